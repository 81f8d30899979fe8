"""What the server shows to everybody: the page, games, cards, rules, its health."""

from __future__ import annotations

import asyncio
from pathlib import PurePosixPath

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

import doubloon
from doubloon.engine.game import Game
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.rulebook import look_up, rulebook, rules_of_log
from doubloon.server import forms, lessons, lobby, pages, protocol
from doubloon.server.answers import language, reply
from doubloon.server.hub import Hub
from doubloon.server.journal import read_settings
from doubloon.server.metrics import metrics
from doubloon.server.refusals import Missing, missing
from doubloon.server.web import ASK_AGAIN, FOREVER, KINDS


async def health(hub: Hub, request: Request) -> Response:
    """Whether the server is well: it can read its database."""
    await hub.ask(hub.store.due, 0.0, 1)
    return reply({"ok": True, "version": doubloon.__version__, "protocol": protocol.VERSION})


async def numbers(hub: Hub, request: Request) -> Response:
    """Figures for Prometheus."""
    return PlainTextResponse(metrics(hub), media_type="text/plain; version=0.0.4")


async def schema(hub: Hub, request: Request) -> Response:
    """JSON Schema of everything said on /ws."""
    return reply(protocol.schema())


async def games(hub: Hub, request: Request) -> Response:
    """The fact sheets of all games, with what can be chosen in each mode."""
    return reply([forms.sheet(info.id) for info in doubloon.games()])


async def cards(hub: Hub, request: Request) -> Response:
    """The cards of a game and whatever else lies on its table: facts, names and texts.

    With ?table= they are those of that table, which may have a house deck.
    """
    return reply(forms.components(await played(hub, request), language(request)))


async def labels(hub: Hub, request: Request) -> Response:
    """What every id of a game is called, as messages."""
    named = (await played(hub, request)).labels
    return reply({id: label.data() for id, label in named.items()})


async def log(hub: Hub, request: Request) -> Response:
    """The rule of each line of a game's log, by what happened and, if need be, what it names."""
    return reply(rules_of_log(a_game(request)))


async def bots(hub: Hub, request: Request) -> Response:
    """The bots that can have a seat, with a sentence about each."""
    return reply(forms.bots(language(request)))


async def rules(hub: Hub, request: Request) -> Response:
    """The rules of a game: all, a section, or one."""
    found, number = a_game(request), request.path_params.get("number")
    try:
        lang = language(request)
        return reply(rulebook(found, lang) if number is None else look_up(found, number, lang))
    except Malformed as refused:
        raise Missing(refused.reason) from None


async def all_lessons(hub: Hub, request: Request) -> Response:
    """The lessons: a first game of each kind, on a fixed deal."""
    return reply(lessons.listed())


async def one_lesson(hub: Hub, request: Request) -> Response:
    """A lesson step by step, with every position that the learner sees."""
    try:
        told = await asyncio.to_thread(lessons.told, request.path_params["lesson"])
    except Malformed as refused:
        raise Missing(refused.reason) from None
    return told.answer(request, ASK_AGAIN)


async def played(hub: Hub, request: Request) -> Game:
    """The game in the address, as it is played at the table that is asked about, if one is."""
    found, id = game(a_game(request)), request.query_params.get("table", "")
    row = await hub.ask(hub.store.row, id) if id else None
    settings = read_settings(row.settings) if row else None
    if id and (settings is None or settings.game != found.info.id):
        raise missing("table", name=id[:40])
    return found.of(settings.options) if settings else found


def a_game(request: Request) -> str:
    """The game in the address."""
    try:
        return game(request.path_params["game"]).info.id
    except Malformed as refused:
        raise Missing(refused.reason) from None


async def page(hub: Hub, request: Request) -> Response:
    """The table in the browser; if it was not built, a plain page with the open tables."""
    built = hub.web.page()
    if built is not None:
        return built.answer(request, ASK_AGAIN)
    rows = await hub.ask(hub.store.open_tables, 50)
    return HTMLResponse(pages.front(lobby.listed(rows, ""), language(request)))


async def asset(hub: Hub, request: Request) -> Response:
    """A part of the page, under a name that changes with it."""
    found = hub.web.file("assets/" + request.path_params["path"])
    if found is None:
        raise missing("page")
    return found.answer(request, FOREVER)


async def elsewhere(hub: Hub, request: Request) -> Response:
    """Another address of the page, or a file beside it."""
    path = request.path_params["path"]
    found = hub.web.file(path)
    if found is not None:
        return found.answer(request, ASK_AGAIN)
    if path.startswith("api/") or PurePosixPath(path).suffix in KINDS:
        raise missing("page")
    return await page(hub, request)
