"""A position: plain data, what is pending, and the story if somebody listens."""

from __future__ import annotations

from typing import Any

from doubloon.engine.event import Event
from doubloon.engine.frame import Frame
from doubloon.engine.seat import NOBODY, Seat


class State:
    """The base of every game's state. A game adds its own flat fields and a `clone`."""

    def __init__(self, seats: int, stack: list[Frame[Any]]) -> None:
        self.seats = seats
        self.stack = stack
        self.telling = False
        self.story: list[Event] = []

    def clone(self) -> State:
        """An independent copy, without listeners."""
        raise NotImplementedError

    def then(self, frame: Frame[Any], after: Frame[Any] | None = None) -> None:
        """Put a step on the stack, and the one to come after it: reading order."""
        if after is not None:
            self.stack.append(after)
        self.stack.append(frame)

    def note(self, event: Event) -> None:
        """Tell the story on. Callers ask `telling` first, so that playouts build no events."""
        self.story.append(event)

    def asked(self) -> Seat:
        """The seat that the top frame asks; NOBODY when the game is over."""
        return self.stack[-1].seat if self.stack else NOBODY

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0
