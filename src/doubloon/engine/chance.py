"""The fast source of chance: a seed and how often it has spoken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random


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
