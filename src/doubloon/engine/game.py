"""What a game must offer so that tables, bots, the lab and learners can use it."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final

from doubloon.engine.house import Corrections, Entry, Faulty, Reader, mark
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Vocabulary
from doubloon.engine.outcome import Outcome
from doubloon.engine.seat import Seat
from doubloon.engine.state import State

DECK: Final = "deck"
"""The option that brings a house deck."""
DECK_SCHEMA: Final[dict[str, Any]] = {"type": "object", "default": {}}
MOST_HOUSES: Final = 32
"""House decks that are kept ready; tables hold on to theirs anyway."""


class GameInfo:
    """A game's fact sheet: what can be played, with how many, under which rules."""

    def __init__(
        self,
        id: str,
        seats: tuple[int, int],
        modes: dict[str, tuple[int, int]],
        options: dict[str, Any],
        rules_version: int,
    ) -> None:
        self.id = id
        self.seats = seats
        self.modes = modes
        """The modes, each with its least and greatest number of seats."""
        self._options = options
        self.rules_version = rules_version

    @property
    def options(self) -> dict[str, Any]:
        """JSON Schema of the options object; the reader's own copy."""
        schema = deepcopy(self._options)
        schema["properties"][DECK] = deepcopy(DECK_SCHEMA)
        return schema

    @property
    def title(self) -> str:
        """The game's name, in English."""
        return str(Message("title-" + self.id))

    def __repr__(self) -> str:
        return f"GameInfo({self.id!r}, seats={self.seats}, modes={sorted(self.modes)})"

    def data(self) -> dict[str, object]:
        """The fact sheet as plain data."""
        return {
            "id": self.id,
            "title": self.title,
            "seats": list(self.seats),
            "modes": {mode: list(seats) for mode, seats in self.modes.items()},
            "options": self.options,
            "rules_version": self.rules_version,
        }


class Game:
    """One game of the collection. It holds no position: those are States."""

    def __init__(self, info: GameInfo, vocabulary: Vocabulary, labels: dict[str, Message]) -> None:
        self.info = info
        self.vocabulary = vocabulary
        self.labels = labels
        """The name of every card, and of whatever else events and prompts call a card."""
        self.turn_rule = ""
        """The rule that says whose turn it is."""
        self.end_rule = ""
        """The rule that says when the game is over."""
        self.order: tuple[str, ...] = ()
        """First words of choices, as people like to read them: large steps last. Others come before
        them, as the rules list them."""
        self.mark = ""
        """The fingerprint of the house deck; nothing for our own deck."""
        self.corrections: Corrections = {}
        """What the house deck says otherwise than ours."""
        self.stock: Game = self
        """The game with our own deck."""
        self._houses: dict[str, Game] = {}
        self._entries: dict[str, Entry] = {}
        self._told: dict[str, dict[str, Arg]] = {}

    def check(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options with every default filled in; Malformed if they do not go together."""
        deck = options.get(DECK)
        checked = self.check_options(seats, {n: options[n] for n in options if n != DECK})
        if deck:
            cards = self.read_deck(deck)
            if cards:
                checked[DECK] = {"mark": self.mark_of(cards), "cards": cards}
        return checked

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options of this game alone, checked."""
        raise NotImplementedError

    def read_deck(self, deck: Any) -> Corrections:
        """What a house deck corrects; Faulty if it is none.

        It may be a file's text, corrections, or the `deck` of checked options.
        """
        stock = self.stock
        reader = Reader(stock.info.id, stock.entries())
        cards = reader.read(deck)
        for why, card, key in stock.faults_of(cards) if cards else []:
            reader.blame(why, card, key)
        if reader.faults:
            raise Faulty(reader.faults)
        if isinstance(deck, dict) and "cards" in deck:
            if deck.get("mark", "") not in ("", self.mark_of(cards)):
                raise Faulty([Message("deck-mark", {"mark": str(deck["mark"])[:40]})])
        return cards

    def mark_of(self, cards: Corrections) -> str:
        """The fingerprint of corrections to this game's cards."""
        return mark(self.info.id, cards)

    def entries(self) -> dict[str, Entry]:
        """Every card with what may be corrected, in a stable order; made once."""
        if not self._entries:
            self._entries = {entry.id: entry for entry in self.list_entries()}
        return self._entries

    def list_entries(self) -> list[Entry]:
        """Every card with what may be corrected; nothing in a game without house decks."""
        return []

    def told(self) -> dict[str, dict[str, Arg]]:
        """The figures within what is written on cards, by the message that says it; made once."""
        if not self._told:
            self._told = self.list_told()
        return self._told

    def list_told(self) -> dict[str, dict[str, Arg]]:
        """The figures within texts; nothing in a game whose cards have none."""
        return {}

    def faults_of(self, cards: Corrections) -> list[tuple[Message, str, str]]:
        """What is wrong with corrections that are each right: why, the card and its key."""
        return []

    def of(self, options: dict[str, Any]) -> Game:
        """The game with the deck that checked options bring: for most this very one."""
        deck: Any = options.get(DECK)
        if not deck:
            return self.stock
        name = str(deck["mark"])
        if name == self.mark:
            return self
        houses = self.stock._houses
        found = houses.get(name)
        if found is None:
            found = self.stock.with_deck(deepcopy(deck))
            found.mark = name
            found.corrections = deck["cards"]
            found.stock = self.stock
            if len(houses) >= MOST_HOUSES:
                del houses[next(iter(houses))]
            houses[name] = found
        return found

    def with_deck(self, deck: dict[str, Any]) -> Game:
        """This game with other figures, from the `deck` of checked options."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        """The position before the first move, from checked options."""
        raise NotImplementedError

    def view(self, s: State, seat: Seat | None) -> dict[str, Any]:
        """Everything that seat may know, as plain data; None is a spectator."""
        raise NotImplementedError

    def imagine(self, view: dict[str, Any], random: Random) -> State:
        """A plausible position for whoever has this view, sampled from nothing else."""
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome:
        """The result of a finished game."""
        raise NotImplementedError

    def why_not(self, s: State, seat: Seat, code: int) -> Message:
        """Why the seat that is asked may not answer this, with the rule."""
        raise NotImplementedError

    def describe(self, s: State, seat: Seat, code: int) -> Message:
        """What a choice would do, for the seat that is asked."""
        raise NotImplementedError

    def odds(self, seen: dict[str, Any]) -> dict[str, Any]:
        """What chance may bring next for whoever has this view; nothing if all is settled."""
        return {}

    def cards(self) -> list[dict[str, Any]]:
        """Every card's facts with their provenance, as plain data."""
        raise NotImplementedError

    def components(self) -> list[dict[str, Any]]:
        """The cards, and whatever else lies on the table, as plain data."""
        return self.cards()
