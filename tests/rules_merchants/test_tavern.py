"""Recruiting, rumours bought and proved, the stash (M5.16 to M5.18, M5.22)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants import MOST_GLORY
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.rumour import can_scout_rumour, offer_rumour
from doubloon.games.merchants.state import GLORY_REACHED
from doubloon.games.merchants.verbs import stash_points
from kit_harbour import harbour, words
from kit_merchants import P1, P2, sea


def test_a_success_fills_the_crew_for_nothing() -> None:
    """M5.16: up to the ship's crew value."""
    t = harbour("havana", ships={P1: "galleon"}, damage={P1: {"crew": 3}})

    t.play("P1 recruit")
    t.roll("1 skull")

    assert t.left(P1, "crew") == 4
    assert t.gold(P1) == 10
    assert "hand" not in t.options


def test_a_failure_makes_hands_cost_two_each() -> None:
    """M5.16: bought one by one, as long as he likes."""
    t = harbour("havana", ships={P1: "galleon"}, damage={P1: {"crew": 3}}, gold={P1: 5})

    t.play("P1 recruit")
    t.roll("1 2")

    assert "hand" in t.options
    t.play("P1 hand", "P1 hand")
    assert (t.left(P1, "crew"), t.gold(P1)) == (3, 1)
    assert "hand" not in t.options
    assert "recruit" not in t.options


def test_hands_are_hired_right_after_the_test() -> None:
    """M4.7: another activity ends the recruiting."""
    t = harbour("havana", ships={P1: "galleon"}, damage={P1: {"crew": 3}})
    t.play("P1 recruit")
    t.roll("1 2")

    t.play("P1 weapon chain_shot")

    assert "hand" not in t.options


def test_never_above_the_crew_value() -> None:
    """M5.16: a full crew needs nobody, and buys no more than is missing."""
    t = harbour("havana", damage={P1: {"crew": 1}})
    t.play("P1 recruit")
    t.roll("1 2")

    t.play("P1 hand")

    assert t.left(P1, "crew") == 2
    assert "hand" not in t.options


# Rumours.


def test_a_rumour_costs_two_and_a_test() -> None:
    """M5.17: the owner alone reads it."""
    t = harbour("havana")

    t.play("P1 rumour")
    assert t.gold(P1) == 8
    t.roll("1 skull 1")
    t.play("? ru_telmo")

    assert t.state.rumour[P1] == t.number("ru_telmo")
    assert t.told("m-rumour-hidden") == [{"seat": P1}]
    t.expect(P1, "prompt-m-port")


def test_a_failed_test_costs_the_gold() -> None:
    """M5.17: no success, no rumour."""
    t = harbour("havana")

    t.play("P1 rumour")
    t.roll("1 1 1")

    assert t.state.rumour[P1] == NONE
    assert t.gold(P1) == 8


def test_without_two_gold_nobody_talks() -> None:
    """M5.17: the price is paid first."""
    assert "rumour" not in harbour("havana", gold={P1: 1}).options


@pytest.mark.parametrize(("keep", "back"), [("ru_telmo", "ru_ghost"), ("ru_ghost", "ru_telmo")])
def test_of_two_rumours_one_is_kept(keep: str, back: str) -> None:
    """M5.17, M17.29: the other is shuffled back; nobody else learns which."""
    t = harbour("havana", rumour={P1: "ru_telmo"})

    t.play("P1 rumour")
    t.roll("skull 1 1")
    t.play("? ru_ghost")

    t.expect(P1, "prompt-m-keep-rumour", "ru_telmo, ru_ghost")
    assert t.state.clone().heard == t.number("ru_ghost")
    t.play(f"P1 {keep}")
    assert t.state.rumour[P1] == t.number(keep)
    assert t.number(back) in t.state.rumour_deck
    assert t.state.rumour_deck == sorted(t.state.rumour_deck)
    assert t.state.heard == NONE
    assert t.told("m-rumour-kept-hidden") == [{"seat": P1}]


def test_a_rumour_won_from_somebody_is_chosen_likewise() -> None:
    """M14.1, M17.29: the limit holds for plunder too."""
    t = sea(rumour={P1: "ru_telmo"})
    t.state.rumour_deck.remove(t.number("ru_widow"))

    offer_rumour(t.state, P1, t.number("ru_widow"))
    t.settle()

    t.expect(P1, "prompt-m-keep-rumour", "ru_telmo, ru_widow")


