"""Time to think: so much for the whole game, or for each choice. It reads no clock itself."""

from __future__ import annotations

from doubloon.engine.seat import Seat


class Clock:
    """The clocks of a table, in seconds. Whoever uses it says what time it is.

    With `bank` each seat has that much for the game, and each choice adds `add`; with `move` each
    choice may take that long. With neither there is no hurry.
    """

    def __init__(
        self, seats: int, bank: float | None = None, add: float = 0.0, move: float | None = None
    ) -> None:
        self.bank = bank
        self.add = add
        self.move = move
        self.left = [bank or 0.0] * seats
        self.asked: Seat | None = None
        self.since = 0.0

    def ask(self, seat: Seat | None, now: float) -> None:
        """The question goes to this seat now; whoever was asked before has answered."""
        if self.asked is not None and self.bank is not None:
            self.left[self.asked] += self.add - (now - self.since)
        self.asked = seat
        self.since = now

    def restart(self, seat: Seat, now: float) -> None:
        """The seat comes back to its clock and has at least what one choice adds."""
        self.left[seat] = max(self.left[seat], self.add)
        if self.asked == seat:
            self.since = now

    def deadline(self) -> float | None:
        """When the time of whoever is asked runs out; None if it never does."""
        if self.asked is None:
            return None
        if self.move is not None:
            return self.since + self.move
        return None if self.bank is None else self.since + max(self.left[self.asked], 0.0)

    def seconds(self, seat: Seat, now: float) -> float | None:
        """How much time a seat has left; None if it has all the time in the world."""
        if self.move is not None:
            return max(self.since + self.move - now, 0.0) if seat == self.asked else self.move
        if self.bank is None:
            return None
        spent = now - self.since if seat == self.asked else 0.0
        return max(self.left[seat] - spent, 0.0)
