"""One table with everybody around it, without input or output.

A command is obeyed or refused; what it did is a list of facts. The same facts make the same room
again, on any machine.
"""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, NotYourTurn
from doubloon.engine.seat import Seat, seat_name
from doubloon.games import game
from doubloon.match.clock import Clock
from doubloon.match.source import Committed
from doubloon.match.table import Table
from doubloon.server import journal as j
from doubloon.server import protocol as p
from doubloon.server.orders import ORDERS
from doubloon.server.party import Party
from doubloon.server.refusals import Forbidden, Trouble, missing, stale


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
        self.wished_at = 0
        """The version at which somebody wanted to take back."""
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
        facts = ORDERS[type(command)](self, guest, command)
        self._keep(facts, now)
        return facts

    def do(self, facts: list[j.Facts], now: float) -> list[j.Facts]:
        """What the table itself does: a stand-in, a rematch."""
        self._keep(facts, now)
        return facts

    def choose(self, seat: Seat, say: str, now: float) -> list[j.Facts]:
        """A choice that a bot makes for its seat."""
        facts = self.chosen(seat, say)
        self._keep(facts, now)
        return facts

    def fold(self, row: j.Row) -> list[j.Facts]:
        """Take in a stored step: play its lines again, and compare what chance says."""
        facts = j.read_facts(row.facts)
        for fact in facts:
            if isinstance(fact, j.Began):
                self.deal(fact.shares)
            if isinstance(fact, j.Chose):
                self.running().play(fact.lines[0])
            if isinstance(fact, j.TookBack):
                self.running().undo(fact.seat, consent=True)
            if isinstance(fact, j.MOVES):
                lines = self.running().log[-len(fact.lines) or len(self.running().log) :]
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
        return self.running().why_not(say)

    def running(self) -> Table:
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
                asked = self.asked
                self.clock.ask(asked, now)
                if asked is None:
                    self.party.wants_back = None
            elif isinstance(fact, j.WantsBack):
                self.wished_at = self.version
            elif isinstance(fact, (j.Returned, j.Sat)):
                self.clock.restart(fact.seat, now)
        if moved:
            self.chairs_moved = self.seq

    def deal(self, shares: list[str]) -> list[str]:
        """Set the game up; chance comes from the secret and everybody's shares."""
        s = self.settings
        self.table = Table(game(s.game), s.seats, s.options, Committed(self.secret, shares))
        return self.table.log[:]

    def chosen(self, seat: Seat, say: str) -> list[j.Facts]:
        """Make a choice; the lines that it adds to the log."""
        table = self.running()
        before = len(table.log)
        table.play(say)
        return [j.Chose(seat, table.log[before:])]

    def take_back(self, seat: Seat) -> j.TookBack:
        """Take a seat's last choice back; whoever must consent has done so."""
        table = self.running()
        before = len(table.log)
        table.undo(seat, consent=True)
        return j.TookBack(seat, table.log[before:])

    def fresh(self, version: int) -> None:
        """Refuse what was meant for another position."""
        if version != self.version:
            raise stale(self.version)
