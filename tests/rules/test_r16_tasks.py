"""R16: tasks, their price and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, table

BREAD = "blue-1-1-bread"


def quest(*tasks: str, **more: Any) -> dict[str, Any]:
    """An adventure with these tasks."""
    return {"mode": "adventure", "tasks": tasks, **more}


def test_what_is_spent_is_discarded() -> None:
    """R16.1: goods and coins go to the discard pile; what must be had stays."""
    t = table(**quest("24", goods={P1: [BREAD, "yellow-1-1-bread"]}, coins={P1: 2}))

    t.play("P1 fulfil 24")

    assert t.goods(P1) == ["yellow-1-1-bread"]
    assert BREAD in t.discard
    assert len(t.discard) == 3
    assert t.coins(P1) == 2 - 2 + 3


def test_crowns_are_spent_without_a_card() -> None:
    """R16.1: they only go down on the counter."""
    t = table(**quest("44", crowns={P1: 5}))

    t.play("P1 fulfil 44")

    assert t.crowns(P1) == 2
    assert t.discard == []
    assert t.told("crowns-spent") == [{"seat": P1, "coins": 3}]


def test_minimums_may_be_exceeded() -> None:
    """R16.1: more than is asked for is as good, and stays."""
    crew = ["captain", "captain", "settler"]
    t = table(**quest("11", displays={P1: crew}))

    t.play("P1 fulfil 11")

    assert t.display(P1) == crew


def test_any_ares_ship_is_the_players_choice() -> None:
    """R16.1a: book or herbs, asked only while there is a choice; of equal goods the oldest goes."""
    kept = ["ares-3-2-book", "ares-1-1-herbs", "ares-1-1-book", "ares-3-2-herbs"]
    t = table(**quest("10", goods={P1: kept}))

    t.play("P1 fulfil 10")
    assert t.options == {"spend book", "spend herbs"}
    t.play("P1 spend book")
    assert t.discard == ["ares-3-2-book"]
    assert t.options == {"spend book", "spend herbs"}
    t.play("P1 spend herbs")

    assert t.goods(P1) == ["ares-1-1-book", "ares-3-2-herbs"]
    assert t.options == {"draw"}


@pytest.mark.parametrize(
    "kept",
    [
        ["ares-3-2-book", "ares-1-1-herbs"],
        ["ares-3-2-book", "ares-1-1-book", "ares-3-2-book"],
    ],
)
def test_no_choice_is_no_question(kept: list[str]) -> None:
    """R16.1a: two that must both go, or goods of one kind."""
    t = table(**quest("10", goods={P1: kept}))

    t.play("P1 fulfil 10")

    assert t.goods(P1) == kept[2:]
    assert t.options == {"draw"}


def test_the_last_ares_ship_needs_no_question() -> None:
    """R16.1a: when one kind is left the rest goes unasked."""
    kept = ["ares-3-2-book", "ares-1-1-herbs", "ares-1-1-book"]
    t = table(**quest("10", goods={P1: kept}))

    t.play("P1 fulfil 10", "P1 spend herbs")

    assert t.goods(P1) == ["ares-1-1-book"]
    assert t.options == {"draw"}


def test_a_named_good_is_not_counted_twice() -> None:
    """R16.1: task 47 wants herbs and another Ares ship besides."""
    assert table(**quest("47", goods={P1: ["ares-1-1-herbs"]})).options == {"draw"}
    t = table(**quest("47", goods={P1: ["ares-1-1-herbs", "ares-1-1-book"]}))

    t.play("P1 fulfil 47")

    assert t.goods(P1) == []


@pytest.mark.parametrize("phase", [1, 2])
def test_in_the_own_turn(phase: int) -> None:
    """R16.2: in both phases; it may also wait."""
    t = table(**quest("11", displays={P1: ["captain"]}, harbour=["governor"], phase=phase))

    assert "fulfil 11" in t.options
    assert len(t.options) > 1


def test_in_the_own_take_step() -> None:
    """R16.2: in another player's turn, also if there is nothing to take; once each."""
    t = table(**quest("11", displays={P2: ["captain"]}, phase=2))
    assert (t.asked, t.state.active) == (P2, P1)

    t.play("P2 fulfil 11")

    assert t.done("11") == (P2,)
    assert t.options == {"draw"}
    assert t.why_not("P2 fulfil 11") == ("why-task-done", "R16.2")


