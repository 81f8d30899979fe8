"""B2: setup of Buccaneer."""

from __future__ import annotations

import pytest

from doubloon.engine.seat import CHANCE
from kit_buccaneer import opening

SHOWN = ("? oyster-smack", "? silk-trader", "? mail-cutter")


def test_three_ships_are_turned_up() -> None:
    """B2.1: three of the shuffled fifteen, each as likely as any other."""
    t = opening(3)
    assert t.asked == CHANCE
    assert len(t.decision.options) == 15
    assert {t.decision.options.weight(choice) for choice in t.decision.options} == {1}

    t.play(*SHOWN)

    assert t.ships == ["oyster-smack", "silk-trader", "mail-cutter"]
    assert len(t.state.deck) == 12
    assert not set(t.state.deck) & set(t.state.ships)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_disc_lies_alone(seats: int) -> None:
    """B2.2: five stacks of height 1 for everybody, face up."""
    t = opening(seats)

    crews = t.table.view(None)["crews"]
    assert [crew["owners"] for crew in crews] == [[seat] for seat in range(seats) for _ in range(5)]
    assert [crew["top"] for crew in crews[:5]] == ["red-2", "red-3", "red-4", "red-5", "red-q"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_ducats(seats: int) -> None:
    """B2.3: for every player."""
    assert opening(seats).ducats == [10] * seats


def test_the_supply_is_open() -> None:
    """B2.4: all loot lies in the supply, for all to see."""
    t = opening(3)

    view = t.table.view(None)
    assert view["supply"] == {"chest": 6, "barrel": 6, "candelabra": 6, "dagger": 6}
    assert [sum(player["loot"].values()) for player in view["players"]] == [0, 0, 0]


def test_unused_colours_leave() -> None:
    """B2.5: with three players nobody finds a black or a green disc."""
    t = opening(3)
    t.play(*SHOWN, "? P1", "P1 take red-2")

    assert all(disc < 15 for crew in t.state.crews.values() for disc in crew)
    assert t.options == {
        f"onto {colour}-{rank}"
        for colour in ("blue", "yellow")
        for rank in ("2", "3", "4", "5", "q")
    }
    assert t.why_not("P1 onto black-2") == ("why-b-covered", "B4.1")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_names_the_first_player(seats: int) -> None:
    """B2.6: any seat, each as likely."""
    for first in range(seats):
        t = opening(seats)
        t.play(*SHOWN)
        assert t.options == {f"P{seat + 1}" for seat in range(seats)}
        assert {t.decision.options.weight(choice) for choice in t.decision.options} == {1}
        t.play(f"? P{first + 1}")
        assert t.asked == first
        assert t.told("b-began") == [{"seat": first}]
        assert t.table.view(None)["first"] == first


def test_what_chance_may_say_has_words() -> None:
    """B2.1, B2.6: a ship that comes, a player who goes first."""
    t = opening(3)
    assert str(t.table.describe(t.decision.options[0])) == "A ship comes into sight: Oyster Smack."
    t.play(*SHOWN)

    assert str(t.table.describe(t.decision.options[2])) == "P3 goes first."


def test_the_first_player_is_remembered() -> None:
    """B2.6: when others act, too."""
    t = opening(3)
    t.play(*SHOWN, "? P3", "P3 take yellow-2", "P3 onto red-2")

    view = t.table.view(None)
    assert (view["first"], view["active"]) == (2, 0)
