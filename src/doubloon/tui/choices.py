"""The choices of whoever is asked, as a numbered list."""

from __future__ import annotations

from typing import Final

from rich.table import Column, Table
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from doubloon.tui.palette import BRASS, FOAM
from doubloon.tui.session import key_of

KEY: Final = 4
"""The columns of the key."""


class Choices(OptionList):
    """A numbered list; the numbers are keys. A long list has one line for each choice."""

    sentences: list[str]

    def show(self, sentences: list[str]) -> None:
        """List these choices, the first one lit."""
        self.sentences = sentences
        crowded = len(sentences) > self.size.height > 0
        self.clear_options()
        for number, sentence in enumerate(sentences, 1):
            key = key_of(number) if number <= 10 else " "
            said = Column(ratio=1, no_wrap=crowded, overflow="ellipsis")
            row = Table.grid(Column(width=KEY), said, expand=True)
            row.add_row(Text(f" {key}", f"bold {BRASS}"), Text(sentence, FOAM))
            self.add_option(Option(row))
        self.highlighted = 0 if sentences else None

    def cut(self, number: int) -> str:
        """The whole sentence of a choice whose line has not room for it."""
        sentence = self.sentences[number] if number < len(self.sentences) else ""
        crowded = len(self.sentences) > self.size.height
        return sentence if crowded and len(sentence) > self.size.width - KEY else ""
