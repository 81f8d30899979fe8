"""Scores from facts by one small layer, and shares from scores; the weights are learned."""

from __future__ import annotations

from importlib.resources import files
from json import loads
from math import exp
from typing import Final, TypeAlias

Vector: TypeAlias = list[float]
Added: TypeAlias = tuple[Vector, float]
"""What some of the facts add to the layer, and to the score directly."""
SURE: Final = 30.0
"""A score beyond which nothing changes."""


class Layer:
    """The weights: from facts to the layer, from there to the score, and directly."""

    def __init__(self, inner: list[Vector], bias: Vector, outer: Vector, direct: Vector) -> None:
        self.inner = inner
        self.bias = bias
        self.outer = outer
        self.direct = direct

    def added(self, facts: Vector) -> Added:
        """What facts add to the layer, and to the score."""
        layer, score = self.bias, 0.0
        for at, fact in enumerate(facts):
            if fact:
                layer = [a + fact * b for a, b in zip(layer, self.inner[at], strict=True)]
                score += fact * self.direct[at]
        return layer, score

    def score(self, facts: Vector) -> float:
        """What all facts come to."""
        layer, score = self.added(facts)
        for inside, weight in zip(layer, self.outer, strict=True):
            if inside > 0.0:
                score += inside * weight
        return score


class Nearby:
    """Scores of positions that are much alike: only what differs from the first is added."""

    def __init__(self, layer: Layer, facts: Vector) -> None:
        self.layer = layer
        self.facts = facts
        self.base, self.direct = layer.added(facts)

    def score(self, facts: Vector) -> float:
        """What all facts come to."""
        layer, score = self.base, self.direct
        inner, direct = self.layer.inner, self.layer.direct
        for at, (fact, before) in enumerate(zip(facts, self.facts, strict=True)):
            if fact != before:
                change = fact - before
                layer = [a + change * b for a, b in zip(layer, inner[at], strict=True)]
                score += change * direct[at]
        for inside, weight in zip(layer, self.layer.outer, strict=True):
            if inside > 0.0:
                score += inside * weight
        return score


def chance(ahead: float) -> float:
    """The chance to win of one who is ahead of time by so much."""
    return 1 / (1 + exp(-max(-SURE, ahead)))


def shares(scores: Vector) -> Vector:
    """Scores as shares of one."""
    top = max(scores)
    odds = [exp(score - top) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]


def learned(file: str, part: str) -> Layer:
    """Weights that come with the package; `doubloon.lab.teach` makes them."""
    found = loads((files(__package__) / f"{file}.json").read_text())[part]
    return Layer(found["inner"], found["bias"], found["outer"], found["direct"])
