"""House decks over HTTP: the file to correct, and what a corrected one holds or has wrong."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from doubloon.engine.game import DECK
from doubloon.engine.house import MOST_TEXT, Faulty
from doubloon.engine.message import Message
from doubloon.games import game
from doubloon.locale import Speaker, speaker
from doubloon.locale.house import deck_file, differences
from doubloon.server.answers import address, language, read, reply
from doubloon.server.hub import Hub
from doubloon.server.journal import read_settings
from doubloon.server.refusals import TooFast, missing
from doubloon.server.shown import a_game


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a deck file."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)]


async def deck(hub: Hub, request: Request) -> Response:
    """The cards of a game as a file that an owner of the box can correct."""
    id = a_game(request)
    return Response(
        deck_file(game(id), speaker(language(request))),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{id}.toml"'},
    )


async def check_deck(hub: Hub, request: Request) -> Response:
    """What a deck file corrects, ready for a table's options; or every fault as a sentence."""
    id = a_game(request)
    sent: DeckText = await read(request, DeckText)
    if not hub.gate.may_check(address(request)):
        raise TooFast(Message("refuse-too-many"))
    return reply(await asyncio.to_thread(checked, id, sent.text, language(request)))


async def table_deck(hub: Hub, request: Request) -> Response:
    """The house deck of a table, and what it says otherwise than ours; nothing for our own."""
    row = await hub.ask(hub.store.row, request.path_params["table"])
    if row is None:
        raise missing("table", name=request.path_params["table"][:40])
    settings = read_settings(row.settings)
    played, lang = game(settings.game).of(settings.options), language(request)
    listed = differences(played, Speaker(lang, room=played))
    return reply({"mark": played.mark, "cards": played.corrections, "differences": listed})


def checked(id: str, text: str, lang: str) -> dict[str, Any]:
    """A deck's text as data."""
    stock = game(id)
    try:
        cards = stock.read_deck(text)
    except Faulty as faulty:
        faults = [speaker(lang).say(fault) for fault in faulty.faults]
        return {"deck": None, "faults": faults, "differences": []}
    if not cards:
        return {"deck": None, "faults": [], "differences": []}
    deck = {"mark": stock.mark_of(cards), "cards": cards}
    house = stock.of({DECK: deck})
    listed = differences(house, Speaker(lang, room=house))
    return {"deck": deck, "faults": [], "differences": listed}
