"""Phase 2: the active player takes cards, then everybody else in turn (R4)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.contract_verbs import waive
from doubloon.games.port_royal.deck import (
    ADMIRAL,
    CLERK,
    EXPEDITION,
    GOVERNOR,
    GUNNER,
    INNKEEPER,
    NO_GOOD,
    PERSON,
    SHIP,
    VICE_ADMIRAL,
    CardId,
)
from doubloon.games.port_royal.frames.expedition import completable, set_out
from doubloon.games.port_royal.frames.goods import KeepOrCash, Sell
from doubloon.games.port_royal.frames.offer import claimable, nemesis, use
from doubloon.games.port_royal.persons import (
    count,
    count_coloured,
    discount,
    event_value,
    has_event,
)
from doubloon.games.port_royal.quest import (
    AS_ADMIRAL,
    AUDIENCE_COINS,
    EVENT_AUDIENCE,
    LOOKOUT,
    NO_EVENT,
)
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import (
    can_reveal,
    earn,
    earn_as,
    fee,
    gain,
    gain_crowns,
    hire,
    jest,
    pay,
    ships,
    trade,
    trade_income,
)
from doubloon.games.port_royal.words import FIRST_CARD, FIRST_NAME, MAX_SEATS, PASS, PETITION


class TakeStep(Frame[State]):
    """One seat's step: income first, then as many cards as allowed; then the next seat (R4.2)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: State, code: int) -> None:
        player = self.player
        following = player + 1 if player + 1 < s.seats else 0
        if following != s.active:
            s.stack.append(TAKE_STEP[following])
        if s.harbour or player == s.active:
            left = begin_step(s, player)
            s.stack.append(take_on(player, left))
            if s.quest is not None:
                begin_quest_step(s, player)
            return
        jest(s, player)
        if s.board is not None or s.quest is not None:
            s.then(take_on(player, 0))


def begin_step(s: State, seat: Seat) -> int:
    """Pay the seat's income and return how many cards it may take (R4.3).

    Both are settled once, before the first card: persons hired later in the step come too late,
    so R5.9 needs no bookkeeping.
    """
    roles = s.deck.role
    governors = admirals = gunners = vices = 0
    for card in s.display[seat]:
        role = roles[card]
        if role == GOVERNOR:
            governors += 1
        elif role == ADMIRAL:
            admirals += 1
        elif role == GUNNER:
            gunners += 1
        elif role == VICE_ADMIRAL:
            vices += 1
    cards = len(s.harbour)
    if admirals and cards >= 5:
        earn(s, seat, "admiral", 2 * admirals)
    if gunners and ships(s) > 1:
        earn(s, seat, "gunner", (ships(s) - 1) * gunners)
    if vices and 3 <= cards <= 4:
        earn(s, seat, "vice-admiral", vices)
    if seat != s.active:
        return 1 + governors
    colours = ships(s)
    allowed = (colours - 2 if colours > 3 else 1) + governors + s.gambled
    return allowed if s.quest is None else max(0, allowed - s.quest.fewer)


def begin_quest_step(s: State, seat: Seat) -> None:
    """Income of personalities and Innkeepers, who may buy a good each (R21.6, R21.8, R22.4)."""
    if len(s.harbour) >= 5:
        earn_as(s, seat, AS_ADMIRAL)
    if ships(s) >= 3:
        earn_as(s, seat, LOOKOUT)
    innkeepers = count(s, seat, INNKEEPER)
    if innkeepers and len(s.harbour) - ships(s) >= 4:
        gain_crowns(s, seat, innkeepers)
        s.then(Sell(seat, 0))


