"""A line to one client: a WebSocket spoken directly on the transport that uvicorn hands over.

Framing, handshake and closing are the websockets library's; nothing is queued in between, so a
step is written to everybody in the moment it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.locale import LANGUAGES, Speaker, speaker
from doubloon.server import protocol as p
from doubloon.server.limits import Bucket, same_origin
from doubloon.server.refusals import TooFast

if TYPE_CHECKING:
    from doubloon.server.hub import Hub
    from doubloon.server.mailbox import Mailbox

SILENT: Final = logging.getLogger("doubloon.wire")
SILENT.setLevel(logging.CRITICAL)
WHOLE: Final = 0x81
"""The first byte of a text message in one frame."""
MASKED: Final = 0x80
POLICY: Final = 1008
GOING: Final = 1012


class Numbered(msgspec.Struct):
    """Just enough of a message to answer it."""

    id: p.Id


read_number: Final = msgspec.json.Decoder(Numbered).decode


class Wire(asyncio.Protocol):
    """One client's line: who it is, what it follows, and how to reach it."""

    def __init__(self, hub: Hub, server_state: Any) -> None:
        self.hub = hub
        self.guest = ""
        self.name = ""
        self.client = ""
        self.speaker: Speaker = speaker("en")
        self.follows: dict[str, Mailbox] = {}
        self.address = ""
        self.heard = monotonic()
        self.transport: asyncio.Transport | None = None
        self._connections = server_state.connections
        self._protocol = ServerProtocol(max_size=hub.limits.message, logger=SILENT)
        self._entered = False
        self._greeting: list[p.Commands] | None = None
        """What came while the guest's key is being looked up."""
        self._out: list[bytes] = []
        self._rest = b""
        """The beginning of a message whose end has not come yet."""
        self._parts: list[bytes] = []
        limits = hub.limits
        self._haste = Bucket(limits.rate, limits.burst, self.heard)
        self._talk = Bucket(limits.talk, 5.0, self.heard)
        self._strikes = 0

    @property
    def open(self) -> bool:
        """Whether anything can be said."""
        return self.transport is not None and self._protocol.state is OPEN

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The HTTP side hands the transport over."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) and peer else "local"
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self._connections.discard(self)
        self.transport = None
        if self._entered:
            self._entered = False
            self.hub.gate.leave(self.address)
            self.hub.lost(self)

    def shutdown(self) -> None:
        """The server stops: clients come back by themselves."""
        self.close(GOING)

    def data_received(self, data: bytes) -> None:
        """Bytes came in: whole text messages are read on the spot, all else is the library's."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        while at < len(data):
            body, after = measure(data, at)
            odd = len(data) > at + 1 and not data[at + 1] & MASKED
            if odd or self._protocol.state is not OPEN or after - body > self.hub.limits.message:
                self._library(data[at:])  # a handshake, or the end
                return
            if not body or after > len(data):
                self._rest = data[at:]
                return
            if data[at] == WHOLE and not self._parts:
                self.heard = monotonic()
                self.hear(apply_mask(data[body:after], data[body - 4 : body]))
            else:
                self._library(data[at:after])
            at = after

    def _library(self, data: bytes) -> None:
        """The handshake, pings, closing, messages in parts, and everything that is wrong."""
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._connect(event)
        waiting = protocol.data_to_send()
        if self.transport and waiting:
            for part in waiting:
                if part:
                    self.transport.write(part)
            if protocol.close_expected() or waiting[-1] == b"":
                self.transport.close()

    def eof_received(self) -> None:
        """The client will say no more."""

    def send(self, answer: p.Answers) -> None:
        """Say something."""
        self.send_bytes(p.write(answer))

    def send_bytes(self, data: bytes) -> None:
        """Say something that is written already; all of one moment goes out together."""
        if self._protocol.state is not OPEN or self.transport is None:
            return
        if not self._out:
            self.hub.speak_soon(self)
        size = len(data)
        if size < 126:
            self._out.append(bytes((0x81, size)))
        elif size < 1 << 16:
            self._out.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            self._out.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        self._out.append(data)

    def refuse(self, re: int | None, refusal: Refusal, version: int | None = None) -> None:
        """Say why not."""
        reason = refusal.reason
        answer = p.Refused(
            re=re,
            kind=type(refusal).__name__,
            reason=reason.data(),
            text=self.speaker.say(reason),
            possible=refusal.possible,
            version=version,
        )
        self.send(answer)

    def close(self, code: int) -> None:
        """End the line."""
        self.flush()
        if self.transport is None:
            return
        try:
            self._protocol.send_close(code)
            self.transport.write(b"".join(self._protocol.data_to_send()))
        except InvalidState:
            pass
        self.transport.close()

    def ping(self) -> None:
        """Ask whether the client is still there."""
        if self.open and self.transport:
            self.transport.write(b"\x89\x00")

    def greet(self, guest: str, name: str, client: str, lang: str) -> None:
        """The client is known now."""
        self.guest, self.name, self.client = guest, name, client
        self.speaker = speaker(lang if lang in LANGUAGES else "en")

    def greeted(self) -> None:
        """Go on with what came in the meantime."""
        waiting, self._greeting = self._greeting, None
        for command in waiting or ():
            self._obey(command)

    def _connect(self, request: Request) -> None:
        """The handshake, for pages of our own and for programs."""
        protocol = self._protocol
        headers = request.headers
        response = protocol.accept(request)
        if response.status_code == 101:
            if request.path.partition("?")[0] != "/ws":
                response = protocol.reject(404, "Not found\n")
            elif not same_origin(headers.get("Origin"), headers.get("Host"), self.hub.origins):
                response = protocol.reject(403, "Foreign origin\n")
            elif not self.hub.gate.enter(self.address):
                response = protocol.reject(503, "Too many lines\n")
            else:
                self._entered = True
                self.hub.wires.add(self)
        protocol.send_response(response)

    def _frame(self, frame: Frame) -> None:
        """A part of a message, or a sign of life."""
        self.heard = monotonic()
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.fin and not self._parts:
                self.hear(bytes(frame.data))
                return
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self.hear(whole)

    def hear(self, data: bytes) -> None:
        """A message came in."""
        try:
            command = p.read_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._strike()
            why = str(error)[:200]
            self.refuse(number(data), Malformed(Message("refuse-message", {"why": why})))
            return
        if not self._haste.take(self.heard):
            self._strike()
            self.refuse(command.id, TooFast(Message("refuse-too-fast")))
        elif isinstance(command, p.Say) and not self._talk.take(self.heard):
            self.refuse(command.id, TooFast(Message("refuse-too-much-talk")))
        elif self._greeting is not None:
            self._greeting.append(command)
        else:
            self._obey(command)

    def _obey(self, command: p.Commands) -> None:
        if isinstance(command, p.AtTable):
            if not self.guest:
                self.refuse(command.id, Malformed(Message("refuse-hello-first")))
                return
            self.hub.route(self, command)
        elif isinstance(command, p.Ping):
            self.send(p.Done(command.id))
        elif self.guest:
            self.refuse(command.id, Malformed(Message("refuse-hello-twice")))
        else:
            self._greeting = []
            self.hub.hello(self, command)

    def _strike(self) -> None:
        """Somebody is in too great a hurry, or talks nonsense."""
        self._strikes += 1
        if self.hub.limits.rate and self._strikes > self.hub.limits.strikes:
            self.close(POLICY)

    def flush(self) -> None:
        """Write what was said in this moment."""
        out, self._out = self._out, []
        transport = self.transport
        if out and transport is not None:
            transport.write(b"".join(out))
            if transport.get_write_buffer_size() > self.hub.limits.unread:
                transport.abort()


def measure(data: bytes, at: int) -> tuple[int, int]:
    """Where the body of a frame begins and ends; nothing if too little of it is there.

    The frame is taken for masked, as a client's must be; the library sees to those that are not.
    """
    if len(data) < at + 2:
        return 0, 0
    size, body = data[at + 1] & 0x7F, at + 6
    if size >= 126:
        body = at + (8 if size == 126 else 14)
        if len(data) < body:
            return 0, 0
        size = int.from_bytes(data[at + 2 : body - 4], "big")
    return body, body + size


def number(data: bytes) -> int | None:
    """The id of a message that is otherwise no good."""
    try:
        return read_number(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
