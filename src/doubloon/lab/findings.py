"""What is found out about a finished game, and the books of whose doing it was."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from doubloon.engine.message import Message
from doubloon.engine.seat import Seat
from doubloon.lab.oracle import Prospect


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice, and a better one."""

    at: int
    """How many choices the players had made before."""
    seat: Seat
    chosen: Prospect
    better: Prospect
    loss: float
    error: float
    says: Message
    """What was chosen would do."""
    better_says: Message
    risk: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Stroke:
    """Chance spoke, and somebody's chances changed."""

    at: int
    seat: Seat
    """Whose chances changed most."""
    change: float
    told: Message
    """The last thing that happened."""


@dataclass(frozen=True, slots=True)
class Risk:
    """A card was drawn, and so many of so many would have bust the turn."""

    at: int
    seat: Seat
    fatal: int
    cards: int
    bust: bool


@dataclass(frozen=True, slots=True)
class Account:
    """How one seat's chances came about: start, own choices, those of others, and luck."""

    seat: Seat
    start: float
    own: float
    others: float
    luck: float
    rest: float
    """What changed over choices that nobody has looked at."""
    end: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything found out about a game."""

    game: str
    seats: int
    playouts: int
    weighed: int
    curve: list[tuple[int, list[float]]]
    """Everybody's chances, by the number of choices made."""
    accounts: list[Account]
    mistakes: list[Mistake]
    strokes: list[Stroke]
    risks: list[Risk]

    def data(self) -> dict[str, Any]:
        """The analysis as plain data."""
        found: dict[str, Any] = plain(self)
        return found


def plain(value: Any) -> Any:
    """A finding as plain data, messages included; those of the compiled engine cannot be copied."""
    if isinstance(value, Message):
        return value.data()
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


class Books:
    """Whose doing every change of the chances was."""

    def __init__(self, seats: int, end: list[float]) -> None:
        self.end = end
        self.now: list[float] | None = None
        self.blind = False
        """Whether somebody has chosen since, and nobody has looked at it."""
        self.start = [0.0] * seats
        self.own = [0.0] * seats
        self.others = [0.0] * seats
        self.luck = [0.0] * seats
        self.rest = [0.0] * seats

    def chance(self, chances: list[float]) -> list[float] | None:
        """Chances are these now, and nobody has chosen since they were known; how they changed."""
        before, self.now = self.now, chances
        if before is None:
            self.start = chances
            return None
        change = [new - old for new, old in zip(chances, before, strict=True)]
        into = self.rest if self.blind else self.luck
        for seat, by in enumerate(change):
            into[seat] += by
        blind, self.blind = self.blind, False
        return None if blind else change

    def choice(self, chooser: Seat, chances: list[float]) -> None:
        """A seat has chosen, and chances are these now."""
        assert self.now is not None
        for seat, (new, old) in enumerate(zip(chances, self.now, strict=True)):
            (self.own if seat == chooser else self.others)[seat] += new - old
        self.now = chances

    def close(self) -> list[Account]:
        """The game is over."""
        self.chance(self.end)
        return [
            Account(
                seat,
                self.start[seat],
                self.own[seat],
                self.others[seat],
                self.luck[seat],
                self.rest[seat],
                self.end[seat],
            )
            for seat in range(len(self.end))
        ]
