"""A finished game played again, to be looked at from any seat at any moment."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.seat import Seat
from doubloon.match.save import say_line, set_up
from doubloon.match.source import Committed
from doubloon.match.table import Table
from doubloon.server import teller

MARK: Final = 24
"""After so many choices a position is kept, to go on from there."""
MOST: Final = 60
"""At most so many positions are told at once."""


class Noted(Committed):
    """Committed chance that notes what it was asked and what it said."""

    def __init__(self, secret: str, shares: list[str], spoken: int = 0) -> None:
        super().__init__(secret, shares, spoken)
        self.draws: list[tuple[int, int, int]] = []
        """How often it had spoken, how many outcomes there were, which one it was."""

    def pick(self, below: int) -> int:
        """A number below the one given."""
        spoken, drawn = self.spoken, super().pick(below)
        self.draws.append((spoken, below, drawn))
        return drawn

    def at(self, spoken: int) -> Noted:
        """The same source, and the same notes, after it has spoken that many times."""
        copy = Noted(self.secret, self.shares, spoken)
        copy.draws = self.draws[:]
        return copy


class Reel:
    """One archived game. Position 0 is the first question; each player's line leads on by one."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.kept = kept
        self.said = [line for line in kept["log"] if not line.startswith("? ")]
        table = set_up(kept["header"])
        table.names = kept["names"]
        if isinstance(table.source, Committed):
            noted = Noted(table.source.secret, table.source.shares)
            table = Table(table.game, table.seats, table.options, noted)
        self._marks: dict[int, Table] = {0: table}

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.said)

    def steps(self, seat: Seat | None) -> dict[str, Any]:
        """Every step of the game as the seat may read it, and all that chance said."""
        table, told, steps = self._at(0), 0, []
        for at in range(self.last + 1):
            if at:
                self._forward(table, at)
            events = [event.data() for event in table.events(seat, told)]
            told = table.told
            steps.append({"said": self.said[at - 1] if at else "", "events": events})
        header, source = self.kept["header"], table.source
        return {
            "game": header["game"],
            "options": header["options"],
            "names": self.kept["names"],
            "outcome": self.kept["outcome"],
            "steps": steps,
            "draws": source.draws if isinstance(source, Noted) else [],
            **{part: header[part] for part in ("commitment", "secret", "shares") if part in header},
        }

    def views(self, seat: Seat | None, first: int, last: int, count: int) -> dict[str, Any]:
        """How the table looks at some positions, and the question: so many of them, evenly."""
        last = min(last, self.last)
        gaps = min(count, MOST, last - first + 1) - 1
        places = (
            {first + (last - first) * gap // gaps for gap in range(gaps + 1)} if gaps else {first}
        )
        found: dict[str, Any] = {}
        for at in sorted(place for place in places if place <= last):
            table = self._at(at)
            found[str(at)] = {"view": table.view(seat), "asked": teller.asked(table, seat)}
        return found

    def _at(self, at: int) -> Table:
        """The table at a position, from the nearest one that was kept; the caller may play on."""
        start = max(mark for mark in self._marks if mark <= at)
        table = self._marks[start].clone()
        for step in range(start + 1, at + 1):
            self._forward(table, step)
        return table

    def _forward(self, table: Table, at: int) -> None:
        """Play one line, and keep the position now and then."""
        say_line(table, self.said[at - 1], at)
        if at % MARK == 0 and at not in self._marks:
            self._marks[at] = table.clone()
