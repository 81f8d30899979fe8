"""Who wins: most ducats after the loot is paid (B8.6, B8.7)."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.engine.outcome import Outcome, Place
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.words import KINDS


def outcome(s: State) -> Outcome:
    """The final standing; ties share the victory."""
    places = [
        Place(
            seat,
            1 + sum(other > ducats for other in s.ducats),
            {"ducats": ducats, "loot": sum(s.loot[seat * KINDS : (seat + 1) * KINDS])},
        )
        for seat, ducats in enumerate(s.ducats)
    ]
    places.sort(key=lambda place: place.place)
    winners = sorted(place.seat for place in places if place.place == 1)
    return Outcome(winners, places, Message("end-b-ships", rule="B8.1"))
