"""In port: what a visit is worth, and what to do there in which order."""

from __future__ import annotations

from typing import Final

from doubloon.bots.merchants import cards
from doubloon.bots.merchants.worth import (
    GLORY,
    GOLD,
    chance,
    chest_room,
    counts,
    damage,
    distance,
    glory_now,
    gold_worth,
    is_raider,
    market_for,
    mission_worth,
    rumour_worth,
    steps_left,
)
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.claim import meets
from doubloon.games.merchants.frames.yard import FRIGATE, GALLEON, ship_price, ship_worth
from doubloon.games.merchants.passive import dice
from doubloon.games.merchants.state import State, Zone, is_pirate
from doubloon.games.merchants.verbs import most, purse, room
from doubloon.games.merchants.words import (
    CHEST,
    CREW,
    DONE,
    FIRST_BUY,
    FIRST_CHEST,
    FIRST_CLAIM,
    FIRST_DROP,
    FIRST_KEEP,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_REPAIR,
    FIRST_RUMOUR,
    FIRST_SELL,
    FIRST_SHIP,
    FIRST_VEND,
    FIRST_WEAPON,
    FULFIL,
    HAND,
    HOLD,
    INFLUENCE,
    MARKET,
    MODIFY,
    PROVE,
    RECRUIT,
    RUMOUR,
    SKILLS,
)

BULK: Final = 3


