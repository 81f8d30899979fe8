"""Deals: chance that is the same for all who play one, whatever they choose."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from doubloon.games import game
from doubloon.lab.arena import make_contest
from doubloon.lab.deals import Deal
from doubloon.lab.fixtures import plan
from doubloon.lab.sim import play_seated

DICE = [1, 2, 3, 4, 5, 6]


class Noted(Deal):
    """A deal that writes down what it said."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.said: list[tuple[str, int]] = []

    def draw(self, kind: str, bag: list[int]) -> int:
        code = super().draw(kind, bag)
        assert code in bag
        self.said.append((kind, code))
        return code


def round_of(id: str, bots: list[str]) -> list[list[tuple[str, int]]]:
    """What chance said in each game of an arena's first round."""
    contest = make_contest(id, len(bots), bots, 5)
    found = []
    for fixture in plan(contest, 1, 0):
        place = game(id)
        deal = Noted(fixture.seed)
        s = place.setup(contest.seats, contest.options)
        play_seated(place, s, list(fixture.names), fixture.seed, deal=deal)
        found.append(deal.said)
    return found


def only(said: list[tuple[str, int]], kind: str) -> list[int]:
    return [code for about, code in said if about == kind]


def test_the_pile_lies_in_one_order_in_all_games_of_a_round() -> None:
    """R3.1: whoever draws more or less, and whatever coins are spent, the next card is the same."""
    games = round_of("port-royal", ["greedy", "easy", "medium", "random"])
    assert len(games) == 4
    assert len({len(said) for said in games}) > 1, "they are not one game"
    assert len({tuple(only(said, "Reveal")[:40]) for said in games}) == 1


@pytest.mark.parametrize("kind", ["DrawEvent", "Roll", "DealCaptain"])
def test_events_and_dice_fall_alike_at_sea(kind: str) -> None:
    """M2.9, M3.1: the same events, and the third throw is the third throw at every table."""
    games = [only(said, kind) for said in round_of("merchants", ["greedy", "easy"])]
    few = min(map(len, games))
    assert few >= 3
    assert len({tuple(said[:few]) for said in games}) == 1


def test_a_pile_is_drawn_without_putting_back() -> None:
    deal, bag = Deal(1), [7, 7, 8, 9]
    drawn = []
    while bag:
        drawn.append(deal.draw("Card", bag))
        bag.remove(drawn[-1])
    assert sorted(drawn) == [7, 7, 8, 9]


def test_what_else_asks_does_not_change_the_top() -> None:
    found = set()
    for spent in range(4):
        deal, bag = Deal(2), list(range(20))
        drawn = [deal.draw("Card", bag)]
        bag.remove(drawn[0])
        for _ in range(spent):
            bag.remove(deal.draw("Coin", bag))
        for _ in range(5):
            drawn.append(deal.draw("Card", bag))
            bag.remove(drawn[-1])
        found.add(tuple(drawn))
    assert len(found) == 1


def test_a_pile_that_was_changed_is_shuffled() -> None:
    """A card that has come back may be next."""
    firsts: Counter[bool] = Counter()
    for seed in range(300):
        deal = Deal(seed)
        gone = deal.draw("Card", [1, 2, 3])
        firsts[deal.draw("Card", [1, 2, 3]) == gone] += 1
    assert 70 < firsts[True] < 130


def test_all_faces_come_about_as_often_and_apart_from_each_other() -> None:
    deal = Deal(3)
    throws = [deal.draw("Roll", list(DICE)) for _ in range(6000)]
    assert all(900 < number < 1100 for number in Counter(throws).values())
    pairs = Counter(pairwise(throws))
    assert len(pairs) == 36
    assert all(110 < number < 225 for number in pairs.values())


def test_every_order_of_a_pile_is_as_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        deal, bag, order = Deal(seed), [1, 2, 3, 4], []
        for kind in ("Card", "Coin", "Card", "Coin"):
            order.append(deal.draw(kind, bag))
            bag.remove(order[-1])
        orders[tuple(order)] += 1
    assert len(orders) == 24
    assert all(60 < number < 145 for number in orders.values())
