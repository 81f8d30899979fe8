"""The lessons that the search is taught by, and how they are learned."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from doubloon.bots.search.layer import learned
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_race import FACTS
from doubloon.engine.chance import Seeded
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.lab.teach import COURSES, Lesson, Pupil, School, learn, lessons, play_hastily


class Told(Random):
    """Chance that makes these choices by lot."""

    def __init__(self, lots: list[int]) -> None:
        super().__init__(1)
        self.answers = [len(lots), *lots]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return self.answers.pop(0)


def hasty(lots: list[int]) -> list[list[list[float]]]:
    """A hasty game of three in which these choices are made by lot."""
    found = game("port-royal")
    s = found.setup(3, found.check(3, {}))
    return play_hastily(found, s, PortRoyalJudge(), COURSES["classic"], Told(lots), 7)


def test_hasty_lessons_follow_from_the_seed() -> None:
    first, again = (lessons(COURSES["classic"], 3, 1) for _ in range(2))
    assert len(first) > 20
    for (facts, shares, number), (same, as_before, before) in zip(first, again, strict=True):
        assert facts.shape == (len(shares), FACTS)
        assert sum(shares) == 1
        assert (np.array_equal(facts, same), as_before, before) == (True, shares, number)


def test_what_came_before_a_choice_by_lot_is_no_lesson() -> None:
    """Else whoever is about to err would seem to stand badly."""
    all, after = hasty([]), hasty([40])
    assert len(all) > 15
    assert all[0] not in after
    assert len(after) > 5
    assert hasty([10_000]) == []


def test_a_pupil_learns_who_wins() -> None:
    random = Random(3)
    told: list[Lesson] = []
    for number in range(4000):
        rows = [[random.random(), random.random()] for _ in range(3)]
        best = max(range(3), key=lambda seat: rows[seat][0])
        told.append((np.array(rows), [float(seat == best) for seat in range(3)], number))
    course = replace(COURSES["classic"], width=8, rounds=12)
    weights, curve = learn(told, course, 1)
    assert curve[-1][2] < 0.7 < 1 < curve[0][2]
    assert len(weights["inner"]) == 2


def test_foresight_ends_with_the_game() -> None:
    """The last positions of a game have nothing to look ahead to but its end."""
    won, lost = [1.0, 0.0], [0.0, 1.0]
    rows = np.ones((2, 3))
    school = School([(rows, won, 0)] * 4 + [(rows, lost, 1)] * 8 + [(rows, won, 2)])

    class Even(Pupil):
        def guess(self, facts: Any, there: Any) -> tuple[Any, Any]:
            return None, np.full(there.shape, 0.5)

    goals = school.foresight(Even(3, 1, 1))
    assert goals[:4].tolist() == [won] * 4
    assert [round(float(one), 2) for one in goals[4]] == [0.35, 0.65]
    assert goals[6:].tolist() == [lost] * 6 + [won]


@pytest.mark.parametrize("name", COURSES)
def test_layers_know_as_many_facts_as_there_are(name: str) -> None:
    """Whoever adds a fact must teach the course again."""
    course = COURSES[name]
    found = game(course.game)
    seats, options = course.seats[-1], course.options[0]
    s: Any = found.setup(seats, found.check(seats, options))
    pick = Seeded(1).pick
    while (codes := settle(s, pick)) and getattr(s, "turn", 2) < 2:
        s.stack.pop().resolve(s, codes[0])
    layer = learned(course.file, name)
    assert {len(row) for row in course.facts(s)} == {len(layer.direct)} == {len(layer.inner)}
