"""R21: personalities, locked and unlocked."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, table

FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


def as_(who: str, opened: int = 1, **more: Any) -> dict[str, Any]:
    """An adventure in which P1 is this personality."""
    others = ["grace-may", "don-ferdinando"] if who != "grace-may" else ["lady-anne", "pirate-mary"]
    people = {P1: who, P2: others[0], P3: others[1]}
    return {"mode": "adventure", "people": people, "opened": {P1: opened}, **more}


@pytest.mark.parametrize(("cards", "coins"), [(3, 5), (4, 3)])
def test_grace_may_is_consoled_for_a_small_bust(cards: int, coins: int) -> None:
    """R21.1: two coins if the harbour has at most 4 cards, the second ship included."""
    crew = ["settler", "captain", "priest"][: cards - 1]
    t = table(**as_("grace-may", harbour=["red-1-1", *crew]))

    t.play("P1 draw", "? red-3-2")

    assert t.coins(P1) == coins
    assert t.asked == P2


def test_grace_may_may_decline_to_repel() -> None:
    """R21.1: she cannot or will not."""
    t = table(**as_("grace-may", harbour=["red-1-1"], displays={P1: ["sailor-1"]}))

    t.play("P1 draw", "? red-1-1", "P1 admit")

    assert t.coins(P1) == 5


def test_only_the_own_bust_consoles() -> None:
    """R21.1: not another player's."""
    t = table(**as_("grace-may", active=P2, harbour=["red-1-1"]))

    t.play("P2 draw", "? red-3-2")

    assert t.coins(P1) == 3


@pytest.mark.parametrize(("opened", "crowns"), [(0, 0), (1, 2)])
def test_jacques_grandeur_is_famous_for_expeditions(opened: int, crowns: int) -> None:
    """R21.2: two crowns for each."""
    more = {"expeditions": ["two-houses", "two-anchors"], "displays": {P1: ["settler"] * 2}}
    t = table(**as_("jacques-grandeur", opened, **more))

    t.play("P1 complete two-houses")

    assert t.crowns(P1) == crowns
    assert t.coins(P1) == 5


@pytest.mark.parametrize(("opened", "options"), [(0, {"draw", "stop"}), (1, {"repel", "admit"})])
def test_jean_blackbeard_is_a_sailor(opened: int, options: set[str]) -> None:
    """R21.3: one sword."""
    t = table(**as_("jean-blackbeard", opened))

    t.play("P1 draw", "? red-1-1")

    assert t.options == options
    assert t.swords(P1) == opened


def test_a_personalitys_sword_counts_everywhere() -> None:
    """R21.3a: for tasks, taxes and events."""
    t = table(**as_("jean-blackbeard", tasks=["25"], displays={P1: ["sailor-1"]}))
    assert "fulfil 25" in t.options

    t.play("P1 draw", "? tax-swords")
    assert t.purses == [4, 3, 3]

    t = table(
        **as_(
            "jean-blackbeard",
            active=P3,
            displays={P1: ["sailor-1"], P2: ["sailor-1"]},
            calendar=["muster", "month-end"],
            phase=2,
        )
    )
    assert t.purses == [4, 3, 3]


@pytest.mark.parametrize(("opened", "left"), [(0, 0), (1, 1)])
def test_lady_anne_is_a_mademoiselle(opened: int, left: int) -> None:
    """R21.4: a coin off every hire, on top of Mademoiselles."""
    more = {"harbour": ["settler"], "displays": {P1: ["mademoiselle-2"]}}
    t = table(**as_("lady-anne", opened, **more, phase=2))

    t.play("P1 hire settler")

    assert t.coins(P1) == left


@pytest.mark.parametrize("word", ["keep", "cash"])
@pytest.mark.parametrize(("opened", "crowns"), [(0, 0), (1, 1)])
def test_don_ferdinando_trades_for_crowns(opened: int, crowns: int, word: str) -> None:
    """R21.5: a crown with each frigate, whether it is cashed or kept; none with other ships."""
    t = table(
        **as_("don-ferdinando", opened, harbour=["red-3-2-bread"], phase=2)
        | {"people": {P1: "don-ferdinando", P3: "pirate-mary"}}
    )
    t.play("P1 trade red-3-2-bread", f"P1 {word}")
    assert t.crowns(P1) == crowns
    assert t.coins(P1) == (5 if word == "cash" else 3)

    t = table(
        **as_("don-ferdinando", harbour=["blue-1-1"], phase=2)
        | {"people": {P1: "don-ferdinando", P3: "pirate-mary"}}
    )
    t.play("P1 trade blue-1-1")
    assert t.crowns(P1) == 0


