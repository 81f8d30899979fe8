"""Turns: stalemates, mutinies, then one action (B3, B6, B7)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.buccaneer import events
from doubloon.games.buccaneer.facts import MUTINEERS
from doubloon.games.buccaneer.frames.act import choose_stack, usable_tops
from doubloon.games.buccaneer.frames.ships import refill
from doubloon.games.buccaneer.state import Disc, State, crew_under
from doubloon.games.buccaneer.verbs import (
    escaping_ship,
    mutinous,
    score_loot,
    stalemate,
    tops,
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
    s.crews = [(disc,) for crew in s.crews for disc in crew]
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


def begin(s: State, player: Seat, usable: tuple[Disc, ...]) -> None:
    """Entitled players may call a mutiny, then the captain acts; or the turn is skipped (B3.3)."""
    if not usable:
        if s.telling:
            s.note(events.Skipped(player))
        return
    for crew in s.crews:
        if len(crew) > MUTINEERS and crew[0] // 5 == player:
            s.then(Ask(player, 1, ()))
            return
    choose_stack(s, player, usable, False)


class Ask(Frame[State]):
    """Ask the others for mutinies, clockwise from the captain (B6.2)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "step", "called")

    def __init__(self, player: Seat, step: int, called: tuple[Disc, ...]) -> None:
        self.seat = NOBODY
        self.player = player
        self.step = step
        self.called = called
        """Tops of the captain's stacks that are in mutiny."""

    def resolve(self, s: State, code: int) -> None:
        for step in range(self.step, s.seats):
            seat = (self.player + step) % s.seats
            for crew in tops(s, self.player):
                if crew[0] not in self.called and mutinous(s, seat, crew):
                    s.then(Mutiny(seat, self.player, step, crew[0], self.called))
                    return
        if self.called:
            choose_stack(s, self.player, tuple(sorted(self.called)), True)
        else:
            choose_stack(s, self.player, usable_tops(s, self.player), False)


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

    def options(self, s: State) -> list[int]:
        return [PASS, FIRST_MUTINY + self.top]

    def resolve(self, s: State, code: int) -> None:
        called = self.called
        if code != PASS:
            called = (*called, self.top)
            if s.telling:
                s.note(events.MutinyCalled(self.seat, self.player, disc_name(self.top)))
        s.then(Ask(self.player, self.step + 1, called))

    def prompt(self, s: State) -> Message:
        crew = crew_under(s, self.top)
        args: dict[str, Arg] = {"rival": self.player, "count": len(crew)}
        return Message("prompt-b-mutiny", args)


TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
BEGIN: Final = [Begin(seat) for seat in range(MAX_SEATS)]
