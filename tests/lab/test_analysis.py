"""The analysis of a finished game: chances add up, mistakes are some, risks are true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.merchants import MerchantsJudge
from doubloon.engine.event import Event
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.engine.settle import answer, settle
from doubloon.games import game as find_game
from doubloon.games.port_royal.events import Busted, Earned, Revealed, TurnBegan, Unveiled
from doubloon.lab import analysis
from doubloon.lab.analysis import (
    CLOSE,
    LEAST,
    SEEMING,
    Question,
    Story,
    analyse,
    said_before,
    work,
)
from doubloon.lab.analysis import PLAYOUTS as PLAYOUTS_OF
from doubloon.lab.crew import Here
from doubloon.lab.findings import Analysis, Books
from doubloon.lab.oracle import Oracle, Prospect, Weighed, can_weigh
from doubloon.lab.reasons import done, facts, reasons
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


class Overseen:
    """Notes how often choices were played on, and which."""

    def __init__(self) -> None:
        self.seen: dict[int, set[int]] = {}

    def run(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
        for job in jobs:
            *_, numbers, playouts, _ = job
            self.seen.setdefault(playouts, set()).update(numbers)
            yield work(job)


def test_what_seems_a_mistake_is_weighed_again(table: Table, found: Analysis) -> None:
    """In so many other worlds that the unluckiest of hundreds of choices is not told as one."""
    crew = Overseen()
    assert analyse(table, PLAYOUTS, crew=crew).data() == found.data()
    story = Story(table)
    numbers = {one.at: one.number for one in story.questions}
    assert crew.seen[PLAYOUTS] == {one.number for one in story.asked()}
    assert 0 < len(crew.seen[CLOSE]) <= SEEMING
    assert {numbers[one.at] for one in found.mistakes} <= crew.seen[CLOSE]
    again = {one.number: one for one in work(story.job(sorted(crew.seen[CLOSE]), CLOSE, -1))}
    assert [(one.loss, one.error) for one in found.mistakes] == [
        (again[numbers[one.at]].loss, again[numbers[one.at]].error) for one in found.mistakes
    ]


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
        assert one.reasons == reasons(one.better.facts, one.chosen.facts)
    assert any(one.reasons for one in found.mistakes)


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


def test_luck_is_told_where_looks_ended() -> None:
    """A look ends when the next turn begins. What chance made of that turn is luck; what is seen
    by playing it on is not.
    """
    table = doubloon.play("buccaneer", ["greedy"] * 3, seed=3)
    story = Story(table)
    asked = story.asked()
    spoke = max(story.deeds)
    before = max((one for one in asked if one.number < spoke), key=lambda one: one.number)
    after = min((one for one in asked if one.number > spoke), key=lambda one: one.number)

    def weighed(question: Question, chances: list[float], stands: list[float] | None) -> Weighed:
        look = Prospect("pass", chances, {})
        return Weighed(question.number, question.seat, look, look, look, 0.0, 0.0, stands)

    first = weighed(before, [0.5, 0.25, 0.25], None)
    second = weighed(after, [1.0, 0.0, 0.0], [0.75, 0.0, 0.25])
    story.questions = [before, after]
    found = story.sum_up({before.number: first, after.number: second}, [], 2, 0)
    assert [one.luck for one in found.accounts] == [0.25, -0.25, 0.0]
    assert found.accounts[0].rest == pytest.approx(0.25 + found.accounts[0].end - 1)


def test_looks_end_where_a_turn_begins() -> None:
    """There the position is looked at as it stands, too; within a turn it is not."""
    table = doubloon.play("merchants", ["greedy"] * 2, seed=1)
    story = Story(table)
    numbers = [one.number for one in story.asked()[:40]]
    turns = {}
    s = table.game.setup(table.seats, table.options)
    for number, code in enumerate(story.codes[: numbers[-1] + 1]):
        settle(s, None)
        turns[number] = s.turn  # type: ignore[attr-defined]
        answer(s, code)
    places = [one.number for one in story.questions]
    found = {one.number: one.stands for one in work(story.job(numbers, 2, 0))}
    fresh = {
        number
        for number, before in zip(places[1:], places, strict=False)
        if number in found and turns[number] > turns[before]
    }
    assert len(fresh) > 2
    assert {number for number, stands in found.items() if stands} == fresh


def test_no_captain_is_favoured_for_having_moved() -> None:
    """Otherwise the chances would swing from turn to turn; the bots' own judge does look there."""
    game = find_game("merchants")
    s = game.setup(2, game.check(2, {}))
    random = Random(5)
    while s.turn < 3:  # type: ignore[attr-defined]
        codes = settle(s, None)
        s.stack.pop().resolve(s, random.choice(codes))
    settle(s, None)
    even, usual = Oracle(game, 0, game.view(s, 0)).judge, MerchantsJudge()
    seen = []
    for judge in (even, usual):
        for mover in range(2):
            s.active = mover  # type: ignore[attr-defined]
            judge.begin(s)
            seen.append(judge.worth(s))
    assert seen[0] == seen[1]
    assert seen[2] != seen[3]


def test_every_choice_of_an_ordinary_game_is_weighed() -> None:
    """With as many playouts as there are if nobody says how many."""
    for id, seats in (("merchants", 4), ("buccaneer", 4), ("port-royal", 4)):
        story = Story(doubloon.play(id, ["greedy"] * seats, seed=2))
        assert story.chosen(PLAYOUTS_OF[id]) == story.asked()


@pytest.mark.parametrize(
    ("id", "mode", "counted"),
    [
        ("port-royal", "classic", {"influence", "coins", "swords"}),
        ("port-royal", "contracts", {"influence", "coins", "swords", "contracts"}),
        ("port-royal", "contracts-coop", {"coins", "swords", "contracts", "time"}),
        ("port-royal", "adventure-coop", {"influence", "coins", "swords", "tasks"}),
        ("buccaneer", "", {"ducats", "loot"}),
        ("merchants", "", {"glory", "wealth", "ships", "cargo", "errands", "damage", "deaths"}),
    ],
)
def test_what_counts(id: str, mode: str, counted: set[str]) -> None:
    """Game by game; every word has a text."""
    table = doubloon.play(id, ["random"] * 3, seed=4, options={"mode": mode} if mode else {})
    found = facts(table.view(0), 0)
    assert set(found) == counted
    for name, value in found.items():
        assert value >= 0
        assert str(Message("analyse-fact-" + name, {"change": "+1"})).endswith(" +1")


def test_a_team_does_its_contracts_together() -> None:
    by = [[0, 2], [], [1]]
    assert (done(by, None), done(by, 0), done(by, 1)) == (2, 1, 1)


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
    assert Story(table).sum_up({}, [], 2, 0).team == team


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