class Harbour:
    """The sense of a greedy captain in port; others may see a thing or two another way."""

    rumour = 0.3
    """A rumour heard."""
    claim = 0.45
    """A share of a mission's worth, before it is claimed."""
    stale = 0.35
    """A share of what goods promise, where some were bought just now."""
    point = 0.12
    """A point of damage mended."""
    ship = 1.2
    """A great ship."""
    reserve = 6
    """Gold that stays aboard to trade with."""
    chest_low = 25
    chest_high = 45
    """Before the great ship gold is stashed only if there is less, or more, than this."""

    # What a visit is worth.

    def worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """All that a port action in a port would bring."""
        total = (
            self.sale_worth(s, seat, zone)
            + self.errand_worth(s, seat, zone)
            + self.yard_worth(s, seat, zone)
        )
        gold = s.gold[seat] + self.sale_gold(s, seat, zone)
        if s.facts.home[s.captain[seat]] == zone:
            total += self.stash_worth(s, seat, gold)
        space = most(s, seat, HOLD) - len(s.cargo[seat]) + counts(s.cargo[seat])[s.demand[zone]]
        if gold >= 3:
            just = s.bought_at[seat] == zone or s.buying_at[seat] == zone
            total += self.goods_worth(s, seat, space) * (self.stale if just else 1.0)
        if s.rumour[seat] == NONE and gold >= 4:
            total += self.rumour * chance(dice(s, seat, INFLUENCE))
        return total

    def goods_worth(self, s: State, seat: Seat, space: int) -> float:
        """What the goods of a port promise to a hold with so much space."""
        if space < 2:
            return 0.0
        return min(space, 4) * (0.06 if is_raider(s, seat) else 0.13)

    def sale_gold(self, s: State, seat: Seat, zone: Zone) -> int:
        """What the cargo that is wanted in a port pays there."""
        wanted = s.demand[zone]
        return 6 * counts(s.cargo[seat])[wanted] if wanted != NONE else 0

    def sale_worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """Gold for what is wanted, and Glory for three of it (M5.1, M5.3)."""
        wanted = s.demand[zone]
        have = counts(s.cargo[seat])[wanted] if wanted != NONE else 0
        return gold_worth(s, seat, 6 * have) + (GLORY if have >= BULK else 0.0)

    def stash_worth(self, s: State, seat: Seat, gold: int) -> float:
        """Points that gold becomes at home; the last one wins (M1.3, M5.22)."""
        spare = max(0, min(gold - 3, chest_room(s, seat)))
        points = (s.chest[seat] + spare) // 10 - s.chest[seat] // 10
        if points and glory_now(s, seat) + points >= s.goal:
            return 20.0
        return 0.3 * points + 0.02 * spare

    def errand_worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """Missions and rumours that lead to this port."""
        total = 0.0
        if s.mission[seat] != NONE:
            total += self.mission_here(s, seat, zone)
        if self.free(s, seat):
            for offer in s.missions:
                if offer != NONE and s.facts.mission_place[offer] == zone and meets(s, seat, offer):
                    total += (
                        self.claim
                        * mission_worth(s, seat, offer)
                        * self.claim_chance(s, seat, offer)
                    )
        rumour = s.rumour[seat]
        if rumour != NONE and s.facts.rumour_place[rumour] == zone:
            if s.facts.rumour_rows[rumour]["how"] == "port_action":
                total += rumour_worth(s, seat, rumour) * chance(dice(s, seat, INFLUENCE))
        return total

    def claim_chance(self, s: State, seat: Seat, mission: int) -> float:
        """How likely the claim succeeds, and whether the mission suits the captain at all."""
        row = s.facts.mission_rows[mission]
        odds = 1.0
        for need in row["claim"]:
            if need["req"] == "test":
                odds *= chance(dice(s, seat, SKILLS.index(need["skill"])))
        kind = row["goal"][0]["step"]
        if kind == "land" and s.cubes[seat * 5 + CREW] < 3:
            return 0.1 * odds
        if kind == "raid" and not (is_raider(s, seat) or is_pirate(s, seat)):
            return 0.1 * odds
        if kind == "defeat":
            return 0.2 * odds
        return odds

    def mission_here(self, s: State, seat: Seat, zone: Zone) -> float:
        """What the own mission brings in this port."""
        row = s.facts.mission_rows[s.mission[seat]]
        name = s.facts.zones[zone]
        home = s.facts.home[s.captain[seat]] == zone
        whole = mission_worth(s, seat, s.mission[seat]) / steps_left(s, seat)
        for at, task in enumerate(row["goal"]):
            if s.progress[seat] >> at & 1:
                continue
            step = task["step"]
            place = task.get("at", "")
            here = place == name or (place == "home_port" and home)
            if step == "port" and here:
                return whole
            if step == "pay" and here and s.gold[seat] >= task["n"]:
                return whole
            if step == "test" and here:
                return whole * chance(dice(s, seat, SKILLS.index(task["skill"])))
            if step == "deliver" and here:
                good = s.facts.goods.index(task["good"])
                return whole if counts(s.cargo[seat])[good] >= task["n"] else 0.0
            if step == "visit_nations":
                flag = s.facts.flag[zone]
                return 0.0 if s.progress[seat] >> (8 + flag) & 1 else whole / 4
            if row["order"] == "sequence":
                return 0.0
        return 0.0

    def yard_worth(self, s: State, seat: Seat, zone: Zone) -> float:
        """Repairs, hands and a great ship."""
        total = self.point * min(damage(s, seat), s.gold[seat] // 2)
        total += 0.12 * (most(s, seat, CREW) - s.cubes[seat * 5 + CREW])
        if not s.big_ship[seat] and self.pays(s, seat, s.gold[seat] - 1):
            total += self.ship
        return total

    def pays(self, s: State, seat: Seat, gold: int) -> bool:
        """Whether a great ship is worth so much gold."""
        return self.big_ship_cost(s, seat) <= gold

    def big_ship_cost(self, s: State, seat: Seat) -> int:
        """What a frigate or galleon costs after the old ship is sold, where the captain is."""
        return ship_price(s, seat, FRIGATE) - ship_worth(s, seat, s.mods[seat])

    # The menu.

    def menu(self, s: State, seat: Seat, codes: list[int]) -> int:
        """One activity after another: the sale first, the chest last (M4.7)."""
        possible = set(codes)
        for code in codes:
            if FIRST_PLAY <= code < FIRST_RAID and self.plays(s, seat, code - FIRST_PLAY):
                return code
        sold = self.what_to_sell(s, seat, codes)
        if sold != NONE:
            return sold
        for code in (FULFIL, PROVE):
            if code in possible:
                return code
        winning = self.chest_code(s, seat, codes)
        if winning != NONE and s.facts.home[s.captain[seat]] == s.zone[seat]:
            target = winning - FIRST_CHEST
            points = min(target // 10, s.goal // 2)
            if s.glory[seat] + points >= s.goal:
                return winning
        if glory_now(s, seat) >= s.goal:
            return DONE  # what lies in the chest must stay there to count (M1.5)
        claim = self.what_to_claim(s, seat, codes)
        if claim != NONE:
            return claim
        order = self.what_to_order(s, seat, possible)
        if order != NONE:
            return order
        if RECRUIT in possible:
            return RECRUIT
        if HAND in possible and (is_raider(s, seat) or s.cubes[seat * 5 + CREW] == 0):
            return HAND
        if MARKET in possible and self.space_left(s, seat) > 0 and purse(s, seat) >= 2:
            return MARKET
        if RUMOUR in possible and s.rumour[seat] == NONE and purse(s, seat) >= 4:
            return RUMOUR
        return winning if winning != NONE else DONE

    def plays(self, s: State, seat: Seat, card: int) -> bool:
        """Whether a card that may be played now should be."""
        return cards.play_now(s, seat, card)

    def space_left(self, s: State, seat: Seat) -> int:
        """How much more the hold can take to sea."""
        return room(s, seat) - len(s.cargo[seat])

    def what_to_sell(self, s: State, seat: Seat, codes: list[int]) -> int:
        """What is wanted here, and what no other port wants; NONE if it is better kept."""
        wanted = s.demand[s.zone[seat]]
        aboard = counts(s.cargo[seat])
        needed = self.delivery(s, seat)
        goods = [code - FIRST_SELL for code in codes if FIRST_SELL <= code < FIRST_BUY]
        if wanted in goods and wanted != needed and self.sells(s, seat, aboard[wanted]):
            return FIRST_SELL + wanted
        for good in goods:
            away = market_for(s, seat, good, s.zone[seat])
            poor = aboard[good] < 2 and away > 2
            if good != needed and (away == NONE or away > 5 or poor):
                return FIRST_SELL + good
        return NONE

    def sells(self, s: State, seat: Seat, have: int) -> bool:
        """Whether so many cards of what is wanted here are sold now."""
        return True

    def delivery(self, s: State, seat: Seat) -> int:
        """The good that the own mission wants delivered, or NONE."""
        mission = s.mission[seat]
        if mission == NONE:
            return NONE
        for task in s.facts.mission_rows[mission]["goal"]:
            if task["step"] == "deliver":
                return s.facts.goods.index(task["good"])
        return NONE

    def what_to_claim(self, s: State, seat: Seat, codes: list[int]) -> int:
        """A mission that suits, if there is none under way."""
        if not self.free(s, seat):
            return NONE
        best, found = 0.25, NONE
        for code in codes:
            if FIRST_CLAIM <= code < FIRST_PLAY:
                odds = self.claim_chance(s, seat, code - FIRST_CLAIM)
                if odds > best:
                    best, found = odds, code
        return found

    def free(self, s: State, seat: Seat) -> bool:
        """Whether the captain would take a mission."""
        return s.mission[seat] == NONE

    def what_to_order(self, s: State, seat: Seat, possible: set[int]) -> int:
        """Ships, repairs, weapons, modifications: what the yard does next; NONE for nothing."""
        gold = purse(s, seat)
        if not s.big_ship[seat]:
            big = FRIGATE if is_raider(s, seat) or is_pirate(s, seat) else GALLEON
            if FIRST_SHIP + big in possible and self.pays(s, seat, gold):
                return FIRST_SHIP + big
        for location in (0, 2, 4, 1):
            if FIRST_REPAIR + location in possible:
                return FIRST_REPAIR + location
        raider = is_raider(s, seat) or is_pirate(s, seat)
        if raider and gold >= 9:
            for code in range(FIRST_WEAPON, FIRST_VEND):
                if code in possible:
                    return code
        if MODIFY in possible and gold >= 12:
            return MODIFY
        return NONE

    def chest_code(self, s: State, seat: Seat, codes: list[int]) -> int:
        """How much to stash: all but what trade needs, in whole tens where that makes points."""
        allowed = [code for code in codes if FIRST_CHEST <= code < FIRST_CHEST + CHEST]
        if not allowed:
            return NONE
        total = s.gold[seat] + s.chest[seat]
        cap = s.goal * 5
        most_points = min(total, cap) // 10
        target = s.chest[seat]
        if s.glory[seat] + most_points >= s.goal:
            target = most_points * 10
        elif s.big_ship[seat] or total < self.chest_low or total > self.chest_high:
            keep = self.reserve if total >= 12 else 3
            target = max(s.chest[seat], min(cap, total - keep))
        code = FIRST_CHEST + target
        return code if code in allowed else NONE

    # Goods.

    def market(self, s: State, seat: Seat, codes: list[int]) -> int:
        """Buy what sells well somewhere near, three of a kind before all."""
        if self.space_left(s, seat) - len(s.basket) <= 0:
            return DONE
        here = s.zone[seat]
        offered = counts(s.market)
        ready = counts(s.cargo[seat] + s.basket)
        drawn = counts(s.market + s.basket)
        space = self.space_left(s, seat) - len(s.basket)
        needed = self.delivery(s, seat)
        best, found = 0.0, DONE
        for code in codes:
            if not FIRST_BUY <= code < FIRST_DROP:
                continue
            good = code - FIRST_BUY
            cost = (3, 3, 2, 1)[min(drawn[good], 3)]
            away = market_for(s, seat, good, here)
            if good == needed and ready[good] < BULK:
                away = 0
            if away == NONE:
                continue
            can_have = ready[good] + min(space, offered[good])
            bulk = GLORY if can_have >= BULK else 0.0
            value = (6 - cost) * GOLD + bulk / max(1, min(BULK, can_have))
            value /= 1.0 + 0.35 * away
            if can_have < 2 and away > 3:
                value -= 0.1
            if value > best:
                best, found = value, code
        return found

    def brokers(self, s: State, seat: Seat, codes: list[int]) -> int:
        """Give single goods back that nobody near wants."""
        drawn = counts(s.market)
        for code in codes:
            if FIRST_DROP <= code < FIRST_DROP + 8 and drawn[code - FIRST_DROP] == 1:
                return code
        return DONE

    def trim(self, s: State, seat: Seat, codes: list[int]) -> int:
        """Throw away, or leave, what is worth least; keep what is worth most."""
        goods = [code for code in codes if FIRST_DROP <= code < FIRST_DROP + 8]
        if not goods:
            keep = [code for code in codes if code != DONE]
            return (
                max(keep, key=lambda code: self.appeal(s, seat, code - FIRST_KEEP))
                if keep
                else DONE
            )
        return min(goods, key=lambda code: self.appeal(s, seat, code - FIRST_DROP))

    def appeal(self, s: State, seat: Seat, good: int) -> float:
        """How much a good is worth aboard."""
        away = market_for(s, seat, good, s.zone[seat])
        have = counts(s.cargo[seat])[good]
        return (
            have
            + (0.0 if away == NONE else 2.0 / (1 + away))
            + (3.0 if good == self.delivery(s, seat) else 0)
        )

    def keep_rumour(self, s: State, seat: Seat, codes: list[int]) -> int:
        """The rumour whose place is nearer."""
        here = s.zone[seat]
        return min(
            codes, key=lambda code: distance(s, here, s.facts.rumour_place[code - FIRST_RUMOUR])
        )


GREEDY: Final[Harbour] = Harbour()
