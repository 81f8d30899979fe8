"""The judge of Port Royal's races: whoever thinks takes cards with the race in mind."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from doubloon.bots import make_bot
from doubloon.bots.port_royal import Greedy
from doubloon.bots.search import Search
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_race import Race
from doubloon.bots.search.rivalry import rivalry
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.persons import influence
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import DRAW, PASS, STOP
from kit import P1, P2, PortRoyal, table


class Likes(Race):
    """Thinks that those win who have taken this or that, and notes when it is asked."""

    def __init__(self, card: str | None) -> None:
        super().__init__(rivalry("race_classic", "classic"))
        self.card = card
        self.asked: list[tuple[int, int]] = []

    def chances(self, s: State) -> list[float]:
        self.asked.append((s.turn, len(s.harbour)))
        return [
            float(any(s.deck.ids[card] == self.card for card in display)) for display in s.display
        ]


def judged(t: PortRoyal, card: str | None, seat: int = P1) -> tuple[PortRoyalJudge, Likes]:
    """A judge who thinks for a seat, and the race as it sees it."""
    judge = PortRoyalJudge()
    judge.watch(t.table.view(seat))
    judge.race = race = Likes(card)
    return judge, race


def take_step(coins: int = 9) -> PortRoyal:
    """The first player may take a dear person, a cheap one, or a ship."""
    t = table(harbour=["jester-1", "admiral-3", "red-1-1"], coins={P1: coins, P2: 9})
    t.play("P1 stop")
    return t


@pytest.mark.parametrize("card", ["jester-1", "admiral-3"])
def test_who_thinks_takes_what_helps_in_the_race(card: str) -> None:
    """What the greedy player would take is one of several; the turn is played out first."""
    t = take_step()
    judge, race = judged(t, card)
    codes = t.decision.options.codes
    deck, before = t.state.deck, influence(t.state, P1)
    assert judge.reply(t.state, codes, Random(1)) == deck.take + deck.card[card]
    assert race.asked == [(t.state.turn + 1, 0)] * len(codes)
    assert (influence(t.state, P1), t.decision.seat) == (before, P1)


def test_what_is_no_better_changes_nothing() -> None:
    """Where the race is as good either way, everybody does the usual."""
    t = take_step()
    judge, _ = judged(t, None)
    codes = t.decision.options.codes
    assert judge.reply(t.state, codes, Random(1)) == judge.quick(t.state, codes) != PASS


def test_others_reply_as_the_greedy_player() -> None:
    """Nobody knows how they think."""
    t = take_step()
    judge, race = judged(t, "jester-1", P2)
    codes = t.decision.options.codes
    assert judge.reply(t.state, codes, Random(1)) == judge.quick(t.state, codes)
    assert race.asked == []


def test_an_expedition_is_not_thought_about() -> None:
    """It always pays (R4.14)."""
    t = table(displays={P1: ["settler", "settler"]}, expeditions=["two-houses"], harbour=["jack"])
    t.play("P1 stop")
    judge, race = judged(t, None)
    code: Any = judge.reply(t.state, t.decision.options.codes, Random(1))
    assert t.state.deck.ids[code - t.state.deck.take] == "two-houses"
    assert race.asked == []


def test_nothing_is_thought_about_drawing_while_nothing_can_be_lost() -> None:
    """R3.6: without a ship no card busts."""
    for harbour, many in ((["jester-1"], 1), (["jester-1", "red-1-1"], 2)):
        t = table(harbour=harbour)
        judge, _ = judged(t, None)
        assert len(judge.candidates(t.table.view(P1), [DRAW, STOP], DRAW)) == many
        assert judge.candidates(t.table.view(P1), [DRAW, STOP], STOP) == [DRAW, STOP]


def test_rivals_with_contracts_give_the_greedy_players_own_answers() -> None:
    """Only whoever thinks is seasoned; the seat after it thinks here, so all others are rivals."""
    found = game("port-royal")
    bot = Greedy()
    s: Any = found.setup(3, found.check(3, {"mode": "contracts"}))
    pick = Seeded(5).pick
    judge = PortRoyalJudge()
    asked = 0
    while (codes := settle(s, pick)) and s.turn < 25:
        code, seat = codes[0], s.asked()
        if len(codes) > 1:
            view = found.view(s, seat)
            options = Options(found.vocabulary, seat, codes)
            code = bot.choose(view, Decision(seat, s.stack[-1].prompt(s), options)).code
            judge.watch(found.view(s, (seat + 1) % 3))
            assert judge.reply(s, codes, Random(1)) == code
            asked += 1
        s.stack.pop().resolve(s, code)
    assert asked > 60


@pytest.mark.parametrize(
    ("options", "n", "turns", "each", "sure"),
    [
        ({}, 20, 1, 10, (0.5, 0.0)),
        ({}, 800, 2, 400, (0.5, 0.0)),
        ({"mode": "contracts"}, 20, 2, 10, (1.5, 0.01)),
        ({"mode": "contracts"}, 800, 2, 300, (1.5, 0.01)),
    ],
)
def test_how_far_it_looks_and_how_sure_it_must_be(
    options: dict[str, Any], n: int, turns: int, each: int, sure: tuple[float, float]
) -> None:
    """The race knows less of contracts, so what it prefers there must be further ahead; and it
    takes longer there, so choices are rehearsed less often."""
    found = game("port-royal")
    s: Any = found.setup(3, found.check(3, options))
    settle(s, Seeded(1).pick)
    judge = PortRoyalJudge()
    judge.watch(found.view(s, s.asked()))
    assert judge.plan(n, 2) == each
    judge.begin(s)
    assert judge.until - s.turn == turns
    assert (judge.doubt, judge.gap) == sure
    assert judge.early > 0


def test_a_take_that_ends_the_game_is_weighed_by_the_end() -> None:
    """R6.4: in the last turn nobody asks the race."""
    t = table(
        harbour=["jester-1", "red-1-1"],
        coins={P1: 9, P2: 0},
        displays={P1: ["admiral-3", "jester-3", "sailor-3", "pirate-3"]},
        ending=True,
        seats=2,
        active=P2,
        first=P1,
    )
    t.play("P2 stop")
    judge, race = judged(t, None, P2)
    assert judge.after(t.state, PASS) == 0.0
    judge.seat = P1
    assert judge.after(t.state, PASS) == 1.0
    assert race.asked == []


@pytest.mark.parametrize("name", ["hard", "champion"])
def test_levels_think_about_contracts(name: str) -> None:
    """The race knows how far contracts are (R11.2), so what to do for them is rehearsed."""
    t = table(mode="contracts", harbour=["red-1-1", "blue-1-1"], seats=3)
    bot = cast(Search, make_bot(name, "port-royal", Random(1)))
    bot.choose(t.table.view(P1), t.decision)
    assert bot.done > 0
