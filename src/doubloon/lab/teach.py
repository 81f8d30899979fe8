"""Teaches the search to weigh a race: `python -m doubloon.lab.teach COURSE [GAMES] [SEED]`.

A pupil learns from many games (`doubloon.lab.school`). The curve of the loss is kept beside the
weights: on games learned from, and on the tenth held out. Where the pupil is too large for the
table, a small one learns from it in the end (`doubloon.lab.distil`). It works on all processors,
and writes into the package, in place of what is there.
"""

from __future__ import annotations

from pathlib import Path

from doubloon.engine.chance import check_seed
from doubloon.lab import distil
from doubloon.lab.called import asked, call, check_games
from doubloon.lab.lessons import COURSES
from doubloon.lab.school import APART, BOTS, TEACHERS, all_lessons, keep, learn


def main(name: str, games: int | None = None, seed: int = 1) -> None:
    """Teach a course, and write the weights where the judge finds them."""
    course = COURSES[name]
    if games is None:
        games = course.games
    check_seed(seed)
    check_games(games, 2 * APART, 20 * APART)
    weigh(name, games, seed, TEACHERS if course.small else BOTS)
    if course.small:
        distil.main(name, seed, min(games, distil.GAMES))


def weigh(name: str, games: int, seed: int, folder: Path) -> None:
    """Learn from the games of quick players, and write the weights into a folder."""
    found = all_lessons(name, games, seed)
    weights, curve = learn(found, COURSES[name], seed)
    keep(name, found, weights, curve, folder)


if __name__ == "__main__":
    usual = ", ".join(f"{name} {course.games}" for name, course in sorted(COURSES.items()))
    call(main, asked("teach", COURSES, games=usual, seed=1))
