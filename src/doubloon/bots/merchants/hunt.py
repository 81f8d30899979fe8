"""Where the champion sails: by its chart, after what forecasts say is worth it."""

from __future__ import annotations

from typing import Final

from doubloon.bots.merchants import raid
from doubloon.bots.merchants.chart import Chart, life
from doubloon.bots.merchants.duel import forecast, raid_forecast
from doubloon.bots.merchants.port import Harbour
from doubloon.bots.merchants.tastes import TASTES
from doubloon.bots.merchants.trade import TRADER
from doubloon.bots.merchants.voyage import Goal, Voyage
from doubloon.bots.merchants.worth import GLORY, gold_worth
from doubloon.engine.seat import Seat
from doubloon.games.merchants.state import NPC_SIDE, State, Zone, is_pirate
from doubloon.games.merchants.verbs import bounty
from doubloon.games.merchants.words import NATIONS, PASS, PORT, ZONES

SLOOP_REWARD: Final = 5
FRIGATE_REWARD: Final = 15
"""Gold for NPC pirates (M7.9)."""


class Hunter(Voyage):
    """The champion's sense at sea."""

    harbour: Harbour = TRADER

    def goals(self, s: State, seat: Seat) -> list[Goal]:
        """All that could be done, near and far; risks are in the actions it takes."""
        chart = Chart(s, seat)
        found: list[Goal] = []
        for zone in range(ZONES):
            here = zone == s.zone[seat]
            way = chart.way(zone, True, s.ported)
            if way is not None:
                now = here and s.ashore[seat] and not s.ported
                worth = self.harbour.worth(s, seat, zone)
                code = PORT if now else way.code
                found.append(Goal(worth, way.cost + 1.0, code, zone, PORT))
            way = chart.way(zone, False, False)
            if way is not None:
                dark = TASTES.dark * chart.night(zone, False) if way.left == 1 else 0.0
                self.prey(s, seat, zone, way.cost + dark, way.code, found)
        return found

    def wants_raid(self, s: State, seat: Seat) -> bool:
        """Whoever gains by it."""
        return True

    def raid_worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """Loot and Glory, against damage, danger and a bad name."""
        haul = raid_forecast(s, seat, zone)
        gain = gold_worth(s, seat, round(haul.gold)) + haul.glory * GLORY
        cost = haul.hurt * TASTES.point + haul.crippled * TASTES.cripple
        cost += haul.lost * life(s, seat)
        flag = s.facts.flag[zone]
        return (
            TASTES.loot * gain - cost - (crime(s, seat, flag) if flag >= 0 else TASTES.crime_again)
        )

    def fight_worth(self, s: State, seat: Seat, foe: int) -> float:
        """Glory and spoils, against life, damage and a bad name."""
        end = forecast(s, seat, foe)
        reward, cost = spoils(s, seat, foe)
        hurt = TASTES.point * end.hurt * (1 - end.lost)
        return end.won * (GLORY + reward) - end.lost * life(s, seat) - hurt - cost


def spoils(s: State, seat: Seat, foe: int) -> tuple[float, float]:
    """What a beaten enemy brings beside the Glory, and what attacking costs in reputation."""
    if foe >= NPC_SIDE + NATIONS:
        sloop = foe == NPC_SIDE + NATIONS
        gold = 0 if is_pirate(s, seat) else SLOOP_REWARD if sloop else FRIGATE_REWARD
        return gold_worth(s, seat, gold), 0.0
    if foe >= NPC_SIDE:
        return TASTES.navy, crime(s, seat, foe - NPC_SIDE) + TASTES.wanted
    levels = s.bounty[foe * NATIONS : (foe + 1) * NATIONS]
    open_to = [level for nation, level in enumerate(levels) if not bounty(s, seat, nation)]
    gold = (s.gold[foe] + s.chest[foe]) // 2 + 5 * max(open_to, default=0)
    things = len(s.hands[foe]) + len(s.cargo[foe])
    reward = TASTES.kill + gold_worth(s, seat, gold) + 0.1 * things
    if is_pirate(s, foe):
        return reward, 0.0
    return reward, crime(s, seat, s.facts.nation[s.captain[foe]])


def hail(s: State, seat: Seat, codes: list[int]) -> int:
    """A merchant that was found is let go if a raid would do more harm than good."""
    if HUNTER.raid_worth(s, seat, s.zone[seat]) < 0 and PASS in codes:
        return PASS
    return raid.hail(s, seat, codes)


def crime(s: State, seat: Seat, nation: int) -> float:
    """What a crime against a nation costs."""
    if bounty(s, seat, nation):
        return TASTES.wanted
    return TASTES.crime_again if is_pirate(s, seat) else TASTES.crime


HUNTER: Final = Hunter()
