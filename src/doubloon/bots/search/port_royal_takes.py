"""Cards of Port Royal taken with care: whoever thinks looks what the turn comes to with each.

Once a player has stopped nothing is left to chance in a turn (R4), so it is played out with every
card and with none, everybody replying as they do, and the judge says what the position is worth
then. In the adventure the next turn's event has come by then (R17.1): the first one that may come
stands for all.
"""

from __future__ import annotations

from typing import Final

from doubloon.bots.search.judge import Judge
from doubloon.engine.game import Game
from doubloon.engine.seat import NOBODY
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.deck import EXPEDITION
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import FIRST_CARD, PASS

TIE: Final = 0.0001
"""A chance that is better by less is no better."""


class TakingJudge(Judge):
    """Plays turns out once they are without luck."""

    def __init__(self) -> None:
        self.game: Game = game("port-royal")
        self.seat = NOBODY
        """Who thinks."""
        self.deep = 0
        """Takes still to come that it thinks about; those after them are left to quick replies."""

    def quick(self, state: State, codes: list[int]) -> int:
        """What is replied without a thought."""
        raise NotImplementedError

    def careful(self, seat: int) -> bool:
        """Whether it is known of a seat that it takes with care."""
        return seat == self.seat

    def take(self, s: State, codes: list[int], usual: int) -> tuple[int, float]:
        """The card after which the seat that thinks stands best, or none, and its chance then; the
        usual one if that is as good."""
        found, best = usual, self.after(s, usual)
        bar = best + TIE
        for code in codes:
            if code != usual and is_take(s, code):
                worth = self.after(s, code)
                if worth > bar:
                    found, best = code, worth
                    bar = worth
        return found, best

    def after(self, s: State, code: int) -> float:
        """Its chance once a choice is made and the turn is over, if that is not left to chance."""
        world = s.clone()
        world.stack.pop().resolve(world, code)
        return self.rest(world, s.turn)

    def rest(self, world: State, turn: int) -> float:
        """Its chance when a turn is over in which everybody takes as they do. The judge is asked in
        the last round, too: it knows that, and what is still to be drawn is not (R6.2)."""
        stack, seat = world.stack, self.seat
        self.pondered += 1
        while codes := settle(world, any_face):
            if world.turn != turn:
                return self.chance(world, seat)
            code = codes[0]
            if len(codes) > 1:
                code = self.quick(world, codes)
                frame = stack[-1]
                if self.deep and self.careful(frame.seat) and isinstance(frame, Take):
                    if is_take(world, code):
                        self.deep -= 1
                        found = self.take(world, codes, code)[1]
                        self.deep += 1
                        return found
            stack.pop().resolve(world, code)
        return self.final(self.game.outcome(world), world)[seat]


def any_face(below: int) -> int:
    """Chance, where the faces of coins are told: nobody asks for them."""
    return 0


def takes(s: State, code: int) -> bool:
    """Whether somebody is asked for a card of the harbour, and would answer so."""
    return isinstance(s.stack[-1], Take) and is_take(s, code)


def is_take(s: State, code: int) -> bool:
    """Whether a choice takes a card of the harbour, or none; expeditions are left to the greedy
    player, who always sets out."""
    if code < FIRST_CARD:
        return code == PASS
    return s.deck.kind[code - s.deck.take] != EXPEDITION
