"""M14: plunder and capture; M13.10, M13.11: what becomes of modifications."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.fight import Fight
from doubloon.games.merchants.frames.spoils import defeat
from doubloon.games.merchants.view import view
from kit_merchants import P1, P2, P3, Voyage, sea

PRIZE = "prompt-m-prize"
STOW = "prompt-m-stow"
RANSACK = "prompt-m-ransack"


def won(loser: int | str = P2, **table: Any) -> Voyage:
    """P1 has won a crew combat; his Glory card is drawn, and the plunder begins."""
    npcs = {loser: "havana"} if isinstance(loser, str) else {}
    zones = {P1: "havana", P2: "havana"}
    seats = table.pop("seats", 2)
    captains = {P1: "cinco_de_irapuato"}
    t = sea(seats, **{"captains": captains, "zones": zones, "npcs": npcs, **table})
    t.state.fight = Fight(P1, t.side(loser))
    t.state.fight.round = 2
    defeat(t.state, 0, True)
    t.settle()
    if t.asked == P2:
        t.play("P2 pass")
    t.play("? gl_wind")
    return t


def test_gold_weapons_and_specialists_are_taken_unasked() -> None:
    """M14.1, M14.1b, M8.5: gold aboard, and one of each kind that the victor lacks."""
    t = won(
        gold={P2: 13},
        weapons={P1: ["chain_shot"], P2: ["chain_shot", "grape_shot"]},
        specialists={P1: ["gunner"], P2: ["gunner", "surgeon"]},
    )
    assert t.told("m-plundered") == [{"seat": P1, "rival": P2, "gold": 13}]
    t.play("P1 pass", "P1 pass")

    assert t.gold(P1) == 23
    assert t.names(P1, "weapons") == ["chain_shot", "grape_shot"]
    assert t.names(P1, "specialists") == ["gunner", "surgeon"]
    assert t.state.armoury == [4, 3, 3]
    t.over()


def test_the_chest_is_never_plundered() -> None:
    """M14.8: only gold aboard."""
    t = won(gold={P2: 4}, chest={P2: 30})
    assert t.gold(P1) == 14
    assert t.chest(P2) == 30


def test_cargo_by_choice_within_the_hold() -> None:
    """M14.1: any of it; the rest is discarded with the captain."""
    t = won(cargo={P2: ["rum", "wood", "wood"]})
    t.play("P1 pass")
    t.expect(P1, STOW, "done, keep rum, keep wood")
    t.play("P1 keep wood")
    t.expect(P1, STOW, "done, keep rum, keep wood")
    t.play("P1 keep wood", "P1 done", "P1 pass")

    assert t.cargo(P1) == ["wood", "wood"]
    assert len(t.state.cargo_pile) == 1
    t.over()


def test_glory_cards_within_the_hand_limit() -> None:
    """M14.1, M8.1: any of them; with more than four one is discarded."""
    t = won(
        hands={P1: ["gl_fog", "gl_fog", "gl_eagle"], P2: ["gl_prize", "gl_brace"]},
    )
    t.play("P1 pass")
    t.expect(P1, RANSACK, "done, gl_prize, gl_brace")
    t.play("P1 gl_prize")
    t.expect(P1, "prompt-m-full-hand")
    t.play("P1 gl_fog")
    t.expect(P1, RANSACK, "done, gl_brace")
    t.play("P1 done", "P1 pass")

    assert sorted(t.hand(P1)) == ["gl_eagle", "gl_fog", "gl_prize", "gl_wind"]
    assert t.hand(P2) == []


def test_rumour() -> None:
    """M14.1, M17.29: one rumour at most; the other is shuffled back."""
    t = won(rumour={P1: "ru_telmo", P2: "ru_widow"})
    t.play("P1 pass")
    t.expect(P1, RANSACK, "done, take")
    t.play("P1 take")
    t.expect(P1, "prompt-m-keep-rumour")
    t.play("P1 ru_widow", "P1 pass")

    assert t.facts.rumours[t.state.rumour[P1]] == "ru_widow"
    assert t.number("ru_telmo") in t.state.rumour_deck
    t.over()


def test_kept_rumours_and_missions_are_lost() -> None:
    """M14.1, M14.1a: the loser's mission is discarded; what he proved true goes with him."""
    t = won(kept={P2: ["ru_papers"]}, mission={P2: "mi_hunt"})
    t.play("P1 pass", "P1 pass")
    assert t.state.kept == [(), ()]
    assert t.number("ru_papers") in t.state.rumour_deck
    assert t.facts.missions[t.state.mission_pile[-1]] == "mi_hunt"
    assert t.state.mission[P1] == -1
    t.over()