@pytest.mark.parametrize(("opened", "cards", "coins"), [(0, 5, 3), (1, 5, 4), (1, 4, 3)])
def test_officer_scott_is_a_small_admiral(opened: int, cards: int, coins: int) -> None:
    """R21.6: one coin at five cards, at the beginning of the take step."""
    t = table(**as_("officer-scott", opened, harbour=FIVE[:cards], phase=2))

    assert t.coins(P1) == coins
    assert t.asked == P1


def test_officer_scott_adds_to_admirals() -> None:
    """R21.6: also in another player's turn, by what is left."""
    t = table(
        **as_(
            "officer-scott",
            harbour=[*FIVE, "settler"],
            displays={P1: ["admiral-1"]},
            active=P3,
            phase=2,
        )
    )

    t.play("P3 trade blue-1-1", "P3 pass")

    assert t.coins(P1) == 3 + 2 + 1


@pytest.mark.parametrize(("opened", "coins"), [(0, 4), (1, 5)])
def test_peter_landman_is_a_trader(opened: int, coins: int) -> None:
    """R21.7: a coin more with each skiff, and with no other ship."""
    t = table(**as_("peter-landman", opened, harbour=["green-1-1"], phase=2))
    t.play("P1 trade green-1-1")
    assert t.coins(P1) == coins

    t = table(**as_("peter-landman", opened, harbour=["blue-1-1"], phase=2))
    t.play("P1 trade blue-1-1")
    assert t.coins(P1) == 4


@pytest.mark.parametrize(("opened", "ships", "coins"), [(0, 3, 3), (1, 3, 4), (1, 2, 3), (1, 5, 4)])
def test_pirate_mary_looks_out(opened: int, ships: int, coins: int) -> None:
    """R21.8: one coin at three ships, persons do not count; once per turn."""
    harbour = [*FIVE[:ships], "governor", "governor"][: max(4, ships)]
    t = table(**as_("pirate-mary", opened, harbour=harbour, phase=2))

    assert t.coins(P1) == coins
    t.play("P1 trade blue-1-1")
    assert t.coins(P1) == coins + 1


def test_pirate_mary_looks_out_in_others_turns() -> None:
    """R21.8: at the beginning of her own take step, by what is left."""
    more = as_("pirate-mary", harbour=FIVE[:3], active=P3)
    t = table(**more, phase=2)
    t.play("P3 pass")
    assert t.coins(P1) == 4

    t = table(**more, phase=2)
    t.play("P3 trade blue-1-1")
    assert t.coins(P1) == 3


def test_samuel_blackguard_finds_coins_once() -> None:
    """R21.9: two coins when he is unlocked, and no more later."""
    t = table(
        **as_("samuel-blackguard", 0, tasks=["11", "25"], displays={P1: ["captain", "pirate-1"]})
    )

    t.play("P1 fulfil 11")
    assert t.coins(P1) == 3 + 2 + 2
    t.play("P1 fulfil 25")

    assert t.coins(P1) == 7 + 3


@pytest.mark.parametrize(("opened", "options"), [(0, {"draw"}), (1, {"draw", "scout"})])
def test_thomas_fishborn_is_a_scout(opened: int, options: set[str]) -> None:
    """R21.10: once per turn, on top of Scouts."""
    t = table(**as_("thomas-fishborn", opened))
    assert t.options == options

    t = table(**as_("thomas-fishborn", opened, displays={P1: ["scout-1"]}))
    for _ in range(opened + 1):
        assert "scout" in t.options
        t.play("P1 scout", "? settler", "? captain", "? priest", "P1 top settler")
        if opened and t.quest.scouted == 1:
            t.play("P1 draw")
    assert "scout" not in t.options


@pytest.mark.parametrize(
    ("who", "task", "crew"),
    [
        ("peter-landman", "21", ["trader-red-1"]),
        ("officer-scott", "17", ["settler"]),
    ],
)
def test_no_personality_counts_as_a_person(who: str, task: str, crew: list[str]) -> None:
    """R21.11: card texts that count a kind of person do not count them."""
    assert table(**as_(who, tasks=[task], displays={P1: crew})).options == {"draw"}


def test_personalities_pay_nothing_for_pages() -> None:
    """R21.11: the page that pays for Traders looks at persons only."""
    t = table(
        **as_(
            "peter-landman",
            active=P3,
            tasks=["20"],
            done={"20": [P1]},
            calendar=["month-end"],
            coins={P1: 0, P2: 0, P3: 0},
            phase=2,
        )
    )

    assert t.tasks == ["20", "21"]
    assert t.purses == [0, 0, 0]
