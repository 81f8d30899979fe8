"""How many cards there are, and what their figures add up to."""

from __future__ import annotations

from collections import Counter

import pytest

from cards.deck_rows import COLOURS, ROWS, name, rows
from kit import table

PERSONS = {
    # copies, and the sums of cost, influence and swords
    ("base", "trader"): (10, 34, 12, 0),
    ("base", "settler"): (5, 20, 5, 0),
    ("base", "captain"): (5, 20, 5, 0),
    ("base", "priest"): (5, 20, 5, 0),
    ("base", "jack"): (3, 18, 3, 0),
    ("base", "sailor"): (10, 38, 14, 10),
    ("base", "pirate"): (3, 21, 6, 6),
    ("base", "mademoiselle"): (4, 32, 10, 0),
    ("base", "jester"): (5, 35, 10, 0),
    ("base", "admiral"): (6, 44, 13, 0),
    ("base", "governor"): (4, 32, 0, 0),
    ("set-sail", "wholesaler"): (10, 58, 19, 0),
    ("set-sail", "passenger"): (10, 50, 25, 0),
    ("set-sail", "sailor"): (10, 38, 14, 10),
    ("set-sail", "pirate"): (2, 12, 3, 4),
    ("gambler", "gambler"): (4, 22, 7, 0),
    ("contract-crew", "clerk"): (5, 29, 9, 0),
    ("contract-crew", "gunner"): (4, 24, 8, 0),
    ("contract-crew", "vice-admiral"): (5, 33, 9, 0),
    ("adventure", "captain"): (1, 5, 1, 0),
    ("adventure", "priest"): (1, 5, 1, 0),
    ("adventure", "settler"): (1, 5, 1, 0),
    ("adventure", "scout"): (5, 28, 9, 0),
    ("adventure", "innkeeper"): (5, 28, 9, 0),
    ("adventure", "tybuk"): (3, 15, 4, 5),
}
SHIPS = {
    # copies, and the sums of coins, swords, skulls and gifts
    ("base", "yellow"): (10, 22, 22, 0, 0),
    ("base", "blue"): (10, 22, 25, 0, 0),
    ("base", "green"): (10, 22, 28, 0, 0),
    ("base", "red"): (10, 22, 24, 2, 0),
    ("base", "black"): (10, 22, 32, 2, 0),
    ("set-sail", "yellow"): (5, 11, 10, 0, 0),
    ("set-sail", "blue"): (5, 12, 14, 0, 0),
    ("set-sail", "green"): (5, 12, 15, 0, 0),
    ("set-sail", "red"): (5, 10, 11, 1, 0),
    ("set-sail", "black"): (5, 11, 15, 1, 0),
    ("contract-crew", "yellow"): (2, 4, 6, 0, 1),
    ("contract-crew", "blue"): (2, 4, 6, 0, 1),
    ("contract-crew", "green"): (2, 4, 4, 0, 1),
    ("contract-crew", "red"): (2, 4, 7, 0, 1),
    ("contract-crew", "black"): (2, 4, 2, 1, 1),
    ("adventure", "yellow"): (2, 3, 3, 0, 0),
    ("adventure", "blue"): (2, 3, 3, 0, 0),
    ("adventure", "green"): (2, 3, 4, 0, 0),
    ("adventure", "red"): (2, 2, 9, 0, 0),
    ("adventure", "black"): (2, 1, 9, 0, 0),
    ("adventure", "ares"): (8, 9, 22, 0, 0),
}
CODES = {
    # new cards by the code under which they are shuffled in
    80: 8,
    81: 3,
    82: 10,
    83: 8,
    84: 5,
    85: 5,
}
KINDS = {
    ("base", "person"): 60,
    ("base", "ship"): 50,
    ("base", "expedition"): 6,
    ("base", "tax"): 4,
    ("set-sail", "person"): 32,
    ("set-sail", "ship"): 25,
    ("set-sail", "tax"): 3,
    ("gambler", "person"): 4,
    ("contract-crew", "person"): 14,
    ("contract-crew", "ship"): 10,
    ("adventure", "person"): 16,
    ("adventure", "ship"): 18,
    ("adventure", "expedition"): 3,
    ("adventure", "tax"): 2,
}


def test_every_set_is_complete() -> None:
    """R2.1, R8.1, R9.1, R10.1, R22.1 to R22.6: so many cards of each kind."""
    found: Counter[tuple[str, str]] = Counter()
    for row in ROWS:
        found[row["set"], row["kind"]] += row["copies"]

    assert found == KINDS


@pytest.mark.parametrize(("set_", "role"), PERSONS)
def test_the_figures_of_the_persons(set_: str, role: str) -> None:
    """Copies, costs, influence and swords of a role add up."""
    found = [row for row in rows("person", role) if row["set"] == set_]
    sums = tuple(
        sum(row["copies"] * row.get(fact, 0) for row in found)
        for fact in ("cost", "influence", "swords")
    )

    assert (sum(row["copies"] for row in found), *sums) == PERSONS[set_, role]


