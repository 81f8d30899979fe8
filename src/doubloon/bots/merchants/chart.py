"""A chart for the champion: every way to every place, in actions, with what it risks.

A turn has three actions, and where it ends matters: at sea a captain can be found at the start of
the next one, in port nobody looks for him (M9.4, M9.5). So ways are counted by day, and whoever
waits in port loses actions instead of the ship. A risk is counted in actions too: those that it
would take to win as much Glory as may be lost.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from doubloon.bots.merchants.duel import forecast
from doubloon.bots.merchants.tastes import TASTES
from doubloon.bots.merchants.worth import GOLD, chance, is_raider
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
    HOLD,
    HULL,
    LEAVE,
    NATIONS,
    NPCS,
    SCOUTING,
    SEAMANSHIP,
    ZONES,
)


class Way(NamedTuple):
    """How to get somewhere: what it costs in actions, risk included, and the first of them."""

    cost: float
    code: int
    left: int
    """Actions left of that day."""


class Place(NamedTuple):
    """At sea in a zone or in its port, with so many actions left, today or later."""

    zone: Zone
    ashore: bool
    left: int
    later: bool


class Chart:
    """All ways of a captain from where he is."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.life = life(s, seat)
        self.meetings: dict[Zone, float] = {}
        self.nights: dict[Zone, float] = {}
        self.storm = self.storm_now() / TASTES.tempo
        self.open = [
            bool(s.facts.port[zone]) and access(s, seat, zone) < WANTED for zone in range(ZONES)
        ]
        self.found: dict[tuple[Zone, bool, bool], Way] = {}
        """The best way to each place, whatever is left of the day."""
        self.explore()

    def way(self, zone: Zone, ashore: bool, later: bool) -> Way | None:
        """The best way to a place; `later` if this turn is of no use."""
        then = self.found.get((zone, ashore, True))
        now = None if later else self.found.get((zone, ashore, False))
        return min((way for way in (now, then) if way is not None), default=None)

    def explore(self) -> None:
        """Find the best ways, nearest first."""
        s, seat = self.s, self.seat
        left = s.actions + s.free_moves + s.free_sails
        start = Place(s.zone[seat], s.ashore[seat], left, False)
        edge: list[tuple[float, Place, int]] = [(0.0, start, DONE)]
        seen: set[Place] = set()
        while edge:
            cost, place, code = heappop(edge)
            if place in seen:
                continue
            seen.add(place)
            key = (place.zone, place.ashore, place.later)
            if place.left and key not in self.found:
                self.found[key] = Way(cost, code, place.left)
            for step, price, after in self.steps(place):
                heappush(edge, (cost + price, after, step if place is start else code))

    def steps(self, at: Place) -> list[tuple[int, float, Place]]:
        """What can be done next: its code, what it costs, and where that leads."""
        if not at.left or at.ashore:
            wait = self.night(at.zone, at.later) if not at.ashore else 0.0
            found = [(DONE, at.left + wait, Place(at.zone, at.ashore, ACTIONS, True))]
            if at.left:
                found.append(self.step(at, LEAVE, at.zone, False))
            return found
        near = at.zone == self.s.zone[self.seat]
        beside = neighbours(self.s, self.seat) if near else self.s.facts.beside[at.zone]
        found = [self.step(at, FIRST_SAIL + other, other, False) for other in beside]
        if self.open[at.zone]:
            found.append(self.step(at, ENTER, at.zone, True))
        return found

    def step(self, at: Place, code: int, zone: Zone, ashore: bool) -> tuple[int, float, Place]:
        """One action, what may be met in it, and the night if it was the day's last."""
        price = 1.0 if ashore else 1.0 + self.meet(zone, at.later)
        if at.left > 1:
            return code, price, Place(zone, ashore, at.left - 1, at.later)
        if not ashore:
            price += self.night(zone, at.later)
        return code, price, Place(zone, ashore, ACTIONS, True)

    # Dangers, in actions.

    def meet(self, zone: Zone, later: bool) -> float:
        """The risk of coming into a zone."""
        if zone not in self.meetings:
            at = self.s.zone[NPC_SIDE : NPC_SIDE + NPCS]
            self.meetings[zone] = self.found_by([float(there == zone) for there in at])
        return self.meetings[zone] * (TASTES.later if later else 1.0)

    def night(self, zone: Zone, later: bool) -> float:
        """The risk of ending a turn at sea in a zone."""
        if zone not in self.nights:
            likely = [self.comes(npc, zone) for npc in range(NPCS)]
            self.nights[zone] = self.found_by(likely) + self.rivals(zone) / TASTES.tempo
        if later:
            return self.nights[zone] * TASTES.later
        return self.nights[zone] + self.storm

    def comes(self, npc: int, zone: Zone) -> float:
        """How likely an NPC is in a zone when the next turn begins (M9.2, M9.9)."""
        s = self.s
        for event in s.due:
            if s.facts.npc_of[event] == npc:
                return float(s.facts.npc_start[event] == zone)
        at = s.zone[NPC_SIDE + npc]
        if at == zone:
            return TASTES.stays
        if at == NONE or at not in s.facts.beside[zone] or not s.event_deck:
            return 0.0
        moved = sum(npc in (one for one, _ in s.facts.moves[event]) for event in s.event_deck)
        return moved / len(s.event_deck)

    def found_by(self, likely: list[float]) -> float:
        """What NPCs cost if each is there with some likelihood; navies quiet pirates (M9.7)."""
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
            if odds > TASTES.heed:
                total += odds * self.harm(NPC_SIDE + npc)
        return total / TASTES.tempo

    def rivals(self, zone: Zone) -> float:
        """What captains near a zone may do to one who spends the night at sea there, in Glory."""
        s, seat = self.s, self.seat
        total = 0.0
        for rival in range(s.seats):
            at = s.zone[rival]
            if rival == seat or s.dead[rival] or at == NONE:
                continue
            if at != zone and at not in s.facts.beside[zone]:
                continue
            if is_pirate(s, rival) or is_raider(s, rival):
                total += TASTES.rival * chance(dice(s, rival, SCOUTING)) * self.harm(rival)
        return total

    def harm(self, foe: int) -> float:
        """What being found by somebody costs, in Glory."""
        end = forecast(self.s, self.seat, foe)
        hurt = TASTES.point * end.hurt * (1 - end.lost)
        return max(0.0, end.lost * self.life + hurt - end.won * TASTES.prize)

    def storm_now(self) -> float:
        """What the storm of this round does to whoever ends the turn at sea, in Glory."""
        s, seat = self.s, self.seat
        if s.event == NONE:
            return 0.0
        row = s.facts.event_rows[s.event]
        if row["timing"] != "end_of_each_player_turn" or ignores(s, seat, row["tag"]):
            return 0.0
        hits = 3 - dice(s, seat, SEAMANSHIP) / 3
        hull, hold = s.cubes[seat * 5 + HULL], s.cubes[seat * 5 + HOLD]
        sinks = (1.0, 0.5, 0.1)[hull] if hull < 3 else 0.0
        washed = TASTES.washed if len(s.cargo[seat]) >= hold else 0.0
        return hits * (TASTES.point + washed) + sinks * self.life


def life(s: State, seat: Seat) -> float:
    """What a captain would lose with his life; a bad name is forgotten with it (M15.1)."""
    total = TASTES.life + GOLD * s.gold[seat]
    total += 0.15 * (len(s.cargo[seat]) + len(s.hands[seat]))
    total += 0.2 * s.specialists[seat].bit_count() + 0.05 * s.mods[seat].bit_count()
    total += 0.3 * ((s.mission[seat] != NONE) + (s.rumour[seat] != NONE))
    total += 0.8 * (s.ship[seat] >= 2)
    levels = s.bounty[seat * NATIONS : (seat + 1) * NATIONS]
    return total - 0.1 * sum(level > 0 for level in levels)
