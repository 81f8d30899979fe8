"""Every event, once (M3.2). NPC cards are tested for each captain."""

from __future__ import annotations

import pytest

from kit_merchants import P1, P2, Voyage, sea


def draw(t: Voyage, event: str) -> None:
    """A round begins with this event."""
    t.do("next_round", -2)
    t.play(f"? {event}")


NPC_CARDS = [
    ("ev_dutch_1", "dutch", "curacao"),
    ("ev_dutch_2", "dutch", "st_maarten"),
    ("ev_dutch_3", "dutch", "trinidad"),
    ("ev_english_1", "english", "port_royale"),
    ("ev_english_2", "english", "bridgetown"),
    ("ev_english_3", "english", "nassau"),
    ("ev_french_1", "french", "basse_terre"),
    ("ev_french_2", "french", "petit_goave"),
    ("ev_french_3", "french", "tortuga"),
    ("ev_spanish_1", "spanish", "havana"),
    ("ev_spanish_2", "spanish", "cartagena"),
    ("ev_spanish_3", "spanish", "san_juan"),
    ("ev_psloop_1", "pirate_sloop", "nassau"),
    ("ev_psloop_2", "pirate_sloop", "old_providence"),
    ("ev_psloop_3", "pirate_sloop", "bridgetown"),
    ("ev_pfrigate_1", "pirate_frigate", "caribbean_sea"),
    ("ev_pfrigate_2", "pirate_frigate", "st_maarten"),
    ("ev_pfrigate_3", "pirate_frigate", "trinidad"),
]


@pytest.mark.parametrize(("event", "npc", "zone"), NPC_CARDS)
def test_an_npc_card_brings_its_ship(event: str, npc: str, zone: str) -> None:
    """M9.1: admirals in frigates, pirates in their own ships, at the end of the turn."""
    t = sea()
    draw(t, event)
    t.play("P1 done", "P2 done")
    assert t.zone(npc) == zone
    assert t.ship(npc) == ("sloop" if npc == "pirate_sloop" else "frigate")


@pytest.mark.parametrize("event", ["ev_storm_1", "ev_storm_2", "ev_hurricane"])
def test_a_storm_strikes_who_ends_the_turn_at_sea(event: str) -> None:
    """M3.2: Seamanship; 3 hits, one fewer per success; locations rolled, skulls by the owner."""
    t = sea(zones={P1: "st_johns"})
    draw(t, event)
    t.play("P1 done")
    t.roll("skull 1 2")
    t.roll("1 2")
    assert (t.left(P1, "cargo"), t.left(P1, "masts")) == (1, 1)
    t.expect(P2, "prompt-m-act")


def test_a_storm_spares_ships_in_port() -> None:
    """M3.2: who ends the turn in port is safe."""
    t = sea()
    draw(t, "ev_storm_1")
    t.play("P1 done")
    t.expect(P2, "prompt-m-act")


def test_three_successes_weather_the_storm() -> None:
    """M3.2: one hit fewer per success."""
    t = sea(zones={P1: "st_johns"})
    draw(t, "ev_storm_2")
    t.play("P1 done")
    t.roll("skull skull skull")
    t.expect(P2, "prompt-m-act")


def test_a_hurricane_drives_all_npcs_south_at_the_end() -> None:
    """M3.2: every NPC ship moves one zone south, or the next way clockwise that exists."""
    t = sea(npcs={"english": "havana", "pirate_sloop": "bridgetown"})
    draw(t, "ev_hurricane")
    sloop = t.zone("pirate_sloop")
    assert (t.zone("english"), sloop) == ("havana", "st_johns")
    t.play("P1 done", "P2 done")
    assert (t.zone("english"), t.zone("pirate_sloop")) == ("port_royale", "bridgetown")


def test_a_hurricane_is_no_hunt() -> None:
    """M9.8a: driven by the storm, an NPC passes whomever it would hunt."""
    t = sea(zones={P1: "nassau"}, bounty={P1: {"english": 3}}, npcs={"english": "havana"})
    t.do("shift_npcs", -2, 4)
    assert t.zone("english") == "port_royale"


@pytest.mark.parametrize("event", ["ev_war_1", "ev_war_2", "ev_war_3"])
def test_war(event: str) -> None:
    """M9.14: two nations by chance."""
    t = sea()
    draw(t, event)
    t.play("? english", "? dutch")
    assert t.state.war == (1, 3)
    t.expect(P1, "prompt-m-act")


def test_peace_without_war_lowers_a_bounty_of_everybody() -> None:
    """M7.7, M9.18: every player removes 1 bounty level of his choice."""
    t = sea(bounty={P1: {"dutch": 2, "french": 1}, P2: {"spanish": 1}})
    draw(t, "ev_peace_1")
    t.play("P1 french")
    assert t.bounties(P1) == {"dutch": 2}
    assert t.bounties(P2) == {}
    t.expect(P1, "prompt-m-act")


