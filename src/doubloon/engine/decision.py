"""What is asked now: a seat, a prompt, and options to iterate, count and look into."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from doubloon.engine.bag import tally
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice, Vocabulary
from doubloon.engine.seat import Seat


class Options:
    """The choices open to one seat, in a fixed order."""

    def __init__(self, vocabulary: Vocabulary, seat: Seat, bag: list[int]) -> None:
        self._vocabulary = vocabulary
        self._seat = seat
        self._weights = tally(bag)
        self.codes = list(self._weights)

    def __iter__(self) -> Iterator[Choice]:
        return iter([self._vocabulary.choice(self._seat, code) for code in self.codes])

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: int) -> Choice:
        return self._vocabulary.choice(self._seat, self.codes[index])

    def __contains__(self, choice: object) -> bool:
        if isinstance(choice, str):
            choice = self._vocabulary.parse(choice)
        return (
            isinstance(choice, Choice)
            and choice.seat == self._seat
            and choice.code in self._weights
        )

    def __repr__(self) -> str:
        return f"Options({[str(choice) for choice in self]})"

    def sample(self, random: Random) -> Choice:
        """One option by lot, all equally likely."""
        return self[int(random.random() * len(self.codes))]

    def weight(self, choice: Choice) -> int:
        """How much an outcome of chance weighs; a player's options weigh one each."""
        return self._weights[choice.code]


class Decision:
    """A question to one seat. It is derived from the state, never stored in it."""

    def __init__(self, seat: Seat, prompt: Message, options: Options) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt.id!r}, options={self.options!r})"
