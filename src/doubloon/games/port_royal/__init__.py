"""Port Royal: turn up cards in the harbour, and stop in time.

2 to 5 players, 120 cards. On a turn you discover cards until you stop or two ships of a colour
meet; then everybody trades with ships and hires persons. 12 influence end the game.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final, cast

from doubloon.engine.frame import Frame
from doubloon.engine.game import Game, GameInfo
from doubloon.engine.house import Corrections, Entry
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Vocabulary
from doubloon.engine.outcome import Outcome
from doubloon.engine.seat import NOBODY, Seat
from doubloon.engine.state import State as EngineState
from doubloon.games.port_royal import describe, house, modes, scoring, told, view, why
from doubloon.games.port_royal.contracts import (
    LAID_OUT,
    LAID_OUT_COOP,
    Contract,
    read_contracts,
)
from doubloon.games.port_royal.deck import Deck, read_deck
from doubloon.games.port_royal.frames.contract import LayOut
from doubloon.games.port_royal.frames.turn import First
from doubloon.games.port_royal.labels import labels
from doubloon.games.port_royal.quest import Book, read_book
from doubloon.games.port_royal.state import Rules, State
from doubloon.games.port_royal.words import Names, words

RULES_VERSION: Final = 1
START_COINS: Final = 3


class PortRoyal(Game):
    """The game with one deck of cards."""

    def __init__(
        self, deck: Deck, rows: list[dict[str, Any]], book: Book, vocabulary: Vocabulary
    ) -> None:
        info = GameInfo("port-royal", (1, 5), modes.MODES, modes.SCHEMA, RULES_VERSION)
        people = [facts.id for facts in book.personalities]
        super().__init__(info, vocabulary, labels(deck.rows + rows, people))
        self.turn_rule = "R4.2"
        self.end_rule = "R6.2"
        self.deck = deck
        self._contract_rows = rows
        self._contracts = [Contract(row) for row in rows]
        self.book = book
        self._rules: dict[str, Rules] = {}

    def rules(self, seats: int, options: dict[str, Any]) -> Rules:
        """The rules for these checked options, made once."""
        key = f"{seats} {options}"
        found = self._rules.get(key)
        if found is None:
            own = deepcopy(options)
            found = modes.deal(self.deck, self._contracts, self.book, seats, own)
            self._rules[key] = found
        return found

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return modes.check(seats, options)

    def list_entries(self) -> list[Entry]:
        return house.entries(self.deck.rows + self._contract_rows, self.book)

    def list_told(self) -> dict[str, dict[str, Arg]]:
        return told.told(self._contract_rows + self.book.rows())

    def faults_of(self, cards: Corrections) -> list[tuple[Message, str, str]]:
        return house.faults(self.deck.rows, cards)

    def with_deck(self, deck: dict[str, Any]) -> Game:
        cards: Corrections = deck["cards"]
        rows = house.corrected(self._contract_rows, cards)
        book = house.corrected_book(self.book, cards)
        return PortRoyal(Deck(house.corrected(self.deck.rows, cards)), rows, book, self.vocabulary)

    def setup(self, seats: int, options: dict[str, Any]) -> EngineState:
        rules = self.rules(seats, options)
        board = modes.board(seats, options)
        quest = modes.quest(self.book, seats, options)
        coins = START_COINS if quest is None else 0
        stack: list[Frame[Any]] = [First()]
        if board is not None:
            stack.append(LayOut(LAID_OUT_COOP[seats] if board.coop else LAID_OUT))
        return State(
            rules,
            seats,
            stack=stack,
            first=NOBODY,
            active=NOBODY,
            turn=0,
            revealed=0,
            gambled=0,
            dry=0,
            ending=False,
            pile=len(rules.dealt) - coins * seats,
            unseen=[rules.dealt[:]],
            discard=[],
            harbour=[],
            expeditions=rules.open_expeditions[:],
            coins=[coins] * seats,
            purse=[coins] * seats,
            display=[() for _ in range(seats)],
            stored=[() for _ in range(seats)],
            board=board,
            quest=quest,
        )

    def view(self, s: EngineState, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(s, State)
        return cast("dict[str, Any]", view.view(s, seat))

    def imagine(self, seen: dict[str, Any], random: Random) -> EngineState:
        room = cast(PortRoyal, self.of(seen["options"]))
        rules = room.rules(len(seen["players"]), seen["options"])
        return view.imagine(rules, cast("view.View", seen), random)

    def outcome(self, s: EngineState) -> Outcome:
        assert isinstance(s, State)
        return scoring.outcome(s)

    def why_not(self, s: EngineState, seat: Seat, code: int) -> Message:
        assert isinstance(s, State)
        return why.why_not(s, seat, code)

    def describe(self, s: EngineState, seat: Seat, code: int) -> Message:
        assert isinstance(s, State)
        return describe.describe(s, seat, code)

    def odds(self, seen: dict[str, Any]) -> dict[str, Any]:
        if any(step[0] == "Take" for step in seen["pending"]):
            return {}  # After the stop nothing is turned up any more (R4.1).
        return {"bust": seen["bust"]}

    def cards(self) -> list[dict[str, Any]]:
        return deepcopy(self.deck.rows + self._contract_rows)

    def components(self) -> list[dict[str, Any]]:
        return self.cards() + self.book.rows()


def make() -> Game:
    """The game with the package's own deck."""
    deck, rows, book = read_deck(), read_contracts(), read_book()
    names = Names(
        [facts.id for facts in book.personalities],
        [facts.id for facts in book.events],
        [row["id"] for row in rows],
        [facts.id for facts in book.tasks],
        deck.names(),
    )
    return PortRoyal(deck, rows, book, Vocabulary(words(names)))
