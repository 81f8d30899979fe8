"""Where to sail: every port and every prey is worth something, and costs actions."""

from __future__ import annotations

from typing import Final, NamedTuple

from doubloon.bots.merchants import combat, port
from doubloon.bots.merchants.port import Harbour
from doubloon.bots.merchants.worth import (
    GLORY,
    GOLD,
    chance,
    damage,
    is_raider,
    mission_worth,
    rumour_worth,
    steps_left,
)
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.mission import AFLOAT
from doubloon.games.merchants.frames.npc import NOT_HUNTED, hunted
from doubloon.games.merchants.frames.sea import WANTED, access, neighbours
from doubloon.games.merchants.passive import dice, npc_scouting
from doubloon.games.merchants.state import NPC_SIDE, State, Zone, is_pirate
from doubloon.games.merchants.verbs import crippled
from doubloon.games.merchants.words import (
    DONE,
    ENTER,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_SAIL,
    LEAVE,
    NPCS,
    PORT,
    SCOUT_BEACH,
    SCOUT_MERCHANT,
    SCOUT_MISSION,
    SCOUT_NPC,
    SCOUT_RUMOUR,
    SCOUT_SEAT,
    SCOUTING,
    ZONES,
)

FAR: Final = 99.0


class Goal(NamedTuple):
    """Something to do: what it is worth, how many actions it takes, and the next of them."""

    worth: float
    actions: float
    code: int
    zone: Zone = NONE
    """Where it is done."""
    deed: int = NONE
    """The action that does it there."""

    @property
    def rate(self) -> float:
        """Glory for an action."""
        return self.worth / (self.actions + 0.3)


