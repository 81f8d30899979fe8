"""Teaches the search to weigh a race: `python -m doubloon.lab.teach COURSE [GAMES] [SEED]`.

Greedy players of varied weights, or who err now and then, play, so that all kinds of positions
come up; when a turn begins the facts of all seats are noted, and at the end who won. The weights
are those under which the winners were likeliest, found by going downhill. In further terms the
pupil learns from what it thought of positions further on, which has less luck in it. The curve of
the loss is kept beside the weights: on games learned from, and on the tenth held out.
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
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_alone import alone_facts
from doubloon.bots.search.port_royal_crew import crew_facts
from doubloon.bots.search.port_royal_quest import quest_facts
from doubloon.bots.search.port_royal_race import facts_of
from doubloon.engine.chance import Seeded, check_seed
from doubloon.engine.decision import Decision, Options
from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game

Lesson: TypeAlias = tuple[Any, list[float], int]
"""The facts of every seat (for one who plays alone, of time too), the share of the win that each
had in the end, and the game's number."""

BATCHES: Final = (256, 2048)
"""Lessons for one step downhill: at least and at most."""
STEPS: Final = 500
"""Steps that a round has at least, if there are lessons enough."""
RATES: Final = (0.004, 0.002)
"""How far a step goes at the beginning of the first term, and of others."""
TERMS: Final = 4
"""In the first one a pupil learns from who won, in others from foresight."""
TOLD: Final = 10_000
"""Games after which progress is told."""
BLOCK: Final = 8192
"""Positions that are looked at together."""
LATER: Final = 6
"""Positions further on that foresight looks."""
TRUST: Final = 0.7
"""How much of a goal is foresight; the rest is who won."""
APART: Final = 7
"""So many games in a row are held out, or none: kinds of games take turns, all must be met."""
LOTS: Final = 4
"""Choices that are made by lot in a hasty game, at most."""
CHOICES: Final = 60
"""Choices that a seat has in a long game of Port Royal."""
STALLED: Final = 3000
"""Choices after which a hasty game is given up: nobody wants what is left."""
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
    """How often all positions are gone through in a term."""
    team: bool = False
    """Whether all win or lose as one, against time."""
    hasty: bool = False
    """Whether everybody gives quick replies: four games in the time of one."""


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


def against_time(facts: Callable[[Any], list[float]]) -> Callable[[Any], list[list[float]]]:
    """Facts of those who win or lose as one; facts of nothing stand for the time to beat."""

    def both(s: Any) -> list[list[float]]:
        found = facts(s)
        return [found, [0.0] * len(found)]

    return both


MIXES: Final = (["gambler"], ["set-sail"], ["contract-crew"], ["set-sail", "gambler"])
COURSES: Final = {
    "classic": Course(
        "port-royal",
        "port_royal",
        (2, 2, 3, 4, 4, 4, 4, 4, 4, 5),
        [{}],
        facts_of,
        120_000,
        width=64,
        rounds=5,
        hasty=True,
    ),
    "mixed": Course(
        "port-royal",
        "port_royal",
        (2, 3, 4, 5),
        [*({"mix": mix} for mix in MIXES), {"end": "expedition"}],
        facts_of,
        6000,
    ),
    "set-sail": Course(
        "port-royal", "port_royal", (2, 3, 4), [{"mode": "set-sail"}], facts_of, 6000
    ),
    "contracts": Course(
        "port-royal", "port_royal", (2, 3, 4, 5), [{"mode": "contracts"}], facts_of, 6000
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
        6000,
    ),
    "alone": Course(
        "port-royal",
        "port_royal",
        (1,),
        [{"mode": "contracts-coop"}],
        against_time(alone_facts),
        12_000,
        team=True,
    ),
    "quest": Course(
        "port-royal",
        "port_royal",
        (1, 2, 3, 4),
        [{"mode": "adventure-coop", "chapter": chapter} for chapter in range(1, 6)],
        against_time(quest_facts),
        11_000,
        share=0.5,
        width=16,
        team=True,
    ),
    "crew": Course(
        "port-royal",
        "port_royal_crew",
        (2, 3, 4, 5),
        [{"mode": "contracts-coop"}],
        against_time(crew_facts),
        8000,
        share=0.5,
        width=16,
        team=True,
    ),
    "standard": Course(
        "buccaneer", "buccaneer", (3, 4, 4, 4, 5), [{}], Weighing({}).facts, 800, 0.05, 0.5, 8
    ),
}


