"""The keeper looks after tables: lets bots play, and minds the clocks."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from doubloon.engine.seat import Seat
from doubloon.server import journal as j

if TYPE_CHECKING:
    from doubloon.server.hub import Hub
    from doubloon.server.mailbox import Mailbox


class Keeper:
    """Does what tables need when no player does anything."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

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
        who = f"{mailbox.room.id} {seat} {bot}"
        say = await self.hub.bots.choose(bot, table, seat, who)
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
