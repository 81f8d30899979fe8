"""The Glory cards of combat moments, one by one (M8.2, M8.4)."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.fight import Fight
from doubloon.games.merchants.frames.boarding import start_boarding
from doubloon.games.merchants.frames.spoils import defeat
from doubloon.games.merchants.frames.window import Window
from kit_merchants import P1, P2, Voyage, sea

WINDOW = "prompt-m-window-"


def battle(cards: list[str], theirs: list[str] | None = None, **table: Any) -> Voyage:
    """Cinco (Seamanship 3) attacks the pirate Frances Wright (2); both have frigates and cards."""
    table = {
        "captains": {P1: "cinco_de_irapuato"},
        "zones": {P1: "havana", P2: "havana"},
        "ships": {P1: "frigate", P2: "frigate"},
        "bounty": {P2: {"dutch": 1}},
        "hands": {P1: cards, P2: theirs or []},
        **table,
    }
    t = sea(**table)
    t.do("start_battle", P1, P1, P2)
    return t


def melee(cards: list[str], **table: Any) -> Voyage:
    """Cinco (Leadership 3) has boarded Frances Wright (3)."""
    t = sea(
        **{
            "captains": {P1: "cinco_de_irapuato"},
            "zones": {P1: "havana", P2: "havana"},
            "ships": {P1: "frigate", P2: "frigate"},
            "hands": {P1: cards},
            **table,
        }
    )
    t.state.fight = Fight(P1, P2)
    t.state.fight.round = 2
    start_boarding(t.state)
    t.settle()
    return t


def test_seamanship_reroll_own() -> None:
    """Seamanship Re-roll: any number of the own dice, after both manoeuvre rolls."""
    t = battle(["gl_sea_reroll"])
    t.roll("1 1 2 skull 3")
    t.expect(P1, WINDOW + "naval-after-manoeuvre-roll", "pass, play gl_sea_reroll")
    t.play("P1 play gl_sea_reroll")
    t.expect(
        P1,
        "prompt-m-reroll",
        "done, reroll 1, reroll 2, reroll-theirs 3, reroll-theirs skull",
    )
    t.play("P1 reroll 1")
    t.expect(P1, "prompt-m-reroll", "done, reroll 1, reroll 2")
    t.play("P1 reroll 1", "P1 done")
    t.roll("skull skull")

    assert t.state.fight is not None
    assert t.state.fight.winner == 0
    assert t.told("m-rerolled") == [{"seat": P1, "count": 2}]


def test_seamanship_reroll_of_the_opponent() -> None:
    """Seamanship Re-roll: the opponent's dice instead."""
    t = battle(["gl_sea_reroll"])
    t.roll("skull 1 2 skull skull")
    t.play("P1 play gl_sea_reroll", "P1 reroll-theirs skull", "P1 reroll-theirs skull", "P1 done")
    t.roll("1 1")
    assert t.state.fight is not None
    assert sorted(t.state.fight.dice[1]) == [1, 1]
    assert t.state.fight.winner == 0


def test_both_may_reroll() -> None:
    """M8.4: attacker first, then the defender, until nobody plays."""
    t = battle(["gl_sea_reroll"], ["gl_sea_reroll"])
    t.roll("1 1 1 1 1")
    t.play("P1 play gl_sea_reroll", "P1 reroll 1", "P1 done")
    t.roll("skull")
    t.expect(P2, WINDOW + "naval-after-manoeuvre-roll")
    t.play("P2 play gl_sea_reroll", "P2 reroll-theirs skull", "P2 done")
    t.roll("2")
    t.expect(P1, "prompt-m-declare")


def test_crew_combat_reroll() -> None:
    """Crew Combat Re-roll: own or opponent's dice of a crew combat round."""
    t = melee(["gl_crew_reroll"])
    t.play("P1 pass")
    t.roll("1 1 1 skull skull skull")
    t.expect(P1, WINDOW + "crew-after-roll", "pass, play gl_crew_reroll")
    t.play("P1 play gl_crew_reroll", *["P1 reroll-theirs skull"] * 3, "P1 done")
    t.roll("1 1 1")
    assert t.left(P1, "crew") == 3


