"""Who meets whom in an arena."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from doubloon.lab.arena import make_contest
from doubloon.lab.fixtures import MAIN, MIRROR, SANITY, Contest, lineups, main_rounds, plan


def contest(*bots: str, seats: int = 4, mode: str = "classic") -> Contest:
    return Contest("port-royal", seats, {"mode": mode}, list(bots), 7)


@pytest.mark.parametrize(
    ("bots", "seats", "found"),
    [
        ("ab", 2, ["ab"]),
        ("ab", 4, ["abab"]),
        ("ab", 3, ["aba", "abb"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
        ("abbb", 4, ["abbb"]),
        ("aab", 2, ["aa", "ab"]),
    ],
)
def test_all_against_all(bots: str, seats: int, found: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(list(bots), seats)] == found


@pytest.mark.parametrize("bots", ["abcd", "abcde", "ab", "abc", "abbb", "aabc"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_gives_every_bot_every_seat_equally(bots: str, seats: int) -> None:
    for round in islice(main_rounds(contest(*bots, seats=seats)), 8):
        assert len({game.seed for game in round}) == 1
        for seat in range(seats):
            sat = Counter(game.names[seat] for game in round)
            assert sat == Counter(game.names[0] for game in round)


def test_no_game_of_a_round_is_played_twice() -> None:
    """Two bots in four seats: a round the other way round the table would be the same game."""
    for round in islice(main_rounds(contest("a", "b")), 5):
        assert len({game.names for game in round}) == len(round)


def test_rounds_change_the_order_and_the_deal() -> None:
    rounds = list(islice(main_rounds(contest("a", "b", "c")), 12))
    assert len({round[0].seed for round in rounds}) == 12
    neighbours = {(game.names[0], game.names[1]) for round in rounds for game in round}
    assert {("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")} <= neighbours
    numbers = [game.number for round in rounds for game in round]
    assert numbers == list(range(len(numbers)))


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = plan(contest("a", "b"), 10, 4), plan(contest("a", "b"), 30, 8)
    assert set(few) <= set(many)
    assert sum(game.match == MAIN for game in few) >= 10


def test_checks_stand_beside_every_bot() -> None:
    games = plan(contest("greedy", "random"), 4, 4)
    assert Counter((game.match, game.about) for game in games if game.match != MAIN) == {
        (MIRROR, "greedy"): 4,
        (MIRROR, "random"): 4,
        (SANITY, "greedy"): 4,
    }
    sanity = [game for game in games if game.match == SANITY]
    assert [game.names.index("greedy") for game in sanity] == [0, 1, 2, 3]
    assert len({game.seed for game in sanity}) == 1


def test_teams_are_of_one_bot_and_have_the_same_deals() -> None:
    games = plan(contest("greedy", "search", seats=2, mode="contracts-coop"), 6, 2)
    main = [game for game in games if game.match == MAIN]
    assert [set(game.names) for game in main[:2]] == [{"greedy"}, {"search"}]
    assert [game.seed for game in main[::2]] == [game.seed for game in main[1::2]]
    assert {game.names for game in games if game.match == SANITY} == {("random", "random")}


def test_a_contest_can_be_held() -> None:
    made = make_contest("port-royal", 2, ["greedy", "random", "greedy"], 1)
    assert made.names == ["greedy", "random"]
    assert made.options["mode"] == "classic"
