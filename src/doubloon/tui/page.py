"""A page over the table: a leaf of the story, or the table in words."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from doubloon.locale import Speaker
from doubloon.tui.palette import INK, SEPIA, WINE

TALL: Final = 32
FRAME: Final = 9
SHORT_FRAME: Final = 6
"""The lines that border, heading and keys take, in a tall window and in a short one."""
DEMAND: Final = 90
"""A task asks for it in fewer letters; a longer paragraph is prose."""
LEAF: Final = 64
"""Columns of text on a sheet."""
SHEET: Final = 0.94
"""How much of a tall window the sheet may cover."""


class Page(ModalScreen[None]):
    """A sheet of parchment; Enter, Escape, Space and a click lay it down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q,v,c", "leave", show=False, priority=True)
    ]

    def __init__(self, text: str, speaker: Speaker, story: bool = True) -> None:
        super().__init__()
        heading, _, rest = text.strip().partition("\n")
        self.heading = heading
        self.rest = rest.strip("\n")
        self.speaker = speaker
        self.story = story
        """A page of the story ends with what it asks, which is set apart."""

    def compose(self) -> ComposeResult:
        """Heading, text, and how to go on."""
        with Vertical(classes="sheet"):
            yield Static(Text(self.heading, f"bold {WINE}"), classes="sheet-title")
            yield Static(Text("~ ❦ ~", SEPIA), classes="sheet-rule")
            with VerticalScroll(classes="sheet-scroll"):
                yield Static(self.body(), classes="sheet-text")
            yield Static(Text(self.speaker.word("tui-page-keys"), SEPIA), classes="sheet-keys")

    def body(self) -> Group:
        """The text, its last paragraph in bold if it is a task's demand.

        Lines that stand further in stay so where they are broken.
        """
        lines = self.rest.split("\n")
        asks = self.story and "" in lines and len(lines[-1]) < DEMAND
        inks = [INK] * (len(lines) - 1) + [f"bold {WINE}" if asks else INK]
        return Group(
            *(
                Padding(Text(line.lstrip(), ink), (0, 0, 0, len(line) - len(line.lstrip())))
                for line, ink in zip(lines, inks, strict=True)
            )
        )

    def on_resize(self) -> None:
        """Leave room for the heading and the keys, however long the text is."""
        height = self.size.height
        room = int(height * SHEET) - FRAME if height >= TALL else height - SHORT_FRAME
        self.query_one(VerticalScroll).styles.max_height = max(3, room)

    def on_mount(self) -> None:
        """Up and Down move the text."""
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        """A click is as good as Enter."""
        self.action_leave()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss()
