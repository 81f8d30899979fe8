"""The judge of the adventure played together: what it knows, what it trusts, and its lessons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.bots.search import Search
from doubloon.bots.search.judge import Judge, judge_of
from doubloon.bots.search.layer import Nearby
from doubloon.bots.search.port_royal_quest import FACTS, quest_facts
from doubloon.bots.search.port_royal_team import TeamJudge, has_secrets
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.deck import EXPEDITION, SHIP
from doubloon.games.port_royal.words import DRAW, FIRST_FULFIL, STOP
from doubloon.lab.teach import COURSES, lessons


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
    judge = TeamJudge()
    bare = chance(judge, begun(seats, chapter))
    richer = begun(seats, chapter)
    richer.coins = [coins + 6 for coins in richer.coins]
    assert chance(judge, richer) > bare + 0.05
    known = begun(seats, chapter)
    known.display[0] += (known.deck.card["governor"], known.deck.card["admiral-2"])
    assert chance(judge, known) > bare + 0.05


def test_positions_that_are_alike_score_as_they_would_alone() -> None:
    """Only what differs is added, and the sum is the same."""
    judge = TeamJudge()
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
    judge = TeamJudge()
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


@pytest.mark.parametrize(("chapter", "trusted"), [(1, True), (2, False)])
def test_in_the_first_chapter_greedy_is_trusted(chapter: int, trusted: bool) -> None:
    """There the layer does worse."""
    judge, s = TeamJudge(), begun(1, chapter)
    judge.watch(game("port-royal").view(s, 0))
    assert judge.trusts(DRAW) is trusted


def test_nobody_draws_for_ever() -> None:
    """Where all that could come would be repelled, a quick reply stops."""
    s = begun(1, 4)
    deck = s.deck
    judge = TeamJudge()
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
    """Contracts with mates have no judge: none was found that wins more often."""
    found = game("port-royal")
    alone = begun(1, 4)
    assert isinstance(judge_of(found, found.view(alone, 0)), TeamJudge)
    s = found.setup(2, found.check(2, {"mode": "contracts-coop"}))
    assert type(judge_of(found, found.view(s, 0))) is Judge


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
    assert 0 < bot.done <= TeamJudge.enough


def test_lessons_of_a_team_are_against_time() -> None:
    """Two rows a position, and the win goes to one of them, however many mates there are."""
    found = lessons(COURSES["quest"], 4, 1)
    assert len(found) > 10
    for facts, shares, _ in found:
        assert [len(row) for row in facts] == [FACTS, FACTS]
        assert any(facts[0])
        assert not any(facts[1])
        assert sorted(shares) == [0, 1]
