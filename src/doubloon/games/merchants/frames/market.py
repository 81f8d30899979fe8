"""Trade in port: the sale, the market, and what a ship cannot carry away (M5.1 to M5.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants.events import Shown, Told
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.passive import bonus, price
from doubloon.games.merchants.state import Card, State, Zone
from doubloon.games.merchants.verbs import load, one_of, pay, purse, room, tell, unload
from doubloon.games.merchants.words import (
    DONE,
    FIRST_BUY,
    FIRST_CARD,
    FIRST_DROP,
    FIRST_GOOD,
    FIRST_SELL,
    MAX_SEATS,
)

IN_PORT: Final = 6
"""So much cargo may be held in port, whatever the hold (M5.6)."""
MARKET_CARDS: Final = 6
SCARCE_CARDS: Final = 3
"""Goods on offer to whoever bought here in his last turn too (M5.4)."""
PLAIN: Final = 3
WANTED: Final = 6


def card_id(s: State, card: Card) -> str:
    """A cargo card among the labels."""
    return f"{s.facts.goods[card // 8]}-{card % 8 + 1}"


def card_ids(s: State, cards: tuple[Card, ...]) -> list[str]:
    """Cargo cards among the labels."""
    return [card_id(s, card) for card in cards]


# Selling (M5.1, M5.2).


def sales(s: State, seat: Seat, options: list[int]) -> None:
    """Add a word for each kind of good aboard."""
    last = -1
    for card in s.cargo[seat]:
        good = card // 8
        if good != last:
            options.append(FIRST_SELL + good)
            last = good


def sale_price(s: State, seat: Seat, good: int) -> int:
    """What a card of the good brings here: 3 gold, or 6 if it is in demand (M5.1)."""
    if s.demand[s.zone[seat]] == good:
        return WANTED
    if s.favour == good:
        return s.facts.guild_price
    return price(s, seat, "sell_plain", PLAIN)


def sell(s: State, seat: Seat, good: int) -> None:
    """One more card in the sale (M5.1)."""
    if s.demand[s.zone[seat]] == good:
        s.sold += 1
    gold = sale_price(s, seat, good)
    unload(s, seat, one_of(s, seat, good))
    s.gold[seat] += gold
    if s.telling:
        tell(s, "sold", {"seat": seat, "card": s.facts.goods[good], "gold": gold})


class Demand(Frame[State]):
    """Chance draws the new token of demand before the old one goes back (M5.2)."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Zone) -> None:
        self.seat = CHANCE
        self.zone = zone

    def options(self, s: State) -> list[int]:
        return [FIRST_GOOD + good for good in s.pool]

    def resolve(self, s: State, code: int) -> None:
        good = code - FIRST_GOOD
        s.pool.remove(good)
        s.pool.append(s.demand[self.zone])
        s.pool.sort()
        s.demand[self.zone] = good
        if s.telling:
            tell(s, "demand", {"card": s.facts.goods[good], "target": s.facts.zones[self.zone]})


# Buying (M5.4, M5.5).


def restock(s: State) -> None:
    """An empty cargo deck takes its discard pile back (M5.7)."""
    if not s.cargo_deck:
        s.cargo_deck = sorted(s.cargo_pile)
        s.cargo_pile = []


def open_market(s: State, seat: Seat) -> None:
    """So many goods are laid out: fewer where he bought in his last turn (M5.4, M17.9)."""
    count = SCARCE_CARDS if s.bought_at[seat] == s.zone[seat] else MARKET_CARDS
    count += bonus(s, seat, "draw_bonus", "buy_goods") + s.extra_cards
    s.extra_cards = 0
    s.market = ()
    s.basket = ()
    s.stack.append(Step("see_market", seat))
    draw_goods(s, seat, count)


def draw_goods(s: State, seat: Seat, count: int) -> None:
    """Draw goods for the market, those in demand here apart, as far as there are any."""
    if count <= 0:
        return
    restock(s)
    demand = s.demand[s.zone[seat]]
    for card in s.cargo_deck:
        if card // 8 != demand:
            s.stack.append(DrawGoods(seat, count))
            return
    for card in s.cargo_pile:
        if card // 8 != demand:
            s.stack.append(DrawGoods(seat, count))
            return


