"""Looking ahead: what could be done next is rehearsed, and weighed some turns later.

A rehearsal follows one purpose until it is reached, and then does whatever a trader would do; the
rivals rest. Chance falls alike for all purposes, as far as they ask for it alike. What
does not get ahead of the usual is dropped, so that most questions are soon answered.
"""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.bots.lead import lead
from doubloon.bots.merchants import first
from doubloon.bots.merchants.hunt import HUNTER
from doubloon.bots.merchants.outlook import outlook, points
from doubloon.bots.merchants.port import Harbour
from doubloon.bots.merchants.trade import TRADER
from doubloon.bots.merchants.trader import TRADES
from doubloon.bots.merchants.voyage import Goal, Voyage
from doubloon.bots.merchants.worth import distance
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.sea import neighbours
from doubloon.games.merchants.frames.turn import Act
from doubloon.games.merchants.scoring import outcome
from doubloon.games.merchants.state import GOING, State
from doubloon.games.merchants.words import (
    DONE,
    ENTER,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_SAIL,
    LEAVE,
    PORT,
)

TURNS: Final = 2
"""How many turns later a rehearsal is weighed."""
BATCH: Final = 8
BATCHES: Final = 8
"""So many rehearsals at once, and so often; what is not ahead of the usual then is dropped."""
PURPOSES: Final = 5
ALIKE: Final = 2
"""How many purposes are rehearsed, and how many of them with the same first action."""
TRIFLE: Final = 0.05
"""What is worth less is no purpose."""
DOUBT: Final = 1.5
"""The usual is given up for what is ahead by this many times the error of the comparison,"""
GAP: Final = 0.05
"""and by so many points."""
WON: Final = 4.0
LOST: Final = -2.0
"""What the end of the game is worth, in points beside those one has."""


class Plain(Voyage):
    """A trader at sea."""

    harbour: Harbour = TRADER


PLAIN: Final = Plain()


class Rehearsal:
    """A world in which one captain follows a purpose."""

    def __init__(self, s: State, seat: Seat, number: int) -> None:
        self.s = s.clone()
        self.seat = seat
        self.number = number
        self.round = s.round
        self.random = Random(number)
        self.goal: Goal | None = None

    def pick(self, below: int) -> int:
        """Chance; each round has luck of its own, whatever happened before."""
        if self.s.round != self.round:
            self.round = self.s.round
            self.random = Random(self.number * 1000 + self.round)
        return int(self.random.random() * below)

    def run(self, goal: Goal) -> float:
        """What comes of a purpose."""
        s, seat, stack = self.s, self.seat, self.s.stack
        until, captain, turn = s.round + TURNS, s.captain[seat], s.turn
        self.goal = goal if goal.deed != NONE and goal.deed != goal.code else None
        stack.pop().resolve(s, goal.code)
        while codes := settle(s, self.pick):
            frame = stack[-1]
            if len(codes) == 1:
                code = codes[0]
            elif not isinstance(frame, Act):
                code = TRADES.get(type(frame).__name__, first)(s, frame.seat, codes)
            elif frame.seat != seat:
                code = DONE
            else:
                if s.round >= until:
                    return outlook(s, seat)
                if s.captain[seat] != captain or (s.turn != turn and goal is not self.goal):
                    captain, turn, self.goal = s.captain[seat], s.turn, None
                code = self.act(codes)
            stack.pop().resolve(s, code if code in codes else codes[0])
        if s.end == GOING:
            return outlook(s, seat)  # a table set by hand, that does not go on
        return points(s, seat) + (WON if seat in outcome(s).winners else LOST)

    def act(self, codes: list[int]) -> int:
        """The next action on the way."""
        s, seat = self.s, self.seat
        for code in codes:
            if FIRST_PLAY <= code < FIRST_RAID and TRADER.plays(s, seat, code - FIRST_PLAY):
                return code
        goal = self.goal
        if goal is not None:
            code = step(s, seat, goal)
            if code in codes:
                if code == goal.deed:
                    self.goal = None
                return code
            if goal.deed == PORT and s.ported and DONE in codes:
                return DONE
        goal = best_goal(PLAIN.goals(s, seat), codes)
        self.goal = goal if goal.deed != goal.code and goal.deed != NONE else None
        return goal.code


def step(s: State, seat: Seat, goal: Goal) -> int:
    """The next action towards a goal."""
    if s.zone[seat] == goal.zone:
        if goal.deed == PORT:
            return PORT if s.ashore[seat] else ENTER
        return LEAVE if s.ashore[seat] else goal.deed
    if s.ashore[seat]:
        return LEAVE
    return FIRST_SAIL + min(neighbours(s, seat), key=lambda zone: distance(s, zone, goal.zone))


def best_goal(goals: list[Goal], codes: list[int]) -> Goal:
    """The goal with most Glory for an action, among those that can be gone for now."""
    best = Goal(0.02, 1.0, DONE)
    for goal in goals:
        if goal.rate > best.rate and goal.code in codes:
            best = goal
    return best


def act(s: State, seat: Seat, codes: list[int]) -> int:
    """The first action of the purpose that turned out best."""
    usual = HUNTER.act(s, seat, codes)
    if FIRST_PLAY <= usual < FIRST_RAID or usual not in codes:
        return usual
    goals = purposes(s, seat, codes, usual)
    return usual if len(goals) < 2 else best_purpose(s, seat, goals).code


def purposes(s: State, seat: Seat, codes: list[int], usual: int) -> list[Goal]:
    """What could be done, the usual first, then what promises most."""
    goals = [goal for goal in HUNTER.goals(s, seat) if goal.worth > TRIFLE and goal.code in codes]
    goals.sort(key=lambda goal: -goal.rate)
    found = [goal for goal in goals if goal.code == usual][:1] or [Goal(0.0, 1.0, usual)]
    for goal in goals:
        if len(found) == PURPOSES:
            break
        if any(goal.zone == one.zone and goal.deed == one.deed for one in found):
            continue
        if sum(goal.code == one.code for one in found) < ALIKE:
            found.append(goal)
    if s.ashore[seat] and usual != DONE and DONE in codes and len(found) < PURPOSES:
        found.append(Goal(0.0, 1.0, DONE))
    return found


def best_purpose(s: State, seat: Seat, goals: list[Goal]) -> Goal:
    """Rehearse all; the usual one is given up only for one that is clearly better."""
    worths: list[list[float]] = [[] for _ in goals]
    others = list(range(1, len(goals)))
    for batch in range(BATCHES):
        for number in range(batch * BATCH + 1, (batch + 1) * BATCH + 1):
            for at in (0, *others):
                worths[at].append(Rehearsal(s, seat, number).run(goals[at]))
        doubt = DOUBT * batch / (BATCHES - 1)
        others = [at for at in others if lead(worths[at], worths[0], doubt) > GAP]
        if not others:
            return goals[0]
    return goals[max(others, key=lambda at: sum(worths[at]))]
