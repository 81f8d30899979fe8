"""Players of Port Royal who judge otherwise than the greedy one, and the judges who follow them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from doubloon.bots.port_royal import Greedy
from doubloon.bots.port_royal.seasoned import USUAL, seasoned
from doubloon.bots.search import Search
from doubloon.bots.search.judge import Judge, judge_of
from doubloon.bots.search.port_royal_mates import Mates
from doubloon.bots.search.port_royal_race import STANDING, WAYS, facts_of, ways_of
from doubloon.bots.search.port_royal_takes import takes
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice
from doubloon.engine.settle import settle
from doubloon.games import game
from kit import P1, P2, PortRoyal, table

FOUR = ["luminary", "trade-outpost", "mercenary", "jinx"]


def team(**more: Any) -> PortRoyal:
    """Two with contracts to share."""
    return table(**{"mode": "contracts-coop", "contracts": FOUR, **more})


def says(t: PortRoyal, **aims: Any) -> str:
    """What a player says who judges some things otherwise."""
    player = Greedy(aims=replace(USUAL[1], **aims))
    return player.choose(t.table.view(t.decision.seat), t.decision).word


def test_whoever_wards_ships_off_repels_more() -> None:
    """R3.3: a ship of a new colour could stay, or be driven away."""
    t = team(harbour=["red-1-1"], displays={P1: ["pirate-1"]})
    t.play("P1 draw", "? blue-2-2")
    assert says(t) == "admit"
    assert says(t, ward=10.0) == "repel"


def test_a_crew_draws_as_it_is_bold() -> None:
    """By nature, or because there is far to go in little time (R13.6)."""
    t = team(harbour=["red-1-1", "blue-1-1", "green-1-1", "sailor-1"], coins={P1: 9, P2: 0})
    assert says(t, crew_bold=-0.9) == "stop"
    assert says(t, crew_bold=9.0) == "draw"
    assert says(t, crew_rush=-9.0) == "stop"
    assert says(t, crew_rush=99.0) == "draw"


def test_a_crew_hires_as_it_likes_persons() -> None:
    """Where a person is worth little to contracts, a ship brings coins."""
    t = team(harbour=["trader-red-1", "red-3-2"], coins={P1: 5, P2: 0})
    t.play("P1 stop")
    assert says(t, hire=-20.0) == "trade red-3-2"
    assert says(t, hire=20.0) == "hire trader-red-1"


FOLLOWED = [
    (1, {"mode": "contracts-coop"}, "alone"),
    (2, {"mode": "contracts-coop"}, "pair"),
    (3, {"mode": "contracts-coop"}, "crew"),
    (2, {"mode": "adventure-coop", "chapter": 2}, "quest"),
    (4, {"mode": "contracts"}, "contracts"),
]


@pytest.mark.parametrize(("seats", "options", "name"), FOLLOWED)
def test_judges_rehearse_with_those_who_were_seasoned_by_such_games(
    seats: int, options: dict[str, Any], name: str
) -> None:
    """The seat that thinks answers as they do, and so does whoever is followed if in doubt."""
    found = game("port-royal")
    s: Any = found.setup(seats, found.check(seats, options))
    pick = Seeded(4).pick
    player, mates = Greedy(*seasoned(name)), Mates(seasoned(name))
    judge = judge_of(found, found.view(s, 0))
    asked = otherwise = 0
    while codes := settle(s, pick):
        code = codes[0]
        if len(codes) > 1:
            seat = s.asked()
            view = found.view(s, seat)
            code = player.pick(view, seat, codes)
            judge.watch(view)
            assert judge.reply(s, codes, Random(1)) == mates.reply(s, codes) == code
            adviser, question = judge.adviser(), decision(seat, codes)
            assert adviser is not None
            if name == "contracts" or not takes(s, code):  # Mates take with care instead.
                said = adviser.choose(view, question)
                assert said == question.options[codes.index(code)]
            asked += 1
            otherwise += code != Greedy().pick(view, seat, codes)
        s.stack.pop().resolve(s, code)
    assert asked > 30
    assert otherwise, "The greedy player would do."
    followed: Any = judge
    assert (followed.player.weights, followed.player.aims) == seasoned(name)


def decision(seat: int, codes: list[int]) -> Decision:
    """A question."""
    options = Options(game("port-royal").vocabulary, seat, codes)
    return Decision(seat, Message("prompt-chance"), options)


class Last:
    """Always says the last thing that can be said."""

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        return decision.options[len(decision.options.codes) - 1]


class Follower(Judge):
    """Knows nothing, and follows somebody."""

    def adviser(self) -> Last:
        return Last()

    def trusts(self, code: int) -> bool:
        return True


def test_a_search_follows_whom_its_judge_follows() -> None:
    """Not the greedy player, where the judge knows somebody better."""
    t = team(harbour=["red-1-1"], coins={P1: 0, P2: 0})
    search = Search("port-royal", Random(1), n=4)
    search.judge = Follower()
    said = search.choose(t.table.view(P1), t.decision)
    assert said == t.decision.options[len(t.decision.options.codes) - 1]


def test_a_race_knows_how_far_contracts_are() -> None:
    """R11.2: the nearest three that a seat may still claim; each at most once, with a free cube."""
    persons = {P2: ["priest", "jester-2"]}
    t = table(mode="contracts", contracts=FOUR, displays=persons, coins={P2: 9})
    s: Any = t.state
    assert s.board is not None
    bare, near = ways_of(s, s.board, P1), ways_of(s, s.board, P2)
    assert len(bare) == len(near) == 3
    assert near[0] == 0 < bare[0], "Luminary is met."
    assert all(a <= b for a, b in zip(near, bare, strict=True))
    s.board.claims[s.board.laid[0]] = (P2,)
    claimed = ways_of(s, s.board, P2)
    assert claimed[0] > 0
    told = facts_of(s)[P2][:-STANDING]
    assert told[-3 * len(WAYS) :] == [int(way >= mark) for way in claimed for mark in WAYS]
    for contract in s.board.laid[1:3]:
        s.board.claims[contract] = (P2,)
    assert ways_of(s, s.board, P2) == (WAYS[-1],) * 3, "No cube is left."


def test_facts_tell_ways_apart_and_only_with_contracts() -> None:
    """Other races know nothing of contracts, and have no facts for them."""
    plain = table()
    with_contracts = table(mode="contracts", contracts=FOUR)
    more = len(facts_of(with_contracts.state)[P1]) - len(facts_of(plain.state)[P1])
    assert more == 3 * len(WAYS)