def test_only_the_victor_sees_what_there_is() -> None:
    """M1.8, M14.1: while he plunders he sees hold, hand and rumour; a third player does not."""
    t = won(seats=3, cargo={P2: ["rum"]}, hands={P2: ["gl_brace"]}, rumour={P2: "ru_widow"})
    mine, other = view(t.state, P1)["players"][P2], view(t.state, P3)["players"][P2]
    assert (mine["cargo"], mine["hand"], mine["rumour"]) == (["rum-1"], ["gl_brace"], "ru_widow")
    assert (other["cargo"], other["hand"], other["rumour"]) == (None, None, None)


def test_the_reward_comes_too() -> None:
    """M14.1, M7.8: plunder and bounty."""
    t = won(bounty={P2: {"french": 2}}, gold={P2: 1})
    assert t.gold(P1) == 21


# Capture.


def test_capturing_a_players_ship() -> None:
    """M14.5, M14.6: it keeps its damage and modifications; the own crew goes over."""
    t = won(
        ships={P1: "frigate", P2: "galleon"},
        damage={P2: {"hull": 2, "cannons": 1, "crew": 3}},
        mods={P1: ["rigging"], P2: ["gun_port"]},
        cargo={P1: ["rum"]},
        weapons={P1: ["grape_shot"]},
    )
    t.expect(P1, PRIZE, "pass, take")
    t.damage(P1, crew=1)
    t.play("P1 take")
    assert set(t.options) <= set(t.facts.zones)
    t.play("? trinidad")

    assert t.ship(P1) == "galleon"
    assert (t.left(P1, "hull"), t.left(P1, "cannons"), t.left(P1, "crew")) == (2, 4, 2)
    assert t.names(P1, "mods") == ["gun_port"]
    assert t.names(P1, "weapons") == ["grape_shot"]
    assert t.cargo(P1) == ["rum"]
    assert not t.state.big_ship[P1]
    assert t.glory(P1) == 1, "for the victory, not for the ship (M14.7)"


def test_crew_goes_over_up_to_the_crew_value() -> None:
    """M14.6: no more than the prize can take."""
    t = won(ships={P1: "frigate", P2: "flute"})
    t.play("P1 take")
    assert t.left(P1, "crew") == 1


def test_a_smaller_hold() -> None:
    """M14.5a: what the prize cannot carry is thrown away, by choice."""
    t = won(ships={P1: "flute", P2: "sloop"}, cargo={P1: ["rum", "rum", "wood"], P2: ["sugar"]})
    t.play("P1 take")
    t.expect(P1, STOW, "drop rum, drop wood")
    t.play("P1 drop rum")
    t.expect(P1, STOW, "done, drop rum, drop wood")
    t.play("P1 drop rum", "P1 keep sugar")
    assert t.cargo(P1) == ["sugar", "wood"]


def test_navy_cargo() -> None:
    """M14.3: gold for three cards, one lost at random for each damage to its hold."""
    t = won("french", ships={P1: "frigate"})
    t.play("? rum-8", "? wood-1", "? sugar-2")
    assert t.gold(P1) == 10 + 5 + 1 + 2
    t.expect(P1, PRIZE)
    t.play("P1 pass")
    t.expect(P1, STOW, "done, keep rum, keep wood, keep sugar")


