"""Captains and zones whose rules work at sea (M2.2, M2.7)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.passive import dice, npc_scouting
from doubloon.games.merchants.words import SCOUTING
from kit_merchants import P1, P2, sea


def test_cinco_de_irapuato_knows_the_spanish_main() -> None:
    """M2.7: one extra Scouting die in zones with a Spanish port."""
    for zone, count in (("caracas", 3), ("curacao", 2), ("caribbean_sea", 2)):
        t = sea(captains={P1: "cinco_de_irapuato"}, zones={P1: zone})
        assert dice(t.state, P1, SCOUTING) == count


def test_frances_wright_is_hard_to_see() -> None:
    """M2.7, M9.6: NPCs roll one Scouting die fewer against her, at least 1."""
    t = sea(zones={P1: "havana", P2: "havana"}, npcs={"english": "havana"})
    assert npc_scouting(t.state, 1, P1) == 2
    assert npc_scouting(t.state, 1, P2) == 1


def test_hendrik_ten_brink_does_not_mind_the_weather() -> None:
    """M2.7: weather neither damages him nor takes his actions."""
    t = sea(captains={P1: "hendrik_ten_brink"}, zones={P1: "st_johns"}, event="ev_calm")
    t.do("next_turn", P1)
    assert t.state.actions == 3
    t = sea(captains={P1: "hendrik_ten_brink"}, zones={P1: "st_johns"}, event="ev_storm_1")
    t.do("next_turn", P1)
    t.play("P1 done")
    t.over()


def test_hendrik_ten_brink_uses_fair_winds() -> None:
    """M2.7: Trade Winds neither damage him nor take his actions: he has the free move."""
    t = sea(captains={P1: "hendrik_ten_brink"}, zones={P1: "st_johns"}, event="ev_trades")
    t.do("next_turn", P1)
    assert (t.state.actions, t.state.free_sails) == (3, 1)


def test_nathaniel_crewe_calls_port_royale_his_home() -> None:
    """M4.2, M2.7: his home port lets him in without test or toll."""
    t = sea(
        captains={P1: "nathaniel_crewe"}, zones={P1: "port_royale"}, bounty={P1: {"english": 3}}
    )
    t.act()
    t.play("P1 enter")
    assert t.state.ashore[P1]


def test_nassau_hides_ships_from_navies() -> None:
    """M2.2: naval ships roll one Scouting die fewer there, at least 1; pirates do not."""
    t = sea(zones={P1: "nassau"}, npcs={"english": "nassau", "pirate_sloop": "nassau"})
    assert npc_scouting(t.state, 1, P1) == 1
    assert npc_scouting(t.state, 4, P1) == 3


def test_san_juan_makes_pirates_keep_their_distance() -> None:
    """M2.2: a player with any bounty rolls one Scouting die fewer, at least 1."""
    t = sea(zones={P1: "san_juan"})
    assert dice(t.state, P1, SCOUTING) == 2
    t = sea(zones={P1: "san_juan"}, bounty={P1: {"dutch": 1}})
    assert dice(t.state, P1, SCOUTING) == 1


def test_old_providence_has_a_beach_to_careen() -> None:
    """M2.2: a scout action without a target repairs 1 damage, not of the crew."""
    t = sea(zones={P1: "old_providence"}, damage={P1: {"hull": 1, "crew": 1}})
    t.act()
    t.play("P1 scout beach", "P1 hull")
    assert (t.left(P1, "hull"), t.left(P1, "crew"), t.state.actions) == (2, 1, 2)
    assert "scout beach" not in t.options


def test_the_beach_is_only_there() -> None:
    """M2.2: elsewhere a scout action needs a target."""
    t = sea(zones={P1: "havana"}, damage={P1: {"hull": 1}})
    t.act()
    assert "scout beach" not in t.options


@pytest.mark.parametrize("bounty", [{}, {"english": 1}])
def test_port_royale_lets_everybody_in_somehow(bounty: dict[str, int]) -> None:
    """M4.2: with an English bounty by test or toll, otherwise freely."""
    t = sea(zones={P1: "port_royale"}, bounty={P1: bounty})
    t.act()
    assert "enter" in t.options


def test_st_maarten_is_never_closed_by_war() -> None:
    """M9.15: a war never closes the free port."""
    t = sea(zones={P1: "st_maarten"}, war=("spanish", "dutch"))
    t.act()
    assert "enter" in t.options
    t = sea(zones={P1: "curacao"}, war=("spanish", "dutch"))
    t.act()
    assert "enter" not in t.options


def test_the_caribbean_sea_has_no_rule_of_its_own() -> None:
    """M2.2: exactly one zone has no special rule."""
    t = sea()
    assert [
        zone for zone, rules in zip(t.facts.zones, t.facts.zone_rules, strict=True) if not rules
    ] == ["caribbean_sea"]
