"""An open campaign: what its crew plays is in its file at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from random import Random

from doubloon.bots import make_bot
from doubloon.command.seating import BOT
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Malformed
from doubloon.engine.seat import Seat
from doubloon.match.campaign import GAME, Campaign, Record
from doubloon.match.table import Table
from doubloon.tui.party import Player
from doubloon.tui.session import Session, sit_down
from doubloon.tui.setup import Setup


class Logbook:
    """A campaign and the file it is kept in; without a file it is forgotten in the end."""

    def __init__(self, campaign: Campaign, path: Path | None, seed: Callable[[], int]) -> None:
        self.campaign = campaign
        self.path = path
        self.seed = seed
        self.date = date.today().isoformat()
        self.seen = self._on_disk()
        """The file as it was read or written last."""
        for mate in campaign.crew:
            make_bot(mate.bot or BOT, GAME, Random(0))

    def open(self, share: Sequence[int] | None = None, chapter: int | None = None) -> Table:
        """The game under way, or else the next one, begun now."""
        under_way = self.campaign.begun
        try:
            table = self.campaign.resume()
        except Malformed as refusal:
            raise Malformed(Message("refuse-campaign-old", {"why": refusal.reason})) from None
        if table is None or under_way is None:
            return self.campaign.begin(self.seed(), share, chapter)
        if share is not None or chapter is not None:
            raise Malformed(Message("refuse-campaign-under-way"))
        self.date = under_way.date
        return table

    def keep(self, table: Table) -> None:
        """Note how far a game is. If the file cannot be written now, closing tells."""
        self.campaign.keep(table, self.date)
        with suppress(OSError):
            self._write()

    def close(self, table: Table) -> Record | None:
        """Put a game away: into the records if it is over, else to go on with it later."""
        record = None
        if table.outcome:
            record = self.campaign.record(table, self.date)
        else:
            self.campaign.keep(table, self.date)
        self.save()
        return record

    def save(self) -> None:
        """Write the file; Malformed if that is not possible."""
        try:
            self._write()
        except OSError:
            raise Malformed(Message("refuse-campaign-folder", {"path": str(self.path)})) from None

    def _write(self) -> None:
        """Write the file, unless somebody else has written it since."""
        if self.path:
            if self._on_disk() != self.seen:
                raise Malformed(Message("refuse-campaign-elsewhere", {"path": str(self.path)}))
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.campaign.save(self.path)
            self.seen = self._on_disk()

    def _on_disk(self) -> bytes | None:
        """What the file holds; None if there is none."""
        return self.path.read_bytes() if self.path and self.path.exists() else None


class LoggedTable(Table):
    """A table whose choices are in the logbook as soon as they are made."""

    logbook: Logbook

    @classmethod
    def adopt(cls, table: Table, logbook: Logbook) -> LoggedTable:
        """The same table, with somebody who takes notes."""
        logged = cls.__new__(cls)
        logged.__dict__.update(vars(table))
        logged.logbook = logbook
        return logged

    def play(self, *choices: Choice | str) -> None:
        """Make choices in turn, and note them."""
        super().play(*choices)
        self.logbook.keep(self)

    def undo(self, seat: Seat | None = None, *, consent: bool = False) -> None:
        """Take back a choice, and note it."""
        super().undo(seat, consent=consent)
        self.logbook.keep(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Voyage(Setup):
    """One game of a campaign after the other, for the terminal rooms.

    Whoever sets other options at the start screen plays outside the campaign.
    """

    logbook: Logbook
    tables: list[Table]
    """The table of the campaign that is played at."""
    begun: bool = True

    @property
    def is_other(self) -> bool:
        """Whether this is not a game of the campaign."""
        return not self.begun and bool(self.options)

    def deal(self, language: str) -> Session:
        """The table that is laid, or the campaign's next one, with the crew."""
        if self.is_other:
            return Setup.deal(self, language)
        if not self.begun:
            self.go_on()
        players = []
        for seat, mate in enumerate(self.logbook.campaign.crew):
            bot = make_bot(mate.bot, GAME, Random(f"{self.seed} seat {seat}")) if mate.bot else None
            players.append(Player(mate.name, mate.bot or "human", bot))
        session = sit_down(self.tables[-1], players, language)
        session.kept = str(self.logbook.path or "")
        session.campaign = self.logbook.campaign
        return session

    def again(self) -> Setup:
        """The next game."""
        if self.is_other:
            return Setup.again(self)
        return replace(self, options={}, begun=False)

    def go_on(self) -> None:
        """Lay the chapter that comes next; after all five, the same one again."""
        last = self.tables[-1].options["chapter"]
        self.put_away()
        lay(
            self.logbook,
            self.logbook.open(None, self.logbook.campaign.chapter or last),
            self.tables,
        )

    def put_away(self) -> None:
        """Close the game that is laid, if there is one."""
        if self.tables:
            self.logbook.close(self.tables.pop())


def lay(logbook: Logbook, table: Table, tables: list[Table]) -> None:
    """Lay a table where every choice is noted; the game is under way from here on."""
    tables.append(LoggedTable.adopt(table, logbook))
    logbook.keep(table)


def voyage(logbook: Logbook, table: Table) -> Voyage:
    """The setup of a game of a campaign."""
    tables: list[Table] = []
    lay(logbook, table, tables)
    seed = getattr(table.source, "seed", None)
    return Voyage(GAME, table.seats, table.options, seed, logbook=logbook, tables=tables)
