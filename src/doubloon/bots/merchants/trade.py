"""How the champion trades: pairs wait for their third, and gold is not spent on toys."""

from __future__ import annotations

from typing import Final

from doubloon.bots.merchants.combat import landing_odds
from doubloon.bots.merchants.port import BULK, Harbour
from doubloon.bots.merchants.tastes import TASTES
from doubloon.bots.merchants.worth import GLORY, GOLD, counts, gold_worth, is_raider, market_for
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.yard import FRIGATE, GALLEON, SLOOP
from doubloon.games.merchants.state import State, Zone, is_pirate
from doubloon.games.merchants.verbs import most, purse, stash_points
from doubloon.games.merchants.words import (
    CREW,
    DONE,
    FIRST_BUY,
    FIRST_DROP,
    FIRST_REPAIR,
    FIRST_SHIP,
    FIRST_VEND,
    FIRST_WEAPON,
    HAND,
    HOLD,
    RECRUIT,
)

PRICES: Final = (3, 3, 2, 1)
"""What a card costs by how many of its kind were drawn (M5.5)."""


def held(count: int, away: int) -> float:
    """What so many cards of a good are worth aboard, so far from who wants them."""
    fewer = (0.0, TASTES.one, TASTES.two)
    worth = fewer[count] if count < BULK else GLORY + 6 * GOLD * count
    return worth / (1 + TASTES.far * away)


def rumour_here(s: State, seat: Seat) -> bool:
    """Whether the own rumour can be proved at sea where the captain is."""
    rumour = s.rumour[seat]
    if rumour == NONE or s.ashore[seat] or s.facts.rumour_place[rumour] != s.zone[seat]:
        return False
    return bool(s.facts.rumour_rows[rumour]["how"] != "port_action")


class Trader(Harbour):
    """The champion's sense in port."""

    rumour = TASTES.rumour
    claim = TASTES.claim
    stale = TASTES.stale
    point = TASTES.point
    ship = TASTES.ship
    reserve = TASTES.reserve
    chest_low = TASTES.chest_low
    chest_high = TASTES.chest_high

    def goods_worth(self, s: State, seat: Seat, space: int) -> float:
        """A little for the choice, and the same for each card there is room for."""
        return (0.5 + min(space, 4)) * TASTES.buy if space > 0 else 0.0

    def sale_worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """Gold and Glory for what is wanted, less what it would be worth to keep."""
        wanted = s.demand[zone]
        have = counts(s.cargo[seat])[wanted] if wanted != NONE else 0
        gain = gold_worth(s, seat, 6 * have)
        if have >= BULK:
            return gain + GLORY
        return max(0.0, gain - self.kept(s, seat, have))

    def sells(self, s: State, seat: Seat, have: int) -> bool:
        """Three always; fewer if waiting for more is worth less. A sale begun is gone on with."""
        if s.sold or have >= BULK:
            return True
        return gold_worth(s, seat, 6 * have) >= self.kept(s, seat, have)

    def kept(self, s: State, seat: Seat, have: int) -> float:
        """What waiting is worth for goods that are wanted here, fewer than three."""
        wait = (0.0, TASTES.one, TASTES.two)[have] - TASTES.space * have
        full = len(s.cargo[seat]) >= s.cubes[seat * 5 + HOLD]
        return wait * (TASTES.cramped if full or s.gold[seat] < 4 else 1.0)

    def plays(self, s: State, seat: Seat, card: int) -> bool:
        """Nobody is hired for gold that trade needs; Eagle Eyes must be used at once, at sea."""
        row = s.facts.glory_rows[card]
        if row["id"] == "gl_eagle":
            return rumour_here(s, seat) and s.actions > 0
        if any(need["req"] == "gold" for need in row.get("hire", ())):
            return s.gold[seat] >= TASTES.hire_gold
        return super().plays(s, seat, card)

    def claim_chance(self, s: State, seat: Seat, mission: int) -> float:
        """A landing is only for a crew that would win it."""
        task = s.facts.mission_rows[mission]["goal"][0]
        found = super().claim_chance(s, seat, mission)
        return found * landing_odds(s, seat, task) if task["step"] == "land" else found

    def free(self, s: State, seat: Seat) -> bool:
        """A mission that is past hope is no mission (M5.20)."""
        mission = s.mission[seat]
        return mission == NONE or self.claim_chance(s, seat, mission) < TASTES.hopeless

    def pays(self, s: State, seat: Seat, gold: int) -> bool:
        """Not when the gold itself is about to win, unless the ship does."""
        if self.big_ship_cost(s, seat) > gold:
            return False
        if s.glory[seat] + 1 + stash_points(s, seat) >= s.goal:
            return True
        points = min((s.gold[seat] + s.chest[seat]) // 10, s.goal // 2)
        return s.glory[seat] + points < s.goal - 1

    def what_to_order(self, s: State, seat: Seat, possible: set[int]) -> int:
        """A great ship, repairs, hands, and weapons for raids; NONE for nothing."""
        gold = purse(s, seat)
        raider = is_raider(s, seat) or is_pirate(s, seat)
        big = FIRST_SHIP + (FRIGATE if raider else GALLEON)
        if not s.big_ship[seat] and big in possible and self.pays(s, seat, gold):
            return big
        for location in (0, 2, 4, 1):
            if FIRST_REPAIR + location in possible:
                return FIRST_REPAIR + location
        if RECRUIT not in possible and HAND in possible:
            if s.cubes[seat * 5 + CREW] < min(TASTES.hands, most(s, seat, CREW)):
                return HAND
        if raider and gold >= TASTES.weapon_gold and s.ship[seat] in (SLOOP, FRIGATE):
            for code in range(FIRST_WEAPON, FIRST_VEND):
                if code in possible:
                    return code
        return NONE

    def market(self, s: State, seat: Seat, codes: list[int]) -> int:
        """Buy what is worth most aboard for its price, as many of a kind as that takes."""
        space = self.space_left(s, seat) - len(s.basket)
        offered, drawn = counts(s.market), counts(s.market + s.basket)
        ready = counts(s.cargo[seat] + s.basket)
        needed = self.delivery(s, seat)
        best, found = TASTES.space, DONE
        for code in codes:
            if not FIRST_BUY <= code < FIRST_DROP:
                continue
            good = code - FIRST_BUY
            have = ready[good]
            away = 0 if good == needed and have < BULK else market_for(s, seat, good, s.zone[seat])
            if away == NONE:
                continue
            cost = PRICES[min(drawn[good], 3)] * GOLD
            for more in range(1, min(space, offered[good]) + 1):
                gain = (held(have + more, away) - held(have, away)) / more - cost
                if gain > best:
                    best, found = gain, code
        return found


TRADER: Final = Trader()
