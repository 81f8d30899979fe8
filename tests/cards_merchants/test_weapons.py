"""The special weapons, one by one (M13.1 to M13.6)."""

from __future__ import annotations

import pytest

from kit_merchants import P1, P2, Voyage, sea

LOCATED = "prompt-m-window-naval-own-hits-located"


def battle(*weapons: str, ship: str = "frigate", **damage: int) -> Voyage:
    """Cinco (Seamanship 3) attacks the pirate Frances Wright (2); he has the weapons."""
    t = sea(
        captains={P1: "cinco_de_irapuato"},
        zones={P1: "havana", P2: "havana"},
        ships={P1: ship, P2: "frigate"},
        bounty={P2: {"dutch": 1}},
        weapons={P1: list(weapons)},
        damage={P2: damage},
    )
    t.do("start_battle", P1, P1, P2)
    return t


def test_grappling_hooks() -> None:
    """M13.2, M13.1: any of the own dice, in a round with Board declared; used up."""
    t = battle("grappling_hooks")
    t.roll("1 1 1 1 1")
    t.play("P1 board", "P2 shoot")
    t.roll("1 1 2 skull 1")
    t.expect(P1, "prompt-m-window-naval-after-manoeuvre-roll", "pass, use grappling_hooks")
    t.play("P1 use grappling_hooks")
    t.expect(P1, "prompt-m-reroll", "done, reroll 1, reroll 2")
    t.play("P1 reroll 1", "P1 reroll 1", "P1 done")
    t.roll("skull skull 1")

    assert t.told("m-boarding")
    assert t.names(P1, "weapons") == []
    assert t.state.armoury == [4, 4, 4]


@pytest.mark.parametrize("declared", ["shoot", "flee"])
def test_grappling_hooks_need_board(declared: str) -> None:
    """M13.2: only with Board declared."""
    t = battle("grappling_hooks")
    t.roll("1 1 1 1 1")
    t.play(f"P1 {declared}", "P2 shoot")
    t.roll("1 1 2 1 1")
    t.expect(P1, "prompt-m-declare")


@pytest.mark.parametrize(("weapon", "place"), [("chain_shot", "masts"), ("grape_shot", "crew")])
def test_aimed_skulls(weapon: str, place: str) -> None:
    """M13.3, M13.4: all skulls of the roll hit masts, or crew; numbers count as rolled."""
    t = battle(weapon)
    t.roll("skull 1 1 1 1")
    t.roll("skull 1 skull")
    t.expect(P1, LOCATED, f"pass, use {weapon}")
    t.play(f"P1 use {weapon}")

    assert (t.left(P2, place), t.left(P2, "cargo"), t.left(P2, "hull")) == (1, 2, 3)
    assert t.names(P1, "weapons") == []


@pytest.mark.parametrize(("weapon", "place"), [("chain_shot", "masts"), ("grape_shot", "crew")])
def test_nothing_goes_on_to_the_hull(weapon: str, place: str) -> None:
    """M13.3, M13.4, M17.26: destroyed already: skulls have no effect; other hits as rolled."""
    t = battle(weapon, **{place: 3})
    t.roll("skull 1 1 1 1") if place != "masts" else t.roll("skull 1 1 1")
    t.roll("skull 1 skull")
    t.play(f"P1 use {weapon}")
    assert (t.left(P2, place), t.left(P2, "cargo"), t.left(P2, "hull")) == (0, 2, 3)


def test_numbered_hits_beyond_the_masts() -> None:
    """M13.3: damage to destroyed masts is not passed on in this round, whichever die it was."""
    t = battle("chain_shot", masts=2)
    t.roll("skull 1 1 1 1")
    t.roll("skull 2 4")
    t.play("P1 use chain_shot")
    assert (t.left(P2, "masts"), t.left(P2, "hull"), t.left(P2, "cannons")) == (0, 3, 2)


def test_one_shot_a_round() -> None:
    """M13.5: one of the two for a roll."""
    t = battle("chain_shot", "grape_shot")
    t.roll("skull 1 1 1 1")
    t.roll("skull 1 skull")
    t.expect(P1, LOCATED, "pass, use chain_shot, use grape_shot")
    t.play("P1 use grape_shot")
    assert t.left(P2, "crew") == 1
    assert t.names(P1, "weapons") == ["chain_shot"]
    t.expect(P1, "prompt-m-declare")


def test_no_skull_no_shot() -> None:
    """M13.3: there must be a skull to aim."""
    t = battle("chain_shot")
    t.roll("skull 1 1 1 1")
    t.roll("1 1 4")
    t.expect(P1, "prompt-m-declare")


def test_weapons_may_be_kept() -> None:
    """M13.1: nobody must use them; the target then places the skulls."""
    t = battle("chain_shot")
    t.roll("skull 1 1 1 1")
    t.roll("skull 1 1")
    t.play("P1 pass")
    t.expect(P2, "prompt-m-place-hit")
    assert t.names(P1, "weapons") == ["chain_shot"]


def test_any_weapon_in_a_raid() -> None:
    """M13.6, M6.6: each turns a die into a success."""
    t = sea(
        captains={P1: "sikuma"},
        zones={P1: "havana"},
        weapons={P1: ["grappling_hooks", "chain_shot", "grape_shot"]},
    )
    t.do("start_raid", P1, "havana")
    t.play("? spanish", "P1 raid spanish", "? cocoa-2", "? rum-2", "? food-5")
    t.roll("1 1 1")
    t.expect(P1, "prompt-m-chase", "done, use grappling_hooks, use chain_shot, use grape_shot")
    t.play("P1 use grappling_hooks")
    assert "draw" in t.options
