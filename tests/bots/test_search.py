"""The player that looks ahead, and the levels for people: legal, fair, and the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import pytest

import doubloon
from doubloon.bots import NAMES, make_bot
from doubloon.bots.greedy import greedy
from doubloon.bots.search import Search
from doubloon.bots.search.port_royal import AHEAD, PortRoyalJudge
from doubloon.bots.search.port_royal_alone import FACTS
from doubloon.bots.search.port_royal_race import STANDING, facts_of
from doubloon.bots.search.port_royal_team import (
    AloneJudge,
    CrewJudge,
    PairJudge,
    QuestJudge,
    TeamJudge,
)
from doubloon.bots.search.rehearsal import Rehearsal
from doubloon.bots.search.tree import Node
from doubloon.engine.decision import Decision, Options
from doubloon.engine.refusal import Malformed
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.words import ASIDE, DRAW, PASS, STOP
from doubloon.lab.lessons import COURSES, lessons
from doubloon.lab.sim import simulate

TABLES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("port-royal", 2, {}),
    ("port-royal", 4, {"mix": ["gambler", "set-sail"]}),
    ("port-royal", 5, {"end": "expedition"}),
    ("port-royal", 3, {"mode": "set-sail"}),
    ("port-royal", 3, {"mode": "contracts", "mix": ["contract-crew"]}),
    ("port-royal", 1, {"mode": "contracts-coop"}),
    ("port-royal", 2, {"mode": "contracts-coop"}),
    ("port-royal", 3, {"mode": "adventure", "chapter": 3}),
    ("port-royal", 1, {"mode": "adventure-coop", "chapter": 3}),
    ("port-royal", 2, {"mode": "adventure-coop", "chapter": 2}),
    ("port-royal", 3, {"mode": "adventure-coop", "chapter": 3}),
    ("port-royal", 2, {"mode": "adventure-open"}),
    ("buccaneer", 4, {}),
    ("buccaneer", 3, {"memory-aid": True}),
    ("merchants", 2, {}),
]
FEW: Final = 4


def positions(id: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Positions with a choice, some way into a game that goes by lot."""
    found = game(id)
    random = Random(seed)
    s = found.setup(seats, found.check(seats, options))
    while codes := settle(s, lambda below: int(random.random() * below)):
        if len(codes) > 1 and random.random() < 0.1:
            yield s
        s.stack.pop().resolve(s, codes[int(random.random() * len(codes))])


def ask(id: str, name: str, s: Any, seed: int = 7) -> str:
    """What a new bot chooses for the seat that is asked."""
    found = game(id)
    seat = s.asked()
    decision = Decision(
        seat, s.stack[-1].prompt(s), Options(found.vocabulary, seat, settle(s, None))
    )
    bot = make_bot(name, id, Random(seed))
    if isinstance(bot, Search) and not bot.time:
        bot.n = FEW
    return str(bot.choose(found.view(s, seat), decision))


@pytest.mark.parametrize(
    ("options", "effort"),
    [({}, 16), ({"mode": "contracts"}, 8), ({"mode": "adventure", "chapter": 3}, 4)],
    ids=str,
)
def test_replies_to_contracts_and_tasks_are_slower_so_there_is_room_for_fewer(
    options: dict[str, Any], effort: int
) -> None:
    t = doubloon.table("port-royal", seats=3, seed=1, options=options)
    judge = PortRoyalJudge()
    judge.watch(t.view(0))
    assert judge.effort == effort


