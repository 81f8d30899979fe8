"""Every person of every set: hired, and doing what the role does."""

from __future__ import annotations

from typing import Any

import pytest

from cards.deck_rows import COLOURS, name, rows, setting
from kit import P1, P2, table

FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
Row = dict[str, Any]


def each(role: str) -> pytest.MarkDecorator:
    """Run the test for every card of the role."""
    return pytest.mark.parametrize("row", rows("person", role), ids=name)


def ship(colour: str) -> str:
    """A ship of one coin."""
    return FIVE[COLOURS.index(colour)]


@pytest.mark.parametrize("row", rows("person"), ids=name)
def test_hire(row: Row) -> None:
    """R4.6: for exactly the cost, not for a coin less; influence and swords count."""
    id, cost = row["id"], row["cost"]
    poor = setting(row, harbour=[id, "red-1-1"], coins={P1: cost - 1}, phase=2)
    assert poor.options == {"trade red-1-1", "pass"}

    t = setting(row, harbour=[id], coins={P1: cost}, phase=2)
    t.play(f"P1 hire {id}")

    assert t.coins(P1) == 0
    assert t.display(P1) == [id]
    assert t.influence(P1) == row["influence"]
    assert t.swords(P1) == row.get("swords", 0)
    assert t.asked == P2


@each("trader")
@pytest.mark.parametrize("colour", COLOURS)
def test_trader(row: Row, colour: str) -> None:
    """R5.3: a coin more for a ship of the colour."""
    t = setting(row, harbour=[ship(colour)], displays={P1: [row["id"]]}, phase=2)

    t.play(f"P1 trade {ship(colour)}")

    assert t.coins(P1) == (5 if colour == row["colour"] else 4)
    assert t.asked == P2


@each("scout")
def test_scout(row: Row) -> None:
    """R22.1: looks at the next three cards, once a turn."""
    t = setting(row, displays={P1: [row["id"]]})
    assert t.options == {"draw", "scout"}

    t.play("P1 scout", "? settler", "? captain", "? priest")
    assert t.options == {"top settler", "top captain", "top priest"}
    t.play("P1 top captain")

    assert t.discard == ["priest", "settler"]
    assert t.options == {"draw"}


@each("innkeeper")
def test_innkeeper(row: Row) -> None:
    """R22.4: a crown at four persons in the harbour, and a good may be sold at the price shown."""
    crew = ["settler", "captain", "priest", "jack"]
    more: dict[str, Any] = {
        "displays": {P1: [row["id"]]},
        "goods": {P1: ["blue-1-1-bread", "blue-2-2-rum"]},
        "coins": {P1: 4},
        "phase": 2,
    }
    few = setting(row, harbour=[*crew[:3], "red-1-1"], **more)
    assert few.crowns(P1) == 0
    assert few.prompt == "prompt-take"

    t = setting(row, harbour=crew, **more)
    assert t.crowns(P1) == 1
    assert t.options == {"sell bread", "sell rum", "pass"}
    t.play("P1 sell rum")

    assert t.coins(P1) == 4 + row["sells"]["rum"]
    assert t.goods(P1) == ["blue-1-1-bread"]
    assert row["sells"] == {"bread": 3, "rum": 4}
    assert t.prompt == "prompt-take"


@pytest.mark.parametrize("role", ["captain", "priest", "settler"])
def test_ares_persons(role: str) -> None:
    """R22.2, R18.4: the new ones bring a coin with Ares Pirates, the old ones do not."""
    for person, coins in ((role, 4), (f"{role}-ares", 5)):
        t = table(mode="adventure", harbour=["ares-1-1-book"], displays={P1: [person]}, phase=2)
        t.play("P1 trade ares-1-1-book", "P1 cash")
        assert t.coins(P1) == coins


@pytest.mark.parametrize(
    ("role", "expedition"),
    [("captain", "two-anchors"), ("priest", "two-crosses"), ("settler", "two-houses")],
)
def test_ares_persons_go_on_expeditions(role: str, expedition: str) -> None:
    """R22.2: as in the base game; where both could go the player chooses."""
    display = {P1: [role, f"{role}-ares", "jack"]}
    t = table(mode="adventure", expeditions=[expedition], displays=display)
    t.play(f"P1 complete {expedition}", f"P1 give {role}-ares", "P1 give jack")

    assert t.display(P1) == [role, expedition]


@each("tybuk")
def test_tybuk(row: Row) -> None:
    """R22.6: swords, like a Sailor's."""
    weak, strong = ("red-1-1", "black-2-1") if row["swords"] == 1 else ("black-2-1", "green-3-2")
    t = setting(row, displays={P1: [row["id"]]})

    t.play("P1 draw", f"? {weak}", "P1 repel", "P1 draw", f"? {strong}")

    assert t.harbour == [strong]
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize("role", ["settler", "captain", "priest", "jack"])
def test_expedition_persons(role: str) -> None:
    """R5.2, R4.13: two of a kind complete the expedition with two of their symbols."""
    expedition = {"captain": "two-anchors", "priest": "two-crosses"}.get(role, "two-houses")
    t = table(expeditions=[expedition], displays={P1: [role, role]})

    t.play(f"P1 complete {expedition}")

    assert t.display(P1) == [expedition]
    assert t.discard == [role, role]
    assert t.options == {"draw"}


