"""What one who plays Port Royal's contracts alone has and lacks, as facts when a turn begins.

The facts are the time that is left, what the player has, and how far each contract is that is not
done yet.
"""

from __future__ import annotations

from typing import Final

from doubloon.bots.port_royal.means import nearest_trip
from doubloon.bots.search.layer import Vector
from doubloon.bots.search.port_royal_steps import STEPS, means_at, steps_to_contract
from doubloon.games.port_royal.deck import ROLES
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import CONTRACTS

WHOLE: Final = 11
AT_ROLES: Final = WHOLE
AT_PAGES: Final = AT_ROLES + len(ROLES)
PAGE: Final = 3
"""Facts for each contract."""
FACTS: Final = AT_PAGES + CONTRACTS * PAGE


def alone_facts(s: State) -> Vector:
    """All facts at the beginning of a turn."""
    board = s.board
    assert board is not None
    seat = 0
    coins, time = s.coins[seat], board.time
    means = means_at(s, seat)
    trips = nearest_trip(STEPS, means, means.symbols, s.expeditions)
    facts = [0.0] * FACTS
    for role, number in enumerate(means.roles):
        facts[AT_ROLES + role] = float(number)
    undone, total, most = 0, 0.0, 0.0
    for at in board.laid:
        if board.claims[at]:
            continue
        steps = steps_to_contract(s, board, at, means, trips)
        place = AT_PAGES + at * PAGE
        facts[place] = 1.0
        facts[place + 1] = steps / 2
        facts[place + 2] = 5 * steps / (time + 3)
        undone += 1
        total += steps
        most = max(most, steps)
    facts[:WHOLE] = [
        time / 20,
        (time / 20) ** 2,
        undone / 3,
        total / 5,
        2 * total / (time + 3),
        undone / (time + 1),
        min(coins, 8) / 8,
        max(0, coins - 8) / 8,
        means.swords / 4,
        means.influence / 12,
        most / 3,
    ]
    return facts
