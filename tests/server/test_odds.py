"""Odds are exact, and told from what the seat may know."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.engine.refusal import Illegal
from doubloon.games import game
from doubloon.games.merchants.describe_port import percent
from doubloon.match.table import Table
from doubloon.server import teller


def later(id: str, seats: int, moves: int, seed: int, **options: Any) -> Table:
    """A table in the middle of a game."""
    table = doubloon.table(id, seats, seed=seed, options=options)
    random = Random(seed)
    for _ in range(moves):
        if table.decision is None:
            break
        table.play(table.decision.options.sample(random))
    return table


@pytest.mark.parametrize("aid", [False, True])
def test_what_a_boarding_leaves_its_captain(aid: bool) -> None:
    """B3.6, B5.6, B5.8: the cases reach from the least to the most; with the aid there is one."""
    seen = 0
    for seed in range(12):
        table = later("buccaneer", 3, 20 + seed, seed, **{"memory-aid": aid})
        if table.decision is None:
            continue
        view = table.view(0)
        odds = teller.odds(table, 0)
        for told, one in zip(odds.get("boardings", []), view["boardings"], strict=True):
            gains = {int(gain): ways for gain, ways in told["gains"].items()}
            assert [min(gains), max(gains)] == list(one["captain"])
            assert sum(gains.values()) == told["ways"]
            assert len(gains) == 1 or not aid
            seen += 1
        assert odds["next_ship"] == {ship: [1, len(view["deck"])] for ship in view["deck"]}
    assert seen


def test_the_cases_are_equally_likely() -> None:
    """B3.6: positions imagined from the view pay as often as the cases say."""
    found = game("buccaneer")
    for seed in range(40):
        table = later("buccaneer", 3, 24, seed)
        odds = teller.odds(table, 0) if table.decision else {}
        wide = [one for one in odds.get("boardings", []) if len(one["gains"]) > 2]
        if wide:
            break
    told, view = wide[0], table.view(0)
    random = Random(1)
    paid: Counter[str] = Counter()
    for _ in range(4_000):
        state: Any = found.imagine(view, random)
        crew = next(crew for crew in state.crews.values() if disc(crew[0]) == told["top"])
        ship = state.facts.ships.index(told["ship"])
        wages = [state.facts.pay(one, ship) for one in crew if one // 5 != crew[0] // 5]
        gain = max(state.facts.money[ship] - sum(wages), -state.ducats[crew[0] // 5])
        paid[str(gain)] += 1
    assert set(paid) == set(told["gains"])
    for gain, ways in told["gains"].items():
        assert paid[gain] / 4_000 == pytest.approx(ways / told["ways"], abs=0.04)


def disc(number: int) -> str:
    """A disc's name."""
    from doubloon.games.buccaneer.words import disc_name

    return disc_name(number)


def test_dice_and_piles_of_merchants() -> None:
    """M2.9: one skull in three; piles hold what the seat has not seen."""
    table = later("merchants", 3, 40, 4)
    assert table.decision is not None
    seat = table.decision.seat
    odds = teller.odds(table, seat)
    for dice, (cases, of) in odds["tests"].items():
        assert Fraction(cases, of) == 1 - Fraction(2, 3) ** int(dice)
        assert percent(int(dice)) == round(100 * cases / of)
    view = table.view(seat)
    for pile, cards in view["unseen"].items():
        assert sum(odds.get(pile, {}).values()) == len(cards)


def test_choices_that_are_a_matter_of_luck() -> None:
    """Whoever is asked hears the chance of each such option; others do not."""
    found = 0
    for seed in range(30):
        table = later("merchants", 2, 15 + seed, seed)
        if table.decision is None:
            continue
        seat = table.decision.seat
        said = {choice.text: table.describe(choice).args for choice in table.decision.options}
        for one in teller.odds(table, seat).get("choices", []):
            assert one["percent"] == said[one["say"]]["chance"]
            found += 1
        assert "choices" not in teller.odds(table, 1 - seat)
    assert found


def test_port_royals_bust_and_the_end() -> None:
    """R3.6: as the view says; after the stop (R4.1) and the end nothing is left to chance."""
    table = doubloon.table("port-royal", 2, seed=1)
    table.play("P1 draw")
    assert teller.odds(table, 0)["bust"] == table.view(0)["bust"]
    table.play("P1 stop")
    over = later("port-royal", 2, 5_000, 1)
    for still in (table, over):
        with pytest.raises(Illegal):
            teller.odds(still, 0)
