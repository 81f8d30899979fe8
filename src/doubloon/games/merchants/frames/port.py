"""The port action: one menu of activities, each once, the sale first (M4.7, M4.8, M5)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames import duel as duel
from doubloon.games.merchants.frames import glory
from doubloon.games.merchants.frames.claim import claim, claims
from doubloon.games.merchants.frames.market import IN_PORT, Demand, open_market, sales, sell
from doubloon.games.merchants.frames.mission import call_in, can_fulfil, fulfil
from doubloon.games.merchants.frames.rumour import can_prove, prove
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.frames.tavern import (
    HIRE,
    can_stash,
    chest_options,
    hire_hand,
    listen,
    recruit,
    rumour_price,
    short_handed,
    stash,
)
from doubloon.games.merchants.frames.yard import at_the_yard, turn_up, yard_options
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import purse, tell, win_glory
from doubloon.games.merchants.words import (
    CHEST,
    DONE,
    FIRST_BUY,
    FIRST_CHEST,
    FIRST_CLAIM,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_SELL,
    FIRST_SHIP,
    FIRST_USE,
    FULFIL,
    HAND,
    MARKET,
    MODIFY,
    PROVE,
    RECRUIT,
    REINFORCE,
    RUMOUR,
)

# Activities, as bits of `visited`; the one going on is in the menu itself.
NOTHING: Final = 0
SALE: Final = 1
BUYING: Final = 2
YARD: Final = 4
CREWING: Final = 8
TALK: Final = 16
CLAIM: Final = 32
STASH: Final = 64
ERRAND: Final = 128
"""A step of the own mission."""
PROOF: Final = 256
"""Of a rumour: as often as there is one (M5.18b)."""

BULK: Final = 3
"""So many of the good in demand are worth a Glory point (M5.3)."""


@step
def port_action(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Go ashore: the token is turned up, an errand may be done, then the menu (M4.7, M4.8)."""
    s.ported = True
    s.visited = 0
    s.sold = 0
    reset(s)
    if s.telling:
        tell(s, "port", {"seat": seat, "card": s.facts.zones[s.zone[seat]]})
    s.stack.append(Port(seat, NOTHING))
    call_in(s, seat)
    turn_up(s, s.zone[seat])


def reset(s: State) -> None:
    """What cards have armed for this port action is over."""
    s.favour = NONE
    s.credit = 0
    s.extra_cards = 0
    s.chest_open = False


class Port(Frame[State]):
    """One choice of all that can be done in port; `at` is the activity going on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: Seat, at: int) -> None:
        self.seat = seat
        self.at = at

    def options(self, s: State) -> list[int]:
        seat = self.seat
        if s.dead[seat]:
            return []
        if s.extra_cards:
            return [MARKET]
        options = [DONE]
        if s.favour != NONE and self.at != SALE:
            sales(s, seat, options)
            return options
        if s.credit:
            yard_options(s, seat, options)
            return options
        closed = s.visited
        if not closed & SALE:
            sales(s, seat, options)
        if not closed & BUYING and len(s.cargo[seat]) < IN_PORT:
            options.append(MARKET)
        if not closed & YARD:
            yard_options(s, seat, options)
        self._ashore(s, closed, options)
        if s.hands[seat]:
            plays(s, seat, self.at, options)
        return options

    def _ashore(self, s: State, closed: int, options: list[int]) -> None:
        """Add crew, rumours, missions and the chest."""
        seat = self.seat
        gold = purse(s, seat)
        if not closed & CREWING and short_handed(s, seat):
            if self.at != CREWING:
                options.append(RECRUIT)
            elif gold >= HIRE:
                options.append(HAND)
        if not closed & TALK and gold and s.rumour_deck and gold >= rumour_price(s, seat):
            options.append(RUMOUR)
        if can_prove(s, seat):
            options.append(PROVE)
        if s.mission[seat] != NONE and not closed & ERRAND and can_fulfil(s, seat):
            options.append(FULFIL)
        if not closed & CLAIM:
            claims(s, seat, False, options)
        if not closed & STASH and can_stash(s, seat):
            chest_options(s, seat, options)

    def resolve(self, s: State, code: int) -> None:
        seat = self.seat
        at = self.at
        if FIRST_PLAY <= code < FIRST_RAID:
            play(s, seat, at, code)
            return
        s.last_card = NONE
        doing = activity(code)
        if at == SALE and doing != SALE:
            close_sale(s, seat, (code,))
            return
        if at != doing:
            s.visited |= at
        turn_to(s, seat, (code, at))

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"card": s.facts.zones[s.zone[self.seat]]}
        return Message("prompt-m-port", args)


def activity(code: int) -> int:
    """The activity that a choice belongs to."""
    if FIRST_SELL <= code < FIRST_BUY:
        return SALE
    if FIRST_SHIP <= code < FIRST_USE or code in (MODIFY, REINFORCE):
        return YARD
    if code == MARKET:
        return BUYING
    if code in (RECRUIT, HAND):
        return CREWING
    if code == RUMOUR:
        return TALK
    if code == FULFIL:
        return ERRAND
    if code == PROVE:
        return PROOF
    if FIRST_CLAIM <= code < FIRST_PLAY:
        return CLAIM
    if FIRST_CHEST <= code < FIRST_CHEST + CHEST:
        return STASH
    return NOTHING


@step
def turn_to(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Do what was chosen; whatever it is, the time for selling is over then (M4.7)."""
    code = args[0]
    at = args[1] if len(args) > 1 else NOTHING
    doing = activity(code)
    if doing == SALE:
        s.stack.append(Port(seat, SALE))
        sell(s, seat, code - FIRST_SELL)
        return
    if code == DONE:
        leave_off(s, seat, at)
        return
    s.visited |= SALE
    if doing == YARD:
        s.stack.append(Port(seat, YARD))
        at_the_yard(s, seat, code)
        return
    if doing == CREWING:
        s.stack.append(Port(seat, CREWING))
        if code == RECRUIT:
            recruit(s, seat)
        else:
            hire_hand(s, seat)
        return
    if doing != PROOF:
        s.visited |= doing
    s.stack.append(Port(seat, NOTHING))
    if doing == BUYING:
        open_market(s, seat)
    elif doing == TALK:
        listen(s, seat)
    elif doing == ERRAND:
        fulfil(s, seat)
    elif doing == PROOF:
        prove(s, seat)
    elif doing == CLAIM:
        claim(s, seat, code - FIRST_CLAIM)
    else:
        stash(s, seat, code - FIRST_CHEST)


