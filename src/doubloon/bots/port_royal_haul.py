"""What a harbour of Port Royal is worth to the player who may stop now, and after one more card."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from doubloon.bots.port_royal_outlook import Outlook
from doubloon.games.port_royal.deck import (
    ADMIRAL,
    GOVERNOR,
    GUNNER,
    JESTER,
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
            extra += look.w.fee * look.coin * min(left, look.seats - 1)
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

    def after_gamble(self, bag: dict[str, int]) -> tuple[float, float]:
        """What a gamble is worth on average, and the best of its four cards (R9.2 to R9.6)."""
        look = self.outlook
        deck = look.deck
        ships = [0] * 5
        worths: list[tuple[float, int]] = []
        others = 0
        floor = self.best(look.coins)
        for id, copies in bag.items():
            card = deck.card[id]
            if deck.kind[card] == SHIP:
                ships[deck.colour[card]] += copies
                if self.colours >> deck.colour[card] & 1:
                    continue
            else:
                others += copies
            worth = floor
            if deck.kind[card] <= SHIP:
                worth = max(floor, self.taking(card, look.coins, 1))
            worths.append((worth, copies))
        free = [number for at, number in enumerate(ships) if not self.colours >> at & 1]
        best = best_of_four(worths)
        safe = safe_of_four(free, others, sum(ships) + others)
        return safe * best * (1 + look.w.second), best

    def can_grow(self, bag: dict[str, int]) -> bool:
        """Whether any card of the bag would stay; else drawing and repelling might never end."""
        deck = self.outlook.deck
        for id in bag:
            card = deck.card[id]
            if deck.kind[card] == PERSON:
                return True
            if deck.kind[card] == SHIP and not self.colours >> deck.colour[card] & 1:
                return True
        return False

    def after_draw(self, bag: dict[str, int]) -> float:
        """What the harbour is worth on average with one more card of the bag."""
        look = self.outlook
        deck = look.deck
        index, kinds, colours, swords = deck.card, deck.kind, deck.colour, deck.swords
        might = look.swords
        same = busts = persons = ships = 0
        person_worth = ship_worth = 0.0
        with_person = self.terms(len(self.cards) + 1, len(self.ships))
        with_ship = self.terms(len(self.cards) + 1, len(self.ships) + 1)
        person = self.adding_person(*with_person[:2])
        ship = self.adding_ship(*with_ship[:2])
        for id, copies in bag.items():
            card = index[id]
            kind = kinds[card]
            if kind == PERSON:
                persons += copies
                person_worth += copies * person(card)
            elif kind != SHIP:
                same += copies
            elif not self.colours >> colours[card] & 1:
                ships += copies
                ship_worth += copies * ship(card)
            elif swords[card] <= might:
                same += copies
            else:
                busts += copies
        total = same + busts + persons + ships
        worth = same * self.value() + busts * look.coin * look.roles[JESTER]
        worth += person_worth * self.further(with_person[1]) + persons * with_person[2]
        worth += ship_worth * self.further(with_ship[1]) + ships * with_ship[2]
        return worth / total if total else self.value()

    def adding_person(self, coins: int, takes: int) -> Callable[[int], float]:
        """The best haul with a person more, as a function of the person."""
        look = self.outlook
        base = self.best_of(coins, takes)
        if takes > 1:
            return lambda card: max(base, self.taking(card, coins, takes))
        have = look.purse(coins)
        spent = [look.purse(coins - price) - have for price in range(min(coins, 9) + 1)]
        price, worth = look.price, look.person

        def add(card: int) -> float:
            cost = price(card)
            if cost > coins:
                return base
            here = worth(card) + spent[cost]
            return here if here > base else base

        return add

    def adding_ship(self, coins: int, takes: int) -> Callable[[int], float]:
        """The best haul with a ship more, as a function of the ship; like ships are equal."""
        look = self.outlook
        deck = look.deck
        base = self.best_of(coins, takes)
        known: dict[int, float] = {}
        special = [
            (colour + 1) << 8
            if look.traders[colour] or look.wholesalers[colour] or look.clerks[colour]
            else 0
            for colour in range(5)
        ]

        def add(card: int) -> float:
            like = special[deck.colour[card]] | deck.coins[card] << 4 | deck.gift[card]
            found = known.get(like)
            if found is None:
                found = known[like] = max(base, self.taking(card, coins, takes))
            return found

        return add


def safe_of_four(free: list[int], others: int, cards: int) -> float:
    """The chance that four cards hold no two ships of a colour and none of a colour taken.

    `free` counts the ships of each colour not yet taken, `others` what is no ship.
    """
    ways = [1, 0, 0, 0, 0]
    for number in free:
        for at in range(4, 0, -1):
            ways[at] += ways[at - 1] * number
    good = sum(ways[ships] * comb(others, 4 - ships) for ships in range(5))
    return good / comb(cards, 4) if cards >= 4 else 0.0


def best_of_four(worths: list[tuple[float, int]]) -> float:
    """The mean of the best of four cards, given what each is worth and its copies."""
    total = sum(copies for _, copies in worths)
    mean = 0.0
    below = 0
    for worth, copies in sorted(worths):
        mean += worth * (((below + copies) / total) ** 4 - (below / total) ** 4)
        below += copies
    return mean
