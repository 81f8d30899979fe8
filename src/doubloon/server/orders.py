"""What guests can order at a table: each order is obeyed or refused, and gives facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Malformed, NeedsConsent, NotYourTurn
from doubloon.engine.seat import seat_name
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server.refusals import Forbidden, missing

if TYPE_CHECKING:
    from doubloon.server.room import Room

FEW_VOTERS: Final = 2
"""A person who is there is not voted out by fewer."""


def sit(room: Room, guest: str, c: p.Sit) -> list[j.Facts]:
    """Take a seat."""
    places = room.party.places
    free = [seat for seat, place in enumerate(places) if place.free]
    if room.over:
        raise NotYourTurn(Message("refuse-over"))
    seat = c.seat if c.seat is not None else next(iter(free), None)
    if seat is not None and seat >= len(places):
        raise missing("seat", seats=len(places))
    if seat is None or seat not in free:
        raise Forbidden(Message("refuse-taken", {"count": len(free)}))
    return [j.Sat(seat, guest, c.name or seat_name(seat))]


def leave(room: Room, guest: str, c: p.Leave) -> list[j.Facts]:
    """Get up; in the game a bot plays on (R25.33, B9.28)."""
    seat = room.seat_of(guest, c.seat)
    if not room.party.begun:
        return [j.Stood(seat)]
    if room.over or room.party.places[seat].stand_in:
        raise Illegal(Message("refuse-left"))
    return [j.Away(seat, room.settings.stand_in, "left")]


def back(room: Room, guest: str, c: p.Back) -> list[j.Facts]:
    """Come back to one's seat."""
    seat = room.seat_of(guest, c.seat)
    if not room.party.places[seat].stand_in:
        raise Illegal(Message("refuse-not-away"))
    return [j.Returned(seat)]


def ready(room: Room, guest: str, c: p.Ready) -> list[j.Facts]:
    """Be ready; the last one begins the game."""
    seat = room.seat_of(guest, c.seat)
    if room.party.begun:
        raise Illegal(Message("refuse-begun"))
    place = room.party.places[seat]
    was = place.ready, place.share
    fact = j.Readied(seat, c.on, c.share if c.on else "")
    place.ready, place.share = fact.on, fact.share
    if not room.party.all_ready():
        place.ready, place.share = was
        return [fact]
    shares = room.party.shares()
    return [fact, j.Began(shares, room.deal(shares))]


def play(room: Room, guest: str, c: p.Play) -> list[j.Facts]:
    """Make a choice."""
    seat = room.speaker_of(guest, c.say)
    room.fresh(c.version)
    if room.party.places[seat].stand_in:
        raise Illegal(Message("refuse-bot-plays"))
    return room.chosen(seat, c.say)


def undo(room: Room, guest: str, c: p.Undo) -> list[j.Facts]:
    """Take back, if that is free or nobody is there to mind; else ask."""
    seat = room.seat_of(guest, c.seat)
    room.fresh(c.version)
    if room.over:
        raise NotYourTurn(Message("refuse-over"))
    why = room.running().why_no_undo(seat)
    if isinstance(why, NeedsConsent) and room.party.others(seat):
        asker = room.party.wants_back
        if asker is None:
            return [j.WantsBack(seat)]
        if asker != seat or set(room.party.others(seat)) - room.party.agreed:
            raise Illegal(Message("refuse-undo-asked", {"seat": asker}))
    return [room.take_back(seat)]


def consent(room: Room, guest: str, c: p.Consent) -> list[j.Facts]:
    """Answer whoever wants to take back, whatever was played since; the last yes does it."""
    seat = room.seat_of(guest, c.seat)
    asker = room.party.wants_back
    if asker is None or not room.wished_at <= c.version <= room.version:
        room.fresh(c.version)
    if asker is None or seat not in room.party.others(asker):
        raise Illegal(Message("refuse-nobody-asked"))
    answer = j.Answered(seat, c.yes)
    missing = set(room.party.others(asker)) - room.party.agreed - {seat}
    if not c.yes or missing:
        return [answer]
    return [answer, room.take_back(asker)]


def say(room: Room, guest: str, c: p.Say) -> list[j.Facts]:
    """Talk, in one line of printable characters."""
    text = " ".join("".join(m if m.isprintable() else " " for m in c.text).split())
    if not text:
        raise Malformed(Message("refuse-empty"))
    return [j.Said(room.seat_of(guest, c.seat), text)]


def mute(room: Room, guest: str, c: p.Mute) -> list[j.Facts]:
    """Hear somebody no more."""
    room.seat_of(guest, c.seat)
    if c.whom >= room.settings.seats:
        raise missing("seat", seats=room.settings.seats)
    return [j.Muted(guest, c.whom, c.on)]


def kick(room: Room, guest: str, c: p.Kick) -> list[j.Facts]:
    """Vote somebody out; more than half of the others must want it."""
    seat = room.seat_of(guest, c.seat)
    if c.whom >= room.settings.seats or not room.party.places[c.whom].guest:
        raise missing("seat", seats=room.settings.seats)
    voters = room.party.others(c.whom)
    if seat not in voters or room.over:
        raise Forbidden(Message("refuse-no-vote"))
    away = bool(room.party.places[c.whom].stand_in)
    if len(voters) < FEW_VOTERS and not away:
        raise Illegal(Message("refuse-few-voters"))
    votes = (room.party.votes.get(c.whom, set()) | {seat}) & set(voters)
    voted = j.Voted(seat, c.whom)
    return [voted, j.Stood(c.whom)] if len(votes) * 2 > len(voters) else [voted]


def rematch(room: Room, guest: str, c: p.Rematch) -> list[j.Facts]:
    """Want to play again."""
    seat = room.seat_of(guest, c.seat)
    if not room.over or room.party.followed:
        raise Illegal(Message("refuse-no-rematch"))
    return [j.Again(seat)]


ORDERS: Final[dict[type, Callable[..., list[j.Facts]]]] = {
    p.Sit: sit,
    p.Leave: leave,
    p.Back: back,
    p.Ready: ready,
    p.Play: play,
    p.Undo: undo,
    p.Consent: consent,
    p.Say: say,
    p.Mute: mute,
    p.Kick: kick,
    p.Rematch: rematch,
}
