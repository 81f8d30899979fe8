"""A campaign: one crew through the five chapters of The Adventure Begins (R15.1, R19.3).

What was played is the truth; how far the crew is, its defeats in a row and the coins they bring
follow from it. The module reads no clock: whoever plays says what day it is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from doubloon.engine.chance import Seeded
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.games.port_royal.modes import CHAPTERS, CODES, MOST_BONUS
from doubloon.games.port_royal.quest import Book, read_book
from doubloon.match.save import header, lines, loads
from doubloon.match.table import Table

if TYPE_CHECKING:
    from pathlib import Path

GAME: Final = "port-royal"
TOGETHER: Final = "adventure-coop"
APART: Final = "adventure"
MODES: Final = (TOGETHER, APART)
COINS_PER_DEFEAT: Final = 3
"""Bonus coins for each defeat in a row (R19.3); never more in all than one seat may begin with."""


@dataclass(frozen=True, slots=True)
class Mate:
    """One of the crew: a person, or a bot by its name."""

    name: str
    bot: str | None = None

    def data(self) -> dict[str, Any]:
        """The mate as plain data."""
        return {"name": self.name, "bot": self.bot}


@dataclass(frozen=True, slots=True)
class Record:
    """One game of a campaign that was played to its end; lists go by seats."""

    chapter: int
    winners: list[str]
    """Names; nobody if the team lost."""
    date: str
    seed: int | None
    """None if chance had no seed."""
    bonus: list[int]
    tasks: list[str]
    """The way through the book, in the order of laying out."""
    personalities: list[str]
    cubes: list[int]
    """Put on tasks."""
    influence: list[int]
    turns: int

    @property
    def won(self) -> bool:
        """Whether the chapter was won, by the team or by somebody."""
        return bool(self.winners)

    def data(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "chapter": self.chapter,
            "won": self.won,
            "winners": self.winners,
            "date": self.date,
            "seed": self.seed,
            "bonus": self.bonus,
            "tasks": self.tasks,
            "personalities": self.personalities,
            "cubes": self.cubes,
            "influence": self.influence,
            "turns": self.turns,
        }


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that is not over: the lines of its save, and the day it was begun."""

    date: str
    lines: list[Any]

    @property
    def options(self) -> dict[str, Any]:
        """The options of its table: the chapter among them, and the bonus."""
        options: dict[str, Any] = self.lines[0]["options"]
        return options

    def data(self) -> dict[str, Any]:
        """The game as plain data."""
        return {"date": self.date, "lines": self.lines}


