"""Scores of rivals from what each has and how they stand to each other; the weights are learned.

What a seat has goes through a layer, and from there into two sums: one for the seat itself, one for
everybody else. A seat's score comes from its own sum, the mean of its rivals' sums, and what its
standing among them adds; so the same weights serve any number of seats.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from json import loads
from typing import TypeAlias

from doubloon.bots.search.layer import Vector, shares

Facts: TypeAlias = list[int]
Told: TypeAlias = tuple[Vector, Vector, float]
"""What a seat adds to its own sum, to those of its rivals, and to its score directly."""
Standing: TypeAlias = tuple[Vector, float]
"""What a seat's standing adds to its sum, and to its score directly."""


class Rivalry:
    """The weights, by what they lead from and to."""

    def __init__(
        self,
        inner: list[Vector],
        bias: Vector,
        own: list[Vector],
        base: Vector,
        others: list[Vector],
        standing: list[Vector],
        outer: Vector,
        direct: Vector,
        lead: Vector,
    ) -> None:
        self.inner = inner
        self.bias = bias
        self.own = own
        self.base = base
        self.others = others
        self.standing = standing
        self.outer = outer
        self.direct = direct
        self.lead = lead

    def told(self, facts: Facts) -> Told:
        """What a seat's facts come to."""
        layer, score = self.bias, 0.0
        for fact, row, weight in zip(facts, self.inner, self.direct, strict=True):
            if fact == 1:
                layer = [a + b for a, b in zip(layer, row, strict=True)]
                score += weight
            elif fact:
                layer = [a + fact * b for a, b in zip(layer, row, strict=True)]
                score += fact * weight
        own, others = self.base, [0.0] * len(self.base)
        for inside, row, column in zip(layer, self.own, self.others, strict=True):
            if inside > 0.0:
                own = [a + inside * b for a, b in zip(own, row, strict=True)]
                others = [a + inside * b for a, b in zip(others, column, strict=True)]
        return own, others, score

    def stands(self, facts: Facts) -> Standing:
        """What a seat's standing comes to."""
        sums, score = [0.0] * len(self.base), 0.0
        for fact, row, weight in zip(facts, self.standing, self.lead, strict=True):
            if fact:
                sums = [a + fact * b for a, b in zip(sums, row, strict=True)]
                score += fact * weight
        return sums, score

    def chances(self, told: list[Told], stands: list[Standing]) -> Vector:
        """Each seat's chance to win."""
        total = [sum(column) for column in zip(*[one[1] for one in told], strict=True)]
        share = 1.0 / (len(told) - 1)
        scores: Vector = []
        for (own, others, direct), (sums, lead) in zip(told, stands, strict=True):
            score = direct + lead
            for a, b, c, d, weight in zip(own, total, others, sums, self.outer, strict=True):
                inside = a + (b - c) * share + d
                if inside > 0.0:
                    score += inside * weight
            scores.append(score)
        return shares(scores)


@cache
def rivalry(file: str, part: str) -> Rivalry:
    """Weights that come with the package, read once; `doubloon.lab.teach` makes them."""
    found = loads((files(__package__) / f"{file}.json").read_text())[part]
    names = ["inner", "bias", "own", "base", "others", "standing", "outer", "direct", "lead"]
    return Rivalry(*(found[name] for name in names))
