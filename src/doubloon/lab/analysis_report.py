"""What was found out about a game, in words and plots."""

from __future__ import annotations

from typing import Any

from doubloon.engine.message import Arg, Message
from doubloon.lab.findings import Analysis, Mistake
from doubloon.lab.report import COLOURS, Grid, Part, Plot, figure, line, page, percent


def word(id: str, /, **args: Arg) -> str:
    """A message in the language that is spoken."""
    return str(Message(id, args))


def points(change: float) -> str:
    """A change of a chance, in points of a hundred."""
    return figure(100 * change, "+")


def name(seat: int) -> str:
    """A player."""
    return word("analyse-seat", seat=seat)


def lead(analysis: Analysis) -> list[str]:
    """What was done."""
    return [
        word(
            "analyse-made",
            title=Message("title-" + analysis.game),
            weighed=analysis.weighed,
            playouts=analysis.playouts,
        )
    ]


def accounts(analysis: Analysis) -> list[str]:
    """A sentence for each seat: how its chances came about."""
    lines = []
    for one in analysis.accounts:
        args: dict[str, Arg] = {
            "seat": one.seat,
            "start": percent(one.start),
            "own": points(one.own),
            "others": points(one.others),
            "luck": points(one.luck),
            "end": percent(one.end),
        }
        if one.rest:
            args["rest"] = points(one.rest)
        lines.append(str(Message("analyse-account-rest" if one.rest else "analyse-account", args)))
    return lines


def mistake(one: Mistake) -> str:
    """A mistake, what would have been better, and why."""
    seat = one.seat
    parts = [
        word(
            "analyse-mistake",
            at=one.at,
            seat=seat,
            said=one.says,
            chance=percent(one.chosen.chances[seat]),
            better=one.better_says,
            more=percent(one.better.chances[seat]),
        )
    ]
    facts = []
    for fact, value in one.better.facts.items():
        change = value - one.chosen.facts[fact]
        if abs(change) >= 0.05:
            facts.append(word("analyse-fact-" + fact, change=figure(change, "+")))
    if facts:
        parts.append(word("analyse-why", facts=facts))
    if one.risk:
        parts.append(word("analyse-risk", fatal=one.risk[0], cards=one.risk[1]))
    return " ".join(parts)


def mistakes(analysis: Analysis) -> list[str]:
    """The largest mistakes, or that there were none."""
    return [mistake(one) for one in analysis.mistakes] or [word("analyse-no-mistakes")]


def strokes(analysis: Analysis) -> list[str]:
    """What chance did."""
    return [
        word("analyse-stroke", at=one.at, told=one.told, change=points(one.change), seat=one.seat)
        for one in analysis.strokes
    ]


def draws(analysis: Analysis) -> list[str]:
    """How often everybody drew, and what was to be expected."""
    lines = []
    for seat in range(analysis.seats):
        mine = [risk for risk in analysis.risks if risk.seat == seat]
        if mine:
            expected = sum(risk.fatal / risk.cards for risk in mine if risk.cards)
            lines.append(
                word(
                    "analyse-draws",
                    seat=seat,
                    draws=len(mine),
                    expected=figure(expected),
                    busts=sum(risk.bust for risk in mine),
                )
            )
    return lines


def text(analysis: Analysis) -> str:
    """Everything in words."""
    blocks = [lead(analysis), [word("analyse-luck") + ":", *accounts(analysis)]]
    blocks.append([word("analyse-mistakes") + ":", *mistakes(analysis)])
    if analysis.strokes:
        blocks.append([word("analyse-strokes") + ":", *strokes(analysis)])
    if analysis.risks:
        blocks.append([word("analyse-risks") + ":", *draws(analysis)])
    return "\n\n".join("\n".join(block) for block in blocks)


def report(analysis: Analysis, language: str) -> str:
    """Everything as one HTML file."""
    title = word("analyse-title", title=Message("title-" + analysis.game))
    parts = [
        Part(word("analyse-chances"), [], None, curve(analysis)),
        Part(word("analyse-luck"), accounts(analysis), None, sources(analysis)),
        Part(word("analyse-mistakes"), mistakes(analysis)),
    ]
    if analysis.strokes:
        parts.append(Part(word("analyse-strokes"), strokes(analysis)))
    if analysis.risks:
        grid = risky(analysis)
        parts.append(Part(word("analyse-risks"), draws(analysis), grid, risks(analysis)))
    return page(language, title, lead(analysis), parts)


def curve(analysis: Analysis) -> Plot:
    """Everybody's chances, and where the mistakes were."""
    at = [point for point, _ in analysis.curve]
    traces: list[dict[str, Any]] = []
    for seat in range(analysis.seats):
        chances = [values[seat] for _, values in analysis.curve]
        traces.append({**line(name(seat), at, chances, seat), "line_shape": "hv"})
    for trace in traces:
        trace["line"] = {**trace["line"], "shape": trace.pop("line_shape")}
    traces.append(
        {
            "type": "scatter",
            "mode": "markers",
            "name": word("analyse-mistakes"),
            "x": [one.at for one in analysis.mistakes],
            "y": [one.chosen.chances[one.seat] for one in analysis.mistakes],
            "text": [mistake(one) for one in analysis.mistakes],
            "hovertemplate": "%{text}<extra></extra>",
            "marker": {"symbol": "x", "size": 11, "color": "#ffffff"},
        }
    )
    more = {"yaxis": {"range": [0, 1]}}
    return Plot(traces, word("analyse-choices"), word("analyse-chance"), percent=True, more=more)


def sources(analysis: Analysis) -> Plot:
    """Whose doing it was, for each seat."""
    names = [name(one.seat) for one in analysis.accounts]
    traces = []
    shapes = ("", "/", ".")
    for at, (id, values) in enumerate(
        (
            ("analyse-own", [one.own for one in analysis.accounts]),
            ("analyse-others", [one.others for one in analysis.accounts]),
            ("analyse-chance-did", [one.luck for one in analysis.accounts]),
        )
    ):
        traces.append(
            {
                "type": "bar",
                "name": word(id),
                "x": names,
                "y": values,
                "marker": {"color": COLOURS[at], "pattern": {"shape": shapes[at]}},
            }
        )
    return Plot(traces, "", word("analyse-change"), percent=True, more={"barmode": "group"})


def risks(analysis: Analysis) -> Plot:
    """The risk at every draw, and which went wrong."""
    traces = []
    for seat in range(analysis.seats):
        mine = [risk for risk in analysis.risks if risk.seat == seat and risk.cards]
        traces.append(
            {
                "type": "scatter",
                "mode": "markers",
                "name": name(seat),
                "x": [risk.at for risk in mine],
                "y": [risk.fatal / risk.cards for risk in mine],
                "marker": {
                    "color": COLOURS[seat % len(COLOURS)],
                    "size": [12 if risk.bust else 7 for risk in mine],
                    "symbol": ["x" if risk.bust else "circle" for risk in mine],
                },
            }
        )
    return Plot(traces, word("analyse-choices"), word("analyse-bust"), percent=True)


def risky(analysis: Analysis) -> Grid:
    """The draws that could go wrong, as a table."""
    columns = ("at", "seat", "bust", "busted")
    rows = [
        [
            str(risk.at),
            name(risk.seat),
            f"{risk.fatal} / {risk.cards} = {percent(risk.fatal / risk.cards)}",
            word("analyse-bust-yes") if risk.bust else "",
        ]
        for risk in analysis.risks
        if risk.fatal
    ]
    head = [word("analyse-column-" + column) for column in columns]
    return Grid(head, rows, (True, False, True, False))
