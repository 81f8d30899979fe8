"""Port Royal in numbers: where every card is, by kind of card, and what each seat has.

Most of a position stays as it was from one question to the next, so counts are kept and used again
as long as what they were made from has not changed. Nobody holds secrets here but for what a Scout
has seen (R22.1); `Known` puts that back among the unseen cards for everybody else.
"""

from __future__ import annotations

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.engine.state import State as EngineState
from doubloon.env.vectors.layout import Vector, capped
from doubloon.env.vectors.port_royal_layout import (
    ACTIVE,
    ASKED,
    DRY,
    ENDING,
    FIRST,
    GAMBLED,
    HEAD,
    LEFT,
    PILE,
    PLAYER,
    QUESTION,
    QUESTIONS,
    REVEALED,
    TURN,
    layout,
)
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


class Bag:
    """How often each kind of card is in a list, counted again only when the list has changed."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.cards: list[CardId] = []
        self.counts = bytes(kinds)

    def of(self, cards: list[CardId]) -> bytes:
        """The counts."""
        if cards != self.cards:
            counts = [0] * self.kinds
            for card in cards:
                counts[card - FIRST_CARD] += 1
            self.cards = cards[:]
            self.counts = bytes(counts)
        return self.counts


class Side:
    """One seat's numbers, made again only when its cards or coins have changed."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.display: tuple[CardId, ...] = ()
        self.counts = bytes(kinds)

    def display_of(self, s: State, seat: Seat) -> bytes:
        """The display. A tuple that is still the same one still holds the same cards."""
        display = s.display[seat]
        if display is not self.display:
            counts = [0] * self.kinds
            for card in display:
                counts[card - FIRST_CARD] += 1
            self.display = display
            self.counts = bytes(counts)
        return self.counts

    def numbers_of(self, s: State, seat: Seat) -> bytes:
        """What stands before the display."""
        coins = s.coins[seat]
        fresh = s.purse[len(s.purse) - s.seats + seat]
        row = [1, capped(coins), capped(coins - fresh), influence(s, seat), swords(s, seat)]
        if not s.stored[seat]:
            return bytes(row) + NO_SHIPS
        stored = [0, 0, 0, 0, 0, 0]
        for ship in s.stored[seat]:
            stored[s.deck.colour[ship]] += 1
        return bytes(row + stored)


NO_SHIPS = bytes(6)


class PortRoyalVector(Vector):
    """Observations of Port Royal, in every mode."""

    def __init__(self, game: PortRoyal) -> None:
        super().__init__(layout(game.deck, game.vocabulary.words))
        kinds = game.deck.take
        self.nothing = bytes(kinds)
        self.nobody = bytes(PLAYER + kinds)
        self.subjects: dict[CardId, bytes] = {}
        self.rules: Rules | None = None
        self.options = b""
        self.question: dict[type[Frame[State]], int] = {
            FRAMES[name]: at for at, name in enumerate(QUESTIONS)
        }
        self.harbour = Bag(kinds)
        self.expeditions = Bag(kinds)
        self.discard = Bag(kinds)
        self.unseen = Bag(kinds)
        self.older = Bag(kinds)
        self.sides = [Side(kinds) for _ in range(MAX_SEATS)]
        self.board = BoardNumbers()
        self.quest = QuestNumbers(kinds)

    def fill(self, s: EngineState, seat: Seat) -> bytearray:
        """What the seat may know."""
        assert isinstance(s, State)
        if s.rules is not self.rules:
            self.rules = s.rules
            self.options = options(s)
        unseen = s.unseen if s.quest is None else Known(s, seat).unseen
        older: list[CardId] = []
        if len(unseen) > 1:
            for bag in unseen[:-1]:
                older += bag
        parts: list[bytes | bytearray] = [
            self.options,
            self.head(s, seat),
            self.subject(s),
            self.harbour.of(s.harbour),
            self.expeditions.of(s.expeditions),
            self.discard.of(s.discard),
            self.unseen.of(unseen[-1]),
            self.older.of(older),
        ]
        for step in range(MAX_SEATS):
            if step < s.seats:
                player = (seat + step) % s.seats
                side = self.sides[player]
                parts.append(side.numbers_of(s, player))
                parts.append(side.display_of(s, player))
            else:
                parts.append(self.nobody)
        parts.append(self.board.of(s, seat))
        parts.append(self.quest.of(s, seat))
        return bytearray().join(parts)

    def head(self, s: State, seat: Seat) -> bytearray:
        """Whose turn it is, what is asked, and how far the turn has come."""
        row = bytearray(HEAD)
        row[seat] = 1
        seats = s.seats
        if s.stack:
            frame = s.stack[-1]
            if frame.seat >= 0:
                row[ASKED + (frame.seat - seat) % seats] = 1
                row[QUESTION + self.question[type(frame)]] = 1
                if isinstance(frame, (Take, SpendAres)):
                    row[LEFT] = frame.left
                elif isinstance(frame, (Gift, BuyCube)):
                    row[LEFT] = frame.coins
                elif isinstance(frame, Sell):
                    row[LEFT] = frame.sales
        if s.active >= 0:
            row[ACTIVE + (s.active - seat) % seats] = 1
            row[FIRST + (s.first - seat) % seats] = 1
        row[TURN] = capped(s.turn)
        row[REVEALED] = s.revealed
        row[GAMBLED] = s.gambled
        row[DRY] = capped(s.dry)
        row[ENDING] = 1 if s.ending else 0
        row[PILE] = s.pile
        return row

    def subject(self, s: State) -> bytes:
        """The card that the question is about, if it is about one."""
        card = NO_CARD
        if s.stack:
            frame = s.stack[-1]
            if isinstance(frame, (Repel, KeepOrCash, Waive)):
                card = frame.ship
            elif isinstance(frame, Give):
                card = frame.expedition
        if card == NO_CARD:
            return self.nothing
        found = self.subjects.get(card)
        if found is None:
            row = bytearray(self.nothing)
            row[card - FIRST_CARD] = 1
            found = self.subjects[card] = bytes(row)
        return found


def options(s: State) -> bytes:
    """How the game is played."""
    chosen = s.rules.options
    row = [1 if mode == chosen["mode"] else 0 for mode in MODES]
    row += [1 if mix in chosen["mix"] else 0 for mix in MIXES]
    row += [1 if s.rules.needs_expedition else 0]
    row += [s.quest.chapter if s.quest is not None else 0, s.seats]
    return bytes(row)