def test_a_false_rumour_is_discarded() -> None:
    """M5.18: shown, tested, gone."""
    t = harbour("bridgetown", rumour={P1: "ru_gratitude"})

    t.play("P1 prove")
    t.roll("1 1 1")

    assert t.state.rumour[P1] == NONE
    assert t.number("ru_gratitude") in t.state.rumour_deck
    assert t.glory(P1) == 0
    assert t.told("m-proves") == [{"seat": P1, "card": "ru_gratitude"}]
    assert "prove" not in t.options


def test_a_true_rumour_pays_and_is_worth_glory() -> None:
    """M5.18, M1.2 e: the reward, a point, and the card goes."""
    t = harbour("bridgetown", rumour={P1: "ru_gratitude"})

    t.play("P1 prove")
    t.roll("1 1 skull")
    t.play("? gl_fog")

    assert (t.gold(P1), t.glory(P1)) == (22, 1)
    assert t.state.rumour[P1] == NONE
    assert t.number("ru_gratitude") in t.state.rumour_deck


def test_only_at_the_place_named() -> None:
    """M5.18: in another port it stays a rumour."""
    assert "prove" not in harbour("havana", rumour={P1: "ru_gratitude"}).options


def test_heard_and_proved_in_one_port_action() -> None:
    """M5.18b: buying a rumour and proving one are two things."""
    t = harbour("bridgetown")
    t.play("P1 rumour")
    t.roll("skull 1 1 1")
    t.play("? ru_gratitude")

    t.play("P1 prove")
    t.roll("1 1 skull")
    t.play("? gl_fog")

    assert t.glory(P1) == 1


@pytest.mark.parametrize(
    ("place", "sea_", "can"),
    [("nassau", True, True), ("nassau", False, False), ("havana", True, False)],
)
def test_a_rumour_of_the_sea_is_proved_at_sea(place: str, sea_: bool, can: bool) -> None:
    """M5.18: by a scout action in the zone, not in port."""
    where = {P1: place}
    t = sea(rumour={P1: "ru_telmo"}, zones=where if sea_ else {}, ports={} if sea_ else where)

    assert can_scout_rumour(t.state, P1) is can


def test_a_rumour_of_a_port_is_not_proved_at_sea() -> None:
    """M5.18: Influence tests are for ports."""
    t = sea(rumour={P1: "ru_gratitude"}, zones={P1: "bridgetown"})

    assert not can_scout_rumour(t.state, P1)


# The stash.


def test_gold_is_stashed_at_home_in_secret() -> None:
    """M5.22, M1.7: announced, the amount for him alone; once."""
    t = harbour("cartagena")

    t.play("P1 chest 7")

    assert (t.gold(P1), t.chest(P1)) == (3, 7)
    assert t.told("m-stashed-hidden") == [{"seat": P1}]
    told = [event.args() for event in t.table.events(P1) if event.what() == "m-stashed"]
    assert told == [{"seat": P1, "gold": 7}]
    assert not words(t, "chest")


def test_gold_is_taken_out_again() -> None:
    """M5.22: any gold between ship and chest."""
    t = harbour("cartagena", chest={P1: 20})
    assert words(t, "chest") == {f"chest {gold}" for gold in range(31) if gold != 20}

    t.play("P1 chest 0")

    assert (t.gold(P1), t.chest(P1)) == (30, 0)


def test_no_chest_in_a_foreign_port() -> None:
    """M5.22: only in the home port."""
    assert not words(harbour("havana"), "chest")


def test_a_card_opens_the_chest_anywhere_for_putting_in() -> None:
    """M5.22a: away from home gold goes into the chest, not out of it."""
    t = harbour("havana", hands={P1: ["gl_stash_any"]}, chest={P1: 5}, gold={P1: 3})

    t.play("P1 play gl_stash_any")

    assert words(t, "chest") == {"chest 6", "chest 7", "chest 8"}
    t.play("P1 chest 8", "P1 done")
    t.do("port_action", P1)
    assert not words(t, "chest"), "for that port action only"


def test_the_chest_holds_what_the_notation_can_write() -> None:
    """M5.22, M1.3a: amounts to 100; with the greatest goal as much counts."""
    t = harbour("cartagena", gold={P1: 150}, goal=MOST_GLORY)

    t.play("P1 chest 100")

    assert stash_points(t.state, P1) == MOST_GLORY // 2


def test_ten_points_by_the_stash_are_announced() -> None:
    """M1.4, M1.3: the stash counts as soon as it is there."""
    t = harbour("cartagena", glory={P1: 9})

    t.play("P1 chest 10")

    assert t.state.end == GLORY_REACHED
    assert t.gold(P2) == 10
