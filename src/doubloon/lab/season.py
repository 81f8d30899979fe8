"""Seasons quick players of Port Royal: `python -m doubloon.lab.season COURSE [ROUNDS] [SEED]`.

All their judgements are moved at random, in one game up and in another, with the same luck, down;
what won is followed for a bit, then the next round begins from there. The curve is kept beside what
was found: the share of games won in each round, judgements moved as they are there. It works on all
processors, and writes into the package, in place of what is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from dataclasses import fields as parts_of
from json import dumps, loads
from math import exp
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, cast

import numpy as np

from doubloon.bots import port_royal
from doubloon.bots.port_royal.seasoned import USUAL, Judgement, seasoned
from doubloon.bots.search.port_royal_mates import Mates
from doubloon.engine.chance import Seeded, check_seed
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.state import State
from doubloon.lab.called import asked, call
from doubloon.lab.crew import make_crew
from doubloon.match.save import write_whole

Place: TypeAlias = tuple[int, str, int]
"""Where a figure stands: among the weights or the aims, its name, and which of a row it is."""

Job: TypeAlias = tuple[str, list[float], range, int]
"""A course, where its figures are now, the numbers of some pairs of games, and their seed."""
Pair: TypeAlias = tuple[int, float, float]
"""Two games with the same luck: its seed, and what they brought with judgements moved there and
back."""

PLACE: Final = Path(port_royal.__file__).parent / "seasoned.json"
PAIRS: Final = 2400
"""Pairs of games in a round."""
LOT: Final = 20
"""Pairs that a process plays before it tells of them."""
ROUNDS: Final = 30
MOST: Final = 10_000
"""Rounds, so that no two seeds share a game."""
SIZE: Final = 0.2
"""By how much a figure is moved, as a share of it; and where it is nothing to begin with:"""
SIZES: Final = {"crew_bold": 0.04, "crew_rush": 0.04, "ward": 0.4, "hire": 0.4}
STRIDES: Final = (0.8, 0.35)
"""How far a round goes, in such moves, at the beginning and in the end."""
KEPT: Final = 0.7
"""How much of where it went counts in the next round."""
UNREAD: Final = {("colours", at) for at in (0, 1, 2, 5)}
"""Figures of rows that nobody asks for: contracts want three or four colours (R12.9, R12.10)."""
TINY: Final = 1e-9
STALLED: Final = 5000
"""Choices after which a game is given up."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is played, and which judgements may change."""

    seats: Sequence[int]
    options: Sequence[dict[str, Any]]
    weights: str
    aims: str
    team: bool = True
    """Whether all win or lose as one, and judge alike; else one is seasoned among greedy rivals."""
    base: str = ""
    """Which course it goes on from, if from any."""

    def start(self) -> Judgement:
        """The judgement that it begins with."""
        return seasoned(self.base) if self.base else USUAL

    def places(self) -> list[Place]:
        """All figures that may change."""
        found: list[Place] = []
        for which, names in enumerate((self.weights, self.aims)):
            for name in names.split():
                row = getattr(USUAL[which], name)
                many = len(row) if isinstance(row, tuple) else 1
                found += [(which, name, at) for at in range(many) if (name, at) not in UNREAD]
        return found


SHARED: Final = (
    "person rare_person trader sword cheap influence symbol unknown coin tax colours bust waive "
    "repel reach ward far rush"
)
"""How far aims are, how likely they are reached, and what moments are worth."""
WEALTH: Final = (
    "point coin_fade tie_coin full over taxed lag trader sword mademoiselle jester admiral "
    "governor again ready one_short two_short unopened third"
)
"""Coins, and what persons and expeditions bring."""
MATES: Final = (
    "step late_step done team_reward idle_point closer load full_hands step_price short_coin "
    "spare_coin idle_coin crew_bold crew_rush hire spend moment mate gift useful"
)
"""What mates leave to each other, and what they need."""
COURSES: Final = {
    "crew": Course((2, 3, 4, 5), [{"mode": "contracts-coop"}], WEALTH, f"{SHARED} {MATES}"),
    "pair": Course((2,), [{"mode": "contracts-coop"}], WEALTH, f"{SHARED} {MATES}", base="crew"),
    "alone": Course(
        (1,),
        [{"mode": "contracts-coop"}],
        f"{WEALTH} bold",
        f"{SHARED} step late_step done team_reward idle_point alone useful",
    ),
    "quest": Course(
        (1, 2, 3, 4),
        [{"mode": "adventure-coop", "chapter": chapter} for chapter in range(1, 6)],
        f"{WEALTH} bold fee",
        f"{SHARED} team step late_step done team_cube spare_cube idle_point short_point closer "
        "crown good stop cards bold gift useful audience scout innkeeper inn spare_good ability",
    ),
    "contracts": Course(
        (2, 3, 4, 5),
        [{"mode": "contracts"}],
        f"{WEALTH} pace promise finish bold fee deny rival",
        f"{SHARED} first",
        team=False,
    ),
}


def moved(course: Course, moves: Sequence[float]) -> Judgement:
    """The judgement that a course begins with, every figure moved by so much."""
    weights, aims = course.start()
    return (
        replace(weights, **changes(course, moves, 0)),
        replace(aims, **changes(course, moves, 1)),
    )


