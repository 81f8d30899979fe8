"""R25: edge cases, one by one."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, table

SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
TEN = ["pirate-3", "jester-3", "admiral-3", "settler"]
LADIES = ["mademoiselle-2", "mademoiselle-2", "mademoiselle-3", "mademoiselle-3"]


@pytest.mark.parametrize("card", ["tax-swords", "two-anchors"])
def test_stopping_after_a_tax_or_an_expedition(card: str) -> None:
    """R25.1: allowed; the harbour is empty, so other players' Jesters pay."""
    t = table(displays={P2: ["jester-1"], P3: ["jester-2", "sailor-1"]})

    t.play("P1 draw", f"? {card}")
    before = t.purses
    t.play("P1 stop")

    assert [now - then for now, then in zip(t.purses, before, strict=True)] == [0, 1, 1]
    assert t.asked == P2


def test_the_active_players_jester_finds_nothing() -> None:
    """R25.2: an empty harbour pays only players who are not active."""
    t = table(displays={P1: ["jester-1", "jester-2"]}, phase=2)

    assert t.purses == [3, 3, 3]
    assert t.asked == P2


def test_who_can_afford_nothing_takes_nothing() -> None:
    """R25.3: no Jester coin either, for the harbour is not empty."""
    t = table(harbour=["settler"], displays={P2: ["jester-1"]}, phase=2)

    assert t.purses == [3, 3, 3]
    assert t.discard == ["settler"]
    assert t.asked == P2
    assert t.options == {"draw"}


def test_a_penniless_player_takes_a_ship_of_one_coin() -> None:
    """R25.4: gains 1, pays 1."""
    t = table(harbour=["red-1-1"], coins={P1: 0, P2: 0}, phase=2)

    t.play("P1 pass", "P2 trade red-1-1")

    assert t.purses == [1, 0, 3]
    assert t.asked == P2


def test_four_cards_left_pay_no_admiral() -> None:
    """R25.5: the active player took the fifth card."""
    t = table(harbour=["settler", *SHIPS[:4]], displays={P2: ["admiral-1"]}, phase=2)

    t.play("P1 trade red-1-1", "P1 pass")

    assert t.coins(P2) == 3
    assert t.asked == P2


def test_a_governor_hired_first_gives_no_third_card() -> None:
    """R25.6: two cards stay two cards."""
    t = table(harbour=[*SHIPS[:4], "governor"], coins={P1: 8}, phase=2)

    t.play("P1 hire governor", "P1 trade red-1-1")

    assert t.asked == P2


def test_a_mademoiselle_hired_first_lowers_the_next_cost() -> None:
    """R25.7: at once."""
    t = table(harbour=[*SHIPS[:4], "mademoiselle-2", "settler"], coins={P1: 10}, phase=2)

    t.play("P1 hire mademoiselle-2", "P1 hire settler")

    assert t.coins(P1) == 0
    assert t.asked == P2


def test_four_mademoiselles_make_a_cost_of_three_nothing() -> None:
    """R25.8: not less than nothing."""
    t = table(harbour=["trader-red-1"], displays={P1: LADIES}, coins={P1: 0}, phase=2)

    t.play("P1 hire trader-red-1")

    assert t.coins(P1) == 0
    assert t.discard == []
    assert t.asked == P2


def test_two_traders_of_the_colour() -> None:
    """R25.9: two coins more."""
    t = table(harbour=["green-1-1"], displays={P1: ["trader-green-1"] * 2}, phase=2)

    t.play("P1 trade green-1-1")

    assert t.coins(P1) == 6
    assert t.asked == P2


def test_a_trigger_in_another_players_turn() -> None:
    """R25.10: counts at once."""
    t = table(harbour=["sailor-2"], displays={P2: TEN}, coins={P2: 6}, phase=2)

    t.play("P2 hire sailor-2")

    assert t.state.ending
    assert t.told("triggered") == [{"seat": P2}]
    assert t.asked == P2


def test_a_trigger_stays_when_influence_drops() -> None:
    """R25.11: persons given up for an expedition do not take it back."""
    persons = ["mademoiselle-3", "jester-3", "captain", "captain", "settler", "jack"]
    t = table(
        seats=2,
        active=P2,
        harbour=["sailor-2"],
        expeditions=["two-anchors-house"],
        displays={P2: persons},
        coins={P2: 4},
        phase=2,
    )
    t.play("P2 hire sailor-2")
    assert t.influence(P2) == 12

    t.play("P2 complete two-anchors-house", "P2 give settler")
    assert t.influence(P2) == 11
    assert t.state.ending
    t.play("P2 give captain", "P2 give jack")

    assert t.asked is None
    assert t.outcome.winners == [P2]


def test_two_players_reach_twelve() -> None:
    """R25.12: influence and then coins decide, not who was first."""
    t = table(
        seats=2,
        harbour=["sailor-2", "settler"],
        displays={P1: TEN, P2: ["pirate-2", "jester-2", *LADIES[:3], "two-houses"]},
        coins={P1: 5},
        phase=2,
    )
    t.play("P1 hire sailor-2", "P2 hire settler")
    assert t.state.ending
    assert (t.influence(P1), t.influence(P2)) == (12, 16)

    t.play("P2 draw", "? governor", "P2 stop")

    assert t.outcome.winners == [P2]


def test_eleven_coins_pay_no_tax() -> None:
    """R25.13: just under the threshold."""
    t = table(coins={P1: 11, P2: 12}, displays={P3: ["sailor-1"]})

    t.play("P1 draw", "? tax-swords")

    assert t.purses == [11, 6, 4]
    assert t.options == {"draw", "stop"}


