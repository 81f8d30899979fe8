"""What can be asked over HTTP: lobby, guests, replays, cards and rules."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import PurePosixPath
from typing import Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

import doubloon
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.locale import LANGUAGES
from doubloon.locale.text import language_text
from doubloon.rulebook import look_up, rulebook
from doubloon.server import forms, lobby, openapi, pages, protocol, replays
from doubloon.server.answers import (
    a_number,
    address,
    language,
    packed_reply,
    read,
    reply,
    whoever,
)
from doubloon.server.hub import Hub
from doubloon.server.metrics import metrics
from doubloon.server.names import clean
from doubloon.server.refusals import Forbidden, Missing, TooFast, missing
from doubloon.server.web import ASK_AGAIN, FOREVER, KINDS, File, packed

Handler: TypeAlias = Callable[[Hub, Request], Awaitable[Response]]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody wants to be."""

    name: protocol.Token | None = None
    mail: lobby.Mail | None = None


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A code from another device."""

    code: protocol.Token


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
    """The cards of a game and whatever else lies on its table: facts, names and texts."""
    return reply(forms.components(a_game(request), language(request)))


async def labels(hub: Hub, request: Request) -> Response:
    """What every id of a game is called, as messages."""
    named = game(a_game(request)).labels
    return reply({id: label.data() for id, label in named.items()})


async def bots(hub: Hub, request: Request) -> Response:
    """The bots that can have a seat, with a sentence about each."""
    return reply(forms.bots(language(request)))


async def locales(hub: Hub, request: Request) -> Response:
    """The languages, each with the tag of its text: the `v` under which it may be kept."""
    texts = {lang: await asyncio.to_thread(language_file, lang) for lang in LANGUAGES}
    return reply({lang: text.tag for lang, text in texts.items()})


async def locale(hub: Hub, request: Request) -> Response:
    """All messages of a language as one Fluent text; ?v= may be the tag of it, to keep it."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Missing(Message("refuse-lang", {"name": lang[:8], "possible": list(LANGUAGES)}))
    text = await asyncio.to_thread(language_file, lang)
    kept = request.query_params.get("v") == text.tag
    return text.answer(request, FOREVER if kept else ASK_AGAIN)


@cache
def language_file(lang: str) -> File:
    """A language as it is sent."""
    return packed("text/plain; charset=utf-8", language_text(lang).encode())


async def rules(hub: Hub, request: Request) -> Response:
    """The rules of a game: all, a section, or one."""
    found, number = a_game(request), request.path_params.get("number")
    try:
        return reply(rulebook(found) if number is None else look_up(found, number))
    except Malformed as refused:
        raise Missing(refused.reason) from None


def a_game(request: Request) -> str:
    """The game in the address."""
    try:
        return game(request.path_params["game"]).info.id
    except Malformed as refused:
        raise Missing(refused.reason) from None


async def new_guest(hub: Hub, request: Request) -> Response:
    """Come in: a name, and a key to come back with."""
    wish: Name = await read(request, Name)
    if not hub.gate.may_make(address(request)):
        raise TooFast(Message("refuse-too-many"))
    guest, key = await hub.ask(hub.guests.make, clean(wish.name or ""), time.time())
    return reply({"guest": guest.id, "name": guest.name, "key": key}, 201)


async def me(hub: Hub, request: Request) -> Response:
    """Who one is; PATCH takes another name or address."""
    guest = await whoever(hub, request)
    if request.method == "PATCH":
        wish: Name = await read(request, Name)
        name = None if wish.name is None else clean(wish.name)
        await hub.ask(hub.guests.change, guest.id, name, wish.mail)
        guest = await whoever(hub, request)
    return reply({"guest": guest.id, "name": guest.name, "mail": guest.mail})


async def my_tables(hub: Hub, request: Request) -> Response:
    """One's own tables, and where it is one's turn."""
    guest = await whoever(hub, request)
    return reply(lobby.listed(await hub.ask(hub.store.tables_of, guest.id, 100), guest.id))


async def code(hub: Hub, request: Request) -> Response:
    """A code for another device."""
    guest = await whoever(hub, request)
    return reply({"code": await hub.ask(hub.guests.make_code, guest.id, time.time())}, 201)


