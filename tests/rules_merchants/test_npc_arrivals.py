"""NPCs come and go (M9.1, M9.2), and war brings them (M9.14 to M9.18)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.state import COMMANDER
from doubloon.games.merchants.words import NPC_NAMES
from kit_merchants import P1, P2, Voyage, sea


def draw(t: Voyage, event: str) -> None:
    """Play a round with this event, everybody passing."""
    t.do("next_round", -2)
    t.play(f"? {event}")


def finish(t: Voyage) -> None:
    """Everybody ends the turn."""
    t.play("P1 done", "P2 done")


def admirals(t: Voyage, npc: str) -> list[str]:
    """The captains of an NPC, the one in command last."""
    cards = t.state.admirals[NPC_NAMES.index(npc)]
    return ["commander" if card == COMMANDER else t.facts.events[card] for card in cards]


def test_an_npc_enters_at_the_end_of_the_round() -> None:
    """M9.1: the card stays open; the ship is put into the named zone at the end of the turn."""
    t = sea()
    draw(t, "ev_dutch_1")
    assert t.zone("dutch") == ""
    finish(t)
    assert (t.zone("dutch"), t.ship("dutch")) == ("curacao", "frigate")
    assert admirals(t, "dutch") == ["ev_dutch_1"]


def test_a_new_captain_of_the_same_navy_goes_on_top() -> None:
    """M9.2: at the end of the turn, and the ship moves to the new zone."""
    t = sea(npcs={"dutch": "havana"})
    draw(t, "ev_dutch_2")
    assert t.zone("dutch") == "havana"
    finish(t)
    assert t.zone("dutch") == "st_maarten"
    assert admirals(t, "dutch") == ["ev_dutch_1", "ev_dutch_2"]


def test_an_arrival_ignores_hunted_players() -> None:
    """M9.2: such an arrival is no move."""
    t = sea(zones={P1: "tortuga"}, bounty={P1: {"dutch": 5}})
    draw(t, "ev_dutch_2")
    finish(t)
    assert t.zone("dutch") == "st_maarten"


def test_the_captain_below_returns_after_a_defeat() -> None:
    """M9.2, M17.37: at the end of the turn in his own starting zone, players there or not."""
    t = sea(zones={P1: "curacao"})
    t.put_npc("dutch", "havana", "ev_dutch_1", "ev_dutch_2")
    s = t.state
    s.admirals[3] = s.admirals[3][:-1]
    s.zone[7] = -1
    s.back = (3,)
    draw(t, "ev_harvest")
    finish(t)
    t.play("? ev_dutch_1")
    assert t.zone("dutch") == "curacao"
    assert s.fight is None


def test_of_several_below_a_random_one_returns() -> None:
    """M9.2: if several lie below, chance decides."""
    t = sea()
    t.put_npc("dutch", "havana", "ev_dutch_1", "ev_dutch_2")
    s = t.state
    s.zone[7] = -1
    s.back = (3,)
    draw(t, "ev_harvest")
    finish(t)
    assert t.options == {"ev_dutch_1", "ev_dutch_2"}
    t.play("? ev_dutch_1")
    assert admirals(t, "dutch") == ["ev_dutch_2", "ev_dutch_1"]
    assert t.zone("dutch") == "curacao"


def test_a_new_card_in_the_same_round_comes_before_a_return() -> None:
    """M9.2: at most one navy ship per nation is on the board."""
    t = sea()
    t.put_npc("dutch", "havana", "ev_dutch_1")
    s = t.state
    s.zone[7] = -1
    s.back = (3,)
    draw(t, "ev_dutch_2")
    finish(t)
    assert t.zone("dutch") == "st_maarten"
    assert s.back == ()


def test_a_war_picks_two_nations_and_turns_their_ships() -> None:
    """M9.14, M9.16: two different nations by chance; navies become men-of-war where they stand."""
    t = sea(npcs={"spanish": "nassau"})
    draw(t, "ev_war_1")
    assert t.options == {"spanish", "english", "french", "dutch"}
    t.play("? spanish")
    assert t.options == {"english", "french", "dutch"}
    t.play("? french")
    assert t.state.war == (0, 2)
    assert (t.zone("spanish"), t.ship("spanish")) == ("nassau", "man_o_war")
    assert (t.zone("french"), t.ship("french")) == ("petit_goave", "man_o_war")
    assert admirals(t, "french") == ["commander"]


def test_peace_sends_commanders_home() -> None:
    """M9.18: men-of-war become frigates again, war commanders leave the board."""
    t = sea(npcs={"spanish": "nassau"})
    draw(t, "ev_war_1")
    t.play("? spanish", "? french")
    finish(t)
    t.play("? ev_peace_1")
    assert t.state.war == (-1, -1)
    assert t.ship("spanish") == "frigate"
    assert (t.zone("french"), admirals(t, "french")) == ("", [])


def test_a_new_war_ends_the_old_one() -> None:
    """M9.14: any war on the board ends first."""
    t = sea()
    draw(t, "ev_war_1")
    t.play("? spanish", "? french")
    finish(t)
    t.play("? ev_war_2", "? english", "? dutch")
    assert t.state.war == (1, 3)
    assert t.zone("spanish") == ""


def test_an_admiral_who_arrives_in_war_brings_a_man_of_war() -> None:
    """M9.16: the naval ship of a warring nation is a man-of-war."""
    t = sea(war=("spanish", "dutch"))
    draw(t, "ev_dutch_1")
    finish(t)
    assert t.ship("dutch") == "man_o_war"


@pytest.mark.parametrize("npc", ["dutch", "english", "french", "spanish"])
def test_every_nation_has_three_admirals(npc: str) -> None:
    """M9.1: twelve admirals, three for each nation, and six pirates."""
    t = sea()
    assert t.facts.npc_of.count(NPC_NAMES.index(npc)) == 3
    assert t.facts.npc_of.count(4) == t.facts.npc_of.count(5) == 3


def test_nobody_is_asked_by_an_arrival() -> None:
    """M9.5: an arrival is no entry of a player; nobody is scouted for."""
    t = sea(zones={P1: "curacao", P2: "curacao"}, bounty={P1: {"dutch": 4}})
    draw(t, "ev_dutch_1")
    finish(t)
    assert t.state.fight is None


def test_a_war_commander_below_returns_too() -> None:
    """M9.16a, M9.2: with nobody else below he takes command again, at the war station."""
    t = sea(war=("spanish", "dutch"))
    t.put_npc("dutch", "havana", "ev_dutch_1")
    s = t.state
    s.admirals[3] = (COMMANDER, *s.admirals[3])
    t.do("npc_beaten", P1, "dutch")
    draw(t, "ev_harvest")
    finish(t)
    assert (t.zone("dutch"), t.ship("dutch")) == ("curacao", "man_o_war")
    assert admirals(t, "dutch") == ["commander"]
