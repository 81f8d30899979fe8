"""The judge of Buccaneer: what was seen is remembered, replies are the greedy player's in a hurry.

All discs lay open once, so worlds only differ where memory has a gap. The tree is not cut off:
where it ends the turn is finished, and the race is weighed as it stands.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, TypeAlias, cast

from doubloon.bots.buccaneer import (
    BOARDED,
    BUILT,
    LATER,
    MISSING_WAGE,
    TAKEN,
    TOUCHED,
    standing,
)
from doubloon.bots.buccaneer.memory import Memory
from doubloon.bots.search.buccaneer_race import Race
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.layer import learned
from doubloon.engine.game import Game
from doubloon.engine.state import State as AnyState
from doubloon.games.buccaneer.facts import MOST_DISCS
from doubloon.games.buccaneer.frames.act import Choose, Loot, Use
from doubloon.games.buccaneer.state import Stack, State
from doubloon.games.buccaneer.words import (
    COLOURS,
    FIRST_BOARD,
    FIRST_LOOT,
    FIRST_MUTINY,
    FIRST_ONTO,
    FIRST_TAKE,
    KINDS,
    PASS,
    RANKS,
)

NEVER: Final = 1_000_000_000
Hands: TypeAlias = tuple[list[float], list[float], float, float]
"""Fixed wages and `?` discs of a stack, by seat and in all."""


class Eye:
    """What stacks promise a seat while ships and loot stay as they are."""

    def __init__(self, s: State, me: int) -> None:
        facts = s.facts
        self.facts = facts
        self.me = me
        self.seats = s.seats
        self.envy = 1 / (s.seats - 1)
        self.loot = s.loot[:]
        self.tokens = s.tokens[:]
        self.ships = sorted(s.ships)
        self.gains = [
            [self.loot_gain(seat, kind) for kind in range(KINDS)] for seat in range(s.seats)
        ]
        self.offers = [
            (
                facts.money[ship],
                facts.crew[ship],
                facts.ship_wage[ship],
                facts.icons[ship],
                self.gains[me][facts.icons[ship][0]],
            )
            for ship in self.ships
        ]
        self.most = max(offer[0] for offer in self.offers)
        self.tempted = (1 - TAKEN) ** (s.seats - 1)
        self.ignored = (1 - TOUCHED) ** (s.seats - 1)
        self.kept: dict[Stack, float] = {}
        self.joined: dict[tuple[int, float, float, float, float], float] = {}

    def loot_gain(self, seat: int, kind: int) -> float:
        """What it is worth to me that a seat gets a token (B8.2)."""
        left = self.tokens[kind]
        if not left:
            return 0.0
        counts = self.loot[kind::KINDS]
        before = standing(tuple(counts), kind, left, self.me)
        counts[seat] += 1
        return standing(tuple(counts), kind, left - 1, self.me) - before

    def promise(self, crew: Stack) -> float:
        """What a stack promises me."""
        found = self.kept.get(crew)
        if found is None:
            me = self.me
            fixed, strange, wages, strangers = hands(crew, self.seats)
            if crew[0] // 5 == me:
                found = self.own(len(crew), wages, strangers, fixed[me], strange[me])
            else:
                found = self.rival(crew)
            self.kept[crew] = found
        return found

    def own(self, size: int, fixed: float, strange: float, mine: float, my_q: float) -> float:
        """What a stack of mine promises: its best ship, if nobody covers it before."""
        best = 0.0
        wages, strangers, envy = fixed - mine, strange - my_q, 1 + self.envy
        for money, crew, rate, _, prize in self.offers:
            due = wages + strangers * rate
            if crew <= size:
                wish = money - due * envy + prize
            else:
                missing = crew - size
                wish = (money - (due + MISSING_WAGE * missing) * envy + prize) * BUILT**missing
            if wish > best:
                best = wish
        if size >= MOST_DISCS:
            return best * LATER
        tempting = self.most > fixed + MISSING_WAGE * strange
        return best * LATER * (self.tempted if tempting else self.ignored)

    def rival(self, crew: Stack) -> float:
        """What a rival's stack promises me: his best ship, by the chance that he boards it."""
        me, envy, captain = self.me, self.envy, crew[0] // 5
        fixed, strange, wages, strangers = hands(crew, self.seats)
        wages -= fixed[captain]
        strangers -= strange[captain]
        best = mine = 0.0
        for money, needed, rate, icons, _ in self.offers:
            due = wages + strangers * rate
            missing = needed - len(crew)
            chance = BOARDED
            if missing > 0:
                due += MISSING_WAGE * missing
                chance *= BUILT**missing
            prize = self.gains[captain][icons[0]]
            wish = (money - due * (1 + envy) - prize) * chance
            if wish > best:
                best = wish
                wage = fixed[me] + strange[me] * rate
                mine = (wage * (1 + envy) - envy * money + prize) * chance
        return mine

    def move(self, upper: Stack, lower: Stack) -> float:
        """What a move of mine changes in the promises of the two stacks."""
        me = self.me
        fixed, strange, wages, strangers = hands(upper, self.seats)
        more_fixed, more_strange, more_wages, more_strangers = hands(lower, self.seats)
        key = (
            len(upper) + len(lower),
            wages + more_wages,
            strangers + more_strangers,
            fixed[me] + more_fixed[me],
            strange[me] + more_strange[me],
        )
        both = self.joined.get(key)
        if both is None:
            both = self.joined[key] = self.own(*key)
        return both - self.promise(upper) - self.promise(lower)

    def boarding(self, crew: Stack, ship: int, purse: int) -> tuple[float, float]:
        """What a boarding is worth to me, and what its captain keeps (B5.4-B5.8)."""
        facts, me, captain = self.facts, self.me, crew[0] // 5
        fixed, strange, wages, strangers = hands(crew, self.seats)
        rate = facts.ship_wage[ship]
        due = wages - fixed[captain] + (strangers - strange[captain]) * rate
        kept = max(facts.money[ship] - due, -purse)
        icons = facts.icons[ship]
        prize = self.gains[captain][icons[0]]
        if len(icons) > 1:
            officer = crew[1] // 5
            other = self.gains[captain][icons[1]] + self.gains[officer][icons[0]]
            prize += self.gains[officer][icons[1]]
            prize = max(prize, other) if captain == me else min(prize, other)
        if captain == me:
            return kept - self.envy * due + prize, kept
        wage = fixed[me] + strange[me] * rate
        return wage - self.envy * (kept + due - wage) + prize, kept


