"""The fast source of chance, a seed and how often it has spoken; and what may be a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from secrets import randbits
from typing import Final, TypeGuard

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

SEEDS: Final = 1 << 63
"""Seeds are whole numbers from 0 up to this one."""
FRESH: Final = 48
"""Bits of a seed that nobody has named."""


def is_seed(value: object) -> TypeGuard[int]:
    """Whether it can be a seed."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEEDS


def seed_or_fresh(seed: object) -> int:
    """The seed given, or a fresh one for None; Malformed if it cannot be one."""
    if seed is None:
        return randbits(FRESH)
    if not is_seed(seed):
        raise Malformed(Message("refuse-seed", {"name": str(seed)}))
    return seed


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
