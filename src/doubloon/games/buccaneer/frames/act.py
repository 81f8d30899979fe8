"""The one action of a turn: move a stack, or board a ship (B4, B5)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.buccaneer import events
from doubloon.games.buccaneer.facts import MOST_DISCS
from doubloon.games.buccaneer.frames.ships import refill
from doubloon.games.buccaneer.state import OWNER, Disc, Ship, State
from doubloon.games.buccaneer.verbs import (
    disband,
    move,
    pay_wages,
    take_loot,
)
from doubloon.games.buccaneer.words import (
    DISCS,
    FIRST_BOARD,
    FIRST_LOOT,
    FIRST_ONTO,
    FIRST_TAKE,
    disc_name,
)


def choose_stack(s: State, seat: Seat, tops: tuple[Disc, ...], forced: bool) -> None:
    """Which of these stacks acts; asked only if there is a choice."""
    if len(tops) == 1:
        s.then(use(tops[0], forced))
    else:
        s.then(Choose(seat, tops, forced))


class Choose(Frame[State]):
    """Pick the stack to act with; in a mutiny one that is called (B6.4, B6.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tops", "forced")

    def __init__(self, seat: Seat, tops: tuple[Disc, ...], forced: bool) -> None:
        self.seat = seat
        self.tops = tops
        self.forced = forced
        """A mutiny: these are the stacks it was called in."""

    def options(self, s: State) -> list[int]:
        return [FIRST_TAKE + top for top in self.tops]

    def resolve(self, s: State, code: int) -> None:
        s.then(use(code - FIRST_TAKE, self.forced))

    def prompt(self, s: State) -> Message:
        return Message("prompt-b-mutinous" if self.forced else "prompt-b-choose")


class Use(Frame[State]):
    """Put the stack on another player's, or board a ship with it (B3.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "top", "forced")

    def __init__(self, seat: Seat, top: Disc, forced: bool) -> None:
        self.seat = seat
        self.top = top
        self.forced = forced
        """A mutiny: only boarding will do (B6.4)."""

    def options(self, s: State) -> list[int]:
        seat = self.seat
        size = len(s.crews[self.top])
        room = MOST_DISCS - size
        needed = s.facts.crew
        options = [FIRST_BOARD + ship for ship in sorted(s.ships) if needed[ship] <= size]
        if self.forced:
            return options
        return options + [
            FIRST_ONTO + top
            for top, crew in s.crews.items()
            if OWNER[top] != seat and len(crew) <= room
        ]

    def resolve(self, s: State, code: int) -> None:
        if code >= FIRST_BOARD:
            begin_boarding(s, self.seat, self.top, code - FIRST_BOARD)
        else:
            move(s, self.top, code - FIRST_ONTO)

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"card": disc_name(self.top), "count": len(s.crews[self.top])}
        return Message("prompt-b-board" if self.forced else "prompt-b-use", args)


USE: Final = [Use(disc // 5, disc, False) for disc in range(DISCS)]
FORCED: Final = [Use(disc // 5, disc, True) for disc in range(DISCS)]


def use(top: Disc, forced: bool) -> Use:
    """The question what a stack does."""
    return FORCED[top] if forced else USE[top]


def begin_boarding(s: State, seat: Seat, top: Disc, ship: Ship) -> None:
    """Loot comes first; the captain chooses where two kinds are to be had (B5.3, B5.4)."""
    icons = s.facts.icons[ship]
    there = [kind for kind in icons if s.tokens[kind]]
    if len(there) > 1 and there[0] != there[1]:
        s.then(Loot(seat, top, ship))
    else:
        board(s, top, ship, there[0] if there else icons[0])


class Loot(Frame[State]):
    """The captain picks one of the ship's two icons; the first officer gets the other (B5.4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "top", "ship")

    def __init__(self, seat: Seat, top: Disc, ship: Ship) -> None:
        self.seat = seat
        self.top = top
        self.ship = ship

    def options(self, s: State) -> list[int]:
        return [FIRST_LOOT + kind for kind in s.facts.icons[self.ship]]

    def resolve(self, s: State, code: int) -> None:
        board(s, self.top, self.ship, code - FIRST_LOOT)

    def prompt(self, s: State) -> Message:
        return Message("prompt-b-loot", {"card": s.facts.ships[self.ship]})


def board(s: State, top: Disc, ship: Ship, kind: int) -> None:
    """Loot, money, wages, discs home, ship out (B5.3)."""
    crew = s.crews[top]
    seat = top // 5
    money = s.facts.money[ship]
    if s.telling:
        s.note(events.Boarded(seat, s.facts.ships[ship], len(crew), money))
    take_loot(s, seat, kind)
    rest = list(s.facts.icons[ship])
    rest.remove(kind)
    if rest:
        take_loot(s, crew[1] // 5, rest[0])
    s.ducats[seat] += money
    pay_wages(s, crew, ship)
    disband(s, crew)
    s.ships.remove(ship)
    s.stalled = False
    refill(s)
