"""Who sits down to play: people first, then bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import doubloon
from doubloon.bots.own import check, is_own
from doubloon.command.common import Common, read_deck
from doubloon.command.saves import read
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.games import ROOMS, game
from doubloon.match.save import can_write
from doubloon.match.table import Table

HUMAN: Final = "human"
BOT: Final = "greedy"
SEATS: Final = 4
"""How many play when nobody says."""


def new_table(
    common: Common,
    id: str,
    seats: int | None,
    bots: list[str] | None,
    deck: Path | None = None,
) -> Table:
    """A new table; without a number of seats, one for a person and the bots."""
    found = game(id)
    if seats is None:
        least, most = common.seats(found)
        seats = (
            min(SEATS, most)
            if bots is None
            else max(len(bots) + 1 - any(map(is_human, bots)), least)
        )
    options = common.options(found)
    if deck:
        options["deck"] = read_deck(deck)
    return doubloon.table(id, seats, seed=common.a_seed(), options=options)


def saved_table(common: Common, file: str, seats: int | None, deck: Path | None = None) -> Table:
    """The table that a save holds; it has its own seats, seed and options."""
    if seats is not None or common.seed is not None or common.option or deck:
        raise Malformed(Message("refuse-save-decides"))
    table = read(Path(file))
    if table.source is None:
        raise Malformed(Message("refuse-hand-played", {"path": file[:200]}))
    return table


def at_terminal() -> bool:
    """Whether somebody sits at the other end."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def is_file_name(what: str) -> bool:
    """Whether this names a save and not a game: ids of games have neither dot nor slash."""
    return what not in ROOMS and (Path(what).exists() or Path(what).name != what or "." in what)


def is_human(name: str) -> bool:
    """Whether this stands for a person: `human`, or `human:Ann`."""
    return name.partition(":")[0] == HUMAN


def party(table: Table, bots: list[str] | None) -> list[str]:
    """Who has each seat: people the first ones and bots the last.

    If nobody says, those who sat there before; at a new table one person. No file is run because a
    save names it; at a finished game nobody is asked, so anybody will do.
    """
    if bots is None:
        bots = table.party or [BOT] * (table.seats - 1)
        if table.outcome is not None:
            bots = [BOT if is_own(name) else name for name in bots]
        for name in filter(is_own, bots):
            raise Malformed(Message("refuse-own-saved", {"name": name}))
    if len(bots) > table.seats:
        args: dict[str, Arg] = {"bots": len(bots), "seats": table.seats}
        raise Malformed(Message("refuse-too-many-bots", args))
    for name in bots:
        if not is_human(name):
            check(name, table.game.info.id)
    return [HUMAN] * (table.seats - len(bots)) + bots


def place_to_save(path: Path, taken: str = "refuse-save-exists") -> Path:
    """A file that can be written; Malformed if it cannot, before anything is played. If something
    lies there, a message says what to do.
    """
    if not can_write(path):
        raise Malformed(Message("refuse-save-place", {"path": str(path)}))
    if path.exists():
        raise Malformed(Message(taken, {"path": str(path)}))
    return path
