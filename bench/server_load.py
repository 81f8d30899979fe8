"""Load on a table server, ours or boardgame.io's, driven the same way from one process.

    python bench/server_load.py {ours|peer} URL TABLES SEATS SECONDS [RATE] [views] [finish]

Without a rate every table plays on as soon as it can; with one, so many moves a second are offered
at tables picked by lot. A move is timed from sending it to hearing of it as its player. Memory is
what the server has more after everybody sat down and began. With `finish` all games are played to
the end, everybody goes, and the tables that are still in memory are counted. Figures are printed as
JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import uvloop

WARM: Final = 1.0
"""Seconds that are not measured."""


def cpu() -> float:
    """Seconds of processor time that the server has used."""
    pid = os.environ.get("SERVER_PID")
    if not pid:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident() -> int:
    """Kilobytes of memory that the server has."""
    pid = os.environ.get("SERVER_PID")
    if not pid:
        return 0
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


class Asked(msgspec.Struct):
    """Who is asked, and what they may say."""

    seat: int
    options: list[dict[str, Any]] | None = None


class Told(msgspec.Struct):
    """What a player of ours needs of a message."""

    t: str
    version: int = 0
    asked: Asked | None = None
    outcome: dict[str, Any] | None = None


class PeerContext(msgspec.Struct):
    """What a player of the peer's needs of a state."""

    currentPlayer: str


class PeerState(msgspec.Struct):
    """A state of the peer's."""

    _stateID: int
    ctx: PeerContext


read_told: Final = msgspec.json.Decoder(Told).decode


class Line(asyncio.Protocol):
    """A WebSocket client that does the least: no mask to speak of, whole text messages."""

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
        self.transport = transport  # type: ignore[assignment]
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


class Load:
    """Everybody who plays, and how long their moves took."""

    def __init__(self, url: str, seats: int, rate: float, *, views: bool) -> None:
        self.host = urlsplit(url).netloc
        self.url = url
        self.seats = seats
        self.rate = rate
        self.views = views
        self.random = Random(6)
        self.took: list[float] = []
        self.measuring = False
        self.ready: list[Player] = []
        """Players who could move, when moves are offered at a rate."""
        self.refused = 0
        self.over: set[str] = set()
        """Tables whose games have ended."""
        self.lines: list[Line] = []

    def post(self, path: str, body: object, key: str = "") -> Any:
        """Ask over HTTP."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    def may_move(self, player: Player) -> None:
        """A player is asked."""
        if self.rate:
            self.ready.append(player)
        else:
            player.move()

    async def run(self, tables: int, seconds: float, kind: type[Player]) -> dict[str, Any]:
        """Seat everybody, play, and sum up."""
        empty = resident()
        await kind.seat_all(self, tables)
        each = round((resident() - empty) / tables, 1)
        end = perf_counter() + WARM
        pace = asyncio.create_task(self._offer()) if self.rate else None
        await asyncio.sleep(max(end - perf_counter(), 0))
        self.measuring = True
        start, used = perf_counter(), cpu()
        await asyncio.sleep(seconds)
        self.measuring = False
        spent, used = perf_counter() - start, cpu() - used
        if pace:
            pace.cancel()
        took = sorted(self.took)
        return {
            "moves_per_s": round(len(took) / spent),
            "p50_ms": round(took[len(took) // 2] * 1e3, 2) if took else None,
            "p99_ms": round(took[len(took) * 99 // 100] * 1e3, 2) if took else None,
            "cpu_us_per_move": round(used / max(len(took), 1) * 1e6),
            "kb_per_table": each,
            "refused": self.refused,
        }

    async def finish(self, tables: int, kind: type[Player]) -> dict[str, Any]:
        """Play all games to the end and go; what is left in the server."""
        await kind.seat_all(self, tables)
        while len(self.over) < tables:
            await asyncio.sleep(0.05)
        for line in self.lines:
            line.transport.close()
        await asyncio.sleep(4.0)  # the keeper goes round once a second
        with urllib.request.urlopen(self.url + "/metrics") as answer:
            figures = dict(
                line.split() for line in answer.read().decode().splitlines() if line[0] != "#"
            )
        return {"tables_in_memory": float(figures["doubloon_tables_in_memory"])}

    async def _offer(self) -> None:
        """Offer moves evenly, by the clock."""
        due = perf_counter()
        while True:
            now = perf_counter()
            while due < now:
                due += 1 / self.rate
                if self.ready:
                    at = self.random.randrange(len(self.ready))
                    self.ready[at], self.ready[-1] = self.ready[-1], self.ready[at]
                    self.ready.pop().move()
            await asyncio.sleep(0.0005)


class Player:
    """One seat on one line."""

    def __init__(self, load: Load, table: str, seat: int) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.sent = 0.0
        self.line: Line

    async def connect(self, path: str) -> None:
        """Open the line."""
        host, _, port = self.load.host.partition(":")
        loop = asyncio.get_running_loop()
        _, self.line = await loop.create_connection(
            lambda: Line(self.load.host, path, self.hear), host, int(port)
        )
        self.load.lines.append(self.line)
        await self.line.open

    def heard_of_move(self) -> None:
        """One's own move has come back."""
        if self.sent:
            if self.load.measuring:
                self.load.took.append(perf_counter() - self.sent)
            self.sent = 0.0

    def hear(self, data: bytes) -> None:
        """A message."""
        raise NotImplementedError

    def move(self) -> None:
        """Make a move."""
        raise NotImplementedError

    @classmethod
    async def seat_all(cls, load: Load, tables: int) -> None:
        """Seat everybody."""
        raise NotImplementedError


