"""Taxes: everybody with enough coins pays, then the card's bonus is shared out (R3.5)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.deck import BONUSES, MOST_SWORDS, CardId
from doubloon.games.port_royal.frames.contract import Aside
from doubloon.games.port_royal.frames.offer import offer_tax
from doubloon.games.port_royal.persons import influence, swords
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import gain, pay, tax_due


class Tax(Frame[State]):
    """Every seat at the threshold pays (R3.5a, R8.2)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self, player: Seat, card: CardId) -> None:
        self.seat = NOBODY
        self.player = player
        self.card = card

    def resolve(self, s: State, code: int) -> None:
        s.then(Bonus(self.player, self.card))
        if s.board is not None or s.quest is not None:
            self._offer(s)
        for seat in range(s.seats):
            due = tax_due(s, seat, self.card)
            if due:
                if s.telling:
                    s.note(events.Taxed(seat, due))
                pay(s, seat, due)

    def _offer(self, s: State) -> None:
        """Those who pay may use the moment, in turn order (R12.7); a time card may go (R13.3)."""
        if s.board is not None and s.board.coop:
            s.then(Aside(self.player, False))
        for step in range(s.seats - 1, -1, -1):
            seat = (self.player + step) % s.seats
            if tax_due(s, seat, self.card):
                offer_tax(s, seat)


class Bonus(Frame[State]):
    """Most swords or fewest influence: all who tie gain, then the card is discarded (R3.5b).

    They gain in turn order from the active player, in case the cards run out (R1.8).
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self, player: Seat, card: CardId) -> None:
        self.seat = NOBODY
        self.player = player
        self.card = card

    def resolve(self, s: State, code: int) -> None:
        coins = s.deck.bonus_coins[self.card]
        if s.deck.bonus[self.card] == MOST_SWORDS:
            marks = [swords(s, seat) for seat in range(s.seats)]
        else:
            marks = [-influence(s, seat) for seat in range(s.seats)]
        best = max(marks)
        for step in range(s.seats):
            seat = (self.player + step) % s.seats
            if marks[seat] == best:
                if s.telling:
                    s.note(events.TaxBonus(seat, coins, BONUSES[s.deck.bonus[self.card]]))
                gain(s, seat, coins)
        s.discard.append(self.card)