def changes(course: Course, moves: Sequence[float], which: int) -> dict[str, Any]:
    """The figures among the weights, or among the aims, once they have moved."""
    found: dict[str, Any] = {}
    for (where, name, at), move in zip(course.places(), moves, strict=True):
        if where == which:
            now = found.get(name, getattr(course.start()[which], name))
            if isinstance(now, tuple):
                found[name] = (*now[:at], shifted(name, now[at], move), *now[at + 1 :])
            else:
                found[name] = shifted(name, now, move)
    return found


def shifted(name: str, figure: float, move: float) -> float:
    """A figure moved by so much."""
    if name in SIZES:
        return figure + SIZES[name] * move
    return figure * exp(SIZE * move)


def play(course: Course, judgement: Judgement, number: int, seed: int) -> float:
    """The share of the win in one game that they have who judge so."""
    found = game("port-royal")
    seats = course.seats[number % len(course.seats)]
    options = course.options[number // len(course.seats) % len(course.options)]
    pick = Seeded(seed).pick
    own, greedy = Mates(judgement), Mates()
    one = number // len(course.seats) % seats
    s = found.setup(seats, found.check(seats, options))
    choices = 0
    while codes := settle(s, pick):
        code = codes[0]
        if len(codes) > 1:
            choices += 1
            if choices > STALLED:
                return 0.0
            mine = course.team or s.stack[-1].seat == one
            code = (own if mine else greedy).reply(cast(State, s), codes)
        s.stack.pop().resolve(s, code)
    winners = found.outcome(s).winners
    if course.team:
        return 1.0 if winners else 0.0
    return 1 / len(winners) if one in winners else 0.0


def some_pairs(job: Job) -> list[Pair]:
    """What some pairs of games bring; for one of several processes."""
    name, now, numbers, base = job
    return [pair(COURSES[name], now, number, base + number) for number in numbers]


def pair(course: Course, now: list[float], number: int, seed: int) -> Pair:
    """What two games bring with the same luck, judgements moved there and back."""
    by = moves(len(now), seed)
    up = [at + move for at, move in zip(now, by, strict=True)]
    down = [at - move for at, move in zip(now, by, strict=True)]
    return (
        seed,
        play(course, moved(course, up), number, seed),
        play(course, moved(course, down), number, seed),
    )


def moves(many: int, seed: int) -> list[float]:
    """By how much each figure is moved in a pair of games."""
    random = Random(f"{seed} moves")
    return [random.gauss(0, 1) for _ in range(many)]


def season(
    name: str, rounds: int, seed: int, pairs: int = PAIRS
) -> tuple[list[float], list[float]]:
    """How far every figure should move in all, and the share won in each round."""
    many = len(COURSES[name].places())
    now, way = np.zeros(many), np.zeros(many)
    curve: list[float] = []
    crew = make_crew(cpu_count() or 1)
    for round in range(rounds):
        base = (seed * MOST + round) * pairs
        lots = [range(first, min(pairs, first + LOT)) for first in range(0, pairs, LOT)]
        jobs: list[Job] = [(name, now.tolist(), lot, base) for lot in lots]
        won = sorted(one for lot in crew.run(some_pairs, jobs) for one in lot)
        uphill = np.zeros(many)
        for at, up, down in won:
            uphill += (up - down) * np.array(moves(many, at)) / 2 / pairs
        way = KEPT * way + (1 - KEPT) * uphill
        left = 1 - round / rounds
        stride = STRIDES[1] + (STRIDES[0] - STRIDES[1]) * left
        now += stride * way / max(float(np.linalg.norm(way)), TINY)
        share = sum(up + down for _, up, down in won) / 2 / pairs
        curve.append(float(f"{share:.4f}"))
        print(f"round {round + 1} of {rounds}: {share:.1%} won", flush=True)
    return now.tolist(), curve


def main(name: str, rounds: int = ROUNDS, seed: int = 1) -> None:
    """Season a player, and write what it judges by where bots find it."""
    check_seed(seed)
    if not 0 < rounds < MOST:
        raise Malformed(Message("refuse-rounds", {"name": str(rounds), "most": MOST - 1}))
    found, curve = season(name, rounds, seed)
    keep(name, moved(COURSES[name], found), curve)


def keep(name: str, judgement: Judgement, curve: list[float]) -> None:
    """Write what a player judges by, where it differs from the greedy one, and the curve."""
    kept = loads(PLACE.read_text())
    weights, aims = (told(usual, own) for usual, own in zip(USUAL, judgement, strict=True))
    kept[name] = {"weights": weights, "aims": aims, "curve": curve}
    write_whole(PLACE, dumps(kept, indent=1) + "\n")
    print(f"Written: {PLACE}")


def told(usual: Any, own: Any) -> dict[str, Any]:
    """The figures that differ from the usual ones."""
    pairs = ((part.name, getattr(own, part.name)) for part in parts_of(own))
    return {name: rounded(value) for name, value in pairs if value != getattr(usual, name)}


def rounded(value: Any) -> Any:
    """As many digits as matter."""
    if isinstance(value, tuple):
        return [rounded(one) for one in value]
    return float(f"{value:.4g}")


if __name__ == "__main__":
    call(main, asked("season", COURSES, rounds=ROUNDS, seed=1))
