"""A table told line by line to one reader, as the plain room tells it, wherever the reader sits."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.engine.message import Arg
from doubloon.engine.seat import Seat
from doubloon.match.table import Table
from doubloon.tui import rooms
from doubloon.tui.party import Player
from doubloon.tui.session import Session


class Reading(Session):
    """A table through the eyes of one seat, or of a spectator."""

    def __init__(
        self, table: Table, names: Sequence[str], seat: Seat | None, language: str = "en"
    ) -> None:
        super().__init__(table, [Player(name) for name in names], language)
        self.humans = [] if seat is None else [seat]


def tell(table: Table, names: Sequence[str], seat: Seat | None, language: str) -> list[str]:
    """Everything on the table that the seat may know, then its question and its options."""
    reading = Reading(table, names, seat, language)
    lines = rooms.describe_table(reading)
    return lines + question_lines(reading, "tui-told-option") if reading.asked_human else lines


def keeps_secrets(table: Table) -> bool:
    """Whether somebody at the table may know what others around the same screen must not see."""
    return rooms.keeps_secrets(Reading(table, [""] * table.seats, None))


def question_lines(session: Session, line: str = "tui-plain-option") -> list[str]:
    """The question and its options, numbered; with the words of the notation where one types."""
    decision, speaker = session.table.decision, session.speaker
    if decision is None:
        return []
    name = speaker.name(decision.seat)
    asked: dict[str, Arg] = {"name": name, "prompt": speaker.say(decision.prompt)}
    lines = [speaker.word("tui-plain-prompt", asked)]
    for number, (choice, what) in enumerate(session.options(), 1):
        option: dict[str, Arg] = {"number": number, "what": what, "word": choice.word}
        lines.append(speaker.word(line, option))
    return lines
