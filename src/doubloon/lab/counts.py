"""Shares with their intervals, and tables that live inside a page."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.match.save import check_place, write_whole

Z: Final = 1.96
"""So many standard deviations hold 95 % of the cases."""
BEGIN: Final = "<!-- table -->"
END: Final = "<!-- end of table -->"


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


def text_of(path: Path) -> str:
    """The text of a file; Malformed if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Malformed(Message("refuse-no-file", {"path": str(path)})) from None


class Page:
    """A page with a place for tables between two marks; Malformed if there is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        check_place(path)
        self.parts()

    def parts(self) -> tuple[str, str, str]:
        """What stands before the tables now, the tables, and what stands after them."""
        before, _, rest = text_of(self.path).partition(BEGIN)
        tables, end, after = rest.partition(END)
        if not end:
            names: dict[str, Arg] = {"path": str(self.path), "begin": BEGIN, "end": END}
            raise Malformed(Message("refuse-page", names))
        return before, tables, after

    def write(self, tables: str) -> None:
        """Exchange the tables; whatever else was written meanwhile stays."""
        before, _, after = self.parts()
        write_whole(self.path, f"{before}{BEGIN}\n{tables}\n{END}{after}")
