"""R17: events before phase 1, and the months they make."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.engine.seat import CHANCE
from kit import P1, P2, P3, PortRoyal, table


def quest(*tasks: str, **more: Any) -> dict[str, Any]:
    """An adventure at the end of P1's turn, nobody with a coin for anything."""
    return {"mode": "adventure", "tasks": tasks, "coins": {P1: 0, P2: 0, P3: 0}, **more}


def calendar(t: PortRoyal) -> list[str | None]:
    """The event deck from the top; None is unknown."""
    events = t.state.rules.book.events
    return [events[at].id if at >= 0 else None for at in t.quest.calendar]


def test_an_event_comes_before_phase_1() -> None:
    """R17.1: the active player reveals the top one, and it counts for this turn."""
    t = table(**quest("20", calendar=["market-day", "month-end"], phase=2))

    assert t.state.active == P2
    assert t.event == "market-day"
    assert t.told("happened") == [{"seat": P2, "happening": "market-day"}]
    assert t.options == {"draw"}
    assert calendar(t) == ["month-end"]


def test_an_unknown_event_is_chances() -> None:
    """R17.1: one of those that have not come."""
    t = table(
        **quest("20", calendar=[None, "month-end"], reserve=["poor-box", "muster"], strict=True),
        event="thick-fog",
        phase=2,
    )
    assert t.weights == {"poor-box": 1, "muster": 1}
    assert t.event is None

    t.play("? muster")

    assert t.event == "muster"
    assert calendar(t) == ["month-end"]


def test_an_event_is_over_with_the_turn() -> None:
    """R17.1: the next player has another one."""
    t = table(**quest("20", event="long-watch", harbour=["settler"] * 3, phase=2))

    assert t.state.active == P2
    assert t.event == "away-with-them"
    t.play("P2 draw", "? governor")
    assert "stop" in t.options


@pytest.mark.parametrize(
    ("coins", "gain"),
    [([0, 0, 0], [2, 2, 2]), ([1, 0, 0], [0, 2, 2]), ([1, 0, 1], [0, 2, 0])],
)
def test_all_who_tie_for_fewest_gain(coins: list[int], gain: list[int]) -> None:
    """R17.1a: in turn order from the active player."""
    t = table(
        **quest("20", calendar=["poor-box", "month-end"], phase=2)
        | {"coins": dict(enumerate(coins))}
    )

    assert t.purses == [a + b for a, b in zip(coins, gain, strict=True)]
    order = [event["seat"] for event in t.told("granted")]
    assert order == [seat for seat in (P2, P3, P1) if gain[seat]]


def test_when_cards_run_short_the_active_player_is_first() -> None:
    """R17.1a, R1.8: the others go away empty."""
    t = table(
        **quest("20", calendar=["poor-box", "month-end"], phase=2),
        pile=["settler"],
        discard=[],
        rest="stored",
    )

    assert t.purses == [0, 1, 0]
    assert [event["seat"] for event in t.told("lost")] == [P2, P3, P1]


def test_an_audience_is_granted_once() -> None:
    """R17.1b: three coins for one crown, once in the turn, by the active player in phase 2."""
    t = table(**quest("20", event="audience", harbour=["governor"]) | {"coins": {P1: 7}})
    assert "petition" not in t.options
    t.play("P1 stop")
    assert t.options == {"petition", "pass"}

    t.play("P1 petition")

    assert (t.coins(P1), t.crowns(P1)) == (4, 1)
    assert t.state.active == P2


def test_a_month_ends_with_the_next_task() -> None:
    """R17.2: of the task card laid out last."""
    t = table(**quest("30", "31", calendar=["month-end"], phase=2))

    assert t.tasks == ["30", "31", "33"]
    assert t.told("task-laid") == [{"task": "33", "before": "31"}]


@pytest.mark.parametrize(("done", "task"), [([], "13"), ([P1], "12"), ([P1, P2], "12")])
def test_a_month_may_branch(done: list[int], task: str) -> None:
    """R17.2: by whether at least one player has done the task that the card names."""
    t = table(**quest("10", "11", calendar=["month-end"], done={"10": done, "11": [P3]}, phase=2))

    assert t.tasks[-1] == task


def test_the_discard_is_turned_over() -> None:
    """R17.3: the old order is kept, the end at the bottom, one unseen event on top."""
    t = table(**quest("30", past=["muster", "poor-box"], calendar=["month-end"], phase=2))

    assert calendar(t) == [None, "muster", "poor-box", "month-end"]
    assert t.quest.past == []
    assert t.event == "month-end"
    assert t.options == {"draw"}


def test_events_come_again_in_their_order() -> None:
    """R17.3: month after month, each longer by one."""
    t = table(**quest("30", calendar=["market-day", "month-end"], strict=True, phase=2))
    seen = []
    for seat in (2, 3, 1, 2, 3):
        seen.append(t.event)
        t.play(f"P{seat} draw", "? settler", f"P{seat} stop")
        if len(seen) == 2:
            t.play("? thick-fog")

    assert seen == ["market-day", "month-end", "thick-fog", "market-day", "month-end"]
    assert t.asked == CHANCE
    assert calendar(t) == ["thick-fog", "market-day", "month-end"]


def test_an_empty_reserve_adds_nothing() -> None:
    """R17.4: the month stays as long as it was."""
    t = table(**quest("30", past=["muster"], calendar=["month-end"], reserve=[], phase=2))

    assert calendar(t) == ["muster", "month-end"]


def test_what_a_page_brings_goes_round_from_the_active_player() -> None:
    """R17.2: task 21 pays for Traders, task 43 for a Priest."""
    t = table(
        **quest(
            "20",
            calendar=["month-end"],
            done={"20": [P1]},
            displays={P1: ["trader-red-1"], P2: ["trader-blue-1", "trader-red-1"], P3: ["jack"]},
            phase=2,
        )
    )

    assert t.tasks == ["20", "21"]
    assert t.told("granted") == [{"seat": P2, "coins": 2}, {"seat": P1, "coins": 1}]
