"""The greedy player of Buccaneer: it reckons what every stack promises to everybody.

A stack is worth what its captain's best boarding would pay, less what the rivals gain from it,
times the chance that it comes to that. A move is worth what it changes in these promises; a
boarding pays now. Wages of covered discs are remembered where they were seen, and else expected
(B3.6).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, cast

from doubloon.bots.buccaneer.memory import Memory
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.games import game
from doubloon.games.buccaneer import Buccaneer
from doubloon.games.buccaneer.facts import MOST_DISCS, Facts
from doubloon.games.buccaneer.verbs import loot_pay
from doubloon.games.buccaneer.words import (
    FIRST_BOARD,
    FIRST_LOOT,
    FIRST_MUTINY,
    FIRST_ONTO,
    FIRST_TAKE,
    PASS,
    RANKS,
    disc_name,
)

MISSING_WAGE: Final = 3.5
"""What a hand that is still to come will ask."""
BUILT: Final = 0.45
"""The chance that one more hand comes in time."""
BOARDED: Final = 0.6
"""The chance that a rival boards with a stack worth it."""
LATER: Final = 0.9
"""What comes a turn later counts so much."""
TAKEN: Final = 0.2
"""The chance that a rival who gains by it covers a stack of mine before I board."""
TOUCHED: Final = 0.05
"""... and that one does who does not."""


class Crew(NamedTuple):
    """A stack as far as it counts: wages by seat, what is fixed and how many `?` discs."""

    captain: int
    officer: int
    size: int
    fixed: list[float]
    strange: list[float]
    sum_fixed: float
    sum_strange: float


def known_facts(view: dict[str, Any]) -> Facts:
    """The components of the table, which everybody may read."""
    return cast(Buccaneer, game("buccaneer").of(view["options"])).facts


class Greedy:
    """Takes the option that changes the promises most in its favour."""

    def __init__(self) -> None:
        self.memory = Memory()

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """The best option; the first of several."""
        seen = self.memory.recall(view)
        codes = decision.options.codes
        if len(codes) == 1:
            return decision.options[0]
        outlook = Outlook(view, decision.seat, seen)
        worths = [outlook.worth(code) for code in codes]
        return decision.options[worths.index(max(worths))]


class Outlook:
    """What one seat expects of a position."""

    def __init__(self, view: dict[str, Any], seat: int, seen: dict[str, list[list[str]]]) -> None:
        self.facts = known_facts(view)
        self.wages = dict(zip(RANKS, self.facts.wage, strict=True))
        self.me = seat
        self.players = view["players"]
        self.seats = len(self.players)
        self.envy = 1 / (self.seats - 1)
        """How much a ducat of a rival counts against one of mine."""
        index = self.facts.ships.index
        self.ships = [index(id) for id in view["ships"]]
        self.supply = list(view["supply"].values())
        self.ducats: list[int] = [player["ducats"] for player in self.players]
        self.loot = [list(player["loot"].values()) for player in self.players]
        self.pending = view["pending"][-1]
        self.gains: dict[tuple[int, int], float] = {}
        self.crews = {
            crew["top"]: self.crew(crew["owners"], seen[crew["top"]]) for crew in view["crews"]
        }
        self.promises: dict[str, float] = {}
        self.joined: dict[tuple[int, float, float, float, float], float] = {}
        """What stacks promise that I could make."""
        self.prospects = [
            (
                self.facts.money[ship],
                self.facts.crew[ship],
                self.facts.ship_wage[ship],
                self.loot_gain(seat, self.facts.icons[ship][0]),
            )
            for ship in self.ships
        ]
        """The ships that lie open: money, crew, wage of `?` discs, and what their loot is to me."""
        self.most = max(self.facts.money[ship] for ship in self.ships)
        self.tempted = (1 - TAKEN) ** (self.seats - 1)
        self.ignored = (1 - TOUCHED) ** (self.seats - 1)
        """The chance that no rival covers a stack that is, or is not, worth it."""

    def crew(self, owners: list[int], discs: list[list[str]]) -> Crew:
        """A stack from the ranks that each of its discs may have."""
        if len(owners) == 1:
            return lone(owners[0], self.wages[discs[0][0]], self.seats)
        fixed, strange = [0.0] * self.seats, [0.0] * self.seats
        for owner, ranks in zip(owners, discs, strict=True):
            for rank in ranks:
                if rank == "q":
                    strange[owner] += 1 / len(ranks)
                else:
                    fixed[owner] += self.wages[rank] / len(ranks)
        officer = owners[1] if len(owners) > 1 else -1
        return Crew(owners[0], officer, len(owners), fixed, strange, sum(fixed), sum(strange))

    def worth(self, code: int) -> float:
        """How much an option is worth to me."""
        if code == PASS:
            return 0.0
        if code >= FIRST_MUTINY:
            return self.mutiny(disc_name(code - FIRST_MUTINY))
        if code >= FIRST_LOOT:
            return self.pick(code - FIRST_LOOT)
        if code >= FIRST_BOARD:
            return self.board(self.acting(), code - FIRST_BOARD)
        if code >= FIRST_ONTO:
            return self.move(self.acting(), disc_name(code - FIRST_ONTO))
        return self.take(disc_name(code - FIRST_TAKE))

    def acting(self) -> str:
        """The stack that was chosen to act."""
        return disc_name(self.pending[2])

    def take(self, top: str) -> float:
        """The best that a stack of mine can do; in a mutiny it must board (B6.4)."""
        crew = self.crews[top]
        found = [self.board(top, ship) for ship in self.ships if self.can(crew, ship)]
        if not self.pending[3]:
            for onto, other in self.crews.items():
                if other.captain != self.me and other.size + crew.size <= MOST_DISCS:
                    found.append(self.move(top, onto))
        return max(found)

    def can(self, crew: Crew, ship: int) -> bool:
        """Whether the crew is enough (B5.1)."""
        return self.facts.crew[ship] <= crew.size

    def board(self, top: str, ship: int) -> float:
        """What a boarding of mine pays now, for the promise of the stack."""
        return self.boarding(self.crews[top], ship) - self.promise(top)

    def move(self, top: str, onto: str) -> float:
        """What a move changes in the promises of the two stacks."""
        me, upper, lower = self.me, self.crews[top], self.crews[onto]
        both = (
            upper.size + lower.size,
            upper.sum_fixed + lower.sum_fixed,
            upper.sum_strange + lower.sum_strange,
            upper.fixed[me] + lower.fixed[me],
            upper.strange[me] + lower.strange[me],
        )
        joined = self.joined.get(both)
        if joined is None:
            joined = self.joined[both] = self.own_promise(*both)
        return joined - self.promise(top) - self.promise(onto)

    def promise(self, top: str) -> float:
        """What a stack on the table promises me."""
        found = self.promises.get(top)
        if found is None:
            crew, me = self.crews[top], self.me
            if crew.captain != me:
                found = self.rival_promise(crew)
            else:
                found = self.own_promise(
                    crew.size, crew.sum_fixed, crew.sum_strange, crew.fixed[me], crew.strange[me]
                )
            self.promises[top] = found
        return found

    def own_promise(
        self, size: int, fixed: float, strange: float, my_fixed: float, my_strange: float
    ) -> float:
        """What a stack of mine promises: its best ship, if nobody covers it before my next turn.

        `fixed` and `strange` are all wages and `?` discs in it, `my_fixed` and `my_strange` my own.
        """
        best = 0.0
        wages, strangers, envy = fixed - my_fixed, strange - my_strange, 1 + self.envy
        for money, crew, rate, prize in self.prospects:
            due = wages + strangers * rate
            if crew <= size:
                wish = money - due * envy + prize
            else:
                due += MISSING_WAGE * (crew - size)
                wish = (money - due * envy + prize) * BUILT ** (crew - size)
            if wish > best:
                best = wish
        if size >= MOST_DISCS:
            return best * LATER
        tempting = self.most > fixed + MISSING_WAGE * strange
        return best * LATER * (self.tempted if tempting else self.ignored)

    def rival_promise(self, crew: Crew) -> float:
        """What a rival's stack promises me: his best ship, by the chance that he boards it."""
        me, envy, facts = self.me, self.envy, self.facts
        captain = crew.captain
        wages = crew.sum_fixed - crew.fixed[captain]
        strangers = crew.sum_strange - crew.strange[captain]
        best, mine = 0.0, 0.0
        for ship in self.ships:
            rate, money = facts.ship_wage[ship], facts.money[ship]
            due = wages + strangers * rate
            missing = facts.crew[ship] - crew.size
            chance = BOARDED
            if missing > 0:
                due += MISSING_WAGE * missing
                chance *= BUILT**missing
            prize = self.loot_gain(captain, facts.icons[ship][0])
            wish = (money - due * (1 + envy) - prize) * chance
            if wish > best:
                best = wish
                wage = crew.fixed[me] + crew.strange[me] * rate
                mine = (wage * (1 + envy) - envy * money + prize) * chance
        return mine

    def boarding(self, crew: Crew, ship: int) -> float:
        """What a boarding is worth to me, whoever the captain is (B5.4-B5.8)."""
        facts, me, captain = self.facts, self.me, crew.captain
        rate = facts.ship_wage[ship]
        due = crew.sum_fixed - crew.fixed[captain]
        due += (crew.sum_strange - crew.strange[captain]) * rate
        kept = max(facts.money[ship] - due, -self.ducats[captain])
        icons = facts.icons[ship]
        prize = self.loot_gain(captain, icons[0])
        if len(icons) > 1:
            other = self.loot_gain(captain, icons[1]) + self.loot_gain(crew.officer, icons[0])
            prize += self.loot_gain(crew.officer, icons[1])
            prize = max(prize, other) if captain == me else min(prize, other)
        if captain == me:
            return kept - self.envy * due + prize
        wage = crew.fixed[me] + crew.strange[me] * rate
        return wage - self.envy * (kept + due - wage) + prize

    def mutiny(self, top: str) -> float:
        """What a mutiny pays if the captain then takes the ship that is best for himself."""
        crew = self.crews[top]
        found = [
            (self.kept(crew, ship), self.boarding(crew, ship))
            for ship in self.ships
            if self.can(crew, ship)
        ]
        return max(found)[1] - self.promise(top)

    def kept(self, crew: Crew, ship: int) -> float:
        """What a captain keeps of a ship's money."""
        captain = crew.captain
        strangers = crew.sum_strange - crew.strange[captain]
        wages = crew.sum_fixed - crew.fixed[captain]
        return self.facts.money[ship] - wages - strangers * self.facts.ship_wage[ship]

    def pick(self, kind: int) -> float:
        """My loot, and what the first officer then gets (B5.4)."""
        rest = list(self.facts.icons[self.pending[3]])
        rest.remove(kind)
        officer = self.crews[self.acting()].officer
        return self.loot_gain(self.me, kind) + self.loot_gain(officer, rest[0])

    def loot_gain(self, seat: int, kind: int) -> float:
        """What it is worth to me that a seat gets a token: the race for the majority (B8.2)."""
        found = self.gains.get((seat, kind))
        if found is None:
            found = self.gains[seat, kind] = self.race(seat, kind)
        return found

    def race(self, seat: int, kind: int) -> float:
        """My share of a kind, less the rivals', after a token more and before."""
        left = self.supply[kind]
        if not left:
            return 0.0
        counts = [held[kind] for held in self.loot]
        prize = self.facts.majority[kind]
        tokens = self.facts.tokens[kind]
        before = standing(tuple(counts), prize, left / tokens, self.me)
        counts[seat] += 1
        return standing(tuple(counts), prize, (left - 1) / tokens, self.me) - before


@lru_cache(maxsize=10_000)
def standing(counts: tuple[int, ...], majority: int, open: float, me: int) -> float:
    """The race for a kind as it stands, between what it would pay now and what is still open."""
    squares = [count * count + 0.5 for count in counts]
    total = sum(squares)
    worth = [
        (1 - open) * now + open * majority * square / total
        for now, square in zip(loot_pay([*counts], majority), squares, strict=True)
    ]
    envy = 1 / (len(counts) - 1)
    return worth[me] * (1 + envy) - envy * sum(worth)


@cache
def lone(owner: int, paid: int, seats: int) -> Crew:
    """A stack of one disc; one that is paid what the ship says has no wage of its own."""
    fixed, strange = [0.0] * seats, [0.0] * seats
    wage, stranger = float(paid), 0.0 if paid else 1.0
    fixed[owner], strange[owner] = wage, stranger
    return Crew(owner, -1, 1, fixed, strange, wage, stranger)
