"""B3: turns of Buccaneer."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

from doubloon.engine.playout import Playout
from doubloon.engine.refusal import NeedsConsent
from doubloon.games.buccaneer.state import State
from kit import P1, P2, P3
from kit_buccaneer import BIG, sea

ALL_COVERED = ["blue-2 red-2 red-3", "yellow-2 red-4 red-5 red-q"]
STUCK: dict[str, Any] = {
    # Red has five and no ship for them; blue's six and yellow's nine leave no room.
    "seats": 4,
    "crews": [
        "red-2 black-2 red-3 black-3 red-4",
        "blue-2 red-5 blue-3 blue-4 blue-5 blue-q",
        "yellow-2 red-q yellow-3 yellow-4 yellow-5 yellow-q black-4 black-5 black-q",
    ],
    "ships": BIG,
}


def test_one_action_then_the_next() -> None:
    """B3.1: clockwise, one move or one boarding each."""
    t = sea(crews=["blue-2 red-5"], active=P1)

    t.play("P1 take red-2", "P1 onto yellow-2")
    assert t.asked == P2
    t.play("P2 take blue-2", "P2 board oyster-smack")
    assert t.asked == P3
    t.play("P3 take yellow-3", "P3 onto blue-2")
    assert t.asked == P1
    assert [turn["seat"] for turn in t.told("b-turn")] == [P1, P2, P3, P1]


def test_a_stack_does_both() -> None:
    """B3.1: the stack that is chosen moves or boards."""
    t = sea(crews=["red-2 blue-5"])
    t.play("P1 take red-2")

    assert "board oyster-smack" in t.options
    assert "onto blue-2" in t.options
    assert not t.options & {"pass", "board mail-cutter"}


def test_the_stack_is_said_first() -> None:
    """B3.1a: then what it does; the question names the stack."""
    t = sea(crews=["red-2 blue-5 yellow-2"])
    assert t.prompt == "prompt-b-choose"
    t.play("P1 take red-2")

    assert t.decision.prompt.args == {"card": "red-2", "count": 3}


def test_a_single_stack_need_not_be_said() -> None:
    """B3.1a: red has one stack that can act."""
    t = sea(crews=["red-2 blue-2", "yellow-2 red-3 red-4 red-5 red-q"])

    assert t.prompt == "prompt-b-use"
    assert t.decision.prompt.args == {"card": "red-2", "count": 2}


def test_passing_is_not_allowed() -> None:
    """B3.2: who can act must."""
    t = sea()
    assert "pass" not in t.options
    assert t.why_not("P1 pass") == ("why-b-no-pass", "B3.2")
    t.play("P1 take red-2")
    assert t.why_not("P1 pass") == ("why-b-no-pass", "B3.2")


def test_without_a_free_disc_the_turn_is_skipped() -> None:
    """B3.3: all five red discs are covered."""
    t = sea(crews=ALL_COVERED)

    assert t.told("b-skipped") == [{"seat": P1}]
    assert t.asked == P2
    assert t.crews == set(ALL_COVERED)


def test_with_nothing_legal_the_turn_is_skipped() -> None:
    """B3.4: red tops a stack, which can go nowhere."""
    t = sea(**STUCK)

    assert t.told("b-skipped") == [{"seat": P1}]
    assert t.told("b-disbanded") == []
    assert t.asked == P2


def test_a_lone_boarding_is_compulsory() -> None:
    """B3.5: even at a loss."""
    crews = [
        "red-2 blue-5 red-3 red-4 red-5 red-q yellow-5 yellow-4 blue-4",
        "blue-2 yellow-2",
    ]
    t = sea(crews=crews, ships=["oyster-smack"])

    assert t.options == {"board oyster-smack"}
    t.play("P1 board oyster-smack")
    assert t.ducats == [0, 19, 19]


def test_a_lone_move_is_compulsory() -> None:
    """B3.5: even if it harms."""
    crews = ["red-2 blue-5", "blue-2 red-3 red-4 red-5 red-q blue-3 blue-4"]
    crews += ["yellow-2 blue-q yellow-3 yellow-4 yellow-5 yellow-q"]
    t = sea(crews=crews, ships=BIG)

    assert t.options == {"onto blue-2", "onto yellow-2"}


@pytest.mark.parametrize("reader", [None, P1, P2, P3])
def test_covered_wages_are_hidden(reader: int | None) -> None:
    """B3.6: colours and order are open, wages only on top; money and loot are open."""
    loot = {P2: {"chest": 2}}
    one = sea(crews=["red-2 blue-5 yellow-q", "red-3 blue-4"], loot=loot, ducats={P3: 4})
    two = sea(crews=["red-2 blue-4 yellow-q", "red-3 blue-5"], loot=loot, ducats={P3: 4})

    view = one.table.view(reader)
    assert view == two.table.view(reader)
    assert view["crews"][0] == {"top": "red-2", "owners": [0, 1, 2], "discs": None}
    assert view["players"][P2]["loot"]["chest"] == 2
    assert view["players"][P3]["ducats"] == 4


def test_the_memory_aid_shows_them() -> None:
    """B3.6: everything was once visible."""
    t = sea(crews=["red-2 blue-5 yellow-q"], aid=True)

    assert t.table.view(None)["crews"][0]["discs"] == ["red-2", "blue-5", "yellow-q"]


def test_what_a_boarding_pays_is_a_range() -> None:
    """B3.6: two of blue's discs are covered, one of them in this stack; yellow's is the only."""
    crews = ["red-2 blue-5 yellow-3", "red-3 blue-2"]
    t = sea(crews=crews, ships=["mail-cutter"])

    (boarding,) = t.table.view(P1)["boardings"]
    assert boarding == {
        "top": "red-2",
        "ship": "mail-cutter",
        "captain": [12 - 5 - 3, 12 - 2 - 3],
        "wages": [[0, 0], [2, 5], [3, 3]],
    }


def test_a_stranger_may_be_the_cheapest() -> None:
    """B3.6, B5.7: blue's 4 and ? are hidden; the ship says which of them is less."""
    for ship, wages in (("spice-pinnace", [1, 4]), ("oyster-smack", [4, 5])):
        t = sea(crews=["red-2 blue-q", "red-3 blue-4"], ships=[ship])
        assert [each["wages"][P2] for each in t.table.view(None)["boardings"]] == [wages] * 2
        t.play("P1 take red-2")
        (choice,) = [each for each in t.decision.options if each.word.startswith("board")]
        said = t.table.describe(choice).args
        money = t.state.facts.money[t.state.ships[0]]
        assert (said["least"], said["most"]) == (money - wages[1], money - wages[0])
        assert (said["money"], said["exact"]) == (money, "no")


