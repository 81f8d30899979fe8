"""Who wins: most influence, then most coins, then together (R6.3, R7.2)."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.outcome import Outcome, Place
from doubloon.games.port_royal.contracts import RANKS, Board
from doubloon.games.port_royal.persons import influence
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import has_expedition


def outcome(s: State) -> Outcome:
    """The final standing. Under the alternative end a seat without expedition ranks last (R7.2)."""
    if s.board is not None and s.board.coop:
        return team_outcome(s, s.board)
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


def team_outcome(s: State, board: Board) -> Outcome:
    """All win or nobody does (R13.5, R13.6); the score pile tells their rank (R13.9)."""
    place = 1 if s.ending else 2
    places = [
        Place(seat, place, {"contracts": board.completed(seat), "coins": s.coins[seat]})
        for seat in range(s.seats)
    ]
    if not s.ending:
        return Outcome([], places, Message("end-time-out", rule="R13.6"))
    rank = RANKS[min(board.score // 2, len(RANKS) - 1)]
    args: dict[str, Arg] = {"count": board.score, "rank": rank}
    return Outcome(list(range(s.seats)), places, Message("end-contracts-done", args, "R13.5"))
