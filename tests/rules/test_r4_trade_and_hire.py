"""R4: phase 2, taking cards, and expeditions."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, P4, table

SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


@pytest.mark.parametrize(("colours", "cards"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_colours_in_the_harbour_set_the_allowance(colours: int, cards: int) -> None:
    """R4.1: up to 3 colours 1 card, 4 colours 2, 5 colours 3."""
    t = table(harbour=SHIPS[:colours] + ["sailor-1"] * 4, coins={P1: 12}, phase=2)
    assert t.decision.prompt.args == {"count": cards}

    for _ in range(cards):
        assert t.asked == P1
        t.play("P1 hire sailor-1")

    assert t.asked == P2


def test_the_allowance_is_fixed_at_the_start() -> None:
    """R4.1: taking ships away does not take cards away."""
    t = table(harbour=SHIPS, phase=2)

    t.play("P1 trade red-1-1", "P1 trade blue-1-1", "P1 trade green-1-1")

    assert t.coins(P1) == 6
    assert t.asked == P2


def test_persons_and_copies_of_a_colour_count_for_nothing() -> None:
    """R4.1: different ship colours count, not cards and not persons of a colour."""
    t = table(harbour=[*SHIPS[:3], "trader-red-1", "trader-black-1", "settler"], phase=2)

    assert t.decision.prompt.args == {"count": 1}


def test_take_steps_go_clockwise_from_the_active_player() -> None:
    """R4.2: the active player first, then every other one once."""
    t = table(seats=4, active=P3, harbour=["red-1-1"], phase=2)

    for seat in (P3, P4, P1, P2):
        assert t.asked == seat
        t.play(f"P{seat + 1} pass")

    assert t.asked == P4
    assert t.options == {"draw"}


def test_income_comes_before_the_first_card() -> None:
    """R4.3: an Admiral's coins can pay for the card of the same step."""
    t = table(harbour=["settler", *SHIPS[:4]], displays={P1: ["admiral-2"]}, coins={P1: 2}, phase=2)

    assert t.coins(P1) == 4
    assert "hire settler" in t.options


def test_others_take_one_card_whatever_the_harbour() -> None:
    """R4.3: the base of a player who is not active is 1."""
    t = table(harbour=[*SHIPS, "sailor-1"], phase=2)

    t.play("P1 pass")
    assert t.decision.prompt.args == {"count": 1}
    t.play("P2 trade red-1-1")

    assert t.asked == P3


@pytest.mark.parametrize("governors", [0, 1, 2])
def test_governors_add_to_the_allowance(governors: int) -> None:
    """R4.3: base plus 1 per Governor, active or not."""
    t = table(harbour=SHIPS[:4], displays={seat: ["governor"] * governors for seat in (P1, P2)})

    t.play("P1 stop")
    assert t.decision.prompt.args == {"count": 2 + governors}

    t.play("P1 pass")
    assert t.decision.prompt.args == {"count": 1 + governors}


@pytest.mark.parametrize("person", ["governor", "admiral-1"])
def test_a_person_hired_in_the_step_changes_neither(person: str) -> None:
    """R4.3: income and allowance are fixed before the first card."""
    t = table(harbour=[person, *SHIPS[:4], "settler"], coins={P1: 9}, phase=2)

    t.play(f"P1 hire {person}")
    spent = t.coins(P1)
    t.play("P1 trade red-1-1")

    assert t.coins(P1) == spent + 1
    assert t.asked == P2


def test_coins_of_a_ship_pay_for_the_next_card() -> None:
    """R4.4: what was just gained can be used."""
    t = table(harbour=[*SHIPS[:4], "settler"], coins={P1: 3}, phase=2)
    assert "hire settler" not in t.options

    t.play("P1 trade red-1-1", "P1 hire settler")

    assert t.coins(P1) == 0
    assert t.display(P1) == ["settler"]
    assert t.asked == P2


def test_a_trader_works_for_the_next_ship() -> None:
    """R4.4: hired first, he adds a coin to the next ship of his colour."""
    t = table(harbour=[*SHIPS[:4], "trader-red-1"], coins={P1: 3}, phase=2)

    t.play("P1 hire trader-red-1", "P1 trade red-1-1")

    assert t.coins(P1) == 2
    assert t.asked == P2


