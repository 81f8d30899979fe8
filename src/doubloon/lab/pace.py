"""How long bots think: processor time, so that what else the machine does hardly counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

LONG: Final = 1.0
"""Seconds that a choice should not take."""


@dataclass(slots=True)
class Pace:
    """What a bot's choices took, where there was more than one option: with what it is shown, and
    with what it reads before the first one."""

    choices: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    long: int = 0
    """Choices that took more than a second."""

    def note(self, seconds: float) -> None:
        """One more choice."""
        self.add(Pace(1, seconds, seconds, int(seconds > LONG)))

    def add(self, other: Pace) -> None:
        """All choices of another, too."""
        self.choices += other.choices
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.long += other.long

    @property
    def mean(self) -> float:
        """Seconds that a choice took on average."""
        return self.seconds / self.choices if self.choices else 0.0

    def data(self) -> dict[str, Any]:
        """The pace as plain data."""
        return {
            "choices": self.choices,
            "mean_s": self.mean,
            "slowest_s": self.slowest,
            "over_a_second": self.long,
        }