async def claim(hub: Hub, request: Request) -> Response:
    """Come in on another device."""
    wish: Code = await read(request, Code)
    found = await hub.ask(hub.guests.claim, wish.code, time.time())
    if found is None:
        raise Forbidden(Message("refuse-code"))
    guest, key = found
    return reply({"guest": guest.id, "name": guest.name, "key": key}, 201)


async def open_tables(hub: Hub, request: Request) -> Response:
    """The lobby."""
    return reply(lobby.listed(await hub.ask(hub.store.open_tables, 100), ""))


async def new_table(hub: Hub, request: Request) -> Response:
    """Set a table up."""
    guest = await whoever(hub, request)
    wish: lobby.Wish = await read(request, lobby.Wish)
    settings = lobby.settings(wish)
    if not hub.gate.may_make(address(request)):
        raise TooFast(Message("refuse-too-many"))
    room = await hub.create(settings, guest.id)
    link = f"/t/{room.id}"
    return reply({"table": room.id, "link": link, "commitment": room.commitment}, 201)


async def one_table(hub: Hub, request: Request) -> Response:
    """What everybody may know of a table."""
    row = await hub.ask(hub.store.row, request.path_params["table"])
    if row is None:
        raise missing("table", name=request.path_params["table"][:40])
    return reply(lobby.line(row, ""))


async def replay(hub: Hub, request: Request) -> Response:
    """A finished game: as a story, or with ?download as a save."""
    kept = await replays.find(hub, request.path_params["table"])
    if "download" not in request.query_params:
        return reply(kept)
    name = f"{kept['header']['game']}-{request.path_params['table']}.jsonl"
    return Response(
        replays.save(kept),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def replay_steps(hub: Hub, request: Request) -> Response:
    """A finished game step by step, as ?seat= may read it, and every draw of chance to check."""
    seat = a_number(request, "seat", None)
    return packed_reply(request, await hub.replays.steps(hub, request.path_params["table"], seat))


async def replay_views(hub: Hub, request: Request) -> Response:
    """How the table looked to ?seat= at ?count= positions between ?from= and ?to=."""
    first, last = a_number(request, "from", 0) or 0, a_number(request, "to", 999_999) or 0
    table, seat = request.path_params["table"], a_number(request, "seat", None)
    count = max(1, a_number(request, "count", 1) or 1)
    return packed_reply(request, await hub.replays.views(hub, table, seat, first, last, count))


async def campaign(hub: Hub, request: Request) -> Response:
    """How far a crew is."""
    kept = await hub.ask(hub.campaigns.read, request.path_params["campaign"])
    if kept is None:
        raise missing("crew", name=request.path_params["campaign"][:40])
    return reply(kept)


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


async def described(hub: Hub, request: Request) -> Response:
    """This page: everything that can be asked over HTTP."""
    return reply(openapi.describe(ROUTES, BODIES))


BODIES: Final[dict[str, type]] = {
    "POST /api/guests": Name,
    "PATCH /api/me": Name,
    "POST /api/claim": Code,
    "POST /api/tables": lobby.Wish,
}
"""What comes with a request."""

ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("GET", "/", page),
    ("GET", "/t/{table}", page),
    ("GET", "/assets/{path:path}", asset),
    ("GET", "/metrics", numbers),
    ("GET", "/api/health", health),
    ("GET", "/api/schema", schema),
    ("GET", "/api/openapi.json", described),
    ("GET", "/api/games", games),
    ("GET", "/api/games/{game}/cards", cards),
    ("GET", "/api/games/{game}/labels", labels),
    ("GET", "/api/games/{game}/rules", rules),
    ("GET", "/api/games/{game}/rules/{number}", rules),
    ("GET", "/api/bots", bots),
    ("GET", "/api/locale", locales),
    ("GET", "/api/locale/{lang}", locale),
    ("POST", "/api/guests", new_guest),
    ("GET", "/api/me", me),
    ("PATCH", "/api/me", me),
    ("GET", "/api/me/tables", my_tables),
    ("POST", "/api/me/code", code),
    ("POST", "/api/claim", claim),
    ("GET", "/api/tables", open_tables),
    ("POST", "/api/tables", new_table),
    ("GET", "/api/tables/{table}", one_table),
    ("GET", "/api/tables/{table}/replay", replay),
    ("GET", "/api/tables/{table}/replay/steps", replay_steps),
    ("GET", "/api/tables/{table}/replay/views", replay_views),
    ("GET", "/api/campaigns/{campaign}", campaign),
    ("GET", "/{path:path}", elsewhere),
]
