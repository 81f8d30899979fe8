"""The instinct of the classic game: what it sees, and how whoever thinks plays by it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.bots.port_royal import Greedy
from doubloon.bots.search.judge import judge_of
from doubloon.bots.search.lanes import GRAIN, Lanes, lanes
from doubloon.bots.search.layer import chance
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_classic import DEEP, SOON, ClassicJudge
from doubloon.bots.search.port_royal_sight import (
    AHEAD,
    DRAW_AT,
    DRAWS,
    END_AT,
    ENDING_AT,
    RICHER_AT,
    RIVALS_AT,
    ROWS,
    SEAT_ROWS,
    STANDING_AT,
    Instinct,
    Sight,
    draw_rows,
    ending_row,
    gap,
    rival_rows,
)
from doubloon.bots.search.rehearsal import Rehearsal
from doubloon.engine.chance import Seeded
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import ADMIT, DRAW, PASS, REPEL, STOP
from kit import P1, P2, P3, PortRoyal, table


class Likes(Instinct):
    """Thinks that whoever took a card wins, and that draws are worth what it is told."""

    def __init__(self, deck: Any, card: str = "", draw: float = 0.5) -> None:
        super().__init__(Fixed(draw), Sight(deck))
        self.card = card
        self.turns: list[int] = []

    def turn(self, s: State, seat: int) -> float:
        self.turns.append(s.turn)
        return 0.9 if self.card in [s.deck.ids[card] for card in s.display[seat]] else 0.4


class Fixed(Lanes):
    """Weights by which everything comes to the same chance."""

    def __init__(self, draw: float) -> None:
        super().__init__([[0]] * ROWS, [0], [])
        self.draw = draw

    def chance(self, total: int) -> float:
        return self.draw


def judged(
    t: PortRoyal, seat: int = P1, card: str = "", draw: float = 0.5
) -> tuple[ClassicJudge, Likes]:
    """A judge who thinks for a seat, and such an instinct that it has."""
    judge = ClassicJudge()
    judge.watch(t.table.view(seat))
    judge.instinct = likes = Likes(t.state.deck, card, draw)
    return judge, likes


def positions(seats: int, seed: int) -> list[State]:
    """Positions of a quick game, when turns begin."""
    found = game("port-royal")
    s: Any = found.setup(seats, found.check(seats, {}))
    judge = ClassicJudge()
    judge.watch(found.view(s, 0))
    pick = Seeded(seed).pick
    noted: list[State] = []
    turn = -1
    while codes := settle(s, pick):
        if s.turn != turn:
            turn = s.turn
            noted.append(s.clone())
        code = codes[0] if len(codes) == 1 else judge.quick(s, codes)
        s.stack.pop().resolve(s, code)
    return noted


def test_long_numbers_come_to_what_plain_sums_do() -> None:
    """Cells lie side by side and do not borrow from each other, below nothing either."""
    random = Random(3)
    rows = [[random.randrange(-3000, 3000) for _ in range(9)] for _ in range(30)]
    bias, outer = rows.pop(), [random.uniform(-1, 1) for _ in range(8)]
    found = Lanes(rows, bias, outer)
    for _ in range(50):
        facts = random.choices(range(29), k=random.randrange(1, 40))
        cells = [sum(column) for column in zip(bias, *(rows[fact] for fact in facts), strict=True)]
        score = sum(max(0, cell) * weight for cell, weight in zip(cells[:8], outer, strict=True))
        wanted = chance((score + cells[8]) / GRAIN)
        assert found.chance(found.base + found.sum(facts)) == pytest.approx(wanted)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_kept_comes_to_the_same_as_all_rows(seats: int) -> None:
    """Parts are looked up; the rows that they stand for are those that the lessons note."""
    met: set[int] = set()
    weights = lanes("instinct_classic")
    states = positions(seats, 5)
    instinct = Instinct(weights, Sight(states[0].deck))
    for s in states:
        for seat in range(seats):
            parts = instinct.sight.parts(s, seat, s.active, s.coins, False)
            rows = [row for part in parts for row in instinct.sight.rows(part)]
            assert len(set(rows)) == len(rows)
            met.update(rows)
            assert instinct.sum(parts) == weights.base + weights.sum(rows)
            assert instinct.turn(s, seat) == weights.chance(weights.base + weights.sum(rows))
    assert 0 <= min(met) <= max(met) < ROWS
    assert not met & set(range(DRAW_AT, ENDING_AT))
    assert met & set(range(ENDING_AT, ROWS))


def test_seats_are_told_apart_by_how_long_after_they_sit() -> None:
    """Whose coins they are matters, and where they sit; not which number their seat has."""
    t = table(coins={P1: 1, P2: 7, P3: 4}, seats=3, active=P1, first=P1)
    sight = Sight(t.state.deck)

    def rows(seat: int) -> set[int]:
        parts = sight.parts(t.state, seat, t.state.active, t.state.coins, False)
        return {row for part in parts for row in sight.rows(part)}

    for seat in range(3):
        for step in range(3):
            coins = t.state.coins[(seat + step) % 3]
            assert SEAT_ROWS * step + coins in rows(seat)
    assert len({frozenset(rows(seat)) for seat in range(3)}) == 3


def test_what_is_told_of_a_draw_stays_in_its_rows() -> None:
    """Whatever the numbers are, at the edges and beyond."""
    for number in (-1e9, -0.3, 0.0, 0.5, 1.0, 1e9):
        found = draw_rows(
            number, 1 - number, min(1.0, max(0.0, number)), 9, 40, 31, number, -number
        )
        at = DRAW_AT
        for row, many in zip(found, DRAWS, strict=True):
            assert at <= row < at + many
            at += many
    assert at == ENDING_AT


def seen_in(t: PortRoyal, seat: int, active: int, coins: list[int]) -> list[int]:
    """The rows that a seat counts when somebody's turn begins, with so many coins."""
    sight = Sight(t.state.deck)
    parts = sight.parts(t.state, seat, active, coins, False)
    return [row for part in parts for row in sight.rows(part)]


