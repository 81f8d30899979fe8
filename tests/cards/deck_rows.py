"""Rows of the data file, and tables on which their cards can be played."""

from __future__ import annotations

from typing import Any, Final

import doubloon
from kit import PortRoyal, table

ROWS: Final[list[dict[str, Any]]] = [
    row for row in doubloon.cards("port-royal") if row["kind"] != "contract"
]
COLOURS: Final = ("yellow", "blue", "green", "red", "black")


def rows(kind: str, role: str | None = None) -> list[dict[str, Any]]:
    """The rows of a kind, or of a role: one for every card and set."""
    return [row for row in ROWS if row["kind"] == kind and role in (None, row.get("role"))]


def name(row: dict[str, Any]) -> str:
    """What to call a row in a report."""
    return f"{row['set']} {row['id']}"


def setting(row: dict[str, Any], **more: Any) -> PortRoyal:
    """A table that is played with the row's set."""
    if row["set"] in ("set-sail", "adventure"):
        return table(mode=row["set"], **more)
    return table(mix=[] if row["set"] == "base" else [row["set"]], **more)


def fleet(count: int) -> list[str]:
    """So many ships, each worth one influence under a Wholesaler."""
    ships = [row for row in rows("ship") if row["set"] == "base"]
    return [row["id"] for row in ships for _ in range(row["copies"])][:count]
