"""Pages for components of games that have many kinds of them."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from doubloon.command.common import Common
from doubloon.engine.game import Game
from doubloon.locale import Speaker
from doubloon.locale.cards import certainty, confirmed, source, texts
from doubloon.locale.house import differences, written
from doubloon.rulebook import rulebook

WIDTH: Final = 88
FACTS: Final = (
    "copies",
    "nation",
    "home",
    "place",
    "start_zone",
    "test",
    "seamanship",
    "scouting",
    "leadership",
    "influence",
    "toughness",
    "cargo",
    "crew",
    "cannons",
    "maneuverability",
    "buy",
    "sell",
    "price",
    "demand_tokens",
    "money",
    "wage",
    "majority",
    "loot",
    "coins",
    "crowns",
)
"""What a page tells in figures; effects are told by the card's text."""


def component_page(
    common: Common, game: Game, row: dict[str, Any], kind: str, width: int = WIDTH
) -> str:
    """A component in full: what it says, its figures, how sure they are, and its rule."""
    lines = [common.word("card-title", name=row["name"], id=row["id"])]
    lines.append(f"  {common.word('fact-kind')}: {kind}")
    for text in texts(Speaker(common.lang, room=game), row):
        lines += textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="  ")
    for fact in FACTS:
        if row.get(fact):
            lines.append(f"  {fact_name(common, row, fact)}: {figure(common, game, row[fact])}")
    lines += provenance(common, row) + corrected(common, game, row)
    rule = row["rule"]
    return "\n".join([*lines, *paragraph(rule, rulebook(game.info.id, common.lang)[rule], width)])


def fact_name(common: Common, row: dict[str, Any], fact: str) -> str:
    """What a figure is called; skills at sea have names of their own."""
    if "seamanship" in row and common.speaker.knows("m-skill-" + fact):
        return common.word("m-skill-" + fact)
    return common.word("fact-buy" if fact == "price" else "fact-" + fact)


def figure(common: Common, game: Game, found: Any) -> str:
    """A fact in words: names for what has one."""
    if isinstance(found, list):
        return ", ".join(figure(common, game, part) for part in found)
    for prefix in ("m-nation-", "m-skill-"):
        if common.speaker.knows(f"{prefix}{found}"):
            return common.word(f"{prefix}{found}")
    label = game.labels.get(found) if isinstance(found, str) else None
    return common.speaker.say(label) if label else str(found)


def provenance(common: Common, row: dict[str, Any]) -> list[str]:
    """How sure the figures are, what is known better than the rest, from where, and a note."""
    speaker = common.speaker
    said = [common.word("card-confidence", level=certainty(speaker, row["confidence"]))]
    for what, level in confirmed(speaker, row):
        said.append(common.word("card-confirmed", what=what, level=level))
    if row.get("source"):
        said.append(common.word("card-source", source=source(speaker, row)))
    rule = row.get("special", {})
    if rule:
        level = certainty(speaker, rule["confidence"])
        said.append(common.word("provenance-zone-rule", level=level))
    for part in (row, rule):
        if "note" in part:
            said.append(f"{common.word('fact-note')}: {common.word('note-' + part['note'])}")
    if row["confidence"] == "reconstructed":
        said.append(common.word("card-reconstructed"))
    return ["  " + line for line in said]


def corrected(common: Common, game: Game, row: dict[str, Any]) -> list[str]:
    """What a house deck says otherwise than ours, a line each."""
    return [
        "  "
        + common.word(
            "card-house", key=one["key"], ours=written(one["ours"]), house=written(one["house"])
        )
        for one in differences(game, common.speaker)
        if one["card"] == row["id"] and one["key"] in row.get("house", {})
    ]


def paragraph(number: str, text: str, width: int = WIDTH) -> list[str]:
    """A numbered rule, wrapped; a sub-rule stands a little further in."""
    indent = "    " if number[-1].isalpha() else "  "
    return textwrap.wrap(
        f"{number}  {text}",
        width,
        initial_indent=indent,
        subsequent_indent=indent + " " * (len(number) + 2),
    )
