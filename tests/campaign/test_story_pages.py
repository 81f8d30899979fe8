"""The story as it is told: every page once, and by the way that was taken."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.engine.event import Event
from doubloon.games.port_royal.events import (
    Became,
    ChapterOpened,
    Fulfilled,
    GoodKept,
    Happened,
    LastPage,
    TaskLaid,
    TurnBegan,
    Unlocked,
)
from doubloon.games.port_royal.quest import read_book
from doubloon.locale import Speaker, speaker
from doubloon.locale.story import pages, ways


def told(event: Event) -> str:
    """The page of an event; it must have one."""
    page = pages(event, speaker("en"))
    assert page is not None
    return page


def test_a_chapter_opens_with_its_title():
    page = told(ChapterOpened(1))
    assert page.startswith("Chapter 1: The Dark Lighthouse\n\n")
    assert "two long, one short" in page


def test_a_task_has_its_story_and_what_it_asks():
    page = told(TaskLaid("11", "10"))
    assert page.startswith("Nobody Sails Blind\n\n")
    assert page.endswith("\n\nTask 11, Nobody Sails Blind: Have a Captain.")


def test_every_way_through_the_book_can_be_told():
    for before, task in ways():
        assert len(told(TaskLaid(task, before)).split()) > 80
    for task in read_book().tasks:
        if task.goto < 0 and task.if_done < 0:
            assert len(told(LastPage(int(task.id[0]), task.id, "yes")).split()) > 80
    for chapter in range(1, 6):
        assert told(ChapterOpened(chapter))
        assert told(LastPage(chapter, "14", "no"))


@pytest.mark.parametrize(
    ("task", "ways"), [("24", ("21", "22")), ("28", ("24", "25")), ("53", ("51", "52"))]
)
def test_a_page_answers_to_the_way_that_led_to_it(task, ways):
    first, second = (told(TaskLaid(task, before)) for before in ways)
    assert first != second
    assert first.partition("\n")[0] == second.partition("\n")[0]


def test_the_last_page_answers_to_the_last_task():
    ends = {told(LastPage(1, task, "yes")) for task in ("14", "15", "16", "17")}
    assert len(ends) == 4
    assert told(LastPage(1, "14", "no")) not in ends
    assert told(LastPage(1, "14", "no")) == told(LastPage(1, "17", "no"))


@pytest.mark.parametrize("event", [Happened(0, "muster"), Became(0, "lady-anne"), TurnBegan(0)])
def test_other_events_have_no_page(event):
    assert pages(event, speaker("en")) is None


def test_tasks_without_the_book_have_no_page():
    """R20.6: no book text in the variant after all chapters."""
    assert pages(TaskLaid("33", "10"), speaker("en")) is None
    assert pages(TaskLaid("11", ""), speaker("en")) is None


@pytest.mark.parametrize("chapter", range(1, 6))
def test_a_game_tells_every_page_once(chapter):
    options = {"mode": "adventure-coop", "chapter": chapter}
    table = doubloon.play("port-royal", ["random"] * 2, seed=chapter, options=options)
    found = [page for event in table.events(None) if (page := pages(event, speaker("en")))]
    assert len(found) == len(set(found)) == 2 + len(table.view(None)["quest"]["tasks"])
    assert found[0].startswith(f"Chapter {chapter}: ")


LINES = {
    "Ann is Lady Anne.": Became(0, "lady-anne"),
    "An event: Muster. Now every player with at least 2 swords gains 1 coin.": Happened(
        0, "muster"
    ),
    "Task 11, Nobody Sails Blind: Have a Captain.": TaskLaid("11", "10"),
    "Ann keeps a ship as a good: Book of Rituals.": GoodKept(0, "book"),
    "Ann fulfils task 11, Nobody Sails Blind.": Fulfilled(0, "11", 0),
    "For 2 coins Ann is the first to fulfil task 11, Nobody Sails Blind.": Fulfilled(0, "11", 2),
    "Ann unlocks Jean Blackbeard: As a Sailor: you have 1 sword more.": Unlocked(
        0, "jean-blackbeard"
    ),
}


@pytest.mark.parametrize("line", LINES)
def test_the_log_calls_things_by_their_names(line):
    assert Speaker("en", ["Ann"]).tell(LINES[line]) == line


def test_attributes_can_be_asked_for():
    voice = speaker("en")
    assert voice.attribute("story-10", "name") == "Tea-Brown Sails"
    assert voice.knows("story-10")
    assert not voice.knows("story-99")
    with pytest.raises(KeyError):
        voice.attribute("story-10", "colour")


def test_what_has_no_name_stays_as_it_is():
    assert "99" in speaker("en").word("event-half-fulfilled", {"seat": 0, "task": "99"})
