"""A bar for long work, drawn on a terminal and nowhere else."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Final

from doubloon.locale import Speaker

WIDTH: Final = 30
PAUSE: Final = 0.1
"""Seconds between two drawings."""


class Progress:
    """Call it with what is done; as a context it clears its line at the end."""

    def __init__(self, speaker: Speaker, total: int, id: str = "progress") -> None:
        self.speaker = speaker
        self.total = total
        self.id = id
        """What is counted, in words."""
        self.drawing = sys.stderr.isatty()
        self._next = monotonic()

    def __enter__(self) -> Progress:
        self(0)
        return self

    def __call__(self, done: int) -> None:
        """Draw how far it is, if the last drawing is old enough."""
        if self.drawing and monotonic() >= self._next:
            self._next = monotonic() + PAUSE
            full = WIDTH * done // self.total
            text = self.speaker.word(self.id, {"done": done, "total": self.total})
            sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {text}\x1b[K")
            sys.stderr.flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Clear the line."""
        if self.drawing:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
