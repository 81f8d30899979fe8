"""Setting tables up, and listing them."""

from __future__ import annotations

import json
from random import Random
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from doubloon.bots import make_bot
from doubloon.engine.game import DECK
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.locale import LANGUAGES
from doubloon.server.follow import is_campaign
from doubloon.server.journal import Settings, read_settings
from doubloon.server.names import clean, new_id

Mail: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"^$|^[^@\s<>]+@[^@\s<>]+$")]
Seconds: TypeAlias = Annotated[float, Meta(gt=0, le=3_000_000)]
BIGGEST: Final = 4_000
"""Characters that the options of a table may take; a house deck has a measure of its own."""


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A table as somebody would like it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: dict[str, Any] = {}
    bots: dict[Annotated[str, Meta(max_length=2)], Annotated[str, Meta(max_length=40)]] = {}
    """Bots by seat, counted from 0."""
    name: Annotated[str, Meta(max_length=60)] = ""
    lang: Annotated[str, Meta(max_length=8)] = "en"
    open: bool = False
    bank: Seconds | None = None
    add: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    move: Seconds | None = None
    grace: Seconds | None = 60.0
    stand_in: Annotated[str, Meta(max_length=40)] = "greedy"
    campaign: bool = False


def settings(wish: Wish) -> Settings:
    """A wish as a table can have it; Malformed if it makes no sense."""
    found = game(wish.game)
    short = {name: value for name, value in wish.options.items() if name != DECK}
    if len(json.dumps(short)) > BIGGEST:
        raise Malformed(Message("refuse-options", {"name": "..."}))
    options = found.check(wish.seats, wish.options)
    seats = {str(seat) for seat in range(wish.seats)}
    if not set(wish.bots) < seats:
        raise Malformed(Message("refuse-bot-seats", {"seats": wish.seats}))
    for bot in [*wish.bots.values(), wish.stand_in]:
        make_bot(bot, wish.game, Random(0))
    if wish.lang not in LANGUAGES:
        args: dict[str, Any] = {"name": wish.lang, "possible": list(LANGUAGES)}
        raise Malformed(Message("refuse-lang", args))
    if wish.bank is not None and wish.move is not None:
        raise Malformed(Message("refuse-two-clocks"))
    made = Settings(
        game=wish.game,
        rules=found.info.rules_version,
        seats=wish.seats,
        options=options,
        bots=wish.bots,
        name=clean(wish.name[:24]) if wish.name else "",
        lang=wish.lang,
        open=wish.open,
        bank=wish.bank,
        add=wish.add,
        move=wish.move,
        grace=None if wish.move is not None else wish.grace,
        stand_in=wish.stand_in,
        campaign=new_id() if wish.campaign else "",
    )
    if wish.campaign and not is_campaign(made):
        raise Malformed(Message("refuse-no-campaign-mode"))
    return made


def line(row: Any, guest: str) -> dict[str, Any]:
    """A table as a list shows it."""
    s = read_settings(row.settings)
    short = json.loads(row.summary)
    turn = short.pop("turn", "")
    return {
        "table": row.id,
        "game": s.game,
        "rules": s.rules,
        "seats": s.seats,
        "options": short_options(s.options),
        "name": s.name,
        "lang": s.lang,
        "state": row.state,
        "touched": row.touched,
        "campaign": s.campaign,
        **short,
        "your_turn": bool(guest) and turn == guest,
    }


def short_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options for a list: of a house deck only its fingerprint."""
    if DECK not in options:
        return options
    return {**options, DECK: {"mark": options[DECK]["mark"]}}


def listed(rows: list[Any], guest: str) -> list[dict[str, Any]]:
    """Tables for a list."""
    return [line(row, guest) for row in rows]