def lessons(course: Course, games: int, seed: int) -> list[Lesson]:
    """Positions of games by the course."""
    found = game(course.game)
    judge = PortRoyalJudge()
    all: list[Lesson] = []
    for number in range(games):
        if number and number % TOLD == 0:
            print(f"{number} of {games} games", flush=True)
        random = Random(f"{seed} {number}")
        seats = random.choice(course.seats)
        options = course.options[number % len(course.options)]
        s = found.setup(seats, found.check(seats, options))
        chance = seed * 1_000_003 + number
        if course.hasty:
            noted = play_hastily(found, s, judge, course, random, chance)
        else:
            bots = players(course, seats, random, Random(f"{seed} {number} aims"))
            noted = play(found, s, bots, course, random, chance)
        if not noted:
            continue
        winners = found.outcome(s).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if course.team:
            won = 1.0 if winners else 0.0
            shares = [won, 1 - won]  # The other one is time.
        all += [(np.array(facts, np.float16), shares, number) for facts in noted]
    return all


def players(course: Course, seats: int, random: Random, aims: Random) -> list[Any]:
    """Greedy players, of varied weights where they have any."""
    if course.game != "port-royal":
        return [greedy(course.game) for _ in range(seats)]
    return [
        PortRoyalGreedy(varied(Weights(), random), varied(AimWeights(), aims)) for _ in range(seats)
    ]


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


def play_hastily(
    found: Game, s: State, judge: Judge, course: Course, random: Random, seed: int
) -> list[list[list[float]]]:
    """The same by quick replies. A few choices are made by lot, for positions that nobody would
    seek; the facts are noted after the last of them, when everybody plays as they should. A game
    that ends before is no lesson: short games would be heard too often."""
    pick = Seeded(seed).pick
    lots = {random.randrange(CHOICES * s.seats) for _ in range(random.randrange(LOTS + 1))}
    last = max(lots, default=0)
    noted: list[list[list[float]]] = []
    turn = choices = 0
    while codes := settle(s, pick):
        now = cast(Any, s).turn
        if now != turn:
            turn = now
            judge.watch(found.view(s, 0))
            if choices >= last:
                noted.append(course.facts(s))
        code = codes[0]
        if len(codes) > 1:
            choices += 1
            if choices > STALLED:
                return []
            code = random.choice(codes) if choices in lots else judge.reply(s, codes, random)
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
        self.begin()

    def begin(self) -> None:
        """Forget how the way went so far; keep the weights."""
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
        self.facts = np.zeros((count, seats, size), np.float16)
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
                facts = self.facts[some].astype(np.float32)
                pupil.learn(facts, goals[some], self.there[some], rate * left)
            seen, new = self.loss(pupil, self.taught[:10_000]), self.loss(pupil, self.test)
            curve.append([round + 1, rounded(seen), rounded(new)])
            print(f"{name} {round + 1}: {seen:.4f}, held out {new:.4f}", flush=True)
        return curve

    def loss(self, pupil: Pupil, some: Any) -> float:
        """How surprised a pupil is by who won in these positions."""
        total = 0.0
        for at in range(0, len(some), BLOCK):
            few = some[at : at + BLOCK]
            chances = pupil.guess(self.facts[few].astype(np.float32), self.there[few])[1]
            total -= float((self.shares[few] * np.log(chances + 1e-9)).sum())
        return total / len(some)

    def foresight(self, pupil: Pupil) -> Any:
        """Goals with less luck in them: mostly what the pupil thinks of the position turns on."""
        thought = np.zeros_like(self.shares)
        for at in range(0, len(thought), BLOCK):
            some = slice(at, at + BLOCK)
            facts = self.facts[some].astype(np.float32)
            thought[some] = pupil.guess(facts, self.there[some])[1]
        later = np.minimum(np.arange(len(thought)) + LATER, len(thought) - 1)
        same = (self.number[later] == self.number) & (later > np.arange(len(thought)))
        return np.where(
            same[:, None], TRUST * thought[later] + (1 - TRUST) * self.shares, self.shares
        )


def learn(all: list[Lesson], course: Course, seed: int) -> tuple[dict[str, Any], list[list[float]]]:
    """The weights that explain the lessons best: first by who won, then by foresight."""
    school = School(all)
    pupil = Pupil(school.facts.shape[2], course.width, seed)
    curve = school.term(pupil, course.rounds, school.shares, RATES[0], "outcome")
    for _ in range(1, TERMS):
        goals = school.foresight(pupil)
        curve += school.term(pupil, course.rounds, goals, RATES[1], "foresight")
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
    games = games or course.games
    check_seed(seed)
    if games < 2 * APART:
        raise SystemExit(f"{games} games are too few to learn from; try {20 * APART} or more.")
    found = lessons(course, games, seed)
    print(f"{len(found)} positions", flush=True)
    weights, curve = learn(found, course, seed)
    place = Path(__file__).parents[1] / "bots" / "search" / f"{course.file}.json"
    kept = loads(place.read_text()) if place.exists() else {}
    kept[name] = {**weights, "curve": curve, "positions": len(found)}
    place.write_text(dumps(kept, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:4]))