@pytest.mark.parametrize("ship", ["yellow-1-1", "blue-2-3", "green-5-4", "red-skull-3"])
@pytest.mark.parametrize("traders", [0, 1])
def test_a_traded_ship_pays_and_is_discarded(ship: str, traders: int) -> None:
    """R4.5: its coins and 1 per own Trader of its colour; then it goes to the discard pile."""
    colour, coins = ship.split("-")[0], int(ship[-1])
    t = table(
        harbour=[ship],
        displays={P1: [f"trader-{colour}-1"] * traders + ["trader-black-1"]},
        phase=2,
    )

    t.play(f"P1 trade {ship}")

    assert t.coins(P1) == 3 + coins + traders
    assert t.harbour == []
    assert t.discard == [ship]
    assert t.asked == P2


@pytest.mark.parametrize(("coins", "may"), [(3, False), (4, True), (5, True)])
def test_hiring_costs_what_the_person_shows(coins: int, may: bool) -> None:
    """R4.6: the cost is paid to the bank and the person joins the display."""
    t = table(harbour=["settler", "red-1-1"], coins={P1: coins}, phase=2)
    assert ("hire settler" in t.options) == may

    if may:
        t.play("P1 hire settler")
        assert t.coins(P1) == coins - 4
        assert len(t.discard) == 4
        assert t.display(P1) == ["settler"]
        assert t.asked == P2


