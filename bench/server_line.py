"""A WebSocket client that does the least, and a clock that ticks finer than a loop's timers."""

from __future__ import annotations

import asyncio
import ctypes
import os
from collections.abc import Callable
from typing import Final, cast

MONOTONIC: Final = 1
NONBLOCK: Final = 0o4000


class Line(asyncio.Protocol):
    """No mask to speak of, whole text messages."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._buffer = b""
        self._shaken = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages."""
        data = self._buffer + data if self._buffer else data
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            assert b" 101 " in data[:20], data[:200]
            self._shaken = True
            self.open.set_result(None)
            data = data[end + 4 :]
        at = 0
        while len(data) - at >= 2:
            size, head = data[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            if len(data) - at < head + size:
                break
            if data[at] == 0x81:
                self.hear(data[at + head : at + head + size])
            elif data[at] == 0x89:
                self.transport.write(b"\x8a\x80\0\0\0\0")
            at += head + size
        self._buffer = data[at:]

    def send(self, data: bytes) -> None:
        """Send text, masked with zeros."""
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)


def tick(seconds: float, call: Callable[[], None]) -> None:
    """Call again and again, on time: a loop's own timers know only whole milliseconds."""
    libc = ctypes.CDLL(None, use_errno=True)
    clock = libc.timerfd_create(MONOTONIC, NONBLOCK)
    nano = int(seconds * 1e9)
    every = (ctypes.c_long * 4)(nano // 10**9, nano % 10**9, nano // 10**9, nano % 10**9)
    if clock < 0 or libc.timerfd_settime(clock, 0, every, None):
        raise OSError(ctypes.get_errno(), "no timer")

    def ticked() -> None:
        os.read(clock, 8)
        call()

    asyncio.get_running_loop().add_reader(clock, ticked)
