"""Which cards lie on the table that is told: our own deck, or a house deck.

A terminal shows one table at a time. Whoever tells of several lays out the cards of each before.
"""

from __future__ import annotations

from typing import Final

from doubloon.engine.game import Game
from doubloon.games import game

KEPT: Final = 8
"""Decks whose cards are kept ready."""

_rooms: dict[str, Game] = {}


def lay_out(room: Game) -> None:
    """From here on, a game's cards are those of this table."""
    _rooms[room.info.id] = room


def laid_out(id: str) -> Game:
    """The game whose cards lie on the table."""
    return _rooms.get(id) or game(id)