def test_a_tax_may_shuffle_for_its_bonus() -> None:
    """R25.14: the discard pile, without the tax card itself, which is discarded afterwards."""
    t = table(pile=["tax-influence"], discard=["settler"] * 4, rest="stored")

    t.play("P1 draw", "? tax-influence")

    assert t.purses == [4, 4, 3]
    assert t.told("reshuffled") == [{"count": 4}]
    assert t.discard == ["tax-influence"]
    assert t.pile == 2
    assert t.options == {"draw", "stop"}


def test_a_shuffle_in_the_middle_of_gaining() -> None:
    """R25.15: the rest of the coins comes from the new pile."""
    t = table(pile=["settler"], discard=["captain"] * 3, harbour=["red-6-3"], phase=2)

    t.play("P1 trade red-6-3")

    assert t.purse(P1) == [3, 1, 2]
    assert t.pile == 1
    assert t.discard == ["red-6-3"]
    assert t.asked == P2


@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "red", "black"])
def test_a_sixth_ship_is_always_a_bust(colour: str) -> None:
    """R25.16: at most one ship per colour lies in the harbour."""
    ship = "black-2-1" if colour == "black" else f"{colour}-1-1"
    t = table(harbour=SHIPS)

    t.play("P1 draw", f"? {ship}")

    assert t.harbour == []
    assert t.asked == P2


def test_a_sailor_hired_this_turn_repels_nothing_this_turn() -> None:
    """R25.17: hiring comes after phase 1, and nobody goes back."""
    t = table(harbour=[*SHIPS[:4], "sailor-1"], phase=2)

    t.play("P1 hire sailor-1")

    assert t.prompt == "prompt-take"
    assert not {"draw", "repel"} & t.options


def test_a_second_ship_with_a_skull_is_a_bust() -> None:
    """R25.18: swords do not help."""
    t = table(harbour=["red-1-1"], displays={P1: ["pirate-1", "pirate-2", "pirate-3"]})

    t.play("P1 draw", "? red-skull-3")

    assert t.harbour == []
    assert t.asked == P2


def test_swords_are_no_symbols() -> None:
    """R25.19: Sailors and Pirates cannot go on expeditions."""
    t = table(
        expeditions=["two-anchors", "two-houses", "two-crosses"],
        displays={P1: ["sailor-1", "sailor-2", "pirate-1", "captain", "settler", "priest"]},
    )

    assert t.options == {"draw"}


def test_a_jack_stands_for_one_symbol() -> None:
    """R25.20: not for two."""
    t = table(expeditions=["two-houses"], displays={P1: ["jack"]})
    assert t.options == {"draw"}

    t = table(expeditions=["two-houses"], displays={P1: ["jack", "jack", "jack"]})
    t.play("P1 complete two-houses")
    assert t.display(P1) == ["jack", "two-houses"]
    assert t.options == {"draw"}


def test_the_great_expedition_is_never_a_coin() -> None:
    """R25.21: it is not in the deck, so no pile, purse or chance holds it."""
    t = table(seats=5, strict=True)

    t.play("P1 draw")

    assert "all-three" not in t.options
    assert t.expeditions == ["all-three"]


def test_twelve_without_an_expedition_play_on() -> None:
    """R25.22: under the alternative end there is no trigger."""
    t = table(end="expedition", harbour=["sailor-2"], displays={P1: TEN}, coins={P1: 5}, phase=2)

    t.play("P1 hire sailor-2")

    assert t.influence(P1) == 12
    assert not t.state.ending
    assert t.asked == P2


def test_a_leader_without_an_expedition_cannot_win() -> None:
    """R25.23: under the alternative end."""
    displays = {P1: [*TEN, "sailor-3"], P2: ["two-houses"]}
    t = table(end="expedition", active=P3, ending=True, displays=displays, phase=2)

    assert t.asked is None
    assert t.outcome.winners == [P2]


def test_nine_coins_at_the_tax_of_set_sail() -> None:
    """R25.24: the player keeps 8."""
    t = table(mode="set-sail", coins={P1: 9}, displays={P1: ["sailor-1"]})

    t.play("P1 draw", "? tax-set-sail")

    assert t.purses == [8, 4, 4]
    assert t.options == {"draw", "stop"}


def test_a_gambler_meets_a_ship_revealed_before() -> None:
    """R25.25: bust."""
    t = table(mix=["gambler"], harbour=["red-1-1"], displays={P1: ["gambler-1"]})

    t.play("P1 gamble", "? settler", "? captain", "? priest", "? red-3-2")

    assert t.harbour == []
    assert t.asked == P2


def test_a_gambler_finds_no_ship_and_no_person() -> None:
    """R25.26: no bust; phase 1 ends and the allowance is one more."""
    t = table(mix=["gambler"], harbour=["red-1-1", "blue-1-1"], displays={P1: ["gambler-1"]})

    t.play("P1 gamble", "? two-houses", "? tax-swords", "? two-anchors", "? tax-influence")

    assert t.harbour == ["red-1-1", "blue-1-1"]
    assert t.prompt == "prompt-take"
    assert t.decision.prompt.args == {"count": 2}


def test_with_two_players_the_other_one_gets_the_gift() -> None:
    """R25.32: there is nobody else to name."""
    t = table(seats=2, mix=["contract-crew"], harbour=["red-6-3-gift"], phase=2)

    t.play("P1 trade red-6-3-gift")
    assert t.options == {"name P2"}
    t.play("P1 name P2")

    assert t.purses == [6, 4]
    assert t.asked == P2
