"""Mates who take with care in lessons, and learn from that."""

from __future__ import annotations

from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from doubloon.bots.search.layer import chance, layer_of
from doubloon.bots.search.port_royal_takes import takes
from doubloon.bots.search.port_royal_team import CarefulPair, PairJudge
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.lab import careful, school, teach
from doubloon.lab.lessons import COURSES, Lesson, lessons
from doubloon.lab.pupil import LayerPupil, Parts
from doubloon.lab.school import School


def begun(sign: float = 1.0) -> Parts:
    """What quick mates taught two with contracts, or the contrary."""
    found = loads((school.TEACHERS / "port_royal_crew.json").read_text())["pair"]
    for part in ("outer", "direct"):
        found[part] = [sign * weight for weight in found[part]]
    return cast(Parts, found)


def plainly(all: list[Lesson]) -> list[Any]:
    """Lessons that can be compared."""
    return [(facts.tolist(), won, number) for facts, won, number in all]


def test_lessons_follow_from_the_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many share the work, and whatever they have played before."""
    monkeypatch.setattr(careful, "LOT", 1)
    monkeypatch.setattr(school, "cpu_count", lambda: 2)
    shared = careful.all_careful("pair", range(4), 1, begun())
    alone = careful.careful_lessons(("pair", range(4), 1, begun()))
    assert [number for _, _, number in shared] == [0, 1, 2, 3]
    assert sum(len(facts) for facts, _, _ in shared) > 20
    assert plainly(shared) == plainly(alone)


def test_lessons_are_played_with_care_by_what_is_known() -> None:
    """Quick mates give others, and so does whoever believes the contrary."""
    taught = plainly(careful.careful_lessons(("pair", range(4), 1, begun())))
    assert taught != plainly(lessons(COURSES["pair"], range(4), 1))
    assert taught != plainly(careful.careful_lessons(("pair", range(4), 1, begun(-1.0))))


def test_mates_take_in_lessons_as_at_the_table() -> None:
    """Who teaches looks once a turn, through one seat's eyes, and still replies as somebody else
    who is asked at the table: not always as a quick mate would."""
    found = game("port-royal")
    s: Any = found.setup(2, found.check(2, {"mode": "contracts-coop"}))
    pick, random = Seeded(3).pick, Random(1)
    layer = layer_of(begun())
    teacher, turn = CarefulPair(layer), -1
    asked = differs = 0
    while codes := settle(s, pick):
        if s.turn != turn:
            turn = s.turn
            teacher.watch(found.view(s, 0))
        code = codes[0]
        if len(codes) > 1:
            seat = s.stack[-1].seat
            quick = teacher.quick(s, codes)
            code = teacher.hasty(s, codes, random)
            mate, view = PairJudge(layer), found.view(s, seat)
            mate.watch(view)
            options = Options(found.vocabulary, seat, codes)
            decision = Decision(seat, Message("prompt-chance"), options)
            assert cast(Any, mate.adviser().choose(view, decision)).code == code
            asked += takes(s, quick)
            differs += code != quick
        s.stack.pop().resolve(s, code)
    assert 0 < differs < asked


def test_whoever_goes_on_knows_what_was_known() -> None:
    """The pupil's chances are those of the layer at the table, in positions of a game."""
    weights = begun()
    layer = layer_of(weights)
    pupil = LayerPupil(len(weights["direct"]), len(weights["bias"]), 1)
    pupil.recall(weights)
    [(facts, _, _)] = careful.careful_lessons(("pair", range(1), 1, weights))
    told = pupil.guess(facts, np.ones((len(facts), 2), np.float32))[:, 0]
    found = [[layer.score(row) for row in rows] for rows in facts.astype(float).tolist()]
    assert told == pytest.approx([chance(team - time) for team, time in found], abs=0.001)
    assert 0.05 < min(told) < max(told) < 0.999


def test_who_won_is_learned_from_games_after_the_quick_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What quick mates taught is where it begins; what is known in the end goes to the table."""
    played, goals = [], []
    some = school.some_lessons(("pair", 0, 70, 1))

    def all_careful(name: str, games: range, seed: int, weights: Parts) -> list[Lesson]:
        played.append((games, weights["outer"]))
        return [(facts, won, games[number]) for facts, won, number in some]

    class Noting(School):
        def term(self, pupil: Any, rounds: int, aims: Any, rate: float, name: str) -> Any:
            goals.append((aims, self.shares, pupil.parts["outer"].tolist()))
            return super().term(pupil, rounds, aims, rate, name)

    monkeypatch.setattr(careful, "all_careful", all_careful)
    monkeypatch.setattr(careful, "School", Noting)
    monkeypatch.setattr(school.keep, "__defaults__", (tmp_path,))
    careful.main("pair", 1, 1, 500)
    found = loads((tmp_path / "port_royal_crew.json").read_text())["pair"]
    [(aims, won, outer)] = goals
    assert played == [(range(500, 570), begun()["outer"])]
    assert outer == pytest.approx(begun()["outer"], abs=1e-6)
    assert (aims == won).all()
    assert 0 < np.abs(np.array(found["outer"]) - begun()["outer"]).max() < 0.1
    assert len(found["curve"]) == careful.PASSES


def test_a_course_of_mates_ends_with_care(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What quick mates taught is kept as a teacher's; what goes on plays as many games, others."""
    went: list[Any] = []
    (tmp_path / "port_royal_crew.json").write_text(dumps({}))
    monkeypatch.setattr(teach, "TEACHERS", tmp_path)
    monkeypatch.setattr(careful, "main", lambda *line: went.append(line))
    teach.main("pair", 14, 3)
    course = COURSES["pair"]
    taught = loads((tmp_path / "port_royal_crew.json").read_text())["pair"]
    assert len(taught["curve"]) == (1 + len(course.later)) * course.rounds * course.pupils
    assert went == [("pair", 3, 14, 14)]


@pytest.mark.parametrize(("after", "first"), [(None, COURSES["pair"].games), (0, 0), (500, 500)])
def test_whoever_says_where_games_begin_is_obeyed(
    after: int | None, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After none means from the first on; if nothing is said, after all that quick mates play."""
    kept: list[range] = []
    monkeypatch.setattr(careful, "all_careful", lambda name, games, seed, weights: games)
    monkeypatch.setattr(careful, "study", lambda games, weights, seed: ({}, []))
    monkeypatch.setattr(careful, "keep", lambda name, games, weights, curve: kept.append(games))
    careful.main("pair", 1, 80, after)
    assert kept == [range(first, first + 80)]
