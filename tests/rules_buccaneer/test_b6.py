"""B6: mutiny in Buccaneer."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, P4
from kit_buccaneer import BIG, sea

BLUES = "red-2 blue-2 blue-3 blue-4"
YELLOWS = "red-3 yellow-2 yellow-3 yellow-4"
BOTH = "red-2 yellow-2 yellow-3 yellow-4 blue-2 blue-3 blue-4"


def test_three_discs_may_mutiny() -> None:
    """B6.1: in a stack of another player; the captain is forced to board."""
    t = sea(crews=[BLUES])

    assert t.asked == P2
    assert t.prompt == "prompt-b-mutiny"
    assert t.options == {"pass", "mutiny red-2"}
    t.play("P2 mutiny red-2")
    assert t.asked == P1
    assert t.told("b-mutiny") == [{"seat": P2, "rival": P1, "card": "red-2"}]
    assert all(word.startswith("board") for word in t.options)


def test_four_are_three_or_more() -> None:
    """B6.1: more than three will do as well; the question says how many."""
    t = sea(crews=[f"{BLUES} blue-5"])

    assert t.asked == P2
    assert t.decision.prompt.args == {"rival": P1, "count": 5, "own": 4}


def test_two_discs_may_not() -> None:
    """B6.1: two are too few, however large the crew."""
    assert sea(crews=["red-2 blue-2 blue-3 red-4 yellow-2"]).asked == P1


@pytest.mark.parametrize(
    ("captain", "crew", "order"),
    [
        (P1, "red-2 yellow-2 yellow-3 yellow-4 blue-2 blue-3 blue-4", [P2, P3]),
        (P2, "blue-2 red-2 red-3 red-4 yellow-2 yellow-3 yellow-4", [P3, P1]),
        (P3, "yellow-2 blue-2 blue-3 blue-4 red-2 red-3 red-4", [P1, P2]),
    ],
)
def test_asked_clockwise_from_the_captain(captain: int, crew: str, order: list[int]) -> None:
    """B6.2: before his action, everybody entitled, until one calls."""
    t = sea(crews=[crew], active=captain)

    for seat in order:
        assert t.asked == seat
        assert t.why_not(f"P{captain + 1} take {crew.split()[0]}") == (
            "refuse-not-your-turn",
            "B3.1",
        )
        t.play(f"P{seat + 1} pass")
    assert t.asked == captain
    assert t.prompt == "prompt-b-choose"


def test_nothing_else_while_asked() -> None:
    """B6.2: the answer is a call or no call."""
    t = sea(crews=[BLUES])

    assert t.why_not("P2 take blue-5") == ("why-b-mutiny-first", "B6.2")
    assert t.why_not("P2 mutiny red-3") == ("why-b-mutiny-first", "B6.2")


def test_declining_costs_nothing_and_can_be_repeated() -> None:
    """B6.2: asked on every turn of the captain, and only there."""
    t = sea(crews=[BLUES])
    t.play("P2 pass", "P1 take red-3", "P1 onto yellow-2")
    assert t.ducats == [10, 10, 10]
    assert t.prompt == "prompt-b-choose"
    t.play("P2 take blue-5", "P2 onto yellow-3", "P3 take yellow-4", "P3 onto blue-q")

    assert t.asked == P2
    assert t.prompt == "prompt-b-mutiny"


@pytest.mark.parametrize(("first", "second"), [(True, True), (True, False), (False, True)])
def test_a_call_settles_only_its_stack(first: bool, second: bool) -> None:
    """B6.2a: who is entitled in another stack is still asked."""
    t = sea(crews=[BLUES, YELLOWS])
    assert t.asked == P2
    t.play("P2 mutiny red-2" if first else "P2 pass")
    assert t.asked == P3
    assert t.options == {"pass", "mutiny red-3"}
    t.play("P3 mutiny red-3" if second else "P3 pass")

    assert t.asked == P1
    assert t.prompt == ("prompt-b-mutinous" if first and second else "prompt-b-board")


def test_others_of_a_called_stack_are_not_asked() -> None:
    """B6.2a: in the called stack all is settled, in the other it is not."""
    crews = [BOTH, "red-3 black-2 black-3 black-4"]
    t = sea(4, crews=crews)
    t.play("P2 mutiny red-2")

    assert t.asked == P4


@pytest.mark.parametrize(
    ("ship", "asked"), [("salt-schooner", P2), ("rum-fluyt", P1), ("bishops-galleon", P1)]
)
def test_the_crew_must_be_enough_for_some_ship(ship: str, asked: int) -> None:
    """B6.3: four pirates cannot mutiny for a ship that needs five."""
    assert sea(crews=[BLUES], ships=[ship]).asked == asked


def test_another_stack_that_could_board_does_not_help() -> None:
    """B6.3: it is this stack that must be large enough."""
    crews = [BLUES, "red-3 yellow-2 red-4 yellow-3 red-5 yellow-4"]
    t = sea(4, crews=[BLUES, "red-3 yellow-2 red-4 yellow-3 red-5 black-4"], ships=BIG)
    assert t.asked == P1
    assert sea(4, crews=crews, ships=BIG).asked == P3


def test_the_stack_in_mutiny_boards_what_it_can() -> None:
    """B6.4: the captain picks among the ships; he may not move, nor use another stack."""
    t = sea(crews=[BLUES, "red-3 yellow-2"], ships=["oyster-smack", "salt-schooner", "rum-fluyt"])
    t.play("P2 mutiny red-2")

    assert t.options == {"board oyster-smack", "board salt-schooner"}
    assert t.why_not("P1 onto yellow-3") == ("why-b-mutiny-board", "B6.4")
    assert t.why_not("P1 take red-3") == ("why-b-mutiny-board", "B6.4")
    assert t.why_not("P1 board rum-fluyt") == ("why-b-few-hands", "B5.1")
    t.play("P1 board oyster-smack")
    assert t.crews == {"red-3 yellow-2"}


@pytest.mark.parametrize(("top", "kept"), [("red-2", YELLOWS), ("red-3", BLUES)])
def test_one_of_two_stacks_boards(top: str, kept: str) -> None:
    """B6.5: the captain chooses which; the other call lapses and can be made again."""
    t = sea(crews=[BLUES, YELLOWS])
    t.play("P2 mutiny red-2", "P3 mutiny red-3")
    assert t.options == {"take red-2", "take red-3"}
    assert t.why_not("P1 take red-4") == ("why-b-mutiny", "B6.4")

    t.play(f"P1 take {top}", "P1 board oyster-smack")

    assert t.crews == {kept}
    assert t.asked == P2
    assert t.prompt == "prompt-b-choose"
    mutineer = P3 if kept == YELLOWS else P2
    t.play("P2 take blue-q", "P2 onto red-5", "P3 take yellow-5", "P3 onto blue-q")
    assert t.asked == mutineer
    assert t.prompt == "prompt-b-mutiny"


def test_a_mutiny_is_a_boarding_like_any_other() -> None:
    """B6.6: same captain, same officer, same wages."""
    crew = "red-2 yellow-2 blue-2 blue-3 blue-4"
    t = sea(crews=[crew], ships=["silk-trader"])
    t.play("P2 mutiny red-2", "P1 board silk-trader", "P1 loot chest")

    assert t.ducats == [10 + 22 - 11, 10 + 9, 10 + 2]
    assert (t.loot(P1), t.loot(P2), t.loot(P3)) == ({"chest": 1}, {}, {"candelabra": 1})


def test_only_on_the_captains_turn() -> None:
    """B6.7: on a turn of their own mutineers have nothing to call, and nobody else is forced."""
    t = sea(crews=[BLUES], active=P2)

    assert t.prompt == "prompt-b-choose"
    assert t.why_not("P2 mutiny red-2") == ("why-b-own-turn", "B6.7")
    t.play("P2 take blue-5", "P2 onto yellow-2")
    assert t.asked == P3
    assert t.prompt == "prompt-b-choose"


def test_one_call_is_enough() -> None:
    """B6.8: several may be entitled; after the first call the others are not asked."""
    t = sea(crews=[BOTH])
    t.play("P2 mutiny red-2")
    assert t.asked == P1
    assert t.prompt == "prompt-b-board"

    t = sea(crews=[BOTH])
    t.play("P2 pass", "P3 mutiny red-2")
    assert t.asked == P1
    assert t.prompt == "prompt-b-board"


def test_discs_are_not_added_up() -> None:
    """B6.9: two and two of different players are no mutiny."""
    t = sea(crews=["red-2 blue-2 blue-3 yellow-2 yellow-3"])

    assert t.asked == P1
    assert t.prompt == "prompt-b-choose"
