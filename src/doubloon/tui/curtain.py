"""The curtain between two people at one screen."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from doubloon.locale import Speaker


class Curtain(Screen[None]):
    """Hides the table until the next player sits in front of it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "ready", show=False)]

    def __init__(self, name: str, speaker: Speaker) -> None:
        super().__init__()
        self.player = name
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        """Who comes next, and nothing of the table."""
        with Vertical(classes="dialog"):
            yield Static(
                self.speaker.word("tui-curtain", {"name": self.player}), classes="dialog-title"
            )
            yield Static(self.speaker.word("tui-curtain-ready"), classes="dialog-keys")

    def on_click(self) -> None:
        """A click is as good as Enter."""
        self.action_ready()

    def action_ready(self) -> None:
        """The next player is there."""
        self.dismiss()
