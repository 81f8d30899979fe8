"""A part of the table that a game draws: its middle, or its seats."""

from __future__ import annotations

from textual.containers import Container
from textual.message import Message

from doubloon.tui.session import Session


class Part(Container):
    """A part of the table. It shows a session, and tells what a player looks at or wants."""

    class Wanted(Message):
        """A player wants to make this choice: its word, without the seat."""

        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

    class Looked(Message):
        """A player looks at something: what it is, and the choice it would be, if any."""

        def __init__(self, text: str, word: str = "") -> None:
            super().__init__()
            self.text = text
            self.word = word

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def show(self) -> None:
        """Draw the table as it is now."""

    def brief(self) -> str:
        """What matters most of this part, in a few words, for a window that hides it."""
        return ""
