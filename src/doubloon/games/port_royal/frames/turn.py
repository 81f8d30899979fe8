"""Turns and rounds: who is active, and when the game is over (R1.10, R6)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.deck import SHIP
from doubloon.games.port_royal.frames.contract import Aside
from doubloon.games.port_royal.frames.discover import DISCOVER
from doubloon.games.port_royal.frames.month import TurnEvent
from doubloon.games.port_royal.frames.people import DealSheet, Draft, OpenBook
from doubloon.games.port_royal.quest import NO_EVENT, Quest
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import FIRST_SEAT, MAX_SEATS


class First(Frame[State]):
    """Chance names the first player (R2.5)."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = CHANCE

    def options(self, s: State) -> list[int]:
        return [FIRST_SEAT + seat for seat in range(s.seats)]

    def resolve(self, s: State, code: int) -> None:
        s.first = code - FIRST_SEAT
        if s.telling:
            s.note(events.Began(s.first))
        s.then(TURN[s.first])
        if s.board is not None and s.board.coop:
            s.then(Aside(s.first, True))
        if s.quest is not None:
            s.then(OpenBook())
            seat_people(s)


def seat_people(s: State) -> None:
    """Choose personalities: a sheet for each from the first player on, or a draft (R15.3).

    In a draft the sheets go counter-clockwise from the first player's right; the first player
    chooses last.
    """
    for step in range(s.seats - 1, -1, -1):
        if s.rules.options["people"] == "draft":
            s.then(Draft((s.first - 1 - step) % s.seats))
        else:
            s.then(DealSheet((s.first + step) % s.seats))


class Turn(Frame[State]):
    """Discover, then trade and hire; then the next player (R1.10), while there is time (R13.6)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: State, code: int) -> None:
        if s.board is not None and s.board.coop and not s.board.time:
            if s.telling:
                s.note(events.TimeOut(len([c for c in s.board.laid if not s.board.claims[c]])))
            return
        s.active = self.player
        s.turn += 1
        s.revealed = 0
        s.gambled = 0
        if s.telling:
            s.note(events.TurnBegan(self.player))
        s.then(DISCOVER[self.player], END_TURN[self.player])
        if s.quest is not None:
            begin_quest_turn(s, self.player, s.quest)


def begin_quest_turn(s: State, player: Seat, quest: Quest) -> None:
    """What counts for one turn only begins anew; the event comes first (R17.1)."""
    quest.event = NO_EVENT
    quest.fewer = 0
    quest.scouted = 0
    quest.traded = [False] * s.seats
    s.then(TurnEvent(player))


class EndTurn(Frame[State]):
    """Clear the harbour and pass the turn on, unless this was the last one (R4.11, R6.2)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: State, code: int) -> None:
        if s.harbour:
            s.discard += s.harbour
            s.harbour = []
        if len(s.unseen) > 1 and not s.unseen[0]:
            forget_shuffle(s)
        s.dry = s.dry + 1 if is_dry(s) else 0
        following = s.after(self.player)
        if (s.ending and following == s.first) or s.dry == s.seats:
            return
        s.then(TURN[following])


def forget_shuffle(s: State) -> None:
    """Drop the oldest shuffle once all its cards have been seen, so that long games stay small.

    An adventure names shuffles by number, so it keeps them all.
    """
    if s.quest is None:
        del s.unseen[0]
        del s.purse[: s.seats]


def is_dry(s: State) -> bool:
    """Whether nothing is left that anybody could hire: only ships, all face up (R1.8a).

    A team plays on: its game has an end of its own.
    """
    if s.pile or not s.rules.goal:
        return False
    return all(s.deck.kind[card] == SHIP for card in s.discard)


TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MAX_SEATS)]
