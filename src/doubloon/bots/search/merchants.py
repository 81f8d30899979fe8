"""The judge of Merchants & Marauders: a turn is played out, and what came of it is weighed.

Replies are the greedy captain's. Points count, and what may become points: gold, goods, ships,
errands; and for the captain whose turn it was the best that could be done next from where he is.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, cast

from doubloon.bots.merchants import reply
from doubloon.bots.merchants.tastes import TASTES
from doubloon.bots.merchants.trade import held
from doubloon.bots.merchants.voyage import GREEDY
from doubloon.bots.merchants.worth import counts, damage, glory_now, gold_worth, market_for
from doubloon.bots.search.judge import Judge
from doubloon.engine.seat import Seat
from doubloon.engine.state import State as AnyState
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.state import State

SHARP: Final = 0.35
"""How much more likely a point makes the win."""
GREAT: Final = 0.8
"""A great ship."""
ERRAND: Final = 0.35
"""A mission or a rumour under way."""


class MerchantsJudge(Judge):
    """Looks to the end of the turn."""

    curiosity = 0.02

    def __init__(self) -> None:
        self.turn = 0
        self.mover = 0

    def begin(self, s: AnyState) -> None:
        """This turn is what matters."""
        world = cast(State, s)
        self.turn = world.turn
        self.mover = world.active

    def far(self, s: AnyState) -> bool:
        """The next turn has begun."""
        return cast(State, s).turn != self.turn

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """What a greedy captain does."""
        return reply(cast(State, s), codes)

    def worth(self, s: AnyState) -> list[float]:
        """The more points, the likelier the win."""
        world = cast(State, s)
        powers = [exp(SHARP * standing(world, seat)) for seat in range(world.seats)]
        if self.mover >= 0 and not world.dead[self.mover]:
            powers[self.mover] *= exp(SHARP * prospect(world, self.mover))
        total = sum(powers)
        return [power / total for power in powers]


def standing(s: State, seat: Seat) -> float:
    """Points, and what may become some."""
    total = glory_now(s, seat) + gold_worth(s, seat, s.gold[seat] + s.chest[seat] % 10)
    if s.dead[seat]:
        return total - TASTES.life
    for good, count in enumerate(counts(s.cargo[seat])):
        away = market_for(s, seat, good, s.zone[seat]) if count else NONE
        total += held(count, away) if away != NONE else 0.0
    total += GREAT * (s.ship[seat] >= 2) - TASTES.point * damage(s, seat)
    return total + ERRAND * ((s.mission[seat] != NONE) + (s.rumour[seat] != NONE))


def prospect(s: State, seat: Seat) -> float:
    """The best that can be done next, less the actions it takes."""
    return max(goal.worth - TASTES.tempo * goal.actions for goal in GREEDY.goals(s, seat))
