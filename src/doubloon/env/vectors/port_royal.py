"""Port Royal in numbers: where every card is, by kind of card, and what each seat has.

Counts of cards are kept as one great number with a byte for each kind, so that bags are added and
taken away at once; and what has not changed since the last time is not counted again. Nobody holds
secrets here but for what a Scout has seen (R22.1): `Known` puts that back among the unseen cards
for everybody else.
"""

from __future__ import annotations

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


class Bag:
    """How often each kind of card is in a list; only what has come or gone is counted."""

    def __init__(self, kinds: int, unit: list[int]) -> None:
        self.kinds = kinds
        self.unit = unit
        self.list: list[CardId] = []
        """The list that was counted last, and what was in it then."""
        self.cards: list[CardId] = []
        self.sum = 0
        self.row = bytes(kinds)

    def of(self, cards: list[CardId], steady: bool) -> bytes:
        """The counts. Steady lists only grow at their end, or only shrink, as long as they live."""
        if steady and cards is self.list and len(cards) == len(self.cards):
            return self.row
        self.list = cards
        if cards == self.cards:
            return self.row
        gone = self.gone(cards)
        if gone != NO_CARD:
            self.sum -= self.unit[gone]
        else:
            known = len(self.cards)
            if len(cards) < known or cards[:known] != self.cards:
                known = self.sum = 0
            for at in range(known, len(cards)):
                self.sum += self.unit[cards[at]]
        self.cards = cards[:]
        self.row = self.sum.to_bytes(self.kinds, "little")
        return self.row

    def gone(self, cards: list[CardId]) -> CardId:
        """The one card that the list lacks now, if that is all that has changed."""
        old = self.cards
        count = len(cards)
        if count + 1 != len(old):
            return NO_CARD
        for at in range(count):
            if cards[at] != old[at]:
                return old[at] if cards[at:] == old[at + 1 :] else NO_CARD
        return old[count]


class Side:
    """One seat's numbers, made again only when its cards or coins have changed."""

    def __init__(self, kinds: int, unit: list[int]) -> None:
        self.kinds = kinds
        self.unit = unit
        self.display: tuple[CardId, ...] = ()
        self.stored: tuple[CardId, ...] = ()
        self.coins = -1
        self.fresh = -1
        self.influence = 0
        self.swords = 0
        self.ships = bytes(STORED)
        self.counts = bytes(kinds)
        self.row = b""

    def of(self, s: State, seat: Seat) -> bytes:
        """The whole side. A tuple that is still the same one still holds the same cards."""
        display = s.display[seat]
        stored = s.stored[seat]
        coins = s.coins[seat]
        fresh = s.purse[len(s.purse) - s.seats + seat]
        plain = s.board is None and s.quest is None
        same = display is self.display and stored is self.stored
        if same and plain and coins == self.coins and fresh == self.fresh:
            return self.row
        if not same or not plain:
            self.influence = influence(s, seat)
            self.swords = swords(s, seat)
            ships = [0] * STORED
            for ship in stored:
                ships[s.deck.colour[ship]] += 1
            self.ships = bytes(ships)
        if display is not self.display:
            total = 0
            for card in display:
                total += self.unit[card]
            self.counts = total.to_bytes(self.kinds, "little")
        self.display = display
        self.stored = stored
        self.coins = coins if plain else -1
        self.fresh = fresh
        row = [1, capped(coins), capped(coins - fresh), self.influence, self.swords]
        self.row = bytes(row) + self.ships + self.counts
        return self.row


