"""Port Royal in numbers: where every card is, by kind of card, and what each seat has.

Counts of cards are kept from one position to the next, and only what has changed is counted again.
Nobody holds secrets here but for what a Scout has seen (R22.1): `Known` puts that back among the
unseen cards for everybody else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.engine.state import State as EngineState
from doubloon.env.vectors.layout import Vector, capped, one_of
from doubloon.env.vectors.port_royal_layout import QUESTIONS, STORED, layout
from doubloon.env.vectors.port_royal_modes import BoardNumbers, QuestNumbers
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.deck import NO_CARD, CardId
from doubloon.games.port_royal.frames.discover import Repel
from doubloon.games.port_royal.frames.expedition import Give
from doubloon.games.port_royal.frames.goods import KeepOrCash, Sell, SpendAres
from doubloon.games.port_royal.frames.month import BuyCube
from doubloon.games.port_royal.frames.trade import Gift, Take, Waive
from doubloon.games.port_royal.modes import MIXES, MODES
from doubloon.games.port_royal.persons import influence, swords
from doubloon.games.port_royal.state import Rules, State
from doubloon.games.port_royal.view import FRAMES
from doubloon.games.port_royal.view_quest import Known
from doubloon.games.port_royal.words import FIRST_CARD, MAX_SEATS

NONE: Final = -1
"""Nobody, or no question."""
PLACES: Final = MAX_SEATS + 1
"""Where a seat may be, seen from another, or nowhere."""
TURN: Final = 7
"""Numbers that tell how far the question and the turn have come."""
HEADS: Final = MAX_SEATS * PLACES * PLACES * PLACES * (len(QUESTIONS) + 1)


class Count:
    """How often each kind of card is in a list, written into a row; only changes are counted."""

    def __init__(self, row: bytearray, start: int, kinds: int) -> None:
        self.row = row
        self.start = start
        self.counts = [0] * kinds
        self.list: list[CardId] = []
        """The list that was counted last, and what was in it then."""
        self.cards: list[CardId] = []

    def of(self, cards: list[CardId], steady: bool) -> None:
        """Bring the counts up to date.

        As long as it lives, a steady list only grows at its end, or is sorted and only shrinks.
        """
        known = self.cards
        if not steady:
            self.list = known
            if cards != known:
                self.change(cards)
        elif cards is self.list:
            for at in range(len(known), len(cards)):
                known.append(cards[at])
                self.add(cards[at], 1)
            while len(known) > len(cards):
                self.add(known.pop(first_gone(known, cards)), -1)
        else:
            self.list = cards
            self.anew(cards)

    def anew(self, cards: list[CardId]) -> None:
        """Count every card of a list."""
        counts = [0] * len(self.counts)
        for card in cards:
            kind = card - FIRST_CARD
            counts[kind] = counts[kind] + 1
        self.counts = counts
        self.row[self.start : self.start + len(counts)] = bytes(counts)
        self.cards = cards[:]

    def change(self, cards: list[CardId]) -> None:
        """Count a list that may have changed anyhow; what still stands in order stays."""
        known = self.cards
        new = 0
        while new < len(known) and new < len(cards) and known[new] == cards[new]:
            new += 1
        old = new
        while old < len(known) or new < len(cards):
            left, right = len(known) - old, len(cards) - new
            if left and right and known[old] == cards[new]:
                old += 1
                new += 1
            elif left >= right:
                self.add(known[old], -1)
                old += 1
            else:
                self.add(cards[new], 1)
                new += 1
        self.cards = cards[:]

    def add(self, card: CardId, more: int) -> None:
        """Count one card more, or one less."""
        kind = card - FIRST_CARD
        count = self.counts[kind] + more
        self.counts[kind] = count
        self.row[self.start + kind] = count


def first_gone(known: list[CardId], cards: list[CardId]) -> int:
    """Where the first card lies that a sorted list has lost.

    Before it every card lies where it did; from there on the last of a kind lies where another did.
    """
    low, high = 0, len(known) - 1
    while low < high:
        middle = (low + high) // 2
        card = known[middle]
        if middle < len(cards) and cards[middle] == card:
            end = middle
            while end + 1 < len(known) and known[end + 1] == card:
                end += 1
            if end < len(cards) and cards[end] == card:
                low = end + 1
                continue
        high = middle
    return low


class Side:
    """One seat's numbers; only what has changed is written again."""

    def __init__(self, kinds: int) -> None:
        self.row = bytearray(5 + STORED + kinds)
        self.row[0] = 1
        self.told = bytes(self.row)
        """The row as it was told last."""
        self.count = Count(self.row, 5 + STORED, kinds)
        self.display: tuple[CardId, ...] = ()
        self.stored: tuple[CardId, ...] = ()
        self.coins = 0
        self.fresh = 0
        self.plain = True

    def of(self, s: State, seat: Seat, plain: bool) -> bytes:
        """The whole side; `plain` without contracts and adventure.

        A tuple that is still the same one still holds the same cards.
        """
        display = s.display[seat]
        stored = s.stored[seat]
        coins = s.coins[seat]
        fresh = s.purse[seat - s.seats]
        same = display is self.display and stored is self.stored and plain and self.plain
        if same and coins == self.coins and fresh == self.fresh:
            return self.told
        row = self.row
        row[1] = capped(coins)
        row[2] = capped(coins - fresh)
        if not same:
            row[3] = influence(s, seat)
            row[4] = swords(s, seat)
        if stored is not self.stored:
            for colour in range(STORED):
                row[5 + colour] = 0
            for ship in stored:
                row[5 + s.deck.colour[ship]] += 1
        if display is not self.display:
            self.count.of(list(display), False)
        self.display = display
        self.stored = stored
        self.coins = coins
        self.fresh = fresh
        self.plain = plain
        self.told = b"" + row
        return self.told


