"""A line to one client: a WebSocket spoken directly on the transport that uvicorn hands over.

Framing, handshake and closing are the websockets library's; nothing is queued in between, so a
step is written to everybody in the moment it is stored. Only whole text messages, which is what
nearly everything is, are read and written here.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    from doubloon.server.hub import Hub

SILENT: Final = logging.getLogger("doubloon.wire")
SILENT.setLevel(logging.CRITICAL)
WHOLE: Final = 0x81
"""The first byte of a text message in one frame."""
MASKED: Final = 0x80
GOING: Final = 1012


class Line(asyncio.Protocol):
    """Messages in and out; what they mean is somebody else's business."""

    def __init__(self, hub: Hub, server_state: Any) -> None:
        self.hub = hub
        self.address = ""
        self.heard = monotonic()
        self.transport: asyncio.Transport | None = None
        self.protocol = ServerProtocol(max_size=hub.limits.message, logger=SILENT)
        self.connections = server_state.connections
        self._out: list[bytes] = []
        self._rest = b""
        """The beginning of a message whose end has not come yet."""
        self._parts: list[bytes] = []

    def hear(self, data: bytes) -> None:
        """A message came in."""
        raise NotImplementedError

    def connect(self, request: Request) -> None:
        """Somebody asks for a line."""
        raise NotImplementedError

    @property
    def open(self) -> bool:
        """Whether anything can be said."""
        return self.transport is not None and self.protocol.state is OPEN

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The HTTP side hands the transport over."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) and peer else "local"
        self.connections.add(self)

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
            if odd or self.protocol.state is not OPEN or after - body > self.hub.limits.message:
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
        protocol = self.protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self.connect(event)
        waiting = protocol.data_to_send()
        if self.transport and waiting:
            for part in waiting:
                if part:
                    self.transport.write(part)
            if protocol.close_expected() or waiting[-1] == b"":
                self.transport.close()

    def eof_received(self) -> None:
        """The client will say no more."""

    def send_bytes(self, data: bytes) -> None:
        """Say something that is written already; all of one moment goes out together."""
        if self.protocol.state is not OPEN or self.transport is None:
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

    def close(self, code: int) -> None:
        """End the line."""
        self.flush()
        if self.transport is None:
            return
        try:
            self.protocol.send_close(code)
            self.transport.write(b"".join(self.protocol.data_to_send()))
        except InvalidState:
            pass
        self.transport.close()

    def ping(self) -> None:
        """Ask whether the client is still there."""
        if self.open and self.transport:
            self.transport.write(b"\x89\x00")

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
