"""A chart for the champion: every way to every place, in actions, with what it risks.

A turn has three actions, and where it ends matters: at sea a captain can be found at the start of
the next one, in port nobody looks for him (M9.4, M9.5). So ways are counted by day, and whoever
waits in port loses actions instead of the ship. A risk is counted in actions too: those that it
would take to win as much Glory as may be lost.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from doubloon.bots.merchants.duel import forecast
from doubloon.bots.merchants.worth import GLORY, GOLD, chance, is_raider
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.npc import NOT_HUNTED, hunted
from doubloon.games.merchants.frames.sea import WANTED, access, neighbours
from doubloon.games.merchants.frames.turn import ACTIONS
from doubloon.games.merchants.passive import dice, ignores, npc_scouting
from doubloon.games.merchants.state import NPC_SIDE, State, Zone, is_pirate
from doubloon.games.merchants.words import (
    DONE,
    ENTER,
    FIRST_SAIL,
    HULL,
    LEAVE,
    NATIONS,
    NPCS,
    SCOUTING,
    SEAMANSHIP,
    ZONES,
)


class Tastes:
    """What the champion fears and how much; all in Glory unless it says otherwise."""

    tempo = 0.2
    """An action."""
    life = 0.3
    """A captain's life, without what he has aboard."""
    prize = 0.7
    """A fight that comes and is won."""
    point = 0.12
    """A point of damage."""
    rival = 0.15
    """How likely a rival who could attack does."""
    kill = 0.3
    """What a rival's loss is worth beside the Glory."""
    crime = 0.4
    """Becoming a pirate."""
    crime_again = 0.1
    """Another nation's anger."""
    wanted = 0.03
    """A known pirate's further crime."""
    cripple = 0.25
    """A ship unfit for raids."""
    raid = 1.0
    later = 0.6
    """How much a danger counts that is more than a turn away."""


TASTES: Final = Tastes()


class Way(NamedTuple):
    """How to get somewhere: what it costs in actions, risk included, and the first of them."""

    cost: float
    code: int
    left: int
    """Actions left of that day."""


