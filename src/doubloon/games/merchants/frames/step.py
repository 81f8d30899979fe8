"""Small steps that every part of the game uses: named steps, picks, dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import FIRST_FACE, SKULL

Action: TypeAlias = Callable[[State, Seat, tuple[int, ...]], None]

STEPS: Final[dict[str, Action]] = {}
"""What named steps do."""


def step(action: Action) -> Action:
    """Let steps of the function's name run it: rooms follow one another without importing."""
    STEPS[action.__name__] = action
    return action


COUNTS: Final[dict[str, Callable[[State, tuple[int, ...]], int]]] = {}
"""Of some picks: the figure that their question tells, by name; it is on a card."""


class Step(Frame[State]):
    """A follow-up: a name and numbers, never a closure."""

    fields: ClassVar[tuple[str, ...]] = ("name", "player", "args")

    def __init__(self, name: str, player: Seat, args: tuple[int, ...] = ()) -> None:
        self.seat = NOBODY
        self.name = name
        self.player = player
        self.args = args

    def resolve(self, s: State, code: int) -> None:
        STEPS[self.name](s, self.player, self.args)


class Pick(Frame[State]):
    """The seat picks one of these codes, which anybody may know; the step gets it first.

    Nothing to pick asks nothing. `prompt-m-<name>` is what is asked.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "codes", "name", "args")

    def __init__(
        self, seat: Seat, codes: tuple[int, ...], name: str, args: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.codes = codes
        self.name = name
        self.args = args

    def options(self, s: State) -> list[int]:
        return list(self.codes)

    def resolve(self, s: State, code: int) -> None:
        STEPS[self.name](s, self.seat, (code, *self.args))

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"seat": self.seat}
        if self.name in COUNTS:
            args["count"] = COUNTS[self.name](s, self.args)
        return Message("prompt-m-" + self.name.replace("_", "-"), args)


class Roll(Frame[State]):
    """Chance throws so many dice into `s.dice`, one after another (M2.9)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left

    def options(self, s: State) -> list[int]:
        return [
            FIRST_FACE,
            FIRST_FACE + 1,
            FIRST_FACE + 2,
            FIRST_FACE + 3,
            FIRST_FACE + 4,
            FIRST_FACE + 4,
        ]

    def resolve(self, s: State, code: int) -> None:
        s.dice.append(code - FIRST_FACE + 1)
        if self.left > 1:
            s.stack.append(ROLL[self.left - 1])


ROLL: Final = [Roll(left) for left in range(40)]


def roll(s: State, count: int, after: Frame[State]) -> None:
    """Throw so many dice, then go on; with none `s.dice` is empty."""
    s.dice = []
    s.stack.append(after)
    if count > 0:
        s.stack.append(ROLL[count])


def successes(dice: list[int] | tuple[int, ...]) -> int:
    """How many skulls there are."""
    count = 0
    for face in dice:
        if face == SKULL:
            count += 1
    return count
