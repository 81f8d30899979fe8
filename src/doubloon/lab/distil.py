"""A small pupil learns what a large one thinks: `python -m doubloon.lab.distil COURSE [SEED]`.

What a large pupil thinks of a position has no luck in it, so a small one learns it from few games.
A judge is asked a thousand times for every choice, so only the small one goes to the table; what
the large one learned stays in `teachers`. `doubloon.lab.teach` ends with this, too. It works on all
processors, and writes into the package, in place of what is there.
"""

from __future__ import annotations

from dataclasses import replace
from json import loads
from typing import Final

from doubloon.bots.search.port_royal_race import STANDING
from doubloon.engine.chance import check_seed
from doubloon.lab.called import asked, call
from doubloon.lab.lessons import COURSES, Lesson
from doubloon.lab.pupil import Parts, Pupil, RivalPupil
from doubloon.lab.school import RATES, TEACHERS, Curve, School, all_lessons, keep, plain, pupil_of

GAMES: Final = 80_000
ROUNDS: Final = 6
"""How often the small pupil goes through all positions."""


def teacher(name: str) -> Pupil:
    """The large pupil of a course, as it was when it had learned."""
    found = loads((TEACHERS / f"{COURSES[name].file}.json").read_text())[name]
    facts = len(found["inner"]) + STANDING
    large = RivalPupil(facts, STANDING, len(found["bias"]), len(found["base"]), [1.0] * facts, 0)
    large.recall(found)
    return large


def distil(all: list[Lesson], name: str, large: Pupil, seed: int) -> tuple[Parts, Curve]:
    """What a small pupil learns from a large one about the positions of some games."""
    course = COURSES[name]
    school = School(all)
    width, sums = course.small
    small = pupil_of(replace(course, width=width, sums=sums), school, seed)
    curve = school.term(small, ROUNDS, school.thoughts(large), RATES[0], "small")
    return {part: plain(found) for part, found in small.weights().items()}, curve


def main(name: str, seed: int = 1, games: int = GAMES) -> None:
    """Let the small pupil of a course learn, and write its weights where the judge finds them."""
    check_seed(seed)
    found = all_lessons(name, games, seed)
    weights, curve = distil(found, name, teacher(name), seed)
    keep(name, found, weights, curve)


if __name__ == "__main__":
    call(main, asked("distil", [name for name, course in COURSES.items() if course.small], seed=1))
