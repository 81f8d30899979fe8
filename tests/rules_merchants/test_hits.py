"""M11: hits, their locations and what they do; M13.8 and M5.6 where they touch them."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.frames.hits import strike
from doubloon.games.merchants.words import CREW, LOCATIONS, MASTS, SKULL
from kit_merchants import P1, P2, Voyage, sea

PLACE = "prompt-m-place-hit"
STORM = {"captains": {P1: "cinco_de_irapuato"}, "zones": {P1: "havana"}}


def hit(t: Voyage, *hits: int, spared: int = -1) -> None:
    """Let hits strike P1's ship, located or skulls."""
    strike(t.state, P1, hits, spared)
    t.settle()


@pytest.mark.parametrize(
    ("face", "place"), [("1", "cargo"), ("2", "masts"), ("3", "crew"), ("4", "cannons")]
)
def test_numbers_of_locations(face: str, place: str) -> None:
    """M11.1, M11.2, M16.3: 1 hold, 2 masts, 3 crew, 4 cannons."""
    t = sea(ships={P1: "frigate"}, **STORM)
    t.do("take_hits", P1, 1)
    t.roll(face)

    assert {name for name in LOCATIONS if t.left(P1, name) < 3} == {place}
    assert t.left(P1, place) == 2
    t.over()


@pytest.mark.parametrize("place", LOCATIONS)
def test_skulls_are_placed_by_the_owner(place: str) -> None:
    """M11.3: any location, hull included."""
    t = sea(ships={P1: "frigate"}, **STORM)
    t.do("take_hits", P1, 1)
    t.roll("skull")
    t.expect(P1, PLACE, "hull, cargo, masts, crew, cannons")
    t.play(f"P1 {place}")

    assert t.left(P1, place) == 2
    t.over()


def test_numbered_hits_come_first() -> None:
    """M11.4: numbers are applied before skulls are placed."""
    t = sea(ships={P1: "frigate"}, **STORM)
    t.do("take_hits", P1, 3)
    t.roll("skull 2 4")

    assert (t.left(P1, "masts"), t.left(P1, "cannons")) == (2, 2)
    t.expect(P1, PLACE)


def test_each_skull_is_placed_by_itself() -> None:
    """M11.3: one after another."""
    t = sea(ships={P1: "frigate"}, **STORM)
    hit(t, SKULL, SKULL)
    t.play("P1 hull", "P1 crew")
    assert (t.left(P1, "hull"), t.left(P1, "crew")) == (2, 2)
    t.over()


def test_hits_on_a_destroyed_location_go_to_the_hull() -> None:
    """M11.5: every further one."""
    t = sea(ships={P1: "frigate"}, **STORM)
    hit(t, MASTS, MASTS, MASTS, MASTS, MASTS)
    assert (t.left(P1, "masts"), t.left(P1, "hull")) == (0, 1)


def test_a_skull_on_a_destroyed_location() -> None:
    """M17.25: goes to the hull."""
    t = sea(ships={P1: "frigate"}, damage={P1: {"masts": 3}}, **STORM)
    hit(t, SKULL)
    t.play("P1 masts")
    assert t.left(P1, "hull") == 2


def test_spared_hull() -> None:
    """M13.3, M13.4: hits beyond the location of a special shot are lost; others are not."""
    t = sea(ships={P1: "frigate"}, damage={P1: {"crew": 2, "masts": 3}}, **STORM)
    hit(t, CREW, CREW, MASTS, spared=CREW)
    assert (t.left(P1, "crew"), t.left(P1, "hull")) == (0, 2)


def test_a_storm_can_sink() -> None:
    """M11.6: hull destroyed, the ship sinks and the captain dies; nobody wins."""
    t = sea(damage={P1: {"hull": 1}}, **STORM)
    t.do("take_hits", P1, 2)
    t.roll("skull skull")
    t.play("P1 hull")

    assert t.state.dead[P1]
    assert t.told("m-sunk") == [{"seat": P1, "npc": 0}]
    assert t.glory(P2) == 0
    t.over()


def test_surplus_cargo_is_lost_at_random() -> None:
    """M11.6: chance names the cards that no longer fit."""
    t = sea(ships={P1: "frigate"}, cargo={P1: ["rum", "wood", "sugar"]}, **STORM)
    t.do("take_hits", P1, 2)
    t.roll("1 1")
    assert t.options == {"rum-1", "wood-1", "sugar-1"}
    t.play("? wood-1", "? rum-1")

    assert t.cargo(P1) == ["sugar"]
    assert len(t.state.cargo_pile) == 2
    t.over()


def test_hold_with_room_loses_nothing() -> None:
    """M11.6: only what no longer fits."""
    t = sea(ships={P1: "frigate"}, cargo={P1: ["rum", "wood"]}, **STORM)
    t.do("take_hits", P1, 1)
    t.roll("1")
    assert t.cargo(P1) == ["rum", "wood"]
    t.over()


def test_in_port_nothing_is_lost() -> None:
    """M11.6a, M5.6: a hold that is hit in port keeps its cargo until it leaves."""
    t = sea(ships={P1: "sloop"}, cargo={P1: ["rum", "wood", "sugar"]})
    t.do("hold_hit", P1)
    assert len(t.cargo(P1)) == 3
    t.over()


def test_powder_aboard() -> None:
    """M11.6: a hit on the hold sets the kegs off: the hull too, and the mission fails."""
    t = sea(ships={P1: "frigate"}, mission={P1: "mi_powder"}, **STORM)
    t.do("take_hits", P1, 1)
    t.roll("1")
    assert t.left(P1, "hull") == 2
    assert t.state.mission[P1] == -1
    t.over()


def test_destroyed_locations_stay_so() -> None:
    """M11.7: a ship without masts sails on, and has one die in its next combat."""
    t = sea(damage={P1: {"masts": 2}}, captains={P1: "cinco_de_irapuato"}, zones={P1: "havana"})
    t.act()
    assert "sail nassau" in t.options
    assert "scout merchant" not in t.options
    t.play("P1 sail nassau")
    assert t.left(P1, "masts") == 0


def test_reinforced_hull_in_a_storm() -> None:
    """M13.8: turned over, it takes one hit whose location is known."""
    t = sea(ships={P1: "frigate"}, mods={P1: ["hull_plating"]}, **STORM)
    t.do("take_hits", P1, 2)
    t.roll("4 skull")
    t.expect(P1, "prompt-m-plate-hit", "pass, cannons, die skull")
    t.play("P1 cannons", "P1 hull")

    assert (t.left(P1, "cannons"), t.left(P1, "hull")) == (3, 2)
    assert t.names(P1, "flipped") == ["hull_plating"]
    t.do("take_hits", P1, 1)
    t.roll("2")
    assert t.left(P1, "masts") == 2
    t.over()
