"""Who sits down to play: people first, then bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import doubloon
from doubloon.bots import make_bot
from doubloon.command.common import Common
from doubloon.command.saves import read
from doubloon.engine.game import Game
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.games import ROOMS, game
from doubloon.match.table import Table

HUMAN: Final = "human"
BOT: Final = "greedy"
SEATS: Final = 4
"""How many play when nobody says."""


def sit_down(
    common: Common, what: str, seats: int | None, bots: list[str] | None
) -> tuple[Table, list[str]]:
    """The table to play at, new or saved, and who has each seat: `human` or a bot's name."""
    if is_file_name(what):
        if seats is not None or common.seed is not None or common.option:
            raise Malformed(Message("refuse-save-decides"))
        table = read(Path(what))
        return table, party(table.game, table.seats, bots)
    found = game(what)
    if seats is None:
        seats = most_seats(found) if bots is None else len(bots) + 1
    table = doubloon.table(what, seats, seed=common.a_seed(), options=common.options(found))
    return table, party(found, seats, bots)


def is_file_name(what: str) -> bool:
    """Whether this names a save and not a game: ids of games have neither dot nor slash."""
    return what not in ROOMS and (Path(what).exists() or Path(what).name != what or "." in what)


def most_seats(game: Game) -> int:
    """Four seats, or as many as the game has."""
    return min(SEATS, game.info.seats[1])


def party(game: Game, seats: int, bots: list[str] | None) -> list[str]:
    """People in the first seats and bots in the last; by default one person against bots."""
    if bots is None:
        bots = [BOT] * (seats - 1)
    if len(bots) > seats:
        args: dict[str, Arg] = {"bots": len(bots), "seats": seats}
        raise Malformed(Message("refuse-too-many-bots", args))
    for name in bots:
        make_bot(name, game.info.id, Random(0))
    return [HUMAN] * (seats - len(bots)) + bots


def place_to_save(path: Path) -> Path:
    """A file that can be written; Malformed if it cannot, before anything is played."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Malformed(Message("refuse-save-place", {"path": str(path)}))
    return path
