"""What can be said in Buccaneer: every choice has a fixed code, and its word in the notation.

A stack is named by its top disc. First what players say, then what chance says.
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0

MAX_SEATS: Final = 5
COLOURS: Final = ("red", "blue", "yellow", "black", "green")
"""The colours of the seats in order."""
RANKS: Final = ("2", "3", "4", "5", "q")
"""The five discs of a colour: their wages, and the one that is paid what the ship says (B1.4)."""
DISCS: Final = 25
KINDS: Final = 4
SHIPS: Final = 15

FIRST_TAKE: Final = 1
"""A player picks one of their stacks to act with (B3.1)."""
FIRST_ONTO: Final = 26
"""... and the stack to put it on (B4.1)."""
FIRST_BOARD: Final = 51
"""... or the ship to board (B5.1)."""
FIRST_LOOT: Final = 66
"""The captain picks a loot icon (B5.4)."""
FIRST_MUTINY: Final = 70
"""A player calls a mutiny in a stack (B6.1)."""
FIRST_SEAT: Final = 95
"""Chance names the first player (B2.6)."""
FIRST_SHIP: Final = 100
"""Chance turns up a ship (B2.1)."""


def disc_name(disc: int) -> str:
    """A disc in the notation: its colour and rank."""
    return f"{COLOURS[disc // 5]}-{RANKS[disc % 5]}"


def words(ships: list[str], loot: list[str]) -> list[str]:
    """All words in the order of their codes."""
    discs = [disc_name(disc) for disc in range(DISCS)]
    return [
        "pass",
        *(f"take {disc}" for disc in discs),
        *(f"onto {disc}" for disc in discs),
        *(f"board {ship}" for ship in ships),
        *(f"loot {kind}" for kind in loot),
        *(f"mutiny {disc}" for disc in discs),
        *(f"P{seat + 1}" for seat in range(MAX_SEATS)),
        *ships,
    ]
