"""Contracts: laying them out, claiming them, and the moments that must be used at once (R11-R13)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.port_royal.contract_verbs import advance, lay_out, set_aside, stack_time
from doubloon.games.port_royal.contracts import ContractId
from doubloon.games.port_royal.needs import met
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import ships
from doubloon.games.port_royal.words import ASIDE, FIRST_CLAIM, FIRST_CONTRACT, PASS


class LayOut(Frame[State]):
    """Chance turns up so many contracts; then the time pile is made (R11.1, R13.1, R13.2)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left

    def options(self, s: State) -> list[int]:
        assert s.board is not None
        return [
            FIRST_CONTRACT + at
            for at, contract in enumerate(s.rules.contracts)
            if at not in s.board.laid and (s.board.coop or not contract.coop)
        ]

    def resolve(self, s: State, code: int) -> None:
        assert s.board is not None
        lay_out(s, code - FIRST_CONTRACT)
        if self.left > 1:
            s.then(LayOut(self.left - 1))
        elif s.board.coop:
            stack_time(s)


class Aside(Frame[State]):
    """Move a time card to the score pile, or not; before the game again and again (R13.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "again")

    def __init__(self, seat: Seat, again: bool) -> None:
        self.seat = seat
        self.again = again

    def options(self, s: State) -> list[int]:
        assert s.board is not None
        return [ASIDE, PASS] if s.board.time else []

    def resolve(self, s: State, code: int) -> None:
        if code == ASIDE:
            set_aside(s, self.seat)
            if self.again:
                s.then(self)

    def prompt(self, s: State) -> Message:
        assert s.board is not None
        return Message("prompt-aside", {"count": s.board.time})


class Offer(Frame[State]):
    """A moment that counts for a contract: use it now or never (R11.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "contract")

    def __init__(self, seat: Seat, contract: ContractId) -> None:
        self.seat = seat
        self.contract = contract

    def options(self, s: State) -> list[int]:
        assert s.board is not None
        if not s.board.may_claim(self.seat, self.contract):
            return []
        return [PASS, FIRST_CLAIM + self.contract]

    def resolve(self, s: State, code: int) -> None:
        if code != PASS:
            advance(s, self.seat, self.contract)

    def prompt(self, s: State) -> Message:
        return Message("prompt-offer", {"card": s.rules.contracts[self.contract].id})


def claimable(s: State, seat: Seat, options: list[int]) -> None:
    """Add the codes of the contracts that the seat may claim in its own time (R11.4)."""
    board = s.board
    assert board is not None
    for at in board.laid:
        contract = s.rules.contracts[at]
        if contract.now or (contract.active and seat != s.active):
            continue
        if board.may_claim(seat, at) and met(s, seat, contract.need):
            options.append(FIRST_CLAIM + at)


def offer_colours(s: State, seat: Seat, before: int) -> None:
    """The harbour has more colours than before: Speculators may act (R12.9a, R12.10)."""
    assert s.board is not None
    colours = ships(s)
    for at in s.board.laid:
        wanted = s.rules.contracts[at].need.colours
        if wanted and before < wanted <= colours:
            s.then(Offer(seat, at))


def offer_bust(s: State, seat: Seat) -> None:
    """The active player's turn ends by bust: Jinx (R12.8)."""
    assert s.board is not None
    for at in s.board.laid:
        if s.rules.contracts[at].need.busted:
            s.then(Offer(seat, at))


def offer_tax(s: State, seat: Seat) -> None:
    """A player was forced to pay tax: Tax Inspector, whoever's turn it is (R12.7)."""
    assert s.board is not None
    for at in s.board.laid:
        if s.rules.contracts[at].need.tax_paid:
            s.then(Offer(seat, at))


def nemesis(s: State, seat: Seat, colour: int) -> ContractId:
    """The contract for declining the coins of a ship of this colour, or -1 (R12.5, R12.6).

    The coin for the active player must then come from the purse (R12.5c).
    """
    assert s.board is not None
    for at in s.board.laid:
        if s.rules.contracts[at].need.waived == colour and s.board.may_claim(seat, at):
            return at if seat == s.active or s.coins[seat] else -1
    return -1
