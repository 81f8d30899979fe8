"""Into the terminal room and out again, with the game saved on the way."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field, replace
from io import TextIOWrapper
from pathlib import Path

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.locale import speaker
from doubloon.match.table import Table
from doubloon.tui.party import seat_party
from doubloon.tui.session import Session, sit_down
from doubloon.tui.setup import Setup


@dataclass(frozen=True, slots=True)
class Laid(Setup):
    """A setup whose first table is laid already, and is the one to be saved."""

    table: Table | None = None
    last: list[Table] = field(default_factory=list)

    def deal(self, language: str) -> Session:
        """The table that is laid, or a fresh one."""
        if self.table is None:
            return Setup.deal(self, language)
        seed = getattr(self.table.source, "seed", 0)
        names = self.table.names
        players = seat_party(self.who, self.seats, self.game, seed, speaker(language), names)
        self.last[:] = [self.table]
        session = sit_down(self.table, players, language)
        session.keep_at(self.kept)
        return session

    def again(self) -> Setup:
        """A fresh table for the same players."""
        return replace(self, seed=Setup.again(self).seed, table=None, kept="")


def lay(table: Table, who: list[str]) -> Laid:
    """The setup of a table that is there already."""
    seed = getattr(table.source, "seed", None)
    return Laid(table.game.info.id, table.seats, table.options, seed, who, table=table)


def enter(setup: Laid, language: str, *, plain: bool, ask: bool, place: Path | None) -> None:
    """Play in the plain or the drawn room; save when leaving, however that comes about.

    With `ask` the drawn room first shows its start screen, with this setup proposed.
    """
    setup = replace(setup, kept=str(place or ""))
    try:
        if plain:
            enter_plain(setup, language)
        else:
            enter_drawn(setup, language, ask)
    finally:
        if place and setup.last:
            keep(setup.last[0], place)
            print(speaker(language).word("tui-saved", {"path": str(place)}))


def keep(table: Table, place: Path) -> None:
    """Save a table; Malformed if the file cannot be written."""
    try:
        table.save(place)
    except OSError:
        raise Malformed(Message("refuse-save-place", {"path": str(place)})) from None


def enter_plain(setup: Setup, language: str) -> None:
    """Play line by line."""
    from doubloon.tui.plain import run_plain

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # whatever is piped in, we can answer it
    run_plain(setup.deal(language), sys.stdout, sys.stdin.readline)


def enter_drawn(setup: Setup, language: str, ask: bool) -> None:
    """Play in the window."""
    try:
        from doubloon.tui.app import DoubloonApp
    except ModuleNotFoundError:
        raise Malformed(Message("refuse-no-textual")) from None
    DoubloonApp(None if ask else setup, language, proposed=setup).run()
