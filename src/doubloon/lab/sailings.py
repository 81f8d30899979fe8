"""What a helmsman of classic Port Royal learns by: games in which it sits among quick players.

When a turn begins, and when the helmsman draws, what it sees is noted as the rows that count
(`doubloon.bots.search.port_royal_sight`). The goal of such a moment is what it thought of
the moments after it, the nearer the more, and who won in the end. As in other lessons choices are
made by lot in some games until everybody settles, and moments are noted from then on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias, cast

import numpy as np

from doubloon.bots.search.lanes import Lanes
from doubloon.bots.search.port_royal_classic import ClassicJudge
from doubloon.bots.search.port_royal_sight import ROWS, Instinct
from doubloon.engine.chance import Seeded
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import DRAW
from doubloon.lab.lessons import STALLED

Noted: TypeAlias = tuple[list[int], float]
"""Which rows count in a moment, and the chance that was seen in them; or the one that should be."""

OTHERS: Final = (2, 3, 5)
"""How many play where not four do."""
CALM: Final = 0.5
QUICK_CALM: Final = 0.25
"""How many games are played well from the beginning on: the helmsman's, and those of quick players
alone."""
ERRS: Final = 0.25
CHOICES: Final = 45
"""How many choices are made by lot at most, and choices of each seat within which all settle."""
SOME: Final = 0.5
"""How many moments of quick players are kept: neighbours are much alike."""
WIDTH: Final = 150
"""Rows of a moment at most; the others stand for nothing."""


@dataclass(frozen=True, slots=True)
class Job:
    """Some games to be played: by quick players alone, or with a helmsman, by these weights."""

    numbers: range
    seed: int
    weights: dict[str, Any] | None
    quick: bool
    fours: int
    """Games of four for every three with two, three and five players."""
    near: float
    """How much of a goal is what was thought of the next moment."""


@dataclass(frozen=True, slots=True)
class Log:
    """What some games taught."""

    first: int
    rows: Any
    goals: Any
    won: list[float]
    """What the helmsman won with four players, where nobody chose by lot."""


class Sailing:
    """One game, and who sits where."""

    def __init__(
        self, judge: ClassicJudge, random: Random, seed: int, calm: float, fours: int
    ) -> None:
        self.judge = judge
        self.random = random
        self.game = game("port-royal")
        seats = random.choice(OTHERS + (4,) * fours)
        self.state = cast(State, self.game.setup(seats, self.game.check(seats, {})))
        self.pick = Seeded(seed).pick
        self.helmsman = random.randrange(seats)
        self.settled = 0 if random.random() < calm else random.randrange(CHOICES * seats)
        self.errs = ERRS * random.random()
        judge.watch(self.game.view(self.state, self.helmsman))
        judge.begin(self.state)

    def questions(self) -> Iterator[tuple[list[int], bool, bool]]:
        """All that is asked, whether a turn begins with it, and whether everybody has settled."""
        s, turn, choices = self.state, -1, 0
        while codes := settle(s, self.pick):
            begins = s.turn != turn
            turn = s.turn
            choices += len(codes) > 1
            if choices > STALLED:
                return
            yield codes, begins, choices >= self.settled

    def choose(self, codes: list[int], settled: bool, helmsman: bool) -> int:
        """By lot before everybody has settled, by instinct for the helmsman, and as rivals do."""
        if len(codes) == 1:
            return codes[0]
        s = self.state
        if not settled and self.random.random() < self.errs:
            return self.random.choice(codes)
        if helmsman and s.stack[-1].seat == self.helmsman:
            return self.judge.decide(s, codes)
        return self.judge.rival(s, codes)

    def won(self, seat: int) -> float:
        """A seat's share of the win."""
        winners = self.game.outcome(self.state).winners
        return 1 / len(winners) if seat in winners else 0.0


def quick_moments(sailing: Sailing, instinct: Instinct, near: float) -> list[Noted]:
    """What all seats learn from a game of quick players: by who won, while nobody knows better."""
    s = sailing.state
    noted: list[list[Noted]] = [[] for _ in range(s.seats)]
    for codes, begins, settled in sailing.questions():
        if begins and settled:
            for seat in range(s.seats):
                noted[seat].append(seen(instinct, s, seat))
        code = sailing.choose(codes, settled, False)
        s.stack.pop().resolve(s, code)
    if s.stack:
        return []
    found: list[Noted] = []
    for seat in range(s.seats):
        found += goals(noted[seat], sailing.won(seat), near)
    return [moment for moment in found if sailing.random.random() < SOME]


def own_moments(sailing: Sailing, instinct: Instinct, near: float) -> list[Noted]:
    """What the helmsman learns from a game of its own."""
    s, helmsman = sailing.state, sailing.helmsman
    noted: list[Noted] = []
    for codes, begins, settled in sailing.questions():
        if begins and settled:
            noted.append(seen(instinct, s, helmsman))
        code = sailing.choose(codes, settled, True)
        if code == DRAW and settled and s.harbour and s.active == helmsman:
            noted.append(drawn(sailing.judge, instinct, s))
        s.stack.pop().resolve(s, code)
    return [] if s.stack else goals(noted, sailing.won(helmsman), near)


def seen(instinct: Instinct, s: State, seat: int) -> Noted:
    """What a seat sees when a turn begins."""
    sight = instinct.sight
    parts = sight.parts(s, seat, s.active, s.coins, False)
    rows = [row for part in parts for row in sight.rows(part)]
    return rows, instinct.seen(parts)


def drawn(judge: ClassicJudge, instinct: Instinct, s: State) -> Noted:
    """What the helmsman sees when it draws."""
    parts, more = judge.drawn(s, judge.stop(s))
    rows = [row for part in parts for row in instinct.sight.rows(part)]
    return rows + more, instinct.seen(parts, more)


def goals(noted: list[Noted], won: float, near: float) -> list[Noted]:
    """What should have been seen in each moment of a game."""
    found: list[Noted] = []
    goal = later = won
    for rows, chance in reversed(noted):
        goal += near * (later - goal)
        found.append((rows, goal))
        later = chance
    return found


def sail(job: Job) -> Log:
    """Play some games, and tell what they taught; for one of several processes."""
    weights = job.weights or {"rows": [[0]] * ROWS, "bias": [0], "outer": []}
    judge = ClassicJudge(Lanes(weights["rows"], weights["bias"], weights["outer"]))
    all: list[Noted] = []
    won: list[float] = []
    for number in job.numbers:
        random = Random(f"{job.seed} {number}")
        chance = job.seed * 1_000_003 + number
        calm = QUICK_CALM if job.quick else CALM
        sailing = Sailing(judge, random, chance, calm, job.fours)
        instinct = judge.known(sailing.state)
        if job.quick:
            all += quick_moments(sailing, instinct, job.near if job.weights else 0.0)
            continue
        all += own_moments(sailing, instinct, job.near)
        if not sailing.settled and not sailing.state.stack and sailing.state.seats == 4:
            won.append(sailing.won(sailing.helmsman))
    rows = np.full((len(all), WIDTH), ROWS, np.int16)
    for at, (some, _) in enumerate(all):
        rows[at, : len(some)] = some
    return Log(job.numbers[0], rows, np.array([goal for _, goal in all], np.float32), won)
