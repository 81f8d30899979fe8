"""What the greedy player of Port Royal does for contracts and tasks."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.bots.port_royal import Greedy
from doubloon.bots.port_royal.venture import PLENTY
from kit import P1, P2, P3, PortRoyal, opening, table


def choice(t: PortRoyal) -> str:
    """The word that greedy says to what is asked now."""
    seat = t.decision.seat
    return Greedy().choose(t.table.view(seat), t.decision).word


FOUR = ["luminary", "trade-outpost", "mercenary", "jinx"]


def contracts(**more: Any) -> PortRoyal:
    """A table of contracts."""
    return table(**{"mode": "contracts", "contracts": FOUR, **more})


def team(**more: Any) -> PortRoyal:
    """The same in a team."""
    return contracts(**{"mode": "contracts-coop", **more})


@pytest.mark.parametrize("mode", ["contracts", "contracts-coop"])
def test_claims_as_soon_as_possible(mode: str) -> None:
    """R11.4: a contract that is met costs nothing."""
    t = contracts(mode=mode, harbour=["red-1-1"], displays={P1: ["priest", "jester-2"]})
    assert choice(t) == "claim luminary"


@pytest.mark.parametrize("mode", ["adventure", "adventure-coop"])
def test_fulfils_as_soon_as_possible(mode: str) -> None:
    """R16.2: so does a task that only asks to have something."""
    t = table(mode=mode, tasks=["10", "11"], harbour=["red-1-1"], displays={P1: ["captain"]})
    assert choice(t) == "fulfil 11"


def test_uses_a_bust() -> None:
    """R12.8: what is lost anyway brings a contract."""
    t = contracts(harbour=["red-1-1"])
    t.play("P1 draw", "? red-3-2")
    assert choice(t) == "claim jinx"


def test_uses_the_fourth_colour() -> None:
    """R12.10: now or never."""
    t = team(contracts=["major-speculator"], harbour=["red-1-1", "blue-1-1", "green-1-1"])
    t.play("P1 draw", "? yellow-1-1")
    assert choice(t) == "claim major-speculator"


def test_hires_whom_a_contract_lacks() -> None:
    """R12.1: a Clerk beside the Settler completes a contract; a rich ship does not."""
    t = team(
        phase=2,
        harbour=["clerk-yellow-1", "blue-5-4", "jester-1"],
        displays={P1: ["settler"]},
        coins={P1: 5},
    )
    assert choice(t) == "hire clerk-yellow-1"


def test_declines_coins_for_the_last_step() -> None:
    """R12.6: the second galleon completes the contract."""
    t = team(
        phase=2,
        contracts=["galleon-nemesis", "mercenary"],
        steps={"galleon-nemesis": {P1: 1}},
        harbour=["black-2-1"],
    )
    t.play("P1 trade black-2-1")
    assert choice(t) == "claim galleon-nemesis"


def test_repels_for_the_pirates_nest() -> None:
    """R12.11: the last colour is worth more than the coin."""
    t = team(
        contracts=["pirates-nest", "luminary"],
        kept={P1: ["blue-1-1", "green-1-1", "red-1-1", "black-2-1"]},
        displays={P1: ["sailor-1", "sailor-1"]},
        harbour=["sailor-1"],
    )
    t.play("P1 draw", "? yellow-1-1")
    assert choice(t) == "repel"


def test_leaves_a_card_to_the_mate_who_needs_it() -> None:
    """R13.5: P2 has the Settler and the coins, so the Clerk is not P1's business."""
    t = team(
        phase=2,
        harbour=["clerk-yellow-1", "blue-1-1"],
        displays={P2: ["settler"]},
        coins={P1: 5, P2: 6},
    )
    assert choice(t) != "hire clerk-yellow-1"
    t.play("P1 pass")
    assert choice(t) == "hire clerk-yellow-1"


def test_does_not_repeat_what_is_done() -> None:
    """R13.10: the cube is wanted for what nobody has done."""
    t = team(
        seats=2,
        phase=2,
        claims={"luminary": [P2], "jinx": [P1], "mercenary": [P1]},
        harbour=["red-1-1"],
        displays={P1: ["priest", "jester-2"]},
    )
    assert "claim luminary" in t.options
    assert choice(t) != "claim luminary"


