"""What each reader is told of a room: the same facts for all, and of the game only their view."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal
from doubloon.engine.seat import Seat, seat_name
from doubloon.match.table import Table
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server.room import Room
from doubloon.tui import told

POSITIONS: Final = (j.Began, j.Chose, j.TookBack)
"""Facts after which the position is another one, even if nobody noticed."""


def asked(table: Table | None, reader: Seat | None, *, words: bool = True) -> p.Asked | None:
    """The question; what it says and offers may be a secret of the seat that is asked.

    With `words` every option says what it would do.
    """
    decision = table.decision if table else None
    if decision is None or table is None:
        return None
    if decision.seat != reader:
        return p.Asked(decision.seat)
    if not words:
        bare: list[p.Data] = [{"say": choice.text} for choice in decision.options]
        return p.Asked(decision.seat, decision.prompt.data(), bare)
    options = [
        {"say": choice.text, "does": table.describe(choice).data()} for choice in decision.options
    ]
    return p.Asked(decision.seat, decision.prompt.data(), options)


def chairs(room: Room, now: float) -> list[p.Chair]:
    """Everybody at the table."""
    begun = room.party.begun
    return [
        p.Chair(
            seat=seat,
            name=place.name,
            taken=bool(place.guest),
            bot=place.played_by,
            away=bool(place.guest and place.stand_in),
            ready=place.ready,
            share=place.share,
            clock=room.clock.seconds(seat, now) if begun else None,
        )
        for seat, place in enumerate(room.party.places)
    ]


def outcome(room: Room) -> dict[str, Any] | None:
    """How the game ended."""
    found = room.table.outcome if room.table else None
    return found.data() if found else None


def facts(room: Room, seq: int, guest: str) -> list[dict[str, Any]]:
    """What people did in a step, as a guest wants to hear it."""
    muted = room.party.muted
    found = []
    for fact in room.steps[seq - 1].facts:
        if muted and isinstance(fact, j.Said) and (guest, fact.seat) in muted:
            continue
        told = j.public(fact)
        if told is not None:
            found.append(told)
    return found


def events(room: Room, seq: int, reader: Seat | None) -> list[dict[str, Any]]:
    """What happened in the game in a step."""
    if room.table is None:
        return []
    since = room.steps[seq - 2].told if seq > 1 else 0
    until = room.steps[seq - 1].told
    if since == until:
        return []
    return [event.data() for event in room.table.events(reader, since, until)]


def step(room: Room, reader: Seat | None, guest: str, now: float, *, views: bool) -> p.Step:
    """The last step, for one reader."""
    seq, table = room.seq, room.table
    happened = events(room, seq, reader)
    moved = room.chairs_moved == seq
    changed = any(isinstance(fact, POSITIONS) for fact in room.steps[seq - 1].facts)
    ticking = room.clock.deadline() is not None
    return p.Step(
        table=room.id,
        seq=seq,
        version=room.version,
        seat=reader,
        facts=facts(room, seq, guest),
        events=happened,
        asked=asked(table, reader, words=views),
        view=table.view(reader) if table and views and (changed or moved) else None,
        chairs=chairs(room, now) if moved or ticking else None,
        outcome=outcome(room),
    )


def now(room: Room, reader: Seat | None, guest: str, at: float, since: int) -> p.Now:
    """The table as it stands, and every step after `since`."""
    missed = [
        p.Past(seq, facts(room, seq, guest), events(room, seq, reader))
        for seq in range(since + 1, room.seq + 1)
    ]
    return p.Now(
        table=room.id,
        seq=room.seq,
        version=room.version,
        seat=reader,
        info=info(room),
        chairs=chairs(room, at),
        steps=missed,
        asked=asked(room.table, reader),
        view=room.table.view(reader) if room.table else None,
        outcome=outcome(room),
        undo=room.party.wants_back,
    )


def lines(room: Room, reader: Seat | None, language: str) -> list[str]:
    """The table in sentences."""
    if room.table is None:
        raise Illegal(Message("refuse-not-begun"))
    names = [place.name or seat_name(seat) for seat, place in enumerate(room.party.places)]
    return told.tell(room.table, names, reader, language)


def info(room: Room) -> dict[str, Any]:
    """What everybody may know of the table itself."""
    s = room.settings
    found: dict[str, Any] = {
        "game": s.game,
        "rules": s.rules,
        "seats": s.seats,
        "options": s.options,
        "name": s.name,
        "lang": s.lang,
        "open": s.open,
        "clock": {"bank": s.bank, "add": s.add, "move": s.move},
        "grace": s.grace,
        "campaign": s.campaign,
        "state": room.state,
        "commitment": room.commitment,
        "before": s.before,
        "followed": room.party.followed,
    }
    if room.table is not None:
        found["secrets"] = told.keeps_secrets(room.table)
    if room.over:
        found["secret"] = room.secret
    return found
