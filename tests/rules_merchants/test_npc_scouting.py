"""NPCs that look for players (M9.4 to M9.7)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.frames.npc import hostile
from doubloon.games.merchants.frames.turn import Act
from doubloon.games.merchants.passive import npc_scouting
from doubloon.games.merchants.words import NPC_NAMES
from kit_merchants import P1, P2, Voyage, sea


def lookouts(t: Voyage) -> list[str]:
    """The NPCs that look for the first player."""
    return [NPC_NAMES[npc] for npc in hostile(t.state, P1)]


def test_a_ship_that_enters_the_zone_is_looked_for() -> None:
    """M9.5a, M9.6: entering the zone of a hostile NPC makes it roll its Scouting."""
    t = sea(zones={P1: "tortuga"}, bounty={P1: {"spanish": 1}}, npcs={"spanish": "havana"})
    t.act()
    t.play("P1 sail havana", "? spanish")
    t.roll("1 2 3")
    t.expect(P1, "prompt-m-act")
    assert t.told("m-npc-looked")


def test_leaving_port_counts_as_entering_the_zone() -> None:
    """M9.5a, M17.19: in port nobody looks; leaving it makes the NPC look."""
    t = sea(ports={P1: "tortuga"}, bounty={P1: {"spanish": 1}}, npcs={"spanish": "tortuga"})
    assert lookouts(t) == []
    t.act()
    t.play("P1 leave", "? spanish")


def test_each_entry_is_looked_out_for_anew() -> None:
    """M17.20: who leaves and re-enters the zone is scouted for again."""
    t = sea(zones={P1: "tortuga"}, bounty={P1: {"spanish": 1}}, npcs={"spanish": "havana"})
    t.act()
    t.play("P1 sail havana", "? spanish")
    t.roll("1 2 3")
    t.play("P1 sail tortuga", "P1 sail havana", "? spanish")


def test_a_turn_that_starts_at_sea_beside_a_hostile_ship() -> None:
    """M9.5b: it looks for the player at the start of his turn."""
    t = sea(zones={P1: "havana"}, bounty={P1: {"spanish": 1}}, npcs={"spanish": "havana"})
    t.do("next_turn", P1)
    t.play("? spanish")
    t.roll("1 2 3")
    t.expect(P1, "prompt-m-act")


def test_a_ship_in_port_is_never_looked_for() -> None:
    """M9.4: ships in port are never scouted for."""
    t = sea(ports={P1: "havana"}, bounty={P1: {"english": 1}}, npcs={"spanish": "havana"})
    t.do("next_turn", P1)
    t.expect(P1, "prompt-m-act")


def test_pirates_keep_quiet_beside_a_navy() -> None:
    """M9.7, M17.21: pirates do not scout in a zone with a navy ship."""
    t = sea(zones={P1: "havana"}, npcs={"pirate_sloop": "havana"})
    assert lookouts(t) == ["pirate_sloop"]
    t.put_npc("dutch", "havana")
    assert lookouts(t) == []


def test_two_men_of_war_watch_each_other() -> None:
    """M9.7: two men-of-war brought by a war do not scout while in the same zone."""
    t = sea(
        zones={P1: "havana"},
        bounty={P1: {"spanish": 2}},
        npcs={"spanish": "havana", "dutch": "tortuga"},
    )
    from doubloon.games.merchants.frames.event import make_war

    make_war(t.state, 0, 3)
    assert lookouts(t) == ["spanish"]
    t.state.zone[4 + 3] = t.state.zone[P1]
    assert lookouts(t) == []


def test_several_look_in_random_order() -> None:
    """M9.7: several hostile NPCs, random order, once each."""
    t = sea(
        zones={P1: "havana"},
        bounty={P1: {"spanish": 1}},
        npcs={"spanish": "havana", "dutch": "havana"},
    )
    t.on(Act(P1))
    t.do("be_scouted", P1)
    t.play("? dutch")
    t.roll("1 2")
    t.play("? spanish")
    t.roll("1 2 3")
    t.expect(P1, "prompt-m-act")


@pytest.mark.parametrize(("level", "dice"), [(1, 2), (2, 2), (3, 3), (5, 5)])
def test_the_flag_symbol_counts_the_highest_bounty(level: int, dice: int) -> None:
    """M9.6, M16.7: the printed Scouting or the highest bounty of any nation."""
    t = sea(zones={P1: "curacao"}, bounty={P1: {"english": level, "french": 1}})
    t.put_npc("dutch", "curacao", "ev_dutch_1")
    assert npc_scouting(t.state, 3, P1) == dice


def test_pirates_do_not_read_bounties() -> None:
    """M9.6: only admirals with the flag symbol do."""
    t = sea(zones={P1: "nassau"}, bounty={P1: {"english": 5}})
    t.put_npc("pirate_sloop", "nassau", "ev_psloop_2")
    assert npc_scouting(t.state, 4, P1) == 2


def test_found_by_a_navy_one_must_fight() -> None:
    """M4.4, M9.6, M17.17: one success starts a naval combat with the NPC as attacker."""
    t = sea(zones={P1: "tortuga"}, bounty={P1: {"spanish": 1}}, npcs={"spanish": "havana"})
    t.act()
    t.play("P1 sail havana", "? spanish")
    t.roll("1 2 skull")
    fight = t.state.fight
    assert fight is not None
    assert fight.sides == (4, P1)


def test_a_player_may_hide_in_the_fog() -> None:
    """M8.3: Into the Fog lets a Scouting test that has found its player fail."""
    t = sea(
        zones={P1: "tortuga"},
        bounty={P1: {"spanish": 1}},
        npcs={"spanish": "havana"},
        hands={P1: ["gl_fog"]},
    )
    t.act()
    t.play("P1 sail havana", "? spanish")
    t.roll("1 2 skull")
    t.play("P1 play gl_fog")
    assert t.state.fight is None
    assert not t.state.fogged
    t.expect(P1, "prompt-m-act")


def test_the_other_player_is_no_concern_of_the_first() -> None:
    """M9.5: only the player who enters is looked for."""
    t = sea(
        zones={P1: "tortuga", P2: "havana"},
        bounty={P2: {"spanish": 4}},
        npcs={"spanish": "havana"},
    )
    t.act()
    t.play("P1 sail havana")
    t.expect(P1, "prompt-m-act")
