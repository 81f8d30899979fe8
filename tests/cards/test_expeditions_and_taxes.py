"""Every expedition completed and every tax resolved."""

from __future__ import annotations

from typing import Any

import pytest

from cards.deck_rows import name, rows, setting
from kit import P1, P2, P3, table

Row = dict[str, Any]

EXPEDITIONS = {
    # persons, influence, coins
    "two-houses": (["settler", "settler"], 4, 2),
    "two-crosses": (["priest", "priest"], 4, 2),
    "two-anchors": (["captain", "captain"], 4, 2),
    "two-crosses-house": (["priest", "priest", "settler"], 6, 3),
    "two-anchors-house": (["captain", "captain", "settler"], 6, 3),
    "all-three": (["captain", "priest", "settler"], 5, 3),
}


def seats(id: str) -> int:
    """How many must play so that the expedition is there (R2.2)."""
    return 5 if id == "all-three" else 3


def open_too(id: str) -> list[str]:
    """The expeditions to lay open: the great one lies there already."""
    return [] if id == "all-three" else [id]


@pytest.mark.parametrize("id", EXPEDITIONS)
def test_complete(id: str) -> None:
    """R4.13, R4.14: exactly these persons go, for this influence and these coins."""
    persons, influence, coins = EXPEDITIONS[id]
    t = table(seats=seats(id), expeditions=open_too(id), displays={P1: [*persons, "sailor-1"]})

    t.play(f"P1 complete {id}")

    assert t.display(P1) == ["sailor-1", id]
    assert t.influence(P1) == influence + 1
    assert t.coins(P1) == 3 + coins
    assert t.discard == sorted(persons)
    assert t.expeditions == []
    assert t.options == {"draw"}


@pytest.mark.parametrize(
    ("id", "missing"), [(id, at) for id, row in EXPEDITIONS.items() for at in range(len(row[0]))]
)
def test_one_person_short(id: str, missing: int) -> None:
    """R4.13: with one person less it cannot be done, with a Jack in the place it can."""
    persons = EXPEDITIONS[id][0][:]
    del persons[missing]
    short = table(seats=seats(id), expeditions=open_too(id), displays={P1: persons})
    assert short.options == {"draw"}

    t = table(seats=seats(id), expeditions=open_too(id), displays={P1: [*persons, "jack"]})
    t.play(f"P1 complete {id}")

    assert t.display(P1) == [id]
    assert t.options == {"draw"}


def test_every_expedition_is_completed_here() -> None:
    """A new expedition needs a line in the table."""
    assert {row["id"] for row in rows("expedition")} == set(EXPEDITIONS)


TAXES = {
    # coins that just escape, coins that just do not, what is left of these
    "tax-influence": (11, 12, 6),
    "tax-swords": (11, 12, 6),
    "tax-set-sail": (8, 9, 8),
}


@pytest.mark.parametrize("row", rows("tax"), ids=name)
def test_resolve(row: Row) -> None:
    """R3.5, R8.2: at the threshold a player pays; then the bonus goes to whom it names."""
    under, at, left = TAXES[row["id"]]
    for_swords = row["bonus"] == "most-swords"
    display = {P1: ["sailor-1"], P2: ["sailor-1"], P3: ["pirate-1"] if for_swords else []}
    t = setting(row, displays=display, coins={P1: under, P2: at, P3: 0})

    t.play("P1 draw", f"? {row['id']}")

    assert t.purses == [under, left, 1]
    assert row["id"] in t.discard
    assert t.asked == P1
    assert t.options == {"draw", "stop"}


def test_every_tax_is_resolved_here() -> None:
    """A new tax needs a line in the table."""
    assert {row["id"] for row in rows("tax")} == set(TAXES)
