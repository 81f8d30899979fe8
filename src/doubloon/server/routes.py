"""What can be asked over HTTP: lobby, guests, replays, cards and rules."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doubloon.engine.message import Message
from doubloon.server import decks, lobby, openapi, protocol, replays, shown
from doubloon.server.answers import a_number, address, packed_reply, read, reply, whoever
from doubloon.server.hub import Hub
from doubloon.server.names import clean
from doubloon.server.refusals import Forbidden, TooFast, missing

Handler: TypeAlias = Callable[[Hub, Request], Awaitable[Response]]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody wants to be."""

    name: protocol.Token | None = None
    mail: lobby.Mail | None = None


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A code from another device."""

    code: protocol.Token


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


async def replay_analysis(hub: Hub, request: Request) -> Response:
    """What a finished game turned on: chances, luck, mistakes and risks. It takes a while."""
    return packed_reply(request, await hub.analyst.findings(hub, request.path_params["table"]))


async def campaign(hub: Hub, request: Request) -> Response:
    """How far a crew is."""
    kept = await hub.ask(hub.campaigns.read, request.path_params["campaign"])
    if kept is None:
        raise missing("crew", name=request.path_params["campaign"][:40])
    return reply(kept)


async def described(hub: Hub, request: Request) -> Response:
    """This page: everything that can be asked over HTTP."""
    return reply(openapi.describe(ROUTES, BODIES))


BODIES: Final[dict[str, type]] = {
    "POST /api/guests": Name,
    "PATCH /api/me": Name,
    "POST /api/claim": Code,
    "POST /api/tables": lobby.Wish,
    "POST /api/games/{game}/deck": decks.DeckText,
}
"""What comes with a request."""

ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("GET", "/", shown.page),
    ("GET", "/t/{table}", shown.page),
    ("GET", "/assets/{path:path}", shown.asset),
    ("GET", "/metrics", shown.numbers),
    ("GET", "/api/health", shown.health),
    ("GET", "/api/schema", shown.schema),
    ("GET", "/api/openapi.json", described),
    ("GET", "/api/games", shown.games),
    ("GET", "/api/games/{game}/cards", shown.cards),
    ("GET", "/api/games/{game}/labels", shown.labels),
    ("GET", "/api/games/{game}/deck", decks.deck),
    ("POST", "/api/games/{game}/deck", decks.check_deck),
    ("GET", "/api/games/{game}/log", shown.log),
    ("GET", "/api/games/{game}/rules", shown.rules),
    ("GET", "/api/games/{game}/rules/{number}", shown.rules),
    ("GET", "/api/bots", shown.bots),
    ("GET", "/api/lessons", shown.all_lessons),
    ("GET", "/api/lessons/{lesson}", shown.one_lesson),
    ("POST", "/api/guests", new_guest),
    ("GET", "/api/me", me),
    ("PATCH", "/api/me", me),
    ("GET", "/api/me/tables", my_tables),
    ("POST", "/api/me/code", code),
    ("POST", "/api/claim", claim),
    ("GET", "/api/tables", open_tables),
    ("POST", "/api/tables", new_table),
    ("GET", "/api/tables/{table}", one_table),
    ("GET", "/api/tables/{table}/deck", decks.table_deck),
    ("GET", "/api/tables/{table}/replay", replay),
    ("GET", "/api/tables/{table}/replay/steps", replay_steps),
    ("GET", "/api/tables/{table}/replay/views", replay_views),
    ("GET", "/api/tables/{table}/replay/analysis", replay_analysis),
    ("GET", "/api/campaigns/{campaign}", campaign),
    ("GET", "/{path:path}", shown.elsewhere),
]
