"""The lessons that the search is taught by, and how they are learned."""

from __future__ import annotations

from dataclasses import replace
from json import loads
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from doubloon.bots.search.layer import Layer, learned
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_race import STANDING, facts_of
from doubloon.bots.search.rivalry import Rivalry, rivalry
from doubloon.engine.chance import Seeded
from doubloon.engine.refusal import Malformed
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.lab import distil, school, teach
from doubloon.lab.lessons import COURSES, Lesson, lessons, play_hastily
from doubloon.lab.pupil import LayerPupil, RivalPupil
from doubloon.lab.school import School, all_lessons, learn, plain, together


class Told(Random):
    """Chance that says when everybody settles, and lets every choice before be made by lot."""

    def __init__(self, settled: int) -> None:
        super().__init__(1)
        self.settled = settled
        self.asked = 0

    def random(self) -> float:
        self.asked += 1
        return 1.0 if self.asked < 3 else 0.0

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return self.settled


def hasty(settled: int) -> list[Any]:
    """A hasty game of three that is played well from a choice on."""
    found = game("port-royal")
    s = found.setup(3, found.check(3, {}))
    return play_hastily(found, s, PortRoyalJudge(), COURSES["classic"], Told(settled), 7)


def test_hasty_lessons_follow_from_the_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays them, and however many share the work."""
    monkeypatch.setattr(school, "LOT", 1)
    first, again = lessons(COURSES["classic"], range(3), 1), all_lessons("classic", 3, 1)
    assert sum(len(facts) for facts, _, _ in first) > 20
    for (facts, shares, number), (same, as_before, before) in zip(first, again, strict=True):
        assert facts.shape[1:] == (len(shares), len(facts_of(some_state())[0]))
        assert sum(shares) == 1
        assert (np.array_equal(facts, same), as_before, before) == (True, shares, number)


def test_what_came_before_everybody_settled_is_no_lesson() -> None:
    """Else whoever is about to err would seem to stand badly."""
    all, after = hasty(0), hasty(40)
    assert len(all) > 15
    assert all[0] not in after
    assert len(after) > 5
    assert after != all[-len(after) :]
    assert hasty(10_000) == []


def some_state() -> Any:
    """A position of three in their third turn."""
    found = game("port-royal")
    s: Any = found.setup(3, found.check(3, {}))
    pick = Seeded(4).pick
    while s.turn < 3:
        codes = settle(s, pick)
        s.stack.pop().resolve(s, codes[-1])
    settle(s, pick)
    return s


def best_of_three(games: int) -> list[Lesson]:
    """Games of one position, won by whoever has more of the first thing."""
    random = Random(3)
    told: list[Lesson] = []
    for number in range(games):
        rows = [[random.randrange(60), random.randrange(60)] for _ in range(3)]
        best = max(range(3), key=lambda seat: rows[seat][0])
        shares = [float(seat == best) for seat in range(3)]
        told.append((np.array([rows], np.int8), shares, number))
    return told


def test_a_pupil_learns_who_wins() -> None:
    course = replace(COURSES["alone"], width=8, rounds=12)
    told = [(facts / 60, shares, number) for facts, shares, number in best_of_three(4000)]
    weights, curve = learn(told, course, 1)
    assert curve[-1][2] < 0.7 < 1 < curve[0][2]
    assert len(weights["inner"]) == 2


def test_pupils_who_learn_together_score_as_they_do_on_average() -> None:
    """Their layers lie side by side; facts of nothing score alike, too."""
    random = np.random.default_rng(5)
    pupils = [LayerPupil(4, 3, seed) for seed in (1, 2)]
    for pupil in pupils:
        pupil.parts["direct"] = random.normal(size=4)
    one = Layer(**{name: plain(part) for name, part in together([p.parts for p in pupils]).items()})
    for facts in ([0.0] * 4, [1.0, -2.0, 0.5, 3.0]):
        scores = [
            Layer(**{name: plain(part) for name, part in pupil.parts.items()}).score(facts)
            for pupil in pupils
        ]
        assert one.score(facts) == pytest.approx(sum(scores) / 2, abs=0.01)


def test_a_rival_learns_who_wins() -> None:
    """Facts may be as great as they like, and the standing is told apart."""
    school = School(best_of_three(4000))
    pupil = RivalPupil(2, 1, 12, 8, [60, 60], 1)
    before = school.loss(pupil, school.test)
    school.term(pupil, 12, school.shares, 0.01, "outcome")
    assert school.loss(pupil, school.test) < 0.3 < 1 < before


def test_a_rival_goes_downhill() -> None:
    """Its slopes are those of the loss, for seats that are there and those that are not."""
    random = np.random.default_rng(2)
    facts = random.integers(-3, 4, (6, 4, 7)).astype(np.int8)
    there = np.ones((6, 4), np.float32)
    there[:3, 3] = 0
    goals = random.random((6, 4)) * there
    goals /= goals.sum(1, keepdims=True)
    slopes: dict[str, Any] = {}

    class Noting(RivalPupil):
        def step(self, found: dict[str, Any], rate: float) -> None:
            slopes.update(found)

    pupil = Noting(7, 3, 5, 4, [3] * 7, 1)
    for name in pupil.parts:
        pupil.parts[name] = random.normal(0, 0.5, pupil.parts[name].shape)

    def loss() -> float:
        chances = pupil.guess(facts, there)
        return float(-(goals * np.log(chances + 1e-30) * there).sum() / len(facts))

    pupil.learn(facts, goals, there, 0.0)
    for name, part in pupil.parts.items():
        for at in np.ndindex(part.shape):
            kept = part[at]
            part[at] = kept + 1e-4
            above = loss()
            part[at] = kept - 1e-4
            below = loss()
            part[at] = kept
            slope = (above - below) / 2e-4
            assert slopes[name][at] == pytest.approx(slope, abs=2e-5), (name, at)


def test_what_a_rival_has_learned_is_what_plays() -> None:
    """The same chances from the lesson's arrays and from the lists that the judge reads."""
    s = some_state()
    rows = facts_of(s)
    pupil = RivalPupil(len(rows[0]), STANDING, 6, 4, [5] * len(rows[0]), 3)
    names = ["inner", "bias", "own", "base", "others", "standing", "outer", "direct", "lead"]
    weights = {name: part.tolist() for name, part in pupil.weights().items()}
    played = Rivalry(*(weights[name] for name in names))
    told = [played.told(row[:-STANDING]) for row in rows]
    stands = [played.stands(row[-STANDING:]) for row in rows]
    learned_so = pupil.guess(np.array([rows], np.int8), np.ones((1, 3), np.float32))[0]
    assert played.chances(told, stands) == pytest.approx(learned_so.tolist(), abs=1e-5)