@pytest.mark.parametrize("first", [P1, P2, P3])
@pytest.mark.parametrize("active", [P1, P2, P3])
def test_who_has_a_turn_left_in_the_last_round_is_told(first: int, active: int) -> None:
    """R6.2: everybody up to the first player's right-hand neighbour has one, and nobody else."""
    t = table(seats=3, first=first, active=active, ending=True)
    order = [(first + step) % 3 for step in range(3)]
    still = order[order.index(active) :]
    for seat in range(3):
        rows = seen_in(t, seat, active, t.state.coins)
        end = next(row - END_AT for row in rows if END_AT <= row < STANDING_AT)
        assert end == 2 * (len(still) - 1) + (2 if seat in still else 1)
        place = (active - seat) % 3
        assert ending_row(3, place, len(still) - 1) in rows
        rivals = [row for row in rows if RIVALS_AT <= row < RICHER_AT]
        assert [(row - RIVALS_AT) // (2 * AHEAD + 1) for row in rivals] == [
            2 * (step - 1) + ((seat + step) % 3 in still) for step in (1, 2)
        ]


def test_how_a_seat_stands_in_the_last_round_is_told() -> None:
    """R6.3: influence ahead of each rival in turn, and coins where it is close; the coins are those
    that are asked about, which a bust may add to (R3.6b)."""
    displays = {P1: ["settler"], P2: ["admiral-3", "jester-2", "captain"], P3: ["mademoiselle-2"]}
    t = table(seats=3, first=P1, active=P2, ending=True, displays=displays)
    told = [row for row in seen_in(t, P3, P2, [3, 9, 4]) if row >= RIVALS_AT]
    assert told == [*rival_rows(0, 1, 1), *rival_rows(3, -4, 0)]
    told = [row for row in seen_in(t, P1, P2, [3, 9, 4]) if row >= RIVALS_AT]
    assert told == [*rival_rows(1, -5, 0), *rival_rows(3, -1, -1)]


