"""Buccaneer in numbers: every stack by its top disc, with the owners of the discs below.

The ranks of covered discs are nobody's to look up (B3.6). They stand in the row only where the
memory aid shows them, or where somebody with a perfect memory asks (`remember`).
"""

from __future__ import annotations

from typing import Final

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.engine.state import State as EngineState
from doubloon.env.vectors.layout import (
    Layout,
    Vector,
    capped,
    flags,
    number,
    numbers,
    seats_from,
    table_parts,
)
from doubloon.games.buccaneer import Buccaneer
from doubloon.games.buccaneer.facts import MOST_DISCS, Facts
from doubloon.games.buccaneer.frames.act import Choose, Loot, Use
from doubloon.games.buccaneer.frames.turn import Mutiny
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.view import FRAMES
from doubloon.games.buccaneer.words import COLOURS, DISCS, KINDS, MAX_SEATS, RANKS

VERSION: Final = 0
QUESTIONS: Final = ("Choose", "Use", "Loot", "Mutiny")
"""The frames that ask players (see games/buccaneer/frames)."""
BELOW: Final = MOST_DISCS - 1
"""Discs that can lie under a top."""


def layout(facts: Facts) -> Layout:
    """The whole row. Discs are counted from the observer's own, clockwise, by rank."""
    around = seats_from(MAX_SEATS)
    discs = [f"{seat}: {rank}" for seat in around for rank in RANKS]
    below = [f"{depth + 1} below, {seat}" for depth in range(BELOW) for seat in around]
    ranks = [f"{depth + 1} below, {rank}" for depth in range(BELOW) for rank in RANKS]
    parts = [
        number("memory aid", 1, "covered discs are shown"),
        *table_parts(
            MAX_SEATS, "colours go by seats", list(COLOURS), "who began the game", list(QUESTIONS)
        ),
        number("forced", 1, "the question follows a mutiny: only boarding will do (B6.4)"),
        number("turn", 255, "turns begun"),
        number("stalled", 1, "there was a stalemate since the last boarding (B7.4)"),
        flags("subject", "the stack that the question is about, by its top disc", discs),
        flags("called", "stacks in mutiny already, by their top disc", discs),
        flags("boarded", "the ship that the question is about", facts.ships),
        flags("ships", "ships lying face up", facts.ships),
        flags("deck", "ships still face down", facts.ships),
        numbers("supply", 255, "loot left in the supply", facts.loot),
    ]
    for at in range(MAX_SEATS):
        parts += [
            number(f"{at} there", 1, "somebody sits here"),
            number(f"{at} ducats", 255, "ducats"),
            numbers(f"{at} loot", 255, "loot", facts.loot),
        ]
    parts.append(numbers("height", 255, "discs in the stack with this top; 0 if covered", discs))
    parts += [flags(f"owners under {d}", "whose discs lie in the stack", below) for d in discs]
    parts += [flags(f"ranks under {d}", "their ranks, as far as known", ranks) for d in discs]
    return Layout("buccaneer", VERSION, parts)


class BuccaneerVector(Vector):
    """Observations of Buccaneer."""

    def __init__(self, game: Buccaneer) -> None:
        super().__init__(layout(game.facts))
        start = self.layout.start
        self.asked = start["asked"]
        self.active = start["active"]
        self.first = start["first"]
        self.questions = start["question"]
        self.question: dict[type[Frame[State]], int] = {
            FRAMES[name]: at for at, name in enumerate(QUESTIONS)
        }
        self.forced = start["forced"]
        self.turn = start["turn"]
        self.stalled = start["stalled"]
        self.subject = start["subject"]
        self.called = start["called"]
        self.boarded = start["boarded"]
        self.ships = start["ships"]
        self.deck = start["deck"]
        self.supply = start["supply"]
        self.players = start["0 there"]
        self.height = start["height"]
        self.owners = self.height + DISCS
        self.ranks = self.owners + DISCS * BELOW * MAX_SEATS

    def fill(self, s: EngineState, seat: Seat) -> bytearray:
        """What the seat may know."""
        assert isinstance(s, State)
        return self.row(s, seat, s.memory_aid)

    def remember(self, s: EngineState, seat: Seat) -> bytearray:
        """What a seat knows that has forgotten nothing: discs are put down openly (B4.1)."""
        assert isinstance(s, State)
        return self.row(s, seat, True)

    def row(self, s: State, seat: Seat, ranks: bool) -> bytearray:
        """The whole row, with or without the ranks of covered discs."""
        row = bytearray(self.layout.size)
        seats = s.seats
        row[0] = 1 if s.memory_aid else 0
        row[1] = seats
        row[2 + seat] = 1
        if s.active >= 0:
            row[self.active + (s.active - seat) % seats] = 1
            row[self.first + (s.first - seat) % seats] = 1
        self.ask(s, seat, row)
        row[self.turn] = capped(s.turn)
        row[self.stalled] = 1 if s.stalled else 0
        for ship in s.ships:
            row[self.ships + ship] = 1
        for ship in s.deck:
            row[self.deck + ship] = 1
        for kind in range(KINDS):
            row[self.supply + kind] = s.tokens[kind]
        at = self.players
        for step in range(seats):
            player = (seat + step) % seats
            row[at] = 1
            row[at + 1] = capped(s.ducats[player])
            for kind in range(KINDS):
                row[at + 2 + kind] = s.loot[player * KINDS + kind]
            at += 2 + KINDS
        self.stacks(s, seat, row, ranks)
        return row

    def ask(self, s: State, seat: Seat, row: bytearray) -> None:
        """The question, and what it is about."""
        if not s.stack:
            return
        frame = s.stack[-1]
        if frame.seat < 0:
            return
        seats = s.seats
        row[self.asked + (frame.seat - seat) % seats] = 1
        row[self.questions + self.question[type(frame)]] = 1
        if isinstance(frame, Choose):
            row[self.forced] = 1 if frame.forced else 0
        elif isinstance(frame, Use):
            row[self.forced] = 1 if frame.forced else 0
            row[self.subject + seen(frame.top, seat, seats)] = 1
        elif isinstance(frame, Loot):
            row[self.subject + seen(frame.top, seat, seats)] = 1
            row[self.boarded + frame.ship] = 1
        elif isinstance(frame, Mutiny):
            row[self.subject + seen(frame.top, seat, seats)] = 1
            for top in frame.called:
                row[self.called + seen(top, seat, seats)] = 1

    def stacks(self, s: State, seat: Seat, row: bytearray, ranks: bool) -> None:
        """Every stack from the top down."""
        seats = s.seats
        for top, crew in s.crews.items():
            at = seen(top, seat, seats)
            size = len(crew)
            row[self.height + at] = size
            for depth in range(1, size):
                disc = crew[depth]
                place = (at * BELOW + depth - 1) * MAX_SEATS
                row[self.owners + place + (disc // 5 - seat) % seats] = 1
                if ranks:
                    row[self.ranks + place + disc % 5] = 1


def seen(disc: int, seat: Seat, seats: int) -> int:
    """A disc as the observer counts: its own first, then clockwise."""
    return (disc // 5 - seat) % seats * 5 + disc % 5
