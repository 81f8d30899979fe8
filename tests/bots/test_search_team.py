"""The judges of teams: what they know, what they trust, how they reply, and their lessons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from doubloon.bots.port_royal import Greedy
from doubloon.bots.search import Search
from doubloon.bots.search.judge import Judge, judge_of
from doubloon.bots.search.layer import Nearby
from doubloon.bots.search.port_royal_crew import EACH, crew_facts, pair_facts
from doubloon.bots.search.port_royal_crew import FACTS as CREW_FACTS
from doubloon.bots.search.port_royal_mates import Mates, standing
from doubloon.bots.search.port_royal_quest import FACTS, quest_facts
from doubloon.bots.search.port_royal_takes import TIE, is_take, takes
from doubloon.bots.search.port_royal_team import (
    SOON,
    AloneJudge,
    CrewJudge,
    PairJudge,
    QuestJudge,
    TeamJudge,
    has_secrets,
)
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.deck import EXPEDITION, ROLES, SHIP
from doubloon.games.port_royal.words import ASIDE, CONTRACTS, DRAW, FIRST_FULFIL, PASS, STOP
from doubloon.lab.lessons import COURSES, PROMPT, lessons


def begun(seats: int, chapter: int, seed: int = 3) -> Any:
    """An adventure at its first question of a turn."""
    found = game("port-royal")
    options = {"mode": "adventure-coop", "chapter": chapter}
    s: Any = found.setup(seats, found.check(seats, options))
    pick = Seeded(seed).pick
    while codes := settle(s, pick):
        if s.turn:
            return s
        s.stack.pop().resolve(s, codes[0])
    raise AssertionError


def chance(judge: TeamJudge, s: Any) -> float:
    """What the judge thinks of a position, which is the same for all seats."""
    judge.watch(game("port-royal").view(s, s.active))
    worths = judge.worth(s)
    assert worths == [worths[0]] * s.seats
    return worths[0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_influence_coins_and_tasks_done_are_worth_something(seats: int, chapter: int) -> None:
    """R19.2: what games taught agrees with what everybody knows."""
    judge = QuestJudge()
    bare = chance(judge, begun(seats, chapter))
    richer = begun(seats, chapter)
    richer.coins = [coins + 6 for coins in richer.coins]
    assert chance(judge, richer) > bare + 0.05
    known = begun(seats, chapter)
    known.display[0] += (known.deck.card["governor"], known.deck.card["admiral-2"])
    assert chance(judge, known) > bare + 0.05


def test_positions_that_are_alike_score_as_they_would_alone() -> None:
    """Only what differs is added, and the sum is the same."""
    judge = QuestJudge()
    first, other = begun(3, 2), begun(3, 2)
    other.coins[1] += 5
    chance(judge, first)
    near = Nearby(judge.layer, quest_facts(first))
    for s in (first, other):
        facts = quest_facts(s)
        assert near.score(facts) == pytest.approx(judge.layer.score(facts))
    assert len(quest_facts(first)) == FACTS == len(judge.layer.direct)


def test_what_can_be_fulfilled_is_fulfilled() -> None:
    """Games of teams who never wait do not teach what waiting is worth."""
    judge = QuestJudge()
    s = begun(1, 2)
    judge.watch(game("port-royal").view(s, 0))
    trip = s.deck.kind.index(EXPEDITION)
    assert judge.trusts(FIRST_FULFIL)
    assert judge.trusts(s.deck.take + trip)
    assert not judge.trusts(s.deck.take + s.deck.card["governor"])
    assert not judge.trusts(s.deck.top + trip)
    assert not judge.trusts(DRAW)
    assert not judge.trusts(STOP)
    assert not Judge().trusts(FIRST_FULFIL)


def test_nobody_draws_for_ever() -> None:
    """Where all that could come would be repelled, a quick reply stops."""
    s = begun(1, 4)
    deck = s.deck
    judge = QuestJudge()
    s.display[0] = (deck.card["pirate-1"],) * 4
    s.harbour = [next(card for card in s.unseen[-1] if deck.kind[card] == SHIP)]
    colour = deck.colour[s.harbour[0]]
    more = [
        card for card in s.unseen[-1] if deck.kind[card] == SHIP and deck.colour[card] == colour
    ]
    s.unseen[-1][:] = more
    s.pile = len(more)
    judge.watch(game("port-royal").view(s, 0))
    assert judge.reply(s, [DRAW, STOP], Random(1)) == STOP


def test_an_answer_is_not_kept_when_cards_run_out() -> None:
    """What was answered while persons could come is asked again when only ships are left."""
    s, mates = begun(1, 4), Mates()
    deck = s.deck
    s.display[0] = (deck.card["pirate-1"],) * 4
    s.harbour = [next(card for card in s.unseen[-1] if deck.kind[card] == SHIP)]
    assert mates.reply(s, [DRAW, STOP]) == DRAW
    colour = deck.colour[s.harbour[0]]
    s.unseen[-1][:] = [
        card for card in s.unseen[-1] if deck.kind[card] == SHIP and deck.colour[card] == colour
    ]
    s.pile = len(s.unseen[-1])
    s.revealed += 1
    assert mates.reply(s, [DRAW, STOP]) == STOP


def test_worlds_differ_only_by_what_a_mate_has_looked_at() -> None:
    """R22.1b: a card on top that a mate put there."""
    found = game("port-royal")
    s = begun(2, 2)
    assert not has_secrets(found.view(s, 0))
    s.quest.top = s.unseen[-1].pop()
    s.quest.knowers = (1,)
    assert has_secrets(found.view(s, 0))
    assert not has_secrets(found.view(s, 1))


def test_who_is_judged() -> None:
    """Teams and those who are alone; one with contracts has facts of their own."""
    found = game("port-royal")
    assert isinstance(judge_of(found, found.view(begun(1, 4), 0)), QuestJudge)
    assert isinstance(judge_of(found, found.view(begun(3, 1), 0)), QuestJudge)
    for seats, kind in ((1, AloneJudge), (2, PairJudge), (5, CrewJudge)):
        s = found.setup(seats, found.check(seats, {"mode": "contracts-coop"}))
        assert type(judge_of(found, found.view(s, 0))) is kind


TEAMS: Final[list[tuple[int, dict[str, Any]]]] = [
    (1, {"mode": "adventure-coop", "chapter": 1}),
    (2, {"mode": "adventure-coop", "chapter": 3}),
    (4, {"mode": "adventure-coop", "chapter": 5}),
    (1, {"mode": "contracts-coop"}),
    (2, {"mode": "contracts-coop"}),
    (5, {"mode": "contracts-coop"}),
]


@pytest.mark.parametrize(("seats", "options"), TEAMS)
def test_mates_reply_as_greedy_players_do(seats: int, options: dict[str, Any]) -> None:
    """What is kept of a judgement does not go stale by cards, coins, tasks or Scouts (R22.1)."""
    found, greedy, mates = game("port-royal"), Greedy(), Mates()
    s: Any = found.setup(seats, found.check(seats, options))
    pick = Seeded(8).pick
    asked = 0
    while codes := settle(s, pick):
        code = codes[0]
        if len(codes) > 1:
            code = greedy.pick(found.view(s, s.asked()), s.asked(), codes)
            assert mates.reply(s, codes) == code
            asked += 1
        s.stack.pop().resolve(s, code)
    assert asked > 50


def takes_of(seats: int, options: dict[str, Any]) -> Iterator[tuple[Any, list[int], TeamJudge]]:
    """Takes that seasoned mates are asked for in a game, what they may say, and a judge."""
    found = game("port-royal")
    s: Any = found.setup(seats, found.check(seats, options))
    judge: Any = judge_of(found, found.view(s, 0))
    pick = Seeded(8).pick
    while (codes := settle(s, pick)) and s.turn <= 14:
        code = codes[0]
        if len(codes) > 1:
            judge.watch(found.view(s, s.asked()))
            code = judge.player.pick(found.view(s, s.asked()), s.asked(), codes)
            if takes(s, code):
                yield s, codes, judge
        s.stack.pop().resolve(s, code)


def played_out(s: Any, code: int, judge: TeamJudge, deep: int) -> float:
    """The team's chance when the turn is over, by hand: so many further takes are the best ones."""
    world, mates = s.clone(), Mates(judge.judgement)
    world.stack.pop().resolve(world, code)
    while codes := settle(world, lambda below: 0):
        if world.turn != s.turn:
            return judge.worth(world)[0]
        said = mates.reply(world, codes) if len(codes) > 1 else codes[0]
        if len(codes) > 1 and deep and takes(world, said):
            all = [code for code in codes if is_take(world, code)]
            return max(played_out(world, code, judge, deep - 1) for code in all)
        world.stack.pop().resolve(world, said)
    return 1.0 if game("port-royal").outcome(world).winners else 0.0


