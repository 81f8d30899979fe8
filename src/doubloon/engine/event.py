"""What happened, told to each reader as far as that reader may know."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat


class Event:
    """One thing that happened. `name` is its message id, `fields` its arguments.

    Fields called `seat` or `rival` hold seats and `card` or `cards` hold card ids: whoever renders
    the event turns them into names.
    """

    name: ClassVar[str] = "event"
    fields: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    """Whether it shows somebody what was hidden: it cannot be taken back freely then."""

    def what(self) -> str:
        """What happened, in a word."""
        return self.name

    def seen_by(self, reader: Seat | None) -> Event | None:
        """The event as this reader may know it, or None; spectators read as None."""
        return self

    def args(self) -> dict[str, Arg]:
        """The event's arguments by name."""
        return {field: getattr(self, field) for field in self.fields}

    def message(self) -> Message:
        """The event as something to say."""
        return Message("event-" + self.what(), self.args())

    def data(self) -> dict[str, object]:
        """The event as plain data."""
        return {"event": self.what(), **self.args()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.what())

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.args().items())
        return f"{type(self).__name__}({inside})"


class TakenBack(Event):
    """A seat took back its last choices; what came after them is void."""

    name: ClassVar[str] = "taken-back"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count
