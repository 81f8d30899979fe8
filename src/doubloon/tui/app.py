"""The terminal table: start, play, and play again."""

from __future__ import annotations

from typing import Final

from textual.app import App

from doubloon.games import ROOMS
from doubloon.locale import speaker
from doubloon.tui.dialogs import Ask
from doubloon.tui.helm import WIDE, farewell
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup
from doubloon.tui.standing import Standing
from doubloon.tui.start import Start
from doubloon.tui.table_screen import TableScreen
from doubloon.tui.theme import THEME

DELAY: Final = 0.7
"""Seconds that a bot waits, so that people can follow."""


WIDTHS: Final = [(0, "-slim"), (76, "-narrow"), (WIDE, "-wide")]
HEIGHTS: Final = [(0, "-low"), (20, "-short"), (32, "-tall")]
"""From how many columns and lines on the table has more room."""


class DoubloonApp(App[None]):
    """A captain's table at night."""

    CSS_PATH = "night.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(
        self,
        setup: Setup | None = None,
        language: str = "en",
        delay: float = DELAY,
        curtain: bool = False,
        proposed: Setup | None = None,
    ) -> None:
        super().__init__()
        self.setup = setup
        """What to play at once; None asks first, with `proposed` already filled in."""
        self.proposed = proposed or Setup(next(iter(ROOMS)))
        self.language = language
        self.session: Session | None = None
        self.delay = delay
        self.curtain = curtain
        self.title = speaker(language).word("tui-welcome")

        self.register_theme(THEME)
        self.theme = THEME.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours that the style sheet may name."""
        return THEME.variables

    def on_mount(self) -> None:
        """Open the start screen, or the table that was asked for."""
        if self.setup is None:
            self.ask()
        else:
            self.seat(self.setup, self.setup.deal(self.language))

    async def action_quit(self) -> None:
        """Ctrl+Q asks first while a game is played."""
        if isinstance(self.screen, Ask):
            return
        table = next((s for s in self.screen_stack if isinstance(s, TableScreen)), None)
        if table is None or isinstance(self.screen, Standing):
            self.exit()
        else:
            question = Ask(farewell(table.session), table.session.speaker)
            self.push_screen(question, lambda agreed: self.exit() if agreed else None)

    def ask(self) -> None:
        """Show the start screen."""
        self.push_screen(Start(self.proposed, speaker(self.language)), self.started)

    def started(self, answer: tuple[Setup, Session] | None) -> None:
        """A table was laid at the start screen."""
        if answer:
            self.seat(*answer)

    def seat(self, setup: Setup, session: Session) -> None:
        """Everybody sits down at this table."""
        self.setup = self.proposed = setup
        self.session = session
        self.language = session.speaker.language
        self.push_screen(TableScreen(session, self.delay, self.curtain), self.after)

    def after(self, answer: str | None) -> None:
        """A game is over or was left."""
        assert self.setup
        if answer == "rematch":
            again = self.setup.again()
            self.seat(again, again.deal(self.language))
        elif answer == "language":
            assert self.session
            self.seat(self.setup, self.session)
        elif answer == "another":
            self.ask()
        else:
            self.exit()
