"""B9: edge cases of Buccaneer, row by row."""

from __future__ import annotations

from doubloon.engine.seat import CHANCE
from doubloon.games import game
from kit import P1, P2, P3, P4
from kit_buccaneer import BIG, sea

BLUES = "red-2 blue-2 blue-3 blue-4"
NINE = "red-2 blue-2 red-3 yellow-2 blue-3 yellow-3 blue-4 yellow-4 blue-5"
ONE_CAPTAIN = [f"red-{rank} blue-{rank} yellow-{rank}" for rank in ("2", "3", "4", "5", "q")]


def test_no_free_disc() -> None:
    """B9.1: skipped, and no stalemate while another can act."""
    crews = ["blue-2 red-2 red-3", "yellow-2 red-4 red-5 red-q"]
    t = sea(crews=crews)

    assert t.asked == P2
    assert t.told("b-skipped") == [{"seat": P1}]
    assert t.told("b-disbanded") == []


def test_nothing_legal() -> None:
    """B9.2: skipped as well."""
    crews = [
        "red-2 black-2 red-3 black-3 red-4",
        "blue-2 red-5 blue-3 blue-4 blue-5 blue-q",
        "yellow-2 red-q yellow-3 yellow-4 yellow-5 yellow-q black-4 black-5 black-q",
    ]
    t = sea(4, crews=crews, ships=BIG)

    assert t.told("b-skipped") == [{"seat": P1}]
    assert t.crews == set(crews)


def test_a_loss_must_be_taken() -> None:
    """B9.3: the only legal boarding costs more than it brings."""
    crews = ["red-2 blue-5 red-3 red-4 red-5 red-q yellow-5 yellow-4 blue-4", "blue-2 yellow-2"]
    t = sea(crews=crews, ships=["oyster-smack"])

    assert t.options == {"board oyster-smack"}
    assert t.why_not("P1 pass") == ("why-b-no-pass", "B3.2")


def test_own_discs_inside() -> None:
    """B9.4: they count as hands, cost nothing and come home."""
    t = sea(crews=["red-2 blue-2 red-5 red-q"], ships=["salt-schooner"])
    t.play("P1 take red-2", "P1 board salt-schooner", "P1 loot dagger")

    assert t.ducats == [10 + 15 - 2, 12, 10]
    assert t.crews == set()


def test_the_officer_is_the_second_disc() -> None:
    """B9.5: however many discs others have in the crew."""
    t = sea(crews=["red-2 yellow-2 blue-2 blue-3"], ships=["salt-schooner"])
    t.play("P1 take red-2", "P1 board salt-schooner", "P1 loot dagger")

    assert t.loot(P3) == {"candelabra": 1}
    assert t.loot(P2) == {}


def test_no_captain_is_his_own_officer() -> None:
    """B9.6: he cannot put a disc of his on another, whatever lies below."""
    t = sea(crews=["red-2 blue-2", "blue-3 red-3"])
    t.play("P1 take red-4")

    assert "onto red-2" not in t.options
    assert "onto blue-3" in t.options


def test_two_icons() -> None:
    """B9.7: the captain first, the officer has the other."""
    t = sea(crews=[f"{BLUES} red-3"], ships=["crown-merchantman"])
    t.play("P2 pass", "P1 take red-2", "P1 board crown-merchantman")
    assert t.asked == P1
    t.play("P1 loot barrel")

    assert (t.loot(P1), t.loot(P2)) == ({"barrel": 1}, {"chest": 1})


def test_one_icon() -> None:
    """B9.8: the officer has nothing."""
    t = sea(crews=["red-2 blue-2"])
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert (t.loot(P1), t.loot(P2)) == ({"dagger": 1}, {})


def test_a_captain_without_a_ducat() -> None:
    """B9.9: the supply pays, and there is no debt."""
    t = sea(crews=["red-2 blue-5 yellow-5"], ships=["oyster-smack"], ducats={P1: 0})
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.ducats == [0, 15, 15]
    assert t.told("b-supply") == [{"seat": P1, "coins": 2}]


def test_the_start_money_is_liable() -> None:
    """B9.10: all ducats of the captain are."""
    t = sea(crews=["red-2 blue-5 yellow-5 blue-4 yellow-4"], ships=["oyster-smack"])
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.ducats == [0, 19, 19]
    assert t.told("b-supply") == []


def test_four_and_five() -> None:
    """B9.11: nine are legal."""
    crews = ["red-2 blue-2 red-3 yellow-2", "blue-3 yellow-3 blue-4 yellow-4 red-4"]
    t = sea(crews=crews)
    t.play("P1 take red-2", "P1 onto blue-3")

    assert t.crews == {" ".join(crews)}


def test_four_and_five_is_enough_to_act() -> None:
    """B9.11: a player whose only move makes nine is not skipped."""
    crews = [
        "red-2 blue-2 red-3 yellow-2",
        "blue-3 yellow-3 blue-4 yellow-4 red-4",
        "yellow-5 red-5 blue-5 red-q blue-q yellow-q",
    ]
    t = sea(crews=crews, ships=BIG)

    assert t.told("b-skipped") == []
    assert t.asked == P1
    assert t.options == {"onto blue-3"}


def test_five_and_five() -> None:
    """B9.12: ten are not."""
    crews = ["red-2 blue-2 red-3 yellow-2 red-5", "blue-3 yellow-3 blue-4 yellow-4 red-4"]
    t = sea(crews=crews)
    t.play("P1 take red-2")

    assert t.why_not("P1 onto blue-3") == ("why-b-too-high", "B4.4")


