"""Expeditions where persons may be wanted for contracts or tasks too."""

from __future__ import annotations

from doubloon.bots.port_royal.means import Means, means_of
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.games.port_royal.deck import BREAD, EXPEDITION, JACK, SYMBOLS
from doubloon.games.port_royal.words import FIRST_CARD


def best_trip(look: Voyage, codes: list[int]) -> int | None:
    """The expedition that brings most beyond what its persons were wanted for."""
    deck = look.deck
    best, found = 0.0, None
    for code in codes:
        card = code - deck.take
        if card >= FIRST_CARD and deck.kind[card] == EXPEDITION:
            aims = look.aims
            change = aims.total(after_trip(look, card)) - aims.total(aims.means)
            worth = look.gain(card) + change
            if worth > best:
                best, found = worth, code
    return found


def after_trip(look: Voyage, expedition: int) -> Means:
    """What the seat would have after an expedition: persons gone, Jacks for what is missing."""
    deck = look.deck
    means = means_of(deck, look.view, look.aims.means.seat)
    means.goods[BREAD] -= deck.bread[expedition]
    for at, role in enumerate(SYMBOLS):
        for _ in range(deck.needs[expedition] >> 4 * at & 15):
            means.drop(role if means.roles[role] else JACK)
            means.influence -= 1
    means.add(expedition)
    means.influence += deck.influence[expedition]
    return means
