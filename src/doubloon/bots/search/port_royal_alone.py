"""What one who plays Port Royal's contracts alone has and lacks, as facts when a turn begins.

The facts are the time that is left, what the player has, and how far each contract is that is not
done yet.
"""

from __future__ import annotations

from typing import Final

from doubloon.bots.port_royal import DEFAULT_AIMS
from doubloon.bots.port_royal.means import Means, coins_asked, lack, nearest_trip
from doubloon.bots.search.layer import Vector
from doubloon.games.port_royal.deck import ROLES
from doubloon.games.port_royal.persons import influence, swords
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import CONTRACTS

WHOLE: Final = 11
AT_ROLES: Final = WHOLE
AT_PAGES: Final = AT_ROLES + len(ROLES)
PAGE: Final = 3
"""Facts for each contract."""
FACTS: Final = AT_PAGES + CONTRACTS * PAGE
STEPS: Final = DEFAULT_AIMS
"""How far things are, in steps: as the greedy player reckons. Whoever changes these must teach the
layer again."""


def alone_facts(s: State) -> Vector:
    """All facts at the beginning of a turn."""
    board = s.board
    assert board is not None
    seat = 0
    coins, time = s.coins[seat], board.time
    means = Means(s.deck, seat, coins, influence(s, seat), swords(s, seat), s.display[seat])
    means.kept = {s.deck.colour[card] for card in board.kept[seat]}
    trips = nearest_trip(STEPS, means, means.symbols, s.expeditions)
    facts = [0.0] * FACTS
    for role, number in enumerate(means.roles):
        facts[AT_ROLES + role] = float(number)
    undone, total, most = 0, 0.0, 0.0
    for at in board.laid:
        if board.claims[at]:
            continue
        contract = s.rules.contracts[at]
        steps = lack(STEPS, contract.need, means, contract.steps - board.steps[at][seat], trips)
        steps += STEPS.coin * max(0, coins_asked(contract.need) - coins)
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
