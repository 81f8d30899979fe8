"""Moving and entering ports (M4.1, M4.2)."""

from __future__ import annotations

import pytest

from kit_merchants import P1, P2, sea


def test_a_move_leads_to_an_adjacent_zone_or_into_the_port() -> None:
    """M4.1: from a zone to an adjacent one, or into its port; one action each."""
    t = sea(zones={P1: "havana"})
    t.act()
    sails = {word for word in t.options if word.startswith("sail")}
    assert sails == {"sail nassau", "sail tortuga", "sail port_royale"}
    assert "enter" in t.options
    t.play("P1 sail nassau", "P1 sail tortuga", "P1 enter")
    assert (t.zone(P1), t.state.ashore[P1]) == ("tortuga", True)
    t.over()


def test_from_a_port_one_first_puts_to_sea() -> None:
    """M4.1: from a port into its zone; no zone is reached from the quay."""
    t = sea(ports={P1: "havana"})
    t.act()
    assert not any(word.startswith("sail") for word in t.options)
    t.play("P1 leave", "P1 sail nassau")
    assert (t.zone(P1), t.state.actions) == ("nassau", 1)


def test_the_open_sea_has_no_port() -> None:
    """M2.2: the Caribbean Sea has no port."""
    t = sea(zones={P1: "caribbean_sea"})
    t.act()
    assert "enter" not in t.options


def test_ports_of_a_nation_with_a_bounty_are_closed() -> None:
    """M4.2, M7.6: no entry to a port of a nation that has a bounty on the player."""
    t = sea(zones={P1: "nassau"}, bounty={P1: {"english": 1}})
    t.act()
    assert "enter" not in t.options


def test_the_home_port_is_always_open() -> None:
    """M4.2: the home port lets its captain in, whatever he has done."""
    t = sea(zones={P1: "cartagena"}, bounty={P1: {"spanish": 5}})
    t.act()
    assert "enter" in t.options


def test_a_player_already_in_port_may_stay_and_act() -> None:
    """M4.2: a bounty does not turn anybody out."""
    t = sea(ports={P1: "havana"}, bounty={P1: {"spanish": 1}})
    t.act()
    assert "port" in t.options


def test_other_nations_bounties_do_not_matter() -> None:
    """M7.2: nations are separate."""
    t = sea(zones={P1: "nassau"}, bounty={P1: {"spanish": 5, "dutch": 5}})
    t.act()
    assert "enter" in t.options


def test_a_haven_lets_pirates_in_by_influence() -> None:
    """M4.2: the pirate port under its zone's rule: an Influence test."""
    t = sea(zones={P1: "port_royale"}, bounty={P1: {"english": 2}})
    t.act()
    t.play("P1 enter")
    t.roll("1 skull 3")
    assert t.state.ashore[P1]
    assert t.gold(P1) == 10


def test_a_haven_lets_pirates_in_for_a_toll() -> None:
    """M4.2: after a failed test the toll of 2 gold."""
    t = sea(zones={P1: "port_royale"}, bounty={P1: {"english": 2}})
    t.act()
    t.play("P1 enter")
    t.roll("1 2 3")
    t.expect(P1, "prompt-m-toll", "pass, pay")
    t.play("P1 pay")
    assert t.state.ashore[P1]
    assert t.gold(P1) == 8


@pytest.mark.parametrize("gold", [0, 1, 10])
def test_who_does_not_pay_stays_at_sea(gold: int) -> None:
    """M4.2: no toll, no entry; the action is spent."""
    t = sea(zones={P1: "port_royale"}, bounty={P1: {"english": 2}}, gold={P1: gold})
    t.act()
    t.play("P1 enter")
    t.roll("1 2 3")
    assert ("pay" in t.options) == (gold >= 2)
    t.play("P1 pass")
    assert not t.state.ashore[P1]
    assert t.state.actions == 2


def test_honest_captains_just_enter_the_haven() -> None:
    """M4.2: the rule of the haven is for captains whom England wants."""
    t = sea(zones={P1: "port_royale"}, bounty={P1: {"spanish": 2}})
    t.act()
    t.play("P1 enter")
    assert t.state.ashore[P1]


def test_a_war_closes_the_enemys_ports() -> None:
    """M9.15: no captain enters ports of the nation that his own is at war with."""
    t = sea(zones={P1: "nassau", P2: "havana"}, war=("spanish", "english"))
    t.act()
    assert "enter" not in t.options


def test_a_war_of_others_closes_nothing() -> None:
    """M9.15: only the captains of the two nations are shut out."""
    t = sea(zones={P1: "nassau"}, war=("french", "english"))
    t.act()
    assert "enter" in t.options


def test_the_haven_and_the_home_port_stay_open_in_war() -> None:
    """M9.15: the home port and Port Royale stay open."""
    t = sea(zones={P1: "port_royale"}, war=("spanish", "english"))
    t.act()
    assert "enter" in t.options
    t = sea(captains={P1: "nathaniel_crewe"}, zones={P1: "port_royale"}, war=("spanish", "english"))
    t.act()
    assert "enter" in t.options


def test_leaving_port_costs_an_action_and_trims_the_cargo() -> None:
    """M4.1, M5.6, M17.10: on leaving port cargo is discarded down to the hold."""
    t = sea(ports={P1: "havana"}, cargo={P1: ["rum", "rum", "wood"]})
    t.act()
    t.play("P1 leave")
    assert {"drop rum", "drop wood"} <= t.options
    t.play("P1 drop wood")
    assert t.cargo(P1) == ["rum", "rum"]
    t.expect(P1, "prompt-m-act")
