"""Captains and specialists whose abilities tell in combat and raids (M2.7, M8.5)."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.fight import Fight
from doubloon.games.merchants.frames.boarding import start_boarding
from kit_merchants import P1, P2, Voyage, sea


def battle(captain: str, **table: Any) -> Voyage:
    """The captain attacks the pirate Frances Wright (Seamanship 2); both have frigates."""
    t = sea(
        **{
            "captains": {P1: captain},
            "zones": {P1: "havana", P2: "havana"},
            "ships": {P1: "frigate", P2: "frigate"},
            "bounty": {P2: {"dutch": 1}},
            **table,
        }
    )
    t.do("start_battle", P1, P1, P2)
    return t


def melee(captain: str, **table: Any) -> Voyage:
    """The captain has boarded Frances Wright (Leadership 3)."""
    t = sea(
        **{
            "captains": {P1: captain},
            "zones": {P1: "havana", P2: "havana"},
            "ships": {P1: "frigate", P2: "frigate"},
            **table,
        }
    )
    t.state.fight = Fight(P1, P2)
    start_boarding(t.state)
    t.settle()
    return t


def raid(captain: str, cards: str, dice: str, **table: Any) -> Voyage:
    """The captain raids a Spanish merchant with these cards and dice."""
    t = sea(**{"captains": {P1: captain}, "zones": {P1: "havana"}, **table})
    t.do("start_raid", P1, "havana")
    t.play("? spanish", "P1 raid spanish", *(f"? {card}" for card in cards.split()))
    t.roll(dice)
    return t


def test_felipe_moves_a_hit() -> None:
    """Felipe Montemayor, M16.12: once a combat, after the roll and before it counts."""
    t = battle("felipe_montemayor")
    t.roll("1 1 1 skull 1")
    t.roll("4 4 skull")
    t.expect(P1, "prompt-m-window-own-ship-hit", "pass, ability")
    t.play("P1 ability")
    t.expect(P1, "prompt-m-move-hit", "cannons")
    t.play("P1 cannons")
    t.expect(P1, "prompt-m-move-hit-to", "hull, cargo, masts, crew")
    t.play("P1 cargo", "P1 hull")
    assert (t.left(P1, "cannons"), t.left(P1, "cargo"), t.left(P1, "hull")) == (2, 2, 2)

    t.play("P1 shoot", "P2 shoot")
    t.roll("1 1 1 skull 1")
    t.roll("4 4 2")
    assert t.left(P1, "cannons") == 0, "once a battle"


def test_de_silva_gains_a_hand() -> None:
    """Federico de Silva: after a crew combat won, here against the navy too."""
    t = melee("federico_de_silva", damage={P1: {"crew": 1}, P2: {"crew": 2}})
    t.roll("skull 1 1 1 1 1")
    assert t.left(P1, "crew") == 3


def test_de_silva_ashore() -> None:
    """Federico de Silva: any crew combat."""
    t = sea(captains={P1: "federico_de_silva"}, zones={P1: "havana"}, damage={P1: {"crew": 1}})
    t.do("landing", P1, 1, 1, 1)
    t.roll("skull 1 1 1")
    assert t.left(P1, "crew") == 2


@pytest.mark.parametrize(("captain", "rich"), [("nathaniel_crewe", True), ("sikuma", False)])
def test_crewe_ignores_an_escape(captain: str, rich: bool) -> None:
    """Nathaniel Crewe: three escapes are two, against a frigate."""
    dice = "1 1" if rich else "1 1 1"
    t = raid(captain, "cocoa-2 rum-2 food-3", dice, ships={P1: "frigate"})
    assert bool(t.told("m-looted")) == rich


@pytest.mark.parametrize("more", [True, False])
def test_marquis_may_start_with_four(more: bool) -> None:
    """Charles Marquis: four cards instead of three, if he likes."""
    t = sea(captains={P1: "charles_marquis"}, zones={P1: "havana"})
    t.do("start_raid", P1, "havana")
    t.play("? spanish", "P1 raid spanish")
    t.expect(P1, "prompt-m-raid-more", "pass, ability")
    t.play("P1 ability" if more else "P1 pass")
    t.play("? cocoa-2", "? rum-2", "? food-5")
    if more:
        t.play("? cocoa-5")
    t.roll("1 1 1")
    assert t.told("m-looted") == [{"seat": P1, "nation": "spanish", "gold": 10 if more else 7}]


def test_castellan_rolls_again() -> None:
    """Honoré Castellan: any of his own dice, once a crew combat."""
    t = melee("honore_castellan")
    t.roll("1 1 2 3 1 1 1")
    t.expect(P1, "prompt-m-window-crew-after-roll", "pass, ability")
    t.play("P1 ability")
    t.expect(P1, "prompt-m-reroll", "done, reroll 1, reroll 2, reroll 3")
    t.play("P1 reroll 1", "P1 reroll 1", "P1 done")
    t.roll("skull skull")
    assert t.left(P2, "crew") == 1

    t.roll("1 1 2 3 1 1 1")
    assert t.asked == -1, "the next round is rolled at once"


@pytest.mark.parametrize(
    ("ship", "foe", "dice"),
    [("frigate", "flute", 5), ("frigate", "frigate", 4), ("sloop", "frigate", 5)],
)
def test_ten_brink_compares_better(ship: str, foe: str, dice: int) -> None:
    """Hendrik ten Brink: 1 more manoeuvrable when ships are compared (Seamanship 4)."""
    t = battle("hendrik_ten_brink", ships={P1: ship, P2: foe})
    t.roll(" ".join(["1"] * (dice + 2)))
    assert t.told("m-manoeuvred")[0]["dice"] == dice


def test_ten_brink_not_in_raids() -> None:
    """Hendrik ten Brink: three escapes get away from his frigate."""
    t = raid("hendrik_ten_brink", "cocoa-2 rum-2 food-3", "1 1 1 1", ships={P1: "frigate"})
    assert t.told("m-raid-failed")


# Specialists.


def test_gunner() -> None:
    """Gunner: once a combat a hit more, when the manoeuvre is won and the ship shoots."""
    t = battle("cinco_de_irapuato", specialists={P1: ["gunner"]})
    t.roll("skull 1 1 1 1")
    t.expect(P1, "prompt-m-window-naval-own-fire", "pass, ability")
    t.play("P1 ability")
    t.roll("1 1 2 2")
    assert [said["count"] for said in t.told("m-volley")] == [4]
    t.play("P1 shoot", "P2 shoot")
    t.roll("skull 1 1 1 1")
    t.roll("1 2 4")
    assert [said["count"] for said in t.told("m-volley")] == [4, 3]


def test_gunner_needs_to_win() -> None:
    """Gunner: not for the loser's shots."""
    t = battle("cinco_de_irapuato", specialists={P1: ["gunner"]})
    t.roll("skull 1 1 skull skull")
    t.roll("1 2 2 4")
    assert [said["count"] for said in t.told("m-volley")] == [1, 3]


