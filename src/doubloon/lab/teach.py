"""Teaches the search to weigh a race: `python -m doubloon.lab.teach COURSE [GAMES] [SEED]`.

Greedy players of varied weights, or who err now and then, play, so that all kinds of positions
come up; when a turn begins the facts of all seats are noted, and at the end who won. The weights
are those under which the winners were likeliest, found by going downhill. Two further pupils
learn from what the one before thought of positions further on, which has less luck in it. The
curve of the loss is kept beside the weights: on games learned from, and on the tenth held out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, TypeVar, cast

import numpy as np

from doubloon.bots.greedy import greedy
from doubloon.bots.port_royal import Greedy as PortRoyalGreedy
from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.bots.port_royal.weights import Weights
from doubloon.bots.search.buccaneer_race import Weighing
from doubloon.bots.search.port_royal_alone import against_time
from doubloon.bots.search.port_royal_race import facts_of
from doubloon.bots.search.port_royal_team import crew_against_time, quest_against_time
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game

Lesson: TypeAlias = tuple[Any, list[float], int]
"""The facts of every seat (for one who plays alone, of time too), the share of the win that each
had in the end, and the game's number."""

BATCH: Final = 256
RATE: Final = 0.003
TERMS: Final = 3
"""One pupil after the other: the first learns from who won, the others from the one before."""
LATER: Final = 6
"""Positions further on that foresight looks."""
TRUST: Final = 0.7
"""How much of a goal is foresight; the rest is who won."""
APART: Final = 7
"""So many games in a row are held out, or none: kinds of games take turns, all must be met."""
Judgements = TypeVar("Judgements", Weights, AimWeights)
PROMPT: Final = Message("prompt-chance")


@dataclass(frozen=True, slots=True)
class Course:
    """What is played to learn from, and which facts are noted."""

    game: str
    file: str
    seats: Sequence[int]
    options: Sequence[dict[str, Any]]
    facts: Callable[[Any], list[list[float]]]
    games: int
    errs: float = 0.0
    """How often a choice is made by lot."""
    share: float = 1.0
    """How many of the positions are noted: neighbours are much alike."""
    width: int = 32
    """How many cells the layer has."""
    rounds: int = 8
    """How often each pupil goes through all positions."""


def varied(usual: Judgements, random: Random) -> Judgements:
    """The greedy player's weights, or others not far from them."""
    if random.random() < 0.4:
        return usual
    changed = {
        field.name: getattr(usual, field.name) * 2 ** random.uniform(-0.6, 0.6)
        for field in fields(usual)
        if isinstance(getattr(usual, field.name), float)
    }
    return replace(usual, **changed)


MIXES: Final = (["gambler"], ["set-sail"], ["contract-crew"], ["set-sail", "gambler"])
COURSES: Final = {
    "classic": Course(
        "port-royal", "port_royal", (2, 3, 4, 4, 4, 4, 4, 5), [{}], facts_of, 58_000, rounds=3
    ),
    "mixed": Course(
        "port-royal",
        "port_royal",
        (2, 3, 4, 5),
        [*({"mix": mix} for mix in MIXES), {"end": "expedition"}],
        facts_of,
        1000,
    ),
    "set-sail": Course(
        "port-royal", "port_royal", (2, 3, 4), [{"mode": "set-sail"}], facts_of, 600
    ),
    "contracts": Course(
        "port-royal", "port_royal", (2, 3, 4, 5), [{"mode": "contracts"}], facts_of, 400
    ),
    "adventure": Course(
        "port-royal",
        "port_royal",
        (2, 3, 4),
        [
            *({"mode": "adventure", "chapter": chapter} for chapter in range(1, 6)),
            {"mode": "adventure-open"},
        ],
        facts_of,
        300,
    ),
    "alone": Course(
        "port-royal", "port_royal", (1,), [{"mode": "contracts-coop"}], against_time, 12_000
    ),
    "quest": Course(
        "port-royal",
        "port_royal",
        (1, 2, 3, 4),
        [{"mode": "adventure-coop", "chapter": chapter} for chapter in range(1, 6)],
        quest_against_time,
        11_000,
        share=0.5,
        width=16,
    ),
    "crew": Course(
        "port-royal",
        "port_royal_crew",
        (2, 3, 4, 5),
        [{"mode": "contracts-coop"}],
        crew_against_time,
        8000,
        share=0.5,
        width=16,
    ),
    "standard": Course(
        "buccaneer", "buccaneer", (3, 4, 4, 4, 5), [{}], Weighing({}).facts, 800, 0.05, 0.5, 8
    ),
}


