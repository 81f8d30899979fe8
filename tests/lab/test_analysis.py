"""The analysis of a finished game: chances add up, mistakes are some, risks are true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import doubloon
from doubloon.bots.search.judge import Judge
from doubloon.engine.event import Event
from doubloon.engine.refusal import Malformed
from doubloon.games.port_royal.events import Busted, Earned, Revealed, TurnBegan, Unveiled
from doubloon.lab import analysis
from doubloon.lab.analysis import LEAST, Story, analyse, said_before
from doubloon.lab.crew import Here
from doubloon.lab.findings import Analysis, Books
from doubloon.lab.oracle import can_weigh
from doubloon.lab.strokes import BUST, deed, loudest
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
    """Start, choices, luck and what is unexplained add up to the end, for every seat."""
    assert table.outcome is not None
    assert (found.asked, found.weighed) == (len(Story(table).asked()),) * 2
    for one in found.accounts:
        assert one.start + one.own + one.others + one.luck + one.rest == pytest.approx(one.end)
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
    assert books.look([0.5, 0.5], spoke=True) is None
    books.choice(0, [0.25, 0.75])
    assert books.look([0.75, 0.25], spoke=True) == [0.5, -0.5]
    assert books.look([1.0, 0.0], spoke=True) == [0.25, -0.25]
    first, second = books.close()
    assert (first.own, first.others, first.luck) == (-0.25, 0.0, 0.75)
    assert (second.own, second.others, second.luck) == (0.0, 0.25, -0.75)


@pytest.mark.parametrize(("spoke", "blind"), [(False, False), (True, True)])
def test_what_is_no_luck(*, spoke: bool, blind: bool) -> None:
    """A new look is none, and nothing is known of a stretch with a choice that was not weighed."""
    books = Books(1, [1.0])
    books.look([0.5], spoke=True)
    books.blind = blind
    assert books.look([1.0], spoke=spoke) is None
    (one,) = books.close()
    assert (one.luck, one.rest) == (0.0, 0.5)


def test_a_stroke_of_luck_is_what_chance_did() -> None:
    """In Buccaneer chance only shows ships, so these are all strokes, and most changes are none."""
    table = doubloon.play("buccaneer", ["greedy", "random", "greedy"], seed=3)
    found = analyse(table, 2)
    spoken = set()
    said = 0
    for line in table.log:
        if line.startswith("?"):
            spoken.add(said)
        else:
            said += 1
    assert found.strokes
    for one in found.strokes:
        assert one.told.id == "event-b-ship-shown"
        assert one.at in spoken
        assert abs(one.change) >= LEAST
    assert any(account.rest for account in found.accounts)


def test_a_bust_is_told_as_one() -> None:
    """Though the jester pays for it, and somebody else's turn begins."""
    table = doubloon.play("port-royal", ["greedy"] * 4, seed=3)
    busts = [event for event in table.events(None) if event.what() == BUST]
    deeds = Story(table).deeds.values()
    assert busts
    assert [event for event in deeds if event and event.what() == BUST] == busts


TURN, SHIP, COIN = TurnBegan(0), Revealed(0, "red-1-1"), Unveiled(0, "red-1-2")
BUSTED, PAID = Busted(0, "red-1-1"), Earned(1, "jester-1", 1)


@pytest.mark.parametrize(
    ("own", "after", "told"),
    [
        ([SHIP], [TURN], SHIP),
        ([SHIP, BUSTED, PAID], [TURN], BUSTED),
        ([], [TURN, PAID], PAID),
        ([COIN], [PAID], None),
        ([], [], None),
    ],
)
def test_what_chance_did(own: list[Event], after: list[Event], told: Event | None) -> None:
    """What its answer tells, or what comes of it; turns and spent coins are not worth telling."""
    assert deed(own, after) == told


@pytest.mark.parametrize(
    ("deeds", "told"),
    [([SHIP, PAID, None], PAID), ([BUSTED, PAID], BUSTED), ([None], None), ([], None)],
)
def test_what_is_told_of_it(deeds: list[Event | None], told: Event | None) -> None:
    """The last thing, unless the turn went bust."""
    assert loudest(deeds) == told


@pytest.mark.parametrize(("seats", "team"), [(1, False), (2, True)])
def test_who_wins_together_is_a_team(seats: int, *, team: bool) -> None:
    """Alone, there is nobody to be a team with."""
    options = {"mode": "contracts-coop"}
    table = doubloon.play("port-royal", ["random"] * seats, seed=1, options=options)
    assert Story(table).sum_up({}, 2, 0).team == team


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
