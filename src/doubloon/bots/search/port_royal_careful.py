"""Takes of Port Royal made with care: each card is tried, the turn is played out and weighed.

Rehearsals are better judged if those who think play on as they will when they are asked. What to
take is where the greedy player gains most by a second look, and a look is cheap: nothing but the
faces of coins is left to chance until the turn is over (R4).
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from doubloon.bots.search.judge import Judge
from doubloon.engine.game import Game
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.engine.state import State as AnyState
from doubloon.games import game
from doubloon.games.port_royal.deck import EXPEDITION
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import FIRST_CARD, PASS

TIE: Final = 0.0001
"""What is better by less is no better."""


class CarefulJudge(Judge):
    """Replies as usual, but for takes of seats that are careful."""

    tie = TIE

    def __init__(self) -> None:
        self.game: Game = game("port-royal")

    def is_careful(self, seat: Seat) -> bool:
        """Whether a seat looks twice at what it takes."""
        return False

    def usual(self, s: State, codes: list[int]) -> int:
        """A quick choice for whoever is asked."""
        return codes[0]

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """A quick choice, or a careful take."""
        state = cast(State, s)
        usual = self.usual(state, codes)
        frame = state.stack[-1]
        if not isinstance(frame, Take) or not self.is_careful(frame.seat):
            return usual
        return self.take(state, codes, usual, frame.seat) if is_take(state, usual) else usual

    def take(self, s: State, codes: list[int], usual: int, seat: Seat) -> int:
        """The card after which the seat stands best, or none; the usual one if that is as good."""
        found, best = usual, self.after(s, usual, seat) + self.tie
        for code in codes:
            if code != usual and is_take(s, code):
                worth = self.after(s, code, seat)
                if worth > best:
                    found, best = code, worth
        return found

    def after(self, s: State, code: int, seat: Seat) -> float:
        """How a seat stands once a card is taken and the turn is over, played as usual."""
        world = s.clone()
        turn, stack = world.turn, world.stack
        stack.pop().resolve(world, code)
        while codes := settle(world, any_face):
            if world.turn != turn:
                return self.worth(world)[seat]
            code = codes[0] if len(codes) == 1 else self.usual(world, codes)
            stack.pop().resolve(world, code)
        return self.final(self.game.outcome(world), world)[seat]


def any_face(below: int) -> int:
    """Chance, where only the faces of coins are told: nobody who judges asks for them."""
    return 0


def is_take(s: State, code: int) -> bool:
    """Whether a choice takes a card of the harbour, or none: expeditions always pay (R4.14), and
    what can be claimed is."""
    if code < FIRST_CARD:
        return code == PASS
    return s.deck.kind[code - s.deck.take] != EXPEDITION
