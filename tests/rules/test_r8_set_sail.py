"""R8: Set Sail, alone and mixed into the base game."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.engine.refusal import Malformed
from doubloon.games.port_royal.deck import KINDS, ROLES, WHOLESALER
from kit import P1, P2, P3, PortRoyal, table


def kinds(t: PortRoyal) -> Counter[str]:
    """What the deck is made of: roles of persons, kinds of other cards."""
    deck = t.state.deck
    return Counter(
        ROLES[deck.role[card]] if deck.role[card] >= 0 else KINDS[deck.kind[card]]
        for card in t.state.rules.dealt
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_sail_alone_has_sixty_cards(seats: int) -> None:
    """R8.1: 2 to 4 players; no expeditions; 3 coins each as in the base game."""
    t = table(seats=seats, mode="set-sail")

    assert kinds(t) == {
        "wholesaler": 10,
        "sailor": 10,
        "pirate": 2,
        "passenger": 10,
        "tax": 3,
        "ship": 25,
    }
    assert t.pile == 60 - 3 * seats
    assert t.expeditions == []
    assert t.options == {"draw"}


@pytest.mark.parametrize("seats", [1, 5])
def test_set_sail_alone_is_for_two_to_four(seats: int) -> None:
    """R8.1: not one, not five."""
    with pytest.raises(Malformed) as refused:
        table(seats=seats, mode="set-sail")
    assert (refused.value.reason.id, refused.value.reason.rule) == ("refuse-seats", "R8.1")


@pytest.mark.parametrize(("coins", "left"), [(7, 7), (8, 8), (9, 8), (10, 8), (17, 8)])
def test_tax_leaves_eight_coins(coins: int, left: int) -> None:
    """R8.2: from 9 coins on a player keeps 8."""
    t = table(
        mode="set-sail",
        displays={P1: ["passenger-2"], P2: ["passenger-2"]},
        coins={P1: coins, P2: coins, P3: 8},
    )

    t.play("P1 draw", "? tax-set-sail")

    assert t.purses == [left, left, 9]
    assert "tax-set-sail" in t.discard
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(
    ("displays", "gain"),
    [
        ({}, [1, 1, 1]),
        ({P1: ["sailor-1"]}, [0, 1, 1]),
        ({P1: ["pirate-1"], P2: ["sailor-1"]}, [0, 0, 1]),
    ],
)
def test_tax_pays_the_fewest_influence(displays: dict[int, list[str]], gain: list[int]) -> None:
    """R8.2: all who tie gain 1 coin, also at zero."""
    t = table(mode="set-sail", displays=displays)

    t.play("P1 draw", "? tax-set-sail")

    assert [coins - 3 for coins in t.purses] == gain
    assert t.options == {"draw", "stop"}


def test_others_take_one_card_at_most() -> None:
    """R8.3: there are no Governors."""
    t = table(mode="set-sail", harbour=["red-1-1", "blue-1-1", "green-1-1"], phase=2)
    assert "governor" not in kinds(t)

    t.play("P1 pass", "P2 trade red-1-1")

    assert t.asked == P3


def test_a_wholesaler_keeps_ships_of_the_colour() -> None:
    """R8.4: the coins are gained, the ship goes under the Wholesaler and counts 1 influence."""
    t = table(mode="set-sail", harbour=["red-3-2"], displays={P1: ["wholesaler-red-1"]}, phase=2)

    t.play("P1 trade red-3-2")

    assert t.coins(P1) == 5
    assert t.stored(P1) == ["red-3-2"]
    assert t.discard == []
    assert t.influence(P1) == 2
    assert t.asked == P2


def test_a_wholesaler_works_for_others_too() -> None:
    """R8.4: in a take step of another player's turn; the fee is paid as ever."""
    t = table(mode="set-sail", harbour=["red-3-2"], displays={P2: ["wholesaler-red-1"]}, phase=2)

    t.play("P1 pass", "P2 trade red-3-2")

    assert t.purses == [4, 4, 3]
    assert t.stored(P2) == ["red-3-2"]
    assert t.asked == P2


def test_other_colours_are_discarded() -> None:
    """R8.4: only ships of the Wholesaler's colour are kept."""
    t = table(mode="set-sail", harbour=["blue-1-1"], displays={P1: ["wholesaler-red-1"]}, phase=2)

    t.play("P1 trade blue-1-1")

    assert t.stored(P1) == []
    assert t.discard == ["blue-1-1"]
    assert t.asked == P2


def test_a_ship_is_kept_once() -> None:
    """R8.4a: two matching Wholesalers keep it once, and nobody is asked."""
    t = table(
        mode="set-sail",
        harbour=["red-3-2"],
        displays={P1: ["wholesaler-red-1", "wholesaler-red-2"]},
        phase=2,
    )

    t.play("P1 trade red-3-2")

    assert t.stored(P1) == ["red-3-2"]
    assert t.influence(P1) == 4
    assert t.asked == P2