def leave_off(s: State, seat: Seat, at: int) -> None:
    """Have done: with the sale or the yard that a card was played for, else with the port."""
    if s.favour != NONE:
        s.favour = NONE
        s.visited |= SALE
        s.stack.append(Port(seat, NOTHING))
    elif s.credit:
        s.credit = 0
        s.visited |= SALE | YARD
        s.stack.append(Port(seat, NOTHING))
    else:
        reset(s)


# The end of a sale (M5.2, M5.3).


@step
def close_sale(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Goods in demand sold: a new token, and Glory for three; then what was chosen instead."""
    sold = s.sold
    s.sold = 0
    s.favour = NONE
    s.visited |= SALE
    if activity(args[0]) == STASH:
        turn_to(s, seat, args)  # now: the amount must not lie open among what is pending (M1.7)
    elif args[0] == NONE:
        s.stack.append(Port(seat, NOTHING))
    elif FIRST_PLAY <= args[0] < FIRST_RAID:
        s.stack.append(Step("play_later", seat, args))
    else:
        s.stack.append(Step("turn_to", seat, args))
    if sold >= BULK:
        win_glory(s, seat, "sale")
    if sold:
        s.stack.append(Demand(s.zone[seat]))


# Glory cards in port (M8.2).


def plays(s: State, seat: Seat, at: int, options: list[int]) -> None:
    """Add the Glory cards that can be played now."""
    closed = s.visited
    options += glory.options(s, seat, "own_port_action")
    if at == SALE:
        if s.sold:
            options += glory.options(s, seat, "on_sell_demand")
    elif not closed & SALE:
        options += glory.options(s, seat, "before_sell_goods")
    if not closed & BUYING and len(s.cargo[seat]) < IN_PORT:
        options += glory.options(s, seat, "before_buy_goods")
    if not closed & YARD:
        options += glory.options(s, seat, "own_shipyard")


def play(s: State, seat: Seat, at: int, code: int) -> None:
    """Play a card; a sale that has begun is over with it (M5.1a)."""
    card = code - FIRST_PLAY
    if at != SALE:
        s.stack.append(Port(seat, at))
        glory.play(s, seat, card)
    elif s.facts.timing[card] == "on_sell_demand":
        s.stack.append(Step("close_sale", seat, (NONE,)))
        glory.play(s, seat, card)
    else:
        close_sale(s, seat, (code,))


@step
def play_later(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The card that ended a sale, if it has not been discarded for a new one (M8.1)."""
    s.stack.append(Port(seat, NOTHING))
    if args[0] - FIRST_PLAY in s.hands[seat]:
        glory.play(s, seat, args[0] - FIRST_PLAY)
