"""R13: contracts, all together against time."""

from __future__ import annotations

from typing import Any

import pytest

import doubloon
from doubloon.games.port_royal.contracts import time_cards
from kit import P1, P2, P3, opening, table

LAID = {1: 3, 2: 5, 3: 7, 4: 9, 5: 11}


def coop(**more: Any) -> dict[str, Any]:
    """A cooperative game with two contracts, one of them done."""
    return {
        "mode": "contracts-coop",
        "contracts": ["mercenary", "jinx"],
        "claims": {"jinx": [P1]},
        **more,
    }


@pytest.mark.parametrize("seats", LAID)
def test_how_many_contracts_are_laid_out(seats: int) -> None:
    """R13.1: of all 18, 3 for one player and 2 more for each other."""
    t = opening(seats, mode="contracts-coop")
    assert len(t.options) == 18

    while t.options & {facts.id for facts in t.state.rules.contracts}:
        t.play(f"? {min(t.options)}")

    assert len(t.contracts) == LAID[seats]
    assert t.options == {f"P{seat + 1}" for seat in range(seats)}


def seals(contracts: list[str]) -> int:
    """The seal numbers of some contracts and their different letters, from the card data."""
    rows = [row for row in doubloon.cards("port-royal") if row["id"] in contracts]
    letters = {row["letter"] for row in rows if row["letter"]}
    return int(sum(row["seal"] for row in rows)) + len(letters)


@pytest.mark.parametrize(
    "contracts",
    [
        ["mercenary", "explorer", "trade-master"],
        ["bruja", "maritime-supremacy", "mercenary"],
        ["small-estate", "ransom", "mercenary"],
        ["jinx", "speculator", "pirates-nest"],
        ["jinx", "speculator", "mercenary"],
    ],
)
def test_the_time_pile(contracts: list[str]) -> None:
    """R13.2: 13, the seal numbers, and 1 per different letter; taken off the pile unseen."""
    t = opening(1, mode="contracts-coop")
    pile = t.pile
    cards = 13 + seals(contracts)

    t.play(*(f"? {id}" for id in contracts))

    assert t.board.time == cards
    assert t.pile == pile - cards
    assert t.told("time-stacked") == [{"count": cards}]


def test_the_worked_example() -> None:
    """R13.11, R13.2: numbers 1, 0 and -1, letters G and H: 15 time cards."""
    t = opening(1, mode="contracts-coop")
    facts = {contract.id: contract for contract in t.state.rules.contracts}
    three = [facts[id] for id in ("luminary", "explorer", "jinx")]
    assert [contract.seal for contract in three] == [1, 0, -1]
    assert {contract.letter for contract in three} == {"G", "H"}
    assert time_cards(three) == 15

    t.play("? luminary", "? explorer", "? jinx")

    assert t.board.time == 15


def test_seals_are_numbers_from_minus_1_to_2() -> None:
    """R13.2: and none of them is out of range."""
    rules = table(mode="contracts").state.rules

    assert {contract.seal for contract in rules.contracts} == {-1, 0, 1, 2}


def test_time_cards_are_set_aside_before_the_game() -> None:
    """R13.3, R13.3a: any number, by the first player; then the first turn begins."""
    t = opening(2, mode="contracts-coop")
    t.play("? luminary", "? explorer", "? jinx", "? ransom", "? mercenary", "? P2")
    time = 13 + seals(["luminary", "explorer", "jinx", "ransom", "mercenary"])
    assert t.board.time == time
    assert t.asked == P2
    assert t.options == {"aside", "pass"}

    t.play("P2 aside", "P2 aside")
    assert (t.board.time, t.board.score) == (time - 2, 2)
    t.play("P2 pass")

    assert t.options == {"draw"}
    assert t.why_not("P2 aside") == ("why-no-aside", "R13.3")


def test_all_time_can_be_set_aside() -> None:
    """R13.3, R13.6: then there is none left to play with, and the game is lost."""
    t = opening(1, mode="contracts-coop")
    t.play("? luminary", "? explorer", "? jinx", "? P1", *["P1 aside"] * 15)

    assert t.outcome.winners == []


@pytest.mark.parametrize("tax", ["tax-swords", "tax-influence"])
def test_a_tax_lets_one_more_go(tax: str) -> None:
    """R13.3, R13.3a: one, or none, whenever a tax is revealed, by the active player."""
    t = table(**coop(time=4, score=1, active=P2))
    t.play("P2 draw", f"? {tax}")
    assert t.asked == P2
    assert t.options == {"aside", "pass"}

    t.play("P2 aside")

    assert (t.board.time, t.board.score) == (2, 2)
    assert t.asked == P2
    assert t.options == {"draw", "stop"}


def test_without_a_time_card_none_is_set_aside() -> None:
    """R13.3: a tax as the last time card asks nothing."""
    t = table(**coop(time=1))

    t.play("P1 draw", "? tax-swords")

    assert t.board.time == 0
    assert t.options == {"draw", "stop"}


def test_the_first_card_of_a_turn_is_a_time_card() -> None:
    """R13.4: further ones come from the draw pile; nothing else touches the time pile."""
    t = table(**coop(time=3, harbour=[]))
    pile = t.pile

    t.play("P1 draw", "? settler")
    assert (t.board.time, t.pile) == (2, pile)
    t.play("P1 draw", "? red-1-1")
    assert (t.board.time, t.pile) == (2, pile - 1)
    t.play("P1 stop", "P1 trade red-1-1")
    assert (t.board.time, t.pile) == (2, pile - 2)
    t.play("P2 draw", "? captain")

    assert (t.board.time, t.pile) == (1, pile - 2)


