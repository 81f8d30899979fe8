"""Whoever deals: asks the seats and hears them, speaks for chance, tells each what it may know."""

from __future__ import annotations

from typing import Any

from doubloon.engine.chance import Seeded
from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.env.vectors.layout import Vector, mask


class Dealer:
    """Leads one game from question to question."""

    def __init__(
        self, game: Game, vector: Vector, seats: int, options: dict[str, Any], seed: int
    ) -> None:
        self.game = game
        self.vector = vector
        self.none = bytes(len(game.vocabulary))
        self.pick = Seeded(seed).pick
        self.state = game.setup(seats, options)
        self.codes = settle(self.state, self.pick)
        """What the seat that is asked may say; nothing once the game is over."""

    def ask(self) -> tuple[Seat, bytearray]:
        """Who is asked, or NOBODY, and a fresh mask of what may be said."""
        return self.state.asked(), mask(self.codes, self.none)

    def hear(self, code: int) -> tuple[Seat, bytearray]:
        """Carry an answer out, up to the next question, and ask that; Illegal if it was none."""
        if code not in self.codes:
            raise refusal(self.game, self.state, self.codes, code)
        s = self.state
        s.stack.pop().resolve(s, code)
        self.codes = settle(s, self.pick)
        return self.ask()

    def tell(self, seat: Seat) -> bytearray:
        """A fresh row of what a seat may know."""
        return self.vector.fill(self.state, seat)


def refusal(game: Game, s: State, codes: list[int], code: int) -> Illegal:
    """Why whoever is asked may not say something, with its rule, and what may be said."""
    words, seat = game.vocabulary, s.asked()
    possible = list(dict.fromkeys(words.choice(seat, legal).text for legal in codes))
    if seat < 0 or not 0 <= code < len(words):
        return Illegal(Message("refuse-action", {"text": str(code)}), possible)
    return Illegal(game.why_not(s, seat, code), possible)