@pytest.mark.parametrize("row", rows("person", "sailor") + rows("person", "pirate"), ids=name)
def test_sailor_and_pirate(row: Row) -> None:
    """R5.4: they repel what shows as many swords, and not one more."""
    weak, strong = ("red-1-1", "black-2-1") if row["swords"] == 1 else ("black-2-1", "green-3-2")
    t = setting(row, displays={P1: [row["id"]]})

    t.play("P1 draw", f"? {weak}", "P1 repel", "P1 draw", f"? {strong}")

    assert t.harbour == [strong]
    assert t.options == {"draw", "stop"}


@each("mademoiselle")
def test_mademoiselle(row: Row) -> None:
    """R5.5: a hire costs a coin less."""
    t = setting(row, harbour=["settler"], displays={P1: [row["id"]]}, phase=2)

    t.play("P1 hire settler")

    assert t.coins(P1) == 0
    assert t.asked == P2


@each("jester")
def test_jester(row: Row) -> None:
    """R5.7: a coin when the harbour is empty, and a coin on a bust."""
    t = setting(row, displays={P2: [row["id"]]}, phase=2)
    assert t.coins(P2) == 4

    t.play("P2 draw", "? red-1-1", "P2 draw", "? red-3-2")
    assert t.coins(P2) == 5


@each("admiral")
def test_admiral(row: Row) -> None:
    """R5.6: two coins at five cards."""
    t = setting(row, harbour=FIVE, displays={P1: [row["id"]]}, phase=2)

    assert t.coins(P1) == 5
    assert t.asked == P1


@each("governor")
def test_governor(row: Row) -> None:
    """R5.8: a card more."""
    t = setting(row, harbour=FIVE[:2], displays={P1: [row["id"]]}, phase=2)

    t.play("P1 trade blue-1-1", "P1 trade yellow-1-1")

    assert t.coins(P1) == 5
    assert t.asked == P2


@each("wholesaler")
@pytest.mark.parametrize("colour", COLOURS)
def test_wholesaler(row: Row, colour: str) -> None:
    """R8.4: keeps a ship of the colour."""
    vessel = {"yellow": "yellow-1-1", "blue": "blue-2-2"}.get(colour, ship(colour))
    t = setting(row, harbour=[vessel], displays={P1: [row["id"]]}, phase=2)

    t.play(f"P1 trade {vessel}")

    assert t.stored(P1) == ([vessel] if colour == row["colour"] else [])
    assert t.influence(P1) == row["influence"] + (colour == row["colour"])
    assert t.asked == P2


@each("passenger")
def test_passenger(row: Row) -> None:
    """R8.5: influence and nothing else."""
    t = setting(row, harbour=FIVE[:4], displays={P1: [row["id"]]}, phase=2)

    assert (t.coins(P1), t.swords(P1), t.influence(P1)) == (3, 0, row["influence"])
    assert t.decision.prompt.args == {"count": 2}


@each("gambler")
def test_gambler(row: Row) -> None:
    """R9.2, R9.6: four cards at once, and one more to take."""
    t = setting(row, displays={P1: [row["id"]]})

    t.play("P1 gamble", "? red-1-1", "? settler", "? blue-1-1", "? settler")

    assert len(t.harbour) == 4
    assert t.decision.prompt.args == {"count": 2}


@each("clerk")
@pytest.mark.parametrize("colour", COLOURS)
def test_clerk(row: Row, colour: str) -> None:
    """R10.2: another card after a ship of the colour."""
    t = setting(row, harbour=[ship(colour), "sailor-1"], displays={P1: [row["id"]]}, phase=2)

    t.play(f"P1 trade {ship(colour)}")

    assert t.asked == (P1 if colour == row["colour"] else P2)


@each("gunner")
def test_gunner(row: Row) -> None:
    """R10.4: ships in the harbour less one."""
    t = setting(row, harbour=FIVE[:3], displays={P1: [row["id"]]}, phase=2)

    assert t.coins(P1) == 5
    assert t.asked == P1


@each("vice-admiral")
def test_vice_admiral(row: Row) -> None:
    """R10.5: a coin at three cards."""
    t = setting(row, harbour=FIVE[:3], displays={P1: [row["id"]]}, phase=2)

    assert t.coins(P1) == 4
    assert t.asked == P1


def test_every_role_is_played_here() -> None:
    """A new role needs a test of its own."""
    played = {name.removeprefix("test_").replace("_", "-") for name in globals()}
    together = {"settler", "captain", "priest", "jack", "sailor", "pirate"}

    assert {row["role"] for row in rows("person")} - played == together