def test_a_gambler_begins_with_a_time_card() -> None:
    """R13.4: the first of the four, if it is the first reveal."""
    t = table(**coop(mix=["gambler"], displays={P1: ["gambler-1"]}, time=3))
    pile = t.pile

    t.play("P1 gamble", "? settler", "? captain", "? priest", "? governor")

    assert (t.board.time, t.pile) == (2, pile - 3)


def test_the_time_pile_comes_of_the_first_shuffle() -> None:
    """R13.4: it is never refilled, and a new pile has no part in it."""
    t = table(**coop(strict=True, pile=["red-1-1", "blue-1-1"], discard=["settler"], time=2))
    first = set(t.state.unseen[0])

    t.play("P1 draw")
    assert {t.state.deck.card[word] for word in t.options} == first
    t.play("? captain", "P1 draw")

    assert t.options == {"red-1-1", "blue-1-1"}


def test_the_last_contract_wins_at_once() -> None:
    """R13.5: in the middle of phase 1; all have won."""
    t = table(**coop(displays={P1: ["pirate-1", "sailor-1"]}))

    t.play("P1 claim mercenary")

    assert t.outcome.winners == [0, 1, 2]
    assert t.outcome.reason.id == "end-contracts-done"
    assert t.coins(P1) == 3 + 3


def test_one_contract_open_is_no_win() -> None:
    """R13.5: every one of them must be done."""
    t = table(
        **coop(contracts=["mercenary", "jinx", "bruja"], displays={P1: ["pirate-1", "sailor-1"]})
    )

    t.play("P1 claim mercenary")

    assert t.asked == P1


def test_the_last_contract_in_a_take_step_of_the_last_turn() -> None:
    """R25.30, R13.5: the win comes at once."""
    t = table(
        **coop(time=0, harbour=["governor"], displays={P3: ["pirate-1", "sailor-1"]}, phase=2)
    )

    t.play("P3 claim mercenary")

    assert t.outcome.winners == [0, 1, 2]


def test_ransom_as_the_last_contract() -> None:
    """R13.5, R12.13: its coins are still paid."""
    t = table(**coop(contracts=["ransom", "jinx"], coins={P1: 16}))

    t.play("P1 claim ransom")

    assert t.outcome.winners == [0, 1, 2]
    assert t.coins(P1) == 1
    assert len(t.discard) == 15


@pytest.mark.parametrize("time", [1, 2])
def test_a_turn_without_time_is_a_loss(time: int) -> None:
    """R13.6: ten cards are ten turns; the last one is played to its end."""
    t = table(**coop(time=time))
    t.play("P1 draw", "? red-1-1", "P1 draw", "? settler", "P1 stop")
    t.play("P1 pass", "P2 trade red-1-1")

    if time == 1:
        assert t.outcome.winners == []
        assert t.outcome.reason.id == "end-time-out"
        assert t.told("time-out") == [{"count": 1}]
    else:
        assert t.asked == P2
        assert t.options == {"draw"}


def test_the_last_time_card_busts() -> None:
    """R25.29, R13.6: the turn is over, the next cannot start: a loss."""
    t = table(**coop(time=1))

    t.play("P1 draw", "? red-1-1", "P1 draw", "? red-3-2")

    assert t.outcome.winners == []


def test_twelve_influence_end_nothing() -> None:
    """R13.7: the end of R6.1 is not used, the rewards of R11 are."""
    crew = ["jester-3", "admiral-3", "mademoiselle-3", "pirate-3", "sailor-1"]
    t = table(
        **coop(
            contracts=["mercenary", "explorer", "jinx"],
            displays={P1: [*crew, "settler"]},
            claims={"mercenary": [P2], "jinx": [P1]},
        )
    )

    t.play("P1 claim mercenary")

    assert t.influence(P1) > 12
    assert not t.state.ending
    assert t.coins(P1) == 3 + 2
    t.play("P1 draw", "? governor", "P1 stop")
    assert t.state.active == P2


def test_players_pay_each_other_as_usual() -> None:
    """R13.8: one coin to the active player."""
    t = table(**coop(harbour=["red-3-2"], phase=2))

    t.play("P1 pass", "P2 trade red-3-2")

    assert t.purses == [4, 4, 3]


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (0, "landlubbers"),
        (1, "landlubbers"),
        (2, "sailors"),
        (3, "sailors"),
        (4, "pirates"),
        (5, "pirates"),
        (6, "captains"),
        (7, "captains"),
        (8, "terror"),
        (9, "terror"),
        (15, "terror"),
    ],
)
def test_ranks(score: int, rank: str) -> None:
    """R13.9: by the cards in the score pile."""
    t = table(**coop(score=score, displays={P1: ["pirate-1", "sailor-1"]}))

    t.play("P1 claim mercenary")

    assert t.outcome.reason.args == {"count": score, "rank": rank}


def test_a_second_completion_does_not_count() -> None:
    """R13.10: it is possible, and pays, but does not bring the win."""
    t = table(
        **coop(
            contracts=["mercenary", "bruja"],
            claims={"mercenary": [P2]},
            displays={P1: ["pirate-1", "sailor-1"]},
        )
    )

    t.play("P1 claim mercenary")

    assert t.claims("mercenary") == (P2, P1)
    assert t.coins(P1) == 3 + 2
    assert t.asked == P1
