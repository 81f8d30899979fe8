"""Games, cards and rules as text."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from doubloon.command.common import Common
from doubloon.command.components import WIDTH, component_page, corrected, paragraph
from doubloon.engine.game import Game, GameInfo
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.lab.pace import Pace
from doubloon.locale.cards import WRITTEN, certainty, name_of, source
from doubloon.rulebook import Rules, rulebook

if TYPE_CHECKING:
    from doubloon.lab.bench import Figures
    from doubloon.lab.sim import Result

COLUMNS: Final = (
    "id",
    "name",
    "copies",
    "cost",
    "influence",
    "swords",
    "coins",
    "set",
    "confidence",
)
FEW_COLUMNS: Final = ("id", "name", "kind", "copies", "confidence")
"""Of games whose components have little in common."""
NUMBERS: Final = frozenset(("copies", "cost", "influence", "swords", "coins"))
TRANSLATED: Final = {
    "set": "set-",
    "kind": "kind-",
    "colour": "colour-",
    "bonus": "bonus-",
    "confidence": "confidence-",
}
"""Facts whose values have names in the locale files, and how those messages begin."""
ROUND: Final = 10
"""Figures from which on nobody misses a digit after the point."""
MOST: Final = 20
"""Cards that are named where a word fits several."""
APART: Final = frozenset(
    ("id", "name", "role", "ship", "rule", "skull", "confidence", "source", "house")
)
"""Facts that a card's page tells in a line of their own, in its title or by its rule."""


def games_page(common: Common, games: list[GameInfo]) -> str:
    """Every game: its name, who can play what, and its options."""
    blocks = []
    for info in games:
        title = common.word("title-" + info.id)
        lines = [common.word("games-title", title=title, id=info.id)]
        for mode, (least, most) in info.modes.items():
            lines.append("  " + common.word("games-mode", mode=mode, least=least, most=most))
        for name, schema in info.options["properties"].items():
            if values := option_values(common, schema):
                lines.append("  " + common.word("games-option", name=name, values=values))
        lines.append("  " + common.word("games-rules", version=info.rules_version))
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def option_values(common: Common, schema: dict[str, Any]) -> list[str]:
    """What an option can be; nothing for what is not typed in."""
    if schema.get("type") == "boolean":
        return ["true", "false"]
    if "minimum" in schema:
        return [common.word("games-range", least=schema["minimum"], most=schema["maximum"])]
    found: list[str] = schema.get("enum") or schema.get("items", {}).get("enum") or []
    return found


def named(common: Common, game: Game) -> list[dict[str, Any]]:
    """The cards of a game and whatever else may lie on its table, each with its name."""
    return [{"name": name_of(common.speaker, game, row), **row} for row in game.components()]


