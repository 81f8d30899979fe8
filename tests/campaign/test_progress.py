"""How far a crew is: chapters, defeats and their coins, and the cards that have joined."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.engine.refusal import Malformed
from doubloon.match.campaign import Campaign, Mate


def refused(call, *args, **more) -> str:
    """The id of the sentence that something is refused with."""
    with pytest.raises(Malformed) as found:
        call(*args, **more)
    assert str(found.value)
    return found.value.reason.id


def test_a_crew_begins_with_chapter_1(crew):
    assert (crew.chapter, crew.won, crew.defeats, crew.bonus) == (1, 0, 0, 0)
    assert crew.cards == []
    assert crew.next_options() == {
        "mode": "adventure-coop",
        "chapter": 1,
        "people": "sheets",
        "bonus": [],
    }
    assert doubloon.table("port-royal", crew.seats, seed=1, options=crew.next_options()).decision


def test_a_win_leads_to_the_next_chapter(crew, sail):
    """R19.3: won, the next chapter may be played."""
    for chapter in range(1, 6):
        assert (crew.chapter, crew.finished) == (chapter, False)
        sail(crew, "won")
    assert (crew.chapter, crew.finished) == (None, True)
    assert refused(crew.next_options) == "refuse-campaign-finished"


@pytest.mark.parametrize(("ends", "coins"), [("l", 3), ("ll", 6), ("lll", 9), ("w", 0), ("llw", 0)])
def test_three_coins_for_each_defeat_in_a_row(crew, sail, ends, coins):
    """R19.3: 3 per loss in a row; after a win back to none."""
    sail(crew, *({"l": "lost", "w": "won"}[end] for end in ends))
    assert crew.bonus == coins
    assert sum(crew.next_options()["bonus"]) == coins


def test_defeats_do_not_move_the_chapter(crew, sail):
    sail(crew, "won", "lost", "lost")
    assert (crew.won, crew.chapter, crew.defeats) == (1, 2, 2)


def test_the_bonus_ends_where_a_seat_is_full(crew, sail):
    """One player alone must be able to take all of it."""
    sail(crew, *["lost"] * 21)
    assert (crew.defeats, crew.bonus) == (21, 60)
    assert crew.next_options([60, 0])["bonus"] == [60, 0]
    assert crew.begin(1).decision


@pytest.mark.parametrize("share", [[0, 6], [6, 0], [3, 3], [5, 1]])
def test_coins_are_shared_freely(crew, sail, share):
    sail(crew, "lost", "lost")
    table = crew.begin(1, share)
    assert table.options["bonus"] == share
    while table.view(None)["quest"]["tasks"] == []:
        table.play(table.decision.options[0])
    book = {row.id: row.coins for row in table.game.book.personalities}
    for seat, one in enumerate(table.view(None)["quest"]["travellers"]):
        coins = table.view(None)["players"][seat]["coins"]
        assert coins >= book[one["personality"]] + share[seat]


@pytest.mark.parametrize(
    "share", [[], [6], [3, 2], [4, 3], [7, -1], [2, 2, 2], [3.0, 3], [True, 5]]
)
def test_no_coin_more_and_none_less(crew, sail, share):
    sail(crew, "lost", "lost")
    assert refused(crew.next_options, share) == "refuse-campaign-share"


def test_nothing_to_share(crew):
    assert crew.next_options([0, 0])["bonus"] == crew.next_options([])["bonus"] == []
    assert refused(crew.next_options, [1, 0]) == "refuse-campaign-share"


@pytest.mark.parametrize(
    ("seats", "share"), [(1, [9]), (2, [5, 4]), (3, [3, 3, 3]), (4, [3, 2, 2, 2])]
)
def test_unshared_coins_go_round(sail, seats, share):
    crew = Campaign("Even", [Mate(f"Mate {seat}") for seat in range(seats)])
    sail(crew, "lost", "lost", "lost")
    assert crew.next_options()["bonus"] == share


def test_a_won_chapter_can_be_played_again(crew, sail):
    """It changes neither the chapter that comes next nor its bonus."""
    sail(crew, "won", "lost")
    sail(crew, "lost", "won", chapter=1)
    assert (crew.won, crew.defeats, crew.bonus) == (1, 1, 3)
    assert crew.next_options(chapter=1)["bonus"] == []
    assert refused(crew.next_options, [2, 1], chapter=1) == "refuse-campaign-share"
    assert [record.chapter for record in crew.records] == [1, 2, 1, 1]


def test_all_five_can_be_played_again(crew, sail):
    sail(crew, *["won"] * 5)
    sail(crew, "lost", chapter=5)
    assert (crew.finished, crew.bonus) == (True, 0)


@pytest.mark.parametrize("chapter", [0, 3, 6, -1])
def test_chapters_come_in_order(crew, sail, chapter):
    sail(crew, "won")
    assert refused(crew.next_options, chapter=chapter) == "refuse-campaign-chapter"


def test_cards_join_chapter_by_chapter(crew, sail):
    """R15.2: cards of earlier chapters stay in the deck."""
    joined = [crew.codes]
    for _ in range(5):
        sail(crew, "won")
        joined.append(crew.codes)
    assert joined == [
        [],
        [80, 81],
        [80, 81, 82],
        [80, 81, 82, 83],
        [80, 81, 82, 83, 84],
        [80, 81, 82, 83, 84, 85],
    ]
    rows = [row for row in doubloon.cards("port-royal") if row["set"] == "adventure"]
    assert sorted(crew.cards) == sorted(row["id"] for row in rows)


def test_a_record_tells_the_game(crew, sail):
    sail(crew, "won")
    (record,) = crew.records
    assert (record.chapter, record.won, record.winners) == (1, True, ["Ann", "Ben"])
    assert (record.date, record.seed) == ("2024-05-31", 1)
    assert (record.tasks[0], len(record.tasks)) == ("10", 4)
    assert len(record.personalities) == len(record.cubes) == len(record.influence) == 2
    assert record.turns > 8


def test_against_each_other(sail):
    """Somebody wins every chapter, and there is no bonus (R20)."""
    crew = Campaign("Rivals", [Mate("Ann"), Mate("Ben"), Mate("Cy")], "adventure")
    assert crew.next_options() == {"mode": "adventure", "chapter": 1, "people": "sheets"}
    sail(crew, "", "")
    assert (crew.won, crew.bonus) == (2, 0)
    assert all(record.won for record in crew.records)
    assert crew.begin(3).options["chapter"] == 3


@pytest.mark.parametrize(
    ("seats", "mode", "people"),
    [
        (0, "adventure-coop", "sheets"),
        (5, "adventure-coop", "sheets"),
        (1, "adventure", "sheets"),
        (2, "moon", "sheets"),
        (2, "adventure-coop", "lots"),
    ],
)
def test_crews_that_cannot_sail(seats, mode, people):
    with pytest.raises(Malformed):
        Campaign("No", [Mate(f"Mate {seat}") for seat in range(seats)], mode, people)


def test_only_its_own_games_are_recorded(crew, sail):
    sail(crew, "won")
    others = [
        doubloon.play("port-royal", ["random"] * 2, seed=1),
        doubloon.play("port-royal", ["random"] * 3, seed=1, options={**crew.next_options()}),
        doubloon.play("port-royal", ["random"] * 2, seed=1, options={"mode": "adventure"}),
    ]
    for table in others:
        with pytest.raises(Malformed):
            crew.record(table)
        with pytest.raises(Malformed):
            crew.keep(table)
    assert refused(crew.record, crew.begin(1)) == "refuse-campaign-not-over"
    assert len(crew.records) == 1
