"""How sure it is that one way of playing is better than another."""

from __future__ import annotations

from math import sqrt


def lead(one: list[float], other: list[float], errors: float) -> float:
    """How much one is better than another, less some errors of the comparison."""
    count = len(one)
    gains = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / (count * (count - 1))
    return mean - errors * sqrt(spread)
