"""What the search is taught by: games of quick players, and what was noted in them.

They err now and then, or for a while, so that all kinds of positions come up; when a turn begins
the facts of all seats are noted, and at the end who won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, TypeAlias, cast

import numpy as np

from doubloon.bots.greedy import greedy
from doubloon.bots.search.buccaneer_race import Weighing
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_alone import alone_facts
from doubloon.bots.search.port_royal_crew import crew_facts, pair_facts
from doubloon.bots.search.port_royal_quest import quest_facts
from doubloon.bots.search.port_royal_race import facts_of
from doubloon.bots.search.port_royal_team import AloneJudge, CrewJudge, PairJudge, QuestJudge
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game

Lesson: TypeAlias = tuple[Any, list[float], int]
"""What one game teaches: the facts by position, seat and fact (for those who play against time, of
time too), the share of the win that each seat had in the end, and the game's number."""

CALM: Final = 0.25
"""How many hasty games are played well from the beginning on."""
ERRS: Final = 0.25
"""How many choices of the others are made by lot until they settle, at most."""
CHOICES: Final = 50
"""Choices of each seat within which they settle."""
STALLED: Final = 3000
"""Choices after which a hasty game is given up: nobody wants what is left."""
PROMPT: Final = Message("prompt-chance")


@dataclass(frozen=True, slots=True)
class Course:
    """What is played to learn from, and which facts are noted."""

    game: str
    file: str
    seats: Sequence[int]
    options: Sequence[dict[str, Any]]
    facts: Callable[[Any], Sequence[Sequence[float]]]
    games: int
    errs: float = 0.0
    """How often a choice is made by lot."""
    share: float = 1.0
    """How many of the positions are noted: neighbours are much alike."""
    width: int = 32
    """How many cells the layer has."""
    sums: int = 0
    """How many sums it leads to, where rivals are weighed against each other."""
    hasty: Callable[[], Judge] | None = None
    """Whose quick replies everybody gives, where games are played hastily: several in the time of
    one of greedy players."""
    small: tuple[int, ...] = ()
    """Cells and sums of a small pupil that learns from this one and goes to the table instead."""
    rounds: int = 8
    """How often all positions are gone through in a term."""
    team: bool = False
    """Whether all win or lose as one, against time."""
    later: Sequence[int] = (6, 6, 6)
    """How many positions further on foresight looks, in each term after the first."""
    trust: float = 0.7
    """How much of a goal is foresight; the rest is who won."""
    pupils: int = 1
    """How many learn the same, each by another seed; what counts is what they think on average."""


def against_time(facts: Callable[[Any], list[float]]) -> Callable[[Any], list[list[float]]]:
    """Facts of those who win or lose as one; facts of nothing stand for the time to beat."""

    def both(s: Any) -> list[list[float]]:
        found = facts(s)
        return [found, [0.0] * len(found)]

    return both


def race(
    name: str,
    seats: Sequence[int],
    options: Sequence[dict[str, Any]],
    games: int,
    width: int = 48,
    rounds: int = 6,
    small: tuple[int, ...] = (),
) -> Course:
    """A course in which everybody plays for themselves, in a hurry."""
    return Course(
        "port-royal",
        f"race_{name}",
        seats,
        options,
        facts_of,
        games,
        width=width,
        sums=width * 2 // 3,
        hasty=PortRoyalJudge,
        small=small,
        rounds=rounds,
    )


def team(
    file: str,
    seats: Sequence[int],
    options: Sequence[dict[str, Any]],
    facts: Callable[[Any], list[float]],
    games: int,
    judge: Callable[[], Judge],
    width: int = 16,
    pupils: int = 2,
) -> Course:
    """A course in which all win or lose as one, in a hurry, too."""
    return Course(
        "port-royal",
        file,
        seats,
        options,
        against_time(facts),
        games,
        width=width,
        hasty=judge,
        rounds=2,
        team=True,
        pupils=pupils,
    )


