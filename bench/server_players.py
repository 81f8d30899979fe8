"""Who plays in a load: at Doubloon, and at boardgame.io."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from server_line import Line

if TYPE_CHECKING:
    from server_load import Load

BUYING: Final = (" hire ", " complete ")
"""What brings a game nearer to its end."""
TRIES: Final = 4


class Player(ABC):
    """One seat on one line."""

    def __init__(self, load: Load, table: str, seat: int) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.due = 0.0
        """When the move under way should have been made."""
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
        if self.due:
            if self.load.measuring:
                self.load.took.append(perf_counter() - self.due)
            self.due = 0.0

    @abstractmethod
    def hear(self, data: bytes) -> None:
        """A message."""

    @abstractmethod
    def move(self) -> None:
        """Make a move."""

    @classmethod
    @abstractmethod
    async def seat_all(cls, load: Load, tables: int) -> None:
        """Seat everybody."""


class Option(msgspec.Struct):
    """Something that may be said."""

    say: str


class Asked(msgspec.Struct):
    """Who is asked, and what they may say."""

    seat: int
    options: list[Option] | None = None


class Told(msgspec.Struct):
    """What a player of ours needs of a message."""

    t: str
    version: int = 0
    asked: Asked | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")


read_told: Final = msgspec.json.Decoder(Told).decode


class Ours(Player):
    """A player at Doubloon: Port Royal, any legal move.

    Unless games are to end, hardly anybody is hired: a table whose game is over is no load.
    """

    options: list[Option]
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
        if bytes(told.outcome) != b"null":
            self.load.over.add(self.table)
        asked = told.asked
        self.begun = self.begun or asked is not None
        if asked and asked.seat == self.seat and asked.options and told.version != self.version:
            self.version = told.version
            self.options = asked.options
            self.load.may_move(self)

    def move(self) -> None:
        """Any option."""
        self.number += 1
        for _ in range(TRIES):
            say = self.options[int(self.load.random.random() * len(self.options))].say
            if self.load.ending or not any(word in say for word in BUYING):
                break
        self.line.send(
            b'{"do":"play","id":%d,"table":"%s","version":%d,"say":"%s"}'
            % (self.number, self.table.encode(), self.version, say.encode())
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


class PeerContext(msgspec.Struct):
    """Whose turn it is at the peer's."""

    currentPlayer: str


class PeerState(msgspec.Struct):
    """What a player of the peer's needs of a state."""

    _stateID: int
    ctx: PeerContext


class PeerUpdate(msgspec.Struct, array_like=True):
    """A state that has changed."""

    kind: str
    match: str
    state: PeerState


class PeerFirst(msgspec.Struct):
    """What holds the first state."""

    state: PeerState


class PeerSync(msgspec.Struct, array_like=True):
    """The first state."""

    kind: str
    match: str
    info: PeerFirst


read_update: Final = msgspec.json.Decoder(PeerUpdate).decode
read_sync: Final = msgspec.json.Decoder(PeerSync).decode


class Peer(Player):
    """A player at boardgame.io: tic-tac-toe without an end."""

    state = -1

    def hear(self, data: bytes) -> None:
        """A packet of socket.io."""
        if data.startswith(b'42/tic-tac-toe,["update"'):
            self._told(read_update(data[15:]).state)
        elif data.startswith(b'42/tic-tac-toe,["sync"'):
            self._told(read_sync(data[15:]).info.state)
        elif data == b"2":
            self.line.send(b"3")
        elif data.startswith(b"0"):
            self.line.send(b"40/tic-tac-toe,")
        elif data.startswith(b"40"):
            said = ["sync", self.table, str(self.seat), None, 2]
            self.line.send(b"42/tic-tac-toe," + json.dumps(said).encode())

    def _told(self, state: PeerState) -> None:
        self.heard_of_move()
        if state._stateID != self.state:
            self.state = state._stateID
            if state.ctx.currentPlayer == str(self.seat):
                self.load.may_move(self)

    def move(self) -> None:
        """Put a mark."""
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
