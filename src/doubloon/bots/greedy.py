"""The greedy player of every game that has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from doubloon.bots import buccaneer, merchants, port_royal
from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

if TYPE_CHECKING:
    from doubloon.bots import Bot

PLAYERS: Final[dict[str, Callable[[], Bot]]] = {
    "port-royal": port_royal.Greedy,
    "buccaneer": buccaneer.Greedy,
    "merchants": merchants.Greedy,
}
"""How to make each game's player, by the id of the game."""
BOLD_ALONE: Final = 0.12


def met(game: str) -> Bot:
    """The greedy player as it is met by name: like the other, but for one thing.

    Alone with the contracts of Port Royal it is bolder than would be best (docs/coop.md).
    """
    if game == "port-royal":
        return port_royal.Greedy(aims=AimWeights(alone=BOLD_ALONE))
    return greedy(game)


def greedy(game: str) -> Bot:
    """The greedy player of a game, who gives advice; Malformed if that game has none."""
    make = PLAYERS.get(game)
    if make is None:
        raise Malformed(Message("refuse-bot", {"name": "greedy", "possible": ["random"]}))
    return make()