def test_spares_no_time() -> None:
    """R13.3: time cards stay where they are."""
    t = opening(1, mode="contracts-coop")
    for contract in ("luminary", "explorer", "jinx"):
        t.play(f"? {contract}")
    t.play("? P1")
    assert t.options == {"aside", "pass"}
    assert choice(t) == "pass"


@pytest.mark.parametrize(
    ("task", "ship", "said"),
    [
        ("20", "yellow-1-1-bread", "keep"),
        ("11", "yellow-2-2-rum", "cash"),
        ("10", "ares-3-2-book", "keep"),
    ],
)
def test_keeps_goods_that_a_task_asks_for(task: str, ship: str, said: str) -> None:
    """R18.3: else the coins are better."""
    t = table(mode="adventure", tasks=[task], phase=2, harbour=[ship])
    t.play(f"P1 trade {ship}")
    assert choice(t) == said


def test_spends_what_is_wanted_least() -> None:
    """R16.1a: the herbs are wanted for task 41, so the books go."""
    t = table(
        mode="adventure",
        tasks=["10", "41"],
        goods={P1: ["ares-1-1-herbs", "ares-1-1-book", "ares-3-2-book"]},
        phase=2,
        harbour=["red-1-1"],
    )
    t.play("P1 fulfil 10")
    assert choice(t) == "spend book"


def test_sells_what_no_task_asks_for() -> None:
    """R22.4: rum for four coins, but not the bread for task 20."""
    t = table(
        mode="adventure",
        tasks=["20"],
        done={"20": [P2]},
        displays={P1: ["innkeeper-1", "innkeeper-1"]},
        goods={P1: ["yellow-2-2-rum", "blue-1-1-bread"]},
        harbour=["settler", "captain", "priest", "jack"],
    )
    t.play("P1 stop")
    assert choice(t) == "sell rum"
    t.play("P1 sell rum")
    assert choice(t) == "pass"


def test_a_scout_keeps_busts_away() -> None:
    """R22.1: of three cards the one goes back that does not end the turn."""
    t = table(
        mode="adventure",
        tasks=["11"],
        displays={P1: ["scout-1"]},
        harbour=["red-1-1", "blue-1-1", "settler"],
    )
    assert choice(t) == "scout"
    t.play("P1 scout", "? red-3-2", "? blue-2-2", "? captain")
    assert choice(t) == "top captain"


@pytest.mark.parametrize(("opened", "said"), [(1, "buy"), (2, "pass")])
def test_buys_the_cube_that_wins(opened: int, said: str) -> None:
    """R20.4: with the influence to win, only the second cube is missing."""
    t = table(
        mode="adventure",
        tasks=["10", "11", "12", "14"],
        displays={P2: ["admiral-3", "admiral-3", "jester-3", "mademoiselle-3"]},
        opened={P2: opened},
        coins={P1: 1, P2: 9, P3: 1},
        calendar=["month-end"],
        harbour=["red-1-1"],
        phase=2,
    )
    t.play("P1 pass", "P2 pass", "P3 pass")
    assert t.options == {"buy", "pass"}
    assert choice(t) == said


def test_picks_a_good_personality() -> None:
    """R15.3: coins at once and crowns later serve best, with what most have to choose from."""
    t = opening(2, mode="adventure", people="draft")
    t.play("? P1")
    assert choice(t) == "be samuel-blackguard"


@pytest.mark.parametrize(("revealed", "said"), [(PLENTY - 1, "draw"), (PLENTY, "stop")])
def test_a_turn_ends_even_if_all_that_comes_can_be_driven_away(revealed: int, said: str) -> None:
    """R3.3: whoever can drive away what comes meets it again from the discard pile."""
    t = team(contracts=["major-speculator"], harbour=["red-1-1"], displays={P1: ["pirate-1"]})
    view = {**t.table.view(P1), "revealed": revealed}
    assert Greedy().choose(view, t.decision).word == said
