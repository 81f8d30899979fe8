"""Two games that differ only in what one reader cannot know, found by walking through both at once.

Wherever chance or another player says something, the second world tries to say something else that
the reader cannot tell apart. If such a difference would show later, both go back and say the same
there. What stays different is counted by what was asked, so that a test can demand differences in
what the rules keep secret.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Refusal
from doubloon.engine.seat import CHANCE, Seat
from doubloon.match.table import Table
from laws.variants import Variant

TRIES = 12
"""So many other things are tried in the second world before it says the same."""
WAYS_BACK = 400


class Move:
    """What was said in both worlds, and the tables before it."""

    def __init__(self, tables: tuple[Table, Table], said: tuple[Choice, Choice]) -> None:
        self.tables = tables
        self.said = said

    @property
    def differs(self) -> bool:
        """Whether the worlds said different things."""
        return self.said[0] != self.said[1]

    @property
    def name(self) -> str:
        """What was asked."""
        return type(self.tables[0]._state.stack[-1]).__name__

    def places(self) -> list[int]:
        """In each world, where what was said lay in the bag."""
        pairs = zip(self.tables, self.said, strict=True)
        return [table._bag.index(choice.code) for table, choice in pairs]


class Worlds:
    """Two tables, move by move alike in the eyes of one reader."""

    def __init__(self, variant: Variant, reader: Seat | None) -> None:
        self.variant = variant
        self.reader = reader
        self.tables = self._new(), self._new()
        self.moves: list[Move] = []
        self.unseen = 0
        """Moves that were made before the reader came."""
        self._alike: set[int] = set()
        """Where a difference would show later."""

    def _new(self) -> Table:
        one = self.variant
        return Table(one.room, one.seats, one.options, None)

    @property
    def different(self) -> Counter[str]:
        """What the worlds differ in, and how often."""
        return Counter(move.name for move in self.moves if move.differs)

    def chance(self, world: int) -> list[int]:
        """What chance says in a world, as places in its bags."""
        return [move.places()[world] for move in self.moves if move.said[0].seat == CHANCE]

    def walk(self, random: Random, moves: int) -> None:
        """Go on for so many moves, or to the last one: after that nothing is secret any more."""
        ways_back = WAYS_BACK
        while len(self.moves) < moves and self.tables[0].decision is not None:
            if self._step(random):
                continue
            places = [at for at, move in enumerate(self.moves) if move.differs]
            if not ways_back or not places or places[-1] < self.unseen:
                break
            ways_back -= 1
            self.tables = self.moves[places[-1]].tables
            del self.moves[places[-1] :]
            self._alike.add(places[-1])
        if self.tables[0].decision is None:
            self.tables = self.moves.pop().tables
        while (last := self.tables[0].decision) and last.seat == CHANCE:
            self.tables = self.moves.pop().tables  # a server lets chance speak to its end

    def _step(self, random: Random) -> bool:
        here, there = self.tables
        mine, theirs = here.decision, there.decision
        assert mine is not None
        assert theirs is not None
        assert mine.seat == theirs.seat
        for choice in shuffled(list(mine.options), random)[:TRIES]:
            after = here.clone()
            after.play(choice)
            seen = self.seen(after, here.told)
            others = shuffled([one for one in theirs.options if one != choice], random)[:TRIES]
            if mine.seat == self.reader or len(self.moves) in self._alike:
                others = []
            for other in others + [one for one in theirs.options if one == choice]:
                twin = there.clone()
                twin.play(other)
                if self.seen(twin, there.told) == seen:
                    self._say((choice, other), (after, twin))
                    return True
        return False

    def _say(self, said: tuple[Choice, Choice], after: tuple[Table, Table]) -> None:
        self.moves.append(Move(self.tables, said))
        self.tables = after

    def seen(self, table: Table, since: int) -> Any:
        """What the reader notices: the view, what happened, who is asked, and what."""
        decision = table.decision
        asked: Any = None
        if decision is not None:
            asked = decision.seat
            if decision.seat == self.reader:
                asked = (decision.prompt.data(), [str(choice) for choice in decision.options])
        told = [event.data() for event in table.events(self.reader, since)]
        return table.view(self.reader), told, asked

    def exchange(self, random: Random, moves: int) -> bool:
        """Begin with other discs under the same stacks; whether it came out so (Buccaneer).

        Everybody saw each disc come. So the reader is somebody who comes later, and asks for
        nothing that was before.
        """
        table = self._new()
        said = []
        for _ in range(moves):
            if table.decision is None:
                return False
            choice = table.decision.options.sample(random)
            said.append(choice.text)
            table.play(choice)
        for colour in ("red", "blue", "yellow"):
            for one, other in combinations((f"{colour}-{rank}" for rank in "2345q"), 2):
                swap = {one: other, other: one}
                if self._exchanged(said, swap):
                    return True
        return False

    def _exchanged(self, said: list[str], swap: dict[str, str]) -> bool:
        self.tables, self.moves = (self._new(), self._new()), []
        for line in said:
            after = self.tables[0].clone(), self.tables[1].clone()
            other = " ".join(swap.get(word, word) for word in line.split(" "))
            choices = []
            for table, words in zip(after, (line, other), strict=True):
                assert table.decision is not None
                try:
                    choices.append(next(one for one in table.decision.options if one.text == words))
                    table.play(words)
                except (StopIteration, Refusal):
                    return False
            self._say((choices[0], choices[1]), after)
        self.unseen = len(said)
        here, there = self.tables
        hidden: Any = [table._state.crews for table in self.tables]
        same = self.seen(here, here.told) == self.seen(there, there.told)
        return same and hidden[0] != hidden[1]


def shuffled(choices: list[Choice], random: Random) -> list[Choice]:
    """In any order."""
    random.shuffle(choices)
    return choices
