"""Mates learn from games in which they take with care: `python -m doubloon.lab.careful COURSE
[SEED]`.

The lessons of a team are given by quick mates, but at the table cards are taken with care: by what
the layer says of the turn's end. So what quick mates teach is the chance of a weaker team than the
one that plays. Here mates take with care in lessons, too, by what they know so far; they learn from
that, and play the next round by it. `doubloon.lab.teach` ends with this where a course is named
here. What quick mates taught stays in `teachers`, where this begins.
"""

from __future__ import annotations

from collections.abc import Callable
from json import loads
from os import cpu_count
from random import Random
from typing import Final, TypeAlias, cast

import numpy as np

from doubloon.bots.search.layer import Layer
from doubloon.bots.search.port_royal_takes import takes
from doubloon.bots.search.port_royal_team import PairJudge, TeamJudge
from doubloon.engine.chance import check_seed
from doubloon.engine.state import State as AnyState
from doubloon.games.port_royal.state import State
from doubloon.lab import distil
from doubloon.lab.called import asked, call
from doubloon.lab.crew import make_crew
from doubloon.lab.lessons import COURSES, Lesson, lessons
from doubloon.lab.pupil import LayerPupil, Parts
from doubloon.lab.school import Curve, School, keep, plain

Job: TypeAlias = tuple[str, range, int, Parts]
"""A course, the numbers of some games, their seed, and what the mates know."""

ROUNDS: Final = 3
GAMES: Final = 24_000
"""Games in a round."""
LOT: Final = 100
"""Games that one process plays before it tells of them."""
TERM: Final = 2
"""How often all positions so far are gone through in a round."""
RATE: Final = 0.0003
"""How far a step goes at the beginning of a round: little, as most is known."""
LATER: Final = 2
TRUST: Final = 0.5
"""How many positions further on foresight looks, and how much of a goal it is."""
JUDGES: Final = {"pair": PairJudge}
"""The courses whose mates learn so, and who judges in their lessons."""


def with_care(judge: TeamJudge) -> Callable[[AnyState, list[int], Random], int]:
    """What a mate replies who takes with care."""

    def reply(s: AnyState, codes: list[int], random: Random) -> int:
        state = cast(State, s)
        usual = judge.quick(state, codes)
        return judge.with_care(state, codes, usual) if takes(state, usual) else usual

    return reply


def careful_lessons(job: Job) -> list[Lesson]:
    """What some games teach; for one of several processes."""
    name, games, seed, weights = job
    layer = Layer(*(weights[part] for part in ("inner", "bias", "outer", "direct")))
    judge = JUDGES[name](layer)
    return lessons(COURSES[name], games, seed, judge, with_care(judge))


def play(name: str, games: range, seed: int, weights: Parts) -> list[Lesson]:
    """What all games of a round teach, the same however many processes share the work."""
    jobs: list[Job] = [
        (name, games[at : at + LOT], seed, weights) for at in range(0, len(games), LOT)
    ]
    found = make_crew(cpu_count() or 1).run(careful_lessons, jobs)
    return sorted((one for some in found for one in some), key=lambda lesson: lesson[2])


def pupil_from(weights: Parts, seed: int) -> LayerPupil:
    """Somebody who knows what was learned before, and goes on."""
    pupil = LayerPupil(len(weights["direct"]), len(weights["bias"]), seed)
    pupil.parts.update({part: np.array(weights[part], np.float32) for part in pupil.parts})
    return pupil


def main(name: str, seed: int = 1) -> None:
    """Let mates play and learn, and write what they know where the judge finds it."""
    check_seed(seed)
    weights: Parts = loads((distil.TEACHERS / f"{COURSES[name].file}.json").read_text())[name]
    games = COURSES[name].games
    all: list[Lesson] = []
    curve: Curve = []
    for number in range(ROUNDS):
        first = games + number * GAMES
        all += play(name, range(first, first + GAMES), seed, weights)
        school = School(all)
        pupil = pupil_from(weights, seed + number)
        goals = school.foresight(pupil, LATER, TRUST)
        curve += school.term(pupil, TERM, goals, RATE, f"round {number + 1},")
        weights = {part: plain(found) for part, found in pupil.weights().items()}
        keep(name, all, weights, curve)


if __name__ == "__main__":
    call(main, asked("careful", list(JUDGES), seed=1))