def test_navy_cargo_with_a_damaged_hold() -> None:
    """M14.3: gold first, then the loss."""
    t = sea(captains={P1: "cinco_de_irapuato"}, zones={P1: "havana"}, npcs={"french": "havana"})
    t.damage("french", cargo=2)
    t.state.fight = Fight(P1, t.side("french"))
    defeat(t.state, 0, True)
    t.settle()
    t.play("? gl_wind", "? rum-8", "? wood-1", "? sugar-2")
    assert t.options == {"rum-8", "wood-1", "sugar-2"}
    t.play("? rum-8", "? wood-1", "P1 pass")
    assert t.gold(P1) == 18
    t.expect(P1, STOW, "done, keep sugar")


def test_capturing_a_navy_ship() -> None:
    """M14.3, M14.6, M9.2: the ship is the player's, its captain is gone."""
    t = won("french")
    t.play("? rum-8", "? wood-1", "? sugar-2")
    t.play("P1 take", "P1 keep rum", "P1 keep wood", "P1 keep sugar", "P1 pass")
    assert t.ship(P1) == "frigate"
    assert t.left(P1, "crew") == 2
    assert t.zone("french") == ""
    assert t.state.admirals[2] == ()
    assert t.state.back == ()
    t.over()


def test_npc_pirates_carry_nothing() -> None:
    """M14.4, M7.9: the reward, and the ship."""
    t = won("pirate_frigate")
    t.expect(P1, PRIZE)
    t.play("P1 take", "P1 pass")
    assert t.gold(P1) == 25
    assert t.ship(P1) == "frigate"
    t.over()


def test_a_pirates_smaller_hold() -> None:
    """M14.5a, M14.4: a pirate's sloop cannot carry the cargo of a flute either."""
    t = won("pirate_sloop", ships={P1: "flute"}, cargo={P1: ["rum", "rum", "wood"]})
    t.play("P1 take")
    t.expect(P1, STOW, "drop rum, drop wood")
    t.play("P1 drop rum", "P1 pass")
    assert t.cargo(P1) == ["rum", "wood"]
    t.over()


# Modifications that lose their ship.


def test_lost_modifications_go_to_empty_ports() -> None:
    """M13.10, M13.11, M16.13: face down, at random, ports without a token first."""
    t = sea()
    t.give_mods(P1, ["rigging", "chasers"])
    s = t.state
    empty = {t.facts.zones[z] for z in range(17) if t.facts.port[z] and not s.tokens[z]}
    t.do("scatter_mods", -2, "rigging", "chasers")
    assert t.options == empty
    t.play(f"? {min(empty)}", f"? {max(empty)}")
    pile = s.tokens[t.number(min(empty))][-1]
    assert s.forge[pile] == (1, 4)
    assert s.tokens[t.number(max(empty))] == (pile,)
    t.over()


def test_no_port_is_empty() -> None:
    """M13.11, M13.11a: tokens lie together, and what lay there stays on sale."""
    t = sea(offer={"havana": "rigging"})
    t.do("scatter_mods", -2, 4)
    assert len(t.options) == 16
    t.play("? nassau")
    pile = len(t.state.forge) - 1
    assert t.state.tokens[t.number("nassau")][0] == pile
    assert t.state.tokens[t.number("nassau")][-1] != pile


@pytest.mark.parametrize("boarded", [True, False])
def test_modifications_of_the_beaten(boarded: bool) -> None:
    """M13.10: not taken with the ship, they return to ports."""
    t = sea(zones={P1: "havana", P2: "havana"}, mods={P2: ["swivels"]}, strict=False)
    t.state.fight = Fight(P1, P2)
    defeat(t.state, 0, boarded)
    t.settle()
    if boarded:
        t.play("P1 pass")
    assert t.told("m-token-laid")
    assert t.state.mods == [0, 0]
