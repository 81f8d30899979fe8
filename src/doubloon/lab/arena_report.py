"""What came of an arena, in words, tables and plots."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.message import Arg, Message
from doubloon.games import game as find_game
from doubloon.lab.arena import Check, Result, Standing
from doubloon.lab.counts import Share
from doubloon.lab.fixtures import MIRROR
from doubloon.lab.report import (
    INK,
    Grid,
    Part,
    Plot,
    bars,
    figure,
    level,
    line,
    page,
    percent,
)
from doubloon.lab.sim import RANDOM

ENOUGH: Final = 20
"""Deals after which it matters little that the games of one are alike."""


def word(id: str, /, **args: Arg) -> str:
    """A message in the language that is spoken."""
    return str(Message(id, args))


def lead(result: Result) -> list[str]:
    """What was played, and with which code."""
    head = result.head
    found = [
        word(
            "arena-played",
            games=result.games,
            title=Message("title-" + head["game"]),
            seats=head["seats"],
            turns=figure(result.mean_turns),
        ),
        *options_of(head),
        word(
            "arena-made",
            seed=str(head["seed"]),
            commit=head["commit"] or head["version"],
            code=head["code"],
        ),
    ]
    few = [word("arena-few-deals", deals=result.deals)] if result.deals < ENOUGH else []
    if result.fair is None:
        return [*found, word("arena-team"), *few]
    return [*found, word("arena-fair", share=percent(result.fair)), *few]


def options_of(head: dict[str, Any]) -> list[str]:
    """What was played otherwise than usual, as it is asked for."""
    known = find_game(head["game"]).info.options["properties"]
    found = [
        f"{name}={value_of(value)}"
        for name, value in head["options"].items()
        if value != known.get(name, {}).get("default")
    ]
    return [word("arena-options", options=", ".join(found))] if found else []


def value_of(value: Any) -> str:
    """The value of an option; of a house deck its mark is enough."""
    if isinstance(value, dict):
        return str(value.get("mark", ""))
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def interval(share: Share) -> str:
    """From where to where."""
    return word("lab-interval", low=percent(share.low), high=percent(share.high))


def ranked(result: Result) -> list[Standing]:
    """The bots, the best first; of those who won alike, whoever came off better otherwise."""
    return sorted(result.standings, key=lambda one: (-one.share.rate, -one.rating.mu))


def standings(result: Result) -> Grid:
    """A row for each bot, the best first."""
    columns = ("bot", "games", "won", "interval", "rating", "spread")
    rows = [
        [
            one.bot,
            str(one.games),
            percent(one.share.rate),
            interval(one.share),
            figure(one.rating.mu),
            f"± {figure(one.rating.sigma)}",
        ]
        for one in ranked(result)
    ]
    head = [word("lab-column-" + column) for column in columns]
    return Grid(head, rows, (False, True, True, True, True, True))


def limits(result: Result) -> list[str]:
    """How much those can win at most who have several seats at a table."""
    found: dict[float, list[str]] = {}
    for one in ranked(result):
        if one.most < 1:
            found.setdefault(one.most, []).append(one.bot)
    return [word("arena-most", bots=bots, share=percent(most)) for most, bots in found.items()]


def seats(result: Result) -> Grid | None:
    """Every bot's wins by its seat."""
    if result.fair is None:
        return None
    head = [word("lab-column-bot")]
    head += [word("lab-seat", number=seat + 1) for seat in range(result.head["seats"])]
    rows = [[one.bot, *(percent(share.rate) for share in one.by_seat)] for one in result.standings]
    return Grid(head, rows, [False] + [True] * result.head["seats"])


def check_line(check: Check, team: bool) -> str:
    """A check in a sentence."""
    args: dict[str, Arg] = {
        "bot": check.bot,
        "games": check.games,
        "share": percent(check.share.rate),
        "interval": interval(check.share),
        "fair": percent(check.fair),
        "passed": "yes" if check.passed else "no",
    }
    if team:
        del args["fair"], args["passed"]
        return str(Message("arena-check-team", args))
    return str(Message("arena-mirror" if check.match == MIRROR else "arena-sanity", args))


def checks(result: Result) -> list[str]:
    """The matches beside the claim, or that there were none."""
    lines = [check_line(check, result.fair is None) for check in result.checks]
    if lines or (result.fair is None and RANDOM in result.curves):
        return lines
    return [word("arena-unchecked")]


def report(result: Result, language: str) -> str:
    """The whole result as one HTML file."""
    names = [one.bot for one in ranked(result)]
    shares = [one.share for one in ranked(result)]
    marks: dict[str, Any] = {} if result.fair is None else {"shapes": [level(result.fair)]}
    won = Plot(
        [
            bars(
                names,
                [share.rate for share in shares],
                [share.low for share in shares],
                [share.high for share in shares],
            )
        ],
        word("lab-column-bot"),
        word("lab-column-won"),
        percent=True,
        more={**marks, "yaxis": {"rangemode": "tozero"}},
    )
    parts = [
        Part(word("arena-wins"), limits(result), standings(result), won),
        *([Part(word("arena-checks"), lines)] if (lines := checks(result)) else []),
        Part(word("arena-ratings"), [word("arena-ratings-note")], None, ratings(result)),
    ]
    if result.fair is not None:
        parts.append(Part(word("arena-seats"), [], seats(result)))
        parts.append(Part(word("arena-pairs"), [word("arena-pairs-note")], None, pairs(result)))
    title = word("arena-title", title=Message("title-" + result.head["game"]))
    return page(language, title, lead(result), parts)


def ratings(result: Result) -> Plot:
    """The ratings as the games went by."""
    traces = []
    for at, (name, curve) in enumerate(result.curves.items()):
        steps = [round(result.games * step / (len(curve) - 1)) for step in range(len(curve))]
        traces.append(line(name, steps, curve, at))
    return Plot(traces, word("lab-column-games"), word("lab-column-rating"))


def pairs(result: Result) -> Plot:
    """Who ended before whom, as a map."""
    names = [one.bot for one in result.standings]
    found = {(pair.bot, pair.rival): pair.share.rate for pair in result.pairs}
    cells = [[found.get((name, rival)) for rival in names] for name in names]
    trace = {
        "type": "heatmap",
        "x": names,
        "y": names,
        "z": cells,
        "zmin": 0,
        "zmax": 1,
        "colorscale": [[0, "#1c3149"], [1, "#3f6a94"]],
        "texttemplate": "%{z:.0%}",
        "textfont": {"color": INK},
        "hovertemplate": "%{y} > %{x}: %{z:.1%}<extra></extra>",
        "showscale": False,
    }
    more = {"yaxis": {"autorange": "reversed"}}
    return Plot([trace], word("arena-behind"), word("arena-before"), more=more)
