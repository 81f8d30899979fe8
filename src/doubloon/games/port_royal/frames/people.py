"""Choosing personalities, and opening the book (R15.3, R15.8)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.quest_verbs import become, lay_task
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import FIRST_BE, FIRST_SHEET, FIRST_TASK, SHEETS


class DealSheet(Frame[State]):
    """Chance deals a seat one of the double-sided sheets (R15.3)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        return [FIRST_SHEET + sheet for sheet in free_sheets(s)]

    def resolve(self, s: State, code: int) -> None:
        s.then(Choose(self.player, (code - FIRST_SHEET,)))


def free_sheets(s: State) -> list[int]:
    """The sheets that nobody has chosen from."""
    assert s.quest is not None
    people = s.rules.book.personalities
    taken = {people[who].sheet for who in s.quest.personality if who >= 0}
    return [sheet for sheet in range(SHEETS) if sheet not in taken]


class Draft(Frame[State]):
    """A seat gets all sheets that are left and chooses from them (R15.3)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: State, code: int) -> None:
        s.then(Choose(self.player, tuple(free_sheets(s))))


class Choose(Frame[State]):
    """Choose a side of one of these sheets (R15.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sheets")

    def __init__(self, seat: Seat, sheets: tuple[int, ...]) -> None:
        self.seat = seat
        self.sheets = sheets

    def options(self, s: State) -> list[int]:
        people = s.rules.book.personalities
        return [FIRST_BE + at for at, facts in enumerate(people) if facts.sheet in self.sheets]

    def resolve(self, s: State, code: int) -> None:
        become(s, self.seat, code - FIRST_BE)

    def prompt(self, s: State) -> Message:
        return Message("prompt-personality")


class OpenBook(Frame[State]):
    """Read the title and lay out the first task (R15.8), or four starred ones (R20.6)."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = NOBODY

    def resolve(self, s: State, code: int) -> None:
        quest = s.quest
        assert quest is not None
        if quest.open_variant:
            s.then(LayStarred(4))
            return
        if s.telling:
            s.note(events.ChapterOpened(quest.chapter))
        lay_task(s, s.rules.book.first[quest.chapter - 1])


class LayStarred(Frame[State]):
    """Chance lays out one of the tasks marked with a star (R20.6)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left

    def options(self, s: State) -> list[int]:
        assert s.quest is not None
        return [
            FIRST_TASK + at
            for at, task in enumerate(s.rules.book.tasks)
            if task.star and at not in s.quest.laid
        ]

    def resolve(self, s: State, code: int) -> None:
        lay_task(s, code - FIRST_TASK)
        if self.left > 1:
            s.then(LayStarred(self.left - 1))
