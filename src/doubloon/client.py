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
from functools import partial
from random import random
from types import TracebackType
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from doubloon.bots import Bot
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.games import game
from doubloon.server import protocol as p

LARGEST: Final = 1 << 24
LONGEST_WAIT: Final = 2.0


class RefusedByServer(ValueError):
    """The server said no; `kind` and `reason` say why."""

    def __init__(self, kind: str, reason: dict[str, Any], text: str, version: int | None) -> None:
        super().__init__(text)
        self.kind = kind
        self.reason = reason
        self.version = version


class Followed:
    """A table that a client follows, as its seats see it."""

    def __init__(self, client: Client, id: str, views: bool) -> None:
        self.client = client
        self.id = id
        self.wants_views = views
        self.seq = 0
        self.version = 0
        self.info: dict[str, Any] = {}
        self.chairs: list[p.Chair] = []
        self.seats: list[int] = []
        self.views: dict[int | None, dict[str, Any] | None] = {}
        self.questions: dict[int | None, tuple[int, p.Asked | None]] = {}
        """What each seat was last told of the question, and at which version."""
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        self.steps: dict[int | None, list[int]] = {}
        """The numbers of the steps heard of, for each seat."""
        self.facts: list[dict[str, Any]] = []
        self.outcome: dict[str, Any] | None = None
        self.changed = asyncio.Condition()

    def take(self, said: p.Now | p.Step) -> None:
        """The server tells how the table stands, or what was done."""
        heard = self.steps.setdefault(said.seat, [])
        events = self.events.setdefault(said.seat, [])
        last = heard[-1] if heard else 0
        if isinstance(said, p.Now):
            self.info = said.info
            self.chairs = said.chairs
            past = [p.Past(one.seq, one.facts, one.events) for one in said.steps]
        else:
            past = [p.Past(said.seq, said.facts, said.events)]
            self.chairs = said.chairs or self.chairs
        for one in past:
            if one.seq > last:
                heard.append(one.seq)
                events += one.events
                if one.seq > self.seq:
                    self.facts += one.facts
        if said.seq < self.seq:
            return
        self.seq, self.version, self.outcome = said.seq, said.version, said.outcome
        if said.view is not None:
            self.views[said.seat] = said.view
        self.questions[said.seat] = (said.version, said.asked)

    async def until(self, ready: Callable[[], bool], seconds: float = 60.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            async with self.changed:
                await self.changed.wait_for(ready)

    async def play(self, say: str, version: int | None = None) -> p.Done:
        """Make a choice."""
        at = self.version if version is None else version
        return await self.client.do(p.Play, table=self.id, version=at, say=say)

    def begun(self) -> bool:
        """Whether the game has begun."""
        return any(self.views.values()) or self.version > 0

    def mine(self) -> p.Asked | None:
        """The question, if it is for one of one's own seats."""
        for version, asked in self.questions.values():
            if version == self.version and asked and asked.options is not None:
                return asked
        return None

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        for version, asked in self.questions.values():
            if version == self.version and asked:
                return asked.seat
        return None

    async def play_as(self, bot: Bot, pause: float = 0.0) -> None:
        """Let a bot play one's own seats to the end."""
        while self.outcome is None:
            await self.until(lambda: self.outcome is not None or self.mine() is not None, 600)
            asked = self.mine()
            if asked is None or self.outcome is not None:
                continue
            version = self.version
            choice = bot.choose(self.views[asked.seat] or {}, decision(self.info["game"], asked))
            if pause:
                await asyncio.sleep(pause)
            try:
                await self.play(str(choice), version)
            except RefusedByServer as refused:
                if refused.kind == "TooFast":
                    await asyncio.sleep(0.5)
                    continue
                if refused.kind != "Stale":
                    raise
            await self.until(partial(self._moved_on, version))

    def _moved_on(self, version: int) -> bool:
        return self.version != version or self.outcome is not None


def decision(id: str, asked: p.Asked) -> Decision:
    """A question from the wire as a bot knows it."""
    vocabulary = game(id).vocabulary
    choices = [vocabulary.parse(option["say"]) for option in asked.options or ()]
    prompt = asked.prompt or {"id": "", "args": {}, "rule": ""}
    options = Options(vocabulary, asked.seat, [choice.code for choice in choices if choice])
    return Decision(asked.seat, Message(prompt["id"], prompt["args"], prompt["rule"]), options)


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