@pytest.mark.parametrize(("seats", "options"), TEAMS)
def test_whoever_is_asked_takes_what_leaves_the_team_best(
    seats: int, options: dict[str, Any]
) -> None:
    """R13.1, R19.2: all win as one, so the next take, one's own or a mate's, is made as well."""
    found = game("port-royal")
    others = 0
    for s, codes, judge in takes_of(seats, options):
        seat = s.asked()
        view = found.view(s, seat)
        decision = Decision(seat, PROMPT, Options(found.vocabulary, seat, codes))
        usual = judge.player.pick(view, seat, codes)
        said = judge.adviser().choose(view, decision).code
        assert judge.deep == 0
        all = [code for code in codes if is_take(s, code)]
        worths = {code: played_out(s, code, judge, SOON) for code in all}
        assert worths[said] >= max(worths.values()) - 2 * TIE
        assert said == usual or worths[said] > worths[usual]
        others += said != usual
    assert others > 0


def test_a_mate_is_trusted_to_take_with_care() -> None:
    """R4.2: whoever takes after this seat leaves the team better off than without a thought."""
    better = 0
    for s, codes, judge in takes_of(3, {"mode": "contracts-coop"}):
        judge.deep = SOON
        for code in codes:
            if is_take(s, code):
                careful = played_out(s, code, judge, SOON)
                assert abs(judge.after(s, code) - careful) <= TIE
                better += careful > played_out(s, code, judge, 0) + TIE
        judge.deep = 0
    assert better > 0


