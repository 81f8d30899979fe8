"""R3: phase 1, turning up cards."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, table

SWORDS = {
    0: [],
    1: ["sailor-1"],
    2: ["pirate-1"],
    3: ["pirate-1", "sailor-1"],
    4: ["pirate-1", "pirate-2"],
    16: ["sailor-1"] * 7 + ["sailor-2"] * 2 + ["sailor-3", "pirate-1", "pirate-2", "pirate-3"],
}
"""Persons with so many swords in all."""


def test_the_first_card_must_be_turned_up() -> None:
    """R3.1: no stopping before the first card; after it, draw or stop."""
    t = table()
    assert t.options == {"draw"}

    t.play("P1 draw", "? settler")
    assert t.asked == P1
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize("card", ["settler", "red-1-1", "two-houses", "tax-swords"])
def test_after_every_card_the_player_may_stop(card: str) -> None:
    """R3.1: whatever came up, once it is resolved the player may go on or stop."""
    t = table()

    t.play("P1 draw", f"? {card}")

    assert t.options == {"draw", "stop"}


def test_a_person_goes_to_the_harbour() -> None:
    """R3.2: persons join the harbour, also two of a kind."""
    t = table(harbour=["settler"])

    t.play("P1 draw", "? settler")

    assert t.harbour == ["settler", "settler"]
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(("swords", "may_repel"), [(2, False), (3, True), (4, True)])
def test_as_many_swords_as_the_ship_repel_it(swords: int, may_repel: bool) -> None:
    """R3.3: at least as many swords as the ship shows."""
    t = table(displays={P1: SWORDS[swords]})

    t.play("P1 draw", "? red-3-2")

    assert t.options == ({"repel", "admit"} if may_repel else {"draw", "stop"})
    assert t.harbour == ([] if may_repel else ["red-3-2"])


def test_a_repelled_ship_goes_to_the_discard_pile() -> None:
    """R3.3: it never reaches the harbour."""
    t = table(displays={P1: SWORDS[1]})

    t.play("P1 draw", "? red-1-1", "P1 repel")

    assert t.harbour == []
    assert t.discard == ["red-1-1"]
    assert t.options == {"draw", "stop"}


def test_a_ship_let_in_goes_to_the_harbour() -> None:
    """R3.3: repelling is a choice."""
    t = table(displays={P1: SWORDS[1]})

    t.play("P1 draw", "? red-1-1", "P1 admit")

    assert t.harbour == ["red-1-1"]
    assert t.discard == []
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize("harbour", [[], ["blue-1-1"], ["red-3-2"]])
def test_any_ship_may_be_repelled(harbour: list[str]) -> None:
    """R3.3a: the first of its colour just as well as the second."""
    t = table(harbour=harbour, displays={P1: SWORDS[1]})

    t.play("P1 draw", "? red-1-1")
    assert t.options == {"repel", "admit"}

    t.play("P1 repel")
    assert t.harbour == harbour
    assert t.options == {"draw", "stop"}


def test_a_ship_in_the_harbour_stays() -> None:
    """R3.3b: only the ship just revealed can be repelled."""
    t = table(harbour=["red-1-1"], displays={P1: SWORDS[16]})
    assert t.options == {"draw", "stop"}

    t.play("P1 draw", "? blue-1-1", "P1 repel")

    assert t.harbour == ["red-1-1"]
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize("ship", ["red-skull-3", "red-skull-4", "black-skull-3", "black-skull-4"])
def test_a_skull_cannot_be_repelled(ship: str) -> None:
    """R3.3c: not with all the swords of the game."""
    t = table(displays={P1: SWORDS[16]})

    t.play("P1 draw", f"? {ship}")

    assert t.harbour == [ship]
    assert t.options == {"draw", "stop"}


def test_the_same_swords_repel_again_and_again() -> None:
    """R3.3d: any number of times in a turn."""
    t = table(displays={P1: SWORDS[2]})

    for ship in ("black-2-1", "red-1-1", "black-2-1", "blue-2-3"):
        t.play("P1 draw", f"? {ship}", "P1 repel")

    assert t.harbour == []
    assert t.options == {"draw", "stop"}


def test_no_swords_repel_nothing() -> None:
    """R3.3d: a player without a sword person is not asked."""
    t = table(displays={P1: ["governor", "admiral-3"], P2: SWORDS[16]})

    t.play("P1 draw", "? red-1-1")

    assert t.harbour == ["red-1-1"]
    assert t.options == {"draw", "stop"}


def test_expeditions_lie_open_until_completed() -> None:
    """R3.4: beside the harbour, any number, over the end of the turn."""
    t = table()

    t.play("P1 draw", "? two-houses", "P1 draw", "? two-anchors", "P1 stop")

    assert t.expeditions == ["two-houses", "two-anchors"]
    assert t.harbour == []
    assert t.asked == P2


def test_a_tax_is_resolved_and_discarded_and_the_turn_goes_on() -> None:
    """R3.5: at once, before the next choice."""
    t = table(harbour=["settler"], displays={P2: SWORDS[1]}, coins={P3: 12})

    t.play("P1 draw", "? tax-swords")

    assert t.discard.count("tax-swords") == 1
    assert t.harbour == ["settler"]
    assert t.purses == [3, 4, 6]
    assert t.asked == P1
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize("tax", ["tax-swords", "tax-influence"])
@pytest.mark.parametrize(
    ("coins", "left"), [(0, 0), (11, 11), (12, 6), (13, 7), (14, 7), (15, 8), (24, 12)]
)
def test_from_twelve_coins_half_is_paid(tax: str, coins: int, left: int) -> None:
    """R3.5a: half, rounded down, to the bank; every player, the active one included."""
    t = table(
        displays={P1: ["settler", "settler"], P2: ["settler", "settler"], P3: ["sailor-1"]},
        coins={P1: coins, P2: coins, P3: 0},
    )
    before = len(t.discard)

    t.play("P1 draw", f"? {tax}")

    assert t.purses == [left, left, 1]
    assert len(t.discard) == before + 2 * (coins - left) + 1
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(
    ("displays", "gain"),
    [
        ({}, [1, 1, 1]),
        ({P2: ["sailor-1"]}, [0, 1, 0]),
        ({P1: ["sailor-3"], P2: ["pirate-1"]}, [0, 1, 0]),
        ({P1: ["sailor-1", "sailor-1"], P3: ["pirate-3"]}, [1, 0, 1]),
    ],
)
def test_most_swords_gain_a_coin(displays: dict[int, list[str]], gain: list[int]) -> None:
    """R3.5b: all who tie gain, also at zero."""
    t = table(displays=displays)

    t.play("P1 draw", "? tax-swords")

    assert [coins - 3 for coins in t.purses] == gain
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(
    ("displays", "gain"),
    [
        ({}, [1, 1, 1]),
        ({P2: ["settler"]}, [1, 0, 1]),
        ({P1: ["settler"], P2: ["settler"]}, [0, 0, 1]),
        ({P1: ["settler"], P2: ["sailor-2"], P3: ["captain"]}, [1, 0, 1]),
        ({P1: ["governor"], P2: ["settler"], P3: ["captain"]}, [1, 0, 0]),
    ],
)
def test_fewest_influence_gain_a_coin(displays: dict[int, list[str]], gain: list[int]) -> None:
    """R3.5b: all who tie gain, also at zero."""
    t = table(displays=displays)

    t.play("P1 draw", "? tax-influence")

    assert [coins - 3 for coins in t.purses] == gain
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(("cards", "purses"), [(0, [0, 0, 0]), (1, [0, 1, 0]), (2, [1, 1, 0])])
def test_the_tax_bonus_goes_out_from_the_active_player(cards: int, purses: list[int]) -> None:
    """R3.5c: if cards run short, whoever comes later in turn order goes without."""
    t = table(
        active=P2,
        pile=["tax-influence"] + ["settler"] * cards,
        discard=[],
        rest="stored",
        coins={P1: 0, P2: 0, P3: 0},
    )

    t.play("P2 draw", "? tax-influence")

    assert t.purses == purses
    assert t.discard == ["tax-influence"]
    assert t.asked == P2


def test_second_red_ship_ends_the_turn() -> None:
    """R3.6: two ships of a colour empty the harbour; there is no phase 2; expeditions stay."""
    t = table(harbour=["red-1-1", "settler"], expeditions=["two-houses"])

    t.play("P1 draw", "? red-3-2")

    assert t.harbour == []
    assert t.discard == ["red-1-1", "red-3-2", "settler"]
    assert t.expeditions == ["two-houses"]
    assert t.purses == [3, 3, 3]
    assert t.asked == P2
    assert t.options == {"draw"}


def test_another_colour_is_no_bust() -> None:
    """R3.6: ships of five colours live side by side; a person of a colour is no ship."""
    t = table(harbour=["red-1-1", "blue-1-1", "green-1-1", "black-2-1", "trader-yellow-1"])

    t.play("P1 draw", "? yellow-1-1")

    assert len(t.harbour) == 6
    assert t.options == {"draw", "stop"}


def test_a_player_may_bust_rather_than_repel() -> None:
    """R3.6a: the second ship may be let in."""
    t = table(harbour=["red-1-1"], displays={P1: SWORDS[4]})

    t.play("P1 draw", "? red-3-2", "P1 admit")

    assert t.harbour == []
    assert t.told("busted") == [{"seat": P1, "card": "red-3-2"}]
    assert t.asked == P2


def test_jesters_pay_on_a_bust() -> None:
    """R3.6b: 1 coin per Jester, to the active player too."""
    t = table(
        harbour=["red-1-1"], displays={P1: ["jester-1"], P3: ["jester-2", "jester-2", "jester-3"]}
    )

    t.play("P1 draw", "? red-3-2")

    assert t.purses == [4, 3, 6]
    assert t.asked == P2


@pytest.mark.parametrize("card", ["two-houses", "tax-influence"])
def test_the_active_player_may_stop_with_an_empty_harbour(card: str) -> None:
    """R3.7: phase 2 then has no cards."""
    t = table()

    t.play("P1 draw", f"? {card}", "P1 stop")

    assert t.harbour == []
    assert t.asked == P2
    assert t.options == {"draw"}


def test_jesters_are_paid_from_the_active_player_on() -> None:
    """R3.6c: where cards run short the later ones get none."""
    jesters = {P1: ["jester-1"], P2: ["jester-2"], P3: ["jester-2"]}
    t = table(
        active=P2,
        displays=jesters,
        harbour=["red-1-1"],
        coins={P1: 0, P2: 0, P3: 0},
        pile=["red-3-2"],
        discard=[],
        rest="stored",
    )
    t.play("P2 draw", "? red-3-2")
    assert t.purses == [0, 1, 1]
