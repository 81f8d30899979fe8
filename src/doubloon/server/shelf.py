"""The shelf: tables that are in memory, how they come there from the database, and how they go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Refusal
from doubloon.games import game
from doubloon.server import protocol as p
from doubloon.server.journal import Row, read_settings
from doubloon.server.limits import Limits
from doubloon.server.log import log
from doubloon.server.mailbox import Mailbox
from doubloon.server.refusals import TooFast, missing, trouble
from doubloon.server.room import Room
from doubloon.server.store import Store

if TYPE_CHECKING:
    from doubloon.server.keeper import Keeper
    from doubloon.server.wire import Wire

T = TypeVar("T")
P = ParamSpec("P")

BREATH: Final = 0.004
"""Seconds after which a long replay lets others go first."""


class Shelf:
    """All tables of one process that somebody needs."""

    keeper: Keeper

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.rooms: dict[str, Mailbox] = {}
        self.loop: asyncio.AbstractEventLoop
        self._loading: dict[str, list[tuple[Wire, p.AtTable]]] = {}
        self._asleep: dict[str, WeakKeyDictionary[Wire, bool]] = {}
        """Who follows finished tables that have left the memory."""
        self._tasks: set[asyncio.Task[Any]] = set()

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

    def mailbox(self, room: Room) -> Mailbox:
        """A mailbox for a room that comes into memory."""
        raise NotImplementedError

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
        mailbox = self.rooms[id] = self.mailbox(room)
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
        """Make a room anew from what is stored; once, whoever asks for it in the meantime.

        A second reading would put an older room in the place of one that has gone on.
        """
        if not mailbox.reloading:
            mailbox.reloading = True
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
        mailbox.reloading = False
        mailbox.broken = False
        mailbox.thinking = -1
        mailbox.catch_up()
        if mailbox.behind:  # written while we read
            mailbox.refresh()
            return
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

    def took(self, mailbox: Mailbox) -> None:
        """A table has come into memory."""
        self.keeper.took(mailbox)


def name_of(wire: Wire, command: p.AtTable) -> str:
    """The name under which a command is remembered: its guest, client and number."""
    return f"{wire.guest}.{wire.client}.{command.id}"
