"""Who wins a race of Port Royal: each seat's chance at the beginning of a turn, as games taught it.

What a seat has and how it stands to its rivals is told in whole numbers (`Rivalry` weighs them).
Little of that changes from one position to the next, so what it comes to is kept: weighing a race
is mostly looking up and adding.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from doubloon.bots.port_royal.means import nearest_trip
from doubloon.bots.search.layer import Vector
from doubloon.bots.search.port_royal_steps import STEPS, means_at, steps_to_contract
from doubloon.bots.search.rivalry import Facts, Rivalry, Standing, Told
from doubloon.games.port_royal.contracts import CUBES, Board
from doubloon.games.port_royal.deck import COLOURS, EXPEDITION, ROLES, TRADER, Deck
from doubloon.games.port_royal.persons import short
from doubloon.games.port_royal.quest import CUP, DOOR, FIELDS
from doubloon.games.port_royal.state import State

COINS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20)
POINTS: Final = range(1, 17)
SWORDS: Final = range(1, 8)
"""Numbers that are told apart by whether they are reached."""
MOST_COINS: Final = 20
MOST_SWORDS: Final = 12
MOST_POINTS: Final = 30
MOST_SEATS: Final = 5
MOST: Final = 127
"""Facts are small numbers, so that many lessons can be kept."""
BEHIND: Final = range(-5, 6)
"""Influence that a seat is ahead of its best rival, told apart in the same way."""
NEAR: Final = range(-5, 0)
"""The same for the best rival and the goal."""
STANDING: Final = 8 + len(BEHIND) + len(NEAR) + 8
"""So many facts tell of a seat's standing."""
MOST_KEPT: Final = 20_000
PART: Final = 4
"""Parts of a step that are told apart."""
WAYS: Final = range(1, 17)
"""Ways that are told apart by whether they are as long, in parts."""
BOTH: Final = DOOR | CUP
"""The two fields whose cubes must be gone to win an adventure (R20.1)."""

Shown: TypeAlias = tuple[int, int, bool, Facts]
"""What a display tells: its influence, its symbols, whether an expedition is there, its facts."""
Ways: TypeAlias = tuple[int, ...]
"""How far the contracts are that a seat may still claim, the nearest first, in parts of steps."""
Seat: TypeAlias = tuple[
    tuple[int, ...], tuple[int, ...], int, int, int, int, int, bool, bool, int, Ways
]
"""What a seat's facts are made of: display, open expeditions, influence, coins, turns until it is
its turn, its place in the round, seats, the last round, a condition that is unmet, aims reached,
and ways to contracts."""
Place: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, bool]
"""What its standing is made of: influence, that of the best and second best rival, the most that a
rival may reach, the richest one's coins, the goal, turns, place, seats, the last round."""


def reached(number: int, marks: tuple[int, ...] | range) -> Facts:
    """Which marks a number has reached."""
    return [1 if number >= mark else 0 for mark in marks]


def one_of(number: int, many: int) -> Facts:
    """A number, told apart from all others."""
    return [1 if number == at else 0 for at in range(many)]


def shown(deck: Deck, display: tuple[int, ...]) -> Shown:
    """What a display tells."""
    influence = swords = symbols = trips = 0
    roles = [0] * len(ROLES)
    traders = [0] * len(COLOURS)
    for card in display:
        influence += deck.influence[card]
        if deck.kind[card] == EXPEDITION:
            trips += 1
            continue
        swords += deck.swords[card]
        symbols += deck.symbol[card]
        roles[deck.role[card]] += 1
        if deck.role[card] == TRADER:
            traders[deck.colour[card]] += 1
    each = [symbols >> shift & 15 for shift in (0, 4, 8, 12)]
    many = sum(each)
    swords = min(swords, MOST_SWORDS)
    facts = [
        *reached(swords, SWORDS),
        swords,
        *roles,
        *(1 if count > 1 else 0 for count in roles),
        *traders,
        max(traders),
        min(sum(count * count for count in traders), 20),
        trips,
        1 if trips else 0,
        *(1 if count else 0 for count in each[:3]),
        *(1 if count > 1 else 0 for count in each[:3]),
        many,
        min(many, 3),
    ]
    return influence, symbols, trips > 0, facts


def seat_facts(deck: Deck, look: Shown, seat: Seat) -> Facts:
    """All that is told of what a seat has.

    Who comes late in a round plays on after rivals who reach the goal, and may end it (R6.2, R6.4).
    """
    _, open, own, coins, turns, order, seats, ending, lacks, done, ways = seat
    best = [0, 0, 0]
    ready = 0
    for card in open:
        missing = max(0, short(look[1], deck.needs[card]) - (look[1] >> 12))
        if missing < 3:
            best[missing] = max(best[missing], deck.influence[card])
            ready += missing == 0
    to_come = turns <= order  # This round.
    return [
        *look[3],
        *reached(coins, COINS),
        coins,
        *reached(own, POINTS),
        own,
        *best,
        ready,
        len(open),
        *one_of(turns, MOST_SEATS),
        *one_of(order, MOST_SEATS),
        *one_of(seats, MOST_SEATS + 1)[2:],
        1 if ending else 0,
        1 if to_come else 0,
        1 if ending and to_come else 0,
        1 if lacks else 0,
        done,
        1 if done else 0,
        1 if done > 1 else 0,
        *(fact for way in ways for fact in reached(way, WAYS)),
    ]


