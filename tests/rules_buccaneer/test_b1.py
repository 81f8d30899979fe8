"""B1: aim and material of Buccaneer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from doubloon.engine.refusal import Malformed
from doubloon.games import game
from kit import P1, P2, P3
from kit_buccaneer import opening, sea

CARDS = game("buccaneer").cards()


def rows(kind: str) -> list[dict[str, Any]]:
    """The components of one kind."""
    return [card for card in CARDS if card["kind"] == kind]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players(seats: int) -> None:
    """B1.1: 3 to 5 players."""
    assert opening(seats).state.seats == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_other_counts_are_refused(seats: int) -> None:
    """B1.1: neither fewer nor more."""
    with pytest.raises(Malformed) as raised:
        opening(seats)

    assert (raised.value.reason.id, raised.value.reason.rule) == ("refuse-seats", "B1.1")
    assert str(raised.value) == f"This game is for 3 to 5 seats, not {seats}. (B1.1)"


@pytest.mark.parametrize(("rich", "winner"), [(P1, [P1]), (P2, [P2]), (P3, [P3])])
def test_most_ducats_win(rich: int, winner: list[int]) -> None:
    """B1.1: the most ducats after final scoring."""
    t = sea(crews=["red-2 blue-2"], ships=["oyster-smack"], deck=[], ducats={rich: 60})

    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.outcome.winners == winner


def test_the_material() -> None:
    """B1.2: 15 ships, five discs for each of five colours, six tokens of each of four kinds."""
    assert sum(row["copies"] for row in rows("ship")) == 15
    assert [row["copies"] for row in rows("pirate")] == [5] * 5
    assert {row["id"]: row["copies"] for row in rows("loot")} == {
        "chest": 6,
        "barrel": 6,
        "candelabra": 6,
        "dagger": 6,
    }
    assert sorted(disc for (disc,) in opening(5).state.crews.values()) == list(range(25))


def test_what_a_ship_shows() -> None:
    """B1.3: money, minimum crew, a wage for ? discs, and one or two icons."""
    for ship in rows("ship"):
        assert ship["money"] > 0
        assert 2 <= ship["crew"] <= 6
        assert ship["wage"] > 0
        assert len(ship["loot"]) in (1, 2)
    icons = Counter(kind for ship in rows("ship") for kind in ship["loot"])
    assert set(icons.values()) == {6}


def test_every_colour_has_the_same_discs() -> None:
    """B1.4: 2, 3, 4, 5 and ?, and that is what the owner is paid."""
    ranks = ("2", "3", "4", "5", "q")
    for at, colour in enumerate(("blue", "yellow", "black", "green"), 1):
        for rank in ranks:
            t = sea(5, crews=[f"red-2 {colour}-{rank}"], ships=["coastal-lugger"], deck=[])
            t.play("P1 take red-2", "P1 board coastal-lugger")
            wage = 3 if rank == "q" else int(rank)
            assert t.ducats[at] == 10 + wage


def test_tokens_show_an_amount() -> None:
    """B1.5: paid at the end to whoever has most of the kind."""
    amounts = {row["id"]: row["majority"] for row in rows("loot")}
    assert amounts == {"chest": 15, "barrel": 12, "candelabra": 9, "dagger": 6}
    for kind, amount in amounts.items():
        loot = {P3: {kind: 2}}
        t = sea(crews=["red-2 blue-2"], ships=["oyster-smack"], deck=[], loot=loot)
        t.play("P1 take red-2", "P1 board oyster-smack")
        assert t.ducats[P3] == 10 + amount
