"""The pages of The Adventure Begins: what is read aloud when the book is turned over."""

from __future__ import annotations

from functools import cache
from typing import Final

from doubloon.engine.event import Event
from doubloon.engine.message import Arg
from doubloon.games.port_royal.quest import NO_TASK, read_book
from doubloon.locale import Speaker

LAST: Final = 60
"""The last page of a chapter has this code and the chapter's number."""


def pages(event: Event, speaker: Speaker) -> str | None:
    """The page that an event turns up, as it is read aloud; None if it turns up none.

    The title of a chapter, the story side of a task and what it asks, the last page (R15.8, R17.2,
    R19.3). A task that lies out without the book has no page (R20.6).
    """
    said = event.args()
    if event.name == "chapter":
        return title_page(speaker, int(str(said["count"])))
    if event.name == "task-laid":
        before, task = str(said["before"]), str(said["task"])
        return task_page(speaker, task, before) if (before, task) in ways() else None
    if event.name == "last-page":
        chapter = int(str(said["chapter"]))
        return last_page(speaker, chapter, str(said["task"]), won=said["won"] == "yes")
    return None


def title_page(speaker: Speaker, chapter: int) -> str:
    """The page that opens a chapter."""
    return page(speaker, "page-title", f"story-title-{chapter}", {}, {"chapter": chapter})


def task_page(speaker: Speaker, task: str, before: str = "") -> str:
    """The story side of a task, as it reads after the task laid out before it."""
    return page(speaker, "page-task", f"story-{task}", {"from": f"card-{before}"}, {"task": task})


def last_page(speaker: Speaker, chapter: int, task: str, *, won: bool) -> str:
    """How a chapter ends, by the task laid out last; or how it goes on waiting."""
    if won:
        return page(speaker, "page-last", f"story-{LAST + chapter}", {"last": f"card-{task}"}, {})
    return page(speaker, "page-last", f"story-lost-{chapter}", {}, {})


def page(speaker: Speaker, layout: str, id: str, way: dict[str, Arg], facts: dict[str, Arg]) -> str:
    """One page: its heading, what is read, and what else stands on it."""
    text = speaker.word(id, way)
    return speaker.word(layout, {**facts, "name": speaker.attribute(id, "name"), "text": text})


@cache
def ways() -> frozenset[tuple[str, str]]:
    """Every task of the book after each one that it can follow; a chapter's first follows ""."""
    book = read_book()
    found = {("", book.tasks[task].id) for task in book.first}
    for task in book.tasks:
        for after in (task.goto, task.yes, task.no):
            if after != NO_TASK:
                found.add((task.id, book.tasks[after].id))
    return frozenset(found)
