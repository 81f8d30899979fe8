"""How a helmsman of the classic game is taught: its games, and what it makes of them."""

from __future__ import annotations

from dataclasses import replace
from json import dumps, loads
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.bots.search.lanes import Lanes
from doubloon.bots.search.port_royal_sight import DRAW_AT, ENDING_AT, RIVALS_AT, ROWS, TRADERS_AT
from doubloon.engine.refusal import Malformed
from doubloon.lab import rounds
from doubloon.lab.rounds import Cadet, Leg, main, sailings
from doubloon.lab.sailings import WIDTH, Job, Log, goals, sail


def weights() -> dict[str, Any]:
    """Those of somebody who knows nothing yet."""
    cadet = Cadet(3, 4)
    cadet.met[:] = True
    return cadet.weights()


def test_goals_lie_between_what_was_thought_next_and_who_won() -> None:
    """The nearer moment counts more; before anybody knows better, who won is all."""
    noted = [([1], 0.2), ([2], 0.4), ([3], 0.6)]
    found = goals(noted, 1.0, 0.5)
    assert [rows for rows, _ in found] == [[3], [2], [1]]
    assert [goal for _, goal in found] == pytest.approx([1.0, 0.8, 0.6])
    assert [goal for _, goal in goals(noted, 1.0, 0.0)] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("quick", [True, False])
