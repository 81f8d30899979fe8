"""How far a seat of Port Royal is from what contracts and tasks ask for, told from a position."""

from __future__ import annotations

from typing import Final

from doubloon.bots.port_royal import DEFAULT_AIMS
from doubloon.bots.port_royal.means import Means, coins_asked, lack
from doubloon.games.port_royal.contracts import Board, Need
from doubloon.games.port_royal.persons import influence, swords
from doubloon.games.port_royal.state import State

STEPS: Final = DEFAULT_AIMS
"""How far things are, in steps: as the greedy player reckons. Whoever changes these must teach all
that is weighed by them again."""


def means_at(s: State, seat: int) -> Means:
    """What a seat has."""
    coins = s.coins[seat]
    own = Means(s.deck, seat, coins, influence(s, seat), swords(s, seat), s.display[seat])
    if s.board is not None:
        own.kept = {s.deck.colour[card] for card in s.board.kept[seat]}
    if s.quest is not None:
        own.travel(s.quest.crowns[seat], s.quest.goods[seat])
    return own


def steps_to(need: Need, own: Means, left: int, trips: float) -> float:
    """How far a seat is from a need, coins included, whose moment must come so often."""
    steps = lack(STEPS, need, own, left, trips)
    return steps + STEPS.coin * max(0, coins_asked(need) - own.coins)


def steps_to_contract(s: State, board: Board, at: int, own: Means, trips: float) -> float:
    """How far a seat is from a contract."""
    contract = s.rules.contracts[at]
    return steps_to(contract.need, own, contract.steps - board.steps[at][own.seat], trips)