@dataclass(slots=True)
class Campaign:
    """A named crew, what it has played, and the game it is in the middle of."""

    name: str
    crew: list[Mate]
    mode: str = TOGETHER
    people: str = "sheets"
    records: list[Record] = field(default_factory=list)
    begun: Begun | None = None

    def __post_init__(self) -> None:
        game(GAME).check(len(self.crew), {"mode": self.mode, "people": self.people})

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.crew)

    @property
    def together(self) -> bool:
        """Whether the crew plays as a team."""
        return self.mode == TOGETHER

    @property
    def won(self) -> int:
        """How many chapters are won; they are won in order."""
        return self._standing()[0]

    @property
    def defeats(self) -> int:
        """Defeats in a row in the chapter that comes next (R19.3)."""
        return self._standing()[1]

    @property
    def finished(self) -> bool:
        """Whether all five chapters are won."""
        return self.won == CHAPTERS

    @property
    def chapter(self) -> int | None:
        """The chapter that comes next; None when all are won."""
        return None if self.finished else self.won + 1

    @property
    def bonus(self) -> int:
        """The coins that the crew may share out before it begins the next chapter (R19.3)."""
        return min(COINS_PER_DEFEAT * self.defeats, MOST_BONUS)

    @property
    def codes(self) -> list[int]:
        """The codes of the new cards that chapters won have brought into the deck (R15.2)."""
        firsts = book().codes
        return [code for code in CODES if self.finished or code < firsts[self.won]]

    @property
    def cards(self) -> list[str]:
        """The new cards that chapters won have brought into the deck (R15.2)."""
        codes = self.codes
        return [row["id"] for row in game(GAME).cards() if row.get("code") in codes]

    def next_options(
        self, share: Sequence[int] | None = None, chapter: int | None = None
    ) -> dict[str, Any]:
        """The options of the next game, for `doubloon.table` with `seats` seats.

        `share` says how many of the bonus coins each seat gets; without it they go round evenly. A
        chapter that was won may be played again, without bonus.
        """
        if chapter is None:
            chapter = self.chapter
        if chapter is None:
            raise Malformed(Message("refuse-campaign-finished", {"count": CHAPTERS}))
        if chapter not in range(1, min(self.won + 1, CHAPTERS) + 1):
            args: dict[str, Arg] = {"name": str(chapter), "most": min(self.won + 1, CHAPTERS)}
            raise Malformed(Message("refuse-campaign-chapter", args))
        options: dict[str, Any] = {"mode": self.mode, "chapter": chapter, "people": self.people}
        coins = self.bonus if chapter == self.chapter else 0
        shares = self._share_out(coins, share)
        if self.together:
            options["bonus"] = shares
        return options

    def begin(
        self, seed: int, share: Sequence[int] | None = None, chapter: int | None = None
    ) -> Table:
        """A table for the next game."""
        return Table(game(GAME), self.seats, self.next_options(share, chapter), Seeded(seed))

    def keep(self, table: Table, date: str = "") -> None:
        """Remember a game of this campaign that is not over yet, in place of any other."""
        self._check(table)
        self.begun = Begun(date, [json.loads(line) for line in lines(table)])

    def resume(self) -> Table | None:
        """The game that the crew is in the middle of."""
        if self.begun is None:
            return None
        return loads("".join(json.dumps(line) + "\n" for line in self.begun.lines))

    def settle(self) -> None:
        """Record the game that was kept, if it has come to its end."""
        table = self.resume()
        if self.begun and table and table.outcome:
            self.record(table, self.begun.date)

    def record(self, table: Table, date: str = "") -> Record:
        """Write a finished game of this campaign into its records; it is no longer under way."""
        self._check(table)
        outcome = table.outcome
        if outcome is None:
            raise Malformed(Message("refuse-campaign-not-over"))
        seen = table.view(None)
        tasks = seen["quest"]["tasks"]
        seats = range(self.seats)
        record = Record(
            chapter=table.options["chapter"],
            winners=[self.crew[seat].name for seat in outcome.winners],
            date=date,
            seed=header(table).get("seed"),
            bonus=table.options.get("bonus", []),
            tasks=[task["id"] for task in tasks],
            personalities=[one["personality"] for one in seen["quest"]["travellers"]],
            cubes=[sum(seat in task["done"] for task in tasks) for seat in seats],
            influence=[player["influence"] for player in seen["players"]],
            turns=seen["turn"],
        )
        self.records.append(record)
        self.begun = None
        return record

    def progress(self) -> dict[str, Any]:
        """How far the crew is, as plain data."""
        return {
            "chapters_won": list(range(1, self.won + 1)),
            "next_chapter": self.chapter,
            "defeats_in_a_row": self.defeats,
            "bonus_coins": self.bonus,
            "cards_joined": self.codes,
        }

    def data(self) -> dict[str, Any]:
        """The campaign as plain data, in the order in which people read it."""
        return {
            "name": self.name,
            "crew": [mate.data() for mate in self.crew],
            "mode": self.mode,
            "people": self.people,
            "progress": self.progress(),
            "records": [record.data() for record in self.records],
            "game": self.begun and self.begun.data(),
        }

    def save(self, path: str | Path) -> None:
        """Write the campaign so that a crash leaves either the old file or the new one."""
        from doubloon.match.campaign_file import write

        write(self, path)

    @classmethod
    def load(cls, path: str | Path) -> Campaign:
        """The campaign that a file holds; Malformed if it is not a whole and true one."""
        from doubloon.match.campaign_file import read

        return read(path)

    def _standing(self) -> tuple[int, int]:
        """Chapters won and defeats since; playing a won chapter again changes neither."""
        won = defeats = 0
        for record in self.records:
            if record.chapter == won + 1:
                won, defeats = (won + 1, 0) if record.won else (won, defeats + 1)
        return won, defeats

    def _share_out(self, coins: int, share: Sequence[int] | None) -> list[int]:
        """The bonus of each seat: as the crew wants it, but all of it and nothing more (R19.3)."""
        if share is None:
            share = [(coins + self.seats - 1 - seat) // self.seats for seat in range(self.seats)]
        everybody = len(share) == self.seats or (not coins and not share)
        whole = all(type(part) is int and part >= 0 for part in share)
        if not (everybody and whole and sum(share) == coins):
            args: dict[str, Arg] = {"coins": coins, "seats": self.seats}
            raise Malformed(Message("refuse-campaign-share", args, "R19.3"))
        return list(share) if coins else []

    def _check(self, table: Table) -> None:
        """Refuse a table at which this crew does not play its next game."""
        if table.game.info.id == GAME and table.seats == self.seats:
            asked = self.next_options(table.options.get("bonus"), table.options.get("chapter"))
            asked["deck"] = table.options.get("deck")
            if table.options == game(GAME).check(self.seats, asked):
                return
        raise Malformed(Message("refuse-campaign-table"))


@cache
def book() -> Book:
    """The book of the adventure, read once."""
    return read_book()
