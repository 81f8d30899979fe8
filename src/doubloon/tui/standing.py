"""The end of a game: who won, why it is over, and how everybody stands."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from doubloon.tui.campaign import prospects
from doubloon.tui.dialogs import SaveAs
from doubloon.tui.palette import BRASS, FOAM, MIST, TROUGH
from doubloon.tui.rooms import closing
from doubloon.tui.session import Session

BAR: Final = 24
ROOM: Final = 66
"""Columns for a line of the standing; its bar gets what names and scores leave."""
LOW: Final = 22
"""Below so many lines a window is low."""


class Standing(ModalScreen[str]):
    """The final standing; it answers `rematch`, `another`, `quit` or `table`."""

    AUTO_FOCUS = "Button"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "answer('rematch')", show=False),
        Binding("n", "answer('another')", show=False),
        Binding("q", "answer('quit')", show=False),
        Binding("s", "save", show=False),
        Binding("escape", "answer('table')", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        """Winner, reason, standing, and what to do next."""
        word = self.session.speaker.word
        outcome = self.session.table.outcome
        assert outcome
        again, keys = "tui-end-rematch", "tui-end-keys"
        if self.session.campaign:
            again, keys = "tui-end-next", "tui-end-keys-next"
        with VerticalScroll(classes="dialog standing", can_focus=True):
            yield Static(word("tui-end-title"), classes="dialog-title")
            yield Static(self.session.winners(), id="winner")
            yield Static(self.session.speaker.say(outcome.reason), id="reason")
            yield Static(self.places(), id="places")
            yield Static(
                "\n".join([*closing(self.session), *prospects(self.session)]), id="closing"
            )
            with Horizontal(classes="dialog-buttons"):
                yield Button(word(again), id="rematch")
                yield Button(word("tui-end-another"), id="another")
                yield Button(word("tui-end-save"), id="save")
                yield Button(word("tui-end-quit"), id="quit")
            yield Static(id="saved", markup=False)
            yield Static(word(keys), classes="dialog-keys")

    def on_mount(self) -> None:
        """A low window has no buttons but begins at the top; Up and Down move the text there."""
        if self.app.size.height < LOW:
            sheet = self.query_one(VerticalScroll)
            sheet.focus(scroll_visible=False)
            self.call_after_refresh(sheet.scroll_home, animate=False)

    def places(self) -> Text:
        """A line for everybody: place, name, a bar for what counts most, and the scores."""
        session = self.session
        outcome = session.table.outcome
        assert outcome
        first = [next(iter(place.scores.values()), 0) for place in outcome.standing]
        most = max([1, *first])
        name_width = max(len(player.name) for player in session.players)
        scored = max(len(scores) for _, _, scores in session.standing())
        room = min(ROOM, int(self.app.size.width * 0.96) - 9)
        bar = max(4, min(BAR, room - name_width - scored - 8))
        rows: list[Text] = []
        for (place, seat, scores), points in zip(session.standing(), first, strict=True):
            won = seat in outcome.winners
            full = round(bar * max(0, points) / most)
            number = session.speaker.word("tui-end-place", {"place": place})
            row = Text(number.rjust(3) if session.ranked else "", MIST)
            name = session.speaker.name(seat).ljust(name_width)
            row.append(f" {name}  ", f"bold {BRASS if won else FOAM}")
            row.append("━" * full, BRASS)
            row.append("━" * (bar - full), TROUGH)
            row.append("  " + scores, FOAM)
            rows.append(row)
        return Text("\n").join(rows)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer by button."""
        if event.button.id == "save":
            self.action_save()
        else:
            self.dismiss(event.button.id or "table")

    def action_answer(self, answer: str) -> None:
        """Answer by key."""
        self.dismiss(answer)

    def action_save(self) -> None:
        """Ask where to save, and save."""
        self.app.push_screen(SaveAs(self.session.proposed, self.session.speaker), self.save)

    def save(self, path: str | None) -> None:
        """Write the game to a file and say so."""
        if path:
            line = self.query_one("#saved", Static)
            line.update(self.session.save(path))
            line.display = True