class PortRoyalVector(Vector):
    """Observations of Port Royal, in every mode."""

    def __init__(self, game: PortRoyal) -> None:
        super().__init__(layout(game.deck, game.vocabulary.words))
        kinds = self.kinds = game.deck.take
        unit = [0] * FIRST_CARD + [1 << 8 * kind for kind in range(kinds)]
        self.unit = unit
        self.nothing = bytes(kinds)
        self.subjects = [one_of(kinds, kind) for kind in range(kinds)]
        self.seats = [one_of(MAX_SEATS, seat) for seat in range(MAX_SEATS)]
        self.no_seat = bytes(MAX_SEATS)
        self.rules: Rules | None = None
        self.options = b""
        self.questions: dict[type[Frame[State]], bytes] = {
            FRAMES[name]: one_of(len(QUESTIONS), at) for at, name in enumerate(QUESTIONS)
        }
        self.no_question = bytes(len(QUESTIONS))
        self.expeditions = Bag(kinds, unit)
        self.discard = Bag(kinds, unit)
        self.unseen = Bag(kinds, unit)
        self.older = Bag(kinds, unit)
        self.sides = [Side(kinds, unit) for _ in range(MAX_SEATS)]
        self.nobody = bytes(5 + STORED + kinds)
        self.board = BoardNumbers()
        self.quest = QuestNumbers(kinds)

    def fill(self, s: EngineState, seat: Seat) -> bytearray:
        """What the seat may know."""
        assert isinstance(s, State)
        if s.rules is not self.rules:
            self.rules = s.rules
            self.options = options(s)
        parts: list[bytes] = [self.options]
        self.question(s, seat, parts)
        self.cards(s, seat, parts)
        seats = s.seats
        player = seat
        for step in range(MAX_SEATS):
            if step < seats:
                parts.append(self.sides[player].of(s, player))
                player = player + 1 if player + 1 < seats else 0
            else:
                parts.append(self.nobody)
        parts.append(self.board.of(s, seat))
        parts.append(self.quest.of(s, seat))
        return bytearray().join(parts)

    def question(self, s: State, seat: Seat, parts: list[bytes]) -> None:
        """Whose turn it is, what is asked, about which card, and how far the turn has come."""
        seats = s.seats
        left = 0
        card = NO_CARD
        asked, question = self.no_seat, self.no_question
        if s.stack:
            frame = s.stack[-1]
            if frame.seat >= 0:
                asked = self.seats[(frame.seat - seat) % seats]
                question = self.questions[type(frame)]
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
        active, first = self.no_seat, self.no_seat
        if s.active >= 0:
            active = self.seats[(s.active - seat) % seats]
            first = self.seats[(s.first - seat) % seats]
        ending = 1 if s.ending else 0
        turn = [left, capped(s.turn), s.revealed, s.gambled, capped(s.dry), ending, s.pile]
        parts.append(self.seats[seat])
        parts.append(asked)
        parts.append(active)
        parts.append(first)
        parts.append(question)
        parts.append(bytes(turn))
        parts.append(self.nothing if card == NO_CARD else self.subjects[card - FIRST_CARD])

    def cards(self, s: State, seat: Seat, parts: list[bytes]) -> None:
        """The cards that lie on no side: harbour, expeditions, discard pile, and the unseen."""
        harbour = 0
        for card in s.harbour:
            harbour += self.unit[card]
        parts.append(harbour.to_bytes(self.kinds, "little") if harbour else self.nothing)
        parts.append(self.expeditions.of(s.expeditions, False))
        steady = s.board is None and s.quest is None
        parts.append(self.discard.of(s.discard, steady))
        unseen = s.unseen if s.quest is None else Known(s, seat).unseen
        parts.append(self.unseen.of(unseen[-1], steady))
        if len(unseen) == 1:
            parts.append(self.nothing)
            return
        older: list[CardId] = []
        for at in range(len(unseen) - 1):
            older += unseen[at]
        parts.append(self.older.of(older, False))


def options(s: State) -> bytes:
    """How the game is played."""
    chosen = s.rules.options
    row = [1 if mode == chosen["mode"] else 0 for mode in MODES]
    row += [1 if mix in chosen["mix"] else 0 for mix in MIXES]
    row += [1 if s.rules.needs_expedition else 0]
    row += [s.quest.chapter if s.quest is not None else 0, s.seats]
    return bytes(row)
