"""What a game must offer so that tables, bots, the lab and learners can use it."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from doubloon.engine.message import Message
from doubloon.engine.notation import Vocabulary
from doubloon.engine.outcome import Outcome
from doubloon.engine.seat import Seat
from doubloon.engine.state import State


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
        return deepcopy(self._options)

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

    def check(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options with every default filled in; Malformed if they do not go together."""
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
