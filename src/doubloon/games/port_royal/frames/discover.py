"""Phase 1: turn up cards until you stop or two ships of a colour meet (R3)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.contract_verbs import drive_off
from doubloon.games.port_royal.deck import EXPEDITION, GAMBLER, NO_CARD, PERSON, SHIP, CardId
from doubloon.games.port_royal.frames.expedition import completable, set_out
from doubloon.games.port_royal.frames.offer import (
    claimable,
    offer_bust,
    offer_harbour,
    offer_stop,
    use,
)
from doubloon.games.port_royal.frames.scout import Look, idle_scouts
from doubloon.games.port_royal.frames.tax import Tax
from doubloon.games.port_royal.frames.trade import TAKE_STEP
from doubloon.games.port_royal.odds import repelling
from doubloon.games.port_royal.persons import count, event_value, has_event, swords
from doubloon.games.port_royal.quest import (
    CONSOLATION,
    LONG_WATCH,
    REPEL_BOUNTY,
    Quest,
)
from doubloon.games.port_royal.quest_verbs import grant
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.unseen import outcomes, tell
from doubloon.games.port_royal.verbs import (
    bust,
    can_reveal,
    earn_as,
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
    GAMBLE,
    MAX_SEATS,
    REPEL,
    SCOUT,
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
        if (s.revealed and (s.quest is None or not must_watch(s))) or not options:
            options.append(STOP)
        if s.expeditions:
            completable(s, self.seat, options)
        if s.board is not None or s.quest is not None:
            claimable(s, self.seat, options)
            if s.quest is not None and may_scout(s, self.seat):
                options.append(SCOUT)
        return options

    def resolve(self, s: State, code: int) -> None:
        if code == DRAW:
            if not s.pile and not first_of_time(s):
                ready_pile(s)
            if s.quest is not None and s.quest.top != NO_CARD:
                reveal_top(s, self.seat, s.quest)
            else:
                s.stack.append(REVEAL[self.seat])
        elif code == STOP:
            if s.telling:
                s.note(events.Stopped(self.seat))
            end_phase(s, self.seat)
        elif code == GAMBLE:
            s.gambled += 1
            if s.telling:
                s.note(events.Gambled(self.seat))
            s.then(Gamble(self.seat, 4, ships(s), len(s.harbour)))
        elif code == SCOUT:
            assert s.quest is not None
            s.quest.scouted += 1
            s.then(Look(self.seat, ()), self)
        elif code < FIRST_CARD:
            s.then(self)
            use(s, self.seat, code)
        else:
            s.then(self)
            set_out(s, self.seat, code - s.deck.take)

    def prompt(self, s: State) -> Message:
        return Message("prompt-discover" if s.revealed else "prompt-discover-first")


def must_watch(s: State) -> bool:
    """Whether the Long Watch forbids stopping: fewer than three cards in the harbour (R17.1)."""
    return len(s.harbour) < 3 and has_event(s, LONG_WATCH)


def may_scout(s: State, seat: Seat) -> bool:
    """Whether a Scout is idle and there is something to look at (R22.1)."""
    return not s.gambled and idle_scouts(s, seat) > 0 and can_reveal(s)


def end_phase(s: State, player: Seat) -> None:
    """Phase 1 is over without bust; on to phase 2 (R3.1)."""
    s.then(TAKE_STEP[player])
    if s.quest is not None:
        if has_event(s, LONG_WATCH) and len(s.harbour) >= 3:
            grant(s, player, event_value(s, LONG_WATCH))
        offer_stop(s, player)


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
        if s.board is None and s.quest is None:
            return s.unseen[-1]
        return outcomes(s, 0 if first_of_time(s) else len(s.unseen) - 1)

    def resolve(self, s: State, code: int) -> None:
        if s.quest is not None:
            tell(s, len(s.unseen) - 1, code)
        turn_up(s, self.player, code)
        place(s, self.player, code)


def reveal_top(s: State, player: Seat, quest: Quest) -> None:
    """Turn up the card that a Scout left on top: no chance in it (R22.1)."""
    card = quest.top
    quest.top = NO_CARD
    quest.knowers = ()
    turn_up(s, player, card)
    place(s, player, card)


def place(s: State, player: Seat, card: CardId) -> None:
    """Resolve the card just turned up (R3.2 to R3.5)."""
    kind = s.deck.kind[card]
    if kind == PERSON:
        s.harbour.append(card)
        s.stack.append(DISCOVER[player])
        if s.quest is not None:
            offer_harbour(s, player, ships(s), len(s.harbour) - 1)
    elif kind == SHIP:
        if can_repel(s, player, card):
            s.then(Repel(player, card))
        else:
            enter(s, player, card)
    elif kind == EXPEDITION:
        s.expeditions.append(card)
        s.stack.append(DISCOVER[player])
    else:
        s.then(Tax(player, card), DISCOVER[player])


def can_repel(s: State, player: Seat, ship: CardId) -> bool:
    """Whether the player's swords suffice (R3.3), under this turn's event."""
    might = swords(s, player) if s.quest is None else repelling(s)
    return 0 < s.deck.swords[ship] <= might


def enter(s: State, player: Seat, ship: CardId) -> None:
    """A ship enters the harbour: the turn goes on, or it is a bust (R3.3, R3.6)."""
    if not moor(s, ship):
        go_bust(s, player, ship)
        return
    s.stack.append(DISCOVER[player])
    if s.board is not None or s.quest is not None:
        offer_harbour(s, player, ships(s) - 1, len(s.harbour) - 1)


def go_bust(s: State, player: Seat, ship: CardId) -> None:
    """The turn is over; Jinx may be claimed for it, and Grace May is consoled (R12.8, R21.1)."""
    cards = len(s.harbour)
    bust(s, player, ship)
    if s.quest is not None and cards <= 4:
        earn_as(s, player, CONSOLATION)
    if s.board is not None:
        offer_bust(s, player)


def turn_up(s: State, player: Seat, card: CardId) -> None:
    """Take the revealed card off the pile (R3.1)."""
    if s.board is not None and first_of_time(s):
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
            if s.quest is not None:
                reward_repel(s, self.seat, self.ship)
            s.then(DISCOVER[self.seat])
        else:
            enter(s, self.seat, self.ship)

    def prompt(self, s: State) -> Message:
        return Message("prompt-repel", {"card": s.deck.ids[self.ship]})


def reward_repel(s: State, seat: Seat, ship: CardId) -> None:
    """Coins for a repelled ship of the event's kind (R23.10)."""
    assert s.quest is not None
    coins = event_value(s, REPEL_BOUNTY)
    if coins and s.rules.book.events[s.quest.event].colour == s.deck.colour[ship]:
        grant(s, seat, coins)