class Voyage:
    """The sense of a greedy captain at sea; others may see a thing or two another way."""

    harbour: Harbour = port.GREEDY

    def raid_worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """What raiding the merchant of a zone is worth."""
        return combat.raid_worth(s, seat, zone)

    def fight_worth(self, s: State, seat: Seat, foe: int) -> float:
        """What attacking a side is worth."""
        return combat.fight_worth(s, seat, foe)

    def act(self, s: State, seat: Seat, codes: list[int]) -> int:
        """The best next action, or the end of the turn."""
        plays = [code for code in codes if FIRST_PLAY <= code < FIRST_RAID]
        for code in plays:
            if self.harbour.plays(s, seat, code - FIRST_PLAY):
                return code
        possible = set(codes)
        best = Goal(0.02, 1.0, DONE)
        for goal in self.goals(s, seat):
            if goal.code in possible and goal.rate > best.rate:
                best = goal
        return best.code if best.code in possible else codes[0]

    def goals(self, s: State, seat: Seat) -> list[Goal]:
        """All that could be done, near and far."""
        ways = self.routes(s, seat)
        found: list[Goal] = []
        for zone in range(ZONES):
            cost, step = ways[zone]
            if cost >= FAR:
                continue
            if s.facts.port[zone]:
                self.berth(s, seat, zone, cost, step, found)
            self.prey(s, seat, zone, cost, step, found)
        return found

    def routes(self, s: State, seat: Seat) -> list[tuple[float, int]]:
        """For each zone the actions to reach it at sea, dangers counted, and the first step."""
        here = s.zone[seat]
        found = [(FAR, DONE)] * ZONES
        start = 1.0 if s.ashore[seat] else 0.0
        found[here] = (start, LEAVE if s.ashore[seat] else DONE)
        edge = [here]
        while edge:
            zone = edge.pop(0)
            cost, step = found[zone]
            beside = neighbours(s, seat) if zone == here else s.facts.beside[zone]
            for other in beside:
                reach = cost + 1.0 + self.danger(s, seat, other)
                if reach < found[other][0]:
                    first = step if step != DONE else FIRST_SAIL + other
                    found[other] = (reach, first)
                    edge.append(other)
        return found

    def danger(self, s: State, seat: Seat, zone: Zone) -> float:
        """What meeting the NPCs of a zone costs, in actions."""
        total = 0.0
        for npc in range(NPCS):
            if s.zone[NPC_SIDE + npc] != zone or hunted(s, npc, seat) == NOT_HUNTED:
                continue
            seen = chance(npc_scouting(s, npc, seat))
            odds = combat.odds(s, seat, NPC_SIDE + npc)
            loss = 1.0 + (s.gold[seat] + 3 * len(s.cargo[seat])) * GOLD
            total += seen * max(0.0, (1 - odds) * loss - odds * GLORY) * 3
        return total

    def berth(
        self, s: State, seat: Seat, zone: Zone, cost: float, step: int, found: list[Goal]
    ) -> None:
        """What there is to do in a port, if it is open."""
        here = zone == s.zone[seat]
        if here and s.ashore[seat]:
            if not s.ported:
                found.append(Goal(self.harbour.worth(s, seat, zone), 1.0, PORT, zone, PORT))
            return
        if access(s, seat, zone) >= WANTED:
            return
        if here and s.ported:
            return
        code = ENTER if here and not s.ashore[seat] else step
        worth = self.harbour.worth(s, seat, zone)
        found.append(Goal(worth, cost + 2.0, code, zone, PORT))

    def prey(
        self, s: State, seat: Seat, zone: Zone, cost: float, step: int, found: list[Goal]
    ) -> None:
        """What there is to look for in a zone."""
        eyes = chance(dice(s, seat, SCOUTING))
        at_sea = zone == s.zone[seat] and not s.ashore[seat]
        if s.merchants[zone] != NONE and not crippled(s, seat) and self.wants_raid(s, seat):
            worth = eyes * self.raid_worth(s, seat, zone)
            code = SCOUT_MERCHANT if at_sea else step
            found.append(Goal(worth, cost + 1.0, code, zone, SCOUT_MERCHANT))
        rumour = s.rumour[seat]
        if rumour != NONE and s.facts.rumour_place[rumour] == zone:
            if s.facts.rumour_rows[rumour]["how"] != "port_action":
                worth = eyes * rumour_worth(s, seat, rumour)
                code = SCOUT_RUMOUR if at_sea else step
                found.append(Goal(worth, cost + 1.0, code, zone, SCOUT_RUMOUR))
        mission = self.afloat_worth(s, seat, zone)
        if mission > 0:
            code = SCOUT_MISSION if at_sea else step
            found.append(Goal(eyes * mission, cost + 1.0, code, zone, SCOUT_MISSION))
        if at_sea and not s.scouted:
            found.append(Goal(0.05 * damage(s, seat), 1.0, SCOUT_BEACH, zone, SCOUT_BEACH))
        self.fights(s, seat, zone, cost, step, found)

    def wants_raid(self, s: State, seat: Seat) -> bool:
        """Pirates raid, and so do captains who were made for it."""
        return is_pirate(s, seat) or is_raider(s, seat)

    def afloat_worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """What a step of the own mission in this zone is worth."""
        mission = s.mission[seat]
        if mission == NONE:
            return 0.0
        for at, task in enumerate(s.facts.mission_rows[mission]["goal"]):
            if s.progress[seat] >> at & 1 or task["step"] not in AFLOAT:
                continue
            if s.facts.zones.index(task["at"]) != zone:
                continue
            if task["step"] == "land":
                return mission_worth(s, seat, mission) * combat.landing_odds(s, seat, task)
            return mission_worth(s, seat, mission) / steps_left(s, seat)
        return 0.0

    def fights(
        self, s: State, seat: Seat, zone: Zone, cost: float, step: int, found: list[Goal]
    ) -> None:
        """Enemies who can be beaten are worth a point and more."""
        at_sea = zone == s.zone[seat] and not s.ashore[seat]
        eyes = chance(dice(s, seat, SCOUTING))
        for npc in range(NPCS):
            if s.zone[NPC_SIDE + npc] == zone:
                worth = self.fight_worth(s, seat, NPC_SIDE + npc)
                deed = SCOUT_NPC + npc
                code = deed if at_sea else step
                found.append(Goal(eyes * worth, cost + 1.0, code, zone, deed))
        for rival in range(s.seats):
            if rival != seat and s.zone[rival] == zone and not s.ashore[rival]:
                worth = self.fight_worth(s, seat, rival)
                deed = SCOUT_SEAT + rival
                code = deed if at_sea else step
                found.append(Goal(eyes * worth, cost + 1.0, code, zone, deed))


GREEDY: Final[Voyage] = Voyage()
