"""The line of keys at the foot of the table; each can be clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Resize
from textual.widgets import Static

from doubloon.tui.palette import BRASS, MIST

KEYS: Final = (
    ("u", "undo", "undo"),
    ("h", "hint", "hint"),
    ("v", "view", "view"),
    ("l", "look-up", "look_up"),
    ("b", "board", "board"),
    ("c", "campaign", "campaign"),
    ("s", "save", "save"),
    ("", "hurry", "hurry"),
    ("?", "help", "help"),
    ("q", "quit", "leave"),
)
LEAST: Final = ("hurry", "save", "look_up")
"""The keys that go first where there is little room; the page of help has them all."""


class KeyHint(Static):
    """One key and what it does."""

    def __init__(self, key: str, what: str, action: str) -> None:
        super().__init__()
        self.key = key
        self.what = what
        self.action = action

    def width(self, gap: int) -> int:
        """How many columns it takes, with so many after it."""
        return len(self.key) + len(self.what) + 2 + gap

    def show(self, gap: int) -> None:
        """Show the key with so many columns after it."""
        end = self.what + " " * gap
        self.update(Text.assemble((f" {self.key} ", f"bold {BRASS}"), (end, MIST)))

    async def on_click(self) -> None:
        """A click does what the key does."""
        await self.screen.run_action(self.action)


class KeyHints(Horizontal):
    """All keys that work at the table."""

    def __init__(self, word: Callable[[str], str], without: set[str]) -> None:
        super().__init__(id="keys")
        space = word("tui-key-space")
        self.hints = [
            KeyHint(key or space, word("tui-keys-" + what), action)
            for key, what, action in KEYS
            if what not in without
        ]

    def compose(self) -> ComposeResult:
        """The keys side by side."""
        yield from self.hints

    def on_resize(self, event: Resize) -> None:
        """Move the keys together where the window is small, and leave out what must go."""
        shown = self.hints
        for least in ("", *LEAST):
            shown = [hint for hint in shown if hint.action != least]
            for gap in (2, 1, 0):
                if sum(hint.width(gap) for hint in shown) <= event.size.width:
                    self.show(shown, gap)
                    return
        self.show(shown, 0)

    def show(self, shown: list[KeyHint], gap: int) -> None:
        """Show these keys, with so many columns between them."""
        for hint in self.hints:
            hint.display = hint in shown
            hint.show(gap)
