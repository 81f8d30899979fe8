"""A position of Port Royal: flat data, copied in a microsecond or two."""

from __future__ import annotations

from typing import Any

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.engine.state import State as EngineState
from doubloon.games.port_royal.contracts import Board, Contract
from doubloon.games.port_royal.deck import CardId, Deck
from doubloon.games.port_royal.quest import Book, Quest


class Rules:
    """What one table plays with: the deck, what is dealt, when it ends. It never changes."""

    def __init__(
        self,
        deck: Deck,
        options: dict[str, Any],
        dealt: list[CardId],
        open_expeditions: list[CardId],
        goal: int,
        needs_expedition: bool,
        gambling: bool,
        contracts: list[Contract],
        book: Book,
    ) -> None:
        self.deck = deck
        self.options = options
        self.dealt = dealt
        self.open_expeditions = open_expeditions
        self.goal = goal
        """The influence that triggers the end; 0 where none does (R6.1, R13.7)."""
        self.needs_expedition = needs_expedition
        self.gambling = gambling
        self.contracts = contracts
        """All contracts there are, laid out or not."""
        self.book = book


class State(EngineState):
    """Where every card is.

    Nobody looks at coins or into the pile (R1.2, R1.3), so nobody knows, not even the state: the
    cards of one shuffle that are still unseen lie together in one sorted bag, whether they are in
    the pile or in a purse, and chance tells a face when a card is turned up or a coin is spent.
    So a purse only needs to know how many of its coins came from each shuffle (R1.9).
    """

    def __init__(
        self,
        rules: Rules,
        seats: int,
        stack: list[Frame[Any]],
        first: Seat,
        active: Seat,
        turn: int,
        revealed: int,
        gambled: int,
        dry: int,
        ending: bool,
        pile: int,
        unseen: list[list[CardId]],
        discard: list[CardId],
        harbour: list[CardId],
        expeditions: list[CardId],
        coins: list[int],
        purse: list[int],
        display: list[tuple[CardId, ...]],
        stored: list[tuple[CardId, ...]],
        board: Board | None,
        quest: Quest | None,
    ) -> None:
        self.seats = seats
        self.stack = stack
        self.telling = False
        self.story = []
        self.rules = rules
        self.deck = rules.deck
        self.first = first
        self.active = active
        self.turn = turn
        """Turns begun so far."""
        self.revealed = revealed
        """Cards the active player has turned up this turn (R3.1)."""
        self.gambled = gambled
        """Gamblers used this turn (R9.6)."""
        self.dry = dry
        """Turns in a row that left nothing to hire in either pile (R1.8a)."""
        self.ending = ending
        """The end is triggered (R6.1)."""
        self.pile = pile
        """Cards in the draw pile; their faces are among the last of `unseen`."""
        self.unseen = unseen
        self.discard = discard
        self.harbour = harbour
        self.expeditions = expeditions
        """Expeditions lying open (R3.4)."""
        self.coins = coins
        """How many coins each seat has."""
        self.purse = purse
        """The same shuffle by shuffle, oldest first: so many entries as seats for each."""
        self.display = display
        """Persons hired and expeditions completed, by seat (R1.4)."""
        self.stored = stored
        """Ships under Wholesalers, by seat (R8.4)."""
        self.board = board
        """The contracts, where they are played."""
        self.quest = quest
        """The adventure, where it is played."""

    def clone(self) -> State:
        """An independent copy, without listeners."""
        return State(
            self.rules,
            self.seats,
            self.stack[:],
            self.first,
            self.active,
            self.turn,
            self.revealed,
            self.gambled,
            self.dry,
            self.ending,
            self.pile,
            [bag[:] for bag in self.unseen],
            self.discard[:],
            self.harbour[:],
            self.expeditions[:],
            self.coins[:],
            self.purse[:],
            self.display[:],
            self.stored[:],
            None if self.board is None else self.board.clone(),
            None if self.quest is None else self.quest.clone(),
        )
