"""What an owner of Buccaneer may correct, and the components with such corrections (house decks).

The figures of discs, loot and ships. How many there are is fixed, for the rulebook says it.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from doubloon.engine.house import Corrections, Entry, Figure

BOUNDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "pirates": {"wage": (1, 9)},
    "loot": {"majority": (0, 40)},
    "ships": {"money": (1, 60), "crew": (2, 6), "wage": (1, 6)},
}
"""Minimum crews and wages of ships are those that the rulebook tells (B1.3, B7.2)."""


def entries(data: dict[str, Any]) -> list[Entry]:
    """Every component with its figures, in the order of the data file."""
    kinds = tuple(row["id"] for row in data["loot"]["cards"])
    found: list[Entry] = []
    for part, bounds in BOUNDS.items():
        for row in data[part]["cards"]:
            figures = [
                Figure(key, row[key], least, most)
                for key, (least, most) in bounds.items()
                if row[key]  # a disc marked ? is paid what the ship says (B5.7)
            ]
            if part == "ships":
                figures.append(Figure("loot", row["loot"], 0, 0, kinds, (1, 2)))
            found.append(Entry(row["id"], figures, tuple(row)))
    return found


def corrected(data: dict[str, Any], cards: Corrections) -> dict[str, Any]:
    """The data with the corrected figures in it; `house` keeps what stood there."""
    found = deepcopy(data)
    for part in BOUNDS:
        for row in found[part]["cards"]:
            changes = cards.get(row["id"], {})
            if changes:
                row["house"] = {key: row[key] for key in changes}
                row |= changes
    return found
