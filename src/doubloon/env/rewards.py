"""What the end of a game is worth to each seat.

Alone against the others: zero-sum. A sole winner gets 1, the others share -1 evenly, and winners
who tie share what they win, so that players of equal strength expect 0 at a table of any size and
two seats get the usual 1 and -1. Together: the same for all, 1 if the team has won, else -1.
"""

from __future__ import annotations

from doubloon.engine.outcome import Outcome
from doubloon.engine.seat import Seat


def is_team(mode: str) -> bool:
    """Whether all win together or nobody does."""
    return mode.endswith("-coop")


def rewards(outcome: Outcome, seats: int, team: bool) -> list[float]:
    """The reward of every seat at the end."""
    if team or seats == 1:
        return [1.0 if outcome.winners else -1.0] * seats
    share = 1 / len(outcome.winners)
    return [scaled(share if seat in outcome.winners else 0.0, seats) for seat in range(seats)]


def scaled(share: float, seats: int) -> float:
    """A share of the win as a reward: 1 for all of it, 0 for a fair one."""
    return (seats * share - 1) / (seats - 1)


def forfeit(seats: int, team: bool, loser: Seat) -> list[float]:
    """The rewards if a seat loses by breaking the rules; the others share the win."""
    if team or seats == 1:
        return [-1.0] * seats
    lost = scaled(0.0, seats)
    return [lost if seat == loser else -lost / (seats - 1) for seat in range(seats)]
