"""R20: an adventure that each plays for themselves."""

from __future__ import annotations

from typing import Any

import pytest

from cards.deck_rows import fleet
from kit import P1, P2, P3, opening, table

STARS = [
    *("10", "11", "13", "15", "16"),
    *("20", "21", "24", "26", "29"),
    *("30", "33", "36", "38"),
    *("40", "41", "45", "46"),
    *("50", "51"),
]


def quest(*tasks: str, **more: Any) -> dict[str, Any]:
    """An adventure with these tasks."""
    return {"mode": "adventure", "tasks": tasks, **more}


def ended(**more: Any) -> list[int]:
    """Who wins when the round of the trigger is over."""
    t = table(
        **quest("20", active=P3, ending=True, **{"coins": {P1: 3, P2: 3, P3: 3}, **more}), phase=2
    )
    return t.outcome.winners


@pytest.mark.parametrize(
    ("influence", "opened", "ends"), [(12, 2, True), (11, 2, False), (12, 1, False), (20, 1, False)]
)
def test_influence_and_two_tasks(influence: int, opened: int, ends: bool) -> None:
    """R20.1: 12 influence, and the cubes of door and cup gone."""
    t = table(
        **quest(
            "20",
            harbour=["settler"],
            stored={P1: fleet(influence - 1)},
            opened={P1: opened},
            coins={P1: 4},
            phase=2,
        )
    )
    assert not t.state.ending

    t.play("P1 hire settler")

    assert t.state.ending == ends


def test_the_second_task_can_be_the_trigger() -> None:
    """R20.1: as soon as the cup is free."""
    t = table(**quest("22", stored={P1: fleet(12)}, opened={P1: 1}, coins={P1: 6}))
    assert not t.state.ending

    t.play("P1 fulfil 22")

    assert t.state.ending


def test_a_crown_can_be_the_trigger() -> None:
    """R20.1, R15.6: influence of crowns counts, in whoever's turn."""
    t = table(
        **quest(
            "20",
            stored={P2: fleet(11)},
            opened={P2: 2},
            crowns={P1: 5, P2: 1, P3: 5},
            calendar=["royal-envoy", "month-end"],
            phase=2,
        )
    )

    assert t.influence(P2) == 12
    assert t.state.ending


def test_the_round_is_finished() -> None:
    """R20.2: everybody has had as many turns."""
    t = table(**quest("20", ending=True, coins={P1: 0, P2: 0, P3: 0}, phase=2))
    t.play("P2 draw", "? settler", "P2 stop")
    assert t.asked == P3
    t.play("P3 draw", "? settler", "P3 stop")

    assert t.asked is None


def test_most_influence_of_those_with_two_tasks() -> None:
    """R20.3: who has only one task done cannot win with any influence."""
    fleets = {P1: fleet(13), P2: fleet(26)[13:], P3: []}
    assert ended(stored=fleets, opened={P1: 2, P2: 1, P3: 2}) == [P1]

    more = {P1: fleet(12), P2: fleet(25)[12:]}
    assert ended(stored=more, opened={P1: 2, P2: 2}) == [P2]


def test_ties_go_to_fewer_cubes_then_to_coins() -> None:
    """R20.3: cubes left on the personality, then more coins, then together."""
    fleets = {P1: fleet(12), P2: fleet(24)[12:]}
    assert ended(stored=fleets, opened={P1: 2, P2: 3}, coins={P1: 9, P2: 0}) == [P2]
    assert ended(stored=fleets, opened={P1: 2, P2: 2}, coins={P1: 0, P2: 1}) == [P2]
    assert ended(stored=fleets, opened={P1: 2, P2: 2}, coins={P1: 1, P2: 1}) == [P1, P2]


def test_twelve_at_the_end_is_before_more_without_it() -> None:
    """R20.3: eleven with two tasks is behind twelve with two tasks."""
    fleets = {P1: fleet(12), P2: fleet(23)[12:]}

    assert ended(stored=fleets, opened={P1: 2, P2: 4}, coins={P1: 0, P2: 9}) == [P1]