def test_quick_study() -> None:
    """Quick Study: the card resolved last once more, where it could be played."""
    t = battle(["gl_double_shot", "gl_copy"])
    t.roll("skull 1 1 1 1")
    t.play("P1 pass")
    t.expect(P1, WINDOW + "naval-own-fire", "pass, play gl_double_shot")
    t.play("P1 play gl_double_shot")
    t.expect(P1, WINDOW + "naval-own-fire", "pass, play gl_copy")
    t.play("P1 play gl_copy")
    assert t.state.fight is not None
    assert t.state.fight.counts == [5, 0]


def test_double_shotted_guns() -> None:
    """Double-shotted Guns: one hit more, even beyond the cannons."""
    t = battle(["gl_double_shot"])
    t.roll("skull 1 1 1 1")
    t.play("P1 pass", "P1 play gl_double_shot")
    t.roll("1 2 3 4")
    assert [said["count"] for said in t.told("m-volley")] == [4]


def test_double_shot_needs_a_volley() -> None:
    """M10.4a: no hit, no volley to double: the moment does not come."""
    t = battle(["gl_double_shot"], damage={P1: {"cannons": 3}})
    t.roll("skull 1 1 1 1")
    t.play("P1 pass")
    t.expect(P1, "prompt-m-declare")


def test_raking_fire() -> None:
    """Raking Fire: up to 2 hits of the own volley elsewhere, never to the hull; skulls too."""
    t = battle(["gl_raking"])
    t.roll("skull 1 1 1 1")
    t.play("P1 pass", "P1 pass")
    t.roll("1 1 skull")
    t.expect(P1, WINDOW + "naval-own-hits-located", "pass, play gl_raking")
    t.play("P1 play gl_raking")
    t.expect(P1, "prompt-m-rake-hit", "done, cargo, die skull")
    t.play("P1 die skull")
    t.expect(P1, "prompt-m-move-hit-to", "cargo, masts, crew, cannons")
    t.play("P1 cannons", "P1 cargo", "P1 cannons")

    assert (t.left(P2, "cannons"), t.left(P2, "cargo")) == (1, 2)


def test_raking_fire_in_two_places() -> None:
    """M10.4b: each of the two hits goes where its captain likes."""
    t = battle(["gl_raking"])
    t.roll("skull 1 1 1 1")
    t.play("P1 pass", "P1 pass")
    t.roll("1 1 1")
    t.play("P1 play gl_raking", "P1 cargo", "P1 masts", "P1 cargo", "P1 cannons")
    assert (t.left(P2, "masts"), t.left(P2, "cannons"), t.left(P2, "cargo")) == (2, 2, 2)


def test_raking_fire_may_stop() -> None:
    """Raking Fire: up to 2."""
    t = battle(["gl_raking"])
    t.roll("skull 1 1 1 1")
    t.play("P1 pass", "P1 pass")
    t.roll("1 1 1")
    t.play("P1 play gl_raking", "P1 cargo", "P1 masts", "P1 done")
    assert (t.left(P2, "masts"), t.left(P2, "cargo")) == (2, 1)


def test_brace() -> None:
    """Brace!: up to 2 hits just taken are cancelled, skulls too (M13.8a)."""
    t = battle([], ["gl_brace"])
    t.roll("skull 1 1 1 1")
    t.play("P2 pass")
    t.roll("4 4 skull")
    t.expect(P2, WINDOW + "own-ship-hit", "pass, play gl_brace")
    t.play("P2 play gl_brace")
    t.expect(P2, "prompt-m-cancel-hit", "done, cannons, die skull")
    t.play("P2 die skull", "P2 cannons")
    assert (t.left(P2, "cannons"), t.left(P2, "hull")) == (2, 3)


def test_brace_one_only() -> None:
    """Brace!: up to 2."""
    t = battle([], ["gl_brace"])
    t.roll("skull 1 1 1 1")
    t.play("P2 pass")
    t.roll("4 4 2")
    t.play("P2 play gl_brace", "P2 masts", "P2 done")
    assert (t.left(P2, "cannons"), t.left(P2, "masts")) == (1, 3)


def flight(cards: list[str]) -> Voyage:
    """The second round: P1 flees, P2 shoots."""
    t = battle(cards)
    t.roll("1 1 1 1 1")
    if cards:
        t.play("P1 pass")
    t.play("P1 flee", "P2 shoot")
    return t


