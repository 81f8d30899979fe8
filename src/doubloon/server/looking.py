"""Commands that only look: following a table, views, odds, hints, and why something cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Refusal
from doubloon.engine.seat import Seat
from doubloon.match.table import Table
from doubloon.server import protocol as p
from doubloon.server import teller

if TYPE_CHECKING:
    from doubloon.server.mailbox import Mailbox
    from doubloon.server.wire import Wire


def watch(mailbox: Mailbox, wire: Wire, c: p.Watch) -> None:
    """Follow the table from now on; first tell how it stands and what was missed."""
    room = mailbox.room
    mailbox.readers[wire] = c.views
    wire.follows[room.id] = mailbox
    wire.send(p.Done(c.id, room.seq, room.version))
    mailbox.now(wire, min(c.since, room.seq))
    mailbox.hub.arrived(mailbox, wire)


def unwatch(mailbox: Mailbox, wire: Wire, c: p.Unwatch) -> None:
    """Follow it no longer."""
    mailbox.forget(wire)
    wire.send(p.Done(c.id, mailbox.room.seq, mailbox.room.version))


def why_not(mailbox: Mailbox, wire: Wire, c: p.WhyNot) -> None:
    """Why something cannot be played now."""
    room = mailbox.room
    reason = room.why_not(wire.guest, c.say)
    data: dict[str, Any] = {"legal": reason is None}
    if reason is not None:
        data["reason"] = reason.data()
        data["text"] = wire.speaker_at(room.table).say(reason)
    wire.send(p.Done(c.id, room.seq, room.version, data=data))


def look(mailbox: Mailbox, wire: Wire, c: p.Look) -> None:
    """The whole view of a seat."""
    table, seat = running(mailbox, wire, c.seat)
    answer(mailbox, wire, c, table.view(seat))


def tell(mailbox: Mailbox, wire: Wire, c: p.Tell) -> None:
    """The table in sentences."""
    room = mailbox.room
    seat = None if c.seat is None else room.seat_of(wire.guest, c.seat)
    lines = teller.lines(room, seat, wire.speaker.language)
    wire.send(p.Done(c.id, room.seq, room.version, seat, {"lines": lines}))


def odds(mailbox: Mailbox, wire: Wire, c: p.Odds) -> None:
    """What chance may bring next."""
    table, seat = running(mailbox, wire, c.seat)
    answer(mailbox, wire, c, teller.odds(table, seat))


def hint(mailbox: Mailbox, wire: Wire, c: p.Hint) -> None:
    """What a bot would choose; it thinks elsewhere."""
    being_asked(mailbox, wire, c.seat)
    mailbox.hub.run(_hint(mailbox, wire, c))


async def _hint(mailbox: Mailbox, wire: Wire, c: p.Hint) -> None:
    """Somebody else may be asked by now, and what they can do may be a secret."""
    try:
        table, seat = being_asked(mailbox, wire, c.seat)
        say = await mailbox.hub.bots.choose("greedy", table, seat)
    except Refusal as refusal:
        wire.refuse(c.id, refusal, mailbox.room.version)
    else:
        answer(mailbox, wire, c, {"say": say})


def being_asked(mailbox: Mailbox, wire: Wire, seat: Seat) -> tuple[Table, Seat]:
    """The game, and a seat of the guest's own that is asked now."""
    table, seat = running(mailbox, wire, seat)
    if mailbox.room.asked != seat:
        raise Illegal(Message("refuse-not-asked"))
    return table, seat


def running(mailbox: Mailbox, wire: Wire, seat: Seat) -> tuple[Table, Seat]:
    """The game, once it has begun, and a seat of the guest's own."""
    seat = mailbox.room.seat_of(wire.guest, seat)
    if mailbox.room.table is None:
        raise Illegal(Message("refuse-not-begun"))
    return mailbox.room.table, seat


def answer(mailbox: Mailbox, wire: Wire, c: p.AtSeat, data: dict[str, Any]) -> None:
    """Give what was asked for."""
    wire.send(p.Done(c.id, mailbox.room.seq, mailbox.room.version, c.seat, data))


LOOKING: Final[dict[type, Callable[..., None]]] = {
    p.Watch: watch,
    p.Unwatch: unwatch,
    p.WhyNot: why_not,
    p.Look: look,
    p.Tell: tell,
    p.Odds: odds,
    p.Hint: hint,
}
"""What changes nothing, and how it is answered."""
