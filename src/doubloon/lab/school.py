"""Where pupils learn from lessons, and where their weights are kept.

The weights are those under which the winners of many games (`doubloon.lab.lessons`) were likeliest,
found by going downhill. In further terms the pupil learns from what it thought of positions further
on, which has less luck in it.
"""

from __future__ import annotations

from json import dumps, loads
from os import cpu_count
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from doubloon.bots.search.port_royal_race import STANDING
from doubloon.lab.crew import make_crew
from doubloon.lab.lessons import COURSES, Course, Lesson, lessons
from doubloon.lab.pupil import LayerPupil, Parts, Pupil, RivalPupil
from doubloon.match.save import write_whole

Curve: TypeAlias = list[list[float]]
"""Round, loss, and loss held out."""
Job: TypeAlias = tuple[str, int, int, int]
"""A course, its games from one to another, and the seed."""
BATCHES: Final = (256, 2048)
"""Lessons for one step downhill: at least and at most."""
STEPS: Final = 500
"""Steps that a round has at least, if there are lessons enough."""
RATES: Final = (0.004, 0.002)
"""How far a step goes at the beginning of the first term, and of others."""
LOT: Final = 500
"""Games that one process plays before it tells of them."""
TOLD: Final = 20
"""Lots after which progress is told."""
BLOCK: Final = 8192
"""Positions that are looked at together."""
BOTS: Final = Path(__file__).parents[1] / "bots" / "search"
"""Where judges find what they weigh by."""
TEACHERS: Final = Path(__file__).parent / "teachers"
"""Where that is kept from which others learn."""
APART: Final = 7
"""So many games in a row are held out, or none: kinds of games take turns, all must be met."""


