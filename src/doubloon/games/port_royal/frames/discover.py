"""Phase 1: turn up cards until you stop or two ships of a colour meet (R3)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.contract_verbs import advance, drive_off
from doubloon.games.port_royal.deck import EXPEDITION, GAMBLER, NO_CARD, PERSON, SHIP, CardId
from doubloon.games.port_royal.frames.contract import claimable, offer_bust, offer_colours
from doubloon.games.port_royal.frames.expedition import completable, set_out
from doubloon.games.port_royal.frames.tax import Tax
from doubloon.games.port_royal.frames.trade import TAKE_STEP
from doubloon.games.port_royal.persons import count, swords
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import (
    bust,
    can_reveal,
    first_of_time,
    moor,
    ready_pile,
    ships,
    twin_ship,
)
from doubloon.games.port_royal.words import (
    ADMIT,
    DRAW,
    FIRST_CARD,
    FIRST_CLAIM,
    GAMBLE,
    MAX_SEATS,
    REPEL,
    STOP,
)


class Discover(Frame[State]):
    """Turn up another card, or stop (R3.1)."""

    def options(self, s: State) -> list[int]:
        options: list[int] = []
        if s.pile or s.discard or first_of_time(s):
            if not s.gambled:
                options.append(DRAW)
            if s.rules.gambling and idle_gamblers(s, self.seat):
                options.append(GAMBLE)
        if s.revealed or not options:
            options.append(STOP)
        if s.expeditions:
            completable(s, self.seat, options)
        if s.board is not None:
            claimable(s, self.seat, options)
        return options

    def resolve(self, s: State, code: int) -> None:
        if code == DRAW:
            if not s.pile and not first_of_time(s):
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
            s.then(Gamble(self.seat, 4, ships(s)))
        elif code < FIRST_CARD:
            s.then(self)
            advance(s, self.seat, code - FIRST_CLAIM)
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
        return s.unseen[0 if first_of_time(s) else -1]

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
            enter(s, player, code)
            return
        else:
            s.then(Tax(player, code), DISCOVER[player])
            return
        s.stack.append(DISCOVER[player])


def enter(s: State, player: Seat, ship: CardId) -> None:
    """A ship enters the harbour: the turn goes on, or it is a bust (R3.3, R3.6)."""
    if not moor(s, ship):
        go_bust(s, player, ship)
        return
    s.stack.append(DISCOVER[player])
    if s.board is not None:
        offer_colours(s, player, ships(s) - 1)


def go_bust(s: State, player: Seat, ship: CardId) -> None:
    """The turn is over; Jinx may be claimed for it (R3.6, R12.8)."""
    bust(s, player, ship)
    if s.board is not None:
        offer_bust(s, player)


def turn_up(s: State, player: Seat, card: CardId) -> None:
    """Take the revealed card off the pile (R3.1)."""
    if first_of_time(s):
        assert s.board is not None
        s.board.time -= 1
    else:
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
            drive_off(s, self.seat, self.ship)
            s.then(DISCOVER[self.seat])
        else:
            enter(s, self.seat, self.ship)

    def prompt(self, s: State) -> Message:
        return Message("prompt-repel", {"card": s.deck.ids[self.ship]})


class Gamble(Frame[State]):
    """A Gambler's four cards, and what comes of them (R9.2 to R9.5)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "colours")

    def __init__(self, player: Seat, left: int, colours: int) -> None:
        self.seat = NOBODY
        self.player = player
        self.left = left
        self.colours = colours
        """Ships in the harbour before the Gambler went."""

    def resolve(self, s: State, code: int) -> None:
        if self.left and (first_of_time(s) or ready_pile(s)):
            s.then(GambleReveal(self.player), Gamble(self.player, self.left - 1, self.colours))
            return
        ship = twin_ship(s)
        if ship != NO_CARD:
            go_bust(s, self.player, ship)
            return
        if idle_gamblers(s, self.player) and can_reveal(s):
            s.then(DISCOVER[self.player])
        else:
            s.then(TAKE_STEP[self.player])
        if s.board is not None:
            offer_colours(s, self.player, self.colours)


class GambleReveal(Frame[State]):
    """One of a Gambler's four: no ship of them can be repelled (R9.3)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        return s.unseen[0 if first_of_time(s) else -1]

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
