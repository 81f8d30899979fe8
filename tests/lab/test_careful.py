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
    shared = careful.round_of("pair", range(4), 1, begun())
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


def test_each_round_is_played_by_what_the_last_one_taught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """All games so far are learned from; only what is known in the end goes to the table."""
    real, played, told, looked = school.some_lessons, [], [], []
    some = real(("pair", 0, 70, 1))

    def round_of(name: str, games: range, seed: int, weights: Parts) -> list[Lesson]:
        played.append((games, weights))
        return [(facts, won, games[number]) for facts, won, number in some]

    class Noting(School):
        def __init__(self, all: list[Lesson]) -> None:
            super().__init__(all)
            told.append(len(all))

        def foresight(self, pupil: Any, turns: int, trust: float) -> Any:
            looked.append((turns, trust, pupil.parts["outer"].tolist()))
            return super().foresight(pupil, turns, trust)

    monkeypatch.setattr(careful, "round_of", round_of)
    monkeypatch.setattr(careful, "School", Noting)
    monkeypatch.setattr(careful, "ROUNDS", 2)
    monkeypatch.setattr(school.keep, "__defaults__", (tmp_path,))
    careful.main("pair", 1, 1, 500)
    found = loads((tmp_path / "port_royal_crew.json").read_text())["pair"]
    assert [games for games, _ in played] == [range(500, 570), range(570, 640)]
    assert told == [len(some), 2 * len(some)]
    (_, first), (_, second) = played
    assert first["outer"] == begun()["outer"] != second["outer"] != found["outer"]
    for (turns, trust, outer), weights in zip(looked, (first, second), strict=True):
        assert (turns, trust) == (careful.LATER, careful.TRUST)
        assert outer == pytest.approx(weights["outer"], abs=1e-6)
    assert np.allclose(first["outer"], found["outer"], atol=0.1)
    assert len(found["curve"]) == 2 * careful.PASSES


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
