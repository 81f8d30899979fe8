"""What the seat that thinks sees of a classic race: which rows of weights count.

Seats are told apart by how many places they sit after the one that thinks. What changes together is
told together (`Part`), so that what it comes to can be kept (`Instinct`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log
from typing import Final, TypeAlias, cast

from doubloon.bots.search.lanes import Lanes
from doubloon.games.port_royal.deck import (
    ADMIRAL,
    EXPEDITION,
    GOVERNOR,
    JACK_SHIFT,
    JESTER,
    MADEMOISELLE,
    ROLES,
    TRADER,
    Deck,
)
from doubloon.games.port_royal.persons import short
from doubloon.games.port_royal.state import State

MOST_COINS: Final = 25
MOST_POINTS: Final = 20
MOST_SWORDS: Final = 9
MOST_SEATS: Final = 5
PURSES: Final = (3, 6, 9, 12)
"""Coins from which on a purse is another one beside the points."""
FEW: Final = ((JESTER, 3), (ADMIRAL, 3), (GOVERNOR, 2), (MADEMOISELLE, 3))
"""Roles, and how many of each are told apart."""
MOST_ALIKE: Final = 3
"""Persons of a symbol that are told apart; symbols missing for an expedition likewise."""
SHIP_COLOURS: Final = 5
MOST_TRADERS: Final = 2
TRIPS: Final = 6
"""Expeditions there are, each by its number."""
UNSEEN: Final = 0
OPEN: Final = 1
DONE: Final = 2
"""What may be of an expedition."""
AHEAD: Final = 8
"""Influence that a seat is ahead of a rival, or behind, at most."""
LEADS: Final = (6, 9, 10, 11, 12)
"""Influence of the best rival from which on the end is nearer."""
CLOSE: Final = 1
RICHER: Final = 4
"""In the last round: influence apart within which coins are told, and coins apart at most."""

COINS_AT: Final = 0
POINTS_AT: Final = COINS_AT + MOST_COINS + 1
SWORDS_AT: Final = POINTS_AT + MOST_POINTS + 1
ROLES_AT: Final = SWORDS_AT + MOST_SWORDS + 1
SYMBOLS_AT: Final = ROLES_AT + sum(most + 1 for _, most in FEW)
TRADERS_AT: Final = SYMBOLS_AT + 4 * (MOST_ALIKE + 1)
DONE_AT: Final = TRADERS_AT + SHIP_COLOURS * (MOST_TRADERS + 1)
RICH_AT: Final = DONE_AT + MOST_ALIKE + 1
SEAT_ROWS: Final = RICH_AT + (MOST_POINTS + 1) * (len(PURSES) + 1)
"""Rows for each seat: first those of its coins, then those of its points, and so on."""
ACTIVE_AT: Final = MOST_SEATS * SEAT_ROWS
ORDER_AT: Final = ACTIVE_AT + (MOST_SEATS - 1) * (MOST_SEATS + 1)
END_AT: Final = ORDER_AT + (MOST_SEATS - 1) * MOST_SEATS
STANDING_AT: Final = END_AT + 1 + 2 * MOST_SEATS
LAST_AT: Final = STANDING_AT + (2 * AHEAD + 1) * (len(LEADS) + 1)
SHORT_AT: Final = LAST_AT + (2 * AHEAD + 1) * 3
TRIPS_AT: Final = SHORT_AT + TRIPS * MOST_SEATS * (MOST_ALIKE + 1)
REACH_AT: Final = TRIPS_AT + 3 * TRIPS
DRAW_AT: Final = REACH_AT + 21
DRAWS: Final = (37, 41, 26, 13 * 14, 7, 11, 1 << SHIP_COLOURS, 33, 25)
"""Rows for what is told of a draw: what stopping is worth, how much more than a bust, the risk,
both of these, ships, cards, colours, how much better a draw looks to the greedy player than a stop,
and how a stop does."""
ENDING_AT: Final = DRAW_AT + sum(DRAWS)
RIVALS_AT: Final = ENDING_AT + (MOST_SEATS - 1) * MOST_SEATS * MOST_SEATS
RICHER_AT: Final = RIVALS_AT + 2 * (MOST_SEATS - 1) * (2 * AHEAD + 1)
ROWS: Final = RICHER_AT + 2 * (MOST_SEATS - 1) * (2 * CLOSE + 1) * (2 * RICHER + 1)
"""At last those of a last round: who is active and how many turns follow, and how the seat stands
to each rival, whose turn is or is not to come, in influence and in coins (R6.2, R6.3)."""

PERSONS: Final = 0
PURSE: Final = 1
SHORT: Final = 2
ORDER: Final = 3
STANDING: Final = 4
OPENED: Final = 5
ENDING: Final = 6
RIVAL: Final = 7
"""Kinds of parts."""
Part: TypeAlias = tuple[object, ...]
"""What is told together: its kind, and what its rows follow from."""
Look: TypeAlias = tuple[int, int, int, list[int]]
"""What a display tells: influence, symbols, expeditions done, and rows among those of its seat."""
LEAST: Final = 0.0005
"""A chance that is smaller is as good as none."""
MOST_KEPT: Final = 30_000


class Sight:
    """Tells positions that are played with one deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        rows = [row for row in deck.rows if row["kind"] == "expedition" and row["set"] == "base"]
        self.trips = [deck.card[row["id"]] for row in rows]
        """The expeditions of the classic game, by their number."""
        self.large = [bool(row.get("five_seats_only")) for row in rows]
        """Which of them are only there with five players (R2.2)."""
        self.looks: dict[tuple[int, ...], Look] = {}

    def look(self, display: tuple[int, ...]) -> Look:
        """What a display tells, looked up the next time."""
        found = self.looks.get(display)
        if found is None:
            if len(self.looks) > MOST_KEPT:
                self.looks.clear()
            found = self.looks[display] = self.look_at(display)
        return found

    def look_at(self, display: tuple[int, ...]) -> Look:
        """The same, reckoned."""
        deck = self.deck
        points = swords = symbols = done = trips = 0
        roles = [0] * len(ROLES)
        traders = [0] * (SHIP_COLOURS + 1)
        for card in display:
            points += deck.influence[card]
            if deck.kind[card] == EXPEDITION:
                done |= 1 << self.trips.index(card)
                trips += 1
                continue
            swords += deck.swords[card]
            symbols += deck.symbol[card]
            roles[deck.role[card]] += 1
            if deck.role[card] == TRADER:
                traders[deck.colour[card]] += 1
        rows = [SWORDS_AT + min(swords, MOST_SWORDS)]
        at = ROLES_AT
        for role, most in FEW:
            rows.append(at + min(roles[role], most))
            at += most + 1
        for shift in range(4):
            alike = min(symbols >> 4 * shift & 15, MOST_ALIKE)
            rows.append(SYMBOLS_AT + (MOST_ALIKE + 1) * shift + alike)
        for colour in range(SHIP_COLOURS):
            if traders[colour]:
                of = TRADERS_AT + (MOST_TRADERS + 1) * colour
                rows.append(of + min(traders[colour], MOST_TRADERS))
        rows.append(DONE_AT + min(trips, MOST_ALIKE))
        return points, symbols, done, rows

    def parts(self, s: State, seat: int, active: int, coins: list[int], draws: bool) -> list[Part]:
        """A position as it is when a seat's turn begins, or when the seat that thinks draws."""
        seats = s.seats
        place = (active - seat) % seats
        left = (s.first - active - 1) % seats
        opened = tuple(dict.fromkeys(s.expeditions))
        found: list[Part] = []
        own = lead = reach = done = 0
        for step in range(seats):
            at = (seat + step) % seats
            points, symbols, trips, _ = self.look(s.display[at])
            purse = coins[at]
            found.append((PERSONS, step, s.display[at]))
            found.append((PURSE, step, purse, points))
            if opened:
                found.append((SHORT, step, opened, symbols))
            done |= trips
            if not step:
                own = points
                continue
            if s.ending:
                of = 2 * (step - 1) + to_come(step, place, left, seats)
                found.append((RIVAL, of, *gap(own - points, coins[seat] - purse)))
            if points > lead:
                lead = points
            far = 8 * points + (purse if purse < 20 else 20)
            if far > reach:
                reach = far
        end = 0
        if s.ending:
            end = (2 if to_come(0, place, left, seats) else 1) + 2 * left
            found.append((ENDING, seats, place, left))
        order = (seat - s.first) % seats
        found.append((ORDER, seats, MOST_SEATS if draws else place, order, end))
        found.append((STANDING, own - lead, lead, reach // 8, end))
        found.append((OPENED, seats, opened, done))
        return found

    def rows(self, part: Part) -> list[int]:
        """Which rows a part counts."""
        kind = part[0]
        if kind == PERSONS:
            step, display = cast(tuple[int, tuple[int, ...]], part[1:])
            return [SEAT_ROWS * step + row for row in self.look(display)[3]]
        if kind == SHORT:
            step, opened, symbols = cast(tuple[int, tuple[int, ...], int], part[1:])
            return [self.short_row(step, card, symbols) for card in opened]
        if kind == OPENED:
            seats, opened, done = cast(tuple[int, tuple[int, ...], int], part[1:])
            trips = range(TRIPS)
            return [TRIPS_AT + 3 * trip + self.trip(trip, seats, opened, done) for trip in trips]
        told = cast(tuple[int, ...], part[1:])
        if kind == PURSE:
            return purse_rows(*told)
        if kind == ENDING:
            return [ending_row(*told)]
        if kind == RIVAL:
            return rival_rows(*told)
        return order_rows(*told) if kind == ORDER else standing_rows(*told)

    def short_row(self, step: int, card: int, symbols: int) -> int:
        """How many symbols a seat lacks for an expedition that lies open, Jacks counted in."""
        lack = max(0, short(symbols, self.deck.needs[card]) - (symbols >> JACK_SHIFT))
        of = (self.trips.index(card) * MOST_SEATS + step) * (MOST_ALIKE + 1)
        return SHORT_AT + of + min(lack, MOST_ALIKE)

    def trip(self, number: int, seats: int, opened: tuple[int, ...], done: int) -> int:
        """What is of an expedition; one that is not in the pile will not come (R2.2)."""
        if self.trips[number] in opened:
            return OPEN
        absent = self.large[number] and seats < MOST_SEATS
        return DONE if done >> number & 1 or absent else UNSEEN


def purse_rows(step: int, coins: int, points: int) -> list[int]:
    """A seat's coins and points, each and both."""
    of = SEAT_ROWS * step
    coins, points = min(coins, MOST_COINS), min(points, MOST_POINTS)
    rich = sum(coins >= purse for purse in PURSES)
    return [
        of + COINS_AT + coins,
        of + POINTS_AT + points,
        of + RICH_AT + (len(PURSES) + 1) * points + rich,
    ]


def order_rows(seats: int, active: int, order: int, end: int) -> list[int]:
    """Who is active, who began, and how many turns of a last round are left (R6.2)."""
    at = seats - 2
    return [
        ACTIVE_AT + (MOST_SEATS + 1) * at + active,
        ORDER_AT + MOST_SEATS * at + order,
        END_AT + end,
    ]


def standing_rows(ahead: int, lead: int, reach: int, end: int) -> list[int]:
    """How a seat stands to its rivals, and whether it has a turn left in a last round."""
    at = cut(ahead, AHEAD) + AHEAD
    near = sum(lead >= mark for mark in LEADS)
    last = 0 if not end else 1 if end % 2 == 0 else 2
    return [
        STANDING_AT + (len(LEADS) + 1) * at + near,
        LAST_AT + 3 * at + last,
        REACH_AT + min(reach, 20),
    ]


def to_come(step: int, active: int, left: int, seats: int) -> bool:
    """Whether whoever sits so many places on has a turn in the last round, or has it now, if the
    active player sits at that place and so many turns follow (R6.2)."""
    return (step - active) % seats <= left


def ending_row(seats: int, active: int, left: int) -> int:
    """In a last round: how many places on the active player sits, and how many turns follow."""
    return ENDING_AT + MOST_SEATS * (MOST_SEATS * (seats - 2) + active) + left


def gap(points: int, coins: int) -> tuple[int, int]:
    """How far a seat is ahead of a rival, as far as it is told: coins only if points are close."""
    return cut(points, AHEAD), cut(coins, RICHER) if -CLOSE <= points <= CLOSE else 0


def rival_rows(of: int, points: int, coins: int) -> list[int]:
    """A last round's rival: how far the seat is ahead of it in influence, and then in coins."""
    found = [RIVALS_AT + (2 * AHEAD + 1) * of + points + AHEAD]
    if -CLOSE <= points <= CLOSE:
        at = (2 * CLOSE + 1) * of + points + CLOSE
        found.append(RICHER_AT + (2 * RICHER + 1) * at + coins + RICHER)
    return found


def cut(number: int, most: int) -> int:
    """A number, or the most that is told, ahead or behind."""
    return max(-most, min(most, number))


def draw_rows(
    stop: float,
    bust: float,
    risk: float,
    ships: int,
    cards: int,
    colours: int,
    looks: float,
    halts: float,
) -> list[int]:
    """A draw: what stopping and a bust are worth, the risk, the harbour, and how a draw and a stop
    look to the greedy player."""
    odds = logit(stop)
    more = odds - logit(bust)
    told = (
        within((odds + 6) * 4, 36),
        within((more + 1) * 10, 40),
        within(risk * 25 + 0.5, 25),
        14 * within(risk * 20, 12) + within((more + 0.5) * 5, 13),
        min(ships, 6),
        min(cards, 10),
        colours,
        within((looks - halts + 4) * 4, 32),
        within(halts * 2, 24),
    )
    found, at = [], DRAW_AT
    for row, many in zip(told, DRAWS, strict=True):
        found.append(at + row)
        at += many
    return found


def within(number: float, most: int) -> int:
    """The whole number below one, between nothing and the most."""
    return max(0, min(most, floor(number)))


def logit(chance: float) -> float:
    """The score that a chance comes from."""
    chance = max(LEAST, min(1 - LEAST, chance))
    return log(chance / (1 - chance))


class Instinct:
    """What games have taught: the chance of the seat that thinks, by what it sees."""

    def __init__(self, lanes: Lanes, sight: Sight) -> None:
        self.lanes = lanes
        self.sight = sight
        self.kept: dict[Part, int] = {}

    def sum(self, parts: list[Part]) -> int:
        """What all parts come to; what a part does is looked up the next time."""
        kept, total = self.kept, self.lanes.base
        for part in parts:
            found = kept.get(part)
            if found is None:
                if len(kept) > MOST_KEPT:
                    kept.clear()
                found = kept[part] = self.lanes.sum(self.sight.rows(part))
            total += found
        return total

    def turn(self, s: State, seat: int) -> float:
        """A seat's chance when a turn begins."""
        return self.seen(self.sight.parts(s, seat, s.active, s.coins, False))

    def seen(self, parts: list[Part], rows: Sequence[int] = ()) -> float:
        """The chance that is seen in some parts, and in rows besides."""
        return self.lanes.chance(self.sum(parts) + self.lanes.sum(rows))
