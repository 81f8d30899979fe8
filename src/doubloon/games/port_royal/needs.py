"""Whether a player's display and purse meet a requirement."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import Need
from doubloon.games.port_royal.deck import COLOURS, EXPEDITION, PERSON
from doubloon.games.port_royal.persons import count, influence, swords
from doubloon.games.port_royal.state import State


def met(s: State, seat: Seat, need: Need) -> bool:
    """Whether the seat has all that it must have, moments aside. They are minimums (R11.8)."""
    for role, number in need.have:
        if count(s, seat, role) < number:
            return False
    if need.swords and swords(s, seat) < need.swords:
        return False
    if need.influence and influence(s, seat) < need.influence:
        return False
    if need.pay_coins > s.coins[seat]:
        return False
    if need.repelled and (s.board is None or len(s.board.kept[seat]) < len(COLOURS)):
        return False
    return cards_met(s, seat, need)


def cards_met(s: State, seat: Seat, need: Need) -> bool:
    """Whether the display has enough expeditions, and persons of low printed cost (R12.2)."""
    kinds = s.deck.kind
    expeditions = cheap = 0
    for card in s.display[seat]:
        if kinds[card] == EXPEDITION:
            expeditions += 1
        elif kinds[card] == PERSON and s.deck.cost[card] <= need.cost_at_most:
            cheap += 1
    return expeditions >= need.expeditions and cheap >= need.persons
