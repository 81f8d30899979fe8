"""What the abilities of Port Royal's persons will bring their owner until the end."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from doubloon.games.port_royal.deck import (
    ADMIRAL,
    CLERK,
    GAMBLER,
    GOVERNOR,
    GUNNER,
    JESTER,
    MADEMOISELLE,
    ROLES,
    SHIP,
    TRADER,
    VICE_ADMIRAL,
    WHOLESALER,
    Deck,
)

if TYPE_CHECKING:
    from doubloon.bots.port_royal.outlook import Outlook


def ability(look: Outlook, card: int) -> float:
    """What a person's ability will bring until the end."""
    deck = look.deck
    if deck.symbol[card]:
        return look.promise(look.symbols + deck.symbol[card]) - look.promise(look.symbols)
    if deck.swords[card]:
        ships = repellable(deck)
        more = ships[look.swords + deck.swords[card]] - ships[look.swords]
        return look.earning * look.w.sword * more
    role = deck.role[card]
    if role == WHOLESALER and look.wholesalers[deck.colour[card]]:
        return 0.0  # A ship is stored once, whoever stores it (R8.4a).
    return look.earning * look.rates[role]


def rates(look: Outlook) -> list[float]:
    """What one more person of each role brings in a round; swords and symbols are apart."""
    w, roles, seats = look.w, look.roles, look.seats
    found = [0.0] * len(ROLES)
    found[TRADER] = w.trader
    found[MADEMOISELLE] = w.mademoiselle
    found[JESTER] = w.jester * seats
    found[ADMIRAL] = w.admiral * seats
    found[GOVERNOR] = w.governor * w.again ** roles[GOVERNOR]
    found[WHOLESALER] = w.wholesaler * look.point
    found[GAMBLER] = w.gambler * w.again ** roles[GAMBLER]
    found[CLERK] = w.clerk * w.again ** roles[CLERK]
    found[GUNNER] = w.gunner * seats
    found[VICE_ADMIRAL] = w.vice_admiral * seats
    return found


@lru_cache(maxsize=64)
def repellable(deck: Deck) -> list[float]:
    """The share of all ships that so many swords turn away, by the number of swords."""
    ships = [
        (deck.swords[deck.card[row["id"]]], row["copies"])
        for row in deck.rows
        if deck.kind[deck.card[row["id"]]] == SHIP and row["set"] != "adventure"
    ]
    total = sum(copies for _, copies in ships)
    return [sum(copies for need, copies in ships if need <= swords) / total for swords in range(40)]
