"""Who has won, and by what (M1.4 to M1.6)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Message
from doubloon.engine.outcome import Outcome, Place
from doubloon.engine.seat import Seat
from doubloon.games.merchants.state import CAPTAINS_OUT, EVENTS_OUT, GLORY_REACHED, State
from doubloon.games.merchants.verbs import stash_points

REASONS: Final = {
    GLORY_REACHED: Message("outcome-m-glory", rule="M1.4"),
    EVENTS_OUT: Message("outcome-m-events", rule="M1.6"),
    CAPTAINS_OUT: Message("outcome-m-captains", rule="M1.6"),
}


def scores(s: State, seat: Seat) -> dict[str, int]:
    """What counts for a player at the end."""
    total = s.glory[seat] + stash_points(s, seat)
    return {"glory": total, "track": s.glory[seat], "chest": s.chest[seat]}


def strength(s: State, seat: Seat) -> tuple[int, int, int]:
    """What places are decided by.

    Once the goal is reached, those who have it come first and the track decides between them
    (M1.5); otherwise all Glory counts, and ties go the same way (M1.6).
    """
    total = s.glory[seat] + stash_points(s, seat)
    if s.end == GLORY_REACHED:
        return (int(total >= s.goal), s.glory[seat], s.chest[seat])
    return (total, s.glory[seat], s.chest[seat])


def outcome(s: State) -> Outcome:
    """Winners and standing; equal in all that counts is a shared place."""
    strengths = [strength(s, seat) for seat in range(s.seats)]
    places = [1 + sum(other > own for other in strengths) for own in strengths]
    order = sorted(range(s.seats), key=places.__getitem__)
    return Outcome(
        [seat for seat in range(s.seats) if places[seat] == 1],
        [Place(seat, places[seat], scores(s, seat)) for seat in order],
        REASONS[s.end],
    )
