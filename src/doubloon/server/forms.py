"""What a set-up form or a drawn card needs to know, asked from the games themselves."""

from __future__ import annotations

from functools import cache
from typing import Any

from doubloon.bots import NAMES
from doubloon.engine.game import Game
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.locale import Speaker, speaker
from doubloon.locale.cards import label_of, name_of, texts, told
from doubloon.match.campaign import GAME, MODES


@cache
def sheet(id: str) -> dict[str, Any]:
    """A game's fact sheet, and what can be chosen in each of its modes."""
    info = game(id).info
    setup = {mode: form(game(id), mode) for mode in info.modes}
    return {**info.data(), "setup": setup}


def form(found: Game, mode: str) -> dict[str, Any]:
    """A mode's seats, and the values that each of its options may have.

    The game itself is asked about each value, so a form can offer only what a table may have.
    An option with a single value is no choice, and left out.
    """
    seats = found.info.modes[mode]
    options = {}
    for name, schema in found.info.options["properties"].items():
        values = [one for one in offered(schema) if fits(found, mode, name, one)]
        if name != "mode" and len(values) > 1:
            many = schema.get("type") == "array"
            plain = [one[0] for one in values if one] if many else values
            options[name] = {
                "values": plain,
                "many": many,
                "default": schema["default"],
            }
    return {
        "seats": list(seats),
        "options": options,
        "campaign": found.info.id == GAME and mode in MODES,
    }


def offered(schema: dict[str, Any]) -> list[Any]:
    """The values of an option; of a set those with one part, and none.

    Lists by seat are for campaigns, not for forms.
    """
    if schema.get("type") == "array":
        return [[], *([one] for one in offered(schema["items"]) if schema.get("uniqueItems"))]
    if schema.get("type") == "boolean":
        return [False, True]
    if schema.get("type") == "integer":
        return list(range(schema["minimum"], schema["maximum"] + 1))
    if schema.get("type") == "object":
        return []
    return list(schema["enum"])


def fits(found: Game, mode: str, name: str, value: Any) -> bool:
    """Whether a table of this mode may have that value."""
    try:
        found.check(found.info.modes[mode][0], {"mode": mode, name: value})
    except Malformed:
        return False
    return True


def components(found: Game, lang: str) -> list[dict[str, Any]]:
    """Every card and token of a game: its facts, its name, and what is written on it."""
    say = Speaker(lang, room=found)
    rows = []
    for row in found.components():
        called = {"name": name_of(say, found, row), "label": label_of(found, row).data()}
        said = {**called, "text": texts(say, row)}
        rows.append({**said, "told": told(found, row), **row})
    return rows


def bots(lang: str) -> list[dict[str, Any]]:
    """The bots that can have a seat, and a sentence about each."""
    say = speaker(lang)
    return [{"name": name, "text": say.word("bot-" + name)} for name in NAMES]