class School:
    """All lessons laid out for learning, a tenth of the games apart."""

    def __init__(self, all: list[Lesson]) -> None:
        first = all[0][0]
        count, seats = sum(len(facts) for facts, _, _ in all), max(len(won) for _, won, _ in all)
        self.facts = np.zeros((count, seats, first.shape[2]), first.dtype)
        self.shares = np.zeros((count, seats), np.float32)
        self.there = np.zeros((count, seats), np.float32)
        self.number = np.zeros(count, np.int64)
        at = 0
        for facts, won, number in all:
            some = slice(at, at + len(facts))
            self.facts[some, : len(won)] = facts
            self.shares[some, : len(won)] = won
            self.there[some, : len(won)] = 1
            self.number[some] = number
            at += len(facts)
        apart = self.number // APART % 10 == 0
        self.test = np.flatnonzero(apart)
        self.taught = np.flatnonzero(~apart)

    def term(
        self, pupil: Pupil, rounds: int, goals: Any, rate: float, name: str
    ) -> list[list[float]]:
        """Let a pupil learn these goals; the curve is round, loss, loss held out."""
        order, curve = self.taught.copy(), []
        batch = max(BATCHES[0], min(BATCHES[1], len(order) // STEPS))
        pupil.begin()
        for round in range(rounds):
            pupil.random.shuffle(order)
            for at in range(0, len(order), batch):
                some = order[at : at + batch]
                left = 1 - (round + at / len(order)) / rounds
                pupil.learn(self.facts[some], goals[some], self.there[some], rate * left)
            seen, new = self.loss(pupil, self.taught[:10_000]), self.loss(pupil, self.test)
            curve.append([round + 1, rounded(seen), rounded(new)])
            print(f"{name} {round + 1}: {seen:.4f}, held out {new:.4f}", flush=True)
        return curve

    def loss(self, pupil: Pupil, some: Any) -> float:
        """How surprised a pupil is by who won in these positions."""
        total = 0.0
        for at in range(0, len(some), BLOCK):
            few = some[at : at + BLOCK]
            chances = pupil.guess(self.facts[few], self.there[few])
            total -= float((self.shares[few] * np.log(chances + 1e-9)).sum())
        return total / len(some)

    def thoughts(self, pupil: Pupil) -> Any:
        """What a pupil thinks of all positions."""
        found = np.zeros_like(self.shares)
        for at in range(0, len(found), BLOCK):
            some = slice(at, at + BLOCK)
            found[some] = pupil.guess(self.facts[some], self.there[some])
        return found

    def foresight(self, pupil: Pupil, turns: int, trust: float) -> Any:
        """Goals with less luck in them: mostly what the pupil thinks of the position turns on."""
        thought = self.thoughts(pupil)
        later = np.minimum(np.arange(len(thought)) + turns, len(thought) - 1)
        same = (self.number[later] == self.number) & (later > np.arange(len(thought)))
        return np.where(
            same[:, None], trust * thought[later] + (1 - trust) * self.shares, self.shares
        )


def pupil_of(course: Course, school: School, seed: int) -> Pupil:
    """Somebody who can learn the facts of a course."""
    facts = school.facts.shape[2]
    if not course.sums:
        return LayerPupil(facts, course.width, seed)
    most = np.abs(school.facts[school.taught[:BLOCK]].astype(np.float32)).max((0, 1))
    much = most / 2 + 0.5
    return RivalPupil(facts, STANDING, course.width, course.sums, much, seed)


def learn(all: list[Lesson], course: Course, seed: int) -> tuple[Parts, list[list[float]]]:
    """The weights that explain the lessons best: first by who won, then by foresight."""
    school = School(all)
    curve: list[list[float]] = []
    found: list[Parts] = []
    for number in range(course.pupils):
        pupil = pupil_of(course, school, seed + number)
        curve += school.term(pupil, course.rounds, school.shares, RATES[0], "outcome")
        for turns in course.later:
            goals = school.foresight(pupil, turns, course.trust)
            curve += school.term(pupil, course.rounds, goals, RATES[1], "foresight")
        found.append(pupil.weights())
    assert course.pupils == 1 or not course.sums  # Only layers can lie side by side.
    weights = together(found) if course.pupils > 1 else found[0]
    return {name: plain(part) for name, part in weights.items()}, curve


def together(found: list[Parts]) -> Parts:
    """One layer that scores as several do on average: their cells lie side by side."""
    return {
        "inner": np.concatenate([parts["inner"] for parts in found], axis=1),
        "bias": np.concatenate([parts["bias"] for parts in found]),
        "outer": np.concatenate([parts["outer"] for parts in found]) / len(found),
        "direct": np.mean([parts["direct"] for parts in found], axis=0),
    }


def rounded(value: float) -> float:
    """As many digits as matter."""
    return float(f"{value:.4f}")


def plain(part: Any) -> Any:
    """Weights as lists."""
    return [plain(row) if row.ndim else rounded(float(row)) for row in part]


def some_lessons(job: Job) -> list[Lesson]:
    """What some games of a course teach; for one of several processes."""
    name, first, last, seed = job
    return lessons(COURSES[name], range(first, last), seed)


def all_lessons(name: str, games: int, seed: int) -> list[Lesson]:
    """What all games of a course teach, the same however many processes share the work."""
    all: list[Lesson] = []
    jobs: list[Job] = [
        (name, first, min(games, first + LOT), seed) for first in range(0, games, LOT)
    ]
    for number, found in enumerate(make_crew(cpu_count() or 1).run(some_lessons, jobs), 1):
        all += found
        if number % TOLD == 0:
            print(f"{number * LOT} of {games} games", flush=True)
    return sorted(all, key=lambda lesson: lesson[2])


def keep(name: str, all: list[Lesson], weights: Parts, curve: Curve, folder: Path = BOTS) -> None:
    """Write the weights of a course into its file, with the curve of the loss."""
    place = folder / f"{COURSES[name].file}.json"
    kept = loads(place.read_text()) if place.exists() else {}
    positions = sum(len(facts) for facts, _, _ in all)
    kept[name] = {**weights, "curve": curve, "positions": positions}
    write_whole(place, dumps(kept, separators=(",", ":")) + "\n")
    print(f"Written: {place}")
