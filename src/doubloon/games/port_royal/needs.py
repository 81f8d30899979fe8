"""Whether a player's display and purse meet a requirement."""

from __future__ import annotations

from typing import Final

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import Need
from doubloon.games.port_royal.deck import ARES, BREAD, EXPEDITION, PERSON
from doubloon.games.port_royal.persons import count, influence, swords
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import GOODS

SHIP_COLOURS: Final = 5
"""The colours that Pirate's Nest asks for (R12.11)."""


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
    if s.quest is not None and not quest_met(s, seat, need):
        return False
    if need.repelled and (s.board is None or len(s.board.kept[seat]) < SHIP_COLOURS):
        return False
    return cards_met(s, seat, need)


def cards_met(s: State, seat: Seat, need: Need) -> bool:
    """Whether the display has enough expeditions, and persons of the right printed cost (R12.2)."""
    kinds = s.deck.kind
    expeditions = persons = 0
    for card in s.display[seat]:
        if kinds[card] == EXPEDITION:
            expeditions += 1
        elif kinds[card] == PERSON and suits(s.deck.cost[card], need):
            persons += 1
    return expeditions >= need.expeditions and persons >= need.persons


def suits(cost: int, need: Need) -> bool:
    """Whether a person's printed cost is within what is asked; discounts do not count (R23.5)."""
    if need.cost_at_most:
        return cost <= need.cost_at_most
    return cost >= need.cost_at_least


def quest_met(s: State, seat: Seat, need: Need) -> bool:
    """Whether the seat has the crowns and goods to spend (R16.1)."""
    quest = s.quest
    assert quest is not None
    if need.pay_crowns > quest.crowns[seat]:
        return False
    have = [0] * len(GOODS)
    ares = 0
    for card in quest.goods[seat]:
        have[s.deck.good[card]] += 1
        if s.deck.colour[card] == ARES:
            ares += 1
    for good in range(len(GOODS)):
        if have[good] < need.pay_goods[good]:
            return False
        if good < BREAD:
            ares -= need.pay_goods[good]
    return ares >= need.pay_ares
