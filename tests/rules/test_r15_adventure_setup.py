"""R15: setting up The Adventure Begins."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from doubloon.engine.refusal import Malformed
from kit import P1, P2, P3, PortRoyal, opening, table

FIVE_SEATS_ONLY = "all-three"
SHEETS = {
    "sheet-1": {"be grace-may", "be samuel-blackguard"},
    "sheet-2": {"be jacques-grandeur", "be lady-anne"},
    "sheet-3": {"be jean-blackbeard", "be pirate-mary"},
    "sheet-4": {"be don-ferdinando", "be peter-landman"},
    "sheet-5": {"be officer-scott", "be thomas-fishborn"},
}
NEW_BY_CHAPTER = {1: 8, 2: 21, 3: 29, 4: 34, 5: 39}


def seated(seats: int, **options: Any) -> PortRoyal:
    """A table where everybody has chosen: the first side of the sheets in order."""
    t = opening(seats, **options)
    t.play("? P1")
    for sheet in range(seats):
        t.play(f"? sheet-{sheet + 1}", f"P{sheet + 1} {min(SHEETS[f'sheet-{sheet + 1}'])}")
    return t


@pytest.mark.parametrize(
    ("mode", "most"), [("adventure", 4), ("adventure-coop", 4), ("adventure-open", 4)]
)
def test_one_to_four_players(mode: str, most: int) -> None:
    """R15.1: alone only together; nobody plays with five."""
    least = 1 if mode == "adventure-coop" else 2
    for seats in (least, most):
        opening(seats, mode=mode)
    for seats in (least - 1, most + 1):
        with pytest.raises(Malformed):
            opening(seats, mode=mode)


@pytest.mark.parametrize("chapter", NEW_BY_CHAPTER)
def test_a_chapter_has_the_cards_of_those_before(chapter: int) -> None:
    """R15.2, R15.1, R15.8a: base deck, what came before, and what the first page names."""
    base = table().state.rules
    rules = opening(2, mode="adventure", chapter=chapter).state.rules
    new = Counter(rules.dealt) - Counter(base.dealt)

    assert not Counter(base.dealt) - Counter(rules.dealt)
    assert sum(new.values()) == NEW_BY_CHAPTER[chapter]
    assert rules.deck.card[FIVE_SEATS_ONLY] not in rules.dealt + rules.open_expeditions


def test_cards_join_in_the_middle_of_chapter_1() -> None:
    """R15.2: task 11 shuffles three of them into the pile."""
    t = table(
        mode="adventure",
        seats=2,
        chapter=1,
        tasks=["10"],
        calendar=["month-end"],
        coins={P1: 0, P2: 0},
        phase=2,
    )

    assert t.tasks == ["10", "11"]
    assert t.told("cards-added") == [{"count": 3}]
    assert t.pile == 120 - 1 + 8 + 3


def test_start_coins_are_taken_after_the_first_page() -> None:
    """R15.8a: so the new cards of the chapter may be among them."""
    t = opening(2, mode="adventure", chapter=1)
    deck = t.state.deck

    assert deck.card["ares-1-1-book"] in t.state.unseen[0]
    assert t.state.coins == [0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sheet_for_everybody(seats: int) -> None:
    """R15.3: one double-sided sheet each, by lot; the player chooses a side."""
    t = opening(seats, mode="adventure")
    t.play("? P2")
    assert t.options == set(SHEETS)
    t.play("? sheet-3")
    assert t.asked == P2
    assert t.options == SHEETS["sheet-3"]
    t.play("P2 be pirate-mary")

    assert t.options == set(SHEETS) - {"sheet-3"}
    t.play("? sheet-5")
    assert t.asked == (P3 if seats > 2 else P1)
    assert t.options == SHEETS["sheet-5"]


def test_a_draft_goes_counter_clockwise() -> None:
    """R15.3: from the right of the first player, who chooses last; both sides go with a sheet."""
    t = opening(3, mode="adventure", people="draft")
    everybody = set().union(*SHEETS.values())

    t.play("? P2")
    assert t.asked == P1
    assert t.options == everybody
    t.play("P1 be lady-anne")
    assert t.asked == P3
    assert t.options == everybody - SHEETS["sheet-2"]
    t.play("P3 be officer-scott")
    assert t.asked == P2
    assert t.options == everybody - SHEETS["sheet-2"] - SHEETS["sheet-5"]
    t.play("P2 be grace-may")

    assert [t.state.rules.book.personalities[who].id for who in t.quest.personality] == [
        "lady-anne",
        "grace-may",
        "officer-scott",
    ]
    assert t.tasks == ["10"]


def test_start_coins_of_the_personality() -> None:
    """R15.4: instead of the three of R2.4."""
    t = opening(2, mode="adventure")
    pile = t.pile
    t.play("? P1", "? sheet-1", "P1 be grace-may")
    assert t.purses == [4, 0]
    t.play("? sheet-2", "P2 be lady-anne")

    assert t.purses == [4, 2]
    assert t.pile == pile - 6


def test_no_crowns_and_four_cubes() -> None:
    """R15.5: the counter at 0, cubes on the door and three windows."""
    t = seated(2, mode="adventure")

    assert (t.crowns(P1), t.crowns(P2)) == (0, 0)
    assert (t.cubes(P1), t.cubes(P2)) == (4, 4)
    assert t.quest.fields == [0, 0]


@pytest.mark.parametrize(
    ("crowns", "influence"), [(0, 0), (1, 0), (2, 1), (3, 1), (11, 5), (12, 6)]
)
def test_crowns_show_influence(crowns: int, influence: int) -> None:
    """R15.6: one for every two."""
    t = table(mode="adventure", crowns={P1: crowns})

    assert t.influence(P1) == influence


def test_influence_falls_with_the_crowns() -> None:
    """R15.6: crowns spent below a step cost influence."""
    t = table(mode="adventure", tasks=["44"], crowns={P1: 4})
    assert t.influence(P1) == 2

    t.play("P1 fulfil 44")

    assert (t.crowns(P1), t.influence(P1)) == (1, 0)


@pytest.mark.parametrize(("before", "after"), [(10, 11), (11, 12), (12, 12)])
def test_the_counter_ends_at_twelve(before: int, after: int) -> None:
    """R15.6a: crowns beyond it are lost."""
    t = table(
        mode="adventure",
        harbour=["ares-5-0-book"],
        crowns={P1: before},
        coins={P2: 0, P3: 0},
        phase=2,
    )

    t.play("P1 trade ares-5-0-book", "P1 cash")

    assert t.crowns(P1) == after
    assert len(t.told("crowned")) == (after > before)


EVENTS = [
    # mode, seats, unknown events of the first month, events that may come
    ("adventure-coop", 1, 1 + 1, 12 + 1),
    ("adventure-coop", 2, 1 + 1, 13 + 1),
    ("adventure-coop", 3, 2, 13),
    ("adventure-coop", 4, 3, 13),
    ("adventure", 2, 3 + 1, 13 + 1),
    ("adventure", 3, 4, 13),
    ("adventure", 4, 4, 13),
    ("adventure-open", 2, 3 + 1, 13 + 1),
    ("adventure-open", 3, 4, 13),
    ("adventure-open", 4, 4, 13),
]


@pytest.mark.parametrize(("mode", "seats", "unknown", "possible"), EVENTS)
def test_the_event_deck(mode: str, seats: int, unknown: int, possible: int) -> None:
    """R15.7: so many events by mode and seats, one more for small crews, the end at the bottom."""
    quest = opening(seats, mode=mode).quest
    events = opening(seats, mode=mode).state.rules.book.events
    end = "month-end-variant" if mode == "adventure-open" else "month-end"

    assert [at < 0 for at in quest.calendar] == [True] * unknown + [False]
    assert events[quest.calendar[-1]].id == end
    assert len(quest.reserve) == possible
    reserve = {events[at].id for at in quest.reserve}
    assert ("joined-forces" in reserve) == (seats > 1)
    assert ("quiet-week" in reserve) == (seats <= 2)
    assert not reserve & {"month-end", "month-end-variant"}


def test_the_event_for_small_crews_surely_comes() -> None:
    """R15.7: shuffled in, it is each of the first month's events with equal chance."""
    t = seated(2, mode="adventure-coop")
    total = sum(t.weights.values())
    assert Fraction(t.weights["quiet-week"], total) == Fraction(1, 2)
    assert Fraction(t.weights["market-day"], total) == Fraction(1, 26)

    t.play("? market-day", "P1 draw", "? governor", "P1 stop")
    assert t.options == {"quiet-week"}
    t.play("? quiet-week", "P2 draw", "? governor", "P2 stop")

    assert t.event == "month-end"


