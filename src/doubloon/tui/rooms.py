"""What each game brings to the terminal: its table in sentences, and its table drawn."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from doubloon.tui.part import Part
    from doubloon.tui.session import Session

ROOMS: Final = {"port-royal": "port_royal"}
"""Game ids and the folders that draw them; a game without one is told in its story alone."""


def describe_table(session: Session) -> list[str]:
    """The table in sentences, for the plain room and for screen readers."""
    if session.game not in ROOMS:
        return []
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    lines: list[str] = module.describe(session)
    return lines


def draw_table(session: Session) -> tuple[Part, Part]:
    """The middle of the table and its seats, as widgets."""
    if session.game not in ROOMS:
        from doubloon.tui.part import Part

        return Part(session), Part(session)
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.board")
    middle: Part = module.Middle(session)
    seats: Part = module.Seats(session)
    return middle, seats


def legend(session: Session) -> list[tuple[str, str]]:
    """The colours of the game's ships and how each is marked, for the help page."""
    if session.game not in ROOMS:
        return []
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.faces")
    marks: list[tuple[str, str]] = module.legend(session.speaker)
    return marks
