"""What can be done at a table besides choosing: take back, ask, save, read, leave."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from doubloon.locale import LANGUAGES
from doubloon.tui.campaign import table_page
from doubloon.tui.dialogs import Ask, Help, SaveAs, Write
from doubloon.tui.look_up import a_rule, just_happened, look_up
from doubloon.tui.page import LEAF, Page
from doubloon.tui.part import Part
from doubloon.tui.rooms import describe_table, legend
from doubloon.tui.session import Session

WIDE: Final = 100
"""From so many columns on crew and board lie side by side."""


class Helm(Screen[str]):
    """The keys of the table, and the line that answers them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("v", "view", show=False),
        Binding("l,slash", "look_up", show=False),
        Binding("g", "language", show=False),
        Binding("b", "board", show=False),
        Binding("c", "campaign", show=False),
        Binding("s", "save", show=False),
        Binding("p", "pass_always", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.board: Part | None = None
        """Contracts, tasks and the like, where the game has them."""

    def advance(self) -> None:
        """Go on with the game."""
        raise NotImplementedError

    def whisper(self, text: str, refused: bool = False) -> None:
        """Say something to whoever sits in front of the screen."""
        line = self.query_one("#whisper", Static)
        line.set_class(refused, "-refused")
        line.update(Text(text))

    def action_hint(self) -> None:
        """Say what the greedy bot would choose."""
        if self.session.asked_human:
            self.whisper(self.session.hint() or "")
        else:
            self.whisper(self.session.speaker.word("tui-hint-none"))

    def action_undo(self) -> None:
        """Take back a person's last choice; other people must agree, bots do."""
        reason = self.session.why_no_undo()
        if reason is None:
            self.take_back(True)
        else:
            question = self.session.speaker.word("tui-undo-agree", {"reason": reason})
            self.app.push_screen(Ask(question, self.session.speaker), self.take_back)

    def take_back(self, agreed: bool | None) -> None:
        """Go back to the last choice of a person."""
        if agreed:
            self.workers.cancel_group(self, "bots")
            self.whisper(self.session.undo())
            self.advance()

    def action_pass_always(self) -> None:
        """Pass at this kind of moment from now on, or be asked again."""
        asked = self.session.asked_human
        said = self.session.pass_always()
        if asked:
            self.advance()
        self.whisper(said)

    def action_view(self) -> None:
        """Show the whole table in words, as the plain room tells it."""
        speaker = self.session.speaker
        lines = [speaker.word("tui-words-title"), *describe_table(self.session)]
        self.app.push_screen(Page("\n".join(lines), speaker, story=False))

    def action_look_up(self) -> None:
        """Ask for a card or a rule, and show it."""
        speaker = self.session.speaker
        question = speaker.word("tui-look-up", {"number": a_rule(self.session)})
        self.app.push_screen(Write(question, "", speaker), self.look_up)

    def look_up(self, wanted: str | None) -> None:
        """Show a card, a rule or those of the last lines; a mere sentence is whispered."""
        if wanted is None:
            return
        asked = self.session
        text = look_up(asked, wanted, LEAF) if wanted else just_happened(asked, LEAF)
        if "\n" not in text and not text.startswith(" "):
            self.whisper(text)
        else:
            heading = self.session.title + "\n" if text.startswith(" ") else ""
            self.app.push_screen(Page(heading + text, self.session.speaker, story=False))

    def action_language(self) -> None:
        """Draw the table anew in the next language; not while a bot thinks at it."""
        if self.session.asked_human is None and self.session.table.decision is not None:
            return
        at = LANGUAGES.index(self.session.speaker.language)
        self.session.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.workers.cancel_group(self, "bots")
        self.dismiss("language")

    def action_campaign(self) -> None:
        """Show how far the campaign is, and its games so far."""
        speaker, lines = self.session.speaker, table_page(self.session)
        if self.session.campaign is None:
            self.whisper(lines[0])
        else:
            text = "\n".join([speaker.word("tui-campaign-title"), *lines])
            self.app.push_screen(Page(text, speaker, story=False))

    def action_board(self) -> None:
        """Turn to the board or back to the crew; a wide window shows both, so look at the board."""
        if not self.board:
            return
        if self.app.size.width >= WIDE:
            self.query("#board Item").first().focus()
        else:
            self.toggle_class("-board")

    def action_turn_to(self, side: str) -> None:
        """Show this side in a small window."""
        self.set_class(side == "board", "-board")

    def action_save(self) -> None:
        """Ask where to save, and save."""
        self.app.push_screen(SaveAs(self.session.proposed, self.session.speaker), self.save)

    def save(self, path: str | None) -> None:
        """Write the game to a file and say so."""
        if path:
            self.whisper(self.session.save(path))

    def action_help(self) -> None:
        """Show how the game goes, keys and signs."""
        self.app.push_screen(Help(self.session, legend(self.session)))

    def action_leave(self) -> None:
        """Ask whether to leave the table."""
        self.app.push_screen(Ask(farewell(self.session), self.session.speaker), self.leave)

    def leave(self, agreed: bool | None) -> None:
        """Leave the table."""
        if agreed:
            self.dismiss("quit")


def farewell(session: Session) -> str:
    """The question before a table is left: it says what becomes of the game."""
    if session.kept:
        return session.speaker.word("tui-quit-ask-kept", {"path": session.kept})
    return session.speaker.word("tui-quit-ask")
