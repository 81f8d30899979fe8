"""The tree: what was found out about the choices at each question."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

CURIOSITY: Final = 0.45
"""How much a choice that was seldom looked at is favoured; worths lie between 0 and 1."""


class Node:
    """A question to a seat. Options may differ from world to world: a choice is weighed by how
    often it could have been made (`chances`), not by how often the question came up."""

    def __init__(self, seat: int, mark: object = None) -> None:
        self.seat = seat
        self.mark = mark
        self.visits: dict[int, int] = {}
        self.chances: dict[int, int] = {}
        self.totals: dict[int, float] = {}
        self.branches: dict[tuple[int, tuple[int, ...]], Node] = {}
        """What followed a choice, told apart by what chance said."""

    def select(self, codes: list[int], random: Random) -> tuple[int, bool]:
        """One of these codes to look at now, and whether nobody has before."""
        visits, chances, totals = self.visits, self.chances, self.totals
        for code in codes:
            chances[code] = chances.get(code, 0) + 1
        fresh = [code for code in codes if code not in visits]
        if fresh:
            return fresh[int(random.random() * len(fresh))], True
        best, found = -1.0, codes[0]
        for code in codes:
            seen = visits[code]
            bound = totals[code] / seen + CURIOSITY * sqrt(log(chances[code]) / seen)
            if bound > best:
                best, found = bound, code
        return found, False

    def learn(self, code: int, worth: float) -> None:
        """A choice led to something of this worth."""
        self.visits[code] = self.visits.get(code, 0) + 1
        self.totals[code] = self.totals.get(code, 0.0) + worth

    def below(self, code: int, fell: tuple[int, ...], seat: int, mark: object) -> Node:
        """The question that came after a choice and what chance said then."""
        found = self.branches.get((code, fell))
        if found is None:
            found = self.branches[code, fell] = Node(seat, mark)
        return found

    def visits_of(self, code: int) -> int:
        """How often a choice was looked at."""
        return self.visits.get(code, 0)

    def mean(self, code: int) -> float:
        """What a choice is worth, as far as is known."""
        seen = self.visits.get(code, 0)
        return self.totals[code] / seen if seen else 0.0

    def marks_below(self, code: int) -> dict[object, Node]:
        """The questions to this seat that may come after a choice, by their marks."""
        found: dict[object, Node] = {}
        open = [node for (chosen, _), node in self.branches.items() if chosen == code]
        while open:
            node = open.pop()
            if node.mark is not None:
                found[node.mark] = node
            open += node.branches.values()
        return found
