"""R5: the persons of the base game."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, table

SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


def test_abilities_work_in_every_step_of_their_owner() -> None:
    """R5.1: as active player or in a take step; copies add up."""
    persons = ["trader-red-1", "trader-red-1", "mademoiselle-2", "mademoiselle-3"]
    t = table(harbour=["red-1-1", "settler"], displays={P2: persons}, coins={P2: 4}, phase=2)

    t.play("P1 pass", "P2 trade red-1-1")
    assert t.coins(P2) == 4 + 3 - 1

    t.play("P2 draw", "? settler", "P2 stop", "P2 hire settler")
    assert t.coins(P2) == 6 - 2
    assert t.asked == P3


def test_an_ability_works_for_nobody_else() -> None:
    """R5.1: a Trader, a Mademoiselle or an Admiral across the table helps nobody."""
    persons = ["trader-red-1", "mademoiselle-2", "admiral-1", "governor"]
    t = table(harbour=[*SHIPS[1:], "sailor-1"], displays={P3: persons}, phase=2)

    assert t.coins(P1) == 3
    assert t.decision.prompt.args == {"count": 2}
    t.play("P1 trade red-1-1", "P1 hire sailor-1")
    assert t.coins(P1) == 1
    assert t.asked == P2


@pytest.mark.parametrize("person", ["settler", "captain", "priest", "jack"])
def test_expedition_persons_do_nothing_else(person: str) -> None:
    """R5.2: no swords, no coins, no cards."""
    t = table(harbour=[*SHIPS[:4], "sailor-1"], displays={P1: [person]}, phase=2)
    assert t.coins(P1) == 3
    assert t.swords(P1) == 0
    assert t.decision.prompt.args == {"count": 2}

    t.play("P1 trade red-1-1", "P1 hire sailor-1")
    assert t.coins(P1) == 1
    assert t.asked == P2


@pytest.mark.parametrize("person", ["settler", "captain", "priest", "jack"])
def test_expedition_persons_go_on_expeditions(person: str) -> None:
    """R5.2: each is good for its own symbol, a Jack for any."""
    symbols = {"settler": "two-houses", "captain": "two-anchors", "priest": "two-crosses"}
    t = table(expeditions=list(symbols.values()), displays={P1: [person, person]})

    expected = set(symbols.values()) if person == "jack" else {symbols[person]}
    assert t.options == {"draw", *(f"complete {expedition}" for expedition in expected)}


@pytest.mark.parametrize(
    ("traders", "coins"),
    [([], 2), (["trader-red-1"], 3), (["trader-red-1"] * 2, 4), (["trader-blue-2"], 2)],
)
def test_traders_add_to_ships_of_their_colour(traders: list[str], coins: int) -> None:
    """R5.3: +1 coin per Trader of that colour."""
    t = table(harbour=["red-3-2"], displays={P1: traders}, phase=2)

    t.play("P1 trade red-3-2")

    assert t.coins(P1) == 3 + coins
    assert t.asked == P2


@pytest.mark.parametrize(
    ("person", "swords"),
    [("sailor-1", 1), ("sailor-2", 1), ("sailor-3", 1), ("pirate-1", 2), ("pirate-3", 2)],
)
@pytest.mark.parametrize(("ship", "needs"), [("red-1-1", 1), ("black-2-1", 2), ("green-3-2", 3)])
def test_sailors_and_pirates_fight(person: str, swords: int, ship: str, needs: int) -> None:
    """R5.4: a Sailor has one sword, a Pirate two, whatever they cost."""
    t = table(displays={P1: [person]})

    t.play("P1 draw", f"? {ship}")

    assert t.options == ({"repel", "admit"} if swords >= needs else {"draw", "stop"})


def test_a_mademoiselle_works_at_once() -> None:
    """R5.5: for further hires in the same step."""
    t = table(harbour=["mademoiselle-2", "settler", *SHIPS[:4]], coins={P1: 10}, phase=2)

    t.play("P1 hire mademoiselle-2", "P1 hire settler")

    assert t.coins(P1) == 0
    assert t.asked == P2


@pytest.mark.parametrize(("coins", "may"), [(0, False), (1, True)])
def test_the_fee_is_not_reduced(coins: int, may: bool) -> None:
    """R5.5: a hire for nothing still takes the coin for the active player."""
    ladies = ["mademoiselle-2", "mademoiselle-2", "mademoiselle-3", "mademoiselle-3"]
    t = table(
        harbour=["sailor-1", "red-1-1"], displays={P2: ladies}, coins={P1: 0, P2: coins}, phase=2
    )

    t.play("P1 pass")
    assert ("hire sailor-1" in t.options) == may

    if may:
        t.play("P2 hire sailor-1")
        assert (t.coins(P1), t.coins(P2)) == (1, 0)
        assert t.asked == P3


@pytest.mark.parametrize("admirals", [1, 2])
@pytest.mark.parametrize(("cards", "pays"), [(4, False), (5, True), (6, True)])
def test_admirals_pay_from_five_cards_on(admirals: int, cards: int, pays: bool) -> None:
    """R5.6: 2 coins per Admiral, at the beginning of the step."""
    t = table(
        harbour=["settler"] * 3 + SHIPS[: cards - 3],
        displays={P1: ["admiral-2"] * admirals},
        phase=2,
    )

    assert t.coins(P1) == 3 + (2 * admirals if pays else 0)
    assert t.asked == P1


def test_an_admiral_pays_others_too_and_asks_for_no_card() -> None:
    """R5.6: active or not, and his owner need not take a card."""
    t = table(harbour=[*SHIPS, "settler"], displays={P2: ["admiral-1"]}, phase=2)

    t.play("P1 trade red-1-1", "P1 pass", "P2 pass")

    assert t.coins(P2) == 5
    assert t.asked == P3


def test_an_admiral_pays_once_a_turn() -> None:
    """R5.6: not again for every card taken."""
    t = table(harbour=[*SHIPS, "settler", "captain"], displays={P1: ["admiral-1"]}, phase=2)

    t.play("P1 trade red-1-1", "P1 trade blue-1-1")

    assert t.coins(P1) == 3 + 2 + 2
    assert t.asked == P1


@pytest.mark.parametrize("jesters", [1, 2])
def test_jesters_pay_others_at_an_empty_harbour(jesters: int) -> None:
    """R5.7: (a) 1 coin per Jester if nothing lies there when the owner's step begins."""
    t = table(displays={P2: ["jester-2"] * jesters})

    t.play("P1 draw", "? two-houses", "P1 stop")

    assert t.purses == [3, 3 + jesters, 3]
    assert t.asked == P2


