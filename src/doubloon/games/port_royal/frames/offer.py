"""What a player may claim or fulfil, in their own time or in the moment it happens."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contract_verbs import advance
from doubloon.games.port_royal.contracts import Need
from doubloon.games.port_royal.deck import NO_COLOUR
from doubloon.games.port_royal.frames.goods import spend_ares
from doubloon.games.port_royal.needs import met
from doubloon.games.port_royal.quest_verbs import fulfil, may_fulfil
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import ships
from doubloon.games.port_royal.words import FIRST_CLAIM, FIRST_FULFIL, PASS


def usable(s: State, seat: Seat, code: int) -> bool:
    """Whether the seat may claim the contract or fulfil the task of this code, moments aside."""
    if code >= FIRST_FULFIL:
        task = code - FIRST_FULFIL
        return may_fulfil(s, seat, task) and met(s, seat, s.rules.book.tasks[task].need)
    assert s.board is not None
    contract = code - FIRST_CLAIM
    return s.board.may_claim(seat, contract) and met(s, seat, s.rules.contracts[contract].need)


def use(s: State, seat: Seat, code: int) -> None:
    """Claim the contract or fulfil the task of this code (R11.3, R16.3)."""
    if code < FIRST_FULFIL:
        advance(s, seat, code - FIRST_CLAIM)
        return
    task = code - FIRST_FULFIL
    fulfil(s, seat, task)
    spend_ares(s, seat, s.rules.book.tasks[task].need.pay_ares)


def open_codes(s: State, now: bool) -> list[int]:
    """The codes of what lies out: what must be used at once, or what can wait (R11.5, R23)."""
    codes: list[int] = []
    if s.board is not None:
        for contract in s.board.laid:
            if s.rules.contracts[contract].now == now:
                codes.append(FIRST_CLAIM + contract)
    if s.quest is not None:
        for task in s.quest.laid:
            if s.rules.book.tasks[task].now == now:
                codes.append(FIRST_FULFIL + task)
    return codes


def need_of(s: State, code: int) -> Need:
    """What the contract or task of this code asks for."""
    if code >= FIRST_FULFIL:
        return s.rules.book.tasks[code - FIRST_FULFIL].need
    return s.rules.contracts[code - FIRST_CLAIM].need


def claimable(s: State, seat: Seat, options: list[int]) -> None:
    """Add what the seat may claim or fulfil in its own time (R11.4, R16.2)."""
    for code in open_codes(s, now=False):
        if need_of(s, code).repelled and seat != s.active:
            continue
        if usable(s, seat, code):
            options.append(code)


class Offer(Frame[State]):
    """A moment that counts for a contract or a task: use it now or never (R11.5, R23)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "code")

    def __init__(self, seat: Seat, code: int) -> None:
        self.seat = seat
        self.code = code

    def options(self, s: State) -> list[int]:
        return [PASS, self.code] if usable(s, self.seat, self.code) else []

    def resolve(self, s: State, code: int) -> None:
        if code != PASS:
            use(s, self.seat, code)

    def prompt(self, s: State) -> Message:
        if self.code >= FIRST_FULFIL:
            task = s.rules.book.tasks[self.code - FIRST_FULFIL]
            return Message("prompt-offer-task", {"task": task.id})
        return Message("prompt-offer", {"card": s.rules.contracts[self.code - FIRST_CLAIM].id})


def offer_harbour(s: State, seat: Seat, colours: int, cards: int) -> None:
    """The harbour has grown from so many colours and cards: who waits for that may act.

    Speculators and tasks 33, 34 for colours (R12.9a, R12.10, R23.4), task 51 for cards (R23.8).
    """
    now_colours, now_cards = ships(s), len(s.harbour)
    for code in open_codes(s, now=True):
        need = need_of(s, code)
        by_colours = need.colours > 0 and colours < need.colours <= now_colours
        by_cards = need.harbour_cards > 0 and cards < need.harbour_cards == now_cards
        if by_colours or by_cards:
            s.then(Offer(seat, code))


def offer_bust(s: State, seat: Seat) -> None:
    """The active player's turn ends by bust: Jinx (R12.8)."""
    for code in open_codes(s, now=True):
        if need_of(s, code).busted:
            s.then(Offer(seat, code))


def offer_tax(s: State, seat: Seat) -> None:
    """A player must pay tax: Tax Inspector and task 50, whoever's turn it is (R12.7, R23.7)."""
    for code in open_codes(s, now=True):
        if need_of(s, code).tax_paid:
            s.then(Offer(seat, code))


def offer_stop(s: State, seat: Seat) -> None:
    """The active player ends phase 1: task 52 (R23.9)."""
    for code in open_codes(s, now=True):
        if need_of(s, code).stop_with == len(s.harbour) > 0:
            s.then(Offer(seat, code))


def nemesis(s: State, seat: Seat, colour: int) -> int:
    """The code for declining the coins of a ship of this colour, or -1 (R12.5, R12.6).

    The coin for the active player must then come from the purse (R12.5c).
    """
    if colour == NO_COLOUR or (seat != s.active and not s.coins[seat]):
        return -1
    for code in open_codes(s, now=True):
        if need_of(s, code).waived == colour and usable(s, seat, code):
            return code
    return -1
