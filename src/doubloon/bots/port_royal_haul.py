"""What a harbour of Port Royal is worth to the player who may stop now, and after one more card."""

from __future__ import annotations

from doubloon.bots.port_royal_outlook import Outlook
from doubloon.games.port_royal.deck import (
    ADMIRAL,
    GOVERNOR,
    GUNNER,
    JESTER,
    NO_CARD,
    PERSON,
    SHIP,
    VICE_ADMIRAL,
)

NOTHING = 0.0


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
        """Cards that may be taken with so many ships in the harbour (R4.1, R4.3)."""
        return (ships - 2 if ships > 3 else 1) + self.outlook.roles[GOVERNOR] + self.gambled

    def income(self, cards: int, ships: int) -> int:
        """Coins that persons bring before the first card is taken (R4.3)."""
        roles = self.outlook.roles
        coins = 0
        if cards >= 5:
            coins += 2 * roles[ADMIRAL]
        elif cards >= 3:
            coins += roles[VICE_ADMIRAL]
        if ships > 1:
            coins += (ships - 1) * roles[GUNNER]
        return coins

    def value(self) -> float:
        """What stopping now is worth."""
        ships = len(self.ships)
        return self.value_with(NO_CARD, len(self.cards), ships)

    def value_with(self, card: int, cards: int, ships: int) -> float:
        """The best haul, with one card more than there is, or none."""
        look = self.outlook
        income = self.income(cards, ships)
        coins = look.coins + income
        takes = self.allowance(ships)
        best = self.best(coins) if takes == 1 else self.pair(coins)
        if card != NO_CARD:
            best = max(best, self.taking(card, coins, takes))
        if takes > 2:
            best += (takes - 2) * 0.3 * best
        if income:
            best += look.purse(coins) - look.purse(look.coins)
        left = cards - takes
        if left > 0:
            best += look.w.fee * look.coin * min(left, look.seats - 1)
        return best

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

    def after_draw(self, bag: dict[str, int]) -> float:
        """What the harbour is worth on average with one more card of the bag."""
        look = self.outlook
        deck = look.deck
        here = self.value()
        cards, ships = len(self.cards) + 1, len(self.ships)
        total = 0
        worth = 0.0
        bust = look.coin * look.roles[JESTER]
        for id, copies in bag.items():
            total += copies
            card = deck.card[id]
            kind = deck.kind[card]
            if kind == PERSON:
                worth += copies * self.value_with(card, cards, ships)
            elif kind == SHIP:
                if not self.colours >> deck.colour[card] & 1:
                    worth += copies * self.value_with(card, cards, ships + 1)
                elif 0 < deck.swords[card] <= look.swords:
                    worth += copies * here
                else:
                    worth += copies * bust
            else:
                worth += copies * here
        return worth / total if total else here
