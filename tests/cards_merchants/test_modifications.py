"""The modifications, one by one (M13.7 to M13.9)."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants import verbs
from doubloon.games.merchants.fight import Fight
from doubloon.games.merchants.frames.boarding import start_boarding
from doubloon.games.merchants.words import CANNONS, CREW, HOLD
from kit_merchants import P1, P2, Voyage, sea

FIRE = "prompt-m-window-naval-own-fire"


def battle(
    mods: list[str], theirs: list[str] | None = None, ship: str = "frigate", **table: Any
) -> Voyage:
    """Cinco (Seamanship 3) attacks the pirate Frances Wright (2)."""
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        zones={P1: "havana", P2: "havana"},
        ships={P1: ship, P2: "frigate"},
        bounty={P2: {"dutch": 1}},
        mods={P1: mods, P2: theirs or []},
        **table,
    )
    t.do("start_battle", P1, P1, P2)
    return t


@pytest.mark.parametrize(
    ("mod", "place", "ship", "value"),
    [
        ("hammocks", CREW, "sloop", 3),
        ("hammocks", CREW, "man_o_war", 5),
        ("big_hold", HOLD, "sloop", 3),
        ("big_hold", HOLD, "galleon", 5),
        ("gun_port", CANNONS, "sloop", 2),
        ("gun_port", CANNONS, "man_o_war", 5),
    ],
)
def test_values(mod: str, place: int, ship: str, value: int) -> None:
    """M13.7: Extra Hammocks, Spacious Hold and Extra Battery add 1, at most 5."""
    t = sea(ships={P1: ship}, mods={P1: [mod]})
    assert verbs.most(t.state, P1, place) == value


@pytest.mark.parametrize(("ship", "value"), [("sloop", 5), ("galleon", 2)])
def test_sails_and_rigging(ship: str, value: int) -> None:
    """M13.7: manoeuvrability 1 higher."""
    t = sea(ships={P1: ship}, mods={P1: ["rigging"]})
    assert verbs.manoeuvrability(t.state, P1) == value


def test_rigging_counts_in_the_manoeuvre() -> None:
    """M10.3, M13.7: a sloop with Sails & Rigging is 2 nimbler than a frigate."""
    t = battle(["rigging"], ship="sloop")
    t.roll("1 1 1 1 1 1")
    assert [said["dice"] for said in t.told("m-manoeuvred")] == [4, 2]


def test_extra_battery_fires() -> None:
    """M13.7: a hit more for the winner."""
    t = battle(["gun_port"])
    t.roll("skull 1 1 1 1")
    t.roll("1 1 2 2")
    assert [said["count"] for said in t.told("m-volley")] == [4]


def test_reinforced_hull() -> None:
    """M13.8: turned over it cancels 1 damage anywhere, once its location is known."""
    t = battle([], ["hull_plating"])
    t.roll("skull 1 1 1 1")
    t.roll("4 3 3")
    t.expect(P2, "prompt-m-window-own-ship-hit", "pass, use hull_plating")
    t.play("P2 use hull_plating", "P2 crew")
    assert (t.left(P2, "crew"), t.left(P2, "cannons")) == (2, 2)
    assert t.names(P2, "flipped") == ["hull_plating"]


def test_reinforced_hull_stays_turned() -> None:
    """M13.8: it is restored in port only, not after the combat."""
    t = battle([], ["hull_plating"])
    t.roll("skull 1 1 1 1")
    t.roll("4 3 3")
    t.play("P2 use hull_plating", "P2 crew", "P1 flee", "P2 shoot")
    t.roll("skull 1 1 1 1")
    assert t.state.fight is None
    assert t.names(P2, "flipped") == ["hull_plating"]


@pytest.mark.parametrize("deeds", [("flee", "shoot"), ("shoot", "flee")])
def test_chasers(deeds: tuple[str, str]) -> None:
    """M13.9: 1 hit when either side has declared Flee; turned back after the combat."""
    t = battle(["chasers"])
    t.roll("1 1 1 1 1")
    t.play(f"P1 {deeds[0]}", f"P2 {deeds[1]}")
    t.roll("1 1 1 1 1")
    t.expect(P1, FIRE, "pass, use chasers")
    t.play("P1 use chasers")
    t.roll("2")
    assert t.left(P2, "masts") == 2
    assert t.names(P1, "flipped") == ["chasers"]
    t.play("P1 flee", "P2 shoot")
    t.roll("skull 1 1 1 1")
    assert t.state.fight is None
    assert t.names(P1, "flipped") == []


def test_chasers_at_a_ship_that_gets_away() -> None:
    """M13.9a: they fire after it, and without cannons too."""
    t = battle(["chasers"], damage={P1: {"cannons": 3}})
    t.roll("1 1 1 1 1")
    t.play("P1 shoot", "P2 flee")
    t.roll("1 1 1 skull 1")
    t.play("P1 use chasers")
    t.roll("2")
    assert t.left(P2, "masts") == 2
    assert t.told("m-fled")
    t.over()


def test_chasers_need_a_flight() -> None:
    """M13.9: nobody has declared Flee."""
    t = battle(["chasers"])
    t.roll("1 1 1 1 1")
    t.play("P1 shoot", "P2 shoot")
    t.roll("1 1 1 1 1")
    t.expect(P1, "prompt-m-declare")


@pytest.mark.parametrize(("dice", "left"), [("1 1", 3), ("skull 1", 2), ("skull skull", 2)])
@pytest.mark.parametrize("boarder", [P1, P2])
def test_swivel_guns(dice: str, left: int, boarder: int) -> None:
    """M13.9: two dice just before a crew combat at sea, whoever boarded: 1 damage at most."""
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        zones={P1: "havana", P2: "havana"},
        ships={P1: "frigate", P2: "frigate"},
        mods={P1: ["swivels"]},
    )
    t.state.fight = Fight(boarder, 1 - boarder)
    start_boarding(t.state)
    t.settle()
    t.roll(dice)
    assert t.left(P2, "crew") == left


def test_swivel_guns_may_win_it() -> None:
    """M12.4a, M13.9: a crew of one is gone before the first blow."""
    t = sea(
        zones={P1: "havana", P2: "havana"},
        mods={P1: ["swivels"]},
        damage={P2: {"crew": 1}},
    )
    t.state.fight = Fight(P1, P2)
    start_boarding(t.state)
    t.settle()
    t.roll("skull 1")
    t.play("? gl_wind")
    t.expect(P1, "prompt-m-prize")


def test_swivel_guns_of_both() -> None:
    """M12.4a: both crews of one felled by guns: nobody has won."""
    t = sea(
        zones={P1: "havana", P2: "havana"},
        mods={P1: ["swivels"], P2: ["swivels"]},
        damage={P1: {"crew": 1}, P2: {"crew": 1}},
    )
    t.state.fight = Fight(P1, P2)
    start_boarding(t.state)
    t.settle()
    t.roll("skull 1 skull 1")
    assert t.told("m-no-winner")
    t.over()


@pytest.mark.parametrize(("kind", "guns"), [(0, True), (1, False)])
def test_swivel_guns_only_at_sea(kind: int, guns: bool) -> None:
    """M13.9: a drifting sloop is boarded at sea, a garrison is beaten ashore."""
    t = sea(zones={P1: "havana"}, mods={P1: ["swivels"]})
    t.do("landing", P1, 2, 2, kind)
    t.roll("1 1")
    assert bool(t.told("m-swivels")) == guns


def test_long_guns() -> None:
    """M13.9, M16.4: before the first round a die for each cannon, a hit for each success."""
    t = battle(["long_guns"])
    t.roll("skull skull 1")
    assert t.told("m-long-guns") == [{"seat": P1, "npc": 0, "count": 2}]
    t.roll("2 4")
    assert (t.left(P2, "masts"), t.left(P2, "cannons")) == (2, 2)
    assert t.state.fight is not None
    assert t.state.fight.round == 1


def test_long_guns_without_special_shot() -> None:
    """M13.9: no Chain or Grape Shot with these."""
    t = battle(["long_guns"], weapons={P1: ["chain_shot"]})
    t.roll("skull 1 1")
    t.roll("skull")
    t.expect(P2, "prompt-m-place-hit")


def test_long_guns_of_both() -> None:
    """M10.8, M13.9: both fire at once."""
    t = battle(["long_guns"], ["long_guns"])
    t.roll("skull skull skull skull 1 1")
    t.roll("4 4 4 2")
    assert (t.left(P2, "cannons"), t.left(P1, "masts")) == (0, 2)


def test_long_guns_need_cannons() -> None:
    """M11.6: destroyed cannons do not shoot."""
    t = battle(["long_guns"], damage={P1: {"cannons": 3}})
    assert t.state.fight is not None
    assert t.state.fight.round == 1


def test_long_guns_may_sink() -> None:
    """M13.9, M14.2: a combat can be over before its first round."""
    t = battle(["long_guns"], damage={P2: {"hull": 2}})
    t.roll("skull 1 1")
    t.roll("skull")
    t.play("P2 hull", "? gl_wind", "P1 pass")
    assert t.glory(P1) == 1
    t.over()


def test_cards_and_long_guns() -> None:
    """M13.9b: Double-shotted Guns are not for Long Guns, Raking Fire is."""
    t = battle(["long_guns"], hands={P1: ["gl_double_shot", "gl_raking"]})
    t.roll("skull 1 1")
    t.roll("1")
    t.expect(P1, "prompt-m-window-naval-own-hits-located", "pass, play gl_raking")


@pytest.mark.parametrize(("answer", "left"), [("pass", 1), ("masts", 2)])
def test_reinforced_hull_and_sabotage(answer: str, left: int) -> None:
    """M13.8: it takes any damage whose location is known, a saboteur's too."""
    t = sea(hands={P1: ["gl_sabotage"]}, ports={P1: "havana", P2: "havana"})
    t.give_mods(P2, ["hull_plating"])
    t.act()
    t.play("P1 play gl_sabotage", "P1 masts")
    t.expect(P2, "prompt-m-plate-hit", "pass, masts")
    t.play(f"P2 {answer}")
    assert t.left(P2, "masts") == left
    t.expect(P1, "prompt-m-act")


def test_reinforced_hull_and_powder() -> None:
    """M13.8: the powder that blows up in the hold does not reach the hull; the mission fails."""
    t = sea(mission={P1: "mi_powder"}, zones={P1: "havana"}, mods={P1: ["hull_plating"]})
    verbs.hit(t.state, P1, HOLD)
    t.settle()
    t.play("P1 hull")
    assert (t.left(P1, "hull"), t.left(P1, "cargo")) == (2, 1)
    assert t.state.mission[P1] < 0
    t.over()