def pick_cards(rows: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """The cards with that id or name, else those of the one name that it is a part of.

    Malformed if it is a part of several names.
    """
    wanted = " ".join(name.split()).casefold()
    found = [row for row in rows if wanted in (row["id"], row["name"].casefold())]
    if not found:
        found = [row for row in rows if wanted and wanted in row["name"].casefold()]
        names = list(dict.fromkeys(row["name"] for row in found))
        if len(names) > 1:
            shown = names if len(names) <= MOST else [*names[:MOST], "..."]
            raise Malformed(Message("refuse-cards", {"list": shown}))
    return found


def cards_page(common: Common, game: Game, rows: list[dict[str, Any]]) -> str:
    """All cards as a table, and how sure their figures are."""
    columns = COLUMNS if game.info.id == "port-royal" else FEW_COLUMNS
    head = [common.word("fact-" + column) for column in columns]
    body = [[value(common, row, column) for column in columns] for row in rows]
    return table([head, *body], [column in NUMBERS for column in columns])


def card_page(common: Common, game: Game, row: dict[str, Any], width: int = WIDTH) -> str:
    """One card in full, with its rule, where its figures come from and which a deck corrects."""
    if game.info.id != "port-royal" or row["kind"] in WRITTEN:
        return component_page(common, game, row, value(common, row, "kind"), width)
    lines = [common.word("card-title", name=row["name"], id=row["id"])]
    facts = [*row, "swords"] if row.get("skull") else list(row)
    for fact in facts:
        if fact not in APART and (fact != "need" or "have" in row[fact]):
            lines.append(f"  {common.word('fact-' + fact)}: {value(common, row, fact)}")
    lines.append("  " + common.word("card-confidence", level=value(common, row, "confidence")))
    lines.append("  " + common.word("card-source", source=source(common.speaker, row)))
    if row["confidence"] == "reconstructed":
        lines.append("  " + common.word("card-reconstructed"))
    lines += corrected(common, game, row)
    text = rulebook(game.info.id, common.lang)[row["rule"]]
    return "\n".join([*lines, *paragraph(row["rule"], text, width)])


def value(common: Common, row: dict[str, Any], fact: str) -> str:
    """What a card says about one fact, in words; nothing if it does not say."""
    if fact == "swords" and row.get("skull"):
        return common.word("swords-skull")
    found = row.get(fact, "")
    if fact == "need":
        found, fact = found.get("have", {}), "needs"
    if fact == "needs":
        word, card = common.word, common.speaker.card
        return ", ".join(
            word("fact-persons", name=card(role), count=count) for role, count in found.items()
        )
    if fact in ("sells", "needs_goods"):
        id = "fact-price" if fact == "sells" else "fact-goods"
        return ", ".join(common.word(id, good=good, count=count) for good, count in found.items())
    if fact == "good":
        return common.word("fact-good-name", good=found)
    if fact == "seal_confidence":
        return certainty(common.speaker, found)
    if isinstance(found, list):
        return ", ".join(map(str, found))
    if found is True:
        return common.word("yes")
    if fact in TRANSLATED and found:
        return common.word(TRANSLATED[fact] + found.replace(" ", "-"))
    return str(found)


def rules_page(rules: Rules, width: int = WIDTH) -> str:
    """Rules, each under its number; a section begins with its title."""
    lines: list[str] = []
    for number, text in rules.items():
        if "." in number:
            lines += paragraph(number, text, width)
        else:
            lines += ["", f"{number} {text}", ""]
    return "\n".join(lines).strip("\n")


def sim_page(common: Common, result: Result) -> str:
    """What came of a simulation; where a game takes more than a second, how many it takes."""
    fast = result.games_per_s >= 1
    pace = result.games_per_s if fast else 1 / result.games_per_s
    lines = [
        common.word("sim-games", games=result.games, seats=result.seats, seed=str(result.seed)),
        common.word(
            "sim-speed" if fast else "sim-slow",
            decisions=result.decisions,
            seconds=common.number(result.seconds, 2),
            pace=common.number(pace, digits(pace)),
            speed=common.number(result.decisions_per_s, digits(result.decisions_per_s)),
        ),
        common.word("sim-turns", turns=common.number(result.mean_turns, 1)),
    ]

    def wins(id: str, share: float, **args: Arg) -> None:
        shares = dict(zip(("share", "low", "high"), (share, *result.interval(share)), strict=True))
        figures = {name: common.number(100 * figure, 1) for name, figure in shares.items()}
        lines.append("  " + common.word(id, **args, **figures))

    if result.team_wins is not None:
        wins("sim-team", result.team_wins)
    else:
        if len(result.bots) > 1:
            for name, share in zip(
                told_apart(common, result.bots), result.wins_by_bot, strict=True
            ):
                wins("sim-bot", share, name=name)
        for seat, share in enumerate(result.wins_by_seat):
            wins("sim-seat", share, seat=seat)
    return "\n".join(lines + pace_lines(common, result))


def told_apart(common: Common, names: list[str]) -> list[str]:
    """The names, those numbered that several have."""
    counts: Counter[str] = Counter()
    found = []
    for name in names:
        counts[name] += 1
        several = names.count(name) > 1
        found.append(common.word("sim-same", name=name, number=counts[name]) if several else name)
    return found


def digits(figure: float) -> int:
    """How many digits after the point a figure needs."""
    return 1 if figure < ROUND else 0


def pace_lines(common: Common, result: Result) -> list[str]:
    """How long each kind of bot thought, if any did."""
    paces: dict[str, Pace] = {}
    for name, pace in zip(result.bots, result.paces, strict=True):
        if pace.choices:
            paces.setdefault(name, Pace()).add(pace)
    lines = [common.word("sim-paces")] if paces else []
    for name, pace in paces.items():
        figures: dict[str, Arg] = {
            "mean": common.number(1000 * pace.mean, 1),
            "slowest": common.number(1000 * pace.slowest, 1),
            "choices": pace.choices,
            "long": pace.long,
        }
        lines.append("  " + common.word("sim-pace", name=name, **figures))
    return lines


def bench_page(common: Common, figures: Figures) -> str:
    """What was measured, a line each."""
    build = common.word("bench-compiled" if figures.compiled else "bench-plain")
    lines = [common.word("bench-title", games=figures.games, seats=figures.seats), build]
    for name, figure in figures.data().items():
        if isinstance(figure, float):
            shown = common.number(figure, 1 if figure < 1000 else 0)
            lines.append("  " + common.word("bench-" + name.replace("_", "-"), figure=shown))
    return "\n".join(lines)


def table(rows: list[list[str]], right: list[bool]) -> str:
    """Columns as wide as their widest cell; numbers stand to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = zip(row, widths, right, strict=True)
        padded = [
            cell.rjust(width) if to_right else cell.ljust(width) for cell, width, to_right in cells
        ]
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)
