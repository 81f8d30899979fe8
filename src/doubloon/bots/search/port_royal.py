"""The judge of Port Royal's plain modes: a turn is played out quickly, then the race is weighed.

Everything is open there, so one world is as good as another, and chance tells the rest.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from importlib.resources import files
from json import loads
from math import exp
from random import Random
from typing import Final, cast

from doubloon.bots.search.judge import Judge
from doubloon.engine.state import State as AnyState
from doubloon.games.port_royal.deck import (
    EXPEDITION,
    MADEMOISELLE,
    PERSON,
    ROLES,
    SHIP,
)
from doubloon.games.port_royal.persons import influence, short, swords, symbols
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import DRAW, FIRST_CARD, PASS, REPEL, STOP

AHEAD: Final = 1
"""Turns that are played out before a position is judged."""
PLAIN: Final = 12
"""Facts of a seat that are no roles."""
FACTS: Final = PLAIN + len(ROLES)
POINT: Final = 2.4
"""What a point of influence is worth in coins, in a quick reply."""
ROLE_WORTH: Final = {"mademoiselle": 4.0, "governor": 3.0, "admiral": 2.5, "jester": 2.0}
"""What a person brings over a whole game beside influence and swords, in a quick reply."""
QUICK: Final = [ROLE_WORTH.get(role, 1.0) for role in ROLES]


class PortRoyalJudge(Judge):
    """Quick replies by rules of thumb, and a race weighed by what many games have taught."""

    secrets = False

    def __init__(self, weights: list[float] | None = None) -> None:
        self.weights = learned() if weights is None else weights
        self.until = 0

    def begin(self, s: AnyState) -> None:
        """Judge at the beginning of the turn after next."""
        self.until = cast(State, s).turn + AHEAD

    def far(self, s: AnyState) -> bool:
        """Whether that turn has begun."""
        return cast(State, s).turn >= self.until

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """Draw while the odds are good, turn away what would bust, take what is worth most."""
        state = cast(State, s)
        first = codes[0]
        if first == DRAW:
            return discover(state, codes)
        if first == REPEL:
            return REPEL
        if codes[-1] == PASS:
            return take(state, codes)
        return first

    def worth(self, s: AnyState) -> list[float]:
        """Each seat's chance to win."""
        state = cast(State, s)
        return chances([score(self.weights, facts) for facts in race(state)])

    def mark(self, s: AnyState, seat: int) -> Hashable:
        """Turn, harbour, purses and displays: nothing else differs."""
        state = cast(State, s)
        return (
            state.turn,
            len(state.stack),
            tuple(state.harbour),
            tuple(state.coins),
            tuple(state.display),
            state.pile,
        )


@cache
def learned() -> list[float]:
    """The weights that come with the package; `doubloon.lab.teach` makes them."""
    return cast(list[float], loads((files(__package__) / "port_royal.json").read_text()))


def race(s: State) -> list[list[float]]:
    """What tells about each seat's chances at the beginning of a turn."""
    marks = [influence(s, seat) for seat in range(s.seats)]
    best = max(marks)
    goal = s.rules.goal or 12
    progress = min(1.0, best / goal)
    found = []
    for seat in range(s.seats):
        facts = [0.0] * FACTS
        own, coins = marks[seat], s.coins[seat]
        rivals = max(mark for other, mark in enumerate(marks) if other != seat)
        facts[0] = own / goal
        facts[1] = (own / goal) ** 2
        facts[2] = (own - rivals) / goal
        facts[3] = min(coins, 10) / 10
        facts[4] = max(0, coins - 10) / 10
        facts[5] = min(swords(s, seat), 6) / 6
        facts[6] = ((seat - s.active) % s.seats) / s.seats
        facts[7] = 1.0 if s.ending and own == best else 0.0
        facts[8] = (own + coins * 0.2 >= rivals + 2) * 1.0 if s.ending else 0.0
        facts[9], facts[10] = trips(s, seat)
        facts[11] = 1.0 if own >= goal else 0.0
        roles = s.deck.role
        for card in s.display[seat]:
            role = roles[card]
            if role >= 0:
                facts[PLAIN + role] += 0.5
        found.append(facts + [fact * progress for fact in facts])
    return found


