"""Who wins a race of Port Royal: each seat's chance at the beginning of a turn, as games taught it.

A seat's facts go through one small layer; what comes out are scores, and the scores' shares are the
chances. The facts come in parts, each of which seldom changes, so what a part adds to the layer is
kept: weighing a race is little more than looking up and adding.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import add
from typing import Final

from doubloon.bots.search.layer import Added, Layer, Vector, shares
from doubloon.games.port_royal.deck import EXPEDITION, ROLES, TRADER, Deck
from doubloon.games.port_royal.persons import short
from doubloon.games.port_royal.quest import CUP, DOOR, FIELDS
from doubloon.games.port_royal.state import State

FIRST_ROLE: Final = 7
SHOWN: Final = FIRST_ROLE + len(ROLES)
PACE: Final = 11
PURSE: Final = 16
TRIPS: Final = 6
AT_PACE: Final = SHOWN
AT_PURSE: Final = AT_PACE + PACE
AT_TRIPS: Final = AT_PURSE + PURSE
FACTS: Final = AT_TRIPS + TRIPS
MOST_KEPT: Final = 20_000
BOTH: Final = DOOR | CUP
"""The two fields whose cubes must be gone to win an adventure (R20.1)."""


def shown(deck: Deck, display: tuple[int, ...]) -> tuple[int, int, Vector]:
    """What a display tells: its influence, its symbols, and its facts."""
    facts = [0.0] * SHOWN
    influence = swords = symbols = 0
    traders: dict[int, int] = {}
    for card in display:
        influence += deck.influence[card]
        if deck.kind[card] == EXPEDITION:
            facts[3] += 0.5
            continue
        swords += deck.swords[card]
        symbols += deck.symbol[card]
        role = deck.role[card]
        facts[FIRST_ROLE + role] += 0.5
        if role == TRADER:
            traders[deck.colour[card]] = traders.get(deck.colour[card], 0) + 1
    facts[0] = min(swords, 3) / 3
    facts[1] = max(0, min(swords, 8) - 3) / 5
    facts[2] = max(traders.values(), default=0) / 3
    facts[4] = len(display) / 8
    facts[5] = 1.0 if facts[3] else 0.0
    facts[6] = 1.0 if len(traders) > 1 else 0.0
    return influence, symbols, facts


def pace(own: int, lead: int, second: int, reach: int, goal: int) -> Vector:
    """The race for influence: mine, the best and second best rival's, and what coins promise."""
    return [
        own / goal,
        (own / goal) ** 2,
        lead / goal,
        (lead / goal) ** 2,
        second / goal,
        (own - lead) / goal,
        max(0, own - lead) / goal,
        reach / 8 / goal,
        1.0 if own >= goal else 0.0,
        1.0 if lead >= goal else 0.0,
        max(0, goal - 3 - own) / goal,
    ]


def purse(
    coins: int, rich: int, seats: int, turns: int, order: int, ending: bool, ahead: int
) -> Vector:
    """Coins, whose turn it is, when in a round it is a seat's turn, and the last round.

    Who comes late in a round plays on after rivals who reach the goal, and may end it (R6.2, R6.4).
    """
    to_come = turns <= order  # This round.
    return [
        min(coins, 4) / 4,
        max(0, min(coins, 8) - 4) / 4,
        max(0, min(coins, 12) - 8) / 4,
        max(0, min(coins, 20) - 12) / 4,
        rich / 10,
        turns / 4,
        1.0 if not turns else 0.0,
        seats / 5,
        1.0 if ending else 0.0,
        (1.0 if to_come else -1.0) if ending else 0.0,
        ahead / 3 if ending else 0.0,
        1.0 if seats == 2 else 0.0,
        order / 4,
        1.0 if not order else 0.0,
        1.0 if order == seats - 1 else 0.0,
        1.0 if to_come else 0.0,
    ]


def trips(deck: Deck, symbols: int, open: tuple[int, ...], lacks: bool, contracts: int) -> Vector:
    """Expeditions that lack no symbol, one or two; whether a condition is unmet; aims reached."""
    found = [0.0, 0.0, 0.0]
    for card in open:
        missing = max(0, short(symbols, deck.needs[card]) - (symbols >> 12))
        if missing < 3:
            found[missing] = max(found[missing], deck.influence[card] / 5)
    return [*found, 1.0 if lacks else 0.0, contracts / 3, len(open) / 3]


