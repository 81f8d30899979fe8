"""What a room hands to the store: steps, and what else changes with them."""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec import Struct, field

from doubloon.server import journal as j
from doubloon.server.archive import archive
from doubloon.server.journal import Row
from doubloon.server.room import Room

PLAIN: Final = (j.Chose, j.Said)
"""Facts with which nothing but the step itself is stored."""


class NewTable(Struct, frozen=True):
    """A table that is set up."""

    id: str
    at: float
    host: str
    settings: str
    secret: str
    open: bool
    summary: str


class Change(Struct, frozen=True):
    """Everything of one command, stored together or not at all."""

    table: str
    rows: list[Row] = field(default_factory=list)
    columns: dict[str, Any] = field(default_factory=dict)
    """What changes in the table's own row."""
    guests: list[str] = field(default_factory=list)
    """Who joins."""
    new: NewTable | None = None


def change_of(room: Room, row: Row, facts: list[j.Facts]) -> Change:
    """What is stored with a step: rarely more than the step itself."""
    if not room.over and len(facts) == 1 and isinstance(facts[0], PLAIN):
        return Change(room.id, [row])
    columns: dict[str, Any] = {"state": room.state}
    if room.over:
        columns["archive"] = j.text(archive(room))
        columns["due"] = None
    elif room.state == "playing":
        columns["due"] = 0.0
    joined = [fact.guest for fact in facts if isinstance(fact, j.Sat)]
    return Change(room.id, [row], {**columns, **listing(room)}, joined)


def listing(room: Room) -> dict[str, Any]:
    """What lists say of a table, as columns of its row."""
    return {"touched": time.time(), "summary": summary(room)}


def new_table(room: Room, now: float) -> NewTable:
    """A room as the database first hears of it."""
    s = room.settings
    return NewTable(room.id, now, room.host, j.text(s), room.secret, s.open, summary(room))


def summary(room: Room) -> str:
    """A table in a few words, for lists."""
    asked = room.asked
    places = room.party.places
    return j.text(
        {
            "names": [place.name for place in places],
            "taken": [bool(place.guest or place.bot) for place in places],
            "bots": [place.played_by for place in places],
            "asked": asked,
            "turn": places[asked].guest if asked is not None else "",
            "seq": room.seq,
            "followed": room.party.followed,
        }
    )
