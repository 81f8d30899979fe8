"""R7: the end for which an expedition is needed."""

from __future__ import annotations

import pytest

from cards.deck_rows import rows
from kit import P1, P2, P3, table

TEN = ["pirate-3", "jester-3", "admiral-3", "settler"]
SIX = ["pirate-3", "jester-2", "settler"]


@pytest.mark.parametrize(
    ("display", "person", "coins", "ends"),
    [
        (TEN, "sailor-2", 5, False),
        ([*SIX, "two-houses"], "sailor-1", 3, False),
        ([*SIX, "two-houses"], "sailor-2", 5, True),
        ([*SIX, "two-houses"], "sailor-3", 7, True),
    ],
)
def test_the_trigger_needs_an_expedition(
    display: list[str], person: str, coins: int, ends: bool
) -> None:
    """R7.1: 12 influence and at least one completed expedition of the same player."""
    t = table(
        end="expedition",
        harbour=[person],
        displays={P1: display, P2: ["two-anchors"]},
        coins={P1: coins},
        phase=2,
    )

    t.play(f"P1 hire {person}")

    assert t.state.ending == ends
    assert t.asked == P2


def test_the_expedition_itself_may_trigger() -> None:
    """R7.1: a player with influence enough completes the first one."""
    t = table(
        end="expedition", expeditions=["two-houses"], displays={P1: [*TEN, "settler", "jester-2"]}
    )
    assert not t.state.ending

    t.play("P1 complete two-houses")

    assert t.state.ending
    assert t.options == {"draw"}


@pytest.mark.parametrize(
    ("displays", "coins", "winners"),
    [
        ({P1: ["two-houses"], P2: TEN}, [0, 9, 9], [P1]),
        ({P1: ["two-houses"], P2: ["two-anchors", "settler"]}, [9, 0, 9], [P2]),
        ({P1: ["two-houses"], P2: ["two-anchors"], P3: TEN}, [4, 3, 9], [P1]),
        ({P1: ["two-houses"], P2: ["two-anchors"], P3: TEN}, [3, 3, 9], [P1, P2]),
    ],
)
def test_only_players_with_an_expedition_can_win(
    displays: dict[int, list[str]], coins: list[int], winners: list[int]
) -> None:
    """R7.2: most influence among them; ties as R6.3."""
    t = table(
        end="expedition",
        active=P3,
        ending=True,
        displays=displays,
        coins=dict(enumerate(coins)),
        phase=2,
    )

    assert t.asked is None
    assert t.outcome.winners == winners


def test_a_winner_always_exists() -> None:
    """R7.3: who triggered has an expedition, and it is never lost again."""
    t = table(
        end="expedition",
        active=P3,
        harbour=["sailor-2"],
        displays={P3: [*SIX, "two-houses"]},
        coins={P3: 5},
        phase=2,
    )

    t.play("P3 hire sailor-2")

    assert t.asked is None
    assert t.outcome.winners == [P3]


@pytest.mark.parametrize(("away", "ends"), [(1, True), (2, False)])
def test_when_everybody_is_hired(away: int, ends: bool) -> None:
    """R7.4: with the last person of the deck hired, 12 influence suffice for the trigger."""
    crew = [
        row["id"] for row in rows("person") if row["set"] == "base" for _ in range(row["copies"])
    ]
    last = crew.index("settler")
    hired = crew[:last] + crew[last + away :]
    t = table(end="expedition", harbour=["settler"], displays={P1: hired}, coins={P1: 4}, phase=2)
    assert not t.state.ending

    t.play("P1 hire settler")

    assert t.state.ending == ends


def test_nobody_went_and_everybody_is_hired() -> None:
    """R7.4, R6.3: without any expedition the most influence wins."""
    t = table(
        end="expedition", ending=True, active=P3, displays={P2: ["settler"]}, coins={P1: 0}, phase=2
    )

    assert t.outcome.winners == [P2]
