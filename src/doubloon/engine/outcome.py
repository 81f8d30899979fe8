"""How a game ended: who won, how everybody stands, and why it is over."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.engine.seat import Seat


class Place:
    """One seat's line in the final standing; `scores` are what decided, most important first."""

    def __init__(self, seat: Seat, place: int, scores: dict[str, int]) -> None:
        self.seat = seat
        self.place = place
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.seat, self.place))

    def __repr__(self) -> str:
        return f"Place(seat={self.seat}, place={self.place}, scores={self.scores})"

    def data(self) -> dict[str, object]:
        """The line as plain data."""
        return {"seat": self.seat, "place": self.place, "scores": self.scores}


class Outcome:
    """The end of a game. Nobody among the winners means that the team lost."""

    def __init__(self, winners: list[Seat], standing: list[Place], reason: Message) -> None:
        self.winners = winners
        self.standing = standing
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(tuple(self.winners))

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, standing={self.standing}, reason={self.reason!r})"

    def data(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {
            "winners": self.winners,
            "standing": [place.data() for place in self.standing],
            "reason": self.reason.data(),
        }
