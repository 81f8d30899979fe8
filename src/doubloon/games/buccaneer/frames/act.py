"""The one action of a turn: move a stack, or board a ship (B4, B5)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.buccaneer import events
from doubloon.games.buccaneer.facts import MOST_DISCS
from doubloon.games.buccaneer.frames.ships import refill
from doubloon.games.buccaneer.state import Disc, Ship, State, crew_under
from doubloon.games.buccaneer.verbs import (
    can_move,
    disband,
    move,
    pay_wages,
    take_loot,
)
from doubloon.games.buccaneer.words import (
    FIRST_BOARD,
    FIRST_LOOT,
    FIRST_ONTO,
    FIRST_TAKE,
    disc_name,
)


def choose_stack(s: State, seat: Seat, tops: tuple[Disc, ...], forced: bool) -> None:
    """Which of these stacks acts; asked only if there is a choice."""
    if len(tops) == 1:
        s.then(Use(seat, tops[0], forced))
    else:
        s.then(Choose(seat, tops, forced))


def usable_tops(s: State, seat: Seat) -> tuple[Disc, ...]:
    """The tops of the seat's stacks that can move or board, in order."""
    least = min([s.facts.crew[ship] for ship in s.ships])
    usable: list[Disc] = []
    for crew in s.crews:
        if crew[0] // 5 == seat and (len(crew) >= least or can_move(s, crew)):
            usable.append(crew[0])
    usable.sort()
    return tuple(usable)


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
        s.then(Use(self.seat, code - FIRST_TAKE, self.forced))

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
        crew = crew_under(s, self.top)
        size = len(crew)
        options = [FIRST_BOARD + ship for ship in sorted(s.ships) if s.facts.crew[ship] <= size]
        if not self.forced:
            for other in s.crews:
                if len(other) + size <= MOST_DISCS and other[0] // 5 != self.seat:
                    options.append(FIRST_ONTO + other[0])
        return options

    def resolve(self, s: State, code: int) -> None:
        if code >= FIRST_BOARD:
            begin_boarding(s, self.seat, self.top, code - FIRST_BOARD)
        else:
            move(s, crew_under(s, self.top), crew_under(s, code - FIRST_ONTO))

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"card": disc_name(self.top), "count": len(crew_under(s, self.top))}
        return Message("prompt-b-board" if self.forced else "prompt-b-use", args)


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
        return [FIRST_LOOT + kind for kind in sorted(s.facts.icons[self.ship])]

    def resolve(self, s: State, code: int) -> None:
        board(s, self.top, self.ship, code - FIRST_LOOT)

    def prompt(self, s: State) -> Message:
        return Message("prompt-b-loot", {"card": s.facts.ships[self.ship]})


def board(s: State, top: Disc, ship: Ship, kind: int) -> None:
    """Loot, money, wages, discs home, ship out (B5.3)."""
    crew = crew_under(s, top)
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
