"""Decks for tests: any figure as wild as it may be."""

from __future__ import annotations

from random import Random
from typing import Any

from doubloon.engine.house import Figure
from doubloon.games import game

FIXED = ("copies", "needs.", "keep", "threshold")
"""Keys that must fit to others."""


def any_value(figure: Figure, random: Random) -> Any:
    """Some value that the figure may have."""
    if figure.length is not None:
        return [one(figure, random) for _ in range(random.randint(*figure.length))]
    return one(figure, random)


def one(figure: Figure, random: Random) -> Any:
    """A single value."""
    if figure.words:
        return random.choice(figure.words)
    if isinstance(figure.value, bool):
        return random.random() < 0.5
    return random.choice([figure.least, figure.most, random.randint(figure.least, figure.most)])


def wild_deck(id: str, random: Random, share: float) -> dict[str, dict[str, Any]]:
    """A deck in which so many of the figures are others."""
    return {
        card: {
            key: any_value(figure, random)
            for key, figure in entry.figures.items()
            if not key.startswith(FIXED) and random.random() < share
        }
        for card, entry in game(id).entries().items()
    }