class PortRoyalVector(Vector):
    """Observations of Port Royal, in every mode."""

    def __init__(self, game: PortRoyal) -> None:
        super().__init__(layout(game.deck, game.vocabulary.words))
        kinds = game.deck.take
        self.rules: Rules | None = None
        self.questions: dict[type[Frame[State]], int] = {
            FRAMES[name]: at for at, name in enumerate(QUESTIONS)
        }
        self.seat = 0
        """Who was told last, of which question, in whose turn, and who began."""
        self.frame: Frame[Any] | None = None
        self.active = 0
        self.first = 0
        self.heads: list[bytes | None] = []
        """What rows begin with under these rules, by seats and question."""
        self.middle = bytearray(TURN + 6 * kinds)
        """The turn, the question's card, and the cards that lie on no side."""
        self.numbers = [0] * TURN
        self.subject = NO_CARD
        self.harbour = Count(self.middle, TURN + kinds, kinds)
        self.expeditions = Count(self.middle, TURN + 2 * kinds, kinds)
        self.discard = Count(self.middle, TURN + 3 * kinds, kinds)
        self.unseen = Count(self.middle, TURN + 4 * kinds, kinds)
        self.older = Count(self.middle, TURN + 5 * kinds, kinds)
        self.parts: list[bytes | bytearray] = []
        """The row: its head, the middle, the sides, the rest."""
        self.join: Callable[[list[bytes | bytearray]], bytearray] = bytearray().join
        self.sides = [Side(kinds) for _ in range(MAX_SEATS)]
        self.nobody = bytes(5 + STORED + kinds)
        self.board = BoardNumbers()
        self.quest = QuestNumbers(kinds)

    def fill(self, s: EngineState, seat: Seat) -> bytearray:
        """What the seat may know."""
        assert isinstance(s, State)
        if s.rules is not self.rules:
            self.rules = s.rules
            self.heads = [None] * HEADS
            sides = [b""] * s.seats
            self.parts = [b"", self.middle, *sides, self.rest(s, seat)]
            self.frame = None
        plain = s.board is None and s.quest is None
        self.cards(s, seat, plain)
        parts = self.parts
        frame = s.stack[-1] if s.stack else None
        same = seat == self.seat and s.active == self.active and s.first == self.first
        if not same or frame is None or frame is not self.frame:
            parts[0] = self.head(s, seat, frame)
        self.turn(s, frame)
        at = 2
        for player in range(seat, s.seats):
            parts[at] = self.sides[player].of(s, player, plain)
            at += 1
        for player in range(seat):
            parts[at] = self.sides[player].of(s, player, plain)
            at += 1
        if not plain:
            parts[at] = self.rest(s, seat)
        return self.join(parts)

    def head(self, s: State, seat: Seat, frame: Frame[Any] | None) -> bytes:
        """How the game is played, who observes it, whose turn it is, and what is asked."""
        self.seat, self.frame, self.active, self.first = seat, frame, s.active, s.first
        seats = s.seats
        asked = question = active = first = NONE
        if frame is not None and frame.seat >= 0:
            asked = steps(seat, frame.seat, seats)
            question = self.questions[type(frame)]
        if s.active >= 0:
            active = steps(seat, s.active, seats)
            first = steps(seat, s.first, seats)
        key = seat
        key = key * PLACES + asked + 1
        key = key * PLACES + active + 1
        key = key * PLACES + first + 1
        key = key * (len(QUESTIONS) + 1) + question + 1
        head = self.heads[key]
        if head is None:
            around = [one_of(MAX_SEATS, at) for at in (seat, asked, active, first)]
            head = b"".join([options(s), *around, one_of(len(QUESTIONS), question)])
            self.heads[key] = head
        return head

    def turn(self, s: State, frame: Frame[Any] | None) -> None:
        """How far the question and the turn have come, a byte each, and the question's card."""
        left = 0
        card = NO_CARD
        if isinstance(frame, Take):
            left = frame.left
        elif isinstance(frame, (Repel, KeepOrCash, Waive)):
            card = frame.ship
        elif isinstance(frame, Give):
            card = frame.expedition
        elif isinstance(frame, SpendAres):
            left = frame.left
        elif isinstance(frame, (Gift, BuyCube)):
            left = frame.coins
        elif isinstance(frame, Sell):
            left = frame.sales
        self.put(0, left)
        self.put(1, capped(s.turn))
        self.put(2, capped(s.revealed))
        self.put(3, s.gambled)
        self.put(4, capped(s.dry))
        self.put(5, 1 if s.ending else 0)
        self.put(6, s.pile)
        if card != self.subject:
            if self.subject != NO_CARD:
                self.middle[TURN + self.subject - FIRST_CARD] = 0
            if card != NO_CARD:
                self.middle[TURN + card - FIRST_CARD] = 1
            self.subject = card

    def put(self, at: int, number: int) -> None:
        """Write one of the turn's numbers, if it has changed."""
        if self.numbers[at] != number:
            self.numbers[at] = number
            self.middle[at] = number

    def rest(self, s: State, seat: Seat) -> bytes:
        """The empty seats, the contracts and the adventure."""
        empty = self.nobody * (MAX_SEATS - s.seats)
        return empty + self.board.of(s, seat) + self.quest.of(s, seat)

    def cards(self, s: State, seat: Seat, steady: bool) -> None:
        """Count the cards in the middle."""
        self.harbour.of(s.harbour, False)
        self.expeditions.of(s.expeditions, False)
        self.discard.of(s.discard, steady)
        unseen = s.unseen if s.quest is None else Known(s, seat).unseen
        self.unseen.of(unseen[-1], steady)
        if len(unseen) == 2:
            self.older.of(unseen[0], steady)
            return
        if len(unseen) == 1 and not self.older.cards:
            return
        older: list[CardId] = []
        for at in range(len(unseen) - 1):
            older += unseen[at]
        self.older.of(older, False)


def steps(seat: Seat, other: Seat, seats: int) -> int:
    """How far to the left of a seat another one sits."""
    return other - seat if other >= seat else other - seat + seats


def options(s: State) -> bytes:
    """How the game is played."""
    chosen = s.rules.options
    row = [1 if mode == chosen["mode"] else 0 for mode in MODES]
    row += [1 if mix in chosen["mix"] else 0 for mix in MIXES]
    row += [1 if s.rules.needs_expedition else 0]
    row += [s.quest.chapter if s.quest is not None else 0, s.seats]
    return bytes(row)
