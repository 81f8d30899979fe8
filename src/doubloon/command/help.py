"""The help pages. Every word of them comes from the locale files, found by name."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from doubloon.locale import Speaker

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

INDENT: Final = 2
LABELS: Final = 24
"""How wide the column of names is."""


class Pages:
    """Writes help as plain text in one language, for eyes and screen readers alike."""

    def __init__(self, speaker: Speaker, family: str = "") -> None:
        self.speaker = speaker
        self.family = family
        """How the names of the commands on this page begin in the locale files."""
        self.verb = ""
        """The command that this page is about."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One list of commands or options."""
        if panel.entries:
            self._print(console, self.speaker.word(f"help-{panel.title}"))
        for entry in panel.entries:
            self._print(console, self._entry(entry, panel.format, console.width))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """How to call the command; `usage` is the id of the line that says so."""
        id = str(usage).strip()
        self.verb = id.removeprefix("usage-")
        line = self.speaker.word(id)
        self._print(console, self.speaker.word("help-usage", {"line": line}))

    def render_description(self, console: Console, options: ConsoleOptions, text: Any) -> None:
        """What the command does; `usage` has said it already."""

    def _entry(self, entry: HelpEntry, kind: str, width: int) -> str:
        """A name and what it means, in two columns."""
        long = (entry.positional_label or entry.positive_names[0]).lstrip("-").lower()
        id = f"verb-{self.family}{long}" if self._is_verb(entry, kind) else self._about(long)
        about = self.speaker.word(id)
        first, *more = textwrap.wrap(about, max(width - LABELS - INDENT, 20))
        label = self._label(entry, long)
        lines = [" " * INDENT + label.ljust(LABELS) + first]
        if len(label) >= LABELS:
            lines = [" " * INDENT + label, " " * (INDENT + LABELS) + first]
        return "\n".join(lines + [" " * (INDENT + LABELS) + line for line in more])

    def _about(self, long: str) -> str:
        """What an option means: to this command, if it is said for it alone, else to all."""
        own = f"arg-{self.verb}-{long}"
        return own if self.speaker.knows(own) else f"arg-{long}"

    def _is_verb(self, entry: HelpEntry, kind: str) -> bool:
        return kind == "command" and not entry.positive_names[0].startswith("-")

    def _label(self, entry: HelpEntry, long: str) -> str:
        """The names of an option, with a word for its value."""
        if entry.positional_label:
            return self.speaker.word("help-positional", {"name": entry.positional_label})
        label = ", ".join((*entry.positive_shorts, *entry.positive_names))
        return f"{label} {self.speaker.word(f'value-{long}')}" if entry.metavar else label

    def _print(self, console: Console, text: str) -> None:
        console.print(text, highlight=False, markup=False, soft_wrap=True)
