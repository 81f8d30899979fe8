"""A position in words, as the plain terminal tells it."""

from __future__ import annotations

from typing import Any

from doubloon.engine.game import Game
from doubloon.engine.seat import CHANCE
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.match.table import Table
from doubloon.tui.told import tell


def render(
    mode: str | None, game: Game, seats: int, options: dict[str, Any], state: State
) -> str | None:
    """The table in words: returned for `ansi`, printed for `human`, nothing without a mode."""
    if mode is None:
        return None
    text = told(game, seats, options, state)
    if mode == "ansi":
        return text
    print(text)
    return None


def told(game: Game, seats: int, options: dict[str, Any], state: State) -> str:
    """The table through the eyes of whoever is asked; of a spectator at chance and at the end."""
    table = Table(game, seats, options, None)
    table._state = state.clone()
    table._bag = settle(table._state, None)
    table._decision = None
    asked = table._state.asked()
    names = [f"P{seat + 1}" for seat in range(seats)]
    reader = asked if asked > CHANCE else None
    return "\n".join(tell(table, names, reader, "en"))