def test_surgeon_after_a_battle() -> None:
    """Surgeon: a hand regained after every battle survived."""
    t = battle("cinco_de_irapuato", specialists={P1: ["surgeon"]}, damage={P1: {"crew": 2}})
    t.roll("1 1 1 1 1")
    t.play("P1 flee", "P2 shoot")
    t.roll("skull 1 1 1 1")
    assert t.left(P1, "crew") == 2


def test_surgeon_after_a_raid() -> None:
    """Surgeon: a raid too, whatever its outcome."""
    t = raid(
        "sikuma",
        "cocoa-2 rum-2 food-3",
        "1 1 1",
        ships={P1: "frigate"},
        specialists={P1: ["surgeon"]},
        damage={P1: {"crew": 1}},
    )
    assert t.told("m-raid-failed")
    assert t.left(P1, "crew") == 3


def test_veteran() -> None:
    """Veteran: a die more in crew combat."""
    t = melee("cinco_de_irapuato", specialists={P1: ["veteran"]})
    t.roll("skull 1 1 skull 1 1 1")
    assert (t.left(P2, "crew"), t.left(P1, "crew")) == (1, 3)


def test_helmsman() -> None:
    """Helmsman: a die more in naval combat, not in raids."""
    t = battle("cinco_de_irapuato", specialists={P1: ["helmsman"]})
    t.roll("1 1 1 1 1 1")
    assert t.told("m-manoeuvred")[0]["dice"] == 4
    t = raid("sikuma", "cocoa-2 rum-2 food-5", "1 1 1", specialists={P1: ["helmsman"]})
    assert t.told("m-looted")
