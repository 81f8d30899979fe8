"""The names of the environments: one for every game and mode, with a version."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.env.vectors import buccaneer, merchants_layout, port_royal_layout
from doubloon.env.vectors.layout import Vector
from doubloon.games import ROOMS, game

SPACE: Final = "doubloon/"
VERSIONS: Final = {
    "port-royal": port_royal_layout.VERSION,
    "buccaneer": buccaneer.VERSION,
    "merchants": merchants_layout.VERSION,
}


class Named(NamedTuple):
    """What an environment's name stands for."""

    game: str
    mode: str


def default_mode(found: Game) -> str:
    """The mode that a game is played in unless somebody says otherwise."""
    return str(found.info.options["properties"]["mode"]["default"])


def env_id(id: str, mode: str) -> str:
    """The name of an environment: `doubloon/port-royal-v0`, `doubloon/port-royal-contracts-v0`."""
    name = id if mode == default_mode(game(id)) else f"{id}-{mode}"
    return f"{SPACE}{name}-v{VERSIONS[id]}"


def env_ids() -> dict[str, Named]:
    """Every environment there is."""
    return {env_id(id, mode): Named(id, mode) for id in ROOMS for mode in game(id).info.modes}


def resolve(name: str, options: dict[str, Any] | None) -> tuple[str, dict[str, Any]]:
    """The game and its options for a game's id, or for an environment's."""
    if not isinstance(options, dict | None):
        raise Malformed(Message("refuse-options", {"name": str(options)[:80]}))
    options = dict(options or {})
    possible = [*ROOMS, *env_ids()]
    if name not in possible:
        said = str(name)[:80]
        raise Malformed(Message("refuse-unknown-game", {"name": said, "possible": possible}))
    if name in ROOMS:
        return name, options
    found = env_ids()[name]
    options.setdefault("mode", found.mode)
    return found.game, options


def seats_of(id: str, options: dict[str, Any]) -> tuple[int, int]:
    """The least and greatest number of seats in the mode asked for."""
    modes, usual = game(id).info.modes, default_mode(game(id))
    mode = options.get("mode")
    return modes.get(mode, modes[usual]) if isinstance(mode, str) else modes[usual]


def most_seats(id: str, options: dict[str, Any]) -> int:
    """How many play if nobody says: as many as can, but no more than four."""
    return min(4, seats_of(id, options)[1])


def fewest_rivals(id: str, options: dict[str, Any]) -> int:
    """How many bots a learner meets if nobody says: as few as can be, but one at least."""
    return max(1, seats_of(id, options)[0] - 1)


def vector(id: str) -> Vector:
    """What turns positions of a game into numbers; every environment has its own."""
    found: Any = game(id)
    if id == "buccaneer":
        return buccaneer.BuccaneerVector(found)
    if id == "merchants":
        from doubloon.env.vectors.merchants import MerchantsVector

        return MerchantsVector(found)
    from doubloon.env.vectors.port_royal import PortRoyalVector

    return PortRoyalVector(found)
