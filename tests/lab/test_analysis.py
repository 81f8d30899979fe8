"""The analysis of a finished game: chances add up, mistakes are some, risks are true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import doubloon
from doubloon.bots.search.judge import Judge
from doubloon.engine.refusal import Malformed
from doubloon.lab import analysis
from doubloon.lab.analysis import LEAST, analyse, said_before
from doubloon.lab.crew import Here
from doubloon.lab.findings import Analysis, Books
from doubloon.lab.oracle import can_weigh
from doubloon.match.save import lines, replay
from doubloon.match.table import Table

PLAYOUTS = 4


@pytest.fixture(scope="module")
def table() -> Table:
    return doubloon.play("port-royal", ["greedy", "random"], seed=31, options={"mode": "set-sail"})


@pytest.fixture(scope="module")
def found(table: Table) -> Analysis:
    return analyse(table, PLAYOUTS)


class Backwards:
    """Works from the last job to the first."""

    def run(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
        return (work(job) for job in reversed(jobs))


def test_the_account_is_whole(table: Table, found: Analysis) -> None:
    """Start, choices and luck add up to the end, for every seat."""
    assert table.outcome is not None
    for one in found.accounts:
        assert one.start + one.own + one.others + one.luck == pytest.approx(one.end)
        assert one.rest == 0
        assert one.end == (one.seat in table.outcome.winners)


def test_skill_is_told_from_luck(found: Analysis) -> None:
    """Who plays as the yardstick does loses nothing by choices; who plays at random loses a lot."""
    greedy, random = found.accounts
    assert greedy.own == 0
    assert random.own < -0.05
    assert greedy.others == pytest.approx(-random.own)


def test_the_curve_goes_from_the_first_choice_to_the_end(table: Table, found: Analysis) -> None:
    assert found.curve[-1][1] == [one.end for one in found.accounts]
    places = [at for at, _ in found.curve]
    assert places == sorted(places)
    for _, chances in found.curve:
        assert sum(chances) == pytest.approx(1)


def test_mistakes_are_choices_that_were_there(table: Table, found: Analysis) -> None:
    """At the place told, the seat was asked, chose this, and could have chosen the better."""
    positions = {}
    for earlier in replay("".join(line + "\n" for line in lines(table))):
        said = [line for line in earlier.log if line.startswith("P")]
        positions[len(said)] = earlier.decision
    told = [line for line in table.log if line.startswith("P")]
    assert found.mistakes
    losses = [one.loss for one in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    for one in found.mistakes:
        decision = positions[one.at]
        assert decision is not None
        assert decision.seat == one.seat
        assert told[one.at] == f"P{one.seat + 1} {one.chosen.word}"
        assert one.better.word in {choice.word for choice in decision.options}
        assert one.better.word != one.chosen.word
        assert one.loss >= LEAST
        gap = one.better.chances[one.seat] - one.chosen.chances[one.seat]
        assert gap == pytest.approx(one.loss)


def test_risks_are_those_of_the_table(table: Table, found: Analysis) -> None:
    draws = [line for line in table.log if line.endswith(" draw")]
    assert len(found.risks) == len(draws)
    busts = sum(event.what() == "busted" for event in table.events(None))
    assert sum(risk.bust for risk in found.risks) == busts
    assert all(risk.fatal for risk in found.risks if risk.bust)


def test_who_works_in_which_order_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr(analysis, "LONG", 60)
    monkeypatch.setattr(analysis, "PARTS", 3)
    monkeypatch.setattr("doubloon.lab.oracle.can_weigh", lambda judge: False)
    found = [analyse(table, 2, crew=crew).data() for crew in (Here(), Backwards())]
    assert found[0]["weighed"] > 2
    assert found[0] == found[1]


def test_a_game_without_a_judge_is_looked_at_here_and_there(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    """Playouts go to the end there, so there are few; what lies between is nobody's doing."""
    judge = Judge()
    assert not can_weigh(judge)
    monkeypatch.setattr("doubloon.lab.oracle.judge_of", lambda game, view: judge)
    monkeypatch.setattr(analysis, "LONG", 40)
    found = analyse(table, 2)
    assert 0 < found.weighed <= 5
    for one in found.accounts:
        sum = one.start + one.own + one.others + one.luck + one.rest
        assert sum == pytest.approx(one.end)


def test_books() -> None:
    """A half point lost by a choice of P1, then won back by luck."""
    books = Books(2, [1.0, 0.0])
    assert books.chance([0.5, 0.5]) is None
    books.choice(0, [0.25, 0.75])
    assert books.chance([0.75, 0.25]) == [0.5, -0.5]
    first, second = books.close()
    assert (first.own, first.others, first.luck) == (-0.25, 0.0, 0.75)
    assert (second.own, second.others, second.luck) == (0.0, 0.25, -0.75)


def test_what_was_taken_back_does_not_count() -> None:
    log = ["? P1", "P1 draw", "? a", "P1 stop", "P2 draw", "P1 undo", "P1 draw", "? b"]
    assert list(said_before(log)) == [0, 4]


@pytest.mark.parametrize(
    ("playouts", "id"), [(1, "refuse-playouts"), (PLAYOUTS, "refuse-unfinished")]
)
def test_what_is_refused(table: Table, playouts: int, id: str) -> None:
    begun = doubloon.table("port-royal", 2, seed=1)
    with pytest.raises(Malformed) as refused:
        analyse(begun if playouts == PLAYOUTS else table, playouts)
    assert refused.value.reason.id == id
