"""B8: end and scoring of Buccaneer."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kit import P1, P2, P3, P4, P5
from kit_buccaneer import Sea, sea


def end(
    seats: int = 3,
    loot: Mapping[int, Mapping[str, int]] | None = None,
    ducats: Mapping[int, int] | None = None,
) -> Sea:
    """The last ship is boarded; there is no dagger left, so that it changes no loot."""
    t = sea(
        seats,
        crews=["red-2 blue-2", "yellow-2 red-3 red-4 red-5"],
        ships=["oyster-smack"],
        deck=[],
        loot=loot,
        ducats=ducats,
        tokens={"dagger": 0},
    )
    t.play("P1 take red-2", "P1 board oyster-smack")
    return t


def paid(t: Sea) -> list[int]:
    """What everybody got for loot: all but the start money, the ship and its wages."""
    ship = [6, 2, 0, 0, 0]
    return [ducats - 10 - ship[seat] for seat, ducats in enumerate(t.ducats)]


def test_the_last_ship_ends_the_game() -> None:
    """B8.1: at once; discs in stacks earn nothing."""
    t = end()

    assert t.asked is None
    assert t.outcome.reason.id == "end-b-ships"
    assert t.outcome.reason.rule == "B8.1"
    assert paid(t) == [0, 0, 0]
    assert t.why_not("P2 take blue-3") == ("refuse-over", "B8.1")


def test_not_before() -> None:
    """B8.1: one more ship in sight or in the deck, and the game goes on."""
    t = sea(crews=["red-2 blue-2"], ships=["oyster-smack", "sugar-brig"], deck=[])
    t.play("P1 take red-2", "P1 board oyster-smack")
    assert t.asked == P2
    assert t.told("b-loot-scored") == []


@pytest.mark.parametrize(
    ("kind", "amount"), [("chest", 15), ("barrel", 12), ("candelabra", 9), ("dagger", 6)]
)
def test_most_tokens_get_the_amount(kind: str, amount: int) -> None:
    """B8.2: for each kind by itself."""
    t = end(loot={P2: {kind: 2}, P3: {kind: 1}})

    assert paid(t) == [0, amount, 1]
    scored = [
        {"seat": P2, "card": kind, "coins": amount},
        {"seat": P3, "card": kind, "coins": 1},
    ]
    assert t.told("b-loot-scored") == scored


def test_kinds_are_scored_apart() -> None:
    """B8.2: many tokens of other kinds do not help."""
    t = end(loot={P1: {"chest": 1, "barrel": 3}, P2: {"chest": 2}, P3: {"barrel": 2}})

    assert paid(t) == [1 + 12, 15, 2]


def test_the_worked_example() -> None:
    """B8.3: two share the 15 of the chests as 7 and 7; B8.4: the others get 1 a token."""
    t = end(4, loot={P1: {"chest": 2}, P2: {"chest": 2}, P3: {"chest": 1}, P4: {"chest": 1}})

    assert paid(t) == [7, 7, 1, 1]


def test_three_share() -> None:
    """B8.3: equally, and the fraction is lost."""
    t = end(loot={seat: {"chest": 2} for seat in (P1, P2, P3)})
    assert paid(t) == [5, 5, 5]

    t = end(4, loot={seat: {"candelabra": 1} for seat in (P1, P2, P3, P4)})
    assert paid(t) == [2, 2, 2, 2]


@pytest.mark.parametrize("tokens", [1, 2])
def test_consolation(tokens: int) -> None:
    """B8.4: 1 ducat for every token that brought nothing else."""
    t = end(loot={P1: {"barrel": 3}, P2: {"barrel": tokens}})

    assert paid(t) == [12, tokens, 0]


def test_no_token_no_pay() -> None:
    """B8.5: who has none gets nothing, and a kind nobody has pays nothing."""
    t = end(loot={P1: {"barrel": 1}})

    assert paid(t) == [12, 0, 0]
    assert len(t.told("b-loot-scored")) == 1
    assert paid(end()) == [0, 0, 0]


def test_loot_decides() -> None:
    """B8.6: ducats in hand plus payments for loot."""
    t = end(5, loot={P5: {"chest": 1}}, ducats={P4: 20})

    assert t.outcome.winners == [P5]
    ranks = [(place.seat, place.place, place.scores["ducats"]) for place in t.outcome.standing]
    assert ranks == [(P5, 1, 25), (P4, 2, 20), (P1, 3, 16), (P2, 4, 12), (P3, 5, 10)]
    assert [place.scores["loot"] for place in t.outcome.standing] == [1, 0, 0, 0, 0]


def test_ties_share_the_victory() -> None:
    """B8.7: loot or seat break no tie."""
    t = end(loot={P2: {"dagger": 2}, P3: {"dagger": 1}}, ducats={P1: 12, P3: 17})

    assert t.ducats == [18, 18, 18]
    assert t.outcome.winners == [P1, P2, P3]
    assert [place.place for place in t.outcome.standing] == [1, 1, 1]
