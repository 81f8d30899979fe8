"""Windows: moments at which captains may play a card or use what they have (M8.3, M8.4).

Who is asked follows from what anybody can see: a captain with Glory cards in hand is asked at every
moment, whether they fit or not, and so is one with an open means that fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import Side
from doubloon.games.merchants.frames import glory
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import FIRST_PLAY, GLORY, PASS

MOMENTS: Final = (
    "when_scouted",
    "on_engage",
    "naval_after_manoeuvre_roll",
    "naval_flee_won",
    "naval_own_fire",
    "naval_own_hits_located",
    "own_ship_hit",
    "crew_start",
    "crew_after_roll",
    "after_battle_won",
    "own_cargo_lost",
    "own_death",
)
"""The moments of windows; each has its prompt, `prompt-m-window-<moment>`."""

Extra: TypeAlias = Callable[[State, Seat, str], list[int]]
Use: TypeAlias = Callable[[State, Seat, str, int], None]

EXTRA: Final[list[Extra]] = []
USE: Final[list[Use]] = []


def means(extra: Extra, use: Use) -> None:
    """Offer in every window what is no card: weapons, modifications, abilities.

    `extra` names the codes that fit a moment, by open facts alone; `use` carries one out.
    """
    EXTRA.append(extra)
    USE.append(use)


def open_means(s: State, seat: Seat, moment: str) -> list[int]:
    """What the captain can use at the moment besides cards."""
    codes: list[int] = []
    for extra in EXTRA:
        codes += extra(s, seat, moment)
    return codes


class Window(Frame[State]):
    """A moment for one captain, or for two: attacker first, until both pass in a row (M8.4).

    Sides that are no players are passed over.
    """

    fields: ClassVar[tuple[str, ...]] = ("moment", "first", "second", "passes")

    def __init__(self, moment: str, first: Side, second: Side = NOBODY, passes: int = 0) -> None:
        self.seat = NOBODY
        self.moment = moment
        self.first = first
        self.second = second
        self.passes = passes

    def resolve(self, s: State, code: int) -> None:
        if self.passes < 2 and asked(s, self.first, self.moment):
            s.stack.append(React(self.first, self.moment, self.second, self.passes))
        elif self.passes < 1 and asked(s, self.second, self.moment):
            s.stack.append(React(self.second, self.moment, self.first, self.passes + 1))


def asked(s: State, side: Side, moment: str) -> bool:
    """Whether a side is asked at a moment, by what anybody can see."""
    if side < 0 or side >= s.seats or s.dead[side]:
        return False
    return bool(s.hands[side] or open_means(s, side, moment))


class React(Frame[State]):
    """Play a card, use something, or let the moment pass; then it is the other's turn (M8.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "moment", "other", "passes")

    def __init__(self, seat: Seat, moment: str, other: Side, passes: int) -> None:
        self.seat = seat
        self.moment = moment
        self.other = other
        self.passes = passes

    def options(self, s: State) -> list[int]:
        return [
            PASS,
            *open_means(s, self.seat, self.moment),
            *glory.options(s, self.seat, self.moment),
        ]

    def resolve(self, s: State, code: int) -> None:
        if code == PASS:
            s.stack.append(Window(self.moment, self.other, self.seat, self.passes + 1))
            return
        s.stack.append(Window(self.moment, self.other, self.seat))
        if FIRST_PLAY <= code < FIRST_PLAY + GLORY:
            glory.play(s, self.seat, code - FIRST_PLAY)
            return
        s.last_card = NONE
        for use in USE:
            use(s, self.seat, self.moment, code)

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"seat": self.seat}
        return Message("prompt-m-window-" + self.moment.replace("_", "-"), args)