TEAMS: Final = (quest_against_time, crew_against_time)
"""Facts of a team, which wins or loses as one."""


def lessons(course: Course, games: int, seed: int) -> list[Lesson]:
    """Positions of games by the course."""
    found = game(course.game)
    all: list[Lesson] = []
    for number in range(games):
        random = Random(f"{seed} {number}")
        seats = random.choice(course.seats)
        if course.game == "port-royal":
            aims = Random(f"{seed} {number} aims")
            bots: list[Any] = [
                PortRoyalGreedy(varied(Weights(), random), varied(AimWeights(), aims))
                for _ in range(seats)
            ]
        else:
            bots = [greedy(course.game) for _ in range(seats)]
        options = course.options[number % len(course.options)]
        s = found.setup(seats, found.check(seats, options))
        noted = play(found, s, bots, course, random, seed * 1_000_003 + number)
        winners = found.outcome(s).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if seats == 1 or course.facts in TEAMS:
            won = 1.0 if winners else 0.0
            shares = [won, 1 - won]  # The other one is time.
        all += [(np.array(facts, np.float16), shares, number) for facts in noted]
    return all


def play(
    found: Game, s: State, bots: list[Any], course: Course, random: Random, seed: int
) -> list[list[list[float]]]:
    """Play a game and note the facts at the beginning of every turn."""
    pick = Seeded(seed).pick
    noted: list[list[list[float]]] = []
    turn = 0
    while codes := settle(s, pick):
        now = cast(Any, s).turn
        if now != turn:
            turn = now
            if course.share == 1 or random.random() < course.share:
                noted.append(course.facts(s))
        seat = s.stack[-1].seat
        code = codes[0]
        if len(codes) > 1:
            options = Options(found.vocabulary, seat, codes)
            said = bots[seat].choose(found.view(s, seat), Decision(seat, PROMPT, options))
            code = said.code
            if course.errs and random.random() < course.errs:
                code = options.sample(random).code
        s.stack.pop().resolve(s, code)
    return noted


