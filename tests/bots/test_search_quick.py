"""Quick replies of the search in Port Royal: they should be the greedy player's."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.bots.port_royal import DEFAULT, Greedy
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_quick import Eye
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.deck import PERSON, TAX
from doubloon.games.port_royal.words import DRAW, STOP
from kit import P1, PortRoyal, table

FOUR_SHIPS = ["red-1-1", "blue-1-1", "green-1-1", "yellow-1-1"]


def eye(t: PortRoyal) -> Eye:
    """How the first player sees the table."""
    return Eye(Outlook(t.table.view(P1), P1, DEFAULT, t.state.deck))


def test_a_ship_that_pays_for_a_person_is_seen() -> None:
    """R4.1: of four ships and a person two may be taken, and the first buys the second."""
    t = table(harbour=[*FOUR_SHIPS, "admiral-2"], coins={P1: 5})
    seen, harbour = eye(t), t.state.harbour
    short = seen.look.price(harbour[-1]) - 1
    assert seen.worth(harbour[-1], short, 0) < 0
    assert seen.pair(harbour, short) > seen.pair(harbour[:-1], short) + 1


def test_a_fourth_ship_is_worth_more_where_it_allows_a_second_card() -> None:
    """R4.3: with a person to buy, drawing promises more than the same harbour without him."""
    with_person = table(harbour=[*FOUR_SHIPS[:3], "admiral-2"], coins={P1: 7})
    alone = table(harbour=FOUR_SHIPS[:3], coins={P1: 7})
    gains = []
    for t in (with_person, alone):
        seen, harbour = eye(t), t.state.harbour
        fourth = t.state.deck.card["yellow-1-1"]
        gains.append(seen.stop([*harbour, fourth], 7, 0) - seen.stop(harbour, 7, 0))
    assert gains[0] > gains[1]


def test_nobody_draws_for_ever() -> None:
    """R1.7: where the only card left is a tax card that always comes back, the turn is over."""
    found = game("port-royal")
    s: Any = found.setup(4, found.check(4, {"mode": "set-sail"}))
    settle(s, Seeded(3).pick)
    deck = s.deck
    persons = [card for card, kind in enumerate(deck.kind) if kind == PERSON][:12]
    tax = next(card for card, kind in enumerate(deck.kind) if kind == TAX)
    s.harbour[:], s.discard[:], s.pile, s.ending = persons, [tax], 0, True
    s.unseen[-1].clear()
    judge = PortRoyalJudge()
    judge.watch(found.view(s, s.asked()))
    assert judge.quick(s, [DRAW, STOP]) == STOP


@pytest.mark.parametrize("seats", [2, 4])
def test_quick_replies_are_the_greedy_players(seats: int) -> None:
    """In hardly one question in a hundred they differ: by who might want a card next."""
    found, bot = game("port-royal"), Greedy()
    asked = same = 0
    for seed in range(3):
        s = found.setup(seats, found.check(seats, {}))
        pick = Seeded(seed).pick
        judge = PortRoyalJudge()
        while codes := settle(s, pick):
            code, seat = codes[0], s.asked()
            if len(codes) > 1:
                view = found.view(s, seat)
                options = Options(found.vocabulary, seat, codes)
                code = bot.choose(view, Decision(seat, s.stack[-1].prompt(s), options)).code
                judge.watch(view)
                asked += 1
                same += judge.quick(s, codes) == code
            s.stack.pop().resolve(s, code)
    assert same > 0.98 * asked
