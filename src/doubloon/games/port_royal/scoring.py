"""Who wins: most influence, then most coins, then together (R6.3, R7.2)."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.engine.outcome import Outcome, Place
from doubloon.games.port_royal.persons import influence
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import has_expedition


def outcome(s: State) -> Outcome:
    """The final standing. Under the alternative end a seat without expedition ranks last (R7.2)."""
    marks: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        eligible = not s.rules.needs_expedition or has_expedition(s, seat)
        marks.append((1 if eligible else 0, influence(s, seat), s.coins[seat]))
    places = [
        Place(seat, 1 + sum(other > mark for other in marks), scores(mark))
        for seat, mark in enumerate(marks)
    ]
    places.sort(key=lambda place: place.place)
    winners = [place.seat for place in places if place.place == 1]
    if s.ending:
        reason = Message("end-influence", {"count": s.rules.goal}, "R6.2")
    else:
        reason = Message("end-no-cards", rule="R1.8a")
    return Outcome(sorted(winners), places, reason)


def scores(mark: tuple[int, int, int]) -> dict[str, int]:
    """A seat's mark by name."""
    return {"influence": mark[1], "coins": mark[2]}
