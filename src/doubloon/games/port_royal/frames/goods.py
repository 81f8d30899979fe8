"""Goods: ships kept instead of their coins, spent on tasks or sold to Innkeepers (R18, R22.4)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.deck import BREAD, INNKEEPER, RUM, CardId
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import (
    can_reveal,
    fee,
    gain,
    gain_crowns,
    pay_fee,
    spend_good,
    taking_crowns,
    trade,
    trade_income,
    trader_coins,
)
from doubloon.games.port_royal.words import CASH, FIRST_SELL, FIRST_SPEND, GOODS, KEEP, PASS


class KeepOrCash(Frame[State]):
    """Take a ship's coins or crown, or keep it as a good (R18.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: Seat, ship: CardId) -> None:
        self.seat = seat
        self.ship = ship

    def options(self, s: State) -> list[int]:
        kept = trader_coins(s, self.seat, s.deck.colour[self.ship])
        cashed = trade_income(s, self.seat, self.ship)
        return [
            code
            for code, coins in ((KEEP, kept), (CASH, cashed))
            if can_pay_fee(s, self.seat, coins)
        ]

    def resolve(self, s: State, code: int) -> None:
        if code == CASH:
            trade(s, self.seat, self.ship)
        else:
            keep(s, self.seat, self.ship)

    def prompt(self, s: State) -> Message:
        good = GOODS[s.deck.good[self.ship]]
        return Message("prompt-keep", {"card": s.deck.ids[self.ship], "good": good})


def can_pay_fee(s: State, seat: Seat, coins: int) -> bool:
    """Whether the coin for the active player is there, from the purse or gained now (R18.3a)."""
    return s.coins[seat] >= fee(s, seat) or (can_reveal(s) and coins > 0)


def keep(s: State, seat: Seat, ship: CardId) -> None:
    """Keep a ship as its good; Traders pay all the same (R18.3, R18.4)."""
    assert s.quest is not None
    s.harbour.remove(ship)
    s.quest.goods[seat] += (ship,)
    if s.telling:
        s.note(events.GoodKept(seat, GOODS[s.deck.good[ship]]))
    gain(s, seat, trader_coins(s, seat, s.deck.colour[ship]))
    gain_crowns(s, seat, taking_crowns(s, seat, ship))
    if fee(s, seat):
        pay_fee(s, seat)


def ares_choice(s: State, seat: Seat) -> list[int]:
    """The goods of Ares ships that the seat has: ritual books, herbs."""
    assert s.quest is not None
    have = [s.deck.good[card] for card in s.quest.goods[seat]]
    return [good for good in range(BREAD) if good in have]


def spend_ares(s: State, seat: Seat, left: int) -> None:
    """Spend so many Ares ships of any kind, asking only where there is a choice (R16.1a)."""
    assert s.quest is not None
    while left:
        choice = ares_choice(s, seat)
        kept = sum(s.deck.good[card] < BREAD for card in s.quest.goods[seat])
        if len(choice) > 1 and kept > left:
            s.then(SpendAres(seat, left))
            return
        spend_good(s, seat, choice[0])
        left -= 1


class SpendAres(Frame[State]):
    """Which Ares ship to spend where any will do (R16.1a)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: State) -> list[int]:
        return [FIRST_SPEND + good for good in ares_choice(s, self.seat)]

    def resolve(self, s: State, code: int) -> None:
        spend_good(s, self.seat, code - FIRST_SPEND)
        spend_ares(s, self.seat, self.left - 1)

    def prompt(self, s: State) -> Message:
        return Message("prompt-spend", {"count": self.left})


class Sell(Frame[State]):
    """An Innkeeper buys one bread or one rum; one sale for each of them (R22.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sales")

    def __init__(self, seat: Seat, sales: int) -> None:
        self.seat = seat
        self.sales = sales
        """Sales made so far in this step."""

    def options(self, s: State) -> list[int]:
        assert s.quest is not None
        if self.sales >= len(inn_prices(s, self.seat, BREAD)):
            return []
        have = [s.deck.good[card] for card in s.quest.goods[self.seat]]
        options = [FIRST_SELL + good for good in (BREAD, RUM) if good in have]
        return [*options, PASS] if options else []

    def resolve(self, s: State, code: int) -> None:
        if code == PASS:
            return
        good = code - FIRST_SELL
        coins = inn_prices(s, self.seat, good)[self.sales]
        spend_good(s, self.seat, good)
        if s.telling:
            s.note(events.GoodSold(self.seat, GOODS[good], coins))
        gain(s, self.seat, coins)
        s.then(Sell(self.seat, self.sales + 1))

    def prompt(self, s: State) -> Message:
        return Message("prompt-sell")


def inn_prices(s: State, seat: Seat, good: int) -> list[int]:
    """What each of the seat's Innkeepers pays for a good, best first."""
    prices = s.deck.bread if good == BREAD else s.deck.rum
    found = [prices[card] for card in s.display[seat] if s.deck.role[card] == INNKEEPER]
    return sorted(found, reverse=True)