def test_events_of_a_larger_crew_are_equally_likely() -> None:
    """R15.7: thirteen, one like the other."""
    t = seated(3, mode="adventure")

    assert len(t.options) == 13
    assert set(t.weights.values()) == {1}


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_the_book_is_opened(chapter: int) -> None:
    """R15.8: the title, then the first task of the chapter."""
    t = seated(2, mode="adventure", chapter=chapter)

    assert t.told("chapter") == [{"count": chapter}]
    assert t.told("task-laid") == [{"task": f"{chapter}0", "before": ""}]
    assert t.tasks == [f"{chapter}0"]


def test_card_9_knows_the_number_of_players() -> None:
    """R15.8, R19.2: figures for each crew and chapter, the largest for the largest crew."""
    book = table(mode="adventure").state.rules.book

    assert len(book.win_influence) == 5
    for figures in (book.win_cubes, *book.win_influence):
        assert len(figures) == 4
        assert max(figures) == figures[-1]
        assert min(figures) == figures[0]


def test_a_scouted_card_is_lost_in_the_shuffle() -> None:
    """R15.2a: what was put back on top is an unseen card again."""
    t = table(
        mode="adventure",
        seats=2,
        chapter=1,
        tasks=["10"],
        calendar=["month-end"],
        top="settler",
        knowers=[P1],
        coins={P1: 0, P2: 0},
        phase=2,
    )
    settler = t.state.deck.card["settler"]

    assert t.quest.top == -1
    assert t.quest.knowers == ()
    assert t.state.unseen[0].count(settler) == 5
    assert settler not in t.state.unseen[1]
    assert t.quest.mixed_size == t.pile == 119 + 8 + 3
