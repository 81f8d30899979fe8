"""A room's mailbox: commands come in one after the other, and nothing is told before it is stored.

The mailbox is the only one who writes to its room. While a step is being stored, whatever else
comes waits: so nobody ever sees what might still be lost.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from doubloon.engine.refusal import Refusal
from doubloon.engine.seat import Seat
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server import teller
from doubloon.server.change import change_of
from doubloon.server.log import log
from doubloon.server.looking import LOOKING
from doubloon.server.refusals import trouble
from doubloon.server.room import Room

if TYPE_CHECKING:
    from doubloon.server.hub import Hub
    from doubloon.server.wire import Wire

TRIES: Final = 3
"""So often a command is decided anew when somebody else was faster, or the disk did not obey."""
SPECTATOR: Final = (None,)
"""The seat of whoever has none."""


class Mail:
    """A command on its way."""

    __slots__ = ("by", "command", "tries", "wire")

    def __init__(self, wire: Wire | None, command: p.AtTable, by: str) -> None:
        self.wire = wire
        self.command = command
        self.by = by
        self.tries = 0


class Mailbox:
    """One table: its room, who follows it, and what waits to be done."""

    def __init__(self, hub: Hub, room: Room) -> None:
        self.hub = hub
        self.room = room
        self.readers: dict[Wire, bool] = {}
        """Everybody who follows the table, and whether they want views."""
        self.waiting: deque[Mail] = deque()
        self.busy = False
        self.touched = time.time()
        self.gone: dict[Seat, float] = {}
        """Since when nobody follows for a seat."""
        self.elsewhere: dict[str, str] = {}
        """Guests who follow at another process, and which."""
        self.told = room.seq
        """The last step that everybody who follows has been told."""
        self.thinking = -1
        """The version that a bot is thinking about."""
        self.announced = (-1, -1)
        """The version and the seat that were last called to the table."""
        self.followed = False
        """Whether what follows the game is being set up."""
        self.timer: asyncio.TimerHandle | None = None
        self.behind = False
        """Whether another process has written since we last read."""
        self.broken = False
        """Whether what is in memory may differ from what is stored."""
        self.reloading = False
        """Whether the room is being made anew from what is stored."""

    def post(self, wire: Wire | None, command: p.AtTable, by: str = "") -> None:
        """Let a command wait its turn."""
        self.waiting.append(Mail(wire, command, by))
        if not self.busy:
            self.work()

    def act(self, facts: list[j.Facts]) -> None:
        """Something that the table does itself; only when nothing else is under way."""
        if not self.busy and not self.broken:
            self._store(self.room.do(facts, time.time()), None, "")

    def choose(self, seat: Seat, say: str, version: int) -> None:
        """A bot has chosen; it may be too late. What it may not do is replaced by what it may."""
        table = self.room.table
        if self.busy or self.broken or version != self.room.version or not table:
            return
        if table.why_not(say) and table.decision:
            log("bot-refused", table=self.room.id)
            say = table.decision.options[0].text
        facts = self.room.choose(seat, say, time.time())
        self._store(facts, None, "")

    def work(self) -> None:
        """Do what waits, until something must be stored first."""
        while self.waiting and not self.busy and not self.broken:
            mail = self.waiting.popleft()
            self.touched = time.time()
            before = self.room.seq
            try:
                self._obey(mail)
            except Refusal as refusal:
                if mail.wire:
                    room = self.room
                    mail.wire.refuse(mail.command.id, refusal, room.version, room.table)
            except Exception as error:
                log("room-failed", table=self.room.id, error=repr(error)[:300])
                if type(mail.command) not in LOOKING or self.room.seq != before:
                    self.broken = True  # who only looks changes nothing, but may have a seat back
                if mail.wire:
                    mail.wire.refuse(mail.command.id, trouble())
        if self.broken and not self.busy:
            self.hub.reload(self)

    def _obey(self, mail: Mail) -> None:
        """One command: answered from what is stored already, or obeyed and stored."""
        command, wire, room = mail.command, mail.wire, self.room
        if type(command) in LOOKING:
            if wire:
                LOOKING[type(command)](self, wire, command)
            return
        seq = room.obeyed.get(mail.by)
        if seq is not None:
            if wire:
                wire.send(self._done(command.id, seq))
            return
        guest = wire.guest if wire else ""
        if wire and isinstance(command, p.Sit) and not command.name:
            command = p.Sit(command.id, command.table, command.seat, wire.name)
        self._store(room.obey(guest, command, time.time()), mail, mail.by)

    def _store(self, facts: list[j.Facts], mail: Mail | None, by: str) -> None:
        """Hand a step to the scribe."""
        room = self.room
        if by:
            room.obeyed[by] = room.seq
        self.busy = True
        row = j.Row(room.id, room.seq, time.time(), by, j.text(facts))
        self.hub.scribe.write(change_of(room, row, facts), lambda ok: self._stored(ok, mail))

    def _stored(self, ok: bool, mail: Mail | None) -> None:
        """The step is safe: answer, tell everybody, and go on. Or it is not: look again."""
        self.busy = False
        if not ok:
            self.broken = True
            if mail and mail.tries < TRIES:
                mail.tries += 1
                self.waiting.appendleft(mail)  # it is decided again on what is really there
            elif mail and mail.wire:
                mail.wire.refuse(mail.command.id, trouble())
            self.hub.reload(self)
            return
        if mail and mail.wire:
            mail.wire.send(self._done(mail.command.id, self.room.seq))
        self.tell()
        self.hub.after_step(self)
        if self.behind and not self.busy:
            self.refresh()
        self.work()

    def _done(self, re: int, seq: int) -> p.Done:
        """The answer to a command that has been obeyed, now or earlier."""
        seats = [f.seat for f in self.room.steps[seq - 1].facts if isinstance(f, j.Sat)]
        return p.Done(re, seq, self.room.version, seats[0] if seats else None)

    def tell(self) -> None:
        """Tell the last step to everybody who follows."""
        room = self.room
        self.told = room.seq
        if not self.readers:
            return
        telling = teller.Telling(room, time.time())
        ready: dict[Any, bytes] = {}
        personal = bool(room.party.muted)
        for wire, views in list(self.readers.items()):
            for seat in room.party.seats_of(wire.guest) or SPECTATOR:
                key = (seat, views, wire.guest if personal else "")
                told = ready.get(key)
                if told is None:
                    told = ready[key] = p.write(telling.step(seat, wire.guest, views=views))
                wire.send_bytes(told)

    def refresh(self) -> None:
        """Another process has written to this table: read what it wrote."""
        if self.busy or self.broken:
            self.behind = True
        else:
            self.busy, self.behind = True, False
            self.hub.run(self._refresh())

    async def _refresh(self) -> None:
        room = self.room
        try:
            for row in await self.hub.ask(self.hub.store.rows, room.id, room.seq):
                room.fold(row)
                self.tell()
        except Exception as error:
            log("refresh-failed", table=room.id, error=repr(error)[:300])
            self.broken = True
        self.busy = False
        if self.broken:
            self.hub.reload(self)
            return
        self.touched = time.time()
        if self.behind:
            self.refresh()
            return
        for guest in {wire.guest for wire in self.readers}:
            self.hub.keeper.arrived(self, guest)
        self.work()
        self.hub.keeper.attend(self)

    def catch_up(self) -> None:
        """The room was made anew: tell everybody what they have not heard yet."""
        since, self.told = self.told, self.room.seq
        if since < self.told:
            for wire in list(self.readers):
                self.now(wire, since)

    def now(self, wire: Wire, since: int) -> None:
        """Tell somebody how the table stands, and every step since one."""
        room = self.room
        for seat in room.party.seats_of(wire.guest) or SPECTATOR:
            wire.send(teller.now(room, seat, wire.guest, time.time(), since))

    def forget(self, wire: Wire) -> None:
        """Somebody follows no longer."""
        if self.readers.pop(wire, None) is not None:
            wire.follows.pop(self.room.id, None)
            self.touched = time.time()
            self.hub.departed(self, wire)

    def here(self, seat: Seat) -> bool:
        """Whether somebody who has the seat is following."""
        guest = self.room.party.places[seat].guest
        for wire in self.readers:
            if wire.guest == guest:
                return True
        return guest in self.elsewhere
