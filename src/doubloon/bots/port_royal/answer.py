"""Which answer the greedy player of Port Royal gives where contracts or tasks lie out."""

from __future__ import annotations

from typing import Any, Final

from doubloon.bots.port_royal.bag import Bag
from doubloon.bots.port_royal.take import poorest
from doubloon.bots.port_royal.venture import (
    act,
    drawn,
    harbour_of,
    is_claim,
    offer,
    repel,
)
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.games.port_royal.deck import BREAD, RUM
from doubloon.games.port_royal.quest import (
    AS_ADMIRAL,
    AS_MADEMOISELLE,
    AS_SAILOR,
    AS_SCOUT,
    AS_TRADER,
    CONSOLATION,
    FAME,
    LOOKOUT,
    TRADER_CROWN,
    WINDFALL,
    Personality,
)
from doubloon.games.port_royal.words import (
    ASIDE,
    BUY,
    CASH,
    FIRST_BE,
    FIRST_CARD,
    FIRST_CONTRACT,
    FIRST_EVENT,
    FIRST_GIVE,
    FIRST_NAME,
    FIRST_SELL,
    FIRST_SHEET,
    FIRST_SPEND,
    KEEP,
    PASS,
    REPEL,
)

ABILITY_WORTH: Final = {
    CONSOLATION: 1.0,
    WINDFALL: 2.0,
    FAME: 1.5,
    AS_MADEMOISELLE: 4.0,
    AS_SAILOR: 2.0,
    LOOKOUT: 1.0,
    TRADER_CROWN: 2.0,
    AS_TRADER: 1.0,
    AS_ADMIRAL: 3.0,
    AS_SCOUT: 2.0,
}
"""What a personality's ability brings in a chapter, in coins (R21)."""
CROWN_WORTH: Final = 0.7
"""A crown that only the third or fourth cube gives (R16.4)."""


def answer(view: dict[str, Any], look: Voyage, codes: list[int]) -> int:
    """The best of the codes."""
    first = codes[0]
    if first == REPEL:
        return repel(view, look)
    if first == ASIDE:
        return PASS  # Time is what a team needs most.
    if first in (KEEP, CASH):
        return keep(view, look)
    if first == BUY:
        return buy(view, look)
    if first >= FIRST_CARD and view["pending"][-1][0] == "PutBack":
        return put_back(view, look, codes)
    if codes == [PASS, codes[-1]] and is_claim(codes[-1]):
        return moment(view, look, codes[-1])
    if FIRST_NAME <= first < FIRST_CONTRACT:
        return named(view, look, codes)
    return act(view, look, codes)


def named(view: dict[str, Any], look: Voyage, codes: list[int]) -> int:
    """A player, a person given up, a personality or a good to name."""
    first = codes[0]
    if first < FIRST_GIVE:
        return poorest(view, codes)
    if first < FIRST_SHEET:
        return first  # The person itself: a Jack can go for any other symbol later.
    if FIRST_BE <= first < FIRST_EVENT:
        people = look.rules.book.personalities
        return max(codes, key=lambda code: charm(people[code - FIRST_BE]))
    if first < FIRST_SELL:
        return min(codes, key=lambda code: demand(look, code - FIRST_SPEND))
    return sell(look, codes)


def charm(facts: Personality) -> float:
    """How good a personality is."""
    return facts.coins + CROWN_WORTH * sum(facts.crowns) + ABILITY_WORTH[facts.ability]


def demand(look: Voyage, good: int) -> float:
    """How much aims ask for a good."""
    return sum((aim.worth * aim.need.pay_goods[good] for aim in look.aims.list), 0.0)


def sell(look: Voyage, codes: list[int]) -> int:
    """Sell a good that no task asks for, rum first: it brings more (R22.4)."""
    for good in (RUM, BREAD):
        spare = look.aims.means.goods[good] > wanted(look, good)
        if FIRST_SELL + good in codes and spare:
            return FIRST_SELL + good
    return PASS


def wanted(look: Voyage, good: int) -> int:
    """How many pieces of a good the aims ask for in all."""
    return sum(aim.need.pay_goods[good] for aim in look.aims.list)


def keep(view: dict[str, Any], look: Voyage) -> int:
    """Keep a ship as a good if that is worth more than its coins or crown (R18.3)."""
    ship = view["pending"][-1][2]
    deck = look.deck
    cash = look.coin * (deck.coins[ship] + look.first_ship)
    cash += look.aims.crown * deck.crowns[ship]
    return KEEP if look.aims.good(ship) > cash else CASH


def buy(view: dict[str, Any], look: Voyage) -> int:
    """Buy a cube off while two are needed, unless a task can be fulfilled anyway (R20.4)."""
    if not look.locked:
        return PASS
    price = view["pending"][-1][2]
    worth = look.v.lock * look.w.point
    near = max((look.aims.chance(aim.steps) for aim in look.aims.list), default=0.0)
    paid = look.purse(look.coins) - look.purse(look.coins - price)
    return BUY if worth * (1 + look.v.late * look.ripe) > paid + near * worth else PASS


def moment(view: dict[str, Any], look: Voyage, code: int) -> int:
    """Use a moment, or decline a ship's coins, for an aim."""
    pending = view["pending"][-1]
    if pending[0] != "Waive":
        return offer(view, look, code)
    ship = pending[2]
    gain = look.aims.waived(look.deck.colour[ship])
    return code if gain > look.coin * look.income(ship) else PASS


def put_back(view: dict[str, Any], look: Voyage, codes: list[int]) -> int:
    """The card that helps most when it is turned up next (R22.1)."""
    harbour = harbour_of(view, look)
    deck = look.deck

    def promise(code: int) -> float:
        bag: Bag = {deck.ids[code - deck.top]: 1}
        return drawn(look, harbour, bag)

    return max(codes, key=promise)
