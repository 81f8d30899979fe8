"""The choices of whoever is asked, as a numbered list."""

from __future__ import annotations

from textwrap import wrap
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
    """A numbered list; the numbers are keys. Where there is too little room for whole sentences,
    each choice has one line."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sentences: list[str] = []
        self.crowded = False

    def show(self, sentences: list[str]) -> None:
        """List these choices, the first one lit."""
        self.sentences = sentences
        self.lay_out()
        self.highlighted = 0 if sentences else None

    def lay_out(self) -> None:
        """Write the list into the room that there is."""
        self.crowded = self.lines_wanted() > self.size.height > 0
        self.clear_options()
        for number, sentence in enumerate(self.sentences, 1):
            key = key_of(number) if number <= 10 else " "
            said = Column(ratio=1, no_wrap=self.crowded, overflow="ellipsis")
            row = Table.grid(Column(width=KEY), said, expand=True)
            row.add_row(Text(f" {key}", f"bold {BRASS}"), Text(sentence, FOAM))
            self.add_option(Option(row))

    def on_resize(self) -> None:
        """Lay the list out anew, with the same choice lit."""
        lit = self.highlighted
        self.lay_out()
        self.highlighted = lit

    @property
    def room(self) -> int:
        """The columns of a sentence."""
        return max(1, self.size.width - KEY)

    def lines_wanted(self) -> int:
        """How many lines the whole sentences would take."""
        return sum(max(1, len(wrap(sentence, self.room))) for sentence in self.sentences)

    def cut(self, number: int) -> str:
        """The whole sentence of a choice whose line has not room for it."""
        sentence = self.sentences[number] if number < len(self.sentences) else ""
        return sentence if self.crowded and len(sentence) > self.room else ""