def test_a_captain_pays_nothing_to_himself() -> None:
    """B3.6, B5.6: however many of his own discs lie in his stack."""
    for aid in (False, True):
        t = sea(crews=["red-2 blue-5 red-5 red-4"], ships=["mail-cutter"], aid=aid)
        (boarding,) = t.table.view(None)["boardings"]
        assert boarding["wages"] == [[0, 0], [5, 5], [0, 0]]
        assert boarding["captain"] == [7, 7]
        t.play("P1 take red-2")
        (choice,) = [each for each in t.decision.options if each.word.startswith("board")]
        assert t.table.describe(choice).args["exact"] == "yes"


@pytest.mark.parametrize(("has", "loss"), [(10, 6), (6, 6), (4, 4), (0, 0)])
def test_a_loss_ends_where_the_purse_does(has: int, loss: int) -> None:
    """B3.6, B5.8: nobody is told that he would lose more than he has."""
    crews = ["red-2 blue-5 yellow-5 blue-4"]
    t = sea(crews=crews, ships=["oyster-smack"], ducats={P1: has}, aid=True)

    (boarding,) = t.table.view(None)["boardings"]
    assert boarding["captain"] == [-loss, -loss]
    t.play("P1 take red-2", "P1 board oyster-smack")
    assert t.ducats[P1] == has - loss


def test_covered_discs_are_imagined_by_lot() -> None:
    """B3.6: any of the owner's discs that lie on no top may be there, and no other."""
    t = sea(crews=["red-2 blue-5 yellow-q", "red-3 blue-4", "red-4 blue-q"])
    found = set()
    for seed in range(60):
        state = t.table.game.imagine(t.table.view(P1), Random(seed))
        assert isinstance(state, State)
        officers = tuple(state.crews[top][1] % 5 for top in (0, 1, 2))
        assert state.crews[0] == (0, 5 + officers[0], 14)
        found.add(officers)

    assert found == set(permutations((2, 3, 4)))


@pytest.mark.parametrize(
    ("crews", "lines"),
    [
        ([], ("P1 take red-2",)),
        (["red-2 blue-2 blue-3 blue-4", "red-3 yellow-2 yellow-3 yellow-4"], ("P2 mutiny red-2",)),
    ],
)
def test_an_imagined_table_goes_on_to_the_end(crews: list[str], lines: tuple[str, ...]) -> None:
    """B3.6: what a view tells, sent and read again, is enough to play on from."""
    t = sea(crews=crews)
    t.play(*lines)
    view = t.table.view(P1)
    state = t.table.game.imagine(json.loads(json.dumps(view)), Random(1))

    assert t.table.game.view(state, P1) == view
    Playout(Random(1)).run(state)
    assert isinstance(state, State)
    assert state.ships == state.deck == []
    assert state.turn > 15


def test_uncovered_discs_cannot_be_covered_again_freely() -> None:
    """B3.6: who boards has seen wages that were hidden; who only moves has not."""
    t = sea(crews=["red-2 blue-5", "blue-2 yellow-5"])
    t.play("P1 take red-3", "P1 onto yellow-2")
    assert t.table.why_no_undo() is None
    t.play("P2 take blue-2", "P2 board oyster-smack")

    assert isinstance(t.table.why_no_undo(), NeedsConsent)


def test_the_memory_aid_makes_it_exact() -> None:
    """B3.6: with it, the boarding pays what it says."""
    crews = ["red-2 blue-5 yellow-q", "red-3 blue-2"]
    t = sea(crews=crews, ships=["mail-cutter"], aid=True)

    (boarding,) = t.table.view(None)["boardings"]
    assert boarding["captain"] == [1, 1]
    assert boarding["wages"] == [[0, 0], [5, 5], [6, 6]]


def test_a_new_stack_waits_a_turn() -> None:
    """B3.7: it boards on the owner's next turn at the earliest."""
    t = sea()
    t.play("P1 take red-2", "P1 onto blue-2")

    assert t.why_not("P1 board oyster-smack") == ("refuse-not-your-turn", "B3.1")
    t.play("P2 take blue-3", "P2 onto yellow-2", "P3 take yellow-3", "P3 onto blue-4")
    t.play("P1 take red-2", "P1 board oyster-smack")
    assert t.ships == ["mail-cutter", "salt-schooner"]
