"""What each game brings to the terminal: its table in sentences, and its table drawn."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from doubloon.engine.seat import seat_name
from doubloon.locale.house import in_play
from doubloon.tui.deck import lay_out

if TYPE_CHECKING:
    from doubloon.engine.event import Event
    from doubloon.engine.notation import Choice
    from doubloon.tui.part import Part
    from doubloon.tui.session import Session

ROOMS: Final = {"port-royal": "port_royal", "buccaneer": "buccaneer", "merchants": "merchants"}
"""Game ids and the folders that draw them; a game without one is told in its story alone."""

VAST: Final = frozenset(("merchants",))
"""Games with a table too large to be told at every question, a map to travel, and moments at which
most players pass."""


def describe_table(session: Session) -> list[str]:
    """The table in sentences, for the plain room and for screen readers."""
    return in_play(session.table.game, session.speaker) + described(session)


def described(session: Session) -> list[str]:
    """What lies on the table, in sentences."""
    if session.game not in ROOMS:
        return []
    lay_out(session.table.game)
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    lines: list[str] = module.describe(session)
    return lines


def brief_table(session: Session) -> list[str]:
    """What of the table bears on the question, in sentences: for most games all of it."""
    if session.game not in VAST:
        return described(session)
    lay_out(session.table.game)
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    lines: list[str] = module.brief(session)
    return lines


def journey(session: Session) -> str:
    """How many actions it takes to get where; only games with a map have an answer."""
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    answer: str = module.journey(session)
    return answer


def keeps_secrets(session: Session) -> bool:
    """Whether a player of this table may know what the others must not see."""
    if session.game not in ROOMS:
        return False
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    kept: bool = module.keeps_secrets(session.table.view(None))
    return kept


def public_log(session: Session) -> list[str | None]:
    """Everything that was said, without what the readers must not know: None in its place."""
    log = session.table.log
    if not keeps_secrets(session):
        return [*log]
    mine = "" if session.reader is None else seat_name(session.reader)
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    lines: list[str | None] = module.public_log(log, mine)
    return lines


def unasked(session: Session) -> Choice | None:
    """The answer of a person that goes without asking, if it does."""
    if session.game not in VAST:
        return None
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.passing")
    choice: Choice | None = module.unasked(session)
    return choice


def story_page(session: Session, event: Event) -> str | None:
    """What is read aloud when this happens, its heading on the first line; mostly nothing."""
    if session.game not in ROOMS:
        return None
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    page: str | None = module.story_page(event, session.speaker)
    return page


def aside(session: Session, choice: Choice) -> list[str]:
    """What else people should know of a choice, in sentences; mostly nothing."""
    if session.game not in VAST:
        return []
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    lines: list[str] = module.aside(choice, session.speaker)
    return lines


def closing(session: Session) -> list[str]:
    """What else there is to say when a game is over: ranks, and what was lacking."""
    if session.game not in ROOMS:
        return []
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.sentences")
    lines: list[str] = module.closing(session)
    return lines


def draw_table(session: Session) -> tuple[Part, Part, Part | None]:
    """The middle of the table, its seats, and a board beside them if there is one, as widgets."""
    if session.game not in ROOMS:
        from doubloon.tui.part import Part

        return Part(session), Part(session), None
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.board")
    middle: Part = module.Middle(session)
    seats: Part = module.Seats(session)
    board: Part | None = module.board(session)
    return middle, seats, board


def legend(session: Session) -> list[tuple[str, str]]:
    """The colours of the game's ships and how each is marked, for the help page."""
    if session.game not in ROOMS:
        return []
    module = import_module(f"doubloon.tui.{ROOMS[session.game]}.faces")
    marks: list[tuple[str, str]] = module.legend(session.speaker, session.table.view(None))
    return marks
