"""What a team of Port Royal's contracts has and lacks, as facts at the beginning of a turn.

The heart of it is who should do which contract: the greedy player's plan, with how far each mate is
from what it would do, what that costs, and how many turns are left for it.
"""

from __future__ import annotations

from typing import Final

from doubloon.bots.port_royal.means import (
    Means,
    coins_asked,
    hire_lack,
    moment_lack,
    nearest_trip,
)
from doubloon.bots.port_royal.plan import NOBODY, Plan
from doubloon.bots.search.layer import Vector
from doubloon.bots.search.port_royal_steps import STEPS, means_at
from doubloon.games.port_royal.contracts import Board
from doubloon.games.port_royal.deck import MADEMOISELLE, ROLES
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import CONTRACTS, MAX_SEATS

WHOLE: Final = 30
MATE: Final = 7
"""Facts for each mate, the active one first."""
PAGE: Final = 5
"""Facts for each contract."""
AT_ROLES: Final = WHOLE
AT_MATES: Final = AT_ROLES + len(ROLES)
AT_PAGES: Final = AT_MATES + MAX_SEATS * MATE
FACTS: Final = AT_PAGES + CONTRACTS * PAGE
EACH: Final = len(ROLES) + 4 + CONTRACTS
"""Facts that tell two mates apart."""
FAR: Final = 8.0
"""Steps beyond which a contract is simply far."""


class Crew:
    """How far every mate is from every contract that is not done, and who should do it."""

    def __init__(self, s: State, board: Board) -> None:
        self.undone = [at for at in board.laid if not board.claims[at]]
        self.means: list[Means] = []
        self.far: dict[int, dict[int, float]] = {at: {} for at in self.undone}
        self.price: dict[int, dict[int, float]] = {at: {} for at in self.undone}
        """Coins that it would cost about."""
        cubes: list[int] = []
        begun = {at: any(board.steps[at]) for at in self.undone}
        for seat in range(s.seats):
            coins = s.coins[seat]
            own = means_at(s, seat)
            self.means.append(own)
            trips = nearest_trip(STEPS, own, own.symbols, s.expeditions)
            free = board.free_cubes(seat)
            bound = 0
            for at in self.undone:
                step = board.steps[at][seat]
                if not step and (begun[at] or not free):
                    continue
                bound += step > 0
                contract = s.rules.contracts[at]
                hire = hire_lack(STEPS, contract.need, own, trips)
                steps = hire + moment_lack(STEPS, contract.need, own, contract.steps - step)
                asked = coins_asked(contract.need)
                self.far[at][seat] = steps + STEPS.coin * max(0, asked - coins)
                self.price[at][seat] = asked + STEPS.step_price * hire
            cubes.append(free + bound)
        self.plan = Plan(STEPS, self.far, cubes)


def crew_facts(s: State) -> Vector:
    """All facts."""
    assert s.board is not None
    return told(s, s.board, Crew(s, s.board))


def pair_facts(s: State) -> Vector:
    """The same for two, who need no averages: what each has, and how far it is from what."""
    board = s.board
    assert board is not None
    crew = Crew(s, board)
    more = [0.0] * (2 * EACH + CONTRACTS)
    for step in range(2):
        seat = (s.active + step) % 2
        own = crew.means[seat]
        at = step * EACH
        for role, number in enumerate(own.roles):
            more[at + role] = 0.5 * number
        at += len(ROLES)
        more[at] = own.swords / 4
        more[at + 1] = own.influence / 12
        more[at + 2] = own.expeditions / 2
        more[at + 3] = s.coins[seat] / 12
        for contract in crew.undone:
            more[at + 4 + contract] = min(FAR, crew.far[contract].get(seat, FAR)) / 2
    for contract in crew.undone:
        more[2 * EACH + contract] = 1.0 if crew.plan.owner[contract] == s.active else 0.0
    return told(s, board, crew) + more


def told(s: State, board: Board, crew: Crew) -> Vector:
    """What a crew has and lacks."""
    plan, seats, time = crew.plan, s.seats, board.time + 1
    facts = [0.0] * FACTS
    for own in crew.means:
        for role, number in enumerate(own.roles):
            if number:
                facts[AT_ROLES + role] += 0.5 * number
    want = [0.0] * seats
    nearest = second_sum = most = lost = 0.0
    for at in crew.undone:
        far = crew.far[at]
        steps = sorted(far.values())
        first = min(FAR, steps[0]) if steps else FAR
        second = min(FAR, steps[1]) if len(steps) > 1 else FAR
        place = AT_PAGES + at * PAGE
        facts[place] = 1.0
        facts[place + 1] = first / 2
        facts[place + 2] = 5 * first / (time + 3)
        facts[place + 3] = (second - first) / 4
        owner = plan.owner[at]
        if owner == NOBODY:
            lost += 1
        else:
            want[owner] += crew.price[at][owner]
            facts[place + 4] = min(s.coins[owner], 8) / 8
        nearest += first
        second_sum += second
        most = max(most, first)
    undone = len(crew.undone)
    short = purse = rich = hurry = most_hurry = load = most_load = 0.0
    for step in range(seats):
        seat = (s.active + step) % seats
        coins = s.coins[seat]
        turns = (time - step + seats - 1) // seats
        missing = max(0.0, want[seat] - coins)
        pace = plan.load[seat] / (turns + 1)
        place = AT_MATES + step * MATE
        facts[place] = plan.load[seat] / 3
        facts[place + 1] = pace
        facts[place + 2] = missing / 10
        facts[place + 3] = min(coins, 8) / 8
        facts[place + 4] = board.free_cubes(seat) / 3
        facts[place + 5] = missing / (turns + 1) / 3
        facts[place + 6] = crew.means[seat].roles[MADEMOISELLE] / 2
        short += missing
        purse += min(coins, 8)
        rich += max(0, coins - 8)
        hurry += pace
        most_hurry = max(most_hurry, pace)
        load += plan.load[seat] * plan.load[seat]
        most_load = max(most_load, plan.load[seat])
    free = sum(board.free_cubes(seat) for seat in range(seats))
    planned = sum(plan.load)
    facts[:WHOLE] = [
        time / 20,
        (time / 20) ** 2,
        time / seats / 5,
        undone / 5,
        undone / (time + 1),
        nearest / 5,
        2 * nearest / (time + 3),
        planned / 5,
        2 * planned / (time + 3),
        second_sum / 10,
        most / 3,
        3 * most / (time + 3),
        lost,
        short / 20,
        2 * short / (time + 3) / 3,
        purse / seats / 8,
        rich / 10,
        hurry,
        most_hurry,
        load / 10,
        most_load / 4,
        (free - undone) / 5,
        1.0 if undone == 1 else 0.0,
        1.0 if undone == 2 else 0.0,
        max(own.swords for own in crew.means) / 4,
        max(own.influence for own in crew.means) / 12,
        1.0 if seats == 2 else 0.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
        1.0 if seats == 5 else 0.0,
    ]
    return facts
