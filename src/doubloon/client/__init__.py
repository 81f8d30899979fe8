"""A client of the table server, for tests, tools and remote bots.

    async with Client("http://127.0.0.1:8000", name="Ann") as ann:
        table = await ann.create("port-royal", seats=2, bots={"1": "greedy"})
        await ann.sit(table)
        await ann.ready(table, 0)
        await ann.follow(table).play_as(Greedy())

It comes back by itself when the line breaks: it says again what was not answered, and asks for the
steps it missed. The server obeys every command once.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from random import random
from types import TracebackType
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from doubloon.client.followed import Followed, RefusedByServer
from doubloon.server import protocol as p

__all__ = ["Client", "Followed", "RefusedByServer"]

LARGEST: Final = 1 << 24
LONGEST_WAIT: Final = 2.0


class Client:
    """One guest on one line that mends itself."""

    def __init__(self, url: str, *, name: str = "", key: str = "", lang: str = "en") -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.key = key
        self.lang = lang
        self.id = secrets.token_urlsafe(12)
        self.guest = ""
        self.tables: dict[str, Followed] = {}
        self.turns: list[p.Turn] = []
        self.reconnects = -1
        self.heard: list[bytes] = []
        """Everything the server said, if `record` is set."""
        self.record = False
        self.listener: Callable[[bytes], None] | None = None
        """Hears every message as it comes."""
        self._next = 0
        self._waiting: dict[int, tuple[bytes, asyncio.Future[p.Done | p.Welcome]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._fatal: RefusedByServer | None = None

    async def __aenter__(self) -> Client:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Come in, and stay until closed."""
        if not self.key:
            made = await self.http("POST", "/api/guests", {"name": self.name})
            self.key = made["key"]
        self._task = asyncio.create_task(self._run())
        await self._ready.wait()
        if self._fatal:
            raise self._fatal

    async def close(self) -> None:
        """Go."""
        while self._task and not self._task.done():
            self._task.cancel()  # more than once: a wait that ends in this moment swallows it
            await asyncio.wait([self._task], timeout=0.2)
        if self._socket:
            await self._socket.close()

    async def http(self, method: str, path: str, body: object = None) -> Any:
        """Ask the HTTP side."""
        return await asyncio.to_thread(self._http, method, path, body)

    def _http(self, method: str, path: str, body: object) -> Any:
        headers = {"content-type": "application/json"}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read()
                kind = answer.headers.get("content-type", "")
                return json.loads(text) if kind == "application/json" else text.decode()
        except HTTPError as error:
            said = json.loads(error.read())
            raise RefusedByServer(said["kind"], said["reason"], said["text"], None) from None

    async def create(self, game: str, seats: int, **wish: Any) -> str:
        """Set a table up; its id."""
        made = await self.http("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        return str(made["table"])

    async def follow(self, table: str, *, views: bool = True) -> Followed:
        """Follow a table from now on."""
        followed = self.tables.get(table)
        if followed is None:
            followed = self.tables[table] = Followed(self, table, views)
        followed.wants_views = views
        await self.do(p.Watch, table=table, since=followed.seq, views=views)
        await followed.until(lambda: bool(followed.info))
        return followed

    async def sit(self, table: str, seat: int | None = None, name: str = "") -> int:
        """Take a seat; which one."""
        done = await self.do(p.Sit, table=table, seat=seat, name=name)
        assert done.seat is not None
        return done.seat

    async def ready(self, table: str, seat: int) -> None:
        """Be ready, with a share for the deal."""
        await self.do(p.Ready, table=table, seat=seat, share=secrets.token_hex(16))

    async def do(self, kind: Any, **fields: Any) -> p.Done:
        """Send a command and wait for its answer, over as many lines as it takes."""
        self._next += 1
        command = kind(id=self._next, **fields)
        answer = await self.send(self._next, p.write(command))
        assert isinstance(answer, p.Done)
        return answer

    async def send(self, id: int, data: bytes) -> p.Done | p.Welcome:
        """Send what is written already under a number, and wait for the answer."""
        future: asyncio.Future[p.Done | p.Welcome] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (data, future)
        try:
            if self._socket and self._ready.is_set():
                with suppress(WebSocketException):  # it is sent again on the next line
                    await self._socket.send(data, text=True)
            return await future
        finally:
            self._waiting.pop(id, None)

    async def _run(self) -> None:
        """One line after the other."""
        wait = 0.02
        where = urlsplit(self.url)
        address = f"{'wss' if where.scheme == 'https' else 'ws'}://{where.netloc}/ws"
        while True:
            try:
                async with connect(
                    address, compression=None, max_size=LARGEST, proxy=None
                ) as socket:
                    await self._greet(socket)
                    wait = 0.02
                    async for data in socket:
                        await self._hear(data if isinstance(data, bytes) else data.encode())
            except RefusedByServer as refused:
                self._fatal = refused
                self._ready.set()
                return
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            self._socket = None
            self._ready.clear()
            await asyncio.sleep(wait * (0.5 + random()))
            wait = min(wait * 2, LONGEST_WAIT)

    async def _greet(self, socket: ClientConnection) -> None:
        """Say who we are, what we follow, and what was not answered."""
        hello = p.Hello(0, self.id, self.key, self.name, self.lang)
        await socket.send(p.write(hello), text=True)
        said = p.read_answer(await asyncio.wait_for(socket.recv(), 10))
        if isinstance(said, p.Refused):
            raise RefusedByServer(said.kind, said.reason, said.text, None)
        assert isinstance(said, p.Welcome)
        self.guest = said.guest
        self.reconnects += 1
        self._socket = socket
        self._ready.set()
        for followed in self.tables.values():
            watch = p.Watch(0, followed.id, followed.seq, followed.wants_views)
            await socket.send(p.write(watch), text=True)
        for data, _ in list(self._waiting.values()):
            await socket.send(data, text=True)

    async def _hear(self, data: bytes) -> None:
        """The server says something."""
        if self.record:
            self.heard.append(data)
        if self.listener:
            self.listener(data)
        said = p.read_answer(data)
        if isinstance(said, p.Now | p.Step):
            followed = self.tables.get(said.table)
            if followed:
                followed.take(said)
                async with followed.changed:
                    followed.changed.notify_all()
        elif isinstance(said, p.Done | p.Refused):
            waiting = self._waiting.get(said.re) if said.re is not None else None
            if waiting and not waiting[1].done():
                if isinstance(said, p.Done):
                    waiting[1].set_result(said)
                else:
                    waiting[1].set_exception(
                        RefusedByServer(said.kind, said.reason, said.text, said.version)
                    )
        elif isinstance(said, p.Turn):
            self.turns.append(said)

    async def drop_line(self) -> bool:
        """Break the line, as trains and lifts do; it mends itself. Whether there was one."""
        socket, self._socket = self._socket, None
        if socket is None:
            return False
        self._ready.clear()
        socket.transport.abort()
        return True
