"""Turns: stalemates, mutinies, then one action (B3, B6, B7)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.buccaneer import events
from doubloon.games.buccaneer.facts import MUTINEERS
from doubloon.games.buccaneer.frames.act import choose_stack
from doubloon.games.buccaneer.frames.ships import refill
from doubloon.games.buccaneer.state import Disc, Stack, State
from doubloon.games.buccaneer.verbs import (
    escaping_ship,
    mutinous,
    score_loot,
    stalemate,
    usable_tops,
)
from doubloon.games.buccaneer.words import FIRST_MUTINY, FIRST_SEAT, MAX_SEATS, PASS, disc_name


class First(Frame[State]):
    """Chance names the first player (B2.6)."""

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


class Turn(Frame[State]):
    """One action of one player, while there are ships (B3.1, B8.1)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: State, code: int) -> None:
        if not s.ships and not s.deck:
            score_loot(s)
            return
        player = self.player
        s.active = player
        s.turn += 1
        if s.telling:
            s.note(events.TurnBegan(player))
        s.then(TURN[s.after(player)])
        usable = usable_tops(s, player)
        if not usable and stalemate(s):
            s.then(BEGIN[player])
            break_stalemate(s, player)
        else:
            begin(s, player, usable)


def break_stalemate(s: State, player: Seat) -> None:
    """Dissolve all stacks; the second time before a boarding a ship sails away too (B7.3, B7.4)."""
    if s.telling:
        s.note(events.Disbanded(player))
    s.crews = {disc: (disc,) for crew in s.crews.values() for disc in crew}
    if not s.stalled:
        s.stalled = True
        return
    ship = escaping_ship(s)
    s.ships.remove(ship)
    if s.telling:
        s.note(events.SailedAway(s.facts.ships[ship]))
    refill(s)


class Begin(Frame[State]):
    """After a stalemate the player whose turn it was takes it now (B7.3)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: State, code: int) -> None:
        if s.ships:
            begin(s, self.player, usable_tops(s, self.player))


def begin(s: State, player: Seat, usable: list[Disc]) -> None:
    """Entitled players may call a mutiny, then the captain acts; or the turn is skipped (B3.3)."""
    if usable:
        ask(s, player, usable, 1, ())
    elif s.telling:
        s.note(events.Skipped(player))


def ask(s: State, player: Seat, usable: list[Disc], step: int, called: tuple[Disc, ...]) -> None:
    """Ask the next seat clockwise that may call a mutiny; then the captain acts (B6.2)."""
    large: list[Stack] = []
    for top in usable:
        crew = s.crews[top]
        if len(crew) > MUTINEERS and top not in called:
            large.append(crew)
    if large:
        for further in range(step, s.seats):
            seat = (player + further) % s.seats
            for crew in large:
                if mutinous(s, seat, crew):
                    s.then(Mutiny(seat, player, further, crew[0], called))
                    return
    if called:
        choose_stack(s, player, called, True)
    else:
        choose_stack(s, player, tuple(usable), False)


class Mutiny(Frame[State]):
    """Call a mutiny in a stack, or not (B6.1). One call a stack is enough (B6.8)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "player", "step", "top", "called")

    def __init__(
        self, seat: Seat, player: Seat, step: int, top: Disc, called: tuple[Disc, ...]
    ) -> None:
        self.seat = seat
        self.player = player
        self.step = step
        self.top = top
        self.called = called
        """Tops of the captain's stacks that are in mutiny already."""

    def options(self, s: State) -> list[int]:
        return [PASS, FIRST_MUTINY + self.top]

    def resolve(self, s: State, code: int) -> None:
        called = self.called
        if code != PASS:
            called = (*called, self.top)
            if s.telling:
                s.note(events.MutinyCalled(self.seat, self.player, disc_name(self.top)))
        ask(s, self.player, usable_tops(s, self.player), self.step + 1, called)

    def prompt(self, s: State) -> Message:
        crew = s.crews[self.top]
        own = [disc for disc in crew if disc // 5 == self.seat]
        args: dict[str, Arg] = {"rival": self.player, "count": len(crew), "own": len(own)}
        return Message("prompt-b-mutiny", args)


TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
BEGIN: Final = [Begin(seat) for seat in range(MAX_SEATS)]