@pytest.mark.parametrize("judge", [AloneJudge, PairJudge, CrewJudge, QuestJudge])
def test_the_replies_of_every_team_are_counted(judge: type[TeamJudge]) -> None:
    """A rehearsal of theirs may be long: turns are where swords are many."""
    assert 0 < judge().effort <= 10


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        ({}, 2),
        ({"mode": "adventure", "chapter": 3}, 1),
        ({"mode": "adventure-coop", "chapter": 5}, 1),
    ],
    ids=str,
)
def test_a_choice_has_room_for_so_many_replies(
    options: dict[str, Any], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once there was no room left no rehearsal began, but for the first ones. With few iterations
    hardly a choice of the classic game or a team is cut short, so there is less room for this."""
    n, spent, cut = 40, [], 0
    monkeypatch.setattr("doubloon.bots.search.port_royal.REPLIES", 3)
    monkeypatch.setattr(QuestJudge, "effort", 3)

    class Counted(Rehearsal):
        def run(self, begun: Any, seat: int) -> float:
            found = super().run(begun, seat)
            spent.append(self.replies + self.judge.pondered)
            return found

        def best(self, *args: Any) -> int:
            nonlocal cut
            before, room = self.judge.pondered, n * self.judge.effort
            spent.clear()
            found = super().best(*args)
            choices, most = len(args[2]), args[4]
            first = choices * min(self.judge.first, most)
            assert all(at - before < room for at in spent[first - 1 : -choices])
            cut += spent[-1] - before >= room and len(spent) < choices * most
            return found

    monkeypatch.setattr("doubloon.bots.search.Rehearsal", Counted)
    bots = [f"search:n={n}", "greedy", "greedy"]
    doubloon.play("port-royal", bots=bots, seed=seed, options=options)
    assert cut > 0


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_a_game_with_searchers_ends_and_goes_the_same_way_again(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    """Same seed and iterations: same game."""
    bots = ["search:n=2", *["greedy"] * (seats - 1)]
    logs = [doubloon.play(id, bots=bots, seed=4, options=options).log for _ in range(2)]
    assert [str(line) for line in logs[0]] == [str(line) for line in logs[1]]


@pytest.mark.parametrize("text", ["search:n=0", "search:n=x", "search:time=-1", "search:m=3"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    """Iterations and seconds are numbers above zero."""
    with pytest.raises(Malformed, match="search:n=400"):
        make_bot(text, "port-royal", Random(1))


@pytest.mark.parametrize("text", ["greedy:n=3", "champion:time=3", "nobody", ""])
def test_a_name_that_is_none_is_refused_with_all_that_are(text: str) -> None:
    """Only the search can be told how long to think."""
    with pytest.raises(Malformed) as refused:
        make_bot(text, "port-royal", Random(1))
    assert all(name in str(refused.value) for name in NAMES)


@pytest.mark.parametrize(("id", "seats"), [("port-royal", 3), ("buccaneer", 3), ("merchants", 2)])
def test_thinking_for_a_time_ends_in_time(id: str, seats: int) -> None:
    """`search:time=0.2` thinks for 0.2 seconds, give or take an iteration, unless it is sure. At
    most is measured as work, which a busy machine stretches little; at least by the clock."""
    some, budget = [*islice(positions(id, seats, {}, 5), 5)], 0.2
    ask(id, "search:n=1", some[0])  # what is read only once is there by now
    work, clock = [], []
    for s in some:
        began, now = process_time(), perf_counter()
        assert ask(id, f"search:time={budget}", s)
        work.append(process_time() - began)
        clock.append(perf_counter() - now)
    assert max(work) < 3 * budget
    assert max(clock) > budget / 4


def test_what_was_found_out_is_used_again() -> None:
    """A question that was met below the last root keeps its visits."""
    bot = Search("buccaneer", Random(2), n=60)
    found = game("buccaneer")
    s = next(positions("buccaneer", 3, {}, 9))
    decision = Decision(
        s.asked(), s.stack[-1].prompt(s), Options(found.vocabulary, s.asked(), settle(s, None))
    )
    bot.choose(found.view(s, s.asked()), decision)
    assert bot.kept
    assert all(isinstance(node, Node) and node.seat == s.asked() for node in bot.kept.values())


@pytest.mark.parametrize(
    ("id", "seats", "bots", "games", "least"),
    [
        ("port-royal", 2, ["search:n=60", "greedy"], 12, 0.5),
        ("buccaneer", 3, ["search:n=40", "greedy", "greedy"], 4, 0.3),
        ("port-royal", 2, ["greedy", "easy"], 30, 0.7),
    ],
)
def test_the_stronger_name_wins_more(
    id: str, seats: int, bots: list[str], games: int, least: float
) -> None:
    """A few games with fixed seeds: enough to notice a judge that went wrong."""
    assert simulate(id, seats, bots, games, seed=21).wins_by_bot[0] >= least


def alone(time: int, coins: int, claimed: list[str]) -> Any:
    """A player alone with three contracts, some of them done."""
    found = game("port-royal")
    s: Any = found.setup(1, found.check(1, {"mode": "contracts-coop"}))
    s.board.laid = [row_of(s, id) for id in ("jinx", "mercenary", "bruja")]
    s.board.time = time
    s.coins[0] = coins
    for id in claimed:
        s.board.claims[row_of(s, id)] = (0,)
    return s


def row_of(s: Any, id: str) -> int:
    """Where a contract stands."""
    return int(next(at for at, one in enumerate(s.rules.contracts) if one.id == id))


def test_alone_time_coins_and_contracts_done_are_worth_something() -> None:
    """R14: what games taught agrees with what everybody knows."""
    judge = AloneJudge()
    worth = {
        (time, coins, len(done)): judge.worth(alone(time, coins, done))[0]
        for time in (1, 6, 14)
        for coins in (0, 8)
        for done in ([], ["jinx"], ["jinx", "bruja"])
    }
    for time, coins, done in worth:
        here = worth[time, coins, done]
        assert here <= worth.get((time + 8, coins, done), 1)
        assert here <= worth.get((time, coins + 8, done), 1)
        assert here <= worth.get((time, coins, done + 1), 1)
    for time in (3, 6, 14):
        bare, nearer = alone(time, 4, []), alone(time, 4, [])
        nearer.display[0] = (nearer.deck.card["sailor-1"], nearer.deck.card["captain"])
        assert judge.worth(nearer)[0] > judge.worth(bare)[0] + 0.02
    assert worth[1, 0, 0] < 0.05
    assert worth[14, 8, 2] > 0.9


def test_who_comes_last_in_a_round_may_end_it() -> None:
    """R6.2, R6.4: near the goal the last turn of a round is worth more than its first."""
    found = game("port-royal")
    random = Random(1)
    s: Any = found.setup(4, found.check(4, {}))
    settle(s, lambda below: int(random.random() * below))
    judge = PortRoyalJudge()
    judge.watch(found.view(s, 0))
    admiral = s.deck.card["admiral-3"]
    s.display[:] = [(admiral,) * 3] * 4
    s.coins[:] = [5] * 4
    at_turn = []
    for place in range(4):
        s.active = (s.first + place) % 4
        at_turn.append(judge.worth(s)[s.active])
    assert at_turn[3] > at_turn[0] + 0.1
    assert max(at_turn) == at_turn[3]


def test_facts_tell_what_a_seat_has_and_when_it_comes() -> None:
    """R6.2, R6.4: turn and place in the round are told, and every coin and person counts."""
    found = game("port-royal")
    s: Any = found.setup(4, found.check(4, {}))
    s.active = s.first = 0
    plain = facts_of(s)
    has = len(plain[0]) - STANDING
    assert len({tuple(row[:has]) for row in plain}) == 4
    s.active = 1
    turned = facts_of(s)
    assert all(a[:has] != b[:has] for a, b in zip(plain, turned, strict=True))
    s.active, s.first = 0, 3
    assert all(a[:has] != b[:has] for a, b in zip(plain, facts_of(s), strict=True))
    s.first = 0
    s.coins[2] += 1
    s.display[3] = (s.deck.card["pirate-2"],)
    richer = facts_of(s)
    assert [a[:has] == b[:has] for a, b in zip(plain, richer, strict=True)] == [
        True,
        True,
        False,
        False,
    ]
    assert richer[0][has:] != plain[0][has:]
    assert all(-128 <= fact < 128 for row in richer for fact in row)


def test_many_iterations_look_further_ahead() -> None:
    """All choices share the iterations, and with many of them another turn is played."""
    judge = PortRoyalJudge()
    s: Any = next(positions("port-royal", 4, {}, 5))
    judge.watch(game("port-royal").view(s, s.asked()))
    assert judge.plan(90, 3) == 30
    judge.begin(s)
    near = judge.until - s.turn
    assert judge.plan(3000, 3) == 1000
    judge.begin(s)
    assert judge.until - s.turn == AHEAD > near == 1


def test_eyes_open_anew_in_every_turn() -> None:
    """What cards are worth to a seat changes with what it has hired."""
    found = game("port-royal")
    s: Any = next(positions("port-royal", 4, {}, 5))
    judge = PortRoyalJudge()
    judge.watch(found.view(s, s.asked()))
    judge.begin(s)
    seen = judge.see(s, 0)
    assert judge.see(s, 0) is seen
    later = s.clone()
    later.turn += 1
    later.display[0] += (later.deck.card["mademoiselle-3"],)
    person = later.deck.card["admiral-3"]
    assert judge.see(later, 0).look.price(person) == seen.look.price(person) - 1
    assert judge.see(later, 0) is judge.see(later, 0)
    assert judge.see(s, 0) is seen


def test_alone_no_time_is_given_away() -> None:
    """R13.3: to set a time card aside is not even thought about."""
    judge = AloneJudge()
    assert judge.narrow([ASIDE, PASS]) == [PASS]
    assert judge.narrow([DRAW, STOP]) == [DRAW, STOP]
    assert judge.narrow([]) == []


def test_alone_greedy_is_bolder_than_its_advice() -> None:
    """The player met by name wins less often alone than the one who advises (docs/coop.md)."""
    bots: list[Any] = [make_bot("greedy", "port-royal", Random(1)), greedy("port-royal")]
    assert bots[0].aims.alone > bots[1].aims.alone == bots[1].aims.bold
    options = {"mode": "contracts-coop"}
    drawn = []
    for bot in bots:
        logs = [doubloon.play("port-royal", [bot], seed=k, options=options).log for k in range(6)]
        turns = sum(str(line) == "P1 stop" for log in logs for line in log)
        drawn.append(sum(str(line) == "P1 draw" for log in logs for line in log) / turns)
    assert drawn[0] > drawn[1]


def test_lessons_of_one_who_plays_alone_are_against_time() -> None:
    """Two rows a position, and the win goes to one of them."""
    found = lessons(COURSES["alone"], range(2), 1)
    assert sum(len(facts) for facts, _, _ in found) > 10
    for facts, shares, _ in found:
        assert facts.shape[1:] == (2, FACTS)
        assert facts[:, 0].any(axis=1).all()
        assert not facts[:, 1].any()
        assert sorted(shares) == [0, 1]


def test_a_team_of_few_iterations_rehearses_eight_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """By fewer, luck can hardly be told from a gain: where there is room for the replies."""
    tries: list[int] = []

    class Counted(Rehearsal):
        def run(self, begun: Any, seat: int) -> float:
            worlds.add(self.number)
            return super().run(begun, seat)

        def best(self, *args: Any) -> int:
            worlds.clear()
            found = super().best(*args)
            if found != args[3]:
                tries.append(len(worlds))
            return found

    worlds: set[int] = set()
    monkeypatch.setattr("doubloon.bots.search.Rehearsal", Counted)
    monkeypatch.setattr(QuestJudge, "effort", 1000)
    options = {"mode": "adventure-coop", "chapter": 3}
    doubloon.play("port-royal", bots=["search:n=20"] * 3, seed=1, options=options)
    assert set(tries) == {8}
