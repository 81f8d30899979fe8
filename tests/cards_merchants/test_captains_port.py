"""Captains whose abilities act in port, and specialists there."""

from __future__ import annotations

import pytest

from kit_harbour import harbour, words
from kit_merchants import P1

SIX = ("cocoa-1", "food-1", "food-2", "wood-1", "wood-2", "wood-3")


def test_penhallow_pays_two_for_single_goods() -> None:
    """M5.5: Planter's Credit; pairs and more cost what they cost."""
    t = harbour("bridgetown", "tobias_penhallow", demand={"bridgetown": "rum"})

    t.play("P1 market", *(f"? {card}" for card in SIX))
    t.play("P1 buy cocoa", "P1 buy food", "P1 buy wood", "P1 done")

    assert t.gold(P1) == 10 - 2 - 2 - 1


@pytest.mark.parametrize(("port", "can"), [("nassau", True), ("st_johns", True), ("havana", False)])
def test_penhallow_stashes_in_english_ports(port: str, can: bool) -> None:
    """M5.22: Strongboxes Ashore."""
    t = harbour(port, "tobias_penhallow", gold={P1: 2}, chest={P1: 5})

    assert words(t, "chest") == ({"chest 6", "chest 7"} if can else set())


def test_thackeray_repairs_for_one() -> None:
    """M5.14: Shipwright's Son."""
    t = harbour("havana", "josiah_thackeray", damage={P1: {"masts": 1}})

    t.play("P1 repair masts")

    assert t.gold(P1) == 9


def test_thackeray_does_not_repair_for_nothing() -> None:
    """M5.14a: at Basse-Terre, too, a point costs 1."""
    t = harbour("basse_terre", "josiah_thackeray", damage={P1: {"masts": 1}})

    t.play("P1 repair masts")

    assert t.gold(P1) == 9


def test_thackeray_fits_modifications_for_one() -> None:
    """M5.15: Own Drawings."""
    t = harbour("havana", "josiah_thackeray", gold={P1: 1})

    t.play("P1 modify")

    assert t.gold(P1) == 0
    assert t.names(P1, "mods") == ["chasers"]


def test_richery_talks_with_silver() -> None:
    """M5.19: Silver Tongue: 2 gold after a failed test for a mission."""
    t = harbour("bridgetown", "dominique_de_richery", missions=["mi_mail", "mi_duel"])
    t.play("P1 claim mi_mail")
    t.roll("1 1 1")

    t.expect(P1, "prompt-m-tongue", "pass, pay")
    t.play("P1 pay", "? mi_spy")

    assert t.state.mission[P1] == t.number("mi_mail")
    assert t.gold(P1) == 8


def test_richery_may_save_his_silver() -> None:
    """M5.19: the mission stays then."""
    t = harbour("bridgetown", "dominique_de_richery", missions=["mi_mail", "mi_duel"])
    t.play("P1 claim mi_mail")
    t.roll("1 1 1")

    t.play("P1 pass")

    t.expect(P1, "prompt-m-port")
    assert t.gold(P1) == 10
    assert t.number("mi_mail") in t.state.missions


def test_a_poor_richery_is_asked_all_the_same() -> None:
    """M1.7: his gold is his secret."""
    t = harbour("bridgetown", "dominique_de_richery", gold={P1: 1}, missions=["mi_mail", "mi_duel"])
    t.play("P1 claim mi_mail")
    t.roll("1 1 1")

    t.expect(P1, "prompt-m-tongue", "pass")


def test_richery_talks_once_a_turn() -> None:
    """M5.19: a second failure, through a factor, stands."""
    t = harbour(
        "bridgetown",
        "dominique_de_richery",
        missions=["mi_mail", "mi_survey"],
        hands={P1: ["gl_factor"]},
    )
    t.play("P1 claim mi_mail")
    t.roll("1 1 1")
    t.play("P1 pay", "? mi_spy", "P1 play gl_factor", "P1 claim mi_survey")
    t.roll("1 1 1")

    t.expect(P1, "prompt-m-port")
    assert t.state.mission[P1] == t.number("mi_mail")


