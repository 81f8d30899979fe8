"""Two tabs for a small window: the crew, and the board."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from doubloon.tui.palette import MIST


class Tab(Static):
    """The name of one side; a click turns to it."""

    def __init__(self, title: str, side: str) -> None:
        super().__init__(Text(f" {title} "), id="tab-" + side)
        self.side = side

    async def on_click(self) -> None:
        """Turn to this side."""
        await self.screen.run_action(f"turn_to('{self.side}')")


class Tabs(Horizontal):
    """Both names side by side, and what matters most of the board."""

    def __init__(self, crew: str, board: str) -> None:
        super().__init__(id="tabs")
        self.titles = {"crew": crew, "board": board}

    def compose(self) -> ComposeResult:
        """The tabs, then a few words."""
        for side, title in self.titles.items():
            yield Tab(title, side)
        yield Static(id="brief")

    def show(self, brief: str) -> None:
        """Say these few words."""
        self.query_one("#brief", Static).update(Text(brief, MIST))
