"""Teaches the search to weigh a race: `python -m doubloon.lab.teach COURSE [GAMES] [SEED] [BOTS]`.

Games are played between bots that err now and then, so that all kinds of positions come up; at the
beginning of every turn the facts of all seats are noted, and who won in the end. The weights are
those under which the winners were likeliest, found by going downhill. The curve of the loss is kept
beside the weights: on the games learned from, and on the tenth of them that were held out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, cast

import numpy as np

from doubloon.bots import seat_bots
from doubloon.bots.search.buccaneer_race import Weighing
from doubloon.bots.search.port_royal_race import facts_of
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game

Lesson: TypeAlias = tuple[list[list[float]], list[float], int]
"""The facts of every seat, the share of the win that each had in the end, and the game's number."""
Weights: TypeAlias = dict[str, Any]

WIDTH: Final = 16
ROUNDS: Final = 12
BATCH: Final = 256
RATE: Final = 0.003
SEATS: Final = 5
ERRS: Final = 0.04
"""How often a choice is made by lot."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is played to learn from, and which facts are noted."""

    game: str
    file: str
    seats: Sequence[int]
    options: Sequence[dict[str, Any]]
    facts: Callable[[Any], list[list[float]]]
    games: int = 4000


MIXES: Final = (["gambler"], ["set-sail"], ["contract-crew"], ["set-sail", "gambler"])
COURSES: Final = {
    "classic": Course("port-royal", "port_royal", (2, 2, 3, 4, 4, 4, 5), [{}], facts_of, 8000),
    "mixed": Course(
        "port-royal",
        "port_royal",
        (2, 3, 4, 5),
        [*({"mix": mix} for mix in MIXES), {"end": "expedition"}],
        facts_of,
    ),
    "set-sail": Course("port-royal", "port_royal", (2, 3, 4), [{"mode": "set-sail"}], facts_of),
    "contracts": Course(
        "port-royal", "port_royal", (2, 3, 4, 5), [{"mode": "contracts"}], facts_of, 2500
    ),
    "standard": Course("buccaneer", "buccaneer", (3, 4, 4, 4, 5), [{}], Weighing({}).facts, 1500),
}


def lessons(course: Course, games: int, seed: int, bot: str) -> list[Lesson]:
    """Positions of games by the course."""
    found = game(course.game)
    all: list[Lesson] = []
    for number in range(games):
        random = Random(f"{seed} lesson {number}")
        seats = random.choice(course.seats)
        s = found.setup(seats, found.check(seats, random.choice(course.options)))
        bots = seat_bots([bot] * seats, course.game, seed * 1_000_003 + number)
        noted = play(found, s, bots, course, random, seed * 1_000_003 + number)
        winners = found.outcome(s).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        all += [(facts, shares, number) for facts in noted]
    return all


def play(
    found: Any, s: State, bots: list[Any], course: Course, random: Random, seed: int
) -> list[list[list[float]]]:
    """Play a game and note the facts at the beginning of every turn."""
    pick = Seeded(seed).pick
    noted: list[list[list[float]]] = []
    turn = 0
    while codes := settle(s, pick):
        now = cast(Any, s).turn
        if now != turn:
            turn = now
            noted.append(course.facts(s))
        seat = s.stack[-1].seat
        if len(codes) == 1:
            code = codes[0]
        else:
            options = Options(found.vocabulary, seat, codes)
            decision = Decision(seat, Message("prompt-chance"), options)
            said: Choice = bots[seat].choose(found.view(s, seat), decision)
            code = options.sample(random).code if random.random() < ERRS else said.code
        s.stack.pop().resolve(s, code)
    return noted


class Pupil:
    """The weights while they are learned."""

    def __init__(self, facts: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        draw = self.random.normal
        self.parts: dict[str, Any] = {
            "inner": draw(0, 0.1, (facts, WIDTH)).astype(np.float32),
            "bias": np.full(WIDTH, 0.1, np.float32),
            "outer": draw(0, 0.1, WIDTH).astype(np.float32),
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


def learn(all: list[Lesson], seed: int) -> tuple[Weights, list[list[float]]]:
    """The weights that explain the lessons best, and the curve: round, loss, loss held out."""
    size = len(all[0][0][0])
    facts = np.zeros((len(all), SEATS, size), np.float32)
    shares = np.zeros((len(all), SEATS), np.float32)
    there = np.zeros((len(all), SEATS), np.float32)
    for at, (rows, won, _) in enumerate(all):
        facts[at, : len(rows)] = rows
        shares[at, : len(rows)] = won
        there[at, : len(rows)] = 1
    held = np.array([number % 10 == 0 for _, _, number in all])
    test, taught = np.flatnonzero(held), np.flatnonzero(~held)
    pupil = Pupil(size, seed)
    curve: list[list[float]] = []
    for round in range(ROUNDS):
        pupil.random.shuffle(taught)
        rate = RATE * (1 - round / ROUNDS) + 1e-5
        for at in range(0, len(taught), BATCH):
            some = taught[at : at + BATCH]
            pupil.learn(facts[some], shares[some], there[some], rate)
        some = taught[:10_000]
        seen = pupil.loss(facts[some], shares[some], there[some])
        new = pupil.loss(facts[test], shares[test], there[test])
        curve.append([round + 1, rounded(seen), rounded(new)])
        print(f"{round + 1}: {seen:.4f}, held out {new:.4f}", flush=True)
    return {name: plain(part) for name, part in pupil.parts.items()}, curve


def rounded(value: float) -> float:
    """As many digits as matter."""
    return float(f"{value:.4f}")


def plain(part: Any) -> Any:
    """Weights as lists."""
    return [plain(row) if row.ndim else rounded(float(row)) for row in part]


def main(name: str, games: int = 0, seed: int = 1, bot: str = "greedy") -> None:
    """Teach a course, and write the weights where the judge finds them."""
    course = COURSES[name]
    found = lessons(course, games or course.games, seed, bot)
    print(f"{len(found)} positions", flush=True)
    weights, curve = learn(found, seed)
    place = Path(__file__).parents[1] / "bots" / "search" / f"{course.file}.json"
    kept = loads(place.read_text()) if place.exists() else {}
    kept[name] = {**weights, "curve": curve, "positions": len(found), "taught by": bot}
    place.write_text(dumps(kept, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(words[0], *(int(word) for word in words[1:3]), *words[3:4])
