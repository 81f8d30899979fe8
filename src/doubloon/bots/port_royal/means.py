"""What a seat of Port Royal has that contracts and tasks ask for, and how far it is from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from doubloon.games.port_royal.contracts import Need
from doubloon.games.port_royal.deck import (
    ARES,
    BREAD,
    EXPEDITION,
    INNKEEPER,
    JACK_SHIFT,
    JESTER,
    MADEMOISELLE,
    NO_COLOUR,
    PERSON,
    ROLES,
    TRADER,
    Deck,
)
from doubloon.games.port_royal.needs import SHIP_COLOURS, suits
from doubloon.games.port_royal.persons import short
from doubloon.games.port_royal.words import GOODS

if TYPE_CHECKING:
    from doubloon.bots.port_royal.aim_weights import AimWeights

RARE: Final = (MADEMOISELLE, JESTER, INNKEEPER)
TAX_COINS: Final = 12
"""Coins from which on a tax must be paid (R3.5a)."""


class Means:
    """All that a seat has."""

    def __init__(
        self, deck: Deck, seat: int, coins: int, influence: int, swords: int, cards: Iterable[int]
    ) -> None:
        self.deck = deck
        self.seat = seat
        self.coins = coins
        self.influence = influence
        self.swords = swords
        self.roles = [0] * len(ROLES)
        self.persons: list[int] = []
        self.symbols = 0
        self.expeditions = 0
        self.kept: set[int] = set()
        """Colours of the ships kept for Pirate's Nest (R12.11)."""
        self.goods = [0] * len(GOODS)
        self.ares = 0
        self.crowns = 0
        for card in cards:
            self.add(card)

    def add(self, card: int) -> None:
        """Put a card into the display."""
        deck = self.deck
        if deck.kind[card] == EXPEDITION:
            self.expeditions += 1
            return
        self.roles[deck.role[card]] += 1
        self.symbols += deck.symbol[card]
        self.persons.append(card)

    def drop(self, role: int) -> None:
        """Take a person of a role out of the display."""
        card = next(card for card in self.persons if self.deck.role[card] == role)
        self.roles[role] -= 1
        self.symbols -= self.deck.symbol[card]
        self.persons.remove(card)

    def travel(self, crowns: int, goods: Iterable[int]) -> None:
        """Have crowns and ships kept as goods (R15.6, R18.3)."""
        self.crowns = crowns
        for card in goods:
            self.goods[self.deck.good[card]] += 1
            self.ares += self.deck.colour[card] == ARES

    def fitting(self, need: Need) -> int:
        """Persons whose printed cost is within what is asked."""
        costs = self.deck.cost
        return sum(suits(costs[card], need) for card in self.persons)


def means_of(deck: Deck, view: dict[str, Any], seat: int) -> Means:
    """What a seat has by a view."""
    player, card = view["players"][seat], deck.card
    display = [card[id] for id in player["display"]]
    coins, influence, swords = player["coins"], player["influence"], player["swords"]
    means = Means(deck, seat, coins, influence, swords, display)
    means.kept = {deck.colour[card[id]] for id in player["kept"]}
    if view["quest"] is not None:
        traveller = view["quest"]["travellers"][seat]
        means.travel(traveller["crowns"], [card[id] for id in traveller["goods"]])
    return means


def nearest_trip(w: AimWeights, means: Means, symbols: int, open_: list[int]) -> float:
    """How far the nearest of the open expeditions is with these symbols, bread included."""
    deck, bread = means.deck, means.goods[BREAD]
    best = w.unknown
    for card in open_:
        missing = max(0, short(symbols, deck.needs[card]) - (symbols >> JACK_SHIFT))
        missing += max(0, deck.bread[card] - bread)
        best = min(best, w.symbol * missing)
    return best


def role_steps(w: AimWeights, role: int) -> float:
    """How far away a person of a role is."""
    if role == TRADER:
        return w.trader
    return w.rare_person if role in RARE else w.person


def lack(w: AimWeights, need: Need, means: Means, left: int, trips: float) -> float:
    """How many steps are missing, coins aside.

    `left` says how often the aim's moment must still come, `trips` how far an expedition is.
    """
    steps = hire_lack(w, need, means, trips)
    return steps + spent_lack(w, need, means) + moment_lack(w, need, means, left)


def hire_lack(w: AimWeights, need: Need, means: Means, trips: float) -> float:
    """The same for persons to be hired."""
    steps = 0.0
    for role, number in need.have:
        steps += role_steps(w, role) * max(0, number - means.roles[role])
    steps += w.sword * max(0, need.swords - means.swords)
    steps += w.influence * max(0, need.influence - means.influence)
    if need.persons:
        steps += w.cheap * max(0, need.persons - means.fitting(need))
    if need.expeditions > means.expeditions:
        steps += trips
    return steps


def spent_lack(w: AimWeights, need: Need, means: Means) -> float:
    """The same for crowns and goods to be spent (R16.1)."""
    steps = w.crown * max(0, need.pay_crowns - means.crowns)
    for good, number in enumerate(need.pay_goods):
        if number:
            steps += w.good * max(0, number - means.goods[good])
    if need.pay_ares:
        steps += w.good * max(0, need.pay_ares - means.ares)
    return steps


def moment_lack(w: AimWeights, need: Need, means: Means, left: int) -> float:
    """The same for moments that must come."""
    steps = left * w.colours[need.colours] if need.colours else 0.0
    if need.repelled:
        steps += w.repel * (SHIP_COLOURS - len(means.kept))
        steps += w.sword * max(0, w.might - means.swords)
    if need.waived != NO_COLOUR:
        steps += w.waive * left
    if need.stop_with:
        steps += w.stop * left
    if need.harbour_cards:
        steps += w.cards
    if need.busted:
        steps += w.bust
    if need.tax_paid:
        steps += w.tax
    return steps


def coins_asked(need: Need) -> int:
    """The coins that a seat must have for an aim."""
    return TAX_COINS if need.tax_paid else need.pay_coins


def less(w: AimWeights, need: Need, means: Means, card: int, trips: float, after: float) -> float:
    """How many steps a person saves; expeditions are `trips` away, and `after` it would be."""
    deck = means.deck
    steps = 0.0
    for role, number in need.have:
        if deck.role[card] == role and means.roles[role] < number:
            steps += role_steps(w, role)
    swords = deck.swords[card]
    if swords and (need.swords or need.repelled):
        wanted = need.swords or w.might
        steps += w.sword * max(0, min(swords, wanted - means.swords))
    if need.influence:
        steps += w.influence * max(0, min(deck.influence[card], need.influence - means.influence))
    if need.persons and deck.kind[card] == PERSON and suits(deck.cost[card], need):
        if means.fitting(need) < need.persons:
            steps += w.cheap
    if need.expeditions > means.expeditions and after < trips:
        steps += trips - after
    return steps
