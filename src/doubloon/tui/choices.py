"""The choices of whoever is asked, as a numbered list."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from doubloon.tui.palette import BRASS, FOAM


class Choices(OptionList):
    """A numbered list; the numbers are keys."""

    def show(self, sentences: list[str]) -> None:
        """List these choices, the first one lit."""
        self.clear_options()
        for number, sentence in enumerate(sentences, 1):
            key = str(number % 10) if number <= 10 else " "
            prompt = Text.assemble((f" {key}  ", f"bold {BRASS}"), (sentence, FOAM))
            self.add_option(Option(prompt))
        self.highlighted = 0 if sentences else None