SHARED: Final[list[dict[str, Any]]] = [{"mode": "contracts-coop"}]
MIXES: Final = (["gambler"], ["set-sail"], ["contract-crew"], ["set-sail", "gambler"])
COURSES: Final = {
    "classic": race("classic", (2, 2, 3, 4, 4, 4, 4, 4, 4, 5), [{}], 300_000, 96, 2, (48, 24)),
    "mixed": race(
        "mixed", (2, 3, 4, 5), [*({"mix": mix} for mix in MIXES), {"end": "expedition"}], 40_000
    ),
    "set-sail": race("set-sail", (2, 3, 4), [{"mode": "set-sail"}], 40_000),
    "contracts": race("contracts", (2, 3, 4, 5), [{"mode": "contracts"}], 30_000),
    "adventure": race(
        "adventure",
        (2, 3, 4),
        [
            *({"mode": "adventure", "chapter": chapter} for chapter in range(1, 6)),
            {"mode": "adventure-open"},
        ],
        30_000,
    ),
    "alone": team("port_royal", (1,), SHARED, alone_facts, 40_000, AloneJudge, width=32),
    "quest": team(
        "port_royal",
        (1, 2, 3, 4),
        [{"mode": "adventure-coop", "chapter": chapter} for chapter in range(1, 6)],
        quest_facts,
        30_000,
        QuestJudge,
    ),
    "crew": team("port_royal_crew", (2, 3, 4, 5), SHARED, crew_facts, 40_000, CrewJudge, pupils=4),
    "pair": replace(
        team("port_royal_crew", (2,), SHARED, pair_facts, 300_000, PairJudge, width=64),
        rounds=3,
        later=(4, 3, 2, 2, 1, 1),
        trust=0.9,
    ),
    "standard": Course(
        "buccaneer", "buccaneer", (3, 4, 4, 4, 5), [{}], Weighing({}).facts, 800, 0.05, 0.5, 8
    ),
}


def lessons(course: Course, games: range, seed: int) -> list[Lesson]:
    """What the games of these numbers teach."""
    found = game(course.game)
    all: list[Lesson] = []
    for number in games:
        random = Random(f"{seed} {number}")
        seats = random.choice(course.seats)
        options = course.options[number % len(course.options)]
        s = found.setup(seats, found.check(seats, options))
        chance = seed * 1_000_003 + number
        if course.hasty is not None:
            noted = play_hastily(found, s, course.hasty(), course, random, chance)
        else:
            bots = [greedy(course.game) for _ in range(seats)]
            noted = play(found, s, bots, course, random, chance)
        if not noted:
            continue
        winners = found.outcome(s).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if course.team:
            won = 1.0 if winners else 0.0
            shares = [won, 1 - won]  # The other one is time.
        kind = np.int8 if course.sums else np.float16
        all.append((np.array(noted, kind), shares, number))
    return all


def play(
    found: Game, s: State, bots: list[Any], course: Course, random: Random, seed: int
) -> list[Sequence[Sequence[float]]]:
    """Play a game and note the facts at the beginning of every turn."""
    pick = Seeded(seed).pick
    noted: list[Sequence[Sequence[float]]] = []
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
) -> list[Sequence[Sequence[float]]]:
    """The same by quick replies. In most games choices are made by lot now and then until everybody
    settles, for positions that nobody would seek; the facts are noted from then on, when everybody
    plays as they should."""
    pick = Seeded(seed).pick
    settled = 0 if random.random() < CALM else random.randrange(CHOICES * s.seats)
    errs = ERRS * random.random()
    noted: list[Sequence[Sequence[float]]] = []
    turn, choices = -1, 0
    while codes := settle(s, pick):
        now = cast(Any, s).turn
        if now != turn:
            turn = now
            judge.watch(found.view(s, 0))
            if now and choices >= settled:
                noted.append(course.facts(s))
        code = codes[0]
        if len(codes) > 1:
            choices += 1
            if choices > STALLED:
                return []
            if choices < settled and random.random() < errs:
                code = random.choice(codes)
            else:
                code = judge.hasty(s, codes, random)
        s.stack.pop().resolve(s, code)
    return noted
