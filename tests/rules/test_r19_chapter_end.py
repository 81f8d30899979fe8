"""R19: the end of a chapter for a team."""

from __future__ import annotations

from typing import Any

import pytest

from cards.deck_rows import fleet
from kit import P1, P2, PortRoyal, opening, table

PAGES = {
    1: ("10", "11", "12", "14"),
    2: ("20", "21", "23", "26"),
    3: ("30", "31", "33", "35"),
    4: ("40", "41", "42", "44"),
    5: ("50", "51", "53", "55"),
}
"""One way through each chapter."""
CUBES = table(mode="adventure").state.rules.book.win_cubes
INFLUENCE = table(mode="adventure").state.rules.book.win_influence


def last_month(seats: int, cubes: int, influence: int, chapter: int = 2, **more: Any) -> PortRoyal:
    """The end of the last month: so many cubes more or less than card 9 asks, and influence.

    The first cubes lie one on each task.
    """
    pages = PAGES[chapter]
    done: dict[str, list[int]] = {page: [] for page in pages}
    for at in range(CUBES[seats - 1] + cubes):
        done[pages[at % 4]].append(at // 4)
    setting: dict[str, Any] = {
        "mode": "adventure-coop",
        "seats": seats,
        "chapter": chapter,
        "tasks": pages,
        "done": done,
        "opened": dict.fromkeys(range(seats), 1),
        "stored": {P1: fleet(INFLUENCE[chapter - 1][seats - 1] + influence)},
        "calendar": ["month-end"],
        "coins": dict.fromkeys(range(seats), 0),
        **more,
    }
    return table(**setting, phase=2)


def test_card_9_ends_the_game_at_once() -> None:
    """R19.1: without the phases of that turn, won or lost."""
    t = last_month(2, 0, 0)

    assert t.asked is None
    assert t.state.turn == 2
    assert t.told("revealed") == []
    assert t.quest.finished


@pytest.mark.parametrize("chapter", PAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("cubes", "influence", "won"), [(0, 0, True), (1, 1, True), (-1, 0, False), (0, -1, False)]
)
def test_cubes_and_influence_of_the_team(
    chapter: int, seats: int, cubes: int, influence: int, won: bool
) -> None:
    """R19.2, R19.2a: both figures of card 9 by players and chapter, and not one less of either."""
    if seats == 1 and cubes > 0:
        cubes = 0
    t = last_month(seats, cubes, influence, chapter)

    assert t.outcome.winners == (list(range(seats)) if won else [])
    assert t.outcome.reason.id == ("end-chapter-won" if won else "end-chapter-lost")


def test_every_task_needs_a_cube() -> None:
    """R19.2: enough cubes on three tasks do not make up for the fourth."""
    done = {page: list(range(4)) for page in PAGES[2][:3]}
    assert sum(map(len, done.values())) >= CUBES[3]

    assert last_month(4, 0, 0, done=done).outcome.winners == []
    assert last_month(4, 0, 0, done={**done, "26": [P1]}).outcome.winners != []


def test_influence_is_summed_over_the_team() -> None:
    """R19.2: crowns of one and cards of another."""
    assert last_month(2, 0, -3, crowns={P2: 6}).outcome.winners == [P1, P2]
    assert last_month(2, 0, -3, crowns={P2: 5}).outcome.winners == []


@pytest.mark.parametrize("won", [True, False])
def test_the_last_page_is_read(won: bool) -> None:
    """R19.3: it knows the chapter, the last task and how it went."""
    t = last_month(2, 0, 0 if won else -1)

    assert t.told("last-page") == [{"chapter": 2, "task": "26", "won": "yes" if won else "no"}]


def test_losses_bring_coins_for_the_next_try() -> None:
    """R19.3: shared out freely, on top of the personalities' coins."""
    t = opening(2, mode="adventure-coop", chapter=2, bonus=[0, 3])
    t.play("? P1", "? sheet-1", "P1 be grace-may", "? sheet-2", "P2 be lady-anne")
    assert t.purses == [4, 2 + 3]

    t = opening(2, mode="adventure-coop", chapter=2, bonus="2,1")
    t.play("? P1", "? sheet-1", "P1 be grace-may", "? sheet-2", "P2 be lady-anne")
    assert t.purses == [4 + 2, 2 + 1]


def test_twelve_influence_end_no_chapter() -> None:
    """R19.4: the end of R6.1 is not used."""
    t = table(
        mode="adventure-coop",
        tasks=["28"],
        stored={P1: fleet(14)},
        opened={P1: 2},
        coins={P1: 8},
        harbour=["governor"],
    )

    t.play("P1 fulfil 28", "P1 stop")

    assert t.influence(P1) >= 12
    assert not t.state.ending
    assert t.asked == P2


def test_a_team_plays_on_without_cards() -> None:
    """R1.8b: months go on when nothing is left to hire; the book ends the chapter."""
    t = table(
        mode="adventure-coop",
        seats=1,
        tasks=["20"],
        pile=[],
        discard=[],
        rest="stored",
        calendar=["away-with-them", "thick-fog", "month-end"],
    )

    t.play("P1 stop")
    t.play("P1 stop")
    t.play("P1 stop")

    assert t.tasks == ["20", "22"]
    assert t.asked == P1
