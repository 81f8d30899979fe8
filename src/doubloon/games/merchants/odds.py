"""What dice and covered cards may bring, exact, from what a seat can know."""

from __future__ import annotations

from typing import Any, Final

MOST_DICE: Final = 8
FACES: Final = 3
"""A die shows a skull in one case of three, as two of its six faces do (M2.9)."""


def odds(seen: dict[str, Any]) -> dict[str, Any]:
    """The chance of a test by its dice, and what every covered pile may hold.

    A chance is a number of cases and how many there are in all; unseen cards are counted by id.
    """
    tests = {
        str(dice): [FACES**dice - (FACES - 1) ** dice, FACES**dice]
        for dice in range(1, MOST_DICE + 1)
    }
    found: dict[str, Any] = {"tests": tests}
    for pile, cards in seen["unseen"].items():
        if cards:
            found[pile] = counted(cards)
    flags = [flag for pile in seen["flags"] for flag in pile]
    if flags:
        found["merchants"] = counted(flags)
    return found


def counted(cards: list[str]) -> dict[str, int]:
    """How often each card is there."""
    found: dict[str, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found
