"""R18: Ares Pirates, and ships kept as goods."""

from __future__ import annotations

from typing import Any

import pytest

from cards.deck_rows import rows
from doubloon.locale import speaker
from kit import P1, P2, P3, table

ARES = "ares-1-1-book"
SIX = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1", ARES]


def quest(**more: Any) -> dict[str, Any]:
    """An adventure without tasks."""
    return {"mode": "adventure", **more}


def test_ares_is_a_colour_of_its_own() -> None:
    """R18.1: two of them bust, one beside any other does not; they can be repelled."""
    t = table(**quest(harbour=SIX[:5]))
    t.play("P1 draw", "? ares-3-2-book")
    assert len(t.harbour) == 6
    t.play("P1 draw", "? ares-1-1-herbs")
    assert (t.harbour, t.asked) == ([], P2)

    t = table(**quest(harbour=["ares-3-2-book"], displays={P1: ["sailor-1"]}))
    t.play("P1 draw", "? ares-1-1-herbs")
    assert t.options == {"repel", "admit"}


@pytest.mark.parametrize(("ships", "cards"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_six_colours_are_four_cards(ships: int, cards: int) -> None:
    """R18.1: the Ares ship counts like any other."""
    t = table(**quest(harbour=SIX[6 - ships :], phase=2))

    assert t.decision.prompt.args == {"count": cards}


def test_which_ships_are_goods() -> None:
    """R18.2: all Ares ships are books or herbs; the other new ships bread or rum."""
    for row in rows("ship"):
        if row["set"] == "adventure":
            ares = row["colour"] == "ares"
            assert row["good"] in (("book", "herbs") if ares else ("bread", "rum"))
        else:
            assert "good" not in row


def test_coins_or_the_good() -> None:
    """R18.3: coins and the discard pile, or the card in the display for later."""
    t = table(**quest(harbour=["red-3-2-bread"], phase=2))
    t.play("P1 trade red-3-2-bread")
    assert t.prompt == "prompt-keep"
    assert t.options == {"keep", "cash"}
    kept, cashed = t, table(**quest(harbour=["red-3-2-bread"], phase=2))

    kept.play("P1 keep")
    assert (kept.coins(P1), kept.goods(P1), kept.discard) == (3, ["red-3-2-bread"], [])
    cashed.play("P1 trade red-3-2-bread", "P1 cash")
    assert (cashed.coins(P1), cashed.goods(P1)) == (5, [])
    assert cashed.discard == ["red-3-2-bread"]


def test_a_crown_instead_of_coins() -> None:
    """R18.3: some ships show a crown; kept they bring none."""
    t = table(**quest(harbour=["red-6-0-rum"], phase=2))
    t.play("P1 trade red-6-0-rum", "P1 cash")
    assert (t.coins(P1), t.crowns(P1)) == (3, 1)

    t = table(**quest(harbour=["red-6-0-rum"], phase=2))
    t.play("P1 trade red-6-0-rum", "P1 keep")
    assert (t.coins(P1), t.crowns(P1)) == (3, 0)


def test_a_kept_ship_uses_a_card_and_costs_its_coin() -> None:
    """R18.3, R4.8: like any other card."""
    t = table(**quest(harbour=["red-3-2-bread", "blue-1-1"], phase=2))

    t.play("P1 pass", "P2 trade red-3-2-bread", "P2 keep")

    assert t.purses == [4, 2, 3]
    assert t.asked == P3


@pytest.mark.parametrize(
    ("coins", "crew", "options"),
    [
        (0, [], {"cash"}),
        (1, [], {"keep", "cash"}),
        (0, ["trader-red-1"], {"keep", "cash"}),
        (0, ["trader-blue-1"], {"cash"}),
    ],
)
def test_keeping_needs_the_coin_for_the_active_player(
    coins: int, crew: list[str], options: set[str]
) -> None:
    """R18.3a: from the purse or from Traders."""
    t = table(**quest(harbour=["red-3-2-bread"], displays={P2: crew}, coins={P2: coins}, phase=2))

    t.play("P1 pass", "P2 trade red-3-2-bread")

    assert t.options == options


def test_without_a_fee_anybody_may_keep() -> None:
    """R18.3a: on the day of the Open Wharf nothing is due."""
    t = table(**quest(harbour=["red-6-0-rum"], event="open-wharf", coins={P1: 0, P2: 0}, phase=2))

    t.play("P1 pass", "P2 trade red-6-0-rum", "P2 keep")

    assert t.purses[:2] == [0, 0]
    assert t.goods(P2) == ["red-6-0-rum"]


def test_good_prices_may_pay_the_coin() -> None:
    """R18.3a, R17.1: a ship without coins can be cashed where the event brings one."""
    t = table(**quest(harbour=["red-6-0-rum"], event="good-prices", coins={P1: 0, P2: 0}, phase=2))

    t.play("P1 pass", "P2 trade red-6-0-rum")
    assert t.options == {"cash"}
    t.play("P2 cash")

    assert t.purses[:2] == [1, 0]
    assert t.crowns(P2) == 1


@pytest.mark.parametrize("word", ["keep", "cash"])
def test_traders_pay_either_way(word: str) -> None:
    """R18.4: a coin for each of the colour."""
    crew = ["trader-red-1", "trader-red-1", "trader-blue-1"]
    t = table(**quest(harbour=["red-3-2-bread"], displays={P1: crew}, phase=2))

    t.play("P1 trade red-3-2-bread", f"P1 {word}")

    assert t.coins(P1) == 3 + 2 + (2 if word == "cash" else 0)


@pytest.mark.parametrize("word", ["keep", "cash"])
def test_the_new_persons_are_the_traders_of_ares(word: str) -> None:
    """R18.4: a coin per Captain, Priest or Settler of this set; old ones and Traders bring none."""
    crew = ["captain-ares", "settler-ares", "captain", "trader-red-1", "sailor-1"]
    t = table(**quest(harbour=[ARES], displays={P1: crew}, phase=2))

    t.play(f"P1 trade {ARES}", f"P1 {word}")

    assert t.coins(P1) == 3 + 2 + (1 if word == "cash" else 0)


@pytest.mark.parametrize(
    ("ship", "more", "said", "cash", "keep"),
    [
        ("red-6-0-rum", {}, "one crown", "one crown", ""),
        ("red-3-2-bread", {}, "2 coins", "2 coins", ""),
        (
            "red-6-0-rum",
            {"displays": {P1: ["trader-red-1"]}},
            "one coin and one crown",
            "one coin and one crown",
            ", and gain one coin",
        ),
        (
            "blue-2-2-rum",
            {"event": "prestigious-flutes"},
            "2 coins and one crown",
            "2 coins and one crown",
            ", and gain one crown",
        ),
    ],
)
def test_what_a_ship_brings_is_said_before_it_is_taken(
    ship: str, more: dict[str, Any], said: str, cash: str, keep: str
) -> None:
    """R18.3, R18.4, R23.11: coins and crowns of both ways, never "0 coins"."""
    t = table(**quest(harbour=[ship], phase=2, **more))
    name = speaker("en").card(ship)
    good = "Rum" if "rum" in ship else "Bread"

    assert t.says(f"trade {ship}") == f"Take the {name}: {said}, or keep it as {good}"
    t.play(f"P1 trade {ship}")
    assert t.says("cash") == f"Take {cash}"
    assert t.says("keep") == f"Keep it as {good}{keep}"


def test_other_players_hear_of_the_fee_too() -> None:
    """R4.8, R18.3: the coin for the active player is said of a good as well."""
    t = table(**quest(harbour=["red-6-0-rum", "blue-1-1"], phase=2))
    t.play("P1 pass")
    assert t.says("trade red-6-0-rum").endswith("keep it as Rum; 1 goes to the active player")
    assert t.says("trade blue-1-1") == "Trade with the Flute: one coin; 1 goes to the active player"


def test_a_crown_is_told_and_no_coins() -> None:
    """R18.3: the story says nothing of 0 coins."""
    t = table(**quest(harbour=["red-6-0-rum"], phase=2))
    t.play("P1 trade red-6-0-rum", "P1 cash")
    told = [speaker("en").tell(event) for event in t.table.events(None)]
    at = told.index("P1 trades with the Frigate.")
    assert told[at + 1] == "P1 gains a crown."
    assert not any("0 coins" in line for line in told)