class DrawGoods(Frame[State]):
    """Chance lays out goods; what is in demand here is replaced (M5.4)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: Seat, left: int) -> None:
        self.seat = CHANCE
        self.player = player
        self.left = left

    def options(self, s: State) -> list[int]:
        return [FIRST_CARD + card for card in s.cargo_deck]

    def resolve(self, s: State, code: int) -> None:
        card = code - FIRST_CARD
        s.cargo_deck.remove(card)
        left = self.left
        if card // 8 == s.demand[s.zone[self.player]]:
            s.cargo_pile.append(card)
            if s.telling:
                tell(s, "replaced", {"seat": self.player, "card": card_id(s, card)})
        else:
            s.market = tuple(sorted((*s.market, card)))
            left -= 1
        draw_goods(s, self.player, left)


@step
def see_market(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """He looks at the goods; the brokers of Curaçao replace some of them once (M5.4)."""
    if s.telling:
        said: dict[str, Arg] = {"seat": seat, "count": len(s.market)}
        said["cards"] = card_ids(s, s.market)
        s.note(Shown("market", said, seat, ("cards",)))
    s.stack.append(MARKET_OF[seat])
    if not args:
        for effect in s.facts.zone_rules[s.zone[seat]].get("market_redraw", []):
            s.stack[-1] = Brokers(seat, int(effect["n"]), 0)


class Brokers(Frame[State]):
    """Give up to two goods back for as many new ones, once (zone rule of Curaçao)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "given")

    def __init__(self, seat: Seat, left: int, given: int) -> None:
        self.seat = seat
        self.left = left
        self.given = given

    def options(self, s: State) -> list[int]:
        options = [DONE]
        add_goods(s.market, FIRST_DROP, options)
        return options

    def resolve(self, s: State, code: int) -> None:
        given = self.given
        if code != DONE:
            given += 1
            card = first_of(s.market, code - FIRST_DROP)
            s.market = without(s.market, card)
            s.cargo_pile.append(card)
            if s.telling:
                tell(s, "replaced", {"seat": self.seat, "card": card_id(s, card)})
            if self.left > 1:
                s.stack.append(Brokers(self.seat, self.left - 1, given))
                return
        if given:
            s.stack.append(Step("see_market", self.seat, (given,)))
            draw_goods(s, self.seat, given)
        else:
            s.stack.append(MARKET_OF[self.seat])

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-brokers", {"count": self.left})


def cost_of(s: State, seat: Seat, good: int) -> int:
    """The price by the number of equal goods laid out, however many are bought (M5.5)."""
    count = 0
    for card in s.market:
        if card // 8 == good:
            count += 1
    for card in s.basket:
        if card // 8 == good:
            count += 1
    if count >= 3:
        return 1
    return 2 if count == 2 else price(s, seat, "goods_single", 3)


def basket_cost(s: State, seat: Seat) -> int:
    """What the goods bought so far cost."""
    total = 0
    for card in s.basket:
        total += cost_of(s, seat, card // 8)
    return total


class Market(Frame[State]):
    """Buy one more card, or have done: the goods come aboard and are paid for (M5.5, M5.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        options = [DONE]
        seat = self.seat
        if len(s.cargo[seat]) + len(s.basket) < IN_PORT:
            gold = purse(s, seat) - basket_cost(s, seat)
            last = -1
            for card in s.market:
                good = card // 8
                if good != last:
                    last = good
                    if gold >= cost_of(s, seat, good):
                        options.append(FIRST_BUY + good)
        return options

    def resolve(self, s: State, code: int) -> None:
        if code == DONE:
            close_market(s, self.seat)
            return
        card = first_of(s.market, code - FIRST_BUY)
        s.market = without(s.market, card)
        s.basket = tuple(sorted((*s.basket, card)))
        s.stack.append(self)

    def prompt(self, s: State) -> Message:
        free = room(s, self.seat) - len(s.cargo[self.seat]) - len(s.basket)
        return Message("prompt-m-market", {"count": len(s.market), "room": max(0, free)})


def close_market(s: State, seat: Seat) -> None:
    """The bought goods come aboard unseen, the rest is discarded face up (M1.8, M5.5)."""
    bought = s.basket
    if bought:
        gold = basket_cost(s, seat)
        for card in bought:
            load(s, seat, card, False)
        s.buying_at[seat] = s.zone[seat]
        if s.telling:
            said: dict[str, Arg] = {"seat": seat, "count": len(bought)}
            said["cards"] = card_ids(s, bought)
            s.note(Told("bought", said, seat, ("cards",)))
        pay(s, seat, gold)
    if s.telling and s.market:
        tell(s, "unsold", {"cards": card_ids(s, s.market)})
    s.cargo_pile += s.market
    s.market = ()
    s.basket = ()


def add_goods(cards: tuple[Card, ...], first: int, options: list[int]) -> None:
    """Add a word for each kind of good among sorted cards."""
    last = -1
    for card in cards:
        good = card // 8
        if good != last:
            options.append(first + good)
            last = good


def first_of(cards: tuple[Card, ...], good: int) -> Card:
    """The first card of that good."""
    for card in cards:
        if card // 8 == good:
            return card
    raise ValueError(good)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without that one."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


# Leaving port (M5.6).


@step
def trim_cargo(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Whoever puts to sea leaves behind what his hold cannot take (M5.6, M17.10)."""
    s.stack.append(TRIM[seat])


class Trim(Frame[State]):
    """Throw away one surplus good after another, by choice (M5.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, s: State) -> list[int]:
        options: list[int] = []
        seat = self.seat
        if not s.dead[seat] and len(s.cargo[seat]) > room(s, seat):
            add_goods(s.cargo[seat], FIRST_DROP, options)
        return options

    def resolve(self, s: State, code: int) -> None:
        good = code - FIRST_DROP
        unload(s, self.seat, one_of(s, self.seat, good))
        if s.telling:
            tell(s, "dropped", {"seat": self.seat, "card": s.facts.goods[good]})
        s.stack.append(self)

    def prompt(self, s: State) -> Message:
        surplus = len(s.cargo[self.seat]) - room(s, self.seat)
        return Message("prompt-m-trim", {"count": surplus})


MARKET_OF: Final = [Market(seat) for seat in range(MAX_SEATS)]
TRIM: Final = [Trim(seat) for seat in range(MAX_SEATS)]
