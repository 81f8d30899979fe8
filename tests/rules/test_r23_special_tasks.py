"""R23: tasks and events with rules of their own."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, table

FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


def quest(*tasks: str, **more: Any) -> dict[str, Any]:
    """An adventure with these tasks."""
    return {"mode": "adventure", "tasks": tasks, **more}


@pytest.mark.parametrize(
    ("coins", "crew", "met"),
    [(4, "priest", True), (3, "priest", False), (4, "jack", False), (9, "priest", True)],
)
def test_task_13(coins: int, crew: str, met: bool) -> None:
    """R23.1: pay 4 coins and have a Priest, who stays."""
    t = table(**quest("13", coins={P1: coins}, displays={P1: [crew]}))
    assert ("fulfil 13" in t.options) == met
    if met:
        t.play("P1 fulfil 13")
        assert t.coins(P1) == coins - 4 + 3
        assert t.display(P1) == [crew]


@pytest.mark.parametrize(
    ("crew", "kept", "met"),
    [
        (["pirate-1"], ["ares-1-1-book", "ares-1-1-herbs"], True),
        (["sailor-1"], ["ares-1-1-book", "ares-1-1-herbs"], False),
        (["pirate-1"], ["ares-1-1-book", "blue-1-1-bread"], False),
    ],
)
def test_task_15(crew: list[str], kept: list[str], met: bool) -> None:
    """R23.2: have 2 swords and discard 2 Ares Pirates."""
    t = table(**quest("15", displays={P1: crew}, goods={P1: kept}))
    assert ("fulfil 15" in t.options) == met
    if met:
        t.play("P1 fulfil 15")
        assert t.goods(P1) == []
        assert t.discard == sorted(kept)


def test_task_30() -> None:
    """R23.3: have one completed expedition."""
    more = {"expeditions": ["two-houses"], "displays": {P1: ["settler", "settler"]}}
    t = table(**quest("30", **more))
    assert t.options == {"draw", "complete two-houses"}

    t.play("P1 complete two-houses", "P1 fulfil 30")

    assert t.display(P1) == ["two-houses"]
    assert t.done("30") == (P1,)


@pytest.mark.parametrize("task", ["33", "34"])
def test_tasks_33_and_34_at_the_fourth_colour(task: str) -> None:
    """R23.4, R23.4a: at that moment, by the active player, now or never; Ares is a colour."""
    t = table(**quest(task, harbour=FIVE[:2], coins={P1: 5}))
    t.play("P1 draw", "? green-1-1")
    assert t.options == {"draw", "stop"}
    t.play("P1 draw", "? ares-3-2-book")
    assert t.asked == P1
    assert t.options == {f"fulfil {task}", "pass"}
    t.play("P1 pass", "P1 draw", "? red-1-1")

    assert t.options == {"draw", "stop"}
    assert t.done(task) == ()


@pytest.mark.parametrize(("task", "coins"), [("33", 5 + 3), ("34", 5 - 5 + 3)])
def test_what_tasks_33_and_34_cost(task: str, coins: int) -> None:
    """R23.4: only task 34 costs coins."""
    t = table(**quest(task, harbour=FIVE[:3], coins={P1: 5}))

    t.play("P1 draw", "? red-1-1", f"P1 fulfil {task}")

    assert t.coins(P1) == coins
    assert t.options == {"draw", "stop"}


def test_task_34_needs_five_coins() -> None:
    """R23.4: with four nothing is asked."""
    t = table(**quest("34", harbour=FIVE[:3], coins={P1: 4}))

    t.play("P1 draw", "? red-1-1")

    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(
    ("crew", "met"),
    [
        (["sailor-1", "sailor-1", "trader-red-1"], True),
        (["sailor-1", "sailor-1"], False),
        (["sailor-1", "sailor-1", "settler"], False),
    ],
)
def test_task_40(crew: list[str], met: bool) -> None:
    """R23.5: three persons with a printed cost of at most 3; no discount makes a fourth coin 3."""
    display = {P1: [*crew, "mademoiselle-2"]}
    t = table(**quest("40", displays=display, event="market-day"))

    assert ("fulfil 40" in t.options) == met


@pytest.mark.parametrize(
    ("kept", "met"),
    [
        (["ares-1-1-herbs", "blue-1-1-bread"], True),
        (["ares-1-1-book", "blue-1-1-bread"], False),
        (["ares-1-1-herbs", "blue-2-2-rum"], False),
        (["ares-1-1-herbs"], False),
    ],
)
def test_task_41(kept: list[str], met: bool) -> None:
    """R23.6: discard one herbs and one bread."""
    t = table(**quest("41", goods={P1: kept}))
    assert ("fulfil 41" in t.options) == met
    if met:
        t.play("P1 fulfil 41")
        assert t.discard == sorted(kept)


def test_task_50() -> None:
    """R23.7: everybody who must pay tax decides at that moment, from the active player on."""
    t = table(**quest("50", active=P2, coins={P1: 12, P2: 12, P3: 11}))
    t.play("P2 draw", "? tax-swords")
    assert t.asked == P2
    assert t.options == {"fulfil 50", "pass"}
    t.play("P2 fulfil 50")
    assert t.asked == P1
    t.play("P1 fulfil 50")

    assert t.asked == P2
    assert t.purses == [6 + 1, 6 + 3 + 1, 11 + 1]
    assert (t.crowns(P1), t.crowns(P2), t.crowns(P3)) == (2, 2, 0)


def test_task_50_is_lost_if_not_used() -> None:
    """R23.7: it cannot be fulfilled later."""
    t = table(**quest("50", coins={P1: 12}))

    t.play("P1 draw", "? tax-swords", "P1 pass")

    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize("last", ["settler", "red-1-1"])
def test_task_51_at_exactly_four_cards(last: str) -> None:
    """R23.8: whatever the fourth card is; pay 5 and take a card fewer, here none."""
    t = table(**quest("51", harbour=["captain", "blue-1-1"], coins={P1: 9}))
    t.play("P1 draw", "? priest")
    assert t.options == {"draw", "stop"}
    t.play("P1 draw", f"? {last}")
    assert t.options == {"fulfil 51", "pass"}
    t.play("P1 fulfil 51", "P1 stop")

    assert t.coins(P1) == 9 - 5 + 2
    assert t.asked == P2


def test_task_51_leaves_the_second_card() -> None:
    """R23.8: one fewer than allowed."""
    t = table(**quest("51", harbour=FIVE[:3], coins={P1: 5}))

    t.play("P1 draw", "? red-1-1", "P1 fulfil 51", "P1 stop")
    assert t.decision.prompt.args == {"count": 1}
    t.pass_on()

    assert t.quest.fewer == 0


def test_task_51_is_only_for_that_moment() -> None:
    """R23.8: not at five cards, and not with four coins."""
    t = table(**quest("51", harbour=["captain", "blue-1-1", "priest"], coins={P1: 9}))
    t.play("P1 draw", "? settler", "P1 pass", "P1 draw", "? jack")
    assert t.options == {"draw", "stop"}

    t = table(**quest("51", harbour=["captain", "blue-1-1", "priest"], coins={P1: 4}))
    t.play("P1 draw", "? settler")
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(("before", "asked"), [(0, True), (1, False), (3, False)])
def test_task_51_with_a_gambler(before: int, asked: bool) -> None:
    """R23.8, R9.2: after the four cards, if there are exactly four."""
    t = table(
        **quest(
            "51",
            mix=["gambler"],
            displays={P1: ["gambler-1"]},
            harbour=["settler"] * before,
            coins={P1: 9},
        )
    )

    t.play("P1 gamble", "? captain", "? priest", "? jack", "? governor")

    assert ("fulfil 51" in t.options) == asked


def test_task_52_takes_two_times() -> None:
    """R23.9: the first time the cube counts for nothing, the second time it unlocks."""
    t = table(**quest("52", harbour=["settler"], people={P1: "pirate-mary"}, seats=2))
    t.play("P1 stop")
    assert t.options == {"fulfil 52", "pass"}

    t.play("P1 fulfil 52")
    assert (t.cubes(P1), t.quest.fields[P1], t.done("52")) == (3, 0, ())
    assert (t.coins(P1), t.crowns(P1)) == (3, 0)
    assert t.told("half-fulfilled") == [{"seat": P1, "task": "52"}]
    assert t.asked == P2
    t.play("P2 draw", "? settler", "P2 stop", "P2 pass")

    t.play("P1 draw", "? settler", "P1 stop", "P1 fulfil 52")
    assert (t.cubes(P1), t.quest.fields[P1], t.done("52")) == (3, 1, (P1,))
    assert (t.coins(P1), t.crowns(P1)) == (3 + 3, 1)
    assert t.told("unlocked") == [{"seat": P1, "who": "pirate-mary"}]


@pytest.mark.parametrize("harbour", [[], ["settler", "captain"]])
def test_task_52_wants_exactly_one_card(harbour: list[str]) -> None:
    """R23.9: not none, not two."""
    t = table(**quest("52", harbour=harbour, revealed=1, phase=2))

    assert t.prompt != "prompt-offer-task"


def test_the_bound_cube_of_task_52_keeps_its_field() -> None:
    """R23.9: another task uses the next cube; the door opens only when task 52 is done."""
    more = quest("52", "11", harbour=["settler"], displays={P1: ["captain"]})
    t = table(**more)

    t.play("P1 stop", "P1 fulfil 52", "P1 fulfil 11")
    assert (t.cubes(P1), t.quest.fields[P1]) == (2, 2)
    assert t.told("unlocked") == []

    t = table(**more, opened={P1: 3})
    t.play("P1 stop", "P1 fulfil 52")
    assert t.cubes(P1) == 0
    assert "fulfil 11" not in t.options


def test_task_52_opens_the_field_of_its_cube() -> None:
    """R23.9: the door, though the cup was opened in between."""
    t = table(**quest("52", harbour=["settler"]))
    t.quest.bound[P1], t.quest.fields[P1], t.quest.cubes[P1] = 0, 2, 2

    t.play("P1 stop", "P1 fulfil 52")

    assert (t.quest.fields[P1], t.cubes(P1)) == (3, 2)
    assert t.told("unlocked") == [{"seat": P1, "who": "grace-may"}]


def test_the_last_cube_may_finish_task_52() -> None:
    """R23.9: the bound cube needs no other."""
    t = table(**quest("52", harbour=["settler"], opened={P1: 4}))
    t.quest.bound[P1] = 3
    t.quest.fields[P1] = 7

    t.play("P1 stop", "P1 fulfil 52")

    assert t.done("52") == (P1,)
    assert t.quest.fields[P1] == 15


def test_away_with_them() -> None:
    """R23.10: pinnaces can be repelled without one in the harbour, as always."""
    t = table(**quest(event="away-with-them", displays={P1: ["sailor-1"]}))

    t.play("P1 draw", "? yellow-1-1")
    assert t.options == {"repel", "admit"}
    t.play("P1 repel")
    assert t.coins(P1) == 3 + 2
    t.play("P1 draw", "? blue-1-1", "P1 repel")

    assert t.coins(P1) == 5


@pytest.mark.parametrize("word", ["keep", "cash"])
def test_flutes_are_prestigious(word: str) -> None:
    """R23.11: a crown for a flute, cashed or kept; for everybody, for no other ship."""
    more = quest(event="prestigious-flutes", phase=2)
    t = table(**more, harbour=["blue-1-1-bread"])
    t.play("P1 trade blue-1-1-bread", f"P1 {word}")
    assert t.crowns(P1) == 1

    t = table(**more, harbour=["blue-1-1", "red-1-1"])
    t.play("P1 trade red-1-1", "P2 trade blue-1-1")
    assert (t.crowns(P1), t.crowns(P2), t.crowns(P3)) == (0, 1, 0)
