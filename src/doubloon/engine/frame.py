"""A step in progress: who is asked, what is possible, what happens then."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from doubloon.engine.message import Message
from doubloon.engine.seat import Seat

S = TypeVar("S")

NOTHING: Final = -1
"""What a frame that asks nobody is resolved with."""


class Frame(Generic[S]):
    """One pending step. Frames are never changed once made, so states may share them.

    `seat` says who decides: a player, CHANCE, or NOBODY for a step that just runs. `fields` names
    the constructor's arguments in order, which is all that is needed to write a frame down.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: S) -> list[int]:
        """The codes that may answer; none means that there is nothing to ask.

        Chance's options are a sorted bag: an outcome stands in it as often as it weighs, and is
        taken out of it when it comes up. What can come up again (a die) gives a new bag each time.
        """
        return []

    def resolve(self, s: S, code: int) -> None:
        """Carry the answer out. The frame is off the stack by now."""

    def prompt(self, s: S) -> Message:
        """What the seat is asked, in words that the locale files know."""
        return Message("prompt-chance")

    def dump(self) -> list[object]:
        """The frame as plain data: its name, then its arguments."""
        return [type(self).__name__, *(getattr(self, field) for field in self.fields)]
