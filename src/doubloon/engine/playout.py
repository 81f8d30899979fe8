"""Play a position to its end by lot: the yardstick of speed, and the leaf of a search."""

from __future__ import annotations

from random import Random

from doubloon.engine.settle import settle
from doubloon.engine.state import State


class Playout:
    """Random play from one generator: players and chance alike."""

    def __init__(self, random: Random) -> None:
        self.random = random.random

    def pick(self, below: int) -> int:
        """A number below the one given, all equally likely."""
        return int(self.random() * below)

    def run(self, s: State) -> int:
        """Play to the end; return how many decisions players took."""
        decisions = 0
        random = self.random
        pick = self.pick
        while options := settle(s, pick):
            s.stack.pop().resolve(s, options[int(random() * len(options))])
            decisions += 1
        return decisions
