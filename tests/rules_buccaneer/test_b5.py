"""B5: boarding in Buccaneer."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games import game
from doubloon.match.table import Table
from kit import P1, P2, P3
from kit_buccaneer import Sea, sea
from laws.walk import Walker

EXAMPLE = "red-2 blue-5 yellow-4 red-3 blue-3"
"""Red's crew of five: wages of 12 to others."""


def board(crew: str, ship: str, loot: str = "", **setting: Any) -> Sea:
    """A stack of red boards a ship."""
    t = sea(crews=[crew], ships=[ship], **setting)
    t.play(f"P1 take {crew.split()[0]}", f"P1 board {ship}")
    if loot:
        t.play(f"P1 loot {loot}")
    return t


def test_the_crew_must_be_large_enough() -> None:
    """B5.1: at least the minimum; more are welcome."""
    t = sea(crews=["red-2 blue-2 yellow-2"])
    t.play("P1 take red-2")

    assert {"board oyster-smack", "board mail-cutter"} <= t.options
    assert t.why_not("P1 board salt-schooner") == ("why-b-few-hands", "B5.1")
    assert t.why_not("P1 board sugar-brig") == ("why-b-ship-gone", "B5.1")


def test_ships_are_offered_in_one_order() -> None:
    """B5.1: the small ones first, however they lie, before everything else."""
    ships = ["salt-schooner", "oyster-smack", "mail-cutter"]
    t = sea(crews=["red-2 blue-2 yellow-2 red-3"], ships=ships)
    t.play("P1 take red-2")

    words = [choice.word for choice in t.decision.options]
    assert words[:3] == ["board oyster-smack", "board mail-cutter", "board salt-schooner"]
    assert all(word.startswith("onto") for word in words[3:])


def test_a_lone_disc_boards_nothing() -> None:
    """B5.1: the smallest ship needs two."""
    t = sea()
    t.play("P1 take red-2")

    assert all(word.startswith("onto") for word in t.options)


def test_own_discs_count() -> None:
    """B5.2: the captain's own discs are hands like all others."""
    t = board("red-2 blue-2 red-3 red-4", "timber-barque", "chest")

    assert t.ducats == [10 + 18 - 2, 12, 10]


def test_the_order_of_settlement() -> None:
    """B5.3: loot, money and wages, discs home, ship out."""
    t = board(EXAMPLE, "silk-trader", "chest", deck=["oyster-smack", "mail-cutter", "sugar-brig"])
    t.play("? oyster-smack", "? mail-cutter", "? sugar-brig")

    names = [str(event["event"]) for event in t.story]
    assert names[names.index("b-boarded") :] == [
        "b-boarded",
        "b-looted",
        "b-looted",
        "b-wage",
        "b-wage",
        "b-ship-shown",
        "b-ship-shown",
        "b-ship-shown",
        "b-turn",
    ]


def test_loot_comes_before_everything() -> None:
    """B5.3: while the captain chooses, nothing is paid and nobody is home."""
    t = board(EXAMPLE, "silk-trader")

    assert t.prompt == "prompt-b-loot"
    assert t.ducats == [10, 10, 10]
    assert t.crews == {EXAMPLE}
    assert t.ships == ["silk-trader"]


@pytest.mark.parametrize(("loot", "other"), [("chest", "candelabra"), ("candelabra", "chest")])
def test_the_captain_picks_and_the_officer_gets_the_other(loot: str, other: str) -> None:
    """B5.4: one of the two icons; the second disc's owner takes the other kind."""
    t = board(EXAMPLE, "silk-trader", loot)

    assert (t.loot(P1), t.loot(P2), t.loot(P3)) == ({loot: 1}, {other: 1}, {})
    looted = [{"seat": P1, "card": loot}, {"seat": P2, "card": other}]
    assert t.told("b-looted") == looted


def test_a_choice_of_loot_tells_what_the_officer_gets() -> None:
    """B5.4: the question names the ship, each answer both tokens."""
    t = board(EXAMPLE, "silk-trader")

    assert t.decision.prompt.args == {"card": "silk-trader"}
    said = [t.table.describe(choice).args for choice in t.decision.options]
    assert said == [
        {"card": "chest", "target": "candelabra", "rival": P2},
        {"card": "candelabra", "target": "chest", "rival": P2},
    ]


def test_one_icon_is_the_captains() -> None:
    """B5.4: the officer gets nothing then, and nothing is asked."""
    t = board("red-2 blue-2 yellow-2", "governors-yawl")

    assert (t.loot(P1), t.loot(P2), t.loot(P3)) == ({"chest": 1}, {}, {})
    assert t.state.tokens == [5, 6, 6, 6]


def test_loot_cannot_be_declined() -> None:
    """B5.4a: the captain must choose, and the officer is not even asked."""
    t = board(EXAMPLE, "silk-trader")

    assert t.options == {"loot chest", "loot candelabra"}
    assert t.why_not("P1 pass") == ("why-b-loot-first", "B5.4")
    t.play("P1 loot chest")
    assert t.loot(P2) == {"candelabra": 1}


@pytest.mark.parametrize(("gone", "left"), [("chest", "candelabra"), ("candelabra", "chest")])
def test_a_kind_that_is_used_up(gone: str, left: str) -> None:
    """B5.4b: the captain has the other icon, the officer nothing."""
    t = board(EXAMPLE, "silk-trader", tokens={gone: 0})

    assert (t.loot(P1), t.loot(P2)) == ({left: 1}, {})


def test_both_kinds_used_up() -> None:
    """B5.4b: nobody gets anything; the money is there all the same."""
    t = board(EXAMPLE, "silk-trader", tokens={"chest": 0, "candelabra": 0})

    assert (t.loot(P1), t.loot(P2)) == ({}, {})
    assert t.ducats == [20, 18, 14]


