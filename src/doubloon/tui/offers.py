"""Which options a mode takes, and which of their values."""

from __future__ import annotations

from typing import Any

from doubloon.engine.game import GameInfo
from doubloon.engine.refusal import Malformed
from doubloon.games import ROOMS, game


def values_of(schema: dict[str, Any]) -> list[Any]:
    """The values that an option can have, one by one; none if they cannot be listed."""
    if "enum" in schema:
        return list(schema["enum"])
    if "enum" in schema.get("items", {}):
        return list(schema["items"]["enum"])
    if schema.get("type") == "boolean":
        return [False, True]
    if schema.get("type") == "integer" and "minimum" in schema and "maximum" in schema:
        return list(range(schema["minimum"], schema["maximum"] + 1))
    return []


def takes_several(schema: dict[str, Any]) -> bool:
    """Whether an option is ticked rather than turned."""
    return schema.get("type") == "array"


def offered(info: GameInfo, mode: str | None, name: str) -> list[Any]:
    """The values of an option that go with the mode: those that the game does not refuse."""
    schema = info.options["properties"][name]
    values = values_of(schema)
    if name == "mode" or mode is None or info.id not in ROOMS:
        return values
    seats = info.modes[mode][0]
    return [
        value
        for value in values
        if accepted(
            info.id, seats, {"mode": mode, name: [value] if takes_several(schema) else value}
        )
    ]


def accepted(id: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether these options go together."""
    try:
        game(id).check(seats, options)
    except Malformed:
        return False
    return True