def test_a_pair_rehearses_the_turn_at_hand_with_care() -> None:
    """R13.1: what is taken before the turn is over leaves two best; later turns are played as
    seasoned mates do, and so are lessons.
    """
    random, others = Random(1), 0
    for s, codes, judge in takes_of(2, {"mode": "contracts-coop"}):
        quick = judge.quick(s, codes)
        lesson = judge.hasty(s, codes, random)
        judge.begin(s)
        said = judge.reply(s, codes, random)
        earlier = s.clone()
        earlier.turn -= 1
        judge.begin(earlier)
        assert lesson == judge.reply(s, codes, random) == quick
        worths = {code: played_out(s, code, judge, 0) for code in codes if is_take(s, code)}
        assert worths[said] >= max(worths.values()) - 2 * TIE
        others += said != quick
    assert others > 0


def test_a_mate_looks_anew_when_tasks_or_stored_ships_change() -> None:
    """Influence counts ships under a Wholesaler (R8.4); tasks that are done lead to others."""
    s = begun(2, 2)
    before = standing(s, 0)
    stored, done, laid = s.clone(), s.clone(), s.clone()
    stored.stored[0] = (1,)
    done.quest.done[s.quest.laid[0]] = (0,)
    laid.quest.laid[0] += 1
    assert before == standing(s.clone(), 0)
    assert before not in [standing(other, 0) for other in (stored, done, laid)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_contracts_done_and_time_are_worth_something(seats: int) -> None:
    """R13.6: a team wins that does all its contracts before time runs out."""
    found = game("port-royal")
    s: Any = found.setup(seats, found.check(seats, {"mode": "contracts-coop"}))
    pick = Seeded(3).pick
    while (codes := settle(s, pick)) and s.board.time < 5:
        s.stack.pop().resolve(s, codes[0])
    judge: TeamJudge = PairJudge() if seats == 2 else CrewJudge()
    bare = chance(judge, s)
    assert len(crew_facts(s)) == CREW_FACTS
    assert len(judge.facts(s)) == len(judge.layer.direct)
    later = s.clone()
    later.board.time -= 4
    assert chance(judge, later) < bare - 0.02
    done = s.clone()
    done.board.claims[done.board.laid[0]] = (0,)
    assert chance(judge, done) > bare + 0.02


def test_a_pair_knows_who_has_what() -> None:
    """The same persons with the other mate are other facts, from the active one's side."""
    found = game("port-royal")
    s: Any = found.setup(2, found.check(2, {"mode": "contracts-coop"}))
    pick = Seeded(3).pick
    while (codes := settle(s, pick)) and s.active < 0:
        s.stack.pop().resolve(s, codes[-1])
    person = (s.deck.card["pirate-1"],)
    mine, theirs = s.clone(), s.clone()
    mine.display[s.active] = theirs.display[1 - s.active] = person
    first, second = pair_facts(mine), pair_facts(theirs)
    assert len(first) == CREW_FACTS + 2 * EACH + CONTRACTS
    assert first[CREW_FACTS:] != second[CREW_FACTS:]
    at = CREW_FACTS + len(ROLES)
    assert (first[at], first[at + EACH], second[at], second[at + EACH]) == (0.5, 0, 0, 0.5)


def test_nothing_is_rehearsed_that_cannot_be_lost() -> None:
    """R3.6: without a ship in the harbour no card busts; and time is never set aside (R13.3)."""
    judge, s = QuestJudge(), begun(2, 2)
    view = game("port-royal").view(s, s.active)
    judge.watch(view)
    assert judge.candidates(view, [DRAW, STOP], DRAW) == [DRAW]
    ship = next(card for card in s.unseen[-1] if s.deck.kind[card] == SHIP)
    view["harbour"] = [s.deck.ids[ship]]
    assert judge.candidates(view, [DRAW, STOP, FIRST_FULFIL], DRAW) == [DRAW, STOP]
    assert judge.narrow([ASIDE, PASS]) == [PASS]


def test_many_choices_and_mates_get_fewer_rehearsals_each() -> None:
    """A choice must not take longer than somebody would wait."""
    found, judge = game("port-royal"), CrewJudge()
    plans = []
    for seats in (3, 4):
        s = found.setup(seats, found.check(seats, {"mode": "contracts-coop"}))
        judge.watch(found.view(s, 0))
        plans.append([judge.plan(600, choices) for choices in (2, 8)])
    assert plans == [[75, 48], [75, 20]]
    assert judge.plan(100, 2) == 12 < judge.enough < 75


def test_more_iterations_than_help_are_not_made() -> None:
    """A judge says how many are enough."""
    found = game("port-royal")
    s = begun(1, 2)
    pick = Seeded(5).pick
    while len(codes := settle(s, pick)) < 2 or codes[0] != DRAW:
        s.stack.pop().resolve(s, codes[0])
    bot = Search("port-royal", Random(1), n=5000)
    prompt = s.stack[-1].prompt(s)
    bot.choose(found.view(s, 0), Decision(0, prompt, Options(found.vocabulary, 0, codes)))
    assert 0 < bot.done <= TeamJudge.enough * len(codes)


@pytest.mark.parametrize(("course", "size"), [("quest", FACTS), ("crew", CREW_FACTS)])
def test_lessons_of_a_team_are_against_time(course: str, size: int) -> None:
    """Two rows a position, and the win goes to one of them, however many mates there are."""
    found = lessons(COURSES[course], range(4), 1)
    assert sum(len(facts) for facts, _, _ in found) > 10
    for facts, shares, _ in found:
        assert facts.shape[1:] == (2, size)
        assert facts[:, 0].any(axis=1).all()
        assert not facts[:, 1].any()
        assert sorted(shares) == [0, 1]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"mode": "adventure-coop", "chapter": 3}), (3, {"mode": "contracts-coop"})],
)
def test_rehearsals_do_not_change_with_what_the_seat_cannot_know(
    seats: int, options: dict[str, Any]
) -> None:
    """Sixteen rehearsals of each choice, in two worlds behind one view: one choice."""
    found, random = game("port-royal"), Random(4)
    s: Any = found.setup(seats, found.check(seats, options))
    asked = 0
    while asked < 4 and (codes := settle(s, lambda below: int(random.random() * below))):
        if len(codes) > 1 and s.turn > 3:
            asked += 1
            seat = s.asked()
            seen = found.view(s, seat)
            decision = Decision(seat, s.stack[-1].prompt(s), Options(found.vocabulary, seat, codes))
            views = [seen, *(found.view(found.imagine(seen, Random(n)), seat) for n in (1, 2))]
            said = {
                str(Search("port-royal", Random(5), n=192).choose(view, decision)) for view in views
            }
            assert len(said) == 1
        s.stack.pop().resolve(s, random.choice(codes))
    assert asked == 4


@pytest.mark.parametrize(("seats", "many"), [(1, 64), (2, 120), (5, 32)])
def test_contracts_are_rehearsed_often_with_even_luck(seats: int, many: int) -> None:
    """The more mates there are the less often, but never so seldom that luck decides."""
    found = game("port-royal")
    s: Any = found.setup(seats, found.check(seats, {"mode": "contracts-coop"}))
    settle(s, Seeded(1).pick)
    judge = judge_of(found, found.view(s, s.asked()))
    judge.watch(found.view(s, s.asked()))
    assert judge.even
    assert min(judge.plan(600, 5), judge.enough) == many
    assert judge.plan(20, 5) == 8