class Seen:
    """One position as its facts: what each part of them is made of, for each seat."""

    def __init__(self, s: State, looks: list[tuple[int, int, bool]]) -> None:
        seats, board, quest = s.seats, s.board, s.quest
        goal, coins = s.rules.goal, s.coins
        marks = [look[0] + len(stored) for look, stored in zip(looks, s.stored, strict=True)]
        done = [0] * seats
        must = s.rules.needs_expedition
        lacks = [must and not look[2] for look in looks]
        if board is not None:
            for seat in range(seats):
                marks[seat] += board.influence(seat)
                done[seat] = board.completed(seat)
        if quest is not None:
            for seat in range(seats):
                marks[seat] += quest.crowns[seat] // s.rules.book.crowns_per_influence
                done[seat] = FIELDS - quest.cubes[seat]
                lacks[seat] = quest.fields[seat] & BOTH != BOTH
        open = tuple(s.expeditions)
        self.pace: list[tuple[int, int, int, int, int]] = []
        self.purse: list[tuple[int, int, int, int, int, bool, int]] = []
        self.trips: list[tuple[int, tuple[int, ...], bool, int]] = []
        for seat in range(seats):
            lead = second = rich = reach = 0
            for other in range(seats):
                if other != seat:
                    mark, purse = marks[other], coins[other]
                    if mark > lead:
                        lead, second = mark, lead
                    elif mark > second:
                        second = mark
                    if purse > rich:
                        rich = purse
                    if 8 * mark + purse > reach:
                        reach = 8 * mark + purse
            own = marks[seat]
            ahead = max(-3, min(3, own - lead)) if s.ending else 0
            turns = (seat - s.active) % seats
            order = (seat - s.first) % seats
            self.pace.append((own, lead, second, reach, goal))
            self.purse.append(
                (min(coins[seat], 20), min(rich, 15), seats, turns, order, s.ending, ahead)
            )
            self.trips.append((looks[seat][1], open, lacks[seat], done[seat]))


def facts_of(s: State) -> list[Vector]:
    """All facts of all seats, for learning."""
    deck = s.deck
    looks = [shown(deck, display) for display in s.display]
    seen = Seen(s, [(look[0], look[1], bool(look[2][3])) for look in looks])
    return [
        look[2] + pace(*seen.pace[seat]) + purse(*seen.purse[seat]) + trips(deck, *seen.trips[seat])
        for seat, look in enumerate(looks)
    ]


class Race:
    """A learned layer, and what it made of facts so far."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer
        self.blank = [0.0] * len(layer.bias)
        self.displays: dict[tuple[int, ...], tuple[int, int, bool, Vector, float]] = {}
        self.paces: dict[Hashable, Added] = {}
        self.purses: dict[Hashable, Added] = {}
        self.trips: dict[Hashable, Added] = {}

    def look(self, deck: Deck, display: tuple[int, ...]) -> tuple[int, int, bool, Vector, float]:
        """What a display tells and adds."""
        if len(self.displays) > MOST_KEPT:
            self.displays.clear()
        influence, symbols, facts = shown(deck, display)
        added = self.layer.added(0, facts, self.layer.bias)
        found = self.displays[display] = (influence, symbols, facts[3] > 0, *added)
        return found

    def keep(self, kept: dict[Hashable, Added], key: Hashable, at: int, facts: Vector) -> Added:
        """What other facts add, looked up the next time."""
        if len(kept) > MOST_KEPT:
            kept.clear()
        found = kept[key] = self.layer.added(at, facts, self.blank)
        return found

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win."""
        known, outer, deck = self.displays, self.layer.outer, s.deck
        looks = [known.get(display) or self.look(deck, display) for display in s.display]
        seen = Seen(s, [look[:3] for look in looks])
        scores = []
        for look, one, two, three in zip(looks, seen.pace, seen.purse, seen.trips, strict=True):
            first = self.paces.get(one) or self.keep(self.paces, one, AT_PACE, pace(*one))
            second = self.purses.get(two) or self.keep(self.purses, two, AT_PURSE, purse(*two))
            third = self.trips.get(three)
            if third is None:
                third = self.keep(self.trips, three, AT_TRIPS, trips(deck, *three))
            layer = map(add, map(add, look[3], first[0]), map(add, second[0], third[0]))
            score = look[4] + first[1] + second[1] + third[1]
            for inside, weight in zip(layer, outer, strict=True):
                if inside > 0.0:
                    score += inside * weight
            scores.append(score)
        return shares(scores)
