"""The hub: all tables and lines of one process, and who needs what."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from doubloon.engine.message import Message
from doubloon.engine.refusal import Refusal
from doubloon.engine.seat import Seat
from doubloon.server import protocol as p
from doubloon.server.analyst import Analyst
from doubloon.server.bots import Bots
from doubloon.server.change import Change, new_table
from doubloon.server.follow import Campaigns, follow, wanted
from doubloon.server.guests import Guest, Guests
from doubloon.server.hook import WAIT, write_to
from doubloon.server.journal import Facts, Row, Settings, text
from doubloon.server.keeper import Keeper
from doubloon.server.limits import Gate, Limits
from doubloon.server.line import Line
from doubloon.server.log import log
from doubloon.server.mailbox import Mailbox
from doubloon.server.names import clean, new_id
from doubloon.server.refusals import Forbidden, TooFast, trouble
from doubloon.server.replays import Replays
from doubloon.server.room import Room
from doubloon.server.rounds import Rounds
from doubloon.server.scribe import Scribe
from doubloon.server.shelf import Shelf
from doubloon.server.store import Store
from doubloon.server.web import Web
from doubloon.server.wire import Wire


class Hub(Shelf):
    """One server process."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        origins: frozenset[str] = frozenset(),
        bots: Bots | None = None,
        worker: str = "",
    ) -> None:
        super().__init__(store, limits or Limits())
        self.origins = origins
        self.gate = Gate(self.limits)
        self.guests = Guests(store)
        self.scribe = Scribe(store, worker)
        self.bots = bots or Bots()
        self.campaigns = Campaigns(store)
        self.keeper = Keeper(self)
        self.rounds = Rounds(self)
        self.web = Web()
        self.replays = Replays()
        self.analyst = Analyst()
        self.wires: set[Wire] = set()
        self.wires_of: dict[str, set[Wire]] = {}
        self.dirty: set[Mailbox] = set()
        """Tables whose line in the lists is out of date."""
        self.program = ""
        """What to call when somebody who is away has a turn."""
        self.patience = WAIT
        self.steps = 0
        self.started = time.time()
        self._speaking: list[Line] = []
        """Lines with something to say in this moment."""

    def wire(self, config: Any, server_state: Any, app_state: Any) -> Wire:
        """A new line, as uvicorn asks for one."""
        return Wire(self, server_state)

    def mailbox(self, room: Room) -> Mailbox:
        """A mailbox for a room that comes into memory."""
        return Mailbox(self, room)

    def speak_soon(self, wire: Line) -> None:
        """Let a line say what it has, together with all others of this moment."""
        if not self._speaking:
            self.loop.call_soon(self._speak)
        self._speaking.append(wire)

    def _speak(self) -> None:
        speaking, self._speaking = self._speaking, []
        for wire in speaking:
            try:
                wire.flush()
            except Exception as error:
                log("line-failed", error=repr(error)[:300])

    async def open(self) -> None:
        """Begin."""
        self.loop = asyncio.get_running_loop()
        self.run(self.rounds.watch())

    async def close(self) -> None:
        """Stop taking orders, store what is under way, and let everything go."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.sleep(0)  # they put down what they hold
        for mailbox in self.rooms.values():
            self.keeper.rest(mailbox)
        await self.scribe.drain()
        await self.rounds.flush()
        self.bots.close()
        self.analyst.close()
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

    async def claim(self, id: str) -> bool:
        """Whether this process may look after a table."""
        return True

    def keeps(self, mailbox: Mailbox) -> bool:
        """Whether it is this process that looks after the table."""
        return True

    def announce(self, mailbox: Mailbox, seat: Seat) -> None:
        """Tell somebody whose turn it is, if they are looking elsewhere."""
        guest, now = mailbox.room.party.places[seat].guest, (mailbox.room.version, seat)
        if mailbox.announced == now or mailbox.here(seat):
            return
        mailbox.announced = now
        self.call(guest, mailbox.room.id, seat)
        if self.program and guest and not self.reaches(guest) and self.keeps(mailbox):
            self.run(write_to(self, mailbox.room.id, seat, guest, now[0]))

    def call(self, guest: str, table: str, seat: Seat) -> bool:
        """Call a guest to a table; whether they have a line here."""
        for wire in self.wires_of.get(guest, ()):
            wire.send(p.Turn(table, seat))
        return guest in self.wires_of

    def reaches(self, guest: str) -> bool:
        """Whether a guest has a line, here or at another process."""
        return guest in self.wires_of

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

    async def create(self, settings: Settings, host: str, facts: list[Facts] | None = None) -> Room:
        """Set a table up and store it, with its first facts if there are any."""
        now = time.time()
        room = Room(new_id(), settings, secrets.token_hex(32), host)
        rows, guests = [], []
        if facts:
            room.do(facts, now)
            rows = [Row(room.id, 1, now, "", text(facts))]
            guests = [place.guest for place in room.party.places if place.guest]
        new = new_table(room, now)
        if not await self.scribe.wait(Change(room.id, rows, {}, guests, new)):
            raise trouble()
        return room