def test_peace_without_war_changes_a_nations_demand() -> None:
    """M9.18: the first player names a nation whose ports get new demand tokens."""
    t = sea()
    draw(t, "ev_peace_2")
    t.expect(P1, t.prompt, "spanish, english, french, dutch")
    before = t.state.demand[:]
    t.play("P1 dutch")
    ports = [t.facts.zones.index(zone) for zone in ("curacao", "st_maarten")]
    assert [t.state.demand[zone] for zone in ports] == [-1, -1]
    t.play("? cocoa", "? rum")
    assert [t.facts.goods[t.state.demand[zone]] for zone in ports] == ["cocoa", "rum"]
    assert [d for z, d in enumerate(t.state.demand) if z not in ports] == [
        d for z, d in enumerate(before) if z not in ports
    ]


@pytest.mark.parametrize("event", ["ev_peace_1", "ev_peace_2"])
def test_peace_ends_a_war(event: str) -> None:
    """M9.18: the current war ends, and nothing else happens."""
    t = sea(war=("spanish", "dutch"), bounty={P1: {"dutch": 2, "french": 1}})
    draw(t, event)
    assert t.state.war == (-1, -1)
    t.expect(P1, "prompt-m-act")


def test_amnesty() -> None:
    """M7.7: at the start of the turn 5 gold per level remove one nation's bounty."""
    t = sea(bounty={P1: {"dutch": 2, "french": 3}}, gold={P1: 12})
    draw(t, "ev_pardon")
    assert t.options == {"pass", "dutch"}
    t.play("P1 dutch")
    assert t.bounties(P1) == {"french": 3}
    assert t.gold(P1) == 2
    t.expect(P1, "prompt-m-act")


def test_volatile_markets() -> None:
    """M2.3: all demand tokens go back to the pool, and new ones are dealt."""
    t = sea()
    draw(t, "ev_markets")
    assert len(t.state.pool) == 24
    for good in (*t.facts.goods, *t.facts.goods):
        t.play(f"? {good}")
    t.expect(P1, "prompt-m-act")
    assert len(t.state.pool) == 8
    assert all((good >= 0) == port for good, port in zip(t.state.demand, t.facts.port, strict=True))
    assert len(t.told("m-demand")) == 16


def test_fever() -> None:
    """M3.2: at sea with 2 crew or more: Leadership, or lose 1 crew."""
    t = sea(zones={P1: "st_johns"})
    draw(t, "ev_fever")
    t.roll("1 2")
    assert t.left(P1, "crew") == 1
    t.expect(P1, "prompt-m-act")


def test_fever_spares_a_last_hand_and_ships_in_port() -> None:
    """M3.2: at least 2 crew, at sea."""
    t = sea(zones={P1: "st_johns"}, damage={P1: {"crew": 1}})
    draw(t, "ev_fever")
    t.play("P1 done")
    t.expect(P2, "prompt-m-act")


def test_dead_calm() -> None:
    """M3.3: who starts the turn at sea has 2 actions."""
    t = sea(zones={P1: "st_johns"})
    draw(t, "ev_calm")
    assert t.state.actions == 2
    t.play("P1 done")
    assert t.state.actions == 3


def test_trade_winds() -> None:
    """M3.3: one free move between zones, not into or out of a port."""
    t = sea(zones={P1: "st_johns"})
    draw(t, "ev_trades")
    t.play("P1 sail bridgetown")
    assert (t.state.actions, t.state.free_sails) == (3, 0)
    t.play("P1 done", "P2 leave")
    assert (t.state.actions, t.state.free_sails) == (2, 1)


def test_rich_convoys_refill_the_sea() -> None:
    """M6.11: every empty zone gets a merchant of the track at once."""
    t = sea()
    s = t.state
    s.flags = [(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)]
    s.merchants = [-1] * 3 + [0] * 14
    s.track = (0, 3, 3)
    draw(t, "ev_convoy")
    assert s.track == ()
    assert s.merchants[:3] == [1, 1, 1]


def test_a_pirate_hunt_sharpens_the_navies_eyes() -> None:
    """M9.6: navies roll one extra Scouting die this turn."""
    from doubloon.games.merchants.passive import npc_scouting

    t = sea(zones={P1: "st_johns"}, npcs={"dutch": "havana", "pirate_sloop": "nassau"})
    before = [npc_scouting(t.state, npc, P1) for npc in (3, 4)]
    t.state.event = t.facts.events.index("ev_sweep")
    assert [npc_scouting(t.state, npc, P1) for npc in (3, 4)] == [before[0] + 1, before[1]]


def test_a_bumper_harvest_fills_the_markets() -> None:
    """M5.4: everyone who buys goods draws 2 extra cards this turn."""
    from doubloon.games.merchants.passive import bonus

    t = sea(event="ev_harvest", ports={P1: "havana"})
    assert bonus(t.state, P1, "draw_bonus", "buy_goods") == 2


def test_every_event_is_tested() -> None:
    """M2.1: 34 events."""
    t = sea()
    assert len(t.facts.events) == 34
    assert len(NPC_CARDS) == 18


def test_amnesty_is_paid_from_the_ship() -> None:
    """M5.22: at the start of a turn there is no port action yet, so the chest does not help."""
    t = sea(bounty={P1: {"dutch": 2, "french": 1}}, gold={P1: 9}, chest={P1: 30})
    t.do("next_round", -2)
    t.play("? ev_pardon")
    t.expect(P1, "prompt-m-pardon", "pass, french")
