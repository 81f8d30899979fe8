"""A line hears the same messages however its bytes are cut, and ends when they are wrong."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from doubloon.server.limits import Limits
from doubloon.server.line import Line

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport:
    """Takes what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        """Take it."""
        self.written += data

    def close(self) -> None:
        """Be closed."""
        self.closed = True

    def get_extra_info(self, name: str) -> None:
        """Say nothing."""


class Ear(Line):
    """A line that remembers what it heard."""

    def __init__(self) -> None:
        hub: Any = SimpleNamespace(limits=Limits(), speak_soon=lambda line: None)
        super().__init__(hub, SimpleNamespace(connections=set()))
        self.messages: list[bytes] = []
        self.taker = Transport()
        taker: Any = self.taker
        self.connection_made(taker)
        self.data_received(HANDSHAKE)
        self.taker.written = b""

    def hear(self, data: bytes) -> None:
        """Remember it."""
        self.messages.append(data)

    def connect(self, request: Request) -> None:
        """Let everybody in."""
        self.protocol.send_response(self.protocol.accept(request))


def frame(code: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client writes it."""
    return Frame(code, data, fin).serialize(mask=True)


def test_messages_are_heard_however_they_are_cut() -> None:
    """Short, long, in parts, with pings in between, byte by byte or all at once."""
    random = Random(1)
    for size in (1, 2, 3, 7, 50, 1_000, 100_000):
        wanted, stream = [], b""
        for number in range(40):
            text = bytes(
                random.randrange(32, 127) for _ in range(random.choice((0, 5, 130, 4_000)))
            )
            wanted.append(text)
            if number % 3:
                stream += frame(Opcode.TEXT, text)
            else:
                half = len(text) // 2
                stream += frame(Opcode.TEXT, text[:half], fin=False)
                stream += frame(Opcode.PING, b"hey")
                stream += frame(Opcode.CONT, text[half:])
        ear = Ear()
        for at in range(0, len(stream), size):
            ear.data_received(stream[at : at + size])
        assert ear.messages == wanted
        assert ear.taker.written == Frame(Opcode.PONG, b"hey").serialize(mask=False) * 14
        assert ear.open


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Frame(Opcode.TEXT, b"hello").serialize(mask=False), 1002),
        (frame(Opcode.TEXT, b"x" * 9_000), 1009),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0", 1009),
        (frame(Opcode.CONT, b"of nothing"), 1002),
        (frame(Opcode.TEXT, b"a", fin=False) + frame(Opcode.TEXT, b"b"), 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
        (b"\x83\x80\0\0\0\0", 1002),
    ],
    ids=["unmasked", "long", "huge", "continued", "interleaved", "reserved", "unknown"],
)
@pytest.mark.parametrize("size", [1, 1_000_000])
def test_what_is_wrong_ends_the_line(wrong: bytes, code: int, size: int) -> None:
    """With the code that says why; nothing that comes after it is heard."""
    ear = Ear()
    stream = frame(Opcode.TEXT, b"before") + wrong + frame(Opcode.TEXT, b"after")
    for at in range(0, len(stream), size):
        ear.data_received(stream[at : at + size])
    assert ear.messages == [b"before"]
    assert not ear.open
    assert ear.taker.written[2:4] == code.to_bytes(2, "big")
