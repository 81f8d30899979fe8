"""Phase 1: turn up cards until you stop or two ships of a colour meet (R3)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.deck import EXPEDITION, GAMBLER, NO_CARD, PERSON, SHIP, CardId
from doubloon.games.port_royal.frames.expedition import completable, set_out
from doubloon.games.port_royal.frames.tax import Tax
from doubloon.games.port_royal.frames.trade import TAKE_STEP
from doubloon.games.port_royal.persons import count, swords
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import bust, can_reveal, moor, ready_pile, twin_ship
from doubloon.games.port_royal.words import ADMIT, DRAW, GAMBLE, MAX_SEATS, REPEL, STOP


class Discover(Frame[State]):
    """Turn up another card, or stop (R3.1)."""

    def options(self, s: State) -> list[int]:
        options: list[int] = []
        if s.pile or s.discard:
            if not s.gambled:
                options.append(DRAW)
            if s.rules.gambling and idle_gamblers(s, self.seat):
                options.append(GAMBLE)
        if s.revealed or not options:
            options.append(STOP)
        if s.expeditions:
            completable(s, self.seat, options)
        return options

    def resolve(self, s: State, code: int) -> None:
        if code == DRAW:
            if not s.pile:
                ready_pile(s)
            s.stack.append(REVEAL[self.seat])
        elif code == STOP:
            if s.telling:
                s.note(events.Stopped(self.seat))
            s.then(TAKE_STEP[self.seat])
        elif code == GAMBLE:
            s.gambled += 1
            if s.telling:
                s.note(events.Gambled(self.seat))
            s.then(Gamble(self.seat, 4))
        else:
            s.then(self)
            set_out(s, self.seat, code - s.deck.take)

    def prompt(self, s: State) -> Message:
        return Message("prompt-discover" if s.revealed else "prompt-discover-first")


def idle_gamblers(s: State, seat: Seat) -> int:
    """Gamblers not used yet this turn (R9.2)."""
    return count(s, seat, GAMBLER) - s.gambled


class Reveal(Frame[State]):
    """Chance turns up the top card of the pile; it is resolved at once (R3.2 to R3.5)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        return s.unseen[-1]

    def resolve(self, s: State, code: int) -> None:
        player = self.player
        turn_up(s, player, code)
        kind = s.deck.kind[code]
        if kind == PERSON:
            s.harbour.append(code)
        elif kind == EXPEDITION:
            s.expeditions.append(code)
        elif kind == SHIP:
            if 0 < s.deck.swords[code] <= swords(s, player):
                s.then(Repel(player, code))
                return
            if not moor(s, code):
                bust(s, player, code)
                return
        else:
            s.then(Tax(player, code), DISCOVER[player])
            return
        s.stack.append(DISCOVER[player])


def turn_up(s: State, player: Seat, card: CardId) -> None:
    """Take the revealed card off the pile (R3.1)."""
    s.pile -= 1
    s.revealed += 1
    if s.telling:
        s.note(events.Revealed(player, s.deck.ids[card]))


class Repel(Frame[State]):
    """Drive the ship just turned up away, or let it in, even if that is a bust (R3.3, R3.6a)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: Seat, ship: CardId) -> None:
        self.seat = seat
        self.ship = ship

    def options(self, s: State) -> list[int]:
        return [REPEL, ADMIT]

    def resolve(self, s: State, code: int) -> None:
        if code == REPEL:
            s.discard.append(self.ship)
            if s.telling:
                s.note(events.Repelled(self.seat, s.deck.ids[self.ship]))
        elif not moor(s, self.ship):
            bust(s, self.seat, self.ship)
            return
        s.then(DISCOVER[self.seat])

    def prompt(self, s: State) -> Message:
        return Message("prompt-repel", {"card": s.deck.ids[self.ship]})


class Gamble(Frame[State]):
    """A Gambler's four cards, and what comes of them (R9.2 to R9.5)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: Seat, left: int) -> None:
        self.seat = NOBODY
        self.player = player
        self.left = left

    def resolve(self, s: State, code: int) -> None:
        if self.left and ready_pile(s):
            s.then(GambleReveal(self.player), Gamble(self.player, self.left - 1))
            return
        ship = twin_ship(s)
        if ship != NO_CARD:
            bust(s, self.player, ship)
        elif idle_gamblers(s, self.player) and can_reveal(s):
            s.then(DISCOVER[self.player])
        else:
            s.then(TAKE_STEP[self.player])


class GambleReveal(Frame[State]):
    """One of a Gambler's four: no ship of them can be repelled (R9.3)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        return s.unseen[-1]

    def resolve(self, s: State, code: int) -> None:
        turn_up(s, self.player, code)
        kind = s.deck.kind[code]
        if kind in (PERSON, SHIP):
            s.harbour.append(code)
        elif kind == EXPEDITION:
            s.expeditions.append(code)
        else:
            s.then(Tax(self.player, code))


DISCOVER: Final = [Discover(seat) for seat in range(MAX_SEATS)]
REVEAL: Final = [Reveal(seat) for seat in range(MAX_SEATS)]
"""Frames never change, so each seat's is made once."""
