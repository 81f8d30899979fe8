"""Events and months: what happens before phase 1 (R17)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.quest import (
    BUY_COINS,
    EVENT_COINS,
    EVENT_CROWNS,
    MONTH_END,
    MONTH_END_OPEN,
    NO_TASK,
    UNKNOWN,
    EventId,
)
from doubloon.games.port_royal.quest_verbs import (
    buy_cube,
    grant,
    lay_task,
    next_task,
    touched,
    turn_month,
)
from doubloon.games.port_royal.scoring import chapter_won
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import gain_crowns
from doubloon.games.port_royal.words import BUY, FIRST_EVENT, PASS


class TurnEvent(Frame[State]):
    """The active player reveals the top event (R17.1)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: State, code: int) -> None:
        quest = s.quest
        assert quest is not None
        event = quest.calendar[0]
        quest.calendar = quest.calendar[1:]
        if event == UNKNOWN:
            s.then(FaceEvent(self.player))
        else:
            happen(s, self.player, event)


class FaceEvent(Frame[State]):
    """Chance tells which event it is. The one for small crews is surely in the first month."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        quest = s.quest
        assert quest is not None
        codes = [s.rules.book.events[event].code for event in quest.reserve]
        if 1 not in codes:
            return [FIRST_EVENT + event for event in quest.reserve]
        # One of the unknown cards of this month is the one of code 1; the others are drawn from
        # the rest. So among m unknown cards it comes next with chance 1/m.
        others = quest.calendar.count(UNKNOWN)
        bag: list[int] = []
        for event, code in zip(quest.reserve, codes, strict=True):
            bag += [FIRST_EVENT + event] * (len(codes) - 1 if code == 1 else others)
        return bag

    def resolve(self, s: State, code: int) -> None:
        assert s.quest is not None
        s.quest.reserve.remove(code - FIRST_EVENT)
        happen(s, self.player, code - FIRST_EVENT)


def happen(s: State, player: Seat, event: EventId) -> None:
    """Carry out what an event says now; the rest of it works in its phase (R17.1)."""
    quest = s.quest
    assert quest is not None
    facts = s.rules.book.events[event]
    quest.event = event
    if s.telling:
        s.note(events.Happened(player, facts.id))
    if facts.effect == MONTH_END:
        end_month(s, player)
    elif facts.effect == MONTH_END_OPEN:
        turn_month(s)
        offer_cubes(s, player, facts.value)
    else:
        quest.past.append(event)
        for seat in touched(s, facts):
            if facts.effect == EVENT_COINS:
                grant(s, seat, facts.value)
            elif facts.effect == EVENT_CROWNS:
                gain_crowns(s, seat, facts.value)


def end_month(s: State, player: Seat) -> None:
    """Lay out the next task, or come to the end of the chapter (R17.2, R19.1, R20.4)."""
    quest = s.quest
    assert quest is not None
    task = next_task(s)
    turn_month(s)
    if task != NO_TASK:
        lay_task(s, task)
    elif quest.coop:
        quest.finished = True
        s.ending = chapter_won(s)
        s.stack.clear()
        if s.telling:
            last = s.rules.book.tasks[quest.laid[-1]].id
            s.note(events.LastPage(quest.chapter, last, "yes" if s.ending else "no"))
    else:
        offer_cubes(s, player, BUY_COINS)


def offer_cubes(s: State, player: Seat, coins: int) -> None:
    """Every player may buy a cube off, in turn order from the active one (R20.5)."""
    for step in range(s.seats - 1, -1, -1):
        s.then(BuyCube((player + step) % s.seats, coins))


class BuyCube(Frame[State]):
    """Pay coins to put the leftmost cube into the box, or not (R20.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "coins")

    def __init__(self, seat: Seat, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def options(self, s: State) -> list[int]:
        assert s.quest is not None
        if s.coins[self.seat] < self.coins or not s.quest.cubes[self.seat]:
            return []
        return [BUY, PASS]

    def resolve(self, s: State, code: int) -> None:
        if code == BUY:
            buy_cube(s, self.seat, self.coins)

    def prompt(self, s: State) -> Message:
        return Message("prompt-buy", {"coins": self.coins})