def ways_of(s: State, board: Board, seat: int) -> Ways:
    """How far a seat is from its next contracts, as many as it may claim at most."""
    own = means_at(s, seat)
    trips = nearest_trip(STEPS, own, own.symbols, s.expeditions)
    found: list[int] = []
    for at in board.laid:
        if board.may_claim(seat, at):
            steps = steps_to_contract(s, board, at, own, trips)
            found.append(min(WAYS[-1], int(PART * steps + 0.5)))
    found += [WAYS[-1]] * CUBES
    found.sort()
    return tuple(found[:CUBES])


def standing_facts(place: Place) -> Facts:
    """All that is told of how a seat stands to its rivals."""
    own, lead, second, reach, rich, goal, turns, order, seats, ending = place
    ahead = own - lead
    to_come = turns <= order
    last = order == seats - 1
    return [
        lead,
        min(lead * lead // 2, MOST),
        second,
        ahead,
        max(ahead, 0),
        min(reach, MOST),
        1 if lead >= goal else 0,
        rich,
        *reached(ahead, BEHIND),
        *(1 if lead >= goal + near else 0 for near in NEAR),
        max(-3, min(3, ahead)) if ending else 0,
        1 if to_come else 0,
        (1 if to_come else -1) if ending else 0,
        order,
        1 if not order else 0,
        1 if last else 0,
        ahead if to_come else 0,
        ahead if last else 0,
    ]


def look_at(s: State, looks: list[Shown]) -> tuple[list[Seat], list[Place]]:
    """One position as what its facts are made of, for each seat."""
    seats, board, quest = s.seats, s.board, s.quest
    goal, coins = s.rules.goal, s.coins
    marks = [
        min(MOST_POINTS, look[0] + len(stored))
        for look, stored in zip(looks, s.stored, strict=True)
    ]
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
    marks = [min(mark, MOST_POINTS) for mark in marks]
    ways: list[Ways] = [()] * seats
    if board is not None:
        ways = [ways_of(s, board, seat) for seat in range(seats)]
    open = tuple(s.expeditions)
    having: list[Seat] = []
    placed: list[Place] = []
    for seat in range(seats):
        lead = second = rich = reach = 0
        for other in range(seats):
            if other != seat:
                mark, purse = marks[other], min(coins[other], MOST_COINS)
                if mark > lead:
                    lead, second = mark, lead
                elif mark > second:
                    second = mark
                if purse > rich:
                    rich = purse
                if 8 * mark + purse > reach:
                    reach = 8 * mark + purse
        own, purse = marks[seat], min(coins[seat], MOST_COINS)
        turns = (seat - s.active) % seats
        order = (seat - s.first) % seats
        ending = s.ending
        having.append(
            (
                s.display[seat],
                open,
                own,
                purse,
                turns,
                order,
                seats,
                ending,
                lacks[seat],
                done[seat],
                ways[seat],
            )
        )
        placed.append((own, lead, second, reach, rich, goal, turns, order, seats, ending))
    return having, placed


def facts_of(s: State) -> list[Facts]:
    """All facts of all seats, for learning: what each has, and how it stands."""
    deck = s.deck
    looks = [shown(deck, display) for display in s.display]
    having, placed = look_at(s, looks)
    return [
        seat_facts(deck, look, seat) + standing_facts(place)
        for look, seat, place in zip(looks, having, placed, strict=True)
    ]


class Race:
    """Learned weights, and what they made of facts so far."""

    def __init__(self, weights: Rivalry) -> None:
        self.weights = weights
        self.displays: dict[tuple[int, ...], Shown] = {}
        self.seats: dict[Seat, Told] = {}
        self.places: dict[Place, Standing] = {}

    def look(self, deck: Deck, display: tuple[int, ...]) -> Shown:
        """What a display tells, looked up the next time."""
        found = self.displays.get(display)
        if found is None:
            if len(self.displays) > MOST_KEPT:
                self.displays.clear()
            found = self.displays[display] = shown(deck, display)
        return found

    def told(self, deck: Deck, look: Shown, seat: Seat) -> Told:
        """What a seat's facts come to, looked up the next time."""
        found = self.seats.get(seat)
        if found is None:
            if len(self.seats) > MOST_KEPT:
                self.seats.clear()
            found = self.seats[seat] = self.weights.told(seat_facts(deck, look, seat))
        return found

    def stands(self, place: Place) -> Standing:
        """What its standing comes to, looked up the next time."""
        found = self.places.get(place)
        if found is None:
            if len(self.places) > MOST_KEPT:
                self.places.clear()
            found = self.places[place] = self.weights.stands(standing_facts(place))
        return found

    def chances(self, s: State) -> Vector:
        """Each seat's chance to win."""
        deck = s.deck
        looks = [self.look(deck, display) for display in s.display]
        having, placed = look_at(s, looks)
        told = [self.told(deck, look, seat) for look, seat in zip(looks, having, strict=True)]
        return self.weights.chances(told, [self.stands(place) for place in placed])
