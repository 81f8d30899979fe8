"""Mates who take with care in lessons, and learn from that."""

from __future__ import annotations

from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from doubloon.bots.search.layer import Layer, chance
from doubloon.bots.search.port_royal_takes import takes
from doubloon.bots.search.port_royal_team import PairJudge
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.lab import careful, distil, school, teach
from doubloon.lab.lessons import COURSES
from doubloon.lab.pupil import Parts


def begun() -> Parts:
    """What quick mates taught two with contracts."""
    found = loads((distil.TEACHERS / "port_royal_crew.json").read_text())["pair"]
    return cast(Parts, found)


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Path, Path]:
    """A room for teachers, and one for what goes to the table; short rounds."""
    teachers, table = tmp_path / "teachers", tmp_path / "table"
    for folder in (teachers, table):
        folder.mkdir()
    (teachers / "port_royal_crew.json").write_text(dumps({"pair": begun()}))
    monkeypatch.setattr(distil, "TEACHERS", teachers)
    monkeypatch.setattr(school.keep, "__defaults__", (table,))
    monkeypatch.setattr(teach, "BOTS", table)
    monkeypatch.setattr(careful, "ROUNDS", 2)
    monkeypatch.setattr(careful, "GAMES", 28)
    monkeypatch.setattr(careful, "LOT", 7)
    return teachers, table


def test_lessons_follow_from_the_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many share the work."""
    monkeypatch.setattr(careful, "LOT", 2)
    shared = careful.play("pair", range(4), 1, begun())
    alone = careful.careful_lessons(("pair", range(4), 1, begun()))
    assert [number for _, _, number in shared] == sorted(number for _, _, number in alone)
    for (facts, won, _), (same, as_before, _) in zip(shared, alone, strict=True):
        assert np.array_equal(facts, same)
        assert won == as_before


def test_mates_take_in_lessons_as_at_the_table() -> None:
    """A reply in a lesson is the adviser's choice; it is not always that of a quick mate."""
    found = game("port-royal")
    s: Any = found.setup(2, found.check(2, {"mode": "contracts-coop"}))
    pick, random = Seeded(3).pick, Random(1)
    judge = PairJudge()
    reply = careful.with_care(judge)
    asked = differs = 0
    while (codes := settle(s, pick)) and asked < 20:
        seat = s.stack[-1].seat
        view = found.view(s, seat)
        judge.watch(view)
        quick = judge.hasty(s, codes, random)
        code = reply(s, codes, random) if len(codes) > 1 else codes[0]
        if len(codes) > 1 and takes(s, quick):
            asked += 1
            differs += code != quick
            options = Options(found.vocabulary, seat, codes)
            decision = Decision(seat, Message("prompt-chance"), options)
            assert judge.adviser().choose(view, decision).code == code  # type: ignore[attr-defined]
        else:
            assert code == quick or len(codes) == 1
        s.stack.pop().resolve(s, code)
    assert asked == 20
    assert 0 < differs < 20


def test_whoever_goes_on_knows_what_was_known() -> None:
    """The pupil's chances are those of the layer at the table."""
    weights = begun()
    layer = Layer(*(weights[part] for part in ("inner", "bias", "outer", "direct")))
    facts = [0.1 * (at % 7) for at in range(len(weights["direct"]))]
    nothing = [0.0] * len(facts)
    pupil = careful.pupil_from(weights, 1)
    told = pupil.guess(np.array([[facts, nothing]]), np.ones((1, 2), np.float32))[0, 0]
    assert told == pytest.approx(chance(layer.score(facts) - layer.score(nothing)), abs=1e-4)


def test_each_round_is_played_by_what_the_last_one_taught(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins with what the teacher knows, and its games are no others' lessons."""
    played: list[tuple[range, Parts]] = []
    real = careful.play

    def play(name: str, games: range, seed: int, weights: Parts) -> Any:
        played.append((games, weights))
        return real(name, games, seed, weights)

    monkeypatch.setattr(careful, "play", play)
    careful.main("pair")
    first = COURSES["pair"].games
    assert [games for games, _ in played] == [
        range(first, first + 28),
        range(first + 28, first + 56),
    ]
    before, between = (weights for _, weights in played)
    after = loads((folders[1] / "port_royal_crew.json").read_text())["pair"]
    assert before == begun()
    assert before["outer"] != between["outer"] != after["outer"]
    assert len(after["curve"]) == 2 * careful.TERM
    assert np.allclose(before["outer"], after["outer"], atol=0.1)


def test_a_course_of_mates_ends_with_care(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What quick mates taught is kept as a teacher's, what came of it goes to the table."""
    monkeypatch.setattr(careful, "ROUNDS", 1)
    teach.main("pair", 14)
    taught, went = (
        loads((folder / "port_royal_crew.json").read_text())["pair"] for folder in folders
    )
    assert len(taught["curve"]) == 7 * COURSES["pair"].rounds * COURSES["pair"].pupils
    assert len(went["curve"]) == careful.TERM
    assert np.allclose(taught["outer"], went["outer"], atol=0.1)