def test_richery_does_not_buy_rumours() -> None:
    """M5.17: only tests for missions."""
    t = harbour("havana", "dominique_de_richery")
    t.play("P1 rumour")
    t.roll("1 1 1")

    t.expect(P1, "prompt-m-port")


def test_jaures_is_paid_three_more() -> None:
    """M5.21: Bonded Carrier: every mission completed."""
    t = harbour(
        "havana", "nicolas_jaures", mission={P1: "mi_cousin"}, missions=["mi_duel", "mi_spy"]
    )
    t.play("? gl_fog")

    assert t.gold(P1) == 33


@pytest.mark.parametrize(("port", "price"), [("curacao", 30), ("havana", 27)])
def test_van_riebeeck_buys_big_ships_for_less(port: str, price: int) -> None:
    """M5.8: Company Charter: 5 gold less, on top of the Royal Dockyard's 3."""
    short = harbour(port, "machiel_van_riebeeck", gold={P1: price - 6})
    t = harbour(port, "machiel_van_riebeeck", gold={P1: price - 5})

    assert "ship frigate" not in short.options
    t.play("P1 ship galleon", "? gl_fog")
    assert t.gold(P1) == 0


def test_van_riebeeck_pays_for_small_ships() -> None:
    """M5.8: a flute costs him what it costs everybody."""
    t = harbour("nassau", "machiel_van_riebeeck")

    t.play("P1 ship flute")

    assert t.gold(P1) == 5


def test_sikuma_needs_no_test() -> None:
    """M5.16: Kin on Every Shore."""
    t = harbour("havana", "sikuma", damage={P1: {"crew": 2}})

    t.play("P1 recruit")

    t.expect(P1, "prompt-m-port")
    assert t.left(P1, "crew") == 2


def test_a_boatswain_needs_no_test() -> None:
    """M5.16, M8.5: he fills the crew."""
    t = harbour("havana", damage={P1: {"crew": 2}}, specialists={P1: ["boatswain"]})

    t.play("P1 recruit")

    assert t.left(P1, "crew") == 2


def test_oosterling_sees_one_more_good() -> None:
    """M5.4: Exchange Broker."""
    t = harbour("havana", "willem_oosterling", demand={"havana": "rum"})

    t.play("P1 market", *(f"? {card}" for card in SIX), "? sugar-1")

    t.expect(P1, "prompt-m-market")
    assert len(t.state.market) == 7


def test_oosterling_where_he_bought_last() -> None:
    """M5.4, M17.9: three and one."""
    t = harbour("havana", "willem_oosterling", demand={"havana": "rum"})
    t.state.bought_at[P1] = t.number("havana")

    t.play("P1 market", *(f"? {card}" for card in SIX[:4]))

    t.expect(P1, "prompt-m-market")


def test_isabel_asks_again_once_a_turn() -> None:
    """M2.9: Viceroy's Ear: a failed Influence test is rolled again."""
    t = harbour("bridgetown", "isabel_de_arismendi", missions=["mi_mail", "mi_duel"], gold={P1: 9})
    t.play("P1 claim mi_mail")
    t.roll("1 1 1 1")

    t.expect(P1, "prompt-m-retest", "pass, ability")
    t.play("P1 ability")
    t.roll("1 1 1 skull")
    t.play("? mi_spy", "P1 rumour")
    assert t.state.mission[P1] == t.number("mi_mail")
    t.roll("1 1 1 1 1")

    t.expect(P1, "prompt-m-port")


def test_a_steward_adds_a_die() -> None:
    """M8.5, M5.17: Influence 3 and one."""
    t = harbour("havana", specialists={P1: ["steward"]})

    t.play("P1 rumour")
    t.roll("1 1 1 skull")
    t.play("? ru_telmo")

    assert t.state.rumour[P1] == t.number("ru_telmo")


def test_a_bumper_harvest_lays_out_two_more() -> None:
    """M5.4: the event of the round counts for everybody."""
    t = harbour("havana", demand={"havana": "rum"}, event="ev_harvest")

    t.play("P1 market", *(f"? {card}" for card in SIX), "? sugar-1", "? sugar-2")

    t.expect(P1, "prompt-m-market")
