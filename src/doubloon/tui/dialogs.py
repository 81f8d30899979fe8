"""Small windows over the table: a question, where to save, and help."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, FOAM, SAILS
from doubloon.tui.session import Session


class Ask(ModalScreen[bool]):
    """A question with yes and no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)", show=False),
        Binding("y", "answer(True)", show=False),
    ]

    def __init__(self, question: str, speaker: Speaker) -> None:
        super().__init__()
        self.question = question
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical(classes="dialog question"):
            yield Static(self.question, classes="dialog-title", markup=False)
            with Horizontal(classes="dialog-buttons"):
                yield Button(self.speaker.word("tui-yes"), id="yes")
                yield Button(self.speaker.word("tui-no"), id="no")
            yield Static(self.speaker.word("tui-dialog-keys"), classes="dialog-keys")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer by button."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, agreed: bool) -> None:
        """Answer by key."""
        self.dismiss(agreed)


class Write(ModalScreen[str | None]):
    """A question with a line to write the answer on: None if it is left without one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, question: str, proposed: str, speaker: Speaker) -> None:
        super().__init__()
        self.question = question
        self.proposed = proposed
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with Vertical(classes="dialog question"):
            yield Static(self.question, classes="dialog-title", markup=False)
            yield Input(self.proposed)
            yield Static(self.speaker.word("tui-dialog-keys"), classes="dialog-keys")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """That is the answer."""
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """No answer."""
        self.dismiss(None)


class SaveAs(Write):
    """Asks for the file to save to."""

    def __init__(self, proposed: str, speaker: Speaker) -> None:
        super().__init__(speaker.word("tui-save-where"), proposed, speaker)


class Help(ModalScreen[None]):
    """The aim and the turn, then keys and signs."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "leave", show=False)
    ]

    def __init__(self, session: Session, legend: list[tuple[str, str]]) -> None:
        super().__init__()
        self.session = session
        self.legend = legend
        """The colours of the game and how each is marked."""

    def compose(self) -> ComposeResult:
        """The game, keys, signs, colours, and where reasons are told."""
        word, own = self.session.speaker.word, self.session.own
        sails = Text()
        for colour, mark in self.legend:
            ground, ink = SAILS[colour]
            sails.append(f" {mark} ", f"bold {ink} on {ground}")
            sails.append(" ")
        sheet = VerticalScroll(classes="dialog help")
        sheet.border_title = word("tui-help-title")
        sheet.border_subtitle = word("tui-help-close")
        with sheet:
            if primer := self.session.primer():
                yield Static(Text(primer + "\n", FOAM))
            yield Static(Text(f"{word('tui-help-keys')}\n{word('tui-help-look-up')}", FOAM))
            if signs := own("tui-help-signs-"):
                yield Static(Text("\n" + signs, BRASS))
            if self.legend:
                yield Static(Text.assemble("\n", (own("tui-help-colours-"), FOAM), "\n", sails))
            yield Static(Text("\n" + word("tui-help-rules"), FOAM))

    def on_mount(self) -> None:
        """Up and Down move the text."""
        self.query_one(VerticalScroll).focus()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss()
