"""What is found out about a finished game, and the books of whose doing it was."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Final

from doubloon.engine.message import Message
from doubloon.engine.seat import Seat
from doubloon.lab.oracle import Prospect

MURKY: Final = 3
"""More than one part in so many of what is told of choices and luck is a lot to be unexplained."""


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
    reasons: dict[str, float] = field(default_factory=dict)
    """What the better choice brings on average, in what speaks for it."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """Chance spoke, and somebody's chances changed."""

    at: int
    seat: Seat
    """Whose chances changed most."""
    change: float
    told: Message
    """What chance did."""


@dataclass(frozen=True, slots=True)
class Risk:
    """A card was drawn, and so many of so many would have bust the turn."""

    at: int
    seat: Seat
    fatal: int
    cards: int
    bust: bool

    @property
    def share(self) -> float:
        """How likely that was."""
        return self.fatal / self.cards if self.cards else 0.0


@dataclass(frozen=True, slots=True)
class Account:
    """How one seat's chances came about: from start to end all of it adds up."""

    seat: Seat
    start: float
    own: float
    others: float
    luck: float
    """What changed where chance spoke and nobody chose."""
    rest: float
    """What changed over choices that nobody has looked at, or though neither somebody chose nor
    chance spoke: the position was only looked at anew, a turn further or by another seat."""
    end: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything found out about a game."""

    game: str
    seats: int
    team: bool
    """Whether all share one chance."""
    seed: int
    playouts: int
    asked: int
    """How many choices had an alternative."""
    weighed: int
    """How many of these were looked at."""
    curve: list[tuple[int, list[float]]]
    """Everybody's chances, by the number of choices made."""
    accounts: list[Account]
    mistakes: list[Mistake]
    strokes: list[Stroke]
    risks: list[Risk]

    @property
    def luck_told(self) -> bool:
        """Whether luck is told apart: that needs two looks at the game with no choice in between,
        and where some choices were not weighed there are hardly any.
        """
        return self.weighed == self.asked

    def unexplained(self, one: Account) -> float:
        """What is nobody's doing as far as is known: luck, too, where it is not told apart."""
        return one.rest if self.luck_told else one.luck + one.rest

    @property
    def murky(self) -> bool:
        """Whether more is unexplained than a third of what is told. Luck that is unexplained the
        other way round has told nothing.
        """
        known = sum(abs(one.own) + abs(one.others) for one in self.accounts)
        if self.luck_told:
            known += sum(lasting(one) for one in self.accounts)
        return sum(abs(self.unexplained(one)) for one in self.accounts) * MURKY > known

    def data(self) -> dict[str, Any]:
        """The analysis as plain data."""
        found: dict[str, Any] = plain(self)
        return found | {"luck_told": self.luck_told, "murky": self.murky}


def lasting(one: Account) -> float:
    """What is left of a seat's luck, if what is unexplained takes some of it back."""
    if one.luck * one.rest >= 0:
        return abs(one.luck)
    return max(0.0, abs(one.luck) - abs(one.rest))


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

    def look(self, chances: list[float], *, spoke: bool) -> list[float] | None:
        """Chances are these now; what luck has changed since they were known, if it was luck."""
        before, self.now = self.now, chances
        if before is None:
            self.start, self.blind = chances, False
            return None
        change = [new - old for new, old in zip(chances, before, strict=True)]
        lucky = spoke and not self.blind
        into = self.luck if lucky else self.rest
        for seat, by in enumerate(change):
            into[seat] += by
        self.blind = False
        return change if lucky else None

    def choice(self, chooser: Seat, chances: list[float]) -> None:
        """A seat has chosen, and chances are these now."""
        assert self.now is not None
        for seat, (new, old) in enumerate(zip(chances, self.now, strict=True)):
            (self.own if seat == chooser else self.others)[seat] += new - old
        self.now = chances

    def close(self) -> list[Account]:
        """The game is over, and its end was looked at."""
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
