"""The hub: all tables that are in memory, all lines that are open, and who needs what."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Refusal
from doubloon.engine.seat import Seat
from doubloon.games import game
from doubloon.server import protocol as p
from doubloon.server.bots import Bots
from doubloon.server.change import Change, NewTable
from doubloon.server.follow import Campaigns, follow, wanted
from doubloon.server.guests import Guest, Guests
from doubloon.server.hook import WAIT, write_to
from doubloon.server.journal import Facts, Row, Settings, read_settings, text
from doubloon.server.keeper import Keeper
from doubloon.server.limits import Gate, Limits
from doubloon.server.log import log
from doubloon.server.mailbox import Mailbox, summary, trouble
from doubloon.server.names import clean
from doubloon.server.refusals import Forbidden, TooFast, missing
from doubloon.server.replays import Replays
from doubloon.server.room import Room
from doubloon.server.scribe import Scribe
from doubloon.server.store import Store
from doubloon.server.web import Web
from doubloon.server.wire import Wire

T = TypeVar("T")
P = ParamSpec("P")

BREATH: Final = 0.004
"""Seconds after which a long replay lets others go first."""


class Hub:
    """One server process."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        origins: frozenset[str] = frozenset(),
        bots: Bots | None = None,
        worker: str = "",
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.origins = origins
        self.gate = Gate(self.limits)
        self.guests = Guests(store)
        self.scribe = Scribe(store, worker)
        self.bots = bots or Bots()
        self.campaigns = Campaigns(store)
        self.keeper = Keeper(self)
        self.web = Web()
        self.replays = Replays()
        self.rooms: dict[str, Mailbox] = {}
        self.wires: set[Wire] = set()
        self.wires_of: dict[str, set[Wire]] = {}
        self.dirty: set[Mailbox] = set()
        """Tables whose line in the lists is out of date."""
        self.program = ""
        """What to call when somebody who is away has a turn."""
        self.patience = WAIT
        self.steps = 0
        self.started = time.time()
        self._loading: dict[str, list[tuple[Wire, p.AtTable]]] = {}
        self._asleep: dict[str, WeakKeyDictionary[Wire, bool]] = {}
        """Who follows finished tables that have left the memory."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.loop: asyncio.AbstractEventLoop

    def wire(self, config: Any, server_state: Any, app_state: Any) -> Wire:
        """A new line, as uvicorn asks for one."""
        return Wire(self, server_state)

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ask(self, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the database; only a quick one is asked on the spot."""
        if self.store.inline:
            return read(*args, **kwargs)
        return await asyncio.to_thread(read, *args, **kwargs)

    async def open(self) -> None:
        """Begin."""
        self.loop = asyncio.get_running_loop()
        self.run(self.keeper.watch())

    async def close(self) -> None:
        """Stop taking orders, store what is under way, and let everything go."""
        for task in list(self._tasks):
            task.cancel()
        for mailbox in self.rooms.values():
            self.keeper.rest(mailbox)
        await self.scribe.drain()
        await self.keeper.flush()
        self.bots.close()
        self.store.close()

    def hello(self, wire: Wire, command: p.Hello) -> None:
        """Find out who is speaking."""
        self.run(self._hello(wire, command))

    async def _hello(self, wire: Wire, command: p.Hello) -> None:
        try:
            guest, key = await self._who(wire, command)
        except Refusal as refusal:
            wire.refuse(command.id, refusal)
        except Exception as error:
            log("hello-failed", error=repr(error)[:300])
            wire.refuse(command.id, trouble())
        else:
            wire.greet(guest.id, guest.name, command.client, command.lang)
            if wire.transport is not None:
                self.wires_of.setdefault(guest.id, set()).add(wire)
            wire.send(p.Welcome(command.id, guest.id, guest.name, key=key))
        wire.greeted()

    async def _who(self, wire: Wire, command: p.Hello) -> tuple[Guest, str]:
        """The guest with that key; or a new one, and a key for them."""
        if command.key:
            guest = await self.ask(self.guests.find, command.key, time.time())
            if guest is None:
                raise Forbidden(Message("refuse-key"))
            return guest, ""
        if not self.gate.may_make(wire.address):
            raise TooFast(Message("refuse-too-many"))
        return await self.ask(self.guests.make, clean(command.name), time.time())

    def route(self, wire: Wire, command: p.AtTable) -> None:
        """Bring a command to its table, from the database if need be."""
        mailbox = self.rooms.get(command.table)
        if mailbox is not None:
            mailbox.post(wire, command, name_of(wire, command))
            return
        waiting = self._loading.get(command.table)
        if waiting is not None:
            waiting.append((wire, command))
            return
        self._loading[command.table] = [(wire, command)]
        self.run(self._load(command.table))

    async def find(self, id: str) -> Mailbox:
        """A table, from memory or from the database; Missing if there is none."""
        while id in self._loading:
            await asyncio.sleep(0.01)
        if id not in self.rooms:
            self._loading[id] = []
            await self._load(id)
        found = self.rooms.get(id)
        if found is None:
            raise missing("table", name=id)
        return found

    async def _load(self, id: str) -> None:
        """Bring a table into memory, and then obey what came for it in the meantime."""
        fault: Refusal | None = None
        try:
            if self.limits.tables and len(self.rooms) >= self.limits.tables:
                raise TooFast(Message("refuse-full"))
            room = await self._read(id)
        except Refusal as refusal:
            fault = refusal
        except Exception as error:
            log("load-failed", table=id, error=repr(error)[:300])
            fault = trouble()
        waiting = self._loading.pop(id)
        if fault is not None:
            for wire, command in waiting:
                wire.refuse(command.id, fault)
            return
        mailbox = self.rooms[id] = Mailbox(self, room)
        for wire, views in self._asleep.pop(id, {}).items():
            mailbox.readers[wire] = views
            wire.follows[id] = mailbox
        self.took(mailbox)
        for wire, command in waiting:
            mailbox.post(wire, command, name_of(wire, command))

    async def _read(self, id: str) -> Room:
        found = await self.ask(self.store.load, id)
        if found is None:
            raise missing("table", name=id)
        row, rows = found
        settings = read_settings(row.settings)
        if settings.rules != game(settings.game).info.rules_version:
            raise Illegal(Message("refuse-rules-pinned", {"name": str(settings.rules)}))
        room = Room(id, settings, row.secret, row.host)
        await self.replay(room, rows)
        return room

    async def replay(self, room: Room, rows: list[Row]) -> None:
        """Take stored steps in, letting others go first now and then."""
        began = time.perf_counter()
        for one in rows:
            room.fold(one)
            if time.perf_counter() - began > BREATH:
                await asyncio.sleep(0)
                began = time.perf_counter()

    def reload(self, mailbox: Mailbox) -> None:
        """Make a room anew from what is stored."""
        self.run(self._reload(mailbox))

    async def _reload(self, mailbox: Mailbox) -> None:
        for _ in range(20):
            try:
                mailbox.room = await self._read(mailbox.room.id)
                break
            except Exception as error:
                log("reload-failed", table=mailbox.room.id, error=repr(error)[:300])
                await asyncio.sleep(0.5)
        else:
            self.drop(mailbox)
            return
        mailbox.broken = False
        mailbox.thinking = -1
        mailbox.catch_up()
        mailbox.work()
        self.keeper.attend(mailbox)

    def drop(self, mailbox: Mailbox) -> None:
        """Let a table go from memory; whoever follows it must look again."""
        self.keeper.rest(mailbox)
        self.rooms.pop(mailbox.room.id, None)
        for wire in list(mailbox.readers):
            wire.follows.pop(mailbox.room.id, None)
            wire.shutdown()

    def sleep(self, mailbox: Mailbox) -> None:
        """Let a finished table go from memory; who follows it hears of it when it wakes."""
        id = mailbox.room.id
        readers = WeakKeyDictionary(mailbox.readers)
        mailbox.readers.clear()
        for wire in readers:
            wire.follows.pop(id, None)
        self.drop(mailbox)
        if readers:
            self._asleep[id] = readers

    def forget_dead(self) -> None:
        """Nobody is left at some of the finished tables."""
        for id in [id for id, readers in self._asleep.items() if not readers]:
            del self._asleep[id]

    def after_step(self, mailbox: Mailbox) -> None:
        """A step was stored and told."""
        self.steps += 1
        self.dirty.add(mailbox)
        self.keeper.attend(mailbox)

    def follow(self, mailbox: Mailbox) -> None:
        """A game is over: its campaign, and a rematch if all want one."""
        if not mailbox.followed and (mailbox.room.settings.campaign or wanted(mailbox.room)):
            self.run(self._follow(mailbox))

    async def _follow(self, mailbox: Mailbox) -> None:
        if not mailbox.followed and self.keeps(mailbox):
            mailbox.followed = True
            try:
                await follow(self, mailbox)
            finally:
                mailbox.followed = False

    def took(self, mailbox: Mailbox) -> None:
        """A table has come into memory."""
        self.keeper.took(mailbox)

    async def claim(self, id: str) -> bool:
        """Whether this process may look after a table."""
        return True

    def keeps(self, mailbox: Mailbox) -> bool:
        """Whether it is this process that looks after the table."""
        return True

    def announce(self, mailbox: Mailbox, seat: Seat) -> None:
        """Tell somebody whose turn it is, if they are looking elsewhere."""
        guest = mailbox.room.party.places[seat].guest
        if mailbox.announced == (mailbox.room.version, seat):
            return
        mailbox.announced = (mailbox.room.version, seat)
        if not mailbox.here(seat):
            for wire in self.wires_of.get(guest, ()):
                wire.send(p.Turn(mailbox.room.id, seat))
            if self.program and guest and guest not in self.wires_of and self.keeps(mailbox):
                table, version = mailbox.room.id, mailbox.room.version
                self.run(write_to(self, table, seat, guest, version))

    def arrived(self, mailbox: Mailbox, wire: Wire) -> None:
        """Somebody follows a table."""
        self.keeper.arrived(mailbox, wire.guest)

    def departed(self, mailbox: Mailbox, wire: Wire) -> None:
        """Somebody follows a table no longer."""
        self.keeper.departed(mailbox, wire.guest)

    def lost(self, wire: Wire) -> None:
        """A line is gone."""
        self.wires.discard(wire)
        mine = self.wires_of.get(wire.guest)
        if mine is not None:
            mine.discard(wire)
            if not mine:
                del self.wires_of[wire.guest]
        for mailbox in list(wire.follows.values()):
            mailbox.forget(wire)

    def hint(self, mailbox: Mailbox, wire: Wire, re: int, seat: Seat) -> None:
        """Ask a bot what it would choose for somebody."""
        if mailbox.room.asked != seat:
            raise Illegal(Message("refuse-not-asked"))
        self.run(self._hint(mailbox, wire, re, seat))

    async def _hint(self, mailbox: Mailbox, wire: Wire, re: int, seat: Seat) -> None:
        room = mailbox.room
        assert room.table is not None
        say = await self.bots.choose("greedy", room.table, seat)
        wire.send(p.Done(re, room.seq, room.version, seat, {"say": say}))

    async def create(self, settings: Settings, host: str, facts: list[Facts] | None = None) -> Room:
        """Set a table up and store it, with its first facts if there are any."""
        now = time.time()
        room = Room(secrets.token_urlsafe(9), settings, secrets.token_hex(32), host)
        rows, guests = [], []
        if facts:
            room.do(facts, now)
            rows = [Row(room.id, 1, now, "", text(facts))]
            guests = [place.guest for place in room.party.places if place.guest]
        new = new_table(room, now)
        if not await self.scribe.wait(Change(room.id, rows, {}, guests, new)):
            raise trouble()
        return room


def new_table(room: Room, now: float) -> NewTable:
    """A room as the database first hears of it."""
    s = room.settings
    return NewTable(room.id, now, room.host, text(s), room.secret, s.open, summary(room))


def name_of(wire: Wire, command: p.AtTable) -> str:
    """The name under which a command is remembered: its guest, client and number."""
    return f"{wire.guest}.{wire.client}.{command.id}"
