"""A position that OpenSpiel may copy, write down and ask what a seat remembers of it."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any, Final

from doubloon.engine.game import Game
from doubloon.engine.seat import Seat
from doubloon.engine.settle import answer, settle
from doubloon.engine.state import State
from doubloon.games import game as find_game

FINGERPRINT: Final = 8
"""Bytes that tell one history from another."""
SEEN_ONCE: Final = ("buccaneer",)
"""Games whose hidden things everybody has seen once: with perfect recall nothing is hidden."""


class Memory:
    """What every seat has been told and has said up to some choice, as fingerprints.

    Two histories give a seat the same fingerprint exactly if it cannot tell them apart: it has read
    the same events and made the same choices.
    """

    def __init__(self, state: State, at: int, prints: list[bytes]) -> None:
        self.state = state
        self.at = at
        self.prints = prints

    def after(self, log: list[int]) -> Memory:
        """The memory once all these choices are made; those up to `at` are known to it."""
        if self.at == len(log):
            return self
        state, prints = self.state.clone(), self.prints[:]
        state.telling = True
        settle(state, None)
        for code in log[self.at :]:
            asked = state.asked()
            answer(state, code)
            settle(state, None)
            for seat, known in enumerate(prints):
                seen = [event.seen_by(seat) for event in state.story]
                told = [repr(event) for event in seen if event is not None]
                if told or seat == asked:
                    said = code if seat == asked else None
                    prints[seat] = fingerprint(known, f"{said} {told}")
            state.story.clear()
        return Memory(state, len(log), prints)


def fingerprint(before: bytes, told: str) -> bytes:
    """The fingerprint of a history that goes on."""
    return blake2b(before + told.encode(), digest_size=FINGERPRINT).digest()


class World:
    """A position with the choices that led to it, chance's included."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state = game.setup(seats, options)
        self.log: list[int] = []
        self.real = True
        """Reached by its log from the start, not imagined by somebody."""
        self.memory = Memory(game.setup(seats, options), 0, [b""] * seats)
        self.codes = settle(self.state, None)
        self.said: dict[tuple[Seat, bool], str] = {}
        """Strings that were asked for already."""

    def play(self, code: int) -> None:
        """Make a choice, or let chance have its say."""
        self.log.append(code)
        answer(self.state, code)
        self.codes = settle(self.state, None)
        self.said.clear()

    def remembered(self, seat: Seat) -> bytes:
        """The fingerprint of all that the seat was told and said."""
        self.memory = self.memory.after(self.log)
        return self.memory.prints[seat]

    def imagined(self, seat: Seat, random: Random) -> World:
        """Another position that the seat cannot tell from this one; it remembers the same."""
        found = World.__new__(World)
        found.game, found.seats, found.options = self.game, self.seats, self.options
        if self.game.info.id in SEEN_ONCE:
            found.state = self.state.clone()
        else:
            found.state = self.game.imagine(self.game.view(self.state, seat), random)
        found.log = self.log[:]
        found.real = False
        prints = [b"imagined"] * self.seats
        prints[seat] = self.remembered(seat)
        found.memory = Memory(found.state.clone(), len(found.log), prints)
        found.codes = settle(found.state, None)
        found.said = {}
        return found

    def __deepcopy__(self, memo: object) -> World:
        found = World.__new__(World)
        found.game, found.seats, found.options = self.game, self.seats, self.options
        found.state = self.state.clone()
        found.log = self.log[:]
        found.real = self.real
        found.memory = self.memory
        found.codes = settle(found.state, None)
        found.said = self.said.copy()
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        assert self.real, "an imagined position cannot be written down"
        return replay, (self.game.info.id, self.seats, self.options, self.log)


def replay(id: str, seats: int, options: dict[str, Any], log: list[int]) -> World:
    """The world that these choices lead to."""
    world = World(find_game(id).of(options), seats, options)
    for code in log:
        world.play(code)
    return world