def test_a_bust_in_the_last_round_is_seen_with_the_next_player_active(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R3.6b, R6.2: with the Jesters' coins, and one turn less to come."""
    displays = {P1: ["jester-1"], P2: ["settler"], P3: ["captain"]}
    t = table(seats=3, first=P1, active=P1, ending=True, displays=displays, coins={P1: 2, P2: 2})
    judge, likes = judged(t)
    asked: list[list[int]] = []

    def seen(parts: Any, rows: Any = ()) -> float:
        asked.append([row for part in parts for row in likes.sight.rows(part)])
        return 0.5

    monkeypatch.setattr(likes, "seen", seen)
    judge.bust(t.state)
    coins = [3, *t.state.coins[1:]]
    assert asked == [seen_in(t, P1, P2, coins)]
    assert ending_row(3, 1, 1) in asked[0]


def test_gaps_of_the_last_round_stay_in_their_rows() -> None:
    """Each gap has a row of its own, as far as it is told, and coins only where it is close."""
    seen: dict[int, tuple[int, ...]] = {}
    for seats in (2, 3, 4, 5):
        for active in range(seats):
            for left in range(seats):
                row = ending_row(seats, active, left)
                assert ENDING_AT <= row < RIVALS_AT
                assert seen.setdefault(row, (seats, active, left)) == (seats, active, left)
    for of in range(8):
        for points in range(-AHEAD, AHEAD + 1):
            for coins in range(-4, 5):
                first, *more = rival_rows(of, points, coins)
                assert RIVALS_AT <= first < RICHER_AT
                assert seen.setdefault(first, (of, points)) == (of, points)
                assert bool(more) is (-1 <= points <= 1)
                for row in more:
                    assert RICHER_AT <= row < ROWS
                    assert seen.setdefault(row, (of, points, coins)) == (of, points, coins)
    assert max(seen) == ROWS - 1
    assert gap(9, 3) == gap(8, 2) == (8, 0)
    assert gap(-9, 3) == (-8, 0)
    assert gap(1, 5) == gap(1, 4) == (1, 4)
    assert gap(-1, -7) == (-1, -4)


def test_who_knows_the_table_and_who_does_not() -> None:
    """With a mix or another end the race is weighed as before."""
    found = game("port-royal")
    for options, knows in (
        ({}, True),
        ({"mix": ["gambler"]}, False),
        ({"end": "expedition"}, False),
    ):
        s = found.setup(3, found.check(3, options))
        view = found.view(s, 0)
        judge = judge_of(found, view)
        judge.watch(view)
        assert isinstance(judge, ClassicJudge)
        assert judge.taught is knows
        assert (judge.adviser() is judge.helmsman) is knows
        assert judge.deep == (SOON if knows else PortRoyalJudge().deep)
        settle(s, Seeded(1).pick)
        plain = PortRoyalJudge()
        plain.watch(view)
        assert (judge.chance(s, 1) == plain.chance(s, 1)) is not knows


@pytest.mark.parametrize("card", ["jester-1", "admiral-3"])
def test_who_thinks_takes_what_its_instinct_likes(card: str) -> None:
    """The turn is played out first, and the position is as it was afterwards."""
    t = table(harbour=["jester-1", "admiral-3", "red-1-1"], coins={P1: 9, P2: 9})
    t.play("P1 stop")
    judge, likes = judged(t, card=card)
    codes = t.decision.options.codes
    deck = t.state.deck
    assert judge.decide(t.state, codes) == deck.take + deck.card[card]
    assert set(likes.turns) == {t.state.turn + 1}
    assert (t.decision.seat, t.state.display[P1]) == (P1, ())


def test_further_takes_are_thought_about_when_it_is_asked_itself() -> None:
    """R4.3: with a Governor there are two. In rehearsals the second is left to quick replies."""
    t = table(
        harbour=["settler", "captain", "red-1-1"], displays={P1: ["governor"]}, coins={P1: 9, P2: 0}
    )
    judge, soon = judged(t)
    assert judge.deep == SOON
    judge.stop(t.state)
    judge, deep = judged(t)
    judge.deep = DEEP
    judge.stop(t.state)
    assert (len(soon.turns), len(deep.turns)) == (4, 10)
    judge.helmsman.choose(t.table.view(P1), t.decision)
    assert judge.deep == SOON


def test_a_take_in_a_rehearsal_needs_no_thought_beyond_what_stopping_was_worth() -> None:
    """R4.3: of two takes the first was weighed before it stopped, with quick ones to follow."""
    t = table(
        harbour=["settler", "captain", "red-1-1"], displays={P1: ["governor"]}, coins={P1: 9, P2: 0}
    )
    judge, likes = judged(t)
    judge.stop(t.state)
    thought = len(likes.turns)
    t.state.stack.pop().resolve(t.state, STOP)
    codes = settle(t.state, None)
    judge.reply(t.state, codes, Random(1))
    assert len(likes.turns) == thought
    judge.deep = DEEP
    judge.decide(t.state, codes)
    assert len(likes.turns) > thought


@pytest.mark.parametrize(("draw", "code"), [(0.95, DRAW), (0.85, STOP)])
def test_a_draw_is_made_if_it_promises_more_than_to_stop(draw: float, code: int) -> None:
    """R3.1: stopping is worth what the best take leads to, 0.9 here."""
    t = table(harbour=["jester-1", "red-1-1"], coins={P1: 9, P2: 0})
    judge, _ = judged(t, card="jester-1", draw=draw)
    assert judge.stop(t.state) == 0.9
    assert judge.reply(t.state, [DRAW, STOP], Random(1)) == code
    assert judge.decide(t.state, [DRAW, STOP]) == code


def test_without_a_ship_it_draws_unasked() -> None:
    """R3.6: no card busts then."""
    t = table(harbour=["jester-1"], coins={P1: 9, P2: 0})
    assert judged(t, card="jester-1", draw=0.0)[0].decide(t.state, [DRAW, STOP]) == DRAW


def test_a_ship_that_would_bust_is_driven_away() -> None:
    """R3.6a: letting it in would be a bust."""
    t = table(harbour=["red-1-1"], displays={P1: ["pirate-3", "pirate-2"]}, coins={P1: 0, P2: 0})
    t.play("P1 draw", "? red-3-2")
    judge, _ = judged(t, draw=0.5)
    assert judge.decide(t.state, [REPEL, ADMIT]) == REPEL


def test_a_ship_is_let_in_if_that_is_no_worse() -> None:
    """R3.3: with draws that are worth the same either way nothing speaks for driving it away."""
    t = table(harbour=["jester-1"], displays={P1: ["pirate-3"]}, coins={P1: 0, P2: 0})
    t.play("P1 draw", "? red-1-1")
    assert judged(t, draw=0.5)[0].decide(t.state, [REPEL, ADMIT]) == ADMIT
    assert t.state.harbour == [t.state.deck.card["jester-1"]]


def test_a_bust_leaves_the_coins_of_jesters() -> None:
    """R3.6b: everybody's, and the next player's turn begins; the table itself is untouched."""
    t = table(
        harbour=["jester-1", "red-1-1"],
        displays={P1: ["jester-2"], P2: ["jester-3", "jester-2"]},
        coins={P1: 1, P2: 2},
        seats=2,
    )
    judge = ClassicJudge()
    judge.watch(t.table.view(P1))
    after = t.state.clone()
    after.coins, after.active = [2, 4], P2
    assert judge.bust(t.state) == judge.known(t.state).turn(after, P1)
    assert t.state.coins == [1, 2]


def test_in_the_last_turn_a_bust_is_the_end() -> None:
    """R6.2: nobody asks the instinct who wins then."""
    t = table(
        harbour=["jester-1", "red-1-1"],
        displays={P1: ["admiral-3"], P2: []},
        coins={P1: 0, P2: 9},
        ending=True,
        seats=2,
        active=P2,
        first=P1,
    )
    assert judged(t, P2)[0].bust(t.state) == 0.0
    assert judged(t, P1)[0].bust(t.state) == 1.0


def test_an_expedition_is_not_thought_about() -> None:
    """It always pays (R4.14)."""
    t = table(displays={P1: ["settler", "settler"]}, expeditions=["two-houses"], harbour=["jack"])
    judge, _ = judged(t)
    code = judge.decide(t.state, t.decision.options.codes)
    assert t.state.deck.ids[code - t.state.deck.take] == "two-houses"


def test_others_reply_quickly() -> None:
    """Nobody knows how they think."""
    t = table(harbour=["jester-1", "admiral-3", "red-1-1"], coins={P1: 9, P2: 9})
    t.play("P1 stop")
    judge, likes = judged(t, P2, card="jester-1")
    codes = t.decision.options.codes
    assert judge.reply(t.state, codes, Random(1)) == judge.quick(t.state, codes) != PASS
    assert likes.turns == []


def test_what_lies_open_is_thought_about_once() -> None:
    """Whatever is still in the pile; and anew when anything else has changed."""
    t = table(harbour=["jester-1", "red-1-1"], coins={P1: 9, P2: 0}, seats=2)
    judge, likes = judged(t)
    judge.stop(t.state)
    assert likes.turns
    other = t.state.clone()
    other.unseen = [other.unseen[-1][:-1]]
    other.pile -= 1
    deck = other.deck

    def thinks() -> bool:
        before = len(likes.turns)
        judge.stop(other)
        return len(likes.turns) > before

    assert not thinks()
    other.coins = [8, 0]
    assert thinks()
    other.display = [(deck.card["jester-2"],), ()]
    assert thinks()
    other.expeditions = [deck.card["two-houses"]]
    assert thinks()
    other.harbour = [*other.harbour, deck.card["jester-1"]]
    assert thinks()
    judge.deep = DEEP
    assert thinks()
    assert not thinks()
    judge.watch(t.table.view(P1))
    assert thinks()


def test_in_the_last_round_rivals_are_taken_for_greedy() -> None:
    """R6.2: what is drawn and taken then decides who wins, so nobody is quick."""
    found, greedy, otherwise = game("port-royal"), Greedy(), 0
    for seed in range(6):
        s: Any = found.setup(4, found.check(4, {}))
        judge, pick = ClassicJudge(), Seeded(seed).pick
        judge.watch(found.view(s, 0))
        while codes := settle(s, pick):
            code = codes[0]
            if len(codes) > 1:
                code = judge.rival(s, codes)
                if s.ending:
                    seat = s.stack[-1].seat
                    assert code == greedy.pick(found.view(s, seat), seat, codes)
                    otherwise += code != judge.quick(s, codes)
            s.stack.pop().resolve(s, code)
    assert otherwise > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_what_it_remembers_is_what_it_would_think(seats: int) -> None:
    """Through a game, with rehearsals that come to the same choices again and again."""
    found = game("port-royal")
    compared = 0

    class Doubts(ClassicJudge):
        def after(self, s: State, code: int) -> float:
            nonlocal compared
            worth = super().after(s, code)
            assert worth == PortRoyalJudge.after(self, s, code)
            compared += 1
            return worth

    s: Any = found.setup(seats, found.check(seats, {}))
    pick, judge = Seeded(seats).pick, Doubts()
    while (codes := settle(s, pick)) and compared < 300:
        seat = s.stack[-1].seat
        judge.watch(found.view(s, seat))
        code = codes[0]
        if len(codes) > 1:
            code = judge.decide(s, codes)
            Rehearsal(found, judge, Random(1)).best(judge.view, seat, codes, code, 2)
        s.stack.pop().resolve(s, code)
    assert compared >= 300
