"""A position of Buccaneer: stacks of discs, ships, ducats and loot."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from doubloon.engine.frame import Frame
from doubloon.engine.seat import Seat
from doubloon.engine.state import State as EngineState
from doubloon.games.buccaneer.facts import Facts
from doubloon.games.buccaneer.words import DISCS

Disc: TypeAlias = int
"""A disc by its owner and rank: seat * 5 + rank."""
Stack: TypeAlias = tuple[Disc, ...]
"""Discs from the top down."""
Ship: TypeAlias = int


class State(EngineState):
    """Where every disc, ship, ducat and token is. Who owns a stack's top disc is its captain."""

    def __init__(
        self,
        facts: Facts,
        memory_aid: bool,
        seats: int,
        stack: list[Frame[Any]],
        first: Seat,
        active: Seat,
        turn: int,
        stalled: bool,
        deck: list[Ship],
        ships: list[Ship],
        crews: dict[Disc, Stack],
        ducats: list[int],
        loot: list[int],
        tokens: list[int],
    ) -> None:
        self.seats = seats
        self.stack = stack
        self.telling = False
        self.story = []
        self.facts = facts
        self.memory_aid = memory_aid
        self.first = first
        self.active = active
        self.turn = turn
        self.stalled = stalled
        """There was a stalemate since the last boarding (B7.4)."""
        self.deck = deck
        """Ships still face down: a sorted bag."""
        self.ships = ships
        """Ships lying face up, from the left."""
        self.crews = crews
        """All stacks on the table, by their top disc."""
        self.ducats = ducats
        self.loot = loot
        """Tokens by seat and kind: four entries for each seat."""
        self.tokens = tokens
        """Tokens left in the supply, by kind."""

    def clone(self) -> State:
        """An independent copy, without listeners."""
        return State(
            self.facts,
            self.memory_aid,
            self.seats,
            self.stack[:],
            self.first,
            self.active,
            self.turn,
            self.stalled,
            self.deck[:],
            self.ships[:],
            self.crews.copy(),
            self.ducats[:],
            self.loot[:],
            self.tokens[:],
        )


OWNER: Final = [disc // 5 for disc in range(DISCS)]
"""The seat of every disc."""


def captain(crew: Stack) -> Seat:
    """The owner of the top disc."""
    return crew[0] // 5
