"""The components: facts from the data file, laid out flat."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from doubloon.games.buccaneer.words import KINDS

START_DUCATS: Final = 10
FACE_UP: Final = 3
"""Ships that are turned up together (B2.1)."""
MOST_DISCS: Final = 9
"""The greatest stack that a move may make (B4.4)."""
MUTINEERS: Final = 3
"""Own discs in another's stack that allow a mutiny (B6.1)."""


class Facts:
    """Every ship, loot kind and disc."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.rows = flatten(data)
        """One row per component with its confidence and source."""
        loot = data["loot"]["cards"]
        self.loot: list[str] = [row["id"] for row in loot]
        self.majority: list[int] = [row["majority"] for row in loot]
        self.tokens: list[int] = [row["copies"] for row in loot]
        ships = data["ships"]["cards"]
        self.ships: list[str] = [row["id"] for row in ships]
        self.money: list[int] = [row["money"] for row in ships]
        self.crew: list[int] = [row["crew"] for row in ships]
        self.ship_wage: list[int] = [row["wage"] for row in ships]
        """What discs marked ? are paid on the ship (B5.7)."""
        self.icons: list[tuple[int, ...]] = [
            tuple(self.loot.index(kind) for kind in row["loot"]) for row in ships
        ]
        self.wage: list[int] = [row["wage"] for row in data["pirates"]["cards"]]
        """The wage of each rank; 0 for the one that the ship decides."""
        assert len(self.loot) == KINDS
        self.options: dict[str, Any] = {}
        """The house deck, as options of a table bring it; nothing for our own."""

    def pay(self, disc: int, ship: int) -> int:
        """What a disc is paid for boarding a ship (B5.6, B5.7)."""
        wage = self.wage[disc % 5]
        return wage if wage else self.ship_wage[ship]


def flatten(data: dict[str, Any]) -> list[dict[str, Any]]:
    """One row per component, with its table's confidence and source where it has no own."""
    kinds = {"pirates": "pirate", "loot": "loot", "ships": "ship"}
    return [
        {
            "set": "base",
            "kind": kinds[name],
            "confidence": table["confidence"],
            "source": table["source"],
            **card,
        }
        for name, table in data.items()
        for card in table["cards"]
    ]


def read_facts() -> Facts:
    """The facts of the package's own data file."""
    text = Path(__file__).with_name("data").joinpath("cards.toml").read_text(encoding="utf-8")
    return Facts(tomllib.loads(text))
