"""Chance that is the same for all who play one deal, whatever they choose.

A pile is shuffled when the first of its cards is drawn, and a die is a pile of its faces, shuffled
for every throw. How it falls follows from the seed, from what asks, and from how often that was
shuffled before, and each card has a lot of its own. So in all games of a deal piles lie in the same
order, however many cards anybody takes; and after a shuffle cards that are in a pile in two games
follow each other in both in the same way.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from doubloon.engine.seat import CHANCE
from doubloon.engine.settle import answer, settle
from doubloon.engine.state import State

TOP: Final = {"GambleReveal": "Reveal", "LookAt": "Reveal"}
"""What takes the top card of a pile as something else does: a Gambler, and a Scout that looks."""


class Pile:
    """What lies in the order in which it will be drawn, the next one last."""

    def __init__(self, kind: str, name: int) -> None:
        self.kind = kind
        """What asked for it first."""
        self.name = name
        """Tells piles of one kind apart."""
        self.cards: set[int] = set()
        """All that ever lay in it."""
        self.order: list[int] = []
        self.left: list[int] = []
        """What is still to come, in the order of codes."""
        self.shuffles = 0

    def shuffle(self, seed: int, bag: list[int]) -> None:
        """Put what is in the bag in order; each copy of a card has a lot of its own."""
        self.shuffles += 1
        self.cards.update(bag)
        shuffled = f"{seed} {self.kind} {self.name} {self.shuffles}"
        lots = []
        copy = 0
        for at, code in enumerate(bag):
            copy = copy + 1 if at and bag[at - 1] == code else 0
            lots.append((sha256(f"{shuffled} {code} {copy}".encode()).digest(), code))
        self.order = [code for _, code in sorted(lots, reverse=True)]
        self.left = bag

    def draw(self, kind: str) -> int:
        """The next one. Whatever else asks, as the faces of coins are asked for that are spent, is
        answered from the bottom: it happens more or less often, and should not change what is on
        top."""
        code = self.order.pop(-1 if kind == self.kind else 0)
        self.left.remove(code)
        return code


class Deal:
    """Answers for chance at one table."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.piles: list[Pile] = []

    def settle(self, s: State) -> list[int]:
        """Run a position on until a player must decide; empty when the game is over."""
        while bag := settle(s, None):
            frame = s.stack[-1]
            if frame.seat != CHANCE:
                return bag
            kind = type(frame).__name__
            answer(s, self.draw(TOP.get(kind, kind), bag))
        return []

    def draw(self, kind: str, bag: list[int]) -> int:
        """What comes out of a bag: the next card of the pile that holds just that, or of one that
        is shuffled now."""
        codes = sorted(bag)
        pile = next((one for one in self.piles if one.left == codes), None)
        if pile is None:
            pile = self.mine(kind, codes)
            pile.shuffle(self.seed, codes)
        return pile.draw(kind)

    def mine(self, kind: str, codes: list[int]) -> Pile:
        """The pile of this kind that has had any of these cards, or a new one."""
        for pile in self.piles:
            if pile.kind == kind and not pile.cards.isdisjoint(codes):
                return pile
        pile = Pile(kind, codes[0])
        self.piles.append(pile)
        return pile
