"""Several processes that share a PostgreSQL database.

Any process serves any client and writes any table: the number of a step decides who was first, and
whoever was not looks again. One process at a time looks after a table, lets its bots play and
minds its clocks: the one that holds its advisory lock. PostgreSQL lets go of the locks of a process
that dies, and another takes its tables over. What one process stores or notices it tells the others
by NOTIFY.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import psycopg

from doubloon.server.hub import Hub
from doubloon.server.log import log
from doubloon.server.mailbox import Mailbox
from doubloon.server.store import CHANNEL
from doubloon.server.wire import Wire

ALIVE: Final = 5.0
"""Seconds between two signs of life."""
DEAD: Final = 16.0
"""Seconds after which a silent process is taken for dead."""
LOCK: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 68616))"
UNLOCK: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 68616))"


class SharedHub(Hub):
    """One of several processes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.kept: set[str] = set()
        """The tables that this process looks after."""
        self.heard: dict[str, float] = {}
        """When each of the other processes was last heard."""
        self.near: dict[str, float] = {}
        """Guests who have a line at another process, and when they were called there."""
        self._hand: psycopg.AsyncConnection[Any] | None = None
        self._one = asyncio.Lock()

    async def open(self) -> None:
        """Begin to listen, then begin."""
        await super().open()
        self.run(self._listen())
        self.run(self._live())

    async def close(self) -> None:
        """Let go of everything."""
        await super().close()
        if self._hand:
            await self._hand.close()

    def keeps(self, mailbox: Mailbox) -> bool:
        """Whether this process looks after the table."""
        return mailbox.room.id in self.kept

    async def claim(self, id: str) -> bool:
        """Try to look after a table."""
        if id not in self.kept:
            found = await self._say(LOCK, id)
            if found and found[0]:
                self.kept.add(id)
        return id in self.kept

    def took(self, mailbox: Mailbox) -> None:
        """A table has come into memory: who is there, and may we look after it?"""
        super().took(mailbox)
        self.run(self._claim(mailbox))

    async def _claim(self, mailbox: Mailbox) -> None:
        if not self.keeps(mailbox) and await self.claim(mailbox.room.id):
            await self._tell(f"who:{mailbox.room.id}")
            self.keeper.attend(mailbox)

    def drop(self, mailbox: Mailbox) -> None:
        """Let a table go."""
        super().drop(mailbox)
        self.run(self._release(mailbox.room.id))

    async def _release(self, id: str) -> None:
        if id in self.kept and id not in self.rooms:
            self.kept.discard(id)
            await self._say(UNLOCK, id)

    def arrived(self, mailbox: Mailbox, wire: Wire) -> None:
        """Somebody follows a table, here."""
        super().arrived(mailbox, wire)
        self.run(self._tell(f"here:{mailbox.room.id}:{wire.guest}"))

    def departed(self, mailbox: Mailbox, wire: Wire) -> None:
        """Somebody follows a table no longer."""
        super().departed(mailbox, wire)
        if not any(other.guest == wire.guest for other in mailbox.readers):
            self.run(self._tell(f"gone:{mailbox.room.id}:{wire.guest}"))

    def after_step(self, mailbox: Mailbox) -> None:
        """A step was stored here: whoever is asked now may have a line anywhere."""
        before = mailbox.announced
        super().after_step(mailbox)
        if mailbox.announced != before:
            seat = mailbox.announced[1]
            guest = mailbox.room.party.places[seat].guest
            self.run(self._tell(f"turn:{mailbox.room.id}:{guest}:{seat}"))

    def reaches(self, guest: str) -> bool:
        """Whether a guest has a line, here or where they were last called."""
        near = self.near.get(guest, 0.0)
        return super().reaches(guest) or time.monotonic() - near < self.patience + ALIVE

    async def _tell(self, news: str) -> None:
        """Tell the other processes."""
        await self._say("SELECT pg_notify(%s, %s)", CHANNEL, f"{self.scribe.worker} {news}")

    async def _say(self, query: str, *args: str) -> Any:
        """Ask the database for a lock, or to pass news on; None if it cannot be reached."""
        async with self._one:
            try:
                if self._hand is None or self._hand.closed:
                    self.kept.clear()  # the locks went with the line
                    self._hand = await self._connect()
                return await (await self._hand.execute(query, args)).fetchone()
            except (psycopg.Error, OSError) as error:
                log("hand-lost", error=type(error).__name__)
                if self._hand:
                    await self._hand.close()
                return None

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        url = self.store.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(address, autocommit=True)

    async def _listen(self) -> None:
        """Hear what the others tell; after a broken line look at everything again."""
        while True:
            try:
                async with await self._connect() as ear:
                    await ear.execute(f"LISTEN {CHANNEL}")
                    await self._look_again()
                    async for one in ear.notifies():
                        self._hear(one.payload)
            except (psycopg.Error, OSError) as error:
                log("ear-lost", error=type(error).__name__)
            await asyncio.sleep(0.5)

    def _hear(self, payload: str) -> None:
        """News from a process."""
        worker, *news = payload.split(" ")
        if worker == self.scribe.worker:
            return
        self.heard[worker] = time.monotonic()
        for item in news:
            kind, _, rest = item.partition(":")
            id, _, what = rest.partition(":")
            mailbox = self.rooms.get(id)
            if kind == "turn":
                self._turn(mailbox, id, what)
            elif kind == "near":
                self.near[id] = time.monotonic()
            elif mailbox is None:
                continue
            elif kind == "step":
                if int(what) > mailbox.room.seq:
                    mailbox.refresh()
            elif kind == "here":
                mailbox.elsewhere[what] = worker
                self.keeper.arrived(mailbox, what)
            elif kind == "gone":
                mailbox.elsewhere.pop(what, None)
                self.keeper.departed(mailbox, what)
            elif kind == "who":
                for guest in {wire.guest for wire in mailbox.readers}:
                    self.run(self._tell(f"here:{id}:{guest}"))

    def _turn(self, mailbox: Mailbox | None, id: str, what: str) -> None:
        """Somebody is asked at a table that another process looks after: call them, if here."""
        guest, _, seat = what.partition(":")
        if mailbox is None and self.call(guest, id, int(seat)):
            self.run(self._tell(f"near:{guest}"))

    async def _look_again(self) -> None:
        """Something may have been missed: look at every table in memory."""
        for mailbox in list(self.rooms.values()):
            mailbox.refresh()
            await self._claim(mailbox)

    async def _live(self) -> None:
        """Give signs of life, miss those of others, and take over what nobody looks after."""
        while True:
            await self._tell("alive")
            for _ in range(int(ALIVE)):
                await asyncio.sleep(1.0)
                for mailbox in list(self.rooms.values()):
                    if not mailbox.room.over:
                        await self._claim(mailbox)
            self._miss()

    def _miss(self) -> None:
        """Whoever was at a process that is silent is gone."""
        now = time.monotonic()
        dead = {worker for worker, at in self.heard.items() if now - at > DEAD}
        for worker in dead:
            del self.heard[worker]
        self.near = {guest: at for guest, at in self.near.items() if self.reaches(guest)}
        for mailbox in self.rooms.values():
            for guest, worker in list(mailbox.elsewhere.items()):
                if worker not in self.heard:
                    del mailbox.elsewhere[guest]
                    self.keeper.departed(mailbox, guest)
