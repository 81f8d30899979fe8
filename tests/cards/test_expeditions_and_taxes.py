"""Every expedition completed and every tax resolved."""

from __future__ import annotations

from typing import Any

import pytest

from cards.deck_rows import name, rows, setting
from kit import P1, P2, P3, PortRoyal, table

Row = dict[str, Any]

EXPEDITIONS = {
    # persons, influence, coins
    "two-houses": (["settler", "settler"], 4, 2),
    "two-crosses": (["priest", "priest"], 4, 2),
    "two-anchors": (["captain", "captain"], 4, 2),
    "two-crosses-house": (["priest", "priest", "settler"], 6, 3),
    "two-anchors-house": (["captain", "captain", "settler"], 6, 3),
    "all-three": (["captain", "priest", "settler"], 5, 3),
    "anchor-cross": (["captain", "priest"], 4, 2),
    "two-houses-anchor": (["captain", "settler", "settler"], 6, 3),
    "cross-house-bread": (["priest", "settler"], 5, 3),
}
BREAD = "yellow-1-1-bread"
NEW = ("anchor-cross", "two-houses-anchor", "cross-house-bread")


def beside(id: str, persons: list[str]) -> PortRoyal:
    """A table where the expedition lies open: the great one does so for five seats (R2.2)."""
    if id == "all-three":
        return table(seats=5, displays={P1: persons})
    if id in NEW:
        goods = {P1: [BREAD]} if id == "cross-house-bread" else {}
        return table(mode="adventure", expeditions=[id], displays={P1: persons}, goods=goods)
    return table(expeditions=[id], displays={P1: persons})


@pytest.mark.parametrize("id", EXPEDITIONS)
def test_complete(id: str) -> None:
    """R4.13, R4.14, R22.3: exactly these persons go, for this influence and these coins."""
    persons, influence, coins = EXPEDITIONS[id]
    t = beside(id, [*persons, "sailor-1"])

    t.play(f"P1 complete {id}")

    assert t.display(P1) == ["sailor-1", id]
    assert t.influence(P1) == influence + 1
    assert t.coins(P1) == 3 + coins
    assert t.discard == sorted(persons + [BREAD] * (id == "cross-house-bread"))
    assert t.expeditions == []
    assert t.options == {"draw"}


@pytest.mark.parametrize(
    ("id", "missing"), [(id, at) for id, row in EXPEDITIONS.items() for at in range(len(row[0]))]
)
def test_one_person_short(id: str, missing: int) -> None:
    """R4.13: with one person less it cannot be done, with a Jack in the place it can."""
    persons = EXPEDITIONS[id][0][:]
    del persons[missing]
    assert beside(id, persons).options == {"draw"}

    t = beside(id, [*persons, "jack"])
    t.play(f"P1 complete {id}")

    assert t.display(P1) == [id]
    assert t.options == {"draw"}


def test_the_expedition_for_bread_needs_bread() -> None:
    """R22.3: persons alone do not suffice, nor does rum."""
    t = table(
        mode="adventure",
        expeditions=["cross-house-bread"],
        displays={P1: ["priest", "settler"]},
        goods={P1: ["yellow-2-2-rum"]},
    )

    assert t.options == {"draw"}


def test_every_expedition_is_completed_here() -> None:
    """A new expedition needs a line in the table."""
    assert {row["id"] for row in rows("expedition")} == set(EXPEDITIONS)


TAXES = {
    # coins that just escape, coins that just do not, what is left of these
    "tax-influence": (11, 12, 6),
    "tax-swords": (11, 12, 6),
    "tax-set-sail": (8, 9, 8),
    "tax-adventure": (15, 16, 8),
}


@pytest.mark.parametrize("row", rows("tax"), ids=name)
def test_resolve(row: Row) -> None:
    """R3.5, R8.2, R22.5: at the threshold a player pays; the bonus goes to whom it names."""
    under, at, left = TAXES[row["id"]]
    for_swords = row["bonus"] == "most-swords"
    display = {P1: ["sailor-1"], P2: ["sailor-1"], P3: ["pirate-1"] if for_swords else []}
    t = setting(row, displays=display, coins={P1: under, P2: at, P3: 0})

    t.play("P1 draw", f"? {row['id']}")

    assert t.purses == [under, left, row["bonus_coins"]]
    assert row["bonus_coins"] == (2 if row["id"] == "tax-adventure" else 1)
    assert row["id"] in t.discard
    assert t.asked == P1
    assert t.options == {"draw", "stop"}


def test_every_tax_is_resolved_here() -> None:
    """A new tax needs a line in the table."""
    assert {row["id"] for row in rows("tax")} == set(TAXES)
