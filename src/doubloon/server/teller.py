"""What each reader is told of a room: the same facts for all, and of the game only their view."""

from __future__ import annotations

from functools import cache
from operator import is_
from typing import Any

from msgspec import Raw

from doubloon.engine.event import Event
from doubloon.engine.message import Message
from doubloon.engine.notation import Vocabulary
from doubloon.engine.refusal import Illegal
from doubloon.engine.seat import Seat, seat_name
from doubloon.match.table import Table
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server.room import Room
from doubloon.tui import told


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
        words_of = table.game.vocabulary
        said = [option(words_of, decision.seat, code) for code in decision.options.codes]
        bare = Raw(b"[" + b",".join(said) + b"]")
        return p.Asked(decision.seat, decision.prompt.data(), bare)  # type: ignore[arg-type]
    options = [
        {"say": choice.text, "does": table.describe(choice).data()} for choice in decision.options
    ]
    return p.Asked(decision.seat, decision.prompt.data(), options)


def odds(table: Table, seat: Seat) -> p.Data:
    """What chance may bring next, from the seat's own view; the options that are a matter of luck.

    Where nothing is left to chance, that is said.
    """
    found = table.game.odds(table.view(seat)) if table.decision else {}
    if table.decision and table.decision.seat == seat:
        chances = []
        for choice in table.decision.options:
            args = table.describe(choice).args
            if "chance" in args:
                chances.append({"say": choice.text, "percent": args["chance"]})
        if chances:
            found["choices"] = chances
    if not found:
        raise Illegal(Message("refuse-no-odds"))
    return found


@cache
def option(vocabulary: Vocabulary, seat: Seat, code: int) -> bytes:
    """What can be said, as it is written; the same few are offered again and again."""
    return p.write({"say": vocabulary.choice(seat, code).text})


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


@cache
def chosen(seat: Seat) -> Raw:
    """That a seat has chosen, as it is written: nearly every step says nothing else."""
    return Raw(p.write([j.public(j.Chose(seat, []))]))


def public(room: Room) -> Raw:
    """What people did in the last step, as it is written."""
    done = room.steps[-1].facts
    if len(done) == 1 and isinstance(done[0], j.Chose):
        return chosen(done[0].seat)
    return Raw(p.write(facts(room, room.seq, "")))


class Telling:
    """The last step of a room, for many readers: what is the same for some is found out once."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        self.seq = room.seq
        self.version = room.version
        self.decision = room.table.decision if room.table else None
        self.moved = room.chairs_moved == self.seq
        ticking = room.clock.deadline() is not None
        self.chairs = chairs(room, now) if self.moved or ticking else None
        self.outcome = outcome(room) if self.decision is None else None
        self.since = room.steps[-2].told if self.seq > 1 else 0
        self.until = room.steps[-1].told
        self._events: list[tuple[list[Event], Raw]] = []
        self._public = public(room)
        self._others = p.Asked(self.decision.seat) if self.decision else None

    @property
    def played(self) -> bool:
        """Whether the game stands somewhere else now."""
        return any(isinstance(fact, j.MOVES) for fact in self.room.steps[-1].facts)

    def step(self, reader: Seat | None, guest: str, *, views: bool) -> p.Step:
        """The step as one reader may know it."""
        room, table, decision = self.room, self.room.table, self.decision
        muted = room.party.muted
        me = decision is not None and decision.seat == reader
        return p.Step(
            table=room.id,
            seq=self.seq,
            version=self.version,
            seat=reader,
            facts=facts(room, self.seq, guest) if muted else self._public,  # type: ignore[arg-type]
            events=self._told(reader),  # type: ignore[arg-type]
            asked=asked(table, reader, words=views) if me else self._others,
            view=table.view(reader) if table and views and (self.moved or self.played) else None,
            chairs=self.chairs,
            outcome=self.outcome,
        )

    def _told(self, reader: Seat | None) -> Raw | list[p.Data]:
        """What happened; readers who saw the same get the same bytes."""
        table = self.room.table
        if table is None or self.since == self.until:
            return []
        seen = table.events(reader, self.since, self.until)
        for same, written in self._events:
            if len(same) == len(seen) and all(map(is_, same, seen)):
                return written
        written = Raw(p.write([event.data() for event in seen]))
        self._events.append((seen, written))
        return written


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