def test_smoke_screen() -> None:
    """Smoke Screen, M10.6a: away although the opponent had a success, and nobody shoots."""
    t = flight(["gl_smoke"])
    t.roll("skull skull 1 skull 1")
    t.play("P1 pass")
    t.expect(P1, WINDOW + "naval-flee-won", "pass, play gl_smoke")
    t.play("P1 play gl_smoke")
    assert t.told("m-fled") == [{"seat": P1, "npc": 0}]
    assert t.told("m-volley") == []
    t.over()


def test_smoke_screen_needs_the_manoeuvre() -> None:
    """Smoke Screen: only for the winner."""
    t = flight(["gl_smoke"])
    t.roll("skull 1 1 skull skull")
    t.play("P1 pass")
    assert t.asked == -1, "the winner's volley is located"
    assert t.told("m-fled") == []


def test_hands_from_below() -> None:
    """Hands from Below: the crew counts one higher, the extra hand falls first."""
    t = melee(["gl_marines"])
    t.expect(P1, WINDOW + "crew-start", "pass, play gl_marines")
    t.play("P1 play gl_marines")
    t.roll("1 1 1 skull skull 1")
    assert t.left(P1, "crew") == 2
    t.roll("1 1 1 skull 1 1")
    assert t.left(P1, "crew") == 1


def test_hands_from_below_at_most_five() -> None:
    """Hands from Below: a crew of five has no room."""
    t = melee(["gl_marines"], ships={P1: "man_o_war", P2: "frigate"})
    t.play("P1 play gl_marines")
    assert t.state.fight is not None
    assert t.state.fight.extra == [0, 0]


def test_marksmen() -> None:
    """Marksmen in the Tops: three dice, each success fells one before the first round."""
    t = melee(["gl_sharpshooters"])
    t.play("P1 play gl_sharpshooters")
    t.roll("skull 1 skull")
    assert t.left(P2, "crew") == 1


def test_marksmen_may_win_it() -> None:
    """M12.4a: a crew felled before the first roll has lost."""
    t = melee(["gl_sharpshooters"])
    t.play("P1 play gl_sharpshooters")
    t.roll("skull skull skull")
    t.play("? gl_wind")
    t.expect(P1, "prompt-m-prize")


def test_powder_fire() -> None:
    """Powder Fire: a volley that hit cannons hits them once more."""
    t = battle(["gl_powder"])
    t.roll("skull 1 1 1 1")
    t.play("P1 pass", "P1 pass")
    t.roll("4 1 1")
    t.play("P1 play gl_powder")
    assert t.left(P2, "cannons") == 1


def test_powder_fire_needs_a_hit_on_cannons() -> None:
    """Powder Fire: otherwise it cannot be played, but who holds cards is asked."""
    t = battle(["gl_powder"])
    t.roll("skull 1 1 1 1")
    t.play("P1 pass", "P1 pass")
    t.roll("1 1 2")
    t.expect(P1, WINDOW + "naval-own-hits-located", "pass")


@pytest.mark.parametrize("boarded", [True, False])
def test_prize_money(boarded: bool) -> None:
    """Prize Money: 5 gold after a battle won."""
    t = sea(zones={P1: "havana"}, npcs={"pirate_sloop": "havana"}, hands={P1: ["gl_prize"]})
    t.state.fight = Fight(P1, t.side("pirate_sloop"))
    defeat(t.state, 0, boarded)
    t.settle()
    t.play("? gl_wind")
    if boarded:
        t.play("P1 pass")
    t.expect(P1, WINDOW + "after-battle-won", "pass, play gl_prize")
    t.play("P1 play gl_prize", "P1 pass")
    assert t.gold(P1) == 20
    t.over()


# Cards of other families whose moments come in fights.


@pytest.mark.parametrize("rounds", [True, False])
def test_false_colours_in_battle(rounds: bool) -> None:
    """False Colours, M7.1a: no bounty, neither for the attack nor for beating the navy."""
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        zones={P1: "havana"},
        ships={P1: "frigate"},
        npcs={"dutch": "havana"},
        hands={P1: ["gl_colours"]},
    )
    t.damage("dutch", hull=2, cargo=3)
    t.do("start_battle", P1, P1, t.side("dutch"))
    t.expect(P1, WINDOW + "on-engage", "pass, play gl_colours")
    t.play("P1 play gl_colours")
    assert t.bounties(P1) == {}
    if rounds:
        t.roll("skull skull 1 1 1 1")
        t.roll("1 2 4")
        assert t.glory(P1) == 1
        assert t.bounties(P1) == {}


