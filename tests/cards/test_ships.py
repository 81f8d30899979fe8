"""Every ship of every set: traded, repelled, and met by another of its colour."""

from __future__ import annotations

from typing import Any

import pytest

from cards.deck_rows import name, rows, setting
from kit import P1, P2

Row = dict[str, Any]
each_ship = pytest.mark.parametrize("row", rows("ship"), ids=name)
each_good = pytest.mark.parametrize("row", [row for row in rows("ship") if "good" in row], ids=name)


@each_ship
def test_trade(row: Row) -> None:
    """R4.5, R10.6, R18.3: the taker gains its coins or crown; a gift ship also pays another."""
    t = setting(row, harbour=[row["id"]], phase=2)

    t.play(f"P1 trade {row['id']}")
    if row.get("good"):
        assert t.options == {"keep", "cash"}
        t.play("P1 cash")
        assert (t.goods(P1), t.crowns(P1)) == ([], row.get("crowns", 0))
    if row.get("gift"):
        assert t.options == {"name P2", "name P3"}
        t.play("P1 name P2")

    assert t.purses == [3 + row["coins"], 3 + row.get("gift", 0), 3]
    assert t.discard == [row["id"]]
    assert t.asked == P2


@each_ship
def test_trade_by_another_player(row: Row) -> None:
    """R4.8: a coin of it goes to the active player, also from an empty purse."""
    t = setting(row, harbour=[row["id"]], coins=dict.fromkeys(range(3), 0), phase=2)
    t.play("P1 pass")
    if not row["coins"]:
        assert t.asked == P2
        assert t.options == {"draw"}
        return

    t.play(f"P2 trade {row['id']}")
    if row.get("good"):
        assert t.options == {"cash"}
        t.play("P2 cash")

    assert (t.coins(P1), t.coins(P2)) == (1, row["coins"] - 1)
    assert t.asked == P2


@each_good
def test_keep(row: Row) -> None:
    """R18.2, R18.3: kept as its good it brings neither coins nor crown."""
    t = setting(row, harbour=[row["id"]], phase=2)

    t.play(f"P1 trade {row['id']}", "P1 keep")

    assert t.goods(P1) == [row["id"]]
    assert (t.coins(P1), t.crowns(P1)) == (3, 0)
    assert t.told("good-kept") == [{"seat": P1, "good": row["good"]}]
    assert (row["good"] in ("book", "herbs")) == (row["colour"] == "ares")
    assert t.discard == []
    assert t.asked == P2


@each_ship
def test_repel(row: Row) -> None:
    """R3.3, R3.3c: with as many swords as it shows, not with one less; never with a skull."""
    swords = row.get("swords", 7)
    weak = setting(row, displays={P1: ["sailor-1"] * (swords - 1)})
    weak.play("P1 draw", f"? {row['id']}")
    assert weak.harbour == [row["id"]]

    t = setting(row, displays={P1: ["sailor-1"] * swords})
    t.play("P1 draw", f"? {row['id']}")

    assert t.options == ({"draw", "stop"} if row.get("skull") else {"repel", "admit"})


@each_ship
def test_bust(row: Row) -> None:
    """R3.6: it cannot lie beside another ship of its colour, but beside any other."""
    others = {"red": "red-3-2", "black": "black-4-2", "green": "green-1-2"}
    others["ares"] = "ares-3-2-book"
    twin = others.get(row["colour"], f"{row['colour']}-2-2")
    if twin == row["id"]:
        twin = {"black": "black-2-1", "ares": "ares-1-1-book"}.get(
            row["colour"], f"{row['colour']}-1-1"
        )
    friend = "blue-2-2" if row["colour"] != "blue" else "red-3-2"
    t = setting(row, harbour=[twin])
    t.play("P1 draw", f"? {row['id']}")
    assert (t.harbour, t.asked) == ([], P2)

    t = setting(row, harbour=[friend])
    t.play("P1 draw", f"? {row['id']}")

    assert t.harbour == [friend, row["id"]]
    assert t.options == {"draw", "stop"}
