"""The story of a game as lines of the logbook."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from doubloon.engine.event import Event
from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, EMBER, FOAM, MIST, MOSS

QUIET: Final = frozenset(("unveiled",))
"""Events that the logbook leaves out."""

HEADINGS: Final = frozenset(("turn", "began"))
"""Events that begin a paragraph."""

STYLES: Final = {
    "turn": f"bold {BRASS}",
    "began": f"bold {BRASS}",
    "busted": f"bold {EMBER}",
    "triggered": f"bold {EMBER}",
    "taken-back": f"italic {MIST}",
    "hired": FOAM,
    "traded": FOAM,
    "completed": f"bold {MOSS}",
    "repelled": FOAM,
}


def story_line(event: Event, speaker: Speaker) -> Padding | None:
    """One event as a line; None for what is not worth one."""
    if event.name in QUIET:
        return None
    text = Text(speaker.tell(event), STYLES.get(event.name, MIST))
    return Padding(text, (0, 0, 0, 0 if event.name in HEADINGS else 2))
