"""B4: moving in Buccaneer."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.games import game
from doubloon.match.table import Table
from kit import P1, P2
from kit_buccaneer import BIG, sea

FOUR = "red-2 blue-2 red-3 yellow-2"
FIVE = "blue-3 yellow-3 blue-4 yellow-4 red-4"


def test_a_stack_goes_on_top_in_order() -> None:
    """B4.1: the order of both stays as it was."""
    t = sea(crews=["red-2 blue-2", "yellow-2 blue-3 red-3"])

    t.play("P1 take red-2", "P1 onto yellow-2")

    assert t.crews == {"red-2 blue-2 yellow-2 blue-3 red-3"}
    moved = {"seat": P1, "card": "red-2", "target": "yellow-2", "rival": 2, "count": 5}
    assert t.told("b-moved") == [moved]


def test_the_mover_is_captain() -> None:
    """B4.2: whoever put the stack there owns all of it."""
    t = sea(crews=["blue-2 red-2"])
    t.play("P1 take red-3", "P1 onto blue-2")

    assert t.crews == {"red-3 blue-2 red-2"}
    assert "take blue-2" not in t.options
    t.play("P2 take blue-3", "P2 onto yellow-2", "P3 take yellow-3", "P3 onto blue-4")
    assert "take red-3" in t.options


def test_not_onto_your_own() -> None:
    """B4.3: only onto somebody else's stack."""
    t = sea(crews=["red-2 blue-2"])
    t.play("P1 take red-3")

    assert not [word for word in t.options if word.startswith("onto red")]
    assert t.why_not("P1 onto red-2") == ("why-b-own-stack", "B4.3")
    assert t.why_not("P1 onto red-4") == ("why-b-own-stack", "B4.3")


def test_nine_discs_are_the_most() -> None:
    """B4.4: nine are legal, ten are not."""
    t = sea(crews=[FOUR, FIVE])
    t.play("P1 take red-2", "P1 onto blue-3")
    assert t.crews == {f"{FOUR} {FIVE}"}

    t = sea(crews=[f"{FOUR} blue-5", FIVE])
    t.play("P1 take red-2")
    assert "onto blue-3" not in t.options
    assert t.why_not("P1 onto blue-3") == ("why-b-too-high", "B4.4")


def test_eight_go_on_a_lone_disc_only() -> None:
    """B4.4: there is room for one more, or for a ship's deck."""
    eight = "red-2 blue-2 red-3 yellow-2 red-4 yellow-3 red-5 blue-3"
    t = sea(crews=["blue-4 yellow-5", eight], ships=BIG)
    t.play("P1 take red-2")

    lone = {"onto blue-5", "onto blue-q", "onto yellow-4", "onto yellow-q"}
    assert t.options == lone | {f"board {ship}" for ship in BIG}


def test_a_stack_is_never_split() -> None:
    """B4.5: a disc inside cannot be taken or covered by itself."""
    t = sea(crews=["red-2 blue-2 red-3"])

    assert t.why_not("P1 take red-3") == ("why-b-covered", "B4.5")
    t.play("P1 take red-4")
    assert t.why_not("P1 onto blue-2") == ("why-b-covered", "B4.1")


def test_stacks_of_others_stay() -> None:
    """B4.6: not even one full of your discs can be moved."""
    t = sea(crews=["blue-2 red-2 red-3"])

    assert t.options == {"take red-4", "take red-5", "take red-q"}
    assert t.why_not("P1 take blue-2") == ("why-b-not-yours", "B4.6")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_top_two_differ(seats: int) -> None:
    """B4.7: however it is played, no captain is his own first officer."""
    for seed in range(10):
        random = Random(seed)
        table = Table(game("buccaneer"), seats, {}, None)
        highest = 0
        while decision := table.decision:
            words = [choice for choice in decision.options if choice.word.startswith("onto")]
            table.play(random.choice(words or list(decision.options)))
            for crew in table.view(None)["crews"]:
                owners = crew["owners"]
                highest = max(highest, len(owners))
                assert len(owners) == 1 or owners[0] != owners[1]
        assert highest > 4


def test_big_ships_leave_only_moves() -> None:
    """B4.1: every stack of another player is a target, whoever that is."""
    t = sea(4, crews=["blue-2 red-2"], ships=BIG, active=P2)
    t.play("P2 take blue-2")

    assert len(t.options) == 4 + 5 + 5
