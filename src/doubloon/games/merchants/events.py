"""What happened, as the story tells it: one word for each thing, and its arguments."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.event import Event
from doubloon.engine.message import Arg
from doubloon.engine.seat import NOBODY, Seat


class Told(Event):
    """One thing that happened: `event-m-<what>` in the locale files.

    Arguments named in `hidden` are for the owner alone; others read `event-m-<what>-hidden`
    without them.
    """

    name: ClassVar[str] = "m"

    def __init__(
        self,
        what: str,
        said: dict[str, Arg],
        owner: Seat = NOBODY,
        hidden: tuple[str, ...] = (),
    ) -> None:
        self.word = what
        self.said = said
        self.owner = owner
        self.hidden = hidden

    def what(self) -> str:
        """The word, with the game's letter before it."""
        return "m-" + self.word

    def args(self) -> dict[str, Arg]:
        """Its arguments by name."""
        return self.said

    def seen_by(self, reader: Seat | None) -> Event | None:
        """All of it for its owner, the rest for everybody else."""
        if not self.hidden or reader == self.owner:
            return self
        rest = {name: value for name, value in self.said.items() if name not in self.hidden}
        return Told(self.word + "-hidden", rest)


class Shown(Told):
    """It shows somebody what was hidden, so it cannot be taken back freely."""

    reveals: ClassVar[bool] = True
