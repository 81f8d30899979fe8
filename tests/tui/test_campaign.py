"""The table of a campaign says how far its crew is, drawn and in the plain room."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from doubloon.command.logbook import Logbook, Voyage, voyage
from doubloon.match.campaign import TOGETHER, Campaign, Mate, Record
from doubloon.tui.choices import Choices
from doubloon.tui.plain import run_plain


def record(chapter: int, won: bool, bonus: list[int] | None = None) -> Record:
    """A game of the past of Ann and Polly."""
    return Record(
        chapter=chapter,
        winners=["Ann", "Polly"] if won else [],
        date="2024-05-31",
        seed=7,
        bonus=bonus or [],
        tasks=[f"{chapter}0"],
        personalities=["lady-anne", "officer-scott"],
        cubes=[3, 2],
        influence=[11, 12],
        turns=18,
    )


def lay(path: Path, *records: Record, mode: str = TOGETHER, name: str = "Candle") -> Voyage:
    """The next table of a crew that has played so much."""
    crew = Campaign(name, [Mate("Ann"), Mate("Polly", "random")], mode, records=list(records))
    logbook = Logbook(crew, path / "candle.json", lambda: 5)
    return voyage(logbook, logbook.open())


@pytest.fixture
def twice_lost(tmp_path: Path) -> Voyage:
    """Chapter 2, after two defeats there."""
    return lay(tmp_path, record(1, True), record(2, False), record(2, False, [2, 1]))


@pytest.mark.parametrize("size", ["tiny", "small", "large"])
async def test_the_head_of_the_table_tells_the_progress(sit, twice_lost, size):
    """R19.3: crew, chapter of five, chapters won, defeats in a row and their coins."""
    async with sit(setup=twice_lost, size=size) as me:
        head, *rest = me.page.splitlines()
        assert "Candle" in head
        if size == "large":
            assert "chapter 2 of 5 ■◪□□□  1 won, 2 defeats in a row, 6 bonus coins" in head
        else:
            assert "2/5 ■◪□□□ ✗2 +6●" in head
        assert "Turn 0" in head
        for key in ("campaign", "help", "quit"):
            assert key in rest[-1]


async def test_a_crew_without_defeats(sit, tmp_path):
    """Nothing is said of defeats and coins that there are not."""
    async with sit(setup=lay(tmp_path), size="large") as me:
        head = me.page.splitlines()[0]
        assert "Candle  chapter 1 of 5 ◪□□□□  0 won  Turn" in head


async def test_a_long_name_leaves_room_for_the_figures(sit, tmp_path):
    async with sit(
        setup=lay(tmp_path, name="The Long Way Round by Candlelight"), size="tiny"
    ) as me:
        head = me.page.splitlines()[0]
        assert head.startswith(" ☸ The Long Way")
        assert "…  1/5 ◪□□□□  Turn 0" in head


async def test_the_campaign_is_a_page(sit, twice_lost):
    """C shows progress, who has the bonus coins, and the records; Escape lays the page down."""
    async with sit(setup=twice_lost) as me:
        await me.press("c")
        assert me.on("Page")
        said = me.app.screen.rest
        assert said.startswith(
            "Candle (Ann, Polly): 1 of 5 chapters won. In the middle of chapter 2"
        )
        assert "2 defeats in a row in this chapter before this game." in said
        assert "Bonus coins: Ann 3, Polly 3." in said
        assert "  1. 2024-05-31: won chapter 1, The Dark Lighthouse" in said
        assert "  3. 2024-05-31: lost chapter 2, Hungry Docks" in said
        await me.press("escape")
        assert me.on("TableScreen")


async def test_other_tables_have_no_campaign(sit):
    async with sit("human", "random", size="large") as me:
        assert "campaign" not in me.page.splitlines()[-1]
        await me.press("c")
        assert me.on("TableScreen")
        assert me.whisper == "This table is not part of a campaign."


async def test_the_standing_says_what_comes_next(sit, tmp_path):
    """After a game the records have it, and the first button leads to the next one."""
    async with sit(setup=lay(tmp_path, mode="adventure"), size="large") as me:
        await me.play_on()
        closing = str(me.app.screen.query_one("#closing").render())
        assert "Candle (Ann, Polly): 1 of 5 chapters won. Next is chapter 2" in closing
        assert str(me.app.screen.query_one("#rematch").label) == "Next game"
        await me.press("r")
        assert me.session.table.options["chapter"] == 2
        assert "chapter 2 of 5 ■◪□□□  1 won" in me.page


async def test_a_low_window_begins_the_standing_at_its_top(sit, tmp_path):
    async with sit(setup=lay(tmp_path, mode="adventure"), size="tiny") as me:
        await me.play_on()
        await me.pilot.pause()
        assert "THE LOGBOOK CLOSES" in me.page
        for _ in range(20):
            await me.pilot.press("down")
        await me.pilot.pause(0.5)
        assert "next game" in me.page


async def test_a_tiny_window_shows_the_choices(sit):
    """At 60x18 what is asked, what can be chosen and how to leave are all in sight."""
    async with sit("human", "random", size="tiny", options={"mode": "contracts"}) as me:
        assert me.screen.query_one(Choices).region.height >= 3
        assert f" 1  {me.session.options()[0][1][:20]}" in me.page
        assert "q quit" in me.page.splitlines()[-1]


def say(setup: Voyage, *lines: str) -> str:
    """Say these lines in the plain room; what it answers."""
    out = io.StringIO()
    said = iter([line + "\n" for line in lines])
    run_plain(setup.deal("en"), out, lambda: next(said, ""))
    return out.getvalue()


def test_the_plain_room_has_a_word_for_it(twice_lost):
    heard = say(twice_lost, "help", "campaign", "quit")

    assert "campaign: how far the campaign is, and its games so far." in heard
    assert "Candle (Ann, Polly): 1 of 5 chapters won. In the middle of chapter 2" in heard
    assert "Bonus coins: Ann 3, Polly 3." in heard
    assert "  2. 2024-05-31: lost chapter 2, Hungry Docks" in heard


def test_a_table_of_no_campaign_says_so(talk):
    assert "> This table is not part of a campaign." in talk(["campaign", "quit"])


def test_a_won_chapter_that_is_played_again(tmp_path):
    """Its defeats and coins belong to another chapter."""
    setup = lay(tmp_path, record(1, True), record(2, False))
    crew = setup.logbook.campaign
    crew.begun = None
    again = voyage(setup.logbook, setup.logbook.open(None, 1))
    heard = say(again, "campaign", "quit")
    assert "1 of 5 chapters won. In the middle of chapter 1" in heard
    assert "defeat" not in heard.partition("Games played:")[0]


async def test_a_tiny_window_shows_every_task(sit, twice_lost):
    """R16.5, R19.2: event, goal and all tasks that lie out, newest last."""
    async with sit(setup=twice_lost, size="tiny") as me:
        while len(me.session.view()["quest"]["tasks"]) < 4 or not me.on("TableScreen"):
            if me.on("TableScreen"):
                me.screen.choose(me.advice())
                await me.settle()
            else:
                await me.press("enter")
        await me.press("b")
        for task in me.session.view()["quest"]["tasks"]:
            assert f" {task['id']} " in me.page
        assert "■ " in me.page
        assert "★ " in me.page
