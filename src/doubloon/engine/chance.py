"""The fast source of chance, a seed and how often it has spoken; and what may be a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeGuard

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

SEEDS: Final = 1 << 63
"""Seeds are whole numbers from 0 on, below this one."""
FRESH: Final = 48
"""Bits of a seed that nobody has named."""
LONG: Final = 200
"""Bits of a number that is too long to be told in full."""


def is_seed(value: object) -> TypeGuard[int]:
    """Whether it can be a seed."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEEDS


def check_seed(seed: object) -> int:
    """The seed given; Malformed if it cannot be one."""
    if is_seed(seed):
        return seed
    long = isinstance(seed, int) and seed.bit_length() > LONG
    raise Malformed(Message("refuse-seed", {"name": f"{seed:#x}"[:40] if long else str(seed)}))


class Seeded:
    """Chance from a seed: the same on every platform and Python version.

    Only `Random.random` is used, the one method whose sequence Python promises to keep. The
    generator itself is made when first needed, so that copies cost nothing.
    """

    def __init__(self, seed: int, spoken: int = 0) -> None:
        self.seed = seed
        self.spoken = spoken
        self._random: Callable[[], float] | None = None

    def pick(self, below: int) -> int:
        """A number below the one given, all equally likely."""
        random = self._random
        if random is None:
            random = self._random = Random(self.seed).random
            for _ in range(self.spoken):
                random()
        self.spoken += 1
        return int(random() * below)

    def at(self, spoken: int) -> Seeded:
        """The same source after it has spoken that many times."""
        return Seeded(self.seed, spoken)
