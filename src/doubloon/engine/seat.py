"""Who may be asked: the seats of the table, chance, or nobody."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int

CHANCE: Final = -1
NOBODY: Final = -2


def seat_name(seat: Seat) -> str:
    """The seat as the notation writes it: `P1`, `P2`, ..., and `?` for chance."""
    return "?" if seat == CHANCE else f"P{seat + 1}"
