"""A page over the table: a leaf of the story, or the table in words."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from doubloon.locale import Speaker
from doubloon.tui.palette import INK, SEPIA, WINE

TALL: Final = 32
FRAME: Final = 11
SHORT_FRAME: Final = 6
"""The lines that border, heading and keys take, in a tall window and in a short one."""


class Page(ModalScreen[None]):
    """A sheet of parchment; Enter, Escape, Space and a click lay it down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q,v", "leave", show=False, priority=True)
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

    def body(self) -> Text:
        """The text, its last paragraph in bold if it is a task's demand."""
        leaves = self.rest.split("\n\n")
        text = Text("\n\n").join([Text(leaf, INK) for leaf in leaves])
        if self.story and len(leaves) > 1 and len(leaves[-1]) < 90:
            text.stylize(f"bold {WINE}", len(text) - len(leaves[-1]))
        return text

    def on_resize(self) -> None:
        """Leave room for the heading and the keys, however long the text is."""
        frame = FRAME if self.size.height >= TALL else SHORT_FRAME
        self.query_one(VerticalScroll).styles.max_height = max(3, self.size.height - frame)

    def on_mount(self) -> None:
        """Up and Down move the text."""
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        """A click is as good as Enter."""
        self.action_leave()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss()