class Gamble(Frame[State]):
    """A Gambler's four cards, and what comes of them (R9.2 to R9.5)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "colours", "cards")

    def __init__(self, player: Seat, left: int, colours: int, cards: int) -> None:
        self.seat = NOBODY
        self.player = player
        self.left = left
        self.colours = colours
        """Ships in the harbour before the Gambler went."""
        self.cards = cards
        """Cards in the harbour before the Gambler went."""

    def resolve(self, s: State, code: int) -> None:
        if self.left and (first_of_time(s) or ready_pile(s)):
            rest = Gamble(self.player, self.left - 1, self.colours, self.cards)
            if s.quest is not None and s.quest.top != NO_CARD:
                s.then(rest)
                card = s.quest.top
                s.quest.top = NO_CARD
                s.quest.knowers = ()
                turn_up(s, self.player, card)
                place_gambled(s, self.player, card)
            else:
                s.then(GambleReveal(self.player), rest)
            return
        ship = twin_ship(s)
        if ship != NO_CARD:
            go_bust(s, self.player, ship)
            return
        if idle_gamblers(s, self.player) and can_reveal(s):
            s.then(DISCOVER[self.player])
        else:
            end_phase(s, self.player)
        if s.board is not None or s.quest is not None:
            offer_harbour(s, self.player, self.colours, self.cards)


class GambleReveal(Frame[State]):
    """One of a Gambler's four: no ship of them can be repelled (R9.3)."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Seat) -> None:
        self.seat = CHANCE
        self.player = player

    def options(self, s: State) -> list[int]:
        if s.board is None and s.quest is None:
            return s.unseen[-1]
        return outcomes(s, 0 if first_of_time(s) else len(s.unseen) - 1)

    def resolve(self, s: State, code: int) -> None:
        if s.quest is not None:
            tell(s, len(s.unseen) - 1, code)
        turn_up(s, self.player, code)
        place_gambled(s, self.player, code)


def place_gambled(s: State, player: Seat, card: CardId) -> None:
    """One of a Gambler's four joins the harbour or the expeditions, or is a tax (R9.3)."""
    kind = s.deck.kind[card]
    if kind in (PERSON, SHIP):
        s.harbour.append(card)
    elif kind == EXPEDITION:
        s.expeditions.append(card)
    else:
        s.then(Tax(player, card))


DISCOVER: Final = [Discover(seat) for seat in range(MAX_SEATS)]
REVEAL: Final = [Reveal(seat) for seat in range(MAX_SEATS)]
"""Frames never change, so each seat's is made once."""
