"""Teaches the search to weigh a race: `python -m doubloon.lab.teach COURSE [GAMES] [SEED]`.

A pupil learns from many games (`doubloon.lab.school`). The curve of the loss is kept beside the
weights: on games learned from, and on the tenth held out. Where the pupil is too large for the
table, a small one learns from it in the end (`doubloon.lab.distil`); where mates take with care at
the table, they go on to learn from such games (`doubloon.lab.careful`).
"""

from __future__ import annotations

from doubloon.engine.chance import check_seed
from doubloon.lab import careful, distil
from doubloon.lab.called import asked, call, check_games
from doubloon.lab.lessons import COURSES
from doubloon.lab.school import APART, BOTS, all_lessons, keep, learn


def main(name: str, games: int = 0, seed: int = 1) -> None:
    """Teach a course, and write the weights where the judge finds them."""
    course = COURSES[name]
    games = games or course.games
    check_seed(seed)
    check_games(games, 2 * APART, 20 * APART)
    found = all_lessons(name, games, seed)
    weights, curve = learn(found, course, seed)
    goes_on = bool(course.small) or name in careful.JUDGES
    keep(name, found, weights, curve, distil.TEACHERS if goes_on else BOTS)
    if course.small:
        distil.main(name, seed, min(games, distil.GAMES))
    elif goes_on:
        careful.main(name, seed)


if __name__ == "__main__":
    call(main, asked("teach", COURSES, games=0, seed=1))
