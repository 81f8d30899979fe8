"""The scout action (M4.3 to M4.6)."""

from __future__ import annotations

from doubloon.games.merchants.facts import read_facts
from doubloon.games.merchants.frames.scout import scout, targets
from doubloon.games.merchants.state import RUMOUR_BITS
from doubloon.games.merchants.words import CREW, SCOUT_RUMOUR
from kit_merchants import P1, P2, Voyage, sea

GHOST = "ru_ghost"
PEARLS = "ru_pearls"


def with_rumour(rumour: str) -> Voyage:
    """At sea where the rumour is to be proved."""
    t = sea(rumour={P1: rumour}, zones={P1: place_of(rumour)})
    t.act()
    return t


def place_of(rumour: str) -> str:
    """Where it is proved."""
    facts = read_facts()
    return facts.zones[facts.rumour_place[facts.rumours.index(rumour)]]


def test_only_at_sea_and_in_the_own_zone() -> None:
    """M4.3: no scouting from port; targets are players at sea, NPCs and the merchant here."""
    t = sea(ports={P1: "havana"}, zones={P2: "havana"}, npcs={"english": "havana"})
    t.act()
    assert not any(word.startswith("scout") for word in t.options)
    t.play("P1 leave")
    assert {"scout merchant", "scout english", "scout P2"} <= t.options
    t = sea(zones={P1: "havana"}, ports={P2: "havana"}, npcs={"english": "nassau"})
    t.act()
    assert {word for word in t.options if word.startswith("scout")} == {"scout merchant"}


def test_a_failure_is_just_that_and_the_target_is_safe_for_the_turn() -> None:
    """M4.3, M4.6, M17.1: the same target once a turn, another one may be looked for."""
    t = sea(zones={P1: "havana", P2: "havana"})
    t.act()
    t.play("P1 scout merchant")
    t.roll("1 2")
    assert t.state.actions == 2
    assert "scout merchant" not in t.options
    assert "scout P2" in t.options
    t.play("P1 sail nassau")
    assert "scout merchant" in t.options


def test_who_is_found_must_fight() -> None:
    """M4.4: combat starts at once and cannot be declined."""
    t = sea(zones={P1: "havana", P2: "havana"})
    t.act()
    t.play("P1 scout P2")
    t.roll("skull 2")
    assert t.state.fight is not None
    assert t.state.fight.sides == (P1, P2)


def test_a_merchant_that_is_found_may_be_raided() -> None:
    """M4.5, M6.2: the token is turned up and the player chooses."""
    t = sea(zones={P1: "havana"})
    t.act()
    t.play("P1 scout merchant")
    t.roll("skull 2")
    t.play("? dutch")
    assert t.options == {"pass", "raid spanish", "raid dutch"}


def test_a_crippled_ship_looks_for_no_merchant() -> None:
    """M6.1, M6.1a: with a destroyed location no raid, so no scouting for one."""
    t = sea(zones={P1: "havana"}, damage={P1: {"cannons": 1}})
    t.act()
    assert "scout merchant" not in t.options


def test_sharp_eyes_are_for_the_very_next_look() -> None:
    """M8.2: after Sharp Eyes only scouting is offered, with two dice more."""
    t = sea(zones={P1: "havana"}, hands={P1: ["gl_eagle"]})
    t.act()
    t.play("P1 play gl_eagle")
    assert t.options == {"scout merchant"}
    t.play("P1 scout merchant")
    t.roll("1 2 3 4")
    assert t.state.extra_dice == 0
    t.expect(P1, "prompt-m-act")


def test_a_mission_is_a_target_in_each_of_its_zones() -> None:
    """M4.6, M5.19: a zone of a mission is scouted once a turn; another zone is another target."""
    t = sea(mission={P1: "mi_survey"}, missions=["mi_duel", "mi_spy"], zones={P1: "havana"})
    t.act()
    t.play("P1 scout mission")
    t.roll("1 2")
    assert "scout mission" not in t.options
    t.play("P1 sail tortuga")
    assert "scout mission" in t.options


def test_a_rumour_is_looked_for_once_a_turn() -> None:
    """M4.6a: after a drawn fight, with new hands aboard, it waits for a later turn."""
    t = with_rumour(GHOST)
    t.play("P1 scout rumour")
    t.roll("1 skull")
    t.roll("skull skull skull skull")
    t.state.cubes[P1 * 5 + CREW] = 1

    assert t.state.rumour[P1] == t.number(GHOST)
    assert SCOUT_RUMOUR not in targets(t.state, P1)
    assert t.why_not("P1 scout rumour") == ("why-m-rumour-scouted", "M4.6a")
    t.state.clear_turn(1)
    assert SCOUT_RUMOUR in targets(t.state, P1)


def test_another_rumour_is_another_target() -> None:
    """M4.6a: one that turned out false does not stand in the way of the next."""
    t = with_rumour(GHOST)
    t.play("P1 scout rumour")
    t.roll("1 1")
    assert t.told("m-rumour-false")
    t.state.rumour[P1] = t.number(PEARLS)
    t.state.zone[P1] = t.facts.zones.index(place_of(PEARLS))

    assert SCOUT_RUMOUR in targets(t.state, P1)


def test_only_the_last_rumour_looked_for_is_kept_in_mind() -> None:
    """M4.6a: whichever two they were, the second one has been looked for then."""
    s = with_rumour(GHOST).state
    for first in range(25):
        for second in range(25):
            s.scouted = 0
            for rumour in (first, second):
                s.rumour[P1] = rumour
                scout(s, P1, SCOUT_RUMOUR)
            assert s.scouted >> RUMOUR_BITS == second + 1