def test_a_wholesaler_hired_in_the_step_keeps_the_next_ship() -> None:
    """R8.4b: he works at once."""
    t = table(
        mode="set-sail",
        harbour=["wholesaler-red-1", "red-1-1", "blue-1-1", "green-1-1", "black-2-1"],
        coins={P1: 4},
        phase=2,
    )

    t.play("P1 hire wholesaler-red-1", "P1 trade red-1-1")

    assert t.stored(P1) == ["red-1-1"]
    assert t.asked == P2


def test_coins_cannot_be_declined_without_contracts() -> None:
    """R8.4c: only a contract lets a player decline (R12.5); here a ship is traded or left."""
    t = table(mode="set-sail", harbour=["red-3-2"], displays={P1: ["wholesaler-red-1"]}, phase=2)

    assert t.options == {"trade red-3-2", "pass"}
    t.play("P1 pass", "P2 pass", "P3 pass")

    assert t.stored(P1) == []
    assert t.discard == ["red-3-2"]


def test_stored_ships_never_return() -> None:
    """R8.4d: a new shuffle goes without them."""
    t = table(
        mode="set-sail",
        pile=[],
        discard=["red-1-1", "sailor-1"],
        displays={P1: ["wholesaler-red-1"]},
        stored={P1: ["red-3-2"]},
        strict=True,
    )

    t.play("P1 draw")

    assert t.options == {"red-1-1", "sailor-1"}
    assert t.stored(P1) == ["red-3-2"]


def test_a_passenger_does_nothing() -> None:
    """R8.5: only influence."""
    harbour = ["red-1-1", "blue-1-1", "green-1-1", "black-2-1", "sailor-1"]
    t = table(mode="set-sail", harbour=harbour, displays={P1: ["passenger-3"]}, phase=2)
    assert (t.influence(P1), t.swords(P1), t.coins(P1)) == (3, 0, 3)
    assert t.decision.prompt.args == {"count": 2}

    t.play("P1 hire sailor-1", "P1 trade red-1-1")

    assert t.coins(P1) == 1
    assert t.asked == P2


@pytest.mark.parametrize(
    ("person", "coins", "influence"),
    [("sailor-1", 3, 7), ("passenger-2", 4, 8), ("sailor-3", 7, 9)],
)
def test_eight_influence_trigger_the_end(person: str, coins: int, influence: int) -> None:
    """R8.6: 8 or more, then the round is finished."""
    t = table(
        mode="set-sail",
        harbour=[person],
        displays={P1: ["passenger-3", "passenger-3"]},
        coins={P1: coins},
        phase=2,
    )

    t.play(f"P1 hire {person}")

    assert t.influence(P1) == influence
    assert t.state.ending == (influence >= 8)
    assert t.asked == P2


def test_a_stored_ship_triggers_the_end() -> None:
    """R8.6: its influence counts as soon as it is stored."""
    t = table(
        mode="set-sail",
        active=P3,
        harbour=["red-1-1"],
        displays={P3: ["passenger-3", "passenger-3", "wholesaler-red-1"]},
        phase=2,
    )

    t.play("P3 trade red-1-1")

    assert t.asked is None
    assert t.outcome.winners == [P3]
    assert t.outcome.reason.args == {"count": 8}


def test_twenty_cards_mix_into_the_base_game() -> None:
    """R8.7: 5 Wholesalers, 5 Passengers and 10 ships."""
    plain, mixed = table(), table(mix=["set-sail"])

    assert kinds(mixed) - kinds(plain) == {"wholesaler": 5, "passenger": 5, "ship": 10}
    assert not kinds(plain) - kinds(mixed)
    deck = mixed.state.deck
    colours = [
        deck.colour[card] for card in mixed.state.rules.dealt if deck.role[card] == WHOLESALER
    ]
    assert sorted(colours) == [0, 1, 2, 3, 4]


def test_mixed_in_the_base_rules_apply() -> None:
    """R8.7: base taxes and the end at 12, but Wholesalers keep ships."""
    t = table(
        mix=["set-sail"],
        harbour=["red-1-1"],
        displays={P1: ["wholesaler-red-2", "passenger-2", "passenger-2", "jester-2"]},
        coins={P1: 9},
    )

    t.play("P1 draw", "? tax-influence", "P1 stop", "P1 trade red-1-1")

    assert t.purses == [10, 4, 4]
    assert t.stored(P1) == ["red-1-1"]
    assert t.influence(P1) == 9
    assert not t.state.ending
    assert t.asked == P2


def test_a_bust_pays_nobody() -> None:
    """R8.8: there are no Jesters in Set Sail alone."""
    t = table(mode="set-sail", harbour=["red-1-1"])
    assert "jester" not in kinds(t)

    t.play("P1 draw", "? red-3-2")

    assert t.purses == [3, 3, 3]
    assert t.asked == P2
