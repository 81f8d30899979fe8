"""Shares with their intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

Z: Final = 1.96
"""So many standard deviations hold 95 % of the cases."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share, and the interval that holds the true one with 95 % confidence."""

    rate: float
    low: float
    high: float

    def holds(self, rate: float) -> bool:
        """Whether the true share may be this one."""
        return self.low <= rate <= self.high

    def data(self) -> dict[str, Any]:
        """The share as plain data."""
        return {"rate": self.rate, "low": self.low, "high": self.high}


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval that holds the true share of wins with 95 % confidence, after Wilson."""
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share(wins: float, games: int, held: int | None = None) -> Share:
    """The share of wins for each seat held, in so many games.

    The copies of a bot at one table cannot all win, so the interval is that of the games they won
    together, divided among them.
    """
    low, high = wilson(wins, games)
    each = games / held if held else 1.0
    return Share(wins / games * each, low * each, high * each)


def mean(values: list[float], z: float = Z) -> Share:
    """A mean and the interval that holds the true one with 95 % confidence."""
    count = len(values)
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / max(1, count - 1)
    reach = z * sqrt(spread / count)
    return Share(middle, middle - reach, middle + reach)