def test_false_colours_in_a_raid() -> None:
    """False Colours: when a merchant has been found; the next raid brings a bounty again."""
    t = sea(captains={P1: "sikuma"}, zones={P1: "havana"}, hands={P1: ["gl_colours"]})
    t.do("start_raid", P1, "havana")
    t.play("? spanish")
    t.expect(P1, "prompt-m-hail", "pass, play gl_colours, raid spanish")
    t.play("P1 play gl_colours", "P1 raid spanish")
    assert t.bounties(P1) == {}

    t.play("? cocoa-2", "? rum-2", "? food-5")
    t.roll("1 1 1")
    t.play("P1 done")
    t.do("start_raid", P1, "nassau")
    t.play("? dutch", "P1 raid dutch")
    assert t.bounties(P1) == {"dutch": 1}


def test_no_moment_against_pirates() -> None:
    """M7.4: no bounty would come, so False Colours are not asked for."""
    t = sea(zones={P1: "havana"}, npcs={"pirate_sloop": "havana"}, hands={P1: ["gl_colours"]})
    t.do("start_battle", P1, P1, t.side("pirate_sloop"))
    assert t.asked == -1


def test_into_the_fog() -> None:
    """Into the Fog: a Scouting test that has just found the captain fails."""
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        zones={P1: "nassau", P2: "nassau"},
        hands={P2: ["gl_fog"]},
    )
    t.act()
    t.play("P1 scout P2")
    t.roll("skull 1")
    t.expect(P2, WINDOW + "when-scouted", "pass, play gl_fog")
    t.play("P2 play gl_fog")
    assert t.told("m-battle") == []
    assert t.bounties(P1) == {}
    t.expect(P1, "prompt-m-act")


@pytest.mark.parametrize(("gold", "saved"), [(25, 10), (10, 10), (4, 4), (0, 0)])
def test_hidden_locker(gold: int, saved: int) -> None:
    """Hidden Locker: up to 10 gold goes to the chest before the captain dies."""
    t = sea(zones={P1: "havana"}, gold={P1: gold}, chest={P1: 3}, hands={P1: ["gl_locker"]})
    t.do("die", P1, -1)
    t.expect(P1, WINDOW + "own-death", "pass, play gl_locker")
    t.play("P1 play gl_locker")
    assert t.chest(P1) == 3 + saved
    assert t.state.dead[P1]


def test_hidden_locker_before_plunder() -> None:
    """Hidden Locker: what is in it is not plundered."""
    t = sea(
        zones={P1: "havana", P2: "havana"},
        gold={P2: 14},
        hands={P2: ["gl_locker"]},
    )
    t.state.fight = Fight(P1, P2)
    defeat(t.state, 0, True)
    t.settle()
    t.play("P2 play gl_locker", "? gl_wind")
    assert (t.chest(P2), t.gold(P1)) == (10, 14)


def test_hidden_locker_may_reach_the_goal() -> None:
    """M1.4: the stash counts at once, and the goal is announced."""
    t = sea(zones={P1: "havana"}, glory={P1: 9}, hands={P1: ["gl_locker"]})
    t.do("die", P1, -1)
    t.play("P1 play gl_locker")
    assert t.told("m-announced")


def test_marine_insurance() -> None:
    """Marine Insurance: 3 gold for each card lost to damage."""
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        ships={P1: "frigate"},
        zones={P1: "havana"},
        cargo={P1: ["rum", "wood", "sugar"]},
        hands={P1: ["gl_insurance"]},
    )
    t.do("take_hits", P1, 2)
    t.roll("1 1")
    t.play("? rum-1", "? wood-1")
    t.expect(P1, WINDOW + "own-cargo-lost", "pass, play gl_insurance")
    t.play("P1 play gl_insurance")
    assert t.gold(P1) == 16
    t.over()


def test_into_the_fog_once() -> None:
    """Into the Fog: whoever has slipped away needs no second one."""
    t = sea(hands={P2: ["gl_fog", "gl_fog"]}, zones={P1: "nassau", P2: "nassau"})
    t.on(Window("when_scouted", P2))
    t.play("P2 play gl_fog")
    t.expect(P2, WINDOW + "when-scouted", "pass")
