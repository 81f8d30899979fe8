"""Once a second somebody goes round the house: lists, dead lines, idle tables, the database's log.

Players come first. Whatever takes longer than a moment is done in small portions, or when nobody
plays.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Final

from doubloon.engine.refusal import Refusal
from doubloon.server.change import listing
from doubloon.server.log import log

if TYPE_CHECKING:
    from doubloon.server.hub import Hub
    from doubloon.server.mailbox import Mailbox

ROUND: Final = 1.0
"""Seconds between two rounds through the house."""
IDLE: Final = 30.0
"""Seconds after which a table that nobody follows leaves the memory."""
OVER: Final = 60.0
"""Seconds after which a finished table leaves it, whoever follows."""
PING: Final = 20.0
SILENT: Final = 60.0
"""Seconds of silence after which a line is taken for dead."""
FEW: Final = 10
"""Lines of the lists that are brought up to date at once."""
PAUSE: Final = 0.01
"""Seconds that players have between two such portions."""
LONG: Final = 20_000
"""Steps after which SQLite's log is moved into its file, whoever plays: some 300 MB."""
ENDLESS: Final = 100_000
"""Pages of the log after which players wait until all of it is moved, some ten milliseconds:
while somebody always plays it would never be done, and 400 MB are enough."""
SWEEP: Final = 200
"""Tables that one round takes on."""
YOUNG: Final = 1_000
"""New objects after which Python looks for those that hold each other: a fifth of a millisecond."""
GROWN: Final = 4
"""Such looks after which it also looks through what outlived them: a millisecond or two."""
TIDY: Final = 600.0
"""Seconds after which it looks through all of them, whoever plays."""


class Rounds:
    """What the house needs, whoever plays."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._pinged = 0.0
        self._steps = 0
        """Steps that there were at the last round."""
        self._moved = 0
        """Steps that there were when SQLite's log was last moved into its file."""
        self._tidied = time.monotonic()

    async def watch(self) -> None:
        """Go round the house until the server stops."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.round()
            except Exception as error:
                log("round-failed", error=repr(error)[:300])

    async def round(self) -> None:
        """One round: lists, dead lines, idle tables, tables that wait for us."""
        await self.flush(pause=PAUSE)
        self._listen()
        await self._tidy()
        now = time.time()
        for mailbox in list(self.hub.rooms.values()):
            if mailbox.busy or mailbox.waiting or mailbox.broken or mailbox.followed:
                continue
            over, alone = mailbox.room.over, not mailbox.readers
            idle = (0.0 if alone else OVER) if over else IDLE
            if (alone or over) and mailbox.thinking < 0 and now - mailbox.touched > idle:
                await self.flush(mailbox)
                if not (mailbox.busy or mailbox.waiting):
                    self.hub.sleep(mailbox)
        self.hub.forget_dead()
        for id in await self.hub.ask(self.hub.store.due, now, SWEEP):
            if id not in self.hub.rooms and await self.hub.claim(id):
                try:
                    mailbox = await self.hub.find(id)
                    mailbox.touched = time.time()
                    self.hub.dirty.add(mailbox)
                except Refusal:
                    await self.hub.ask(self.hub.store.touch, [{"key": id, "due": None}])

    def _listen(self) -> None:
        """Ping everybody now and then, and give up those who do not answer."""
        now = time.monotonic()
        if now - self._pinged < PING:
            return
        self._pinged = now
        for wire in list(self.hub.wires):
            if now - wire.heard > SILENT and wire.transport:
                wire.transport.abort()
            else:
                wire.ping()

    async def _tidy(self) -> None:
        """Move the database's log into its file, and look for lost memory: best when all is quiet.

        While the disk takes the log in, commits wait for it, some milliseconds each time.
        """
        now, quiet, self._steps = time.monotonic(), self.hub.steps == self._steps, self.hub.steps
        behind = self.hub.steps - self._moved
        if behind > LONG or (quiet and behind):
            self._moved = self.hub.steps
            if await asyncio.to_thread(self.hub.store.checkpoint) > ENDLESS:
                await self.hub.ask(self.hub.store.checkpoint, whole=True)
        if now - self._tidied > (TIDY / 10 if quiet else TIDY):
            self._tidied = now
            gc.collect()

    async def flush(self, *more: Mailbox, pause: float = 0.0) -> None:
        """Bring the lists up to date."""
        self.hub.dirty.update(more)
        every = list(self.hub.dirty)
        for at in range(0, len(every), FEW):
            dirty = self.hub.dirty.intersection(every[at : at + FEW])
            few = [one for one in dirty if not (one.busy or one.broken)]
            rows = [{"key": one.room.id, **listing(one.room), "due": self.next(one)} for one in few]
            self.hub.dirty.difference_update(few)
            try:
                await self.hub.ask(self.hub.store.touch, rows)
            except BaseException:  # also when the server stops: it looks once more
                self.hub.dirty.update(few)
                raise
            await asyncio.sleep(pause)

    def next(self, mailbox: Mailbox) -> float | None:
        """When a table needs somebody, should it leave the memory."""
        room = mailbox.room
        if room.asked is None:
            return None
        if room.party.places[room.asked].played_by:
            return 0.0
        return room.clock.deadline()


def calm_memory() -> None:
    """Let Python look for lost memory little and often; through all of it only in `_tidy`.

    Tables hold no cycles, so nearly all that grows old is still in use.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, GROWN, 1_000_000)
