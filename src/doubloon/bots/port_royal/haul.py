"""What a harbour of Port Royal is worth to the player whose turn it is."""

from __future__ import annotations

from typing import Final

from doubloon.bots.port_royal.outlook import Outlook
from doubloon.games.port_royal.deck import (
    ADMIRAL,
    GOVERNOR,
    GUNNER,
    PERSON,
    SHIP,
    VICE_ADMIRAL,
)

NOTHING: Final = 0.0


def allowance(roles: list[int], ships: int, gambled: int) -> int:
    """Cards that may be taken with so many ships in the harbour (R4.1, R4.3)."""
    return (ships - 2 if ships > 3 else 1) + roles[GOVERNOR] + gambled


def income_of(roles: list[int], cards: int, ships: int) -> int:
    """Coins that these persons bring before the first card is taken (R4.3)."""
    coins = 0
    if cards >= 5:
        coins += 2 * roles[ADMIRAL]
    elif cards >= 3:
        coins += roles[VICE_ADMIRAL]
    return coins + (ships - 1) * roles[GUNNER] if ships > 1 else coins


class Harbour:
    """The cards to choose from in one's own take step, and the best way to choose."""

    def __init__(self, outlook: Outlook, cards: list[int], gambled: int) -> None:
        self.outlook = outlook
        self.cards = cards
        self.gambled = gambled
        deck = outlook.deck
        self.persons = [card for card in cards if deck.kind[card] == PERSON]
        self.ships = [card for card in cards if deck.kind[card] == SHIP]
        self.colours = 0
        for ship in self.ships:
            self.colours |= 1 << deck.colour[ship]
        self._best: dict[int, float] = {}
        self._pair: dict[int, float] = {}

    def allowance(self, ships: int) -> int:
        """Cards that may be taken with so many ships in the harbour."""
        return allowance(self.outlook.roles, ships, self.gambled)

    def income(self, cards: int, ships: int) -> int:
        """Coins that persons bring before the first card is taken."""
        return income_of(self.outlook.roles, cards, ships)

    def value(self) -> float:
        """What stopping now is worth."""
        coins, takes, extra = self.terms(len(self.cards), len(self.ships))
        return self.best_of(coins, takes) * self.further(takes) + extra

    def terms(self, cards: int, ships: int) -> tuple[int, int, float]:
        """With so many cards and ships: coins to spend, cards to take, and the worth of the rest.

        The rest is income, and the coins that rivals pay for what is left to them (R4.8).
        """
        look = self.outlook
        income = self.income(cards, ships)
        takes = self.allowance(ships)
        extra = look.purse(look.coins + income) - look.purse(look.coins) if income else 0.0
        left = cards - takes
        if left > 0:
            extra += look.toll * min(left, look.seats - 1)
        return look.coins + income, takes, extra

    def further(self, takes: int) -> float:
        """By what factor a haul grows if more than two cards may be taken."""
        return 1 + (takes - 2) * self.outlook.w.third if takes > 2 else 1.0

    def best_of(self, coins: int, takes: int) -> float:
        """The best one or two cards."""
        return self.best(coins) if takes == 1 else self.pair(coins)

    def taking(self, card: int, coins: int, takes: int) -> float:
        """The worth of a card and, if more may be taken, of the best other with it."""
        look = self.outlook
        if look.deck.kind[card] == SHIP:
            income = look.income(card)
            worth = look.ship(card) + look.purse(coins + income) - look.purse(coins)
            return worth + self.best(coins + income) if takes > 1 else worth
        price = look.price(card)
        if price <= coins:
            worth = look.person(card) + look.purse(coins - price) - look.purse(coins)
            return worth + self.best(coins - price) if takes > 1 else worth
        best = NOTHING
        if takes > 1:
            for ship in self.ships:
                rich = coins + look.income(ship)
                if price <= rich:
                    worth = look.person(card) + look.purse(rich - price) - look.purse(coins)
                    best = max(best, worth + look.ship(ship))
        return best

    def alone(self, card: int) -> float:
        """What a single card is worth, if it can be had."""
        look = self.outlook
        coins = look.coins + self.income(len(self.cards), len(self.ships))
        return self.taking(card, coins, 1)

    def best(self, coins: int) -> float:
        """The best single card for so many coins; passing is worth nothing."""
        found = self._best.get(coins)
        if found is None:
            look = self.outlook
            found = NOTHING
            have = look.purse(coins)
            for ship in self.ships:
                worth = look.ship(ship) + look.purse(coins + look.income(ship)) - have
                if worth > found:
                    found = worth
            for person in self.persons:
                price = look.price(person)
                if price <= coins:
                    worth = look.person(person) + look.purse(coins - price) - have
                    if worth > found:
                        found = worth
            self._best[coins] = found
        return found

    def pair(self, coins: int) -> float:
        """The best two cards, one after the other."""
        found = self._pair.get(coins)
        if found is None:
            found = NOTHING
            for at, card in enumerate(self.cards):
                rest = Harbour(self.outlook, self.cards[:at] + self.cards[at + 1 :], 0)
                found = max(found, rest.taking(card, coins, 2))
            self._pair[coins] = found
        return found

    def points(self) -> int:
        """The most influence that stopping now can bring."""
        look = self.outlook
        ships = len(self.ships)
        coins = look.coins + self.income(len(self.cards), ships)
        return self._points(self.cards, coins, self.allowance(ships))

    def _points(self, cards: list[int], coins: int, takes: int) -> int:
        """The most influence that so many takes can bring, ships paying for persons."""
        look = self.outlook
        deck = look.deck
        best = 0
        if takes:
            for at, card in enumerate(cards):
                if deck.kind[card] == SHIP:
                    here = 1 if look.wholesalers[deck.colour[card]] else 0
                    purse = coins + look.income(card)
                else:
                    here = deck.influence[card]
                    purse = coins - look.price(card)
                if purse >= 0 and (here or takes > 1):
                    rest = cards[:at] + cards[at + 1 :] if takes > 1 else []
                    best = max(best, here + self._points(rest, purse, min(takes, 3) - 1))
        return best
