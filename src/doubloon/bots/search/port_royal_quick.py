"""Quick replies in Port Royal: the greedy player's judgement, taken once and used for a turn.

What cards and coins are worth to a seat hardly changes within a turn, so an eye looks once, and
remembers what harbours are worth to it. Cards that go well together are seen: a ship that pays for
a person, two persons where two may be taken.
"""

from __future__ import annotations

from typing import Final, cast

from doubloon.bots.port_royal.haul import allowance, income_of
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.games.port_royal.deck import (
    EXPEDITION,
    JESTER,
    PERSON,
    SHIP,
)
from doubloon.games.port_royal.frames.discover import Repel
from doubloon.games.port_royal.persons import influence
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import ADMIT, DRAW, FIRST_CARD, PASS, REPEL, STOP

PURSE: Final = 61
"""Coins up to which a purse is reckoned."""
NEVER: Final = -1.0
"""What cannot be paid is worth less than nothing."""
UNSEEN: Final = 1e9
"""What nobody has looked at yet."""


class Eye:
    """How a seat sees the cards: what each is worth to it, what coins are, and whole harbours."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.purse = look.purses(PURSE)
        deck = look.deck
        self.cost = [0] * len(deck.kind)
        """Coins that a card costs; less than none for ships."""
        self.gain = [0.0] * len(deck.kind)
        """What a card is worth, its coins aside."""
        self.fetched = [False] * len(deck.kind)
        self.tables: dict[int, list[float]] = {}
        self.stops: dict[tuple[tuple[int, ...], int, int], float] = {}
        self.draws: dict[tuple[tuple[int, ...], int, int], float] = {}

    def fetch(self, card: int) -> None:
        """Look at a card for the first time."""
        look = self.look
        if look.deck.kind[card] == SHIP:
            self.cost[card] = -look.income(card)
            self.gain[card] = look.ship(card)
        else:
            self.cost[card] = look.price(card)
            self.gain[card] = look.person(card)
        self.fetched[card] = True

    def worth(self, card: int, coins: int, fee: int) -> float:
        """What taking a card changes, for so many coins in the purse."""
        if not self.fetched[card]:
            self.fetch(card)
        left = coins - self.cost[card] - fee
        if left < 0:
            return NEVER
        purse = self.purse
        have = purse[coins if coins < PURSE else -1]
        return self.gain[card] + purse[left if left < PURSE else -1] - have

    def table(self, coins: int) -> list[float]:
        """The same for cards in an own turn, as far as anybody has looked."""
        found = self.tables.get(coins)
        if found is None:
            found = self.tables[coins] = [UNSEEN] * len(self.cost)
        return found

    def next(self, cards: list[int], skipped: int, coins: int, fee: int) -> float:
        """The best card besides one, nothing at the least."""
        best = 0.0
        for at in range(len(cards)):
            if at != skipped:
                worth = self.worth(cards[at], coins, fee)
                if worth > best:
                    best = worth
        return best

    def pair(self, cards: list[int], coins: int) -> float:
        """The best two cards, one after the other."""
        best = 0.0
        for at in range(len(cards)):
            worth = self.worth(cards[at], coins, 0)
            if worth != NEVER:
                worth += self.next(cards, at, coins - self.cost[cards[at]], 0)
                if worth > best:
                    best = worth
        return best

    def haul(self, cards: list[int], coins: int, takes: int) -> float:
        """The best that so many takes bring."""
        if takes == 1:
            return self.next(cards, -1, coins, 0)
        return self.pair(cards, coins) * self.further(takes)

    def further(self, takes: int) -> float:
        """By what factor a haul grows if more than two cards may be taken."""
        return 1.0 + (takes - 2) * self.look.w.third if takes > 2 else 1.0

    def extra(self, coins: int, income: int, left: int) -> float:
        """What that income is worth, and the coins of rivals for what is left to them (R4.8)."""
        purse = self.purse
        worth = purse[min(coins + income, PURSE - 1)] - purse[min(coins, PURSE - 1)]
        if left > 0:
            worth += self.look.toll * min(left, self.look.seats - 1)
        return worth

    def stop(self, harbour: list[int], coins: int, gambled: int) -> float:
        """What stopping is worth."""
        key = (tuple(harbour), coins, gambled)
        found = self.stops.get(key)
        if found is None:
            look = self.look
            kinds = look.deck.kind
            ships = 0
            for card in harbour:
                ships += kinds[card] == SHIP
            takes = allowance(look.roles, ships, gambled)
            income = income_of(look.roles, len(harbour), ships)
            found = self.haul(harbour, coins + income, takes)
            found += self.extra(coins, income, len(harbour) - takes)
            self.stops[key] = found
        return found

    def draw(self, harbour: list[int], coins: int, gambled: int, bag: list[int]) -> float:
        """What another card promises, over all cards that it may be."""
        key = (tuple(harbour), coins, gambled)
        found = self.draws.get(key)
        if found is None:
            found = self.draws[key] = self.drawn(harbour, coins, gambled, bag)
        return found

    def drawn(self, harbour: list[int], coins: int, gambled: int, bag: list[int]) -> float:
        """The same, reckoned."""
        look = self.look
        deck = look.deck
        kinds, colours, needed = deck.kind, deck.colour, deck.swords
        mask = ships = 0
        for card in harbour:
            if kinds[card] == SHIP:
                mask |= 1 << colours[card]
                ships += 1
        stop = self.stop(harbour, coins, gambled)
        jest = look.roles[JESTER] * look.coin
        with_person = More(self, harbour, coins, ships, gambled)
        with_ship = More(self, harbour, coins, ships + 1, gambled)
        might = look.swords
        total = 0.0
        for card in bag:
            kind = kinds[card]
            if kind == PERSON:
                total += with_person.worth(card)
            elif kind != SHIP:
                total += stop
            elif not mask >> colours[card] & 1:
                total += with_ship.worth(card)
            else:
                total += stop if needed[card] <= might else jest
        return total / len(bag) if bag else stop


class More:
    """A harbour with one card more, so many ships and so many takes then."""

    def __init__(self, eye: Eye, harbour: list[int], coins: int, ships: int, gambled: int) -> None:
        self.eye = eye
        roles = eye.look.roles
        takes = allowance(roles, ships, gambled)
        income = income_of(roles, len(harbour) + 1, ships)
        self.coins = coins + income
        self.extra = eye.extra(coins, income, len(harbour) + 1 - takes)
        self.single = takes == 1
        self.table = eye.table(self.coins)
        self.further = eye.further(takes)
        self.known: dict[int, float] = {}
        self.firsts: list[tuple[float, int]] = []
        """What each card of the harbour is worth if taken first, and the coins then."""
        if self.single:
            self.base = eye.next(harbour, -1, self.coins, 0)
        else:
            self.base = eye.pair(harbour, self.coins)
            for card in harbour:
                worth = eye.worth(card, self.coins, 0)
                if worth != NEVER:
                    self.firsts.append((worth, self.coins - eye.cost[card]))
        self.harbour = harbour

    def worth(self, card: int) -> float:
        """What it is worth with this card."""
        if self.single:
            worth = self.table[card]
            if worth == UNSEEN:
                worth = self.table[card] = self.eye.worth(card, self.coins, 0)
            return (worth if worth > self.base else self.base) + self.extra
        found = self.known.get(card)
        if found is None:
            eye = self.eye
            best = self.base
            worth = eye.worth(card, self.coins, 0)
            if worth != NEVER:
                worth += eye.next(self.harbour, -1, self.coins - eye.cost[card], 0)
                if worth > best:
                    best = worth
            for first, coins in self.firsts:
                worth = eye.worth(card, coins, 0)
                if first + worth > best and worth != NEVER:
                    best = first + worth
            found = self.known[card] = best * self.further + self.extra
        return found


def expedition(s: State, codes: list[int], eye: Eye) -> int:
    """The best expedition to set out on; -1 if there is none."""
    deck = s.deck
    best, found = 0.0, -1
    for code in codes:
        if code >= FIRST_CARD and deck.kind[code - deck.take] == EXPEDITION:
            gain = eye.look.gain(code - deck.take)
            if gain > best:
                best, found = gain, code
    return found


def take(s: State, codes: list[int], eye: Eye, left: int) -> int:
    """The card that is worth most with the best that can follow it, or none."""
    deck = s.deck
    seat = s.stack[-1].seat
    coins = s.coins[seat]
    own = seat == s.active
    fee = 0 if own else 1
    if own and s.expeditions:
        found = expedition(s, codes, eye)
        if found >= 0:
            return found
    best, found = 0.0 if own or s.ending else eye.look.rival_coin, PASS
    for code in codes:
        if code >= FIRST_CARD:
            card = code - deck.take
            if s.ending:
                worth = last_worth(s, card)
            else:
                worth = eye.worth(card, coins, fee)
                if left > 1 and worth != NEVER:
                    rest = s.harbour[:]
                    rest.remove(card)
                    worth += eye.next(rest, -1, coins - eye.cost[card] - fee, fee)
            if worth > best:
                best, found = worth, code
    if found == PASS and len(codes) > 1 and PASS not in codes:
        return codes[0]
    return found


def bag_of(s: State) -> list[int]:
    """The cards that the next one is among."""
    return s.unseen[-1] if s.pile else s.discard


def repel(s: State, eye: Eye) -> int:
    """Drive a ship away if it would bust, or if the turn promises more without it."""
    deck = s.deck
    ship = cast(Repel, s.stack[-1]).ship
    for card in s.harbour:
        if deck.kind[card] == SHIP and deck.colour[card] == deck.colour[ship]:
            return REPEL
    coins, gambled, bag = s.coins[s.active], s.gambled, bag_of(s)
    more = [*s.harbour, ship]
    within = max(eye.stop(more, coins, gambled), eye.draw(more, coins, gambled, bag))
    without = max(eye.stop(s.harbour, coins, gambled), eye.draw(s.harbour, coins, gambled, bag))
    return ADMIT if within >= without else REPEL


def discover(s: State, codes: list[int], eye: Eye) -> int:
    """Draw, unless what lies there is worth more than another card promises."""
    if s.expeditions:
        found = expedition(s, codes, eye)
        if found >= 0:
            return found
    if STOP not in codes:
        return codes[0]
    if codes[0] != DRAW:
        return STOP
    deck = s.deck
    harbour = s.harbour
    ships = 0
    for card in harbour:
        ships += deck.kind[card] == SHIP
    coins, gambled, bag = s.coins[s.active], s.gambled, bag_of(s)
    if not can_grow(s, bag):
        return STOP
    if not ships:
        return DRAW
    if s.ending:
        won = leads(s, s.active, most_points(s, eye, allowance(eye.look.roles, ships, gambled)))
        return STOP if won else DRAW
    draw = eye.draw(harbour, coins, gambled, bag) * (1 + eye.look.w.bold)
    return DRAW if draw > eye.stop(harbour, coins, gambled) else STOP


def last_worth(s: State, card: int) -> float:
    """What a card is worth in the last round: influence, then coins (R6.3)."""
    deck = s.deck
    if deck.kind[card] == SHIP:
        return 0.01 * deck.coins[card]
    return deck.influence[card] - 0.01 * deck.cost[card]


def leads(s: State, seat: int, points: int) -> bool:
    """Whether a seat would be ahead of all others with so many points more (R6.3)."""
    own = (influence(s, seat) + points, s.coins[seat])
    return all(
        own > (influence(s, other), s.coins[other]) for other in range(s.seats) if other != seat
    )


def most_points(s: State, eye: Eye, takes: int) -> int:
    """The most influence that one card can bring now, or about that of several."""
    deck = s.deck
    coins = s.coins[s.active]
    points = sorted(
        (
            deck.influence[card]
            for card in s.harbour
            if deck.kind[card] == PERSON and eye.look.price(card) <= coins
        ),
        reverse=True,
    )
    return sum(points[:takes])


def can_grow(s: State, bag: list[int]) -> bool:
    """Whether any card of the bag would stay; else drawing and repelling might never end."""
    deck = s.deck
    mask = 0
    for card in s.harbour:
        if deck.kind[card] == SHIP:
            mask |= 1 << deck.colour[card]
    for card in bag:
        kind = deck.kind[card]
        if kind == PERSON or (kind == SHIP and not mask >> deck.colour[card] & 1):
            return True
    return False
