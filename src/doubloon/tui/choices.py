"""The choices of whoever is asked, as a numbered list."""

from __future__ import annotations

from rich.table import Column, Table
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from doubloon.tui.palette import BRASS, FOAM
from doubloon.tui.session import key_of


class Choices(OptionList):
    """A numbered list; the numbers are keys."""

    def show(self, sentences: list[str]) -> None:
        """List these choices, the first one lit."""
        self.clear_options()
        for number, sentence in enumerate(sentences, 1):
            key = key_of(number) if number <= 10 else " "
            row = Table.grid(Column(width=4), Column(ratio=1), expand=True)
            row.add_row(Text(f" {key}", f"bold {BRASS}"), Text(sentence, FOAM))
            self.add_option(Option(row))
        self.highlighted = 0 if sentences else None