@pytest.mark.parametrize(("mademoiselles", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_mademoiselles_lower_the_cost_to_nothing_at_least(mademoiselles: int, cost: int) -> None:
    """R4.6: 1 less per own Mademoiselle, never below 0."""
    ladies = ["mademoiselle-2", "mademoiselle-2", "mademoiselle-3", "mademoiselle-3"]
    t = table(harbour=["sailor-1"], displays={P1: ladies[:mademoiselles]}, phase=2)

    t.play("P1 hire sailor-1")

    assert t.coins(P1) == 3 - cost
    assert t.asked == P2


def test_taking_is_optional() -> None:
    """R4.7: anybody may take fewer cards than allowed, or none."""
    t = table(harbour=SHIPS, phase=2)

    t.play("P1 trade red-1-1", "P1 pass", "P2 pass", "P3 pass")

    assert t.purses == [4, 3, 3]
    assert t.asked == P2
    assert t.options == {"draw"}


@pytest.mark.parametrize(
    ("coins", "choice", "left"),
    [(3, "trade red-3-2", 4), (0, "trade red-3-2", 1), (4, "hire sailor-1", 0)],
)
def test_others_pay_the_active_player_a_coin(coins: int, choice: str, left: int) -> None:
    """R4.8: for every card, on top of a cost; a ship's own income may pay it."""
    t = table(harbour=["red-3-2", "sailor-1"], coins={P1: 0, P2: coins, P3: 4}, phase=2)

    t.play("P1 pass", f"P2 {choice}")

    assert t.coins(P2) == left
    assert t.coins(P1) == 1
    assert t.told("fee") == [{"seat": P2, "rival": P1}]
    assert t.asked == P3


def test_the_active_player_pays_nobody() -> None:
    """R4.8: the coin is for players who are not active."""
    t = table(harbour=["red-3-2"], phase=2)

    t.play("P1 trade red-3-2")

    assert t.purses == [5, 3, 3]
    assert t.asked == P2


@pytest.mark.parametrize(("coins", "may"), [(4, False), (5, True), (6, True)])
def test_a_hire_by_others_needs_the_cost_and_a_coin(coins: int, may: bool) -> None:
    """R4.8: cost + 1 coins."""
    t = table(harbour=["settler", "red-1-1"], coins={P2: coins}, phase=2)

    t.play("P1 pass")

    assert t.asked == P2
    assert ("hire settler" in t.options) == may


def test_a_fee_is_due_for_each_card() -> None:
    """R4.8: a Governor's second card costs a second coin."""
    t = table(harbour=["red-3-2", "blue-1-1"], displays={P2: ["governor"]}, phase=2)

    t.play("P1 pass", "P2 trade red-3-2", "P2 trade blue-1-1")

    assert t.purses == [5, 4, 3]
    assert t.asked == P2


@pytest.mark.parametrize(("coins", "may"), [(0, False), (1, True)])
def test_without_cards_the_fee_comes_from_the_purse(coins: int, may: bool) -> None:
    """R4.8a: with both piles empty a ship brings nothing, so the coin must be there already."""
    t = table(pile=[], discard=[], harbour=["red-3-2"], coins={P1: 0, P2: coins}, phase=2)

    t.play("P1 pass")
    assert (t.asked == P2) == may

    if may:
        t.play("P2 trade red-3-2")
        assert (t.coins(P1), t.coins(P2)) == (1, 0)
    assert t.asked == (P2 if may else P3)


def test_the_last_card_is_enough_for_the_fee() -> None:
    """R4.8a: one card left in the pile is income again."""
    t = table(pile=["settler"], discard=[], harbour=["red-3-2"], coins={P1: 0, P2: 0}, phase=2)

    t.play("P1 pass", "P2 trade red-3-2")

    assert (t.coins(P1), t.coins(P2)) == (1, 0)
    assert t.asked == P2
    assert t.options == {"draw"}


def test_others_take_even_if_the_active_player_takes_nothing() -> None:
    """R4.9: their take steps come anyway."""
    t = table(harbour=["red-1-1"], phase=2)

    t.play("P1 pass")

    assert t.asked == P2
    assert t.options == {"trade red-1-1", "pass"}


def test_an_empty_harbour_pays_jesters_of_the_others() -> None:
    """R4.10: who finds nothing takes nothing, and Jesters pay."""
    t = table(harbour=["red-1-1"], displays={P2: ["jester-1", "jester-2"]}, phase=2)

    t.play("P1 trade red-1-1")

    assert t.purses == [4, 5, 3]
    assert t.asked == P2
    assert t.options == {"draw"}


def test_what_nobody_took_is_discarded() -> None:
    """R4.11: after the last step the harbour is cleared and the next player is active."""
    t = table(harbour=["red-1-1", "governor"], phase=2)

    t.play("P1 pass", "P2 pass")
    assert t.harbour == ["red-1-1", "governor"]
    t.play("P3 pass")

    assert t.harbour == []
    assert t.discard == ["governor", "red-1-1"]
    assert t.state.active == P2
    assert t.asked == P2


def test_the_active_player_completes_before_the_first_card() -> None:
    """R4.12: in phase 1, at any time; it is no reveal."""
    t = table(expeditions=["two-houses"], displays={P1: ["settler", "settler"]})
    assert t.options == {"draw", "complete two-houses"}

    t.play("P1 complete two-houses")

    assert t.display(P1) == ["two-houses"]
    assert t.options == {"draw"}


def test_the_active_player_completes_in_phase_2() -> None:
    """R4.12: also after the last card taken."""
    t = table(
        harbour=["red-1-1"],
        expeditions=["two-houses"],
        displays={P1: ["settler", "settler"]},
        phase=2,
    )

    t.play("P1 trade red-1-1")
    assert t.options == {"complete two-houses", "pass"}
    t.play("P1 complete two-houses")

    assert t.asked == P2


def test_any_number_of_expeditions_in_a_turn() -> None:
    """R4.12: one after the other."""
    t = table(
        expeditions=["two-houses", "two-anchors"],
        displays={P1: ["settler", "captain", "settler", "captain"]},
    )

    t.play("P1 complete two-anchors", "P1 complete two-houses")

    assert t.display(P1) == ["two-anchors", "two-houses"]
    assert t.coins(P1) == 7
    assert t.options == {"draw"}


def test_others_complete_nothing() -> None:
    """R4.12: only the active player, not even in a take step of one's own."""
    t = table(
        harbour=["red-1-1"],
        expeditions=["two-houses"],
        displays={P2: ["settler", "settler"]},
        phase=2,
    )

    t.play("P1 pass")

    assert t.asked == P2
    assert t.options == {"trade red-1-1", "pass"}


def test_no_expedition_between_reveal_and_repel() -> None:
    """R4.12a: a ship that waits to be repelled or let in comes first."""
    t = table(expeditions=["two-houses"], displays={P1: ["settler", "settler", "sailor-1"]})

    t.play("P1 draw", "? red-1-1")
    assert t.options == {"repel", "admit"}

    t.play("P1 admit")
    assert t.options == {"draw", "stop", "complete two-houses"}


def test_exactly_the_persons_shown_are_discarded() -> None:
    """R4.13: what else lies in the display stays."""
    t = table(
        expeditions=["two-crosses-house"],
        displays={P1: ["priest", "settler", "governor", "priest", "settler", "priest"]},
    )

    t.play("P1 complete two-crosses-house")

    assert t.display(P1) == ["governor", "settler", "priest", "two-crosses-house"]
    assert t.discard == ["priest", "priest", "settler"]
    assert t.options == {"draw"}


@pytest.mark.parametrize(
    ("display", "may"),
    [
        (["settler"], False),
        (["settler", "captain"], False),
        (["settler", "settler"], True),
        (["settler", "jack"], True),
        (["jack", "jack"], True),
        (["jack"], False),
    ],
)
def test_each_symbol_needs_a_person(display: list[str], may: bool) -> None:
    """R4.13: the persons must match; a Jack stands for one symbol."""
    t = table(expeditions=["two-houses"], displays={P1: display})

    assert ("complete two-houses" in t.options) == may


def test_a_completed_expedition_is_no_person() -> None:
    """R4.13: the symbols on it are spent and do not help with the next one."""
    t = table(expeditions=["two-crosses"], displays={P1: ["two-crosses-house", "priest"]})

    assert t.options == {"draw"}


def test_the_player_chooses_between_a_jack_and_the_person() -> None:
    """R4.13: where both could go, the player is asked, symbol by symbol."""
    t = table(expeditions=["two-houses"], displays={P1: ["settler", "settler", "jack"]})

    t.play("P1 complete two-houses")
    assert t.asked == P1
    assert t.options == {"give settler", "give jack"}

    t.play("P1 give jack")
    assert t.display(P1) == ["settler", "two-houses"]
    assert t.discard == ["jack", "settler"]
    assert t.options == {"draw"}


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    """R4.13: with just enough persons they simply go."""
    t = table(expeditions=["two-anchors-house"], displays={P1: ["captain", "jack", "settler"]})

    t.play("P1 complete two-anchors-house")

    assert t.display(P1) == ["two-anchors-house"]
    assert t.options == {"draw"}


def test_a_completed_expedition_counts_and_pays() -> None:
    """R4.14: it goes to the display with its influence, and its coins are gained."""
    t = table(expeditions=["two-crosses-house"], displays={P1: ["priest", "priest", "settler"]})

    t.play("P1 complete two-crosses-house")

    assert t.display(P1) == ["two-crosses-house"]
    assert t.expeditions == []
    assert t.influence(P1) == 6
    assert t.coins(P1) == 6
    assert t.options == {"draw"}


def test_persons_hired_this_turn_may_go() -> None:
    """R4.15: hire, then complete, in one turn."""
    t = table(
        harbour=["settler"],
        expeditions=["two-houses"],
        displays={P1: ["settler"]},
        coins={P1: 4},
        phase=2,
    )

    t.play("P1 hire settler", "P1 complete two-houses")

    assert t.display(P1) == ["two-houses"]
    assert t.coins(P1) == 2
    assert t.asked == P2


def test_no_expedition_after_a_bust() -> None:
    """R4.16: the turn is over; the expedition waits."""
    t = table(
        harbour=["red-1-1"], expeditions=["two-houses"], displays={P1: ["settler", "settler"]}
    )

    t.play("P1 draw", "? red-3-2")

    assert t.asked == P2
    assert t.expeditions == ["two-houses"]
    assert t.display(P1) == ["settler", "settler"]
