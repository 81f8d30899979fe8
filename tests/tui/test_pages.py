"""Pages of the story: the book is read before the game goes on."""

from __future__ import annotations

import io

from doubloon.tui.app import DoubloonApp
from doubloon.tui.page import Page
from doubloon.tui.plain import PlainRoom
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup

CHAPTER = {"mode": "adventure-coop", "chapter": 2}
TITLE = "Chapter 2: Hungry Docks"


async def test_a_chapter_opens_with_its_pages(sit):
    """R15.8: the title, then the first task; bots wait until both are read."""
    async with sit("human", "random", seed=6, options=CHAPTER) as me:
        while not me.on("Page"):
            await me.press("1")
        page = me.app.screen
        assert isinstance(page, Page)
        assert page.heading == TITLE
        log = list(me.session.table.log)
        await me.press("1")
        assert me.session.table.log == log
        await me.press("enter")
        assert isinstance(me.app.screen, Page)
        assert "Spend one Bread." in me.app.screen.rest
        await me.press("escape")

        assert me.on("TableScreen")


async def test_a_click_turns_the_page_too(sit):
    async with sit("human", seed=6, options=CHAPTER) as me:
        while not me.on("Page"):
            await me.press("1")
        await me.pilot.click(".sheet-text")
        await me.settle()

        assert isinstance(me.app.screen, Page)
        assert me.app.screen.heading != TITLE


async def test_a_long_page_keeps_its_keys_in_sight(sit):
    """At 80x24 the text scrolls, and how to go on stays."""
    async with sit("human", seed=6, options=CHAPTER) as me:
        while not me.on("Page"):
            await me.press("1")
        await me.pilot.pause()

        assert me.app.screen.region.contains_region(me.app.screen.query_one(".sheet-keys").region)
        assert "Enter: go on" in me.page


async def test_a_saved_game_goes_on_without_old_pages():
    """Who comes back to a table has read them."""
    session = Setup("port-royal", 1, CHAPTER, 6, ["human"]).deal("en")
    for _ in range(3):
        session.table.play(next(iter(session.table.decision.options)))
    setup = Setup("port-royal", 1, CHAPTER, 6, ["human"])
    app = DoubloonApp(delay=0, proposed=setup)
    async with app.run_test(size=(80, 24)) as pilot:
        app.seat(setup, session)
        await pilot.pause()
        await pilot.pause()

        assert not isinstance(app.screen, Page)


def plain(session: Session, lines: list[str]) -> tuple[PlainRoom, io.StringIO]:
    """A plain room that hears these lines."""
    out = io.StringIO()
    said = iter([line + "\n" for line in lines])
    return PlainRoom(session, out, lambda: next(said, ""), False), out


def test_the_plain_room_prints_the_pages():
    session = Setup("port-royal", 2, CHAPTER, 6, ["human", "random"]).deal("en")
    room, out = plain(session, ["1"] * 6)
    room.run()

    assert TITLE in out.getvalue()
    assert "Task 20, The First Loaves: Spend one Bread." in out.getvalue()