@cache
def wage_of(rank: int) -> int:
    """The wage of a rank; 0 for `?`."""
    return 0 if RANKS[rank] == "q" else int(RANKS[rank])


HANDS: Final[dict[tuple[int, Stack], Hands]] = {}


def hands(crew: Stack, seats: int) -> Hands:
    """The hands of a stack."""
    found = HANDS.get((seats, crew))
    if found is None:
        fixed, strange = [0.0] * seats, [0.0] * seats
        for disc in crew:
            wage = wage_of(disc % 5)
            if wage:
                fixed[disc // 5] += wage
            else:
                strange[disc // 5] += 1
        if len(HANDS) > 100_000:
            HANDS.clear()
        found = HANDS[seats, crew] = (fixed, strange, sum(fixed), sum(strange))
    return found


class BuccaneerJudge(Judge):
    """Remembers discs, replies by what stacks promise, weighs as games have taught."""

    curiosity = 0.25

    def __init__(self, race: Race | None = None) -> None:
        self.race = race or Race(learned("buccaneer", "standard"))
        self.memory = Memory()
        self.known: dict[str, list[list[str]]] = {}
        self.eyes: dict[object, Eye] = {}
        self.until = NEVER

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the stacks, and remember."""
        self.known = self.memory.recall(view)
        self.secrets = any(len(ranks) > 1 for crew in self.known.values() for ranks in crew)
        self.eyes = {}

    def imagine(self, game: Game, view: dict[str, Any], random: Random) -> AnyState:
        """A world in which every disc is what it was when it was seen."""
        left = [list(RANKS) for _ in view["players"]]
        crews: list[list[str]] = []
        for crew in view["crews"]:
            ranks = [""] * len(crew["owners"])
            for at, (owner, may) in enumerate(
                zip(crew["owners"], self.known[crew["top"]], strict=True)
            ):
                if len(may) == 1 and may[0] in left[owner]:
                    ranks[at] = may[0]
                    left[owner].remove(may[0])
            crews.append(ranks)
        for ranks_left in left:
            random.shuffle(ranks_left)
        told = [
            {
                **crew,
                "discs": [
                    f"{COLOURS[owner]}-{rank or left[owner].pop()}"
                    for owner, rank in zip(crew["owners"], ranks, strict=True)
                ],
            }
            for crew, ranks in zip(view["crews"], crews, strict=True)
        ]
        return game.imagine({**view, "crews": told}, random)

    def begin(self, s: AnyState) -> None:
        """The tree may grow as far as it likes."""
        self.until = NEVER

    def leave(self, s: AnyState) -> None:
        """Finish this turn and judge."""
        self.until = cast(State, s).turn + 1

    def far(self, s: AnyState) -> bool:
        """Whether the next turn has begun."""
        return cast(State, s).turn >= self.until

    def worth(self, s: AnyState) -> list[float]:
        """Each seat's chance to win."""
        return self.race.chances(cast(State, s))

    def mark(self, s: AnyState, seat: int) -> object:
        """Ships and stacks as everybody sees them, and who is asked for what."""
        state = cast(State, s)
        frame = state.stack[-1]
        return (
            state.turn,
            tuple(state.ships),
            frozenset((top, len(crew)) for top, crew in state.crews.items()),
            frame.top if isinstance(frame, Use) else len(state.stack),
        )

    def eye(self, s: State, seat: int) -> Eye:
        """How a seat sees the stacks now."""
        key = (seat, tuple(s.ships), tuple(s.loot))
        found = self.eyes.get(key)
        if found is None:
            found = self.eyes[key] = Eye(s, seat)
        return found

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """What changes the promises most in the seat's favour."""
        state = cast(State, s)
        frame = state.stack[-1]
        eye = self.eye(state, frame.seat)
        if isinstance(frame, Choose):
            return max(codes, key=lambda code: acting(state, eye, code - FIRST_TAKE, frame.forced))
        if isinstance(frame, Use):
            crew = state.crews[frame.top]
            return max(codes, key=lambda code: using(state, eye, crew, code))
        if isinstance(frame, Loot):
            return max(codes, key=lambda code: looting(eye, frame, state, code - FIRST_LOOT))
        return max(codes, key=lambda code: mutiny(state, eye, code))


def using(s: State, eye: Eye, crew: Stack, code: int) -> float:
    """What it is worth to move onto a stack, or to board a ship."""
    if code >= FIRST_BOARD:
        paid = eye.boarding(crew, code - FIRST_BOARD, s.ducats[eye.me])[0]
        return paid - eye.promise(crew)
    return eye.move(crew, s.crews[code - FIRST_ONTO])


def acting(s: State, eye: Eye, top: int, forced: bool) -> float:
    """The best that a stack can do."""
    crew = s.crews[top]
    size, me = len(crew), eye.me
    best = -1e9
    for ship in eye.ships:
        if eye.facts.crew[ship] <= size:
            worth = eye.boarding(crew, ship, s.ducats[me])[0] - eye.promise(crew)
            if worth > best:
                best = worth
    if not forced:
        for other in s.crews.values():
            if other[0] // 5 != me and len(other) + size <= MOST_DISCS:
                worth = eye.move(crew, other)
                if worth > best:
                    best = worth
    return best


def looting(eye: Eye, frame: Loot, s: State, kind: int) -> float:
    """My loot, and what the first officer then gets (B5.4)."""
    rest = list(eye.facts.icons[frame.ship])
    rest.remove(kind)
    officer = s.crews[frame.top][1] // 5
    return eye.gains[eye.me][kind] + eye.gains[officer][rest[0]]


def mutiny(s: State, eye: Eye, code: int) -> float:
    """What a mutiny pays if the captain then takes the ship that is best for himself."""
    if code == PASS:
        return 0.0
    crew = s.crews[code - FIRST_MUTINY]
    purse = s.ducats[crew[0] // 5]
    best, mine = -1e9, 0.0
    for ship in eye.ships:
        if eye.facts.crew[ship] <= len(crew):
            worth, kept = eye.boarding(crew, ship, purse)
            if kept > best:
                best, mine = kept, worth
    return mine - eye.promise(crew)
