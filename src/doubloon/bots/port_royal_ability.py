"""What the abilities of Port Royal's persons will bring their owner until the end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from doubloon.games.port_royal.deck import (
    ADMIRAL,
    CLERK,
    GAMBLER,
    GOVERNOR,
    GUNNER,
    JESTER,
    MADEMOISELLE,
    SHIP,
    TRADER,
    VICE_ADMIRAL,
    WHOLESALER,
    Deck,
)

if TYPE_CHECKING:
    from doubloon.bots.port_royal_outlook import Outlook


def ability(look: Outlook, card: int) -> float:
    """What a person's ability will bring until the end."""
    w, deck = look.w, look.deck
    role = deck.role[card]
    have = look.roles[role]
    if deck.symbol[card]:
        return look.promise(look.symbols + deck.symbol[card]) - look.promise(look.symbols)
    if deck.swords[card]:
        ships = repellable(deck)
        more = ships[look.swords + deck.swords[card]] - ships[look.swords]
        return look.earning * w.sword * more
    rate = 0.0
    if role == TRADER:
        rate = w.trader
    elif role == MADEMOISELLE:
        rate = w.mademoiselle
    elif role == ADMIRAL:
        rate = w.admiral * look.seats
    elif role == JESTER:
        rate = w.jester * look.seats
    elif role == GOVERNOR:
        rate = w.governor * w.again**have
    elif role == WHOLESALER:
        rate = 0.0 if look.wholesalers[deck.colour[card]] else w.wholesaler * look.point
    elif role == CLERK:
        rate = w.clerk * w.again**have
    elif role == GUNNER:
        rate = w.gunner * look.seats
    elif role == VICE_ADMIRAL:
        rate = w.vice_admiral * look.seats
    elif role == GAMBLER:
        rate = w.gambler * w.again**have
    return look.earning * rate


@cache
def repellable(deck: Deck) -> list[float]:
    """The share of all ships that so many swords turn away, by the number of swords."""
    ships = [
        (deck.swords[deck.card[row["id"]]], row["copies"])
        for row in deck.rows
        if deck.kind[deck.card[row["id"]]] == SHIP
    ]
    total = sum(copies for _, copies in ships)
    return [sum(copies for need, copies in ships if need <= swords) / total for swords in range(40)]
