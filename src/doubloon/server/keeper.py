"""The keeper looks after tables: lets bots play, minds the clocks, and sends the idle to rest."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from doubloon.engine.refusal import Refusal
from doubloon.engine.seat import Seat
from doubloon.server import journal as j
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
FEW: Final = 20
"""Lines of the lists that are brought up to date at once."""
CHECKPOINT: Final = 2_000
"""Steps after which SQLite's log is moved into its file."""
SWEEP: Final = 200
"""Tables that one round takes on."""


class Keeper:
    """Does what tables need when no player does anything."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._pinged = 0.0
        self._written = 0

    def took(self, mailbox: Mailbox) -> None:
        """A table has come into memory."""
        now = time.time()
        people = mailbox.room.party.people()
        mailbox.gone = {seat: now for seat in people if not mailbox.here(seat)}
        self.attend(mailbox)

    def rest(self, mailbox: Mailbox) -> None:
        """Look after a table no more."""
        if mailbox.timer:
            mailbox.timer.cancel()
            mailbox.timer = None

    def attend(self, mailbox: Mailbox) -> None:
        """After every step: is a bot asked, is somebody's time running, is there a rematch?"""
        room = mailbox.room
        self.rest(mailbox)
        if room.over:
            self.hub.follow(mailbox)
            return
        seat = room.asked
        if seat is None or self._welcome(mailbox):
            return
        bot = room.party.places[seat].played_by
        if bot:
            if mailbox.thinking != room.version and self.hub.keeps(mailbox):
                mailbox.thinking = room.version
                self.hub.run(self._think(mailbox, seat, bot, room.version))
        else:
            self.hub.announce(mailbox, seat)
        due = self.due(mailbox)
        if due is not None:
            delay = max(due - time.time(), 0.0) + 0.002
            mailbox.timer = self.hub.loop.call_later(delay, self.tick, mailbox)

    async def _think(self, mailbox: Mailbox, seat: Seat, bot: str, version: int) -> None:
        """Let a bot choose."""
        table = mailbox.room.table
        assert table is not None
        say = await self.hub.bots.choose(bot, table, seat)
        while mailbox.busy:
            await asyncio.sleep(0.001)
        if mailbox.room.version == version and mailbox.room.party.places[seat].played_by:
            mailbox.choose(seat, say, version)
        if mailbox.thinking == version:
            mailbox.thinking = -1

    def due(self, mailbox: Mailbox) -> float | None:
        """When somebody's time runs out next: on the clock, or away from the table."""
        room = mailbox.room
        times = []
        deadline = room.clock.deadline()
        if deadline is not None and not room.party.places[room.asked or 0].played_by:
            times.append(deadline)
        if room.settings.grace is not None:
            times += [since + room.settings.grace for since in self._away(mailbox).values()]
        return min(times, default=None)

    def _away(self, mailbox: Mailbox) -> dict[Seat, float]:
        """Who is away while somebody else waits, and since when."""
        if not mailbox.gone:
            return {}
        people = mailbox.room.party.people()
        if not any(mailbox.here(seat) for seat in people):
            return {}
        return {seat: since for seat, since in mailbox.gone.items() if seat in people}

    def tick(self, mailbox: Mailbox) -> None:
        """Somebody's time may be up: a bot stands in (R25.33, B9.28)."""
        room, now = mailbox.room, time.time()
        mailbox.timer = None
        if room.asked is None or not self.hub.keeps(mailbox):
            return
        if mailbox.busy:
            mailbox.timer = self.hub.loop.call_later(0.01, self.tick, mailbox)
            return
        bot = room.settings.stand_in
        facts: list[j.Facts] = []
        deadline = room.clock.deadline()
        if deadline is not None and deadline <= now:
            if not room.party.places[room.asked].played_by:
                facts.append(j.Away(room.asked, bot, "clock"))
        if not facts and room.settings.grace is not None:
            for seat, since in self._away(mailbox).items():
                if since + room.settings.grace <= now:
                    facts.append(j.Away(seat, bot, "away"))
        if facts:
            mailbox.act(facts)
        else:
            self.attend(mailbox)

    def arrived(self, mailbox: Mailbox, guest: str) -> None:
        """Somebody is here again."""
        for seat in mailbox.room.party.seats_of(guest):
            mailbox.gone.pop(seat, None)
        self.attend(mailbox)

    def _welcome(self, mailbox: Mailbox) -> bool:
        """Whoever only lost the line, and is here, has the seat back at once."""
        if not mailbox.room.party.stood_in:
            return False
        back: list[j.Facts] = [
            j.Returned(seat)
            for seat, place in enumerate(mailbox.room.party.places)
            if place.stand_in and place.why == "away" and place.guest and mailbox.here(seat)
        ]
        if back and not mailbox.busy:
            mailbox.act(back)
        return bool(back)

    def departed(self, mailbox: Mailbox, guest: str) -> None:
        """Somebody is gone; perhaps only for a moment."""
        now = time.time()
        for seat in mailbox.room.party.seats_of(guest):
            if not mailbox.here(seat):
                mailbox.gone.setdefault(seat, now)
        self.attend(mailbox)

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
        await self.flush()
        self._listen()
        if self.hub.steps - self._written > CHECKPOINT:
            self._written = self.hub.steps
            await asyncio.to_thread(self.hub.store.checkpoint)
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

    async def flush(self, *more: Mailbox) -> None:
        """Bring the lists up to date."""
        dirty = {*self.hub.dirty, *more}
        self.hub.dirty = {one for one in dirty if one.busy or one.broken}
        rows = [
            {"key": one.room.id, **listing(one.room), "due": self.next(one)}
            for one in dirty - self.hub.dirty
        ]
        for at in range(0, len(rows), FEW):
            await self.hub.ask(self.hub.store.touch, rows[at : at + FEW])
            await asyncio.sleep(0)  # players go first

    def next(self, mailbox: Mailbox) -> float | None:
        """When a table needs somebody, should it leave the memory."""
        room = mailbox.room
        if room.asked is None:
            return None
        if room.party.places[room.asked].played_by:
            return 0.0
        return room.clock.deadline()