def test_crowns_spent_after_the_trigger() -> None:
    """R25.31: the trigger stays, but the end looks at what is there then."""
    t = table(
        **quest(
            "44",
            active=P3,
            stored={P1: fleet(12), P3: fleet(23)[12:]},
            opened={P1: 2, P3: 2},
            crowns={P3: 3},
            coins={P1: 0, P2: 0, P3: 0},
            ending=True,
        ),
        harbour=["settler"],
    )
    assert t.influence(P3) == 12

    t.play("P3 fulfil 44", "P3 stop", "P3 pass")

    assert t.influence(P3) == 11
    assert t.outcome.winners == [P1]


def test_nobody_has_twelve_any_more() -> None:
    """R20.7: most influence among those with two tasks."""
    fleets = {P1: fleet(11), P2: fleet(21)[11:], P3: fleet(34)[21:]}

    assert ended(stored=fleets, opened={P1: 2, P2: 2, P3: 1}) == [P1]
    assert ended(stored=fleets, opened={P1: 1, P2: 2, P3: 1}) == [P2]


@pytest.mark.parametrize(("coins", "asked"), [(7, False), (8, True)])
def test_eight_coins_for_a_cube(coins: int, asked: bool) -> None:
    """R20.4: at the end of a month without another task; it unlocks like any cube."""
    t = table(**quest("26", calendar=["month-end"], coins={P2: coins}, phase=2))
    assert (t.options == {"buy", "pass"}) == asked
    if not asked:
        return

    t.play("P2 buy")

    assert t.coins(P2) == 0
    assert t.cubes(P2) == 3
    assert t.told("unlocked") == [{"seat": P2, "who": "jacques-grandeur"}]
    assert t.done("26") == ()
    assert t.options == {"draw"}


def test_a_bought_cube_counts_for_the_end() -> None:
    """R20.4, R20.1: as if it were placed on a task."""
    t = table(
        **quest(
            "26",
            calendar=["month-end"],
            stored={P2: fleet(12)},
            opened={P2: 1},
            coins={P2: 8},
            phase=2,
        )
    )
    assert not t.state.ending

    t.play("P2 buy")

    assert t.quest.fields[P2] == 3
    assert t.state.ending


def test_without_a_cube_nothing_is_offered() -> None:
    """R20.4: four are gone at most."""
    t = table(**quest("26", calendar=["month-end"], coins={P2: 9}, opened={P2: 4}, phase=2))

    assert t.options == {"draw"}


def test_everybody_may_buy_once_a_month() -> None:
    """R20.5: in turn order from the active player."""
    t = table(**quest("26", calendar=["month-end"], coins={P1: 20, P2: 20, P3: 20}, phase=2))

    t.play("P2 buy", "P3 pass", "P1 buy")

    assert [t.cubes(seat) for seat in range(3)] == [3, 3, 4]
    assert t.asked == P2
    assert t.options == {"draw"}


def test_months_with_another_task_sell_no_cubes() -> None:
    """R20.4: only where the book has no next page."""
    t = table(**quest("20", calendar=["month-end"], coins={P2: 20}, phase=2))

    assert t.options == {"draw", "fulfil 22"}


def test_the_open_variant() -> None:
    """R20.6: all 39 cards, four of the starred tasks, no book."""
    t = opening(2, mode="adventure-open")
    t.play("? P1", "? sheet-1", "P1 be grace-may", "? sheet-2", "P2 be lady-anne")
    assert t.options == {f"task-{id}" for id in STARS}
    assert set(t.weights.values()) == {1}

    t.play("? task-30", "? task-11", "? task-46")
    assert len(t.options) == len(STARS) - 3
    t.play("? task-20")

    assert t.tasks == ["30", "11", "46", "20"]
    assert len(t.state.rules.dealt) == 119 + 39
    assert t.told("cards-added") == t.told("chapter") == []


@pytest.mark.parametrize(("coins", "asked"), [(9, False), (10, True)])
def test_ten_coins_in_the_open_variant(coins: int, asked: bool) -> None:
    """R20.6: the end of the month sells cubes for 10, and lays out no task."""
    t = table(
        mode="adventure-open",
        tasks=["10", "11", "20", "30"],
        calendar=["month-end-variant"],
        past=["muster"],
        coins={P2: coins},
        phase=2,
    )
    assert (t.options == {"buy", "pass"}) == asked
    if asked:
        t.play("P2 buy")
        assert t.coins(P2) == 0

    assert t.tasks == ["10", "11", "20", "30"]
    assert len(t.quest.calendar) == 3
    assert t.event == "month-end-variant"
