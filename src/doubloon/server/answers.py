"""How the HTTP side reads requests and writes answers and refusals."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Malformed, NotYourTurn, Refusal
from doubloon.locale import LANGUAGES, speaker
from doubloon.server import protocol
from doubloon.server.guests import Guest
from doubloon.server.hub import Hub
from doubloon.server.refusals import Forbidden, Missing, Stale, TooFast, Trouble
from doubloon.server.web import packed

STATUS: Final = {
    Malformed: 400,
    Forbidden: 403,
    Missing: 404,
    Illegal: 409,
    NotYourTurn: 409,
    Stale: 409,
    TooFast: 429,
    Trouble: 503,
}


def reply(data: object, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(protocol.write(data), status, media_type="application/json")


def packed_reply(request: Request, data: object) -> Response:
    """Much data as JSON, packed for whoever can unpack it."""
    file = packed("application/json", protocol.write(data), 5)
    return file.answer(request, "no-store")


def a_number(request: Request, name: str, otherwise: int | None) -> int | None:
    """A small number from the address."""
    text = request.query_params.get(name, "")
    if not text:
        return otherwise
    if not (text.isascii() and text.isdecimal() and len(text) < 7):
        raise Malformed(Message("refuse-query", {"name": name, "text": text[:20]}))
    return int(text)


def refusal(request: Request, refused: Refusal) -> Response:
    """A refusal as JSON, in the reader's language."""
    status = next((STATUS[kind] for kind in type(refused).__mro__ if kind in STATUS), 400)
    body = {
        "kind": type(refused).__name__,
        "reason": refused.reason.data(),
        "text": speaker(language(request)).say(refused.reason),
    }
    return reply(body, status)


def language(request: Request) -> str:
    """The language that the reader asks for."""
    wish = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2]
    return wish if wish in LANGUAGES else "en"


async def read(request: Request, kind: type[Any]) -> Any:
    """The body of a request, checked."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(Message("refuse-message", {"why": str(error)[:200]})) from None


async def whoever(hub: Hub, request: Request) -> Guest:
    """The guest whose key came with the request."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    found = None
    if scheme.lower() == "bearer" and 0 < len(key) <= 64:
        found = await hub.ask(hub.guests.find, key, time.time())
    if found is None:
        raise Forbidden(Message("refuse-key"))
    return found


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "local"