def test_sailings_follow_from_the_seed_alone(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sails, and however many share the work."""
    monkeypatch.setattr(rounds, "LOT", 2)
    known = weights()
    alone = sail(Job(range(4), 5, known, quick, 5, 0.3))
    shared = sailings(range(4), 5, known, quick, Leg(1, (0.001, 0.001), 5))
    assert np.array_equal(np.concatenate([log.rows for log in shared]), alone.rows)
    assert np.array_equal(np.concatenate([log.goals for log in shared]), alone.goals)
    assert not np.array_equal(sail(Job(range(4), 6, known, quick, 5, 0.3)).goals, alone.goals)
    assert alone.rows.shape == (len(alone.goals), WIDTH)
    assert len(alone.goals) > 50


def test_the_helmsman_notes_draws_and_quick_players_do_not() -> None:
    """Only the helmsman decides about draws by what is learned here."""
    known = weights()
    quick, own = (sail(Job(range(6), 5, known, quick, 5, 0.3)).rows for quick in (True, False))
    draws = [((rows >= DRAW_AT) & (rows < ENDING_AT)).any(axis=1).mean() for rows in (quick, own)]
    assert draws[0] == 0.0
    assert 0.1 < draws[1] < 0.9


@pytest.mark.parametrize("quick", [True, False])
def test_a_leg_says_how_much_the_next_moment_counts(quick: bool) -> None:
    """The same games, and other goals: if it is all, only a last moment's goal is who won."""
    known = weights()
    leg = Leg(1, (0.001, 0.001), 5)
    far, near = (
        sailings(range(4), 5, known, quick, some)[0] for some in (leg, replace(leg, near=1.0))
    )
    assert np.array_equal(far.rows, near.rows)
    ends = sum(goal in (0.0, 0.5, 1.0) for goal in near.goals)
    assert ends == 4 if not quick else 0 < ends < len(near.goals) / 10
    assert far.goals.std() > near.goals.std()


def test_before_anybody_knows_better_goals_are_who_won() -> None:
    """Shares of a win are all there is then."""
    found = sail(Job(range(3), 5, None, True, 5, 0.3)).goals
    assert set(found) <= {0.0, 0.5, 1.0}
    later = sail(Job(range(3), 5, weights(), True, 5, 0.3)).goals
    assert len(later) == len(found)
    assert len(set(later)) > 10


def taught(cadet: Cadet, times: int = 60) -> Log:
    """Somebody learns that one row wins and another loses, and has never met a third."""
    rows = np.full((400, WIDTH), ROWS, np.int16)
    rows[:, 0] = [7, 9] * 200
    log = Log(0, rows, np.array([0.9, 0.1] * 200, np.float32), [])
    for _ in range(times):
        cadet.study([log], (0.02, 0.02))
    return log


def test_who_learns_sees_what_it_was_taught() -> None:
    """And the weights at the table say the same, in grains; rows never met count for nothing."""
    cadet = Cadet(1, 8)
    before = cadet.look(taught(cadet, 0).rows)[2][:2]
    log = taught(cadet)
    after = cadet.look(log.rows)[2][:2]
    assert after == pytest.approx([0.9, 0.1], abs=0.03)
    assert before != pytest.approx([0.9, 0.1], abs=0.03)
    found = cadet.weights()
    table = Lanes(found["rows"], found["bias"], found["outer"])
    for row, wanted in zip((7, 9), after, strict=True):
        assert table.chance(table.base + table.sum([row])) == pytest.approx(wanted, abs=0.01)
    assert set(found["rows"][8]) == {0}
    assert set(found["rows"][7]) != {0}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a short training of two legs writes to."""
    found = tmp_path / "instinct.json"
    monkeypatch.setattr(rounds, "PLACE", found)
    monkeypatch.setattr(rounds, "TERM", 4)
    monkeypatch.setattr(rounds, "ROUND", 8)
    monkeypatch.setattr(rounds, "LEGS", [Leg(2, (0.001, 0.0001), 5), Leg(1, (0.001, 0.0001), 9)])
    return found


def test_the_command_writes_weights_and_curve(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games of quick players first, then legs of its own rounds."""
    main(1, 3)
    found = loads(place.read_text())
    assert [games for games, _, _ in found["curve"]] == [20, 28, 36]
    assert len(found["rows"]) == ROWS
    assert all(0 <= share <= 1 for _, share, _ in found["curve"])
    assert capsys.readouterr().out.count("\n") == rounds.TERMS + 5


def test_the_second_leg_goes_on_from_what_was_written(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself, or later: that comes to the same."""
    legs = rounds.LEGS
    main(1, 3)
    whole = place.read_text()
    monkeypatch.setattr(rounds, "LEGS", legs[:1])
    main(1, 3)
    assert place.read_text() != whole
    monkeypatch.setattr(rounds, "LEGS", legs)
    main(2, 3)
    assert place.read_text() == whole


@pytest.mark.parametrize("text", [None, "", "[]", "{}", '{"rows": [[0]], "curve": [[1, 2, 3]]}'])
def test_nothing_fit_to_go_on_from_is_refused(place: Path, text: str | None) -> None:
    """No file, no weights, too few rows or rounds; and weights that have sailed this leg."""
    if text is not None:
        place.write_text(text)
    with pytest.raises(Malformed, match="leg 1"):
        main(2, 3)


def test_a_leg_is_not_sailed_twice(place: Path) -> None:
    """What ships would be no more what the command comes to."""
    place.write_text(dumps({**weights(), "curve": [[20, 0.5, 0.5]] * 3}))
    with pytest.raises(Malformed):
        main(2, 3)


def test_most_games_are_of_four_if_that_is_asked_for() -> None:
    """Those are the games whose wins are counted."""
    known = weights()
    assert sail(Job(range(6), 5, known, False, 0, 0.3)).won == []
    assert len(sail(Job(range(6), 5, known, False, 1000, 0.3)).won) > 1


def test_what_was_written_is_recalled() -> None:
    """To the grain: whoever goes on begins where the last one stopped."""
    cadet, other = Cadet(1, 8), Cadet(2, 8)
    taught(cadet)
    other.recall(cadet.weights())
    assert other.weights() == cadet.weights()
    assert other.met[:ROWS].tolist() == cadet.met[:ROWS].tolist()


@pytest.mark.parametrize(("leg", "seed"), [(0, 1), (-1, 1), (len(rounds.LEGS) + 1, 1), (1, -1)])
def test_no_leg_and_no_seed_are_refused(leg: int, seed: int) -> None:
    """With a sentence, before anything is played."""
    with pytest.raises(Malformed):
        main(leg, seed)


def test_the_weights_that_ship_were_learned() -> None:
    """All rounds are on the curve, the helmsman got better on the way and knows of the last round,
    and what never happens counts for nothing."""
    found = loads(rounds.PLACE.read_text())
    shares = [share for _, share, _ in found["curve"]]
    assert len(shares) == sum(leg.rounds for leg in rounds.LEGS)
    assert sum(shares[-5:]) / 5 > sum(shares[:5]) / 5 + 0.1
    assert set(found["rows"][TRADERS_AT]) == {0}
    assert sum(any(row) for row in found["rows"][RIVALS_AT:]) > 100