def test_only_what_lies_out() -> None:
    """R16.2: a task still in the book cannot be fulfilled."""
    t = table(**quest("20", displays={P1: ["captain"]}))

    assert t.options == {"draw"}


def test_coins_for_the_first_and_crowns_for_all() -> None:
    """R16.3: each puts a cube on the task."""
    t = table(
        **quest(
            "14",
            displays={P1: ["captain", "pirate-1"], P2: ["captain", "pirate-2"]},
            phase=2,
        )
    )

    t.play("P1 fulfil 14", "P2 fulfil 14")

    assert t.purses == [3 + 3, 3, 3]
    assert (t.crowns(P1), t.crowns(P2), t.crowns(P3)) == (2, 2, 0)
    assert (t.cubes(P1), t.cubes(P2), t.cubes(P3)) == (3, 3, 4)
    assert t.done("14") == (P1, P2)


@pytest.mark.parametrize(("opened", "crowns"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_cubes_go_from_the_left(opened: int, crowns: int) -> None:
    """R16.3, R16.4: door, cup, then the windows with crowns."""
    t = table(**quest("28", coins={P1: 8}, opened={P1: opened}, people={P1: "pirate-mary"}))
    t.play("P1 fulfil 28")

    assert t.quest.fields[P1] == (1 << opened + 1) - 1
    assert t.cubes(P1) == 3 - opened
    assert t.crowns(P1) == 2 + crowns


def test_the_door_unlocks_at_once() -> None:
    """R16.4: the ability works from here on, in the same turn."""
    t = table(**quest("11", displays={P1: ["captain"]}, people={P1: "jean-blackbeard"}))
    assert t.swords(P1) == 0

    t.play("P1 fulfil 11")
    assert t.swords(P1) == 1
    assert t.told("unlocked") == [{"seat": P1, "who": "jean-blackbeard"}]
    t.play("P1 draw", "? red-1-1")

    assert t.options == {"repel", "admit"}


def test_the_cup_unlocks_nothing() -> None:
    """R16.4: it only counts for the end (R20)."""
    t = table(**quest("11", displays={P1: ["captain"]}, opened={P1: 1}))

    t.play("P1 fulfil 11")

    assert t.quest.fields[P1] == 3
    assert t.told("unlocked") == []
    assert t.crowns(P1) == 1


@pytest.mark.parametrize(("opened", "may"), [(3, True), (4, False)])
def test_four_tasks_at_most(opened: int, may: bool) -> None:
    """R16.5: with the last cube gone no task can be fulfilled."""
    t = table(**quest("11", displays={P1: ["captain"]}, opened={P1: opened}))

    assert ("fulfil 11" in t.options) == may


def test_tasks_keep_their_order() -> None:
    """R16.5: several lie open, in the order of laying out, and all can be done."""
    t = table(
        **quest("30", "32", "34", displays={P1: ["captain", "priest"], P2: ["two-houses"]}, phase=2)
    )
    assert t.tasks == ["30", "32", "34"]

    t.play("P1 fulfil 32", "P2 fulfil 30")

    assert t.tasks == ["30", "32", "34"]


@pytest.mark.parametrize("mode", ["adventure", "adventure-coop"])
def test_nobody_lends(mode: str) -> None:
    """R16.6: a rich friend is no help, and there are no words to give anything away."""
    t = table(**{**quest("22", coins={P1: 5, P2: 30}), "mode": mode})
    words = {word.partition(" ")[0] for word in t.table.game.vocabulary.words}

    assert t.options == {"draw"}
    assert not words & {"lend", "pay", "donate", "send"}


@pytest.mark.parametrize(("crew", "met"), [("jack", False), ("jester-1", False), ("priest", True)])
def test_only_a_priest_is_a_priest(crew: str, met: bool) -> None:
    """R16.7, R24.10: neither a Jack of all Trades nor a Jester; the new Priest is one."""
    t = table(**quest("43", displays={P1: [crew]}))
    assert ("fulfil 43" in t.options) == met

    assert "fulfil 43" in table(**quest("43", displays={P1: ["priest-ares"]})).options


def test_a_personality_is_no_person() -> None:
    """R16.7, R21.11: Peter Landman trades like a Trader but is none."""
    more = quest("21", people={P1: "peter-landman"}, opened={P1: 1})
    assert table(**more, displays={P1: ["trader-green-1"]}).options == {"draw"}

    t = table(**more, displays={P1: ["trader-green-1", "trader-red-1"]})
    assert "fulfil 21" in t.options
