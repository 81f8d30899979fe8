"""The games, each in a folder of its own and loaded when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

ROOMS: Final = {"port-royal": "port_royal", "buccaneer": "buccaneer", "merchants": "merchants"}
"""Game ids and the folders they live in."""

_loaded: dict[str, Game] = {}


def game(id: str) -> Game:
    """The game of that id; Malformed if there is none."""
    found = _loaded.get(id)
    if found is None:
        if id not in ROOMS:
            raise Malformed(Message("refuse-unknown-game", {"name": id, "possible": list(ROOMS)}))
        module = import_module(f"doubloon.games.{ROOMS[id]}")
        found = _loaded[id] = module.make()
    return found