def test_jesters_pay_on_a_bust_too() -> None:
    """R5.7: (b) see R3.6b."""
    t = table(harbour=["red-1-1"], displays={P2: ["jester-2"]})

    t.play("P1 draw", "? red-1-1")

    assert t.purses == [3, 4, 3]
    assert t.asked == P2


def test_jesters_do_not_pay_while_a_card_lies_there() -> None:
    """R5.7: one card in the harbour is enough to keep them quiet."""
    t = table(harbour=["red-1-1"], displays={P2: ["jester-2"], P3: ["jester-1"]}, phase=2)

    t.play("P1 pass", "P2 trade red-1-1")

    assert t.purses == [4, 3, 4]
    assert t.asked == P2


@pytest.mark.parametrize(("governors", "taken"), [(0, 1), (1, 2), (2, 3)])
def test_governors_let_others_take_more(governors: int, taken: int) -> None:
    """R5.8: +1 card per Governor; 1 coin to the active player for each card actually taken."""
    t = table(harbour=SHIPS, displays={P2: ["governor"] * governors}, phase=2)
    t.play("P1 pass")

    for ship in SHIPS[:taken]:
        assert t.asked == P2
        t.play(f"P2 trade {ship}")

    assert t.purses == [3 + taken, 3, 3]
    assert t.asked == P3


def test_a_governor_not_used_costs_nothing() -> None:
    """R5.8: only cards taken are paid for."""
    t = table(harbour=SHIPS, displays={P2: ["governor"]}, phase=2)

    t.play("P1 pass", "P2 trade red-1-1", "P2 pass")

    assert t.purses == [4, 3, 3]
    assert t.asked == P3


@pytest.mark.parametrize("person", ["admiral-1", "governor"])
def test_persons_hired_this_turn_wait(person: str) -> None:
    """R5.9: Admiral and Governor do nothing in the turn in which they were hired."""
    t = table(harbour=[person, *SHIPS, "settler"], coins={P1: 9}, phase=2)

    t.play(f"P1 hire {person}")
    assert t.coins(P1) == (4 if person == "admiral-1" else 1)
    assert t.decision.prompt.args == {"count": 2}


def test_a_jester_hired_last_does_not_find_the_harbour_empty() -> None:
    """R5.9: the Jester who was the last card pays nothing this turn."""
    t = table(harbour=["jester-1"], coins={P2: 6}, phase=2)

    t.play("P2 hire jester-1")

    assert t.coins(P2) == 0
    assert t.asked == P2
    assert t.options == {"draw"}


def test_from_the_next_turn_on_they_work() -> None:
    """R5.9: already in the next player's turn."""
    t = table(harbour=["governor"], coins={P1: 8}, phase=2)

    t.play("P1 hire governor", "P2 draw", "? red-3-2", "P2 draw", "? blue-1-1", "P2 stop")
    t.play("P2 pass", "P3 pass")

    assert t.asked == P1
    assert t.decision.prompt.args == {"count": 2}


def test_a_jester_hired_last_turn_pays() -> None:
    """R5.9: from the next player's turn on."""
    t = table(harbour=["jester-1"], coins={P1: 5}, phase=2)

    t.play("P1 hire jester-1", "P2 draw", "? two-houses", "P2 stop")

    assert t.coins(P1) == 1
    assert t.asked == P3


def test_mademoiselles_traders_and_swords_work_at_once() -> None:
    """R5.9: they are no matter of the turn's beginning."""
    t = table(harbour=["mademoiselle-2", "trader-red-1", *SHIPS], coins={P1: 9}, phase=2)

    t.play("P1 hire mademoiselle-2", "P1 hire trader-red-1", "P1 trade red-1-1")

    assert t.coins(P1) == 9 - 7 - 2 + 2
    assert t.asked == P2


def test_swords_hired_this_turn_count_at_once() -> None:
    """R5.9: a Sailor hired in a take step repels in the owner's turn right after."""
    t = table(harbour=["sailor-1"], coins={P1: 0, P2: 4}, phase=2)

    t.play("P2 hire sailor-1")
    assert t.swords(P2) == 1
    t.play("P2 draw", "? red-1-1")

    assert t.options == {"repel", "admit"}