@pytest.mark.parametrize(("set_", "colour"), SHIPS)
def test_the_figures_of_the_ships(set_: str, colour: str) -> None:
    """Copies, coins, swords, skulls and gifts of a colour add up."""
    found = [row for row in rows("ship") if (row["set"], row["colour"]) == (set_, colour)]
    sums = tuple(
        sum(row["copies"] * int(row.get(fact, 0)) for row in found)
        for fact in ("coins", "swords", "skull", "gift")
    )

    assert (sum(row["copies"] for row in found), *sums) == SHIPS[set_, colour]


def test_the_new_cards_by_their_code() -> None:
    """R15.2: 39 cards, some for every chapter."""
    found: Counter[int] = Counter()
    for row in ROWS:
        if "code" in row:
            assert row["set"] == "adventure"
            found[row["code"]] += row["copies"]

    assert found == CODES
    assert sum(CODES.values()) == 39


def test_no_role_and_no_colour_is_forgotten() -> None:
    """The tables above know every row."""
    assert {(row["set"], row["role"]) for row in rows("person")} == set(PERSONS)
    assert {(row["set"], row["colour"]) for row in rows("ship")} == set(SHIPS)


@pytest.mark.parametrize("role", ["trader", "wholesaler", "clerk"])
def test_coloured_persons_are_spread_evenly(role: str) -> None:
    """R8.1, R10.1: as many of each colour."""
    found: Counter[str] = Counter()
    for row in rows("person", role):
        found[row["colour"]] += row["copies"]

    assert found == dict.fromkeys(COLOURS, 1 if role == "clerk" else 2)


@pytest.mark.parametrize(
    ("mix", "added"),
    [
        (["set-sail"], {"person": 10, "ship": 10}),
        (["gambler"], {"person": 4}),
        (["contract-crew"], {"person": 14, "ship": 10}),
        (["set-sail", "gambler", "contract-crew"], {"person": 28, "ship": 20}),
    ],
)
def test_what_a_mix_adds(mix: list[str], added: dict[str, int]) -> None:
    """R8.7, R9.1, R10.1: the deck of a mix."""
    plain, mixed = table().state, table(mix=mix).state
    found: Counter[str] = Counter()
    for card, count in (Counter(mixed.rules.dealt) - Counter(plain.rules.dealt)).items():
        found[("person", "ship", "expedition", "tax")[mixed.deck.kind[card]]] += count

    assert found == added
    assert not Counter(plain.rules.dealt) - Counter(mixed.rules.dealt)


def test_what_set_sail_lends_to_the_base_game() -> None:
    """R8.7: one Wholesaler of each colour, 5 Passengers, 2 ships of each colour."""
    lent = [row for row in ROWS if row.get("mix")]
    found: Counter[tuple[str, str]] = Counter()
    for row in lent:
        found[row.get("role", "ship"), row.get("colour", "")] += row["copies"]

    assert {row["set"] for row in lent} == {"set-sail"}
    assert found == {
        **{("wholesaler", colour): 1 for colour in COLOURS},
        ("passenger", ""): 5,
        **{("ship", colour): 2 for colour in COLOURS},
    }


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_figures_are_in_range(row: dict[str, object]) -> None:
    """Nothing costs less than 3 or more than 9; every figure says where it comes from."""
    ranges = {
        "person": {"cost": range(3, 10), "influence": range(4)},
        "ship": {"coins": range("crowns" not in row, 5)},
        "expedition": {"coins": range(2, 4), "influence": range(4, 7)},
        "tax": {"threshold": range(9, 17), "bonus_coins": range(1, 3)},
    }
    for fact, allowed in ranges[str(row["kind"])].items():
        assert row[fact] in allowed
    if row["kind"] == "ship":
        assert ("skull" in row) != (row.get("swords") in range(1, 8))
        assert row["colour"] in COLOURS or row["set"] == "adventure"
    assert row["copies"] in range(1, 8)
    assert row["confidence"] in (
        "rulebook",
        "two sources agree",
        "one source",
        "reconstructed",
    )
    assert row["source"]


def test_the_same_id_is_the_same_card() -> None:
    """A card that is in two sets has the same figures in both."""
    facts = (
        "kind",
        "role",
        "colour",
        "ship",
        "cost",
        "influence",
        "swords",
        "skull",
        "coins",
        "gift",
    )
    seen: dict[str, tuple[object, ...]] = {}
    for row in ROWS:
        figures = tuple(row.get(fact) for fact in facts)
        assert seen.setdefault(row["id"], figures) == figures


@pytest.mark.parametrize("row", rows("ship"), ids=name)
def test_a_ships_id_spells_its_figures(row: dict[str, object]) -> None:
    """Colour, swords or skull, coins, and whether it brings a gift or can be a good."""
    swords = "skull" if row.get("skull") else row["swords"]
    more = "-gift" if row.get("gift") else f"-{row['good']}" if "good" in row else ""

    assert row["id"] == f"{row['colour']}-{swords}-{row['coins']}{more}"
