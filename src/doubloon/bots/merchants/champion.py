"""The champion of Merchants & Marauders: a greedy captain with a chart of the dangers."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from doubloon.bots.merchants import HANDLERS, Handler, cards, combat, first, port, voyage
from doubloon.bots.merchants.chart import TASTES, Chart
from doubloon.bots.merchants.duel import forecast, raid_forecast
from doubloon.bots.merchants.voyage import Goal
from doubloon.bots.merchants.worth import chance, damage, rumour_worth, GLORY, gold_worth
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.engine.seat import Seat
from doubloon.games import game
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.sea import WANTED, access
from doubloon.games.merchants.passive import dice
from doubloon.games.merchants.state import NPC_SIDE, State, is_pirate
from doubloon.games.merchants.verbs import bounty, crippled
from doubloon.games.merchants.words import (
    DONE, FIRST_PLAY, FIRST_RAID, NATIONS, NPCS, PORT, SCOUT_BEACH, SCOUT_MERCHANT, SCOUT_MISSION, SCOUT_NPC,
    SCOUT_RUMOUR, SCOUT_SEAT, SCOUTING, ZONES,
)


def act(s: State, seat: Seat, codes: list[int]) -> int:
    """The best next action, or the end of the turn."""
    for code in codes:
        if FIRST_PLAY <= code < FIRST_RAID and cards.play_now(s, seat, code - FIRST_PLAY):
            return code
    possible = set(codes)
    best = Goal(0.02, 1.0, DONE)
    for goal in goals(s, seat, Chart(s, seat)):
        if goal.code in possible and goal.rate > best.rate:
            best = goal
    return best.code


def goals(s: State, seat: Seat, chart: Chart) -> list[Goal]:
    """All that could be done, near and far, with the first step to it."""
    found: list[Goal] = []
    for zone in range(ZONES):
        if s.facts.port[zone]:
            way = chart.way(zone, True, s.ported)
            if way:
                code = PORT if way.code == DONE and zone == s.zone[seat] and s.ashore[seat] and not s.ported else way.code
                found.append(Goal(port.GREEDY.worth(s, seat, zone), way.cost + 1.0, code))
        way = chart.way(zone, False, False)
        if way:
            at_sea = zone == s.zone[seat] and not s.ashore[seat]
            dark = chart.night(zone, 0) * 0.7 if way.left == 1 else 0.0
            hunt(s, seat, zone, way.cost + dark, way.code, at_sea, found, chart)
    return found


def hunt(s: State, seat: Seat, zone: int, cost: float, step: int, at_sea: bool, found: list[Goal], chart: Chart) -> None:
    """What there is to look for in a zone."""
    eyes = chance(dice(s, seat, SCOUTING))
    if s.merchants[zone] != NONE and not crippled(s, seat):
        worth = eyes * raid_worth(s, seat, zone, chart)
        found.append(Goal(worth, cost + 1.0, SCOUT_MERCHANT if at_sea else step))
    rumour = s.rumour[seat]
    if rumour != NONE and s.facts.rumour_place[rumour] == zone:
        if s.facts.rumour_rows[rumour]["how"] != "port_action":
            worth = eyes * rumour_worth(s, seat, rumour)
            found.append(Goal(worth, cost + 1.0, SCOUT_RUMOUR if at_sea else step))
    mission = voyage.afloat_worth(s, seat, zone)
    if mission > 0:
        found.append(Goal(eyes * mission, cost + 1.0, SCOUT_MISSION if at_sea else step))
    if at_sea and not s.scouted:
        found.append(Goal(0.05 * damage(s, seat), 1.0, SCOUT_BEACH))
    for npc in range(NPCS):
        if s.zone[NPC_SIDE + npc] == zone:
            worth = eyes * fight_worth(s, seat, NPC_SIDE + npc, chart)
            found.append(Goal(worth, cost + 1.0, SCOUT_NPC + npc if at_sea else step))
    for rival in range(s.seats):
        if rival != seat and s.zone[rival] == zone and not s.ashore[rival]:
            worth = eyes * fight_worth(s, seat, rival, chart)
            found.append(Goal(worth, cost + 1.0, SCOUT_SEAT + rival if at_sea else step))


def crime(s: State, seat: Seat, nation: int) -> float:
    """What a crime against a nation costs."""
    if bounty(s, seat, nation):
        return TASTES.wanted
    return TASTES.crime_again if is_pirate(s, seat) else TASTES.crime


def raid_worth(s: State, seat: Seat, zone: int, chart: Chart) -> float:
    haul = raid_forecast(s, seat, zone)
    gain = gold_worth(s, seat, round(haul.gold)) + haul.glory * GLORY
    cost = haul.hurt * TASTES.point + haul.lost * chart.life + haul.crippled * TASTES.cripple
    flag = s.facts.flag[zone]
    cost += crime(s, seat, flag) if flag >= 0 else TASTES.crime_again
    return TASTES.raid * gain - cost


def fight_worth(s: State, seat: Seat, foe: int, chart: Chart) -> float:
    end = forecast(s, seat, foe)
    reward = GLORY
    cost = 0.0
    if foe < NPC_SIDE:
        reward += gold_worth(s, seat, (s.gold[foe] + s.chest[foe]) // 2) + 0.1 * len(s.hands[foe]) + TASTES.kill
        reward += 0.1 * len(s.cargo[foe])
        levels = s.bounty[foe * NATIONS : (foe + 1) * NATIONS]
        open_to = [level for nation, level in enumerate(levels) if not bounty(s, seat, nation)]
        reward += gold_worth(s, seat, 5 * max(open_to, default=0))
        if not is_pirate(s, foe):
            cost = crime(s, seat, s.facts.nation[s.captain[foe]])
    elif foe - NPC_SIDE < NATIONS:
        cost = crime(s, seat, foe - NPC_SIDE) + TASTES.wanted
        reward += 0.3
    elif not is_pirate(s, seat):
        reward += gold_worth(s, seat, 5 if foe - NPC_SIDE == NATIONS else 15)
    hurt = TASTES.point * end.hurt * (1 - end.lost)
    return end.won * reward - end.lost * chart.life - hurt - cost


CHAMPION: Final[dict[str, Handler]] = {**HANDLERS, "Act": act}


class Champion:
    """Plays by the handlers of a champion."""

    def __init__(self) -> None:
        self.game = game("merchants")

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        codes = decision.options.codes
        if len(codes) == 1:
            return decision.options[0]
        s = cast(State, self.game.imagine(view, Random(0)))
        handler = CHAMPION.get(type(s.stack[-1]).__name__, first)
        code = handler(s, decision.seat, codes)
        return self.game.vocabulary.choice(decision.seat, code if code in codes else codes[0])
