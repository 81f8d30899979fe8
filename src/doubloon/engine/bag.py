"""Unordered bags of cards, kept sorted. A pile that nobody has seen has no order to leak."""

from __future__ import annotations


def tally(bag: list[int]) -> dict[int, int]:
    """How often each card is in the bag."""
    counts: dict[int, int] = {}
    for card in bag:
        counts[card] = counts.get(card, 0) + 1
    return counts