class Take(Frame[State]):
    """Take a card, complete an expedition, or pass; `left` cards may still be taken (R4.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: State) -> list[int]:
        options: list[int] = []
        if self.left and s.harbour:
            takable(s, self.seat, options)
        if s.expeditions and self.seat == s.active:
            completable(s, self.seat, options)
        if s.board is not None or s.quest is not None:
            claimable(s, self.seat, options)
            if self.seat == s.active and has_event(s, EVENT_AUDIENCE):
                if s.coins[self.seat] >= AUDIENCE_COINS:
                    options.append(PETITION)
        if options:
            options.append(PASS)
        return options

    def resolve(self, s: State, code: int) -> None:
        seat = self.seat
        if code == PASS:
            if s.telling:
                s.note(events.Passed(seat))
            return
        if code == PETITION:
            s.then(self)
            seek_audience(s, seat)
            return
        if code < FIRST_CARD:
            s.then(self)
            use(s, seat, code)
            return
        card = code - s.deck.take
        kind = s.deck.kind[card]
        if kind == EXPEDITION:
            s.then(self)
            set_out(s, seat, card)
        elif kind == SHIP:
            clerks = count_coloured(s, seat, CLERK, s.deck.colour[card])
            s.then(take_on(seat, self.left - 1 + clerks))
            if s.deck.gift[card] and s.seats > 1:
                s.then(Gift(seat, s.deck.gift[card]))
            if s.board is not None and nemesis(s, seat, s.deck.colour[card]) >= 0:
                s.then(Waive(seat, card))
            elif s.deck.good[card] != NO_GOOD:
                s.then(KeepOrCash(seat, card))
            else:
                trade(s, seat, card)
        else:
            s.then(take_on(seat, self.left - 1))
            hire(s, seat, card)

    def prompt(self, s: State) -> Message:
        if self.left:
            return Message("prompt-take", {"count": self.left})
        plain = s.board is None and s.quest is None
        return Message("prompt-expedition" if plain else "prompt-last")


def seek_audience(s: State, seat: Seat) -> None:
    """Pay for crowns while the event offers them (R17.1)."""
    assert s.quest is not None
    crowns = event_value(s, EVENT_AUDIENCE)
    s.quest.event = NO_EVENT
    gain_crowns(s, seat, crowns)
    pay(s, seat, AUDIENCE_COINS)


def take_on(seat: Seat, left: int) -> Take:
    """The seat's frame for so many cards: made once, for frames never change."""
    return TAKE[left * MAX_SEATS + seat] if left < MANY else Take(seat, left)


def takable(s: State, seat: Seat, options: list[int]) -> None:
    """Add the cards of the harbour that the seat can pay for, the coin of R4.8 included."""
    deck = s.deck
    coins = s.coins[seat] - fee(s, seat)
    less = -1
    for card in s.harbour:
        code = card + deck.take
        if deck.kind[card] == PERSON:
            if less < 0:
                less = discount(s, seat)
            cost = deck.cost[card] - less
            if (cost if cost > 0 else 0) <= coins and code not in options:
                options.append(code)
        elif coins >= 0 or (can_reveal(s) and trade_income(s, seat, card) > 0):
            options.append(code)


class Waive(Frame[State]):
    """Take the ship's coins, or decline them for a contract (R12.5, R12.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: Seat, ship: CardId) -> None:
        self.seat = seat
        self.ship = ship

    def options(self, s: State) -> list[int]:
        return [PASS, nemesis(s, self.seat, s.deck.colour[self.ship])]

    def resolve(self, s: State, code: int) -> None:
        if code == PASS:
            trade(s, self.seat, self.ship)
        else:
            waive(s, self.seat, self.ship)
            use(s, self.seat, code)

    def prompt(self, s: State) -> Message:
        return Message("prompt-waive", {"card": s.deck.ids[self.ship]})


class Gift(Frame[State]):
    """Name another player, who gains coins from the bank (R10.6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "coins")

    def __init__(self, seat: Seat, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def options(self, s: State) -> list[int]:
        return [FIRST_NAME + seat for seat in range(s.seats) if seat != self.seat]

    def resolve(self, s: State, code: int) -> None:
        rival = code - FIRST_NAME
        if s.telling:
            s.note(events.Gifted(self.seat, rival))
        gain(s, rival, self.coins)

    def prompt(self, s: State) -> Message:
        return Message("prompt-gift")


MANY: Final = 12
TAKE: Final = [Take(seat, left) for left in range(MANY) for seat in range(MAX_SEATS)]
TAKE_STEP: Final = [TakeStep(seat) for seat in range(MAX_SEATS)]
