"""A finished game as it stays readable for good, whatever becomes of the rules."""

from __future__ import annotations

from typing import Any

from doubloon.match.save import header
from doubloon.server.room import Room


def archive(room: Room) -> dict[str, Any]:
    """Header, log, story and end of a game: all that was secret may be known now."""
    table = room.table
    assert table is not None
    outcome = table.outcome
    return {
        "header": header(table),
        "names": [place.name for place in room.party.places],
        "log": table.log,
        "events": [event.data() for event in table.events(None)],
        "view": table.view(None),
        "outcome": outcome.data() if outcome else None,
    }