class Chart:
    """All ways of a captain from where he is."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.meeting = [NONE + 0.0] * ZONES
        self.nights = [NONE + 0.0] * ZONES
        self.life = life(s, seat)
        self.found: dict[tuple[Zone, bool, bool], Way] = {}
        """The best way to each place: in port or at sea, today or later."""
        self.explore()

    def explore(self) -> None:
        """Find the best ways, nearest first."""
        s, seat = self.s, self.seat
        left = s.actions + s.free_moves + s.free_sails
        edge: list[tuple[float, int, int, int, bool, int]] = []
        seen: set[tuple[int, bool, int, bool]] = set()
        heappush(edge, (0.0, s.zone[seat], DONE, left, s.ashore[seat], 0))
        while edge:
            cost, zone, code, left, ashore, day = heappop(edge)
            node = (zone, ashore, left, day > 0)
            if node in seen:
                continue
            seen.add(node)
            place = (zone, ashore, day > 0)
            if place not in self.found and left:
                self.found[place] = Way(cost, code, left)
            first = day == 0 and code == DONE
            for step, other, docked, price in self.steps(zone, ashore, left, day):
                start = step if first else code
                rest = left - 1
                when = day
                price += 1.0
                if step == DONE:
                    price = float(left)
                    rest = 0
                if rest <= 0:
                    rest = ACTIONS
                    when = 1
                    if not docked:
                        price += self.night(other, day)
                if when != day and step == DONE and first:
                    start = DONE
                heappush(edge, (cost + price, other, start, rest, docked, when))

    def steps(self, zone: Zone, ashore: bool, left: int, day: int) -> list[tuple[int, Zone, bool, float]]:
        """What can be done next: the code, where it leads, and its risk in actions."""
        s, seat = self.s, self.seat
        found: list[tuple[int, Zone, bool, float]] = []
        if left == 0:
            return [(DONE, zone, ashore, 0.0)]
        if ashore:
            found.append((LEAVE, zone, False, self.meet(zone, day)))
            found.append((DONE, zone, True, 0.0))
            return found
        beside = neighbours(s, seat) if zone == s.zone[seat] else s.facts.beside[zone]
        for other in beside:
            found.append((FIRST_SAIL + other, other, False, self.meet(other, day)))
        if s.facts.port[zone] and access(s, seat, zone) < WANTED:
            found.append((ENTER, zone, True, 0.0))
        return found

    def meet(self, zone: Zone, day: int) -> float:
        """The risk of coming into a zone."""
        if self.meeting[zone] < 0:
            self.meeting[zone] = self.harm_of(zone, [1.0 if at == zone else 0.0 for at in self.npcs()])
        return self.meeting[zone] * (TASTES.later if day else 1.0)

    def npcs(self) -> list[Zone]:
        """Where the NPCs are."""
        return self.s.zone[NPC_SIDE : NPC_SIDE + NPCS]

    def night(self, zone: Zone, day: int) -> float:
        """The risk of ending a turn at sea in a zone."""
        if self.nights[zone] < 0:
            s = self.s
            likely = [self.comes(npc, zone) for npc in range(NPCS)]
            self.nights[zone] = self.harm_of(zone, likely) + self.rivals(zone) / TASTES.tempo
        storm = self.storm() if day == 0 else 0.0
        return self.nights[zone] * (TASTES.later if day else 1.0) + storm / TASTES.tempo

    def comes(self, npc: int, zone: Zone) -> float:
        """How likely an NPC is in a zone when the next turn begins."""
        s = self.s
        for event in s.due:
            if s.facts.npc_of[event] == npc:
                return 1.0 if s.facts.npc_start[event] == zone else 0.0
        at = s.zone[NPC_SIDE + npc]
        if at == zone:
            return 0.9
        if at == NONE or at not in s.facts.beside[zone] or not s.event_deck:
            return 0.0
        return sum(self.moves(event, npc) for event in s.event_deck) / len(s.event_deck)

    def moves(self, event: int, npc: int) -> bool:
        """Whether an event moves an NPC."""
        return any(moved == npc for moved, _ in self.s.facts.moves[event])

    def harm_of(self, zone: Zone, likely: list[float]) -> float:
        """What meeting NPCs costs, in actions, if each is there with some likelihood (M9.7)."""
        s, seat = self.s, self.seat
        total, quiet = 0.0, 1.0
        for npc, here in enumerate(likely):
            if not here:
                continue
            if npc < NATIONS:
                quiet *= 1 - here
            if hunted(s, npc, seat) == NOT_HUNTED or not s.admirals[npc]:
                continue
            odds = here * chance(npc_scouting(s, npc, seat)) * (quiet if npc >= NATIONS else 1.0)
            if odds > 0.02:
                total += odds * self.harm(NPC_SIDE + npc)
        return total / TASTES.tempo

    def harm(self, foe: int) -> float:
        """What being found by somebody costs, in Glory."""
        end = forecast(self.s, self.seat, foe)
        hurt = TASTES.point * end.hurt * (1 - end.lost)
        return max(0.0, end.lost * self.life + hurt - end.won * TASTES.prize)

    def rivals(self, zone: Zone) -> float:
        """What captains near a zone may do to one who sleeps at sea there, in Glory."""
        s, seat = self.s, self.seat
        total = 0.0
        for rival in range(s.seats):
            at = s.zone[rival]
            if rival == seat or s.dead[rival] or at == NONE:
                continue
            near = at == zone or at in s.facts.beside[zone]
            if not near or not (is_pirate(s, rival) or is_raider(s, rival)):
                continue
            end = forecast(s, seat, rival)
            eyes = chance(dice(s, rival, SCOUTING))
            total += TASTES.rival * eyes * max(0.0, end.lost * self.life - end.won * TASTES.prize)
        return total

    def storm(self) -> float:
        """What the storm of this round does to whoever ends the turn at sea, in Glory."""
        s, seat = self.s, self.seat
        if s.event == NONE:
            return 0.0
        row = s.facts.event_rows[s.event]
        if row["timing"] != "end_of_each_player_turn" or ignores(s, seat, row["tag"]):
            return 0.0
        hits = 3 - dice(s, seat, SEAMANSHIP) / 3
        sinks = 0.5 if s.cubes[seat * 5 + HULL] <= 1 else 0.1 if s.cubes[seat * 5 + HULL] == 2 else 0.0
        return hits * TASTES.point + sinks * self.life

    def way(self, zone: Zone, ashore: bool, later: bool) -> Way | None:
        """The best way to a place; `later` if this turn is of no use."""
        ways = [self.found.get((zone, ashore, True))]
        if not later:
            ways.append(self.found.get((zone, ashore, False)))
        return min((way for way in ways if way is not None), default=None)


def life(s: State, seat: Seat) -> float:
    """What a captain would lose with his life."""
    total = TASTES.life + GOLD * s.gold[seat] + 0.15 * len(s.cargo[seat])
    total += 0.15 * len(s.hands[seat]) + 0.2 * s.specialists[seat].bit_count()
    total += 0.3 * (s.mission[seat] != NONE) + 0.3 * (s.rumour[seat] != NONE)
    total += 0.8 * (s.ship[seat] >= 2) + 0.05 * s.mods[seat].bit_count()
    bounties = s.bounty[seat * NATIONS : (seat + 1) * NATIONS]
    return total - 0.1 * sum(level > 0 for level in bounties)
