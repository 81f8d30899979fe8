"""One table with everybody around it, without input or output.

A command is obeyed or refused; what it did is a list of facts. The same facts make the same room
again, on any machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Malformed, NeedsConsent, NotYourTurn
from doubloon.engine.seat import Seat, seat_name
from doubloon.games import game
from doubloon.match.clock import Clock
from doubloon.match.source import Committed
from doubloon.match.table import Table
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server.party import Party
from doubloon.server.refusals import Forbidden, Trouble, missing, stale

FEW_VOTERS: Final = 2
"""A person who is there is not voted out by fewer."""


class Past:
    """A step in memory: its facts, and where its events end in the story."""

    __slots__ = ("facts", "told")

    def __init__(self, facts: list[j.Facts], told: int) -> None:
        self.facts = facts
        self.told = told


class Room:
    """The authority over one table on this server."""

    def __init__(self, id: str, settings: j.Settings, secret: str, host: str) -> None:
        self.id = id
        self.settings = settings
        self.host = host
        self.party = Party(settings)
        self.secret = secret
        self.table: Table | None = None
        self.clock = Clock(settings.seats, settings.bank, settings.add, settings.move)
        self.steps: list[Past] = []
        self.obeyed: dict[str, int] = {}
        """By whom and under which number each step was commanded."""
        self.chairs_moved = 0
        """The last step that changed who sits where, or who is ready."""

    @property
    def seq(self) -> int:
        """The number of the last step."""
        return len(self.steps)

    @property
    def version(self) -> int:
        """The length of the log: what a choice must know to count."""
        return len(self.table.log) if self.table else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.decision is None

    @property
    def state(self) -> str:
        """Where the table is on its way."""
        return "over" if self.over else "playing" if self.table else "open"

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now."""
        decision = self.table.decision if self.table else None
        return decision.seat if decision else None

    @property
    def commitment(self) -> str:
        """The hash of the dealer's secret, published from the start."""
        return Committed(self.secret, []).commitment

    def obey(self, guest: str, command: p.AtTable, now: float) -> list[j.Facts]:
        """Do what a guest commands; a Refusal leaves everything as it was."""
        facts = self._orders[type(command)](self, guest, command)
        self._keep(facts, now)
        return facts

    def do(self, facts: list[j.Facts], now: float) -> list[j.Facts]:
        """What the table itself does: a stand-in, a rematch."""
        self._keep(facts, now)
        return facts

    def choose(self, seat: Seat, say: str, now: float) -> list[j.Facts]:
        """A choice that a bot makes for its seat."""
        facts = self._choose(seat, say)
        self._keep(facts, now)
        return facts

    def fold(self, row: j.Row) -> list[j.Facts]:
        """Take in a stored step: play its lines again, and compare what chance says."""
        facts = j.read_facts(row.facts)
        for fact in facts:
            if isinstance(fact, j.Began):
                self._deal(fact.shares)
            if isinstance(fact, j.Chose):
                self._running().play(fact.lines[0])
            if isinstance(fact, j.TookBack):
                self._running().undo(fact.seat, consent=True)
            if isinstance(fact, j.MOVES):
                lines = self._running().log[-len(fact.lines) or len(self._running().log) :]
                if lines != fact.lines:
                    raise Trouble(Message("refuse-damaged", {"name": self.id}))
        if row.by:
            self.obeyed[row.by] = row.seq
        self._keep(facts, row.at)
        return facts

    def seat_of(self, guest: str, seat: Seat) -> Seat:
        """The seat, if it is the guest's."""
        if seat >= self.settings.seats:
            raise missing("seat", seats=self.settings.seats)
        if not guest or self.party.places[seat].guest != guest:
            raise Forbidden(Message("refuse-not-your-seat", {"seat": seat}))
        return seat

    def speaker_of(self, guest: str, say: str) -> Seat:
        """The seat that a line is said for; it must be the guest's."""
        name = say.split(" ", 1)[0]
        for seat in range(self.settings.seats):
            if name == seat_name(seat):
                return self.seat_of(guest, seat)
        raise Malformed(Message("refuse-notation", {"text": say[:80]}))

    def why_not(self, guest: str, say: str) -> Message | None:
        """Why a guest's choice cannot be made now; None if it can."""
        self.speaker_of(guest, say)
        return self._running().why_not(say)

    def _running(self) -> Table:
        """The game, once it has begun."""
        if self.table is None:
            raise NotYourTurn(Message("refuse-not-begun"))
        return self.table

    def _keep(self, facts: list[j.Facts], now: float) -> None:
        """Remember a step."""
        table, moved = self.table, False
        self.steps.append(Past(facts, table.told if table else 0))
        for fact in facts:
            if self.party.fold(fact):
                moved = True
            if isinstance(fact, j.MOVES):
                self.party.wants_back = None
                self.clock.ask(self.asked, now)
            elif isinstance(fact, (j.Returned, j.Sat)):
                self.clock.restart(fact.seat, now)
        if moved:
            self.chairs_moved = self.seq

    def _deal(self, shares: list[str]) -> list[str]:
        """Set the game up; chance comes from the secret and everybody's shares."""
        s = self.settings
        self.table = Table(game(s.game), s.seats, s.options, Committed(self.secret, shares))
        return self.table.log[:]

    def _choose(self, seat: Seat, say: str) -> list[j.Facts]:
        table = self._running()
        before = len(table.log)
        table.play(say)
        return [j.Chose(seat, table.log[before:])]

    def _take_back(self, seat: Seat, *, consent: bool) -> j.TookBack:
        table = self._running()
        before = len(table.log)
        table.undo(seat, consent=consent)
        return j.TookBack(seat, table.log[before:])

    def _sit(self, guest: str, c: p.Sit) -> list[j.Facts]:
        """Take a seat."""
        places = self.party.places
        free = [seat for seat, place in enumerate(places) if place.free]
        if self.over:
            raise NotYourTurn(Message("refuse-over"))
        seat = c.seat if c.seat is not None else next(iter(free), None)
        if seat is not None and seat >= len(places):
            raise missing("seat", seats=len(places))
        if seat is None or seat not in free:
            raise Forbidden(Message("refuse-taken", {"count": len(free)}))
        return [j.Sat(seat, guest, c.name or seat_name(seat))]

    def _leave(self, guest: str, c: p.Leave) -> list[j.Facts]:
        """Get up; in the game a bot plays on (R25.33, B9.28)."""
        seat = self.seat_of(guest, c.seat)
        if not self.party.begun:
            return [j.Stood(seat)]
        if self.over or self.party.places[seat].stand_in:
            raise Illegal(Message("refuse-left"))
        return [j.Away(seat, self.settings.stand_in, "left")]

    def _back(self, guest: str, c: p.Back) -> list[j.Facts]:
        """Come back to one's seat."""
        seat = self.seat_of(guest, c.seat)
        if not self.party.places[seat].stand_in:
            raise Illegal(Message("refuse-not-away"))
        return [j.Returned(seat)]

    def _ready(self, guest: str, c: p.Ready) -> list[j.Facts]:
        """Be ready; the last one begins the game."""
        seat = self.seat_of(guest, c.seat)
        if self.party.begun:
            raise Illegal(Message("refuse-begun"))
        place = self.party.places[seat]
        was = place.ready, place.share
        fact = j.Readied(seat, c.on, c.share if c.on else "")
        place.ready, place.share = fact.on, fact.share
        if not self.party.all_ready():
            place.ready, place.share = was
            return [fact]
        shares = self.party.shares()
        return [fact, j.Began(shares, self._deal(shares))]

    def _play(self, guest: str, c: p.Play) -> list[j.Facts]:
        """Make a choice."""
        seat = self.speaker_of(guest, c.say)
        self._fresh(c.version)
        if self.party.places[seat].stand_in:
            raise Illegal(Message("refuse-bot-plays"))
        return self._choose(seat, c.say)

    def _undo(self, guest: str, c: p.Undo) -> list[j.Facts]:
        """Take back, if that is free or nobody is there to mind; else ask."""
        seat = self.seat_of(guest, c.seat)
        self._fresh(c.version)
        if self.over:
            raise NotYourTurn(Message("refuse-over"))
        why = self._running().why_no_undo(seat)
        if isinstance(why, NeedsConsent) and self.party.others(seat):
            if self.party.wants_back is not None:
                raise Illegal(Message("refuse-undo-asked", {"seat": self.party.wants_back}))
            return [j.WantsBack(seat)]
        return [self._take_back(seat, consent=True)]

    def _consent(self, guest: str, c: p.Consent) -> list[j.Facts]:
        """Answer whoever wants to take back; the last yes does it."""
        seat = self.seat_of(guest, c.seat)
        self._fresh(c.version)
        asker = self.party.wants_back
        if asker is None or seat not in self.party.others(asker):
            raise Illegal(Message("refuse-nobody-asked"))
        answer = j.Answered(seat, c.yes)
        missing = set(self.party.others(asker)) - self.party.agreed - {seat}
        if not c.yes or missing:
            return [answer]
        return [answer, self._take_back(asker, consent=True)]

    def _say(self, guest: str, c: p.Say) -> list[j.Facts]:
        """Talk, in one line of printable characters."""
        text = " ".join("".join(m if m.isprintable() else " " for m in c.text).split())
        if not text:
            raise Malformed(Message("refuse-empty"))
        return [j.Said(self.seat_of(guest, c.seat), text)]

    def _mute(self, guest: str, c: p.Mute) -> list[j.Facts]:
        """Hear somebody no more."""
        self.seat_of(guest, c.seat)
        if c.whom >= self.settings.seats:
            raise missing("seat", seats=self.settings.seats)
        return [j.Muted(guest, c.whom, c.on)]

    def _kick(self, guest: str, c: p.Kick) -> list[j.Facts]:
        """Vote somebody out; more than half of the others must want it."""
        seat = self.seat_of(guest, c.seat)
        if c.whom >= self.settings.seats or not self.party.places[c.whom].guest:
            raise missing("seat", seats=self.settings.seats)
        voters = self.party.others(c.whom)
        if seat not in voters or self.over:
            raise Forbidden(Message("refuse-no-vote"))
        away = bool(self.party.places[c.whom].stand_in)
        if len(voters) < FEW_VOTERS and not away:
            raise Illegal(Message("refuse-few-voters"))
        votes = (self.party.votes.get(c.whom, set()) | {seat}) & set(voters)
        voted = j.Voted(seat, c.whom)
        return [voted, j.Stood(c.whom)] if len(votes) * 2 > len(voters) else [voted]

    def _rematch(self, guest: str, c: p.Rematch) -> list[j.Facts]:
        """Want to play again."""
        seat = self.seat_of(guest, c.seat)
        if not self.over or self.party.followed:
            raise Illegal(Message("refuse-no-rematch"))
        return [j.Again(seat)]

    def _fresh(self, version: int) -> None:
        """Refuse what was meant for another position."""
        if version != self.version:
            raise stale(self.version)

    _orders: Final[dict[type, Callable[..., list[Any]]]] = {
        p.Sit: _sit,
        p.Leave: _leave,
        p.Back: _back,
        p.Ready: _ready,
        p.Play: _play,
        p.Undo: _undo,
        p.Consent: _consent,
        p.Say: _say,
        p.Mute: _mute,
        p.Kick: _kick,
        p.Rematch: _rematch,
    }
