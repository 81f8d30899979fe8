"""A captain who trades well, and sails as the greedy one does."""

from __future__ import annotations

from typing import Final

from doubloon.bots.merchants import HANDLERS, Handler
from doubloon.bots.merchants.brave import place_hit, prize
from doubloon.bots.merchants.trade import TRADER
from doubloon.engine.seat import Seat
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import FIRST_SHIP


def flute(s: State, seat: Seat, codes: list[int]) -> int:
    """Whoever trades first needs a hold."""
    return FIRST_SHIP + 1


TRADES: Final[dict[str, Handler]] = {
    **HANDLERS,
    "ChooseShip": flute,
    "Port": TRADER.menu,
    "Market": TRADER.market,
    "Brokers": TRADER.brokers,
    "Trim": TRADER.trim,
    "Haul": TRADER.trim,
    "KeepRumour": TRADER.keep_rumour,
    "PlaceHit": place_hit,
    "Prize": prize,
}
"""Who answers which question."""
