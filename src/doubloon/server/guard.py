"""At the door of HTTP: rates, sizes, origins, and the headers that keep browsers out of trouble."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doubloon.engine.house import MOST_DATA, MOST_TEXT
from doubloon.engine.message import Message as Words
from doubloon.locale import speaker
from doubloon.server import protocol
from doubloon.server.limits import same_origin

if TYPE_CHECKING:
    from doubloon.server.hub import Hub

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'{lines}; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'"
)
HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
BODY: Final = 16_384
LONGER: Final = {"/api/tables": BODY + 2 * MOST_DATA, "/deck": 6 * MOST_TEXT}
"""Where a house deck may come along, by how the address ends; each character as JSON."""


class TooLarge(Exception):
    """A body is longer than anything we ask for."""


class Guard:
    """Lets through what may come in, and dresses what goes out."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, read = False, 0

        async def dressed(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", policy(scope))
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > longest(scope["path"]):
                raise TooLarge
            return message

        fault = self._fault(scope)
        if fault is None:
            try:
                await self.app(scope, measured, dressed)
                return
            except TooLarge:
                fault = (413, "refuse-too-long")
        if not begun:
            await refuse(dressed, *fault)

    def _fault(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is turned away at the door."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        if not self.hub.gate.may_ask(client[0] if client else "local"):
            return 429, "refuse-too-fast"
        if scope["method"] not in ("GET", "HEAD"):
            if not same_origin(headers.get("origin"), headers.get("host"), self.hub.origins):
                return 403, "refuse-origin"
            length = headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > longest(scope["path"]):
                return 413, "refuse-too-long"
        return None


def longest(path: str) -> int:
    """The bytes that a body may have at an address."""
    return next((most for end, most in LONGER.items() if path.endswith(end)), BODY)


def policy(scope: Scope) -> str:
    """What a page may do: use what is ours, and speak to us; old browsers need the host's name."""
    host = Headers(scope=scope).get("host", "")
    return POLICY.format(lines=f" ws://{host} wss://{host}" if HOST.fullmatch(host) else "")


async def refuse(send: Send, status: int, id: str) -> None:
    """Answer with a refusal."""
    words = Words(id)
    data = {"kind": "TooFast" if status == 429 else "Forbidden", "reason": words.data()}
    body = protocol.write({**data, "text": speaker("en").say(words)})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
