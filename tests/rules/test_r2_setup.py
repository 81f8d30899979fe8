"""R2: what lies on the table at the start."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.engine.refusal import Malformed
from doubloon.engine.seat import CHANCE
from doubloon.games import game
from doubloon.games.port_royal.deck import KINDS
from doubloon.match.table import Table
from kit import P1, P2, P3, P5, PortRoyal, table


def fresh(seats: int) -> PortRoyal:
    """A table where not even the first player is known."""
    return PortRoyal(Table(game("port-royal"), seats, {}, None), strict=True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_with_all_cards(seats: int) -> None:
    """R2.1: 60 persons, 50 ships, 6 expeditions and 4 taxes, less the card of R2.2."""
    s = fresh(seats).state
    kinds = Counter(KINDS[s.deck.kind[card]] for card in s.rules.dealt + s.expeditions)

    assert kinds == {"person": 60, "ship": 50, "expedition": 6 if seats == 5 else 5, "tax": 4}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    """R2.1: 2 to 5 players."""
    with pytest.raises(Malformed) as refused:
        fresh(seats)
    assert (refused.value.reason.id, refused.value.reason.rule) == ("refuse-seats", "R2.1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_great_expedition_needs_five_players(seats: int) -> None:
    """R2.2: with fewer than five the expedition without a coin back is out of the game."""
    t = fresh(seats)

    assert t.expeditions == []
    assert t.state.deck.card["all-three"] not in t.state.rules.dealt


def test_five_players_find_the_great_expedition_open() -> None:
    """R2.2: it lies open from the start and is not in the pile."""
    t = fresh(5)

    assert t.expeditions == ["all-three"]
    assert t.state.deck.card["all-three"] not in t.state.rules.dealt


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_other_cards_are_the_pile(seats: int) -> None:
    """R2.3: any card may come up first, as often as it is in the deck; nothing is discarded."""
    t = table(seats=seats, strict=True)

    t.play("P1 draw")
    chance = t.decision.options

    assert t.asked == CHANCE
    assert (t.pile, t.discard, t.harbour) == (119 - 3 * seats, [], [])
    assert sum(chance.weight(choice) for choice in chance) == 119
    assert {choice.word: chance.weight(choice) for choice in chance}["sailor-1"] == 7


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_three_coins(seats: int) -> None:
    """R2.4: 3 coins each, from the pile."""
    t = fresh(seats)

    assert t.purses == [3] * seats
    assert t.pile == 119 - 3 * seats


def test_chance_names_the_first_player() -> None:
    """R2.5: any seat may be the first, all alike."""
    t = fresh(5)
    chance = t.decision.options

    assert t.asked == CHANCE
    assert [(choice.word, chance.weight(choice)) for choice in chance] == [
        (f"P{seat}", 1) for seat in (1, 2, 3, 4, 5)
    ]

    t.play("? P5")
    assert t.state.first == P5
    assert t.asked == P5


def test_the_first_player_is_remembered() -> None:
    """R2.5: whose turn it is changes, who was first does not."""
    t = table(first=P3)

    t.play("P3 draw", "? governor", "P3 stop", "P1 draw", "? governor", "P1 stop")

    assert t.asked == P2
    assert t.table.view(P1)["first"] == P3