def test_a_stack_of_nine() -> None:
    """B9.13: it goes nowhere and nobody covers it; its owner boards any ship, or leaves it."""
    t = sea(crews=[NINE], ships=("oyster-smack", "rum-fluyt", "bishops-galleon"))
    t.play("P2 pass", "P3 pass")
    assert {"take red-2", "take red-4"} <= t.options
    t.play("P1 take red-2")
    assert t.options == {"board oyster-smack", "board rum-fluyt", "board bishops-galleon"}

    t = sea(crews=[NINE], active=P3)
    t.play("P3 take yellow-5")
    assert "onto red-2" not in t.options
    assert t.why_not("P3 onto red-2") == ("why-b-too-high", "B4.4")


def test_a_boardable_stack_may_wait() -> None:
    """B9.14: unless a mutiny is called."""
    t = sea(crews=[BLUES])
    t.play("P2 pass", "P1 take red-3", "P1 onto yellow-2")
    assert BLUES in t.crews

    t = sea(crews=[BLUES])
    t.play("P2 mutiny red-2")
    assert t.why_not("P1 take red-3") == ("why-b-mutiny-board", "B6.4")


def test_two_and_one() -> None:
    """B9.15: three discs in two stacks are no mutiny."""
    t = sea(crews=["red-2 blue-2 blue-3 yellow-2", "red-3 blue-4 yellow-3 yellow-4"])

    assert t.asked == P1


def test_a_captain_does_not_mutiny() -> None:
    """B9.16: three discs of his own make him no mutineer."""
    t = sea(crews=["red-2 blue-2 red-3 red-4"])

    assert t.asked == P1
    assert t.prompt == "prompt-b-choose"


def test_only_ships_too_large() -> None:
    """B9.17: nobody is asked for a mutiny that cannot be carried out."""
    t = sea(crews=[BLUES], ships=BIG)

    assert t.asked == P1


def test_not_with_another_stack() -> None:
    """B9.18: the stack in mutiny boards, though another could."""
    t = sea(crews=[BLUES, "red-3 yellow-2"])
    t.play("P2 mutiny red-2")

    assert t.why_not("P1 take red-3") == ("why-b-mutiny-board", "B6.4")
    t.play("P1 board oyster-smack")
    assert t.crews == {"red-3 yellow-2"}


def test_two_stacks_in_mutiny() -> None:
    """B9.19: the captain picks one of them and one ship."""
    crews = [BLUES, "red-3 yellow-2 yellow-3 yellow-4"]
    t = sea(crews=crews)
    t.play("P2 mutiny red-2", "P3 mutiny red-3")
    assert t.prompt == "prompt-b-mutinous"
    assert t.options == {"take red-2", "take red-3"}
    t.play("P1 take red-3")
    assert t.options == {"board oyster-smack", "board mail-cutter", "board salt-schooner"}
    t.play("P1 board mail-cutter")

    assert t.crews == {BLUES}
    assert t.asked == P2


def test_the_third_ship() -> None:
    """B9.20: three new ones before the next player's turn."""
    t = sea(crews=["red-2 blue-2"], ships=["oyster-smack"])
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.asked == CHANCE
    t.play("? silk-trader", "? rum-fluyt", "? mail-cutter")
    assert t.asked == P2
    assert len(t.ships) == 3


def test_the_last_of_a_batch_sails_away() -> None:
    """B9.21: a new batch is turned up."""
    t = sea(crews=ONE_CAPTAIN, ships=["sugar-brig"], stalled=True)

    assert t.asked == CHANCE
    t.play("? silk-trader", "? rum-fluyt", "? mail-cutter")
    assert t.asked == P1
    assert len(t.ships) == 3


def test_the_fifteenth_ship() -> None:
    """B9.22: the game is over though others had fewer turns."""
    t = sea(crews=["red-2 blue-2", "blue-3 red-3"], ships=["oyster-smack"], deck=[])
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.asked is None
    assert [turn["seat"] for turn in t.told("b-turn")] == [P1]


def test_everybody_tied() -> None:
    """B9.23: five share the 6 of the daggers, and 1 is lost."""
    loot = {seat: {"dagger": 1} for seat in range(5)}
    t = sea(5, crews=["red-2 blue-2"], ships=["coastal-lugger"], deck=[], loot=loot)
    t.state.tokens[2] = 0
    t.play("P1 take red-2", "P1 board coastal-lugger")

    assert t.ducats == [10 + 7 + 1, 10 + 2 + 1, 11, 11, 11]


def test_a_share_is_all() -> None:
    """B9.24: tied leaders get nothing for their tokens besides."""
    loot = {P2: {"chest": 3}, P3: {"chest": 3}}
    t = sea(4, crews=["red-2 blue-2"], ships=["oyster-smack"], deck=[], loot=loot)
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.ducats == [10 + 6 + 6, 10 + 2 + 7, 10 + 7, 10]


def test_equal_ducats() -> None:
    """B9.25: they win together."""
    t = sea(4, crews=["red-2 blue-2"], ships=["oyster-smack"], deck=[], ducats={P4: 22})
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.ducats == [22, 12, 10, 22]
    assert t.outcome.winners == [P1, P4]


def test_the_supply_is_unlimited() -> None:
    """B9.26: nothing is held back for want of coins."""
    rich = {P1: 10_000, P2: 10_000, P3: 10_000}
    t = sea(crews=["red-2 blue-2"], ducats=rich)
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.ducats == [10_006, 10_002, 10_000]


def test_nothing_can_be_given_away() -> None:
    """B9.27: no word of the game hands ducats, loot or discs to anybody."""
    vocabulary = game("buccaneer").vocabulary
    words = [vocabulary.choice(P1, code).word for code in range(100)]

    verbs = {word.split(" ")[0] for word in words}
    assert verbs - {f"P{seat}" for seat in range(1, 6)} == {
        "pass",
        "take",
        "onto",
        "board",
        "loot",
        "mutiny",
    }
