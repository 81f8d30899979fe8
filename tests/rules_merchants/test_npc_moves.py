"""How NPC ships move and whom they hunt (M9)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.facts import DIRECTIONS
from kit_merchants import P1, P2, P3, Voyage, sea


def move(t: Voyage, npc: str, way: str) -> str:
    """Where an NPC is after an icon of an event."""
    t.do("move_npc", -2, npc, DIRECTIONS.index(way))
    return t.zone(npc)


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [
        ("bridgetown", "N", "st_johns"),
        ("bridgetown", "W", "basse_terre"),
        ("bridgetown", "E", "trinidad"),
        ("bridgetown", "S", "trinidad"),
        ("nassau", "N", "tortuga"),
        ("nassau", "S", "havana"),
        ("old_providence", "W", "port_royale"),
    ],
)
def test_a_ship_sails_the_way_of_its_icon(start: str, way: str, end: str) -> None:
    """M9.8: one zone in the direction given, or in the next one clockwise with a border."""
    t = sea(ports={P1: "cartagena", P2: "caracas"}, npcs={"english": start})
    assert move(t, "english", way) == end


def test_a_ship_that_is_not_on_the_board_does_not_move() -> None:
    """M9.8: an icon of an NPC that has not entered does nothing."""
    t = sea()
    assert move(t, "dutch", "N") == ""


def test_a_navy_hunts_a_bounty_of_its_own_nation_in_an_adjacent_zone() -> None:
    """M9.9: a hunted player in an adjacent zone, even in port, overrides the direction."""
    t = sea(ports={P1: "tortuga", P2: "nassau"}, bounty={P1: {"spanish": 1}})
    t.put_npc("spanish", "havana")
    assert move(t, "spanish", "S") == "tortuga"


def test_a_navy_stays_with_its_prey() -> None:
    """M9.9: a hunted player in the own zone keeps the ship there."""
    t = sea(zones={P1: "havana"}, bounty={P1: {"spanish": 2}}, npcs={"spanish": "havana"})
    assert move(t, "spanish", "S") == "havana"


def test_a_navy_lets_honest_captains_be() -> None:
    """M9.3: a player without bounty is not hunted by a navy in peace."""
    t = sea(zones={P1: "tortuga", P2: "tortuga"}, npcs={"spanish": "havana"})
    assert move(t, "spanish", "S") == "port_royale"


def test_the_own_nations_bounty_comes_first() -> None:
    """M9.3: a bounty of the navy's own nation weighs more than any number of others."""
    t = sea(
        zones={P1: "tortuga", P2: "nassau"},
        bounty={P1: {"english": 5, "french": 5}, P2: {"spanish": 1}},
        npcs={"spanish": "havana"},
    )
    assert move(t, "spanish", "S") == "nassau"


def test_the_higher_bounty_of_the_own_nation_is_hunted() -> None:
    """M9.9: of two players the one meeting priority 1 to the greater degree."""
    t = sea(
        zones={P1: "tortuga", P2: "nassau"},
        bounty={P1: {"spanish": 3}, P2: {"spanish": 2, "dutch": 5}},
        npcs={"spanish": "havana"},
    )
    assert move(t, "spanish", "S") == "tortuga"


def test_other_nations_bounties_are_added_up() -> None:
    """M9.9a: 1 + 1 + 1 of other nations beats 2 of one (M16.1 corrects no figure here)."""
    t = sea(
        zones={P1: "tortuga", P2: "nassau"},
        bounty={P1: {"english": 2}, P2: {"english": 1, "french": 1, "dutch": 1}},
        npcs={"spanish": "havana"},
    )
    assert move(t, "spanish", "S") == "nassau"


def test_equal_prey_is_chosen_by_chance() -> None:
    """M9.9: still tied, chance decides."""
    t = sea(
        zones={P1: "tortuga", P2: "nassau"},
        bounty={P1: {"spanish": 2}, P2: {"spanish": 2}},
        npcs={"spanish": "havana"},
    )
    t.do("move_npc", -2, "spanish", 4)
    t.play("? P2")
    assert t.zone("spanish") == "nassau"


def test_equal_prey_in_one_zone_needs_no_chance() -> None:
    """M9.9: players in the same zone are reached by the same move."""
    t = sea(
        zones={P1: "tortuga", P2: "tortuga"},
        bounty={P1: {"spanish": 2}, P2: {"spanish": 2}},
        npcs={"spanish": "havana"},
    )
    assert move(t, "spanish", "S") == "tortuga"
    t.over()


def test_in_war_the_enemys_captains_are_hunted_last() -> None:
    """M9.3: captains of the enemy nation come after bounties."""
    t = sea(3, zones={P1: "port_royale", P2: "tortuga", P3: "st_johns"}, war=("spanish", "english"))
    t.put_npc("spanish", "havana")
    assert move(t, "spanish", "N") == "tortuga"
    t = sea(zones={P1: "port_royale", P2: "tortuga"}, war=("spanish", "english"))
    t.put_npc("spanish", "havana")
    t.state.bounty[P1 * 4 + 3] = 1
    assert move(t, "spanish", "N") == "port_royale"


@pytest.mark.parametrize(
    ("gold", "cargo", "end"),
    [((1, 0), (0, 2), "tortuga"), ((0, 0), (0, 1), "nassau"), ((5, 90), (1, 0), "tortuga")],
)
def test_pirates_want_gold_then_cargo(
    gold: tuple[int, int], cargo: tuple[int, int], end: str
) -> None:
    """M9.3, M9.9b: non-pirates with gold, then with cargo; it is yes or no only."""
    t = sea(
        zones={P1: "tortuga", P2: "nassau"},
        gold={P1: gold[0], P2: gold[1]},
        cargo={P1: ["rum"] * cargo[0], P2: ["wood"] * cargo[1]},
        npcs={"pirate_sloop": "havana"},
    )
    assert move(t, "pirate_sloop", "S") == end


def test_pirates_do_not_hunt_pirates() -> None:
    """M7.6: NPC pirates are no longer hostile to a player with a bounty."""
    t = sea(
        zones={P1: "tortuga", P2: "caracas"},
        bounty={P1: {"dutch": 1}},
        npcs={"pirate_frigate": "havana"},
    )
    assert move(t, "pirate_frigate", "S") == "port_royale"


def test_nobody_is_attacked_by_a_moving_ship() -> None:
    """M9.10: an NPC does not attack while moving."""
    t = sea(zones={P1: "tortuga"}, bounty={P1: {"spanish": 5}}, npcs={"spanish": "havana"})
    move(t, "spanish", "E")
    t.over()
