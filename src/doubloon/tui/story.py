"""The story of a game as lines of the logbook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.padding import Padding
from rich.text import Text

from doubloon.engine.event import Event
from doubloon.locale import Speaker
from doubloon.tui.palette import BRASS, EMBER, FOAM, MIST, MOSS
from doubloon.tui.session import QUIET, Session

HEADINGS: Final = frozenset(("turn", "began", "m-turn", "m-round"))
"""Events that begin a paragraph."""

STOP: Final = "stopped"
NEXT: Final = frozenset(("turn",))
DEEDS: Final = frozenset(
    [
        "traded",
        "hired",
        "passed",
        "completed",
        "claimed",
        "stepped",
        "waived",
        "gave",
        "stored",
        "taken-back",
        "good-kept",
        "good-sold",
        "good-spent",
        "crowns-spent",
        "crowned",
    ]
)
"""After the first, until the second, one of these shows that a player could do something."""

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
    "m-turn": f"bold {BRASS}",
    "m-round": f"bold {BRASS}",
    "m-event": FOAM,
    "m-glory": f"bold {MOSS}",
    "m-announced": f"bold {MOSS}",
    "m-battle": f"bold {EMBER}",
    "m-died": f"bold {EMBER}",
    "m-sunk": f"bold {EMBER}",
    "m-war": f"bold {EMBER}",
}


def story_line(event: Event, speaker: Speaker) -> Padding | None:
    """One event as a line; None for what is not worth one."""
    if event.name in QUIET:
        return None
    what = event.what()
    text = Text(speaker.tell(event), STYLES.get(what, MIST))
    return Padding(text, (0, 0, 0, 0 if what in HEADINGS else 2))


def plain_line(text: str) -> Padding:
    """A line that is no event."""
    return Padding(Text(text, MIST), (0, 0, 0, 2))


def took_nothing(session: Session, events: Sequence[Event], at: int) -> str | None:
    """What to say of a player who stops and is then asked nothing, as no card can be taken."""
    seat = getattr(events[at], "seat", None)
    if events[at].name != STOP or seat is None:
        return None
    for event in events[at + 1 :]:
        if event.name in NEXT:
            break
        if event.name in DEEDS and getattr(event, "seat", None) == seat:
            return None
    else:
        decision = session.table.decision
        if decision and decision.seat == seat:
            return None
    return session.speaker.word("tui-took-nothing", {"name": session.speaker.name(seat)})