@pytest.mark.parametrize(("left", "officer"), [(6, {"chest": 1}), (1, {})])
def test_two_equal_icons(
    left: int, officer: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """B5.4c: one token each, without a question, as far as they go."""
    facts = sea().state.facts
    monkeypatch.setattr(facts, "icons", [(0, 0)] * 15)
    t = board(EXAMPLE, "silk-trader", tokens={"chest": left})

    assert (t.loot(P1), t.loot(P2)) == ({"chest": 1}, officer)


def test_the_captain_takes_the_money() -> None:
    """B5.5: all of it, from the supply."""
    t = board("red-2 blue-2", "spice-pinnace")

    assert sum(t.ducats) == 30 + 10
    boarded = {"seat": P1, "card": "spice-pinnace", "count": 2, "coins": 10}
    assert t.told("b-boarded") == [boarded]


def test_the_worked_example() -> None:
    """B5.6: of 22 ducats Red pays 12 and keeps 10; his own discs cost nothing."""
    t = board(EXAMPLE, "silk-trader", "chest")

    assert t.ducats == [10 + 10, 10 + 8, 10 + 4]
    assert t.told("b-wage") == [
        {"seat": P1, "rival": P2, "coins": 8},
        {"seat": P1, "rival": P3, "coins": 4},
    ]


def test_the_worked_example_with_another_disc() -> None:
    """B5.7: a ? disc more gets the 4 that the ship says, and Red keeps 6."""
    t = board(f"{EXAMPLE} yellow-q", "silk-trader", "chest")

    assert t.ducats == [10 + 6, 10 + 8, 10 + 8]


@pytest.mark.parametrize(
    ("ship", "wage"), [("oyster-smack", 5), ("coastal-lugger", 3), ("spice-pinnace", 1)]
)
def test_the_ship_says_what_strangers_get(ship: str, wage: int) -> None:
    """B5.7: another ship, another wage; the captain's own ? costs nothing."""
    t = board("red-q blue-q", ship)

    assert t.ducats[P2] == 10 + wage


def test_a_captain_pays_from_his_own() -> None:
    """B5.8: what the money does not cover."""
    t = board("red-2 blue-5 yellow-5 blue-4", "oyster-smack")

    assert t.ducats == [10 + 8 - 14, 19, 15]
    assert t.told("b-supply") == []


@pytest.mark.parametrize(("has", "missing"), [(6, 0), (5, 1), (3, 3), (0, 6)])
def test_a_captain_who_cannot_pay(has: int, missing: int) -> None:
    """B5.8: he pays all he has and the supply the rest; others get all, he keeps his loot."""
    t = board("red-2 blue-5 yellow-5 blue-4", "oyster-smack", ducats={P1: has})

    assert t.ducats == [0, 19, 15]
    assert t.told("b-supply") == ([{"seat": P1, "coins": missing}] if missing else [])
    assert t.loot(P1) == {"dagger": 1}


def test_the_gap_is_never_repaid() -> None:
    """B5.8: the next boarding is the captain's alone again."""
    crews = ["red-2 blue-5 yellow-5 blue-4", "red-3 blue-2"]
    t = sea(crews=crews, ships=["oyster-smack", "spice-pinnace"], ducats={P1: 0})
    t.play("P1 take red-2", "P1 board oyster-smack")
    t.play("P2 take blue-3", "P2 onto yellow-2", "P3 take yellow-3", "P3 onto blue-q")
    t.play("P1 take red-3", "P1 board spice-pinnace")

    assert t.ducats[P1] == 10 - 2


def test_everybody_goes_home() -> None:
    """B5.9: each disc lies alone, face up; other stacks stay."""
    t = sea(crews=["red-2 blue-2 yellow-2", "yellow-3 red-3"])
    t.play("P1 take red-2", "P1 board mail-cutter")

    assert t.crews == {"yellow-3 red-3"}
    tops = {crew["top"] for crew in t.table.view(None)["crews"]}
    assert {"red-2", "blue-2", "yellow-2"} <= tops


def test_no_refill_before_all_are_gone() -> None:
    """B5.10: the ship leaves the game, and two ships stay two."""
    t = sea(crews=["red-2 blue-2"])
    t.play("P1 take red-2", "P1 board oyster-smack")

    assert t.ships == ["mail-cutter", "salt-schooner"]
    assert t.asked == P2
    assert len(t.state.deck) == 12
    assert 0 not in t.state.deck


def test_three_new_ships_at_once() -> None:
    """B5.10: as soon as the last one is gone."""
    t = board("red-2 blue-2", "oyster-smack")

    t.play("? silk-trader", "? rum-fluyt")
    assert t.prompt == "prompt-chance"
    t.play("? powder-galleon")
    assert t.ships == ["silk-trader", "rum-fluyt", "powder-galleon"]
    assert t.asked == P2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_batches_of_three(seats: int) -> None:
    """B5.11: fifteen ships come, each once, three at a time."""
    table = Table(game("buccaneer"), seats, {}, None)
    Walker(seats).play(table)

    story = [event.data() for event in table.events(None)]
    shown = [event["card"] for event in story if event["event"] == "b-ship-shown"]
    assert len(shown) == len(set(shown)) == 15
    left = 0
    for event in story:
        if event["event"] == "b-ship-shown":
            left += 1
            assert left <= 3
        elif event["event"] in ("b-boarded", "b-sailed-away"):
            assert left > 0
            left -= 1
        elif event["event"] == "b-turn":
            assert left > 0
