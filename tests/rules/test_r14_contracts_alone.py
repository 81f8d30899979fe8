"""R14: contracts, alone against time."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, opening, table

THREE = ["mercenary", "bruja", "jinx"]


def solo(**more: Any) -> dict[str, Any]:
    """One player and three contracts."""
    return {"seats": 1, "mode": "contracts-coop", "contracts": THREE, **more}


def test_the_player_is_always_active() -> None:
    """R14.1: turn after turn, and nobody is paid for a card."""
    t = table(**solo(harbour=["red-3-2", "settler"], phase=2, time=5))

    t.play("P1 trade red-3-2")

    assert t.coins(P1) == 5
    assert t.asked == P1
    assert t.options == {"draw"}
    assert t.told("fee") == []


def test_a_gift_ship_brings_three_coins() -> None:
    """R14.1, R10.6: there is nobody to name."""
    t = table(**solo(harbour=["red-6-3-gift"], phase=2))

    t.play("P1 trade red-6-3-gift")

    assert t.coins(P1) == 6
    assert t.options == {"draw"}


@pytest.mark.parametrize("tax", ["tax-swords", "tax-influence"])
@pytest.mark.parametrize("crew", [[], ["pirate-3", "settler"]])
def test_the_bonus_of_a_tax_is_always_gained(tax: str, crew: list[str]) -> None:
    """R14.2: nobody has more swords or less influence."""
    t = table(**solo(displays={P1: crew}, time=1))

    t.play("P1 draw", f"? {tax}")

    assert t.coins(P1) == 4


def test_jesters_pay_only_on_a_bust() -> None:
    """R14.3: not for an empty harbour."""
    t = table(**solo(displays={P1: ["jester-1", "jester-2"]}, phase=2))
    assert t.coins(P1) == 3

    t.play("P1 draw", "? red-1-1", "P1 draw", "? red-3-2", "P1 pass")

    assert t.coins(P1) == 3 + 2


def test_all_three_must_be_completed() -> None:
    """R14.4: three contracts, three cubes."""
    t = opening(1, mode="contracts-coop")
    t.play("? mercenary", "? bruja", "? jinx")
    assert t.board.free_cubes(P1) == len(t.contracts) == 3

    t = table(**solo(claims={"bruja": [P1]}, displays={P1: ["pirate-1", "sailor-1"]}))
    t.play("P1 claim mercenary")
    assert t.asked == P1
    t.play("P1 draw", "? red-1-1", "P1 admit", "P1 draw", "? red-3-2", "P1 admit")
    t.play("P1 claim jinx")

    assert t.outcome.winners == [0]