def trips(s: State, seat: int) -> tuple[float, float]:
    """The influence of the best expedition that a seat could set out on, and with one more."""
    have = symbols(s, seat)
    jacks = have >> 12
    now = near = 0.0
    for card in s.expeditions:
        missing = short(have, s.deck.needs[card]) - jacks
        if missing <= 0:
            now = max(now, s.deck.influence[card] / 5)
        elif missing == 1:
            near = max(near, s.deck.influence[card] / 5)
    return now, near


def score(weights: list[float], facts: list[float]) -> float:
    """What the facts add up to."""
    return sum(weight * fact for weight, fact in zip(weights, facts, strict=True))


def chances(scores: list[float]) -> list[float]:
    """Scores as shares of one."""
    top = max(scores)
    odds = [exp(score - top) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]


def discover(s: State, codes: list[int]) -> int:
    """Draw, unless what lies there is worth more than the odds to get something better."""
    deck = s.deck
    best = codes[-1]
    if best >= FIRST_CARD and deck.kind[best - deck.take] == EXPEDITION:
        return best
    if STOP not in codes:
        return DRAW
    colours = 0
    for card in s.harbour:
        if deck.kind[card] == SHIP:
            colours |= 1 << deck.colour[card]
    seat = s.active
    value = best_worth(s, seat)
    if not colours:
        return DRAW
    might = swords(s, seat)
    bag = s.unseen[-1]
    bad = 0
    kind, colour, needed = deck.kind, deck.colour, deck.swords
    for card in bag:
        if kind[card] == SHIP and colours >> colour[card] & 1 and needed[card] > might:
            bad += 1
    risk = bad / len(bag)
    ships = bin(colours).count("1")
    gain = 1.4 if ships < 3 else 2.6 if ships == 3 else 2.0
    return DRAW if (1 - risk) * gain > risk * (value + 1.0) else STOP


def best_worth(s: State, seat: int) -> float:
    """What the best card of the harbour is worth to a seat, in coins."""
    deck = s.deck
    coins = s.coins[seat]
    roles = deck.role
    less = sum(roles[card] == MADEMOISELLE for card in s.display[seat])
    best = 0.0
    for card in s.harbour:
        if deck.kind[card] == SHIP:
            worth = float(deck.coins[card])
        else:
            price = max(0, deck.cost[card] - less)
            if price > coins:
                continue
            worth = person_worth(s, card) - 0.8 * price
        if worth > best:
            best = worth
    return best


def person_worth(s: State, card: int) -> float:
    """What a person is worth, in coins, whoever hires it."""
    deck = s.deck
    role = deck.role[card]
    bonus = QUICK[role] if role >= 0 else 0.0
    if s.ending:
        return 4 * deck.influence[card]
    return POINT * deck.influence[card] + 0.8 * deck.swords[card] + bonus


def take(s: State, codes: list[int]) -> int:
    """The card that is worth most, or none."""
    deck = s.deck
    seat = s.stack[-1].seat
    less = sum(deck.role[card] == MADEMOISELLE for card in s.display[seat])
    best, found = (0.0 if seat == s.active else 1.0), PASS
    for code in codes:
        if code == PASS or code < FIRST_CARD:
            continue
        card = code - deck.take
        kind = deck.kind[card]
        if kind == EXPEDITION:
            return code
        if kind == PERSON:
            worth = person_worth(s, card) - 0.8 * max(0, deck.cost[card] - less)
            if s.ending:
                worth += 3
        else:
            worth = 0.3 if s.ending else float(deck.coins[card])
        if worth > best:
            best, found = worth, code
    return found


