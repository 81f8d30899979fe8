"""Two mates learn from games in which they take with care: `python -m doubloon.lab.careful COURSE
[SEED]`.

The lessons of a team are given by quick mates, but at the table cards are taken with care: by what
the layer says of the turn's end. So what quick mates teach is the chance of a weaker team than the
one that plays. Here cards are taken with care in lessons, too, by what quick mates taught, which
stays in `teachers`; and who wins then is learned. `doubloon.lab.teach` ends with this. It works on
all processors, and writes into the package, in place of what is there.
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
GAMES: Final = 12_000
"""Games that are learned from."""
FEWEST: Final = 10 * APART
"""So many in a row, and some of them are held out."""
LOT: Final = 100
"""Games that one process plays before it tells of them."""
PASSES: Final = 2
"""How often all positions are gone through."""
RATE: Final = 0.0003
"""How far a step goes at the beginning: not far, as most is known."""


def careful_lessons(sail: Sail) -> list[Lesson]:
    """What some games teach; for one of several processes."""
    name, games, seed, weights = sail
    judge, layer = CAREFUL[name], layer_of(weights)
    return lessons(replace(COURSES[name], hasty=lambda: judge(layer)), games, seed)


def all_careful(name: str, games: range, seed: int, weights: Parts) -> list[Lesson]:
    """What all games teach, the same however many processes share the work."""
    lots = [games[at : at + LOT] for at in range(0, len(games), LOT)]
    return gathered(careful_lessons, [(name, lot, seed, weights) for lot in lots])


def study(all: list[Lesson], weights: Parts, seed: int) -> tuple[Parts, Curve]:
    """What is known after some more lessons, and the curve of the loss. Who won is the goal, not
    what was thought further on: that comes from games of quick mates."""
    school = School(all)
    pupil = LayerPupil(len(weights["direct"]), len(weights["bias"]), seed)
    pupil.recall(weights)
    curve = school.term(pupil, PASSES, school.shares, RATE, "with care")
    return {part: plain(found) for part, found in pupil.weights().items()}, curve


def main(name: str, seed: int = 1, games: int = GAMES, after: int | None = None) -> None:
    """Let mates play and learn, with games after those that quick mates played, and write what they
    know in the end where the judge finds it."""
    check_seed(seed)
    weights: Parts = loads((TEACHERS / f"{COURSES[name].file}.json").read_text())[name]
    weights = {part: weights[part] for part in ("inner", "bias", "outer", "direct")}
    first = COURSES[name].games if after is None else after
    games = max(games, FEWEST)
    all = all_careful(name, range(first, first + games), seed, weights)
    weights, curve = study(all, weights, seed)
    keep(name, all, weights, curve)


if __name__ == "__main__":
    call(main, asked("careful", CAREFUL, seed=1))