class Ours(Player):
    """A player at Doubloon: Port Royal, any legal move."""

    says: list[bytes]
    version = 0
    number = 10
    begun = False

    def hear(self, data: bytes) -> None:
        """A step, an answer, a refusal."""
        told = read_told(data)
        if told.t == "refused":
            self.load.refused += 1
        if told.t not in ("step", "now"):
            return
        self.heard_of_move()
        if told.outcome:
            self.load.over.add(self.table)
        asked = told.asked
        self.begun = self.begun or asked is not None
        if asked and asked.seat == self.seat and asked.options and told.version != self.version:
            self.version = told.version
            self.says = [option["say"].encode() for option in asked.options]
            self.load.may_move(self)

    def move(self) -> None:
        """Any option."""
        self.number += 1
        self.sent = perf_counter()
        say = self.says[int(self.load.random.random() * len(self.says))]
        self.line.send(
            b'{"do":"play","id":%d,"table":"%s","version":%d,"say":"%s"}'
            % (self.number, self.table.encode(), self.version, say)
        )

    @classmethod
    async def seat_all(cls, load: Load, tables: int) -> None:
        """A guest and a line for each seat."""
        players = []
        for _ in range(tables):
            guests = [load.post("/api/guests", {"name": f"P{n}"}) for n in range(load.seats)]
            keys = [guest["key"] for guest in guests]
            wish = {"game": "port-royal", "seats": load.seats, "grace": None}
            table = load.post("/api/tables", wish, keys[0])["table"]
            for seat in range(load.seats):
                player = cls(load, table, seat)
                await player.connect("/ws")
                said: list[dict[str, Any]] = [
                    {"do": "hello", "id": 0, "client": f"load-{table}-{seat}", "key": keys[seat]},
                    {"do": "sit", "id": 1, "table": table, "seat": seat},
                    {"do": "watch", "id": 2, "table": table, "views": load.views},
                    {"do": "ready", "id": 3, "table": table, "seat": seat, "share": f"load {seat}"},
                ]
                for one in said:
                    player.line.send(json.dumps(one).encode())
                players.append(player)
        async with asyncio.timeout(120):
            while not all(player.begun for player in players):
                await asyncio.sleep(0.05)


class Peer(Player):
    """A player at boardgame.io: tic-tac-toe without an end."""

    state = -1

    def hear(self, data: bytes) -> None:
        """A packet of socket.io."""
        if data == b"2":
            self.line.send(b"3")
        elif data.startswith(b"0"):
            self.line.send(b"40/tic-tac-toe,")
        elif data.startswith(b"40"):
            said = ["sync", self.table, str(self.seat), None, 2]
            self.line.send(b"42/tic-tac-toe," + json.dumps(said).encode())
        elif data.startswith(b"42"):
            kind, _, what, *_ = msgspec.json.decode(data[data.index(b",") + 1 :])
            if kind not in ("sync", "update"):
                return
            state = what["state"] if kind == "sync" else what
            self.heard_of_move()
            if state["_stateID"] != self.state:
                self.state = state["_stateID"]
                if state["ctx"]["currentPlayer"] == str(self.seat):
                    self.load.may_move(self)

    def move(self) -> None:
        """Put a mark."""
        self.sent = perf_counter()
        self.line.send(
            b'42/tic-tac-toe,["update",{"type":"MAKE_MOVE","payload":{"type":"cell","args":[%d],'
            b'"playerID":"%d","credentials":null}},%d,"%s","%d"]'
            % (self.state % 9, self.seat, self.state, self.table.encode(), self.seat)
        )

    @classmethod
    async def seat_all(cls, load: Load, tables: int) -> None:
        """Two lines for each match; the first one makes it."""
        for number in range(tables):
            for seat in range(2):
                player = cls(load, f"match-{number}", seat)
                await player.connect("/socket.io/?EIO=4&transport=websocket")
        await asyncio.sleep(1.0)


def main() -> None:
    """Read the command line, and print the figures."""
    kind, url, tables, seats, seconds, *more = sys.argv[1:]
    rate = float(more[0]) if more and more[0] != "0" else 0.0
    load = Load(url, int(seats), rate, views="views" in more)
    loop = uvloop.new_event_loop()
    player = Ours if kind == "ours" else Peer
    if "finish" in more:
        work = load.finish(int(tables), player)
    else:
        work = load.run(int(tables), float(seconds), player)
    print(json.dumps(loop.run_until_complete(work)))


if __name__ == "__main__":
    main()
