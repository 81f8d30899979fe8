"""Every personality: coins, crowns in the windows, and an ability behind the door."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, PortRoyal, opening, table

FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
SHEETS = [
    ("grace-may", "samuel-blackguard"),
    ("jacques-grandeur", "lady-anne"),
    ("jean-blackbeard", "pirate-mary"),
    ("don-ferdinando", "peter-landman"),
    ("officer-scott", "thomas-fishborn"),
]
PEOPLE = {
    # start coins, crowns of the second and third window
    "grace-may": (4, 1, 2),
    "samuel-blackguard": (4, 2, 2),
    "jacques-grandeur": (3, 1, 1),
    "lady-anne": (2, 1, 1),
    "jean-blackbeard": (3, 1, 2),
    "pirate-mary": (3, 1, 2),
    "don-ferdinando": (3, 1, 1),
    "peter-landman": (3, 1, 2),
    "officer-scott": (3, 1, 2),
    "thomas-fishborn": (3, 1, 2),
}


def being(who: str, opened: int, **more: Any) -> PortRoyal:
    """P1 is this personality; the others are of no account."""
    sheet = next(at for at, sides in enumerate(SHEETS) if who in sides)
    others = [sides[0] for at, sides in enumerate(SHEETS) if at != sheet]
    people = {P1: who, P2: others[0], P3: others[1]}
    return table(mode="adventure", people=people, opened={P1: opened}, **more)


@pytest.mark.parametrize("who", PEOPLE)
def test_start_coins(who: str) -> None:
    """R15.3, R15.4: each is one side of a sheet, and has coins of its own."""
    sheet = next(at for at, sides in enumerate(SHEETS) if who in sides)
    t = opening(2, mode="adventure")

    t.play("? P1", f"? sheet-{sheet + 1}")
    assert t.options == {f"be {side}" for side in SHEETS[sheet]}
    t.play(f"P1 be {who}")

    assert t.coins(P1) == PEOPLE[who][0]


@pytest.mark.parametrize("who", PEOPLE)
def test_windows(who: str) -> None:
    """R16.4: nothing at door and cup, crowns at the other two windows."""
    gained = []
    for opened in range(4):
        t = being(who, opened, tasks=["58"], coins={P1: 10})
        t.play("P1 fulfil 58")
        gained.append(t.crowns(P1) - 3)

    assert gained == [0, 0, *PEOPLE[who][1:]]


def worth(who: str, opened: int) -> object:
    """What the ability shows, in the moment that is made for it."""
    if who == "grace-may":
        t = being(who, opened, harbour=["red-1-1"])
        t.play("P1 draw", "? red-3-2")
        return t.coins(P1)
    if who == "samuel-blackguard":
        t = being(who, opened, tasks=["11"], displays={P1: ["captain"]})
        t.play("P1 fulfil 11")
        return t.coins(P1)
    if who == "jacques-grandeur":
        t = being(who, opened, expeditions=["two-houses"], displays={P1: ["settler"] * 2})
        t.play("P1 complete two-houses")
        return t.crowns(P1)
    if who == "lady-anne":
        t = being(who, opened, harbour=["sailor-1"], phase=2)
        t.play("P1 hire sailor-1")
        return t.coins(P1)
    if who == "jean-blackbeard":
        return being(who, opened).swords(P1)
    if who == "pirate-mary":
        return being(who, opened, harbour=FIVE[:3], phase=2).coins(P1)
    if who == "officer-scott":
        return being(who, opened, harbour=FIVE, phase=2).coins(P1)
    if who == "thomas-fishborn":
        return "scout" in being(who, opened).options
    ship = "red-1-1" if who == "don-ferdinando" else "green-1-1"
    t = being(who, opened, harbour=[ship], phase=2)
    t.play(f"P1 trade {ship}")
    return t.coins(P1), t.crowns(P1)


@pytest.mark.parametrize(
    ("who", "locked", "unlocked"),
    [
        ("grace-may", 3, 5),
        ("samuel-blackguard", 3 + 2 + 2, 3 + 2),
        ("jacques-grandeur", 0, 2),
        ("lady-anne", 0, 1),
        ("jean-blackbeard", 0, 1),
        ("pirate-mary", 3, 4),
        ("don-ferdinando", (4, 0), (4, 1)),
        ("peter-landman", (4, 0), (5, 0)),
        ("officer-scott", 3, 4),
        ("thomas-fishborn", False, True),
    ],
)
def test_ability(who: str, locked: object, unlocked: object) -> None:
    """R16.4, R21.1 to R21.10: only when the cube on the door is gone."""
    assert worth(who, 0) == locked
    assert worth(who, 1) == unlocked
    assert worth(who, 2) == unlocked


def test_everybody_is_played_here() -> None:
    """R15.3: ten personalities on five sheets."""
    found = table(mode="adventure").state.rules.book.personalities

    assert [(one.id, one.sheet) for one in found] == [
        (who, sheet) for sheet, sides in enumerate(SHEETS) for who in sides
    ]
    assert {one.id: (one.coins, *one.crowns[2:]) for one in found} == PEOPLE
