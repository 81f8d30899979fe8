"""Chances from rows of weights in whole numbers: all cells of a layer lie in one long number.

A row is what a fact adds to every cell. The cells of a row lie side by side in the bits of a
Python integer, so adding a row to all of them is one addition, and a sum of many rows can be kept
as one number. Whole numbers also come out the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from json import loads
from struct import Struct
from typing import Final, TypeAlias

from doubloon.bots.search.layer import chance

Row: TypeAlias = list[int]
"""What a fact adds to each cell, and directly to the score at last, in grains."""
GRAIN: Final = 512
"""So many grains are one."""
BITS: Final = 32
MIDDLE: Final = 1 << BITS - 1
"""Cells are kept above nothing by so much, so that they do not borrow from each other."""


class Lanes:
    """The weights, packed: what each fact adds, and what each cell adds to the score."""

    def __init__(self, rows: list[Row], bias: Row, outer: list[float]) -> None:
        self.rows = [packed(row) for row in rows]
        self.base = packed(bias) + packed([MIDDLE] * len(bias))
        """Where a sum begins."""
        self.outer = outer
        self.size = len(bias) * BITS // 8
        self.struct = Struct(f"<{len(bias)}I")

    def sum(self, facts: Sequence[int]) -> int:
        """What some facts add."""
        rows, total = self.rows, 0
        for fact in facts:
            total += rows[fact]
        return total

    def chance(self, total: int) -> float:
        """The chance that a sum of all facts, from the base on, comes to."""
        cells = self.struct.unpack(total.to_bytes(self.size, "little"))
        outer = self.outer
        score = 0.0
        for at in range(len(outer)):
            inside: int = cells[at]
            if inside > MIDDLE:
                score += (inside - MIDDLE) * outer[at]
        direct: int = cells[-1]
        return chance((score + direct - MIDDLE) / GRAIN)


def packed(row: Row) -> int:
    """A row as one long number, the first cell in its lowest bits."""
    total = 0
    for cell in reversed(row):
        total = (total << BITS) + cell
    return total


@cache
def lanes(file: str) -> Lanes:
    """Weights that come with the package, read once; `doubloon.lab.rounds` makes them."""
    found = loads((files(__package__) / f"{file}.json").read_text())
    return Lanes(found["rows"], found["bias"], found["outer"])
