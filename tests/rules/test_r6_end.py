"""R6: the end of the base game."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, table

TEN = ["pirate-3", "jester-3", "admiral-3", "settler"]
"""Persons with an influence of 10."""


@pytest.mark.parametrize(
    ("person", "coins", "influence"),
    [("sailor-1", 3, 11), ("sailor-2", 5, 12), ("sailor-3", 7, 13)],
)
def test_twelve_influence_trigger_the_end(person: str, coins: int, influence: int) -> None:
    """R6.1: as soon as a player has 12 or more."""
    t = table(harbour=[person], displays={P1: TEN}, coins={P1: coins}, phase=2)

    t.play(f"P1 hire {person}")

    assert t.influence(P1) == influence
    assert t.state.ending == (influence >= 12)
    assert t.told("triggered") == ([{"seat": P1}] if influence >= 12 else [])
    assert t.asked == P2


def test_an_expedition_triggers_too() -> None:
    """R6.1: however the influence comes, also in phase 1."""
    display = ["pirate-3", "jester-3", "admiral-2", "settler", "settler"]
    t = table(expeditions=["two-houses"], displays={P1: display})

    t.play("P1 complete two-houses")

    assert t.influence(P1) == 12
    assert t.state.ending
    assert t.options == {"draw"}


def test_the_trigger_is_never_undone() -> None:
    """R6.1: influence may drop again: the game ends all the same."""
    t = table(seats=2, ending=True, displays={P1: ["settler"]}, harbour=["governor"], phase=2)

    t.play("P2 draw", "? governor", "P2 stop")

    assert t.asked is None
    assert t.outcome.winners == [P1]


@pytest.mark.parametrize("first", [P1, P2, P3])
@pytest.mark.parametrize("active", [P1, P2, P3])
def test_the_round_is_finished(first: int, active: int) -> None:
    """R6.2, R6.4: the last turn is that of the player to the right of the first player."""
    t = table(
        first=first, active=active, displays={active: TEN}, harbour=["sailor-2"], coins={active: 5}
    )
    t.play(f"P{active + 1} stop", f"P{active + 1} hire sailor-2")

    turns = []
    while t.asked is not None:
        turns.append(t.asked)
        t.play(f"P{t.asked + 1} draw", "? governor", f"P{t.asked + 1} stop")

    following = [(first + step) % 3 for step in range(3)]
    assert turns == following[following.index(active) + 1 :]
    assert (t.outcome.reason.id, t.outcome.reason.rule) == ("end-influence", "R6.2")


@pytest.mark.parametrize(
    ("displays", "coins", "winners"),
    [
        ({P1: ["pirate-3"], P2: ["sailor-2"]}, [0, 9, 9], [P1]),
        ({P1: ["pirate-3"], P2: ["sailor-3"]}, [4, 3, 9], [P1]),
        ({P1: ["pirate-3"], P2: ["sailor-3"]}, [3, 4, 9], [P2]),
        ({P1: ["pirate-3"], P2: ["sailor-3"]}, [3, 3, 9], [P1, P2]),
        ({}, [3, 3, 3], [P1, P2, P3]),
    ],
)
def test_influence_then_coins_then_together(
    displays: dict[int, list[str]], coins: list[int], winners: list[int]
) -> None:
    """R6.3: most influence; tie: more coins; still tied: shared victory."""
    t = table(active=P3, ending=True, displays=displays, coins=dict(enumerate(coins)), phase=2)

    assert t.asked is None
    assert t.outcome.winners == winners
    assert [place.seat for place in t.outcome.standing if place.place == 1] == winners


def test_a_trigger_in_the_last_turn_ends_the_game_at_once() -> None:
    """R6.4: after the turn of the last player of the round, no other turn comes."""
    t = table(active=P3, displays={P3: TEN}, harbour=["sailor-2"], coins={P3: 5}, phase=2)

    t.play("P3 hire sailor-2")

    assert t.asked is None
    assert t.outcome.winners == [P3]