def test_foresight_ends_with_the_game() -> None:
    """The last positions of a game have nothing to look ahead to but its end."""
    won, lost = [1.0, 0.0], [0.0, 1.0]
    rows = np.ones((1, 2, 3))
    school = School([(rows.repeat(4, 0), won, 0), (rows.repeat(8, 0), lost, 1), (rows, won, 2)])

    class Even(LayerPupil):
        def guess(self, facts: Any, there: Any) -> Any:
            return np.full(there.shape, 0.5)

    goals = school.foresight(Even(3, 1, 1), 6, 0.7)
    assert goals[:4].tolist() == [won] * 4
    assert [round(float(one), 2) for one in goals[4]] == [0.35, 0.65]
    assert goals[6:].tolist() == [lost] * 6 + [won]
    nearer = school.foresight(Even(3, 1, 1), 1, 0.9)
    assert [round(float(one[0]), 2) for one in nearer[:5]] == [0.55, 0.55, 0.55, 1.0, 0.45]


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
    facts = {len(row) for row in course.facts(s)}
    if course.sums:
        race = rivalry(course.file, name)
        assert facts == {len(race.inner) + len(race.standing)}
        assert len(race.standing) == STANDING
    else:
        layer = learned(course.file, name)
        assert facts == {len(layer.direct)} == {len(layer.inner)}


def test_a_small_pupil_learns_what_a_large_one_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told thoughts, not who won, so it comes to agree with the large one."""
    told = best_of_three(3000)
    monkeypatch.setattr(distil, "pupil_of", lambda *_: small)
    monkeypatch.setattr(distil, "ROUNDS", 16)

    class Contrary(RivalPupil):
        """Believes that whoever has less of the first thing wins."""

        def guess(self, facts: Any, there: Any) -> Any:
            less = facts[:, :, 0] == facts[:, :, 0].min(1, keepdims=True)
            return less / less.sum(1, keepdims=True)

    small = RivalPupil(2, 1, 12, 8, [60, 60], 1)
    weights, curve = distil.distil(told, "classic", Contrary(2, 1, 1, 1, [1, 1], 1), 1)
    school = School(told)
    thoughts = school.thoughts(small)
    least = np.array([[row[0] for row in facts[0]] for facts, _, _ in told]).argmin(1)
    assert (thoughts.argmax(1) == least).mean() > 0.9
    assert len(curve) == 16
    assert len(weights["inner"]) == 1


def test_the_small_pupil_at_the_table_thinks_as_its_teacher() -> None:
    """On positions of games that it has not learned from."""
    some = lessons(COURSES["classic"], range(3), 99)
    school, large = School(some), distil.teacher("classic")
    found = rivalry("race_classic", "classic")
    assert (len(found.bias), len(found.base)) == COURSES["classic"].small
    off = []
    for facts, there, thought in zip(
        school.facts.tolist(), school.there, school.thoughts(large), strict=True
    ):
        rows = [row for row, here in zip(facts, there, strict=True) if here]
        told = [found.told(row[:-STANDING]) for row in rows]
        stands = [found.stands(row[-STANDING:]) for row in rows]
        off += [a - b for a, b in zip(found.chances(told, stands), thought.tolist(), strict=False)]
    assert len(off) > 60
    assert float(np.sqrt(np.mean(np.square(off)))) < 0.04


def test_a_large_course_ends_with_its_small_pupil(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The large one's weights are kept as a teacher's, the small one's go to the table."""
    teachers, table = tmp_path / "teachers", tmp_path / "table"
    for folder in (teachers, table):
        folder.mkdir()
    for command in (teach, distil):
        monkeypatch.setattr(command, "TEACHERS", teachers)
    monkeypatch.setattr(school.keep, "__defaults__", (table,))
    monkeypatch.setattr(distil, "ROUNDS", 1)
    teach.main("classic", 14)
    large, small = (
        loads((folder / "race_classic.json").read_text())["classic"] for folder in (teachers, table)
    )
    course = COURSES["classic"]
    assert (len(large["bias"]), len(large["base"])) == (course.width, course.sums)
    assert (len(small["bias"]), len(small["base"])) == course.small
    assert (len(large["curve"]), len(small["curve"])) == (8, 1)
    assert small["positions"] == large["positions"] > 50


def test_a_course_of_no_games_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """None are not as many as usual: these are played if no number is given."""
    played: list[int] = []

    def weigh(name: str, games: int, seed: int, folder: Path) -> None:
        played.append(games)

    monkeypatch.setattr(teach, "weigh", weigh)
    with pytest.raises(Malformed, match="At least one game must be played, not 0"):
        teach.main("alone", 0)
    assert played == []
    teach.main("alone")
    assert played == [COURSES["alone"].games]
