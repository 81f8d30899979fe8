"""The line of keys at the foot of the table; each can be clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from doubloon.tui.palette import BRASS, MIST

KEYS: Final = (
    ("u", "undo", "undo"),
    ("h", "hint", "hint"),
    ("v", "view", "view"),
    ("b", "board", "board"),
    ("s", "save", "save"),
    ("", "hurry", "hurry"),
    ("?", "help", "help"),
    ("q", "quit", "leave"),
)


class KeyHint(Static):
    """One key and what it does."""

    def __init__(self, key: str, what: str, action: str) -> None:
        super().__init__(Text.assemble((f" {key} ", f"bold {BRASS}"), (f"{what}  ", MIST)))
        self.action = action

    async def on_click(self) -> None:
        """A click does what the key does."""
        await self.screen.run_action(self.action)


class KeyHints(Horizontal):
    """All keys that work at the table."""

    def __init__(self, word: Callable[[str], str], board: bool = False) -> None:
        super().__init__(id="keys")
        self.word = word
        self.board = board
        """Whether there is a board to turn to."""

    def compose(self) -> ComposeResult:
        """The keys side by side."""
        for key, what, action in KEYS:
            if what == "board" and not self.board:
                continue
            yield KeyHint(key or self.word("tui-key-space"), self.word("tui-keys-" + what), action)
