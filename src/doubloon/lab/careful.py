"""Two mates learn from games in which they take with care: `python -m doubloon.lab.careful COURSE
[SEED]`.

The lessons of a team are given by quick mates, but at the table cards are taken with care: by what
the layer says of the turn's end. So what quick mates teach is the chance of a weaker team than the
one that plays. Here cards are taken with care in lessons, too, by what is known so far; from such
games more is learned, and the next round is played by that. It begins with what quick mates taught,
which stays in `teachers`; `doubloon.lab.teach` ends with this.
"""

from __future__ import annotations

from dataclasses import replace
from json import loads
from typing import Final, TypeAlias

from doubloon.bots.search.layer import layer_of
from doubloon.bots.search.port_royal_team import CarefulPair
from doubloon.engine.chance import check_seed
from doubloon.lab.called import asked, call
from doubloon.lab.lessons import COURSES, Lesson, lessons
from doubloon.lab.pupil import LayerPupil, Parts
from doubloon.lab.school import APART, TEACHERS, Curve, School, gathered, keep, plain

Sail: TypeAlias = tuple[str, range, int, Parts]
"""A course, the numbers of some games, their seed, and what whoever plays them knows."""

CAREFUL: Final = {"pair": CarefulPair}
"""The courses that go on so, and who judges in their lessons then."""
ROUNDS: Final = 2
GAMES: Final = 24_000
"""Games in a round."""
FEWEST: Final = 10 * APART
"""So many in a row, and some of them are held out."""
LOT: Final = 100
"""Games that one process plays before it tells of them."""
PASSES: Final = 2
"""How often all positions so far are gone through in a round."""
RATE: Final = 0.0003
"""How far a step goes at the beginning of a round: not far, as most is known."""
LATER: Final = 2
TRUST: Final = 0.5
"""How many positions further on foresight looks, and how much of a goal it is."""


def careful_lessons(sail: Sail) -> list[Lesson]:
    """What some games teach; for one of several processes."""
    name, games, seed, weights = sail
    judge, layer = CAREFUL[name], layer_of(weights)
    return lessons(replace(COURSES[name], hasty=lambda: judge(layer)), games, seed)


def round_of(name: str, games: range, seed: int, weights: Parts) -> list[Lesson]:
    """What all games of a round teach."""
    lots = [games[at : at + LOT] for at in range(0, len(games), LOT)]
    return gathered(careful_lessons, [(name, lot, seed, weights) for lot in lots])


def study(all: list[Lesson], weights: Parts, seed: int, name: str) -> tuple[Parts, Curve]:
    """What is known after some more lessons, and the curve of the loss."""
    school = School(all)
    pupil = LayerPupil(len(weights["direct"]), len(weights["bias"]), seed)
    pupil.recall(weights)
    goals = school.foresight(pupil, LATER, TRUST)
    curve = school.term(pupil, PASSES, goals, RATE, name)
    return {part: plain(found) for part, found in pupil.weights().items()}, curve


def main(name: str, seed: int = 1, games: int = GAMES, after: int = 0) -> None:
    """Let mates play and learn, with games after those that quick mates played, and write what they
    know in the end where the judge finds it."""
    check_seed(seed)
    weights: Parts = loads((TEACHERS / f"{COURSES[name].file}.json").read_text())[name]
    weights = {part: weights[part] for part in ("inner", "bias", "outer", "direct")}
    first, games = after or COURSES[name].games, max(games, FEWEST)
    all: list[Lesson] = []
    curve: Curve = []
    for number in range(ROUNDS):
        all += round_of(name, range(first, first + games), seed, weights)
        first += games
        weights, more = study(all, weights, seed + number, f"round {number + 1},")
        curve += more
    keep(name, all, weights, curve)


if __name__ == "__main__":
    call(main, asked("careful", CAREFUL, seed=1))