class Pupil:
    """The weights while they are learned."""

    def __init__(self, facts: int, width: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        draw = self.random.normal
        self.parts: dict[str, Any] = {
            "inner": draw(0, 0.1, (facts, width)).astype(np.float32),
            "bias": np.full(width, 0.1, np.float32),
            "outer": draw(0, 0.1, width).astype(np.float32),
            "direct": np.zeros(facts, np.float32),
        }
        self.slope = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.swing = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def guess(self, facts: Any, there: Any) -> tuple[Any, Any]:
        """The layer of every seat, and its chance to win."""
        parts = self.parts
        flat = facts.reshape(-1, facts.shape[2])
        layer = np.maximum(flat @ parts["inner"] + parts["bias"], 0)
        scores = (layer @ parts["outer"] + flat @ parts["direct"]).reshape(there.shape)
        odds = np.exp(scores - scores.max(1, keepdims=True)) * there
        return layer, odds / odds.sum(1, keepdims=True)

    def loss(self, facts: Any, shares: Any, there: Any) -> float:
        """How surprised the weights are by who won, on average."""
        chances = self.guess(facts, there)[1]
        return float(-(shares * np.log(chances + 1e-9)).sum(1).mean())

    def learn(self, facts: Any, shares: Any, there: Any, rate: float) -> None:
        """A step downhill (Adam)."""
        layer, chances = self.guess(facts, there)
        flat = facts.reshape(-1, facts.shape[2])
        off = ((chances - shares) / len(facts)).reshape(-1)
        back = off[:, None] * self.parts["outer"] * (layer > 0)
        slopes = {
            "inner": flat.T @ back,
            "bias": back.sum(0),
            "outer": layer.T @ off,
            "direct": flat.T @ off,
        }
        self.steps += 1
        for name, slope in slopes.items():
            part = self.parts[name]
            slope = slope + 1e-5 * part
            self.slope[name] += 0.1 * (slope - self.slope[name])
            self.swing[name] += 0.001 * (slope * slope - self.swing[name])
            mean = self.slope[name] / (1 - 0.9**self.steps)
            width = np.sqrt(self.swing[name] / (1 - 0.999**self.steps))
            part -= rate * mean / (width + 1e-8)


class School:
    """All lessons laid out for learning, a tenth of the games apart."""

    def __init__(self, all: list[Lesson]) -> None:
        count, size = len(all), len(all[0][0][0])
        seats = max(len(rows) for rows, _, _ in all)
        self.facts = np.zeros((count, seats, size), np.float32)
        self.shares = np.zeros((count, seats), np.float32)
        self.there = np.zeros((count, seats), np.float32)
        for at, (rows, won, _) in enumerate(all):
            self.facts[at, : len(rows)] = rows
            self.shares[at, : len(rows)] = won
            self.there[at, : len(rows)] = 1
        self.number = np.array([number for _, _, number in all])
        apart = self.number // APART % 10 == 0
        self.test = np.flatnonzero(apart)
        self.taught = np.flatnonzero(~apart)

    def term(
        self, course: Course, goals: Any, seed: int, name: str
    ) -> tuple[Pupil, list[list[float]]]:
        """A pupil that learned these goals, and its curve: round, loss, loss held out."""
        pupil = Pupil(self.facts.shape[2], course.width, seed)
        order, curve = self.taught.copy(), []
        for round in range(course.rounds):
            pupil.random.shuffle(order)
            rate = RATE * (1 - round / course.rounds) + 1e-5
            for at in range(0, len(order), BATCH):
                some = order[at : at + BATCH]
                pupil.learn(self.facts[some], goals[some], self.there[some], rate)
            seen, new = self.loss(pupil, self.taught[:10_000]), self.loss(pupil, self.test)
            curve.append([round + 1, rounded(seen), rounded(new)])
            print(f"{name} {round + 1}: {seen:.4f}, held out {new:.4f}", flush=True)
        return pupil, curve

    def loss(self, pupil: Pupil, some: Any) -> float:
        """How surprised a pupil is by who won in these positions."""
        return pupil.loss(self.facts[some], self.shares[some], self.there[some])

    def foresight(self, pupil: Pupil) -> Any:
        """Goals with less luck in them: mostly what the pupil thinks of the position turns on."""
        thought = np.zeros_like(self.shares)
        for at in range(0, len(thought), 8192):
            some = slice(at, at + 8192)
            thought[some] = pupil.guess(self.facts[some], self.there[some])[1]
        later = np.minimum(np.arange(len(thought)) + LATER, len(thought) - 1)
        same = (self.number[later] == self.number) & (later > np.arange(len(thought)))
        return np.where(
            same[:, None], TRUST * thought[later] + (1 - TRUST) * self.shares, self.shares
        )


def learn(all: list[Lesson], course: Course, seed: int) -> tuple[dict[str, Any], list[list[float]]]:
    """The weights that explain the lessons best: first by who won, then by foresight."""
    school = School(all)
    pupil, curve = school.term(course, school.shares, seed, "outcome")
    for term in range(1, TERMS):
        pupil, more = school.term(course, school.foresight(pupil), seed + term, "foresight")
        curve += more
    return {name: plain(part) for name, part in pupil.parts.items()}, curve


def rounded(value: float) -> float:
    """As many digits as matter."""
    return float(f"{value:.4f}")


def plain(part: Any) -> Any:
    """Weights as lists."""
    return [plain(row) if row.ndim else rounded(float(row)) for row in part]


def main(name: str, games: int = 0, seed: int = 1) -> None:
    """Teach a course, and write the weights where the judge finds them."""
    course = COURSES[name]
    found = lessons(course, games or course.games, seed)
    print(f"{len(found)} positions", flush=True)
    weights, curve = learn(found, course, seed)
    place = Path(__file__).parents[1] / "bots" / "search" / f"{course.file}.json"
    kept = loads(place.read_text()) if place.exists() else {}
    kept[name] = {**weights, "curve": curve, "positions": len(found)}
    place.write_text(dumps(kept, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:4]))
