"""The shipyard: ships, special weapons, repairs, modifications (M4.8, M5.8 to M5.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.events import Shown
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.step import Step
from doubloon.games.merchants.passive import effects, price
from doubloon.games.merchants.state import State, Zone
from doubloon.games.merchants.verbs import (
    HULL_PLATING,
    damaged,
    fit_out,
    gain,
    mend,
    most,
    pay,
    purse,
    tell,
    win_glory,
)
from doubloon.games.merchants.words import (
    CANNONS,
    CREW,
    FIRST_MOD,
    FIRST_REPAIR,
    FIRST_SHIP,
    FIRST_VEND,
    FIRST_WEAPON,
    HOLD,
    HULL,
    MASTS,
    MODIFY,
    MODS,
    PASS,
    REINFORCE,
    TAKE,
    WEAPONS,
)

SLOOP: Final = 0
FLUTE: Final = 1
FRIGATE: Final = 2
GALLEON: Final = 3
MAN_O_WAR: Final = 4
REPAIR: Final = 2
WEAPON: Final = 3
WEAPON_WORTH: Final = 1
MODIFICATION: Final = 3
RESTORE: Final = 3
"""Turning the Reinforced Hull back (M13.8)."""
SALE_SHIPS: Final = (SLOOP, FLUTE, FRIGATE, GALLEON)


def yard_options(s: State, seat: Seat, options: list[int]) -> None:
    """Add what the shipyard offers and the captain can pay."""
    gold = purse(s, seat) + s.credit
    plain = not effects(s, seat, "price")
    mods = s.mods[seat]
    offer = s.offer[s.zone[seat]]
    if offer != NONE and not mods >> offer & 1:
        if gold >= (MODIFICATION if plain else modification_price(s, seat)):
            options.append(MODIFY)
    if gold >= RESTORE and s.flipped[seat] >> HULL_PLATING & 1:
        options.append(REINFORCE)
    hurt = 0
    for location in (HULL, HOLD, MASTS, CANNONS):
        lost = damaged(s, seat, location)
        if lost:
            hurt += lost
            if gold >= (REPAIR if plain else repair_price(s, seat, location)):
                options.append(FIRST_REPAIR + location)
    cost = WEAPON if plain else price(s, seat, "special_weapon", WEAPON)
    owned = s.weapons[seat]
    for weapon in range(WEAPONS):
        if owned >> weapon & 1:
            options.append(FIRST_VEND + weapon)
        elif gold >= cost and s.armoury[weapon]:
            options.append(FIRST_WEAPON + weapon)
    gold += value_of_ship(s, seat, hurt, mods)
    for ship in SALE_SHIPS:
        if gold >= (s.facts.ship_price[ship] if plain else ship_price(s, seat, ship)):
            options.append(FIRST_SHIP + ship)


def modification_price(s: State, seat: Seat) -> int:
    """What fitting the token of this port costs (M5.15)."""
    return price(s, seat, "modification", MODIFICATION)


def repair_price(s: State, seat: Seat, location: int) -> int:
    """What a point costs: never less than 1, but for the hull in Trinidad (M5.14, M5.14a)."""
    cost = price(s, seat, "repair", REPAIR)
    if cost < 1:
        cost = 1
    return price(s, seat, "repair_hull", cost) if location == HULL else cost


def ship_price(s: State, seat: Seat, ship: int) -> int:
    """What a ship costs here, the old one apart (M5.8)."""
    base = s.facts.ship_price[ship]
    return price(s, seat, "big_ship", base) if ship >= FRIGATE else base


def ship_worth(s: State, seat: Seat, mods: int) -> int:
    """What the old ship brings if these modifications go with it (M5.9, M5.11)."""
    hurt = 0
    for location in (HULL, HOLD, MASTS, CANNONS):
        hurt += damaged(s, seat, location)
    return value_of_ship(s, seat, hurt, mods)


def value_of_ship(s: State, seat: Seat, hurt: int, mods: int) -> int:
    """Its price, 1 more for each modification, 1 less for each damage; not below 0 (M5.9)."""
    ship = s.ship[seat]
    if ship == MAN_O_WAR:
        return 0
    value = s.facts.ship_worth[ship] + mods.bit_count() - hurt
    return value if value > 0 else 0


def at_the_yard(s: State, seat: Seat, code: int) -> None:
    """Carry out one order at the shipyard."""
    if code == MODIFY:
        bill(s, seat, modification_price(s, seat))
        fit_mod(s, seat, take_offer(s, s.zone[seat]))
    elif code == REINFORCE:
        bill(s, seat, RESTORE)
        s.flipped[seat] &= ~(1 << HULL_PLATING)
        if s.telling:
            tell(s, "reinforced", {"seat": seat, "card": s.facts.mods[HULL_PLATING]})
    elif code >= FIRST_VEND:
        vend(s, seat, code - FIRST_VEND)
    elif code >= FIRST_WEAPON:
        bill(s, seat, price(s, seat, "special_weapon", WEAPON))
        arm(s, seat, code - FIRST_WEAPON)
    elif code >= FIRST_REPAIR:
        bill(s, seat, repair_price(s, seat, code - FIRST_REPAIR))
        mend(s, seat, code - FIRST_REPAIR, 1)
    else:
        order_ship(s, seat, code - FIRST_SHIP)


def bill(s: State, seat: Seat, gold: int) -> None:
    """Pay the yard; a credit is used up first (M5.8a)."""
    off = s.credit if s.credit < gold else gold
    s.credit -= off
    pay(s, seat, gold - off)


def arm(s: State, seat: Seat, weapon: int) -> None:
    """Take a special weapon from the supply (M5.13)."""
    s.armoury[weapon] -= 1
    s.weapons[seat] |= 1 << weapon
    if s.telling:
        tell(s, "armed", {"seat": seat, "card": s.facts.weapons[weapon]})


def vend(s: State, seat: Seat, weapon: int) -> None:
    """Sell a special weapon (M5.8)."""
    s.armoury[weapon] += 1
    s.weapons[seat] &= ~(1 << weapon)
    if s.telling:
        tell(s, "vended", {"seat": seat, "card": s.facts.weapons[weapon]})
    gain(s, seat, WEAPON_WORTH)


# Ships (M5.9 to M5.12).


def order_ship(s: State, seat: Seat, ship: int) -> None:
    """Buy a ship; at St. John's the modifications may come along."""
    if s.mods[seat] and s.facts.zone_rules[s.zone[seat]].get("keep_modifications"):
        s.stack.append(CarryOver(seat, ship))
    else:
        trade_in(s, seat, ship, False)


def trade_in(s: State, seat: Seat, ship: int, keep: bool) -> None:
    """Sell the old ship for the new one, both at once (M5.9)."""
    worth = ship_worth(s, seat, 0 if keep else s.mods[seat])
    buy_ship(s, seat, ship, ship_price(s, seat, ship) - worth, True, keep)


class CarryOver(Frame[State]):
    """Take the modifications to the new ship, unsold; or leave them (zone rule of St. John's)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: Seat, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def options(self, s: State) -> list[int]:
        seat = self.seat
        cost = ship_price(s, seat, self.ship) - ship_worth(s, seat, 0)
        return [PASS, TAKE] if purse(s, seat) + s.credit >= cost else [PASS]

    def resolve(self, s: State, code: int) -> None:
        trade_in(s, self.seat, self.ship, code == TAKE)

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-carry-over", {"card": s.facts.ships[self.ship]})


def buy_ship(s: State, seat: Seat, ship: int, cost: int, glory: bool, keep: bool = False) -> None:
    """Change ships for so much in the end; crew and weapons move over (M5.10, M5.12).

    `glory` if a frigate or galleon earns its point, `keep` if modifications come along.
    """
    crew = s.cubes[seat * 5 + CREW]
    if s.telling:
        tell(s, "new-ship", {"seat": seat, "card": s.facts.ships[ship]})
    if cost > 0:
        bill(s, seat, cost)
    else:
        gain(s, seat, -cost)
    if not keep and s.mods[seat]:
        kinds = [kind for kind in range(MODS) if s.mods[seat] >> kind & 1]
        s.stack.append(Step("scatter_mods", NOBODY, tuple(kinds)))
        s.mods[seat] = 0
        s.flipped[seat] = 0
    fit_out(s, seat, ship)
    if crew < s.cubes[seat * 5 + CREW]:
        s.cubes[seat * 5 + CREW] = crew
    if glory and ship in (FRIGATE, GALLEON) and not s.big_ship[seat]:
        s.big_ship[seat] = True
        win_glory(s, seat, "ship")


# Modifications (M4.8, M5.15, M13.7).


def turn_up(s: State, zone: Zone) -> None:
    """Turn up the top token of a port, if it lies face down (M4.8)."""
    if s.tokens[zone] and s.offer[zone] == NONE:
        s.stack.append(TurnUp(zone))


class TurnUp(Frame[State]):
    """Chance tells the face of a port's modification (M4.8)."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Zone) -> None:
        self.seat = CHANCE
        self.zone = zone

    def options(self, s: State) -> list[int]:
        return [FIRST_MOD + kind for kind in s.forge[s.tokens[self.zone][-1]]]

    def resolve(self, s: State, code: int) -> None:
        zone = self.zone
        kind = code - FIRST_MOD
        pile = s.tokens[zone][-1]
        left = list(s.forge[pile])
        left.remove(kind)
        s.forge[pile] = tuple(left)
        s.tokens[zone] = s.tokens[zone][:-1]
        s.offer[zone] = kind
        if s.telling:
            s.note(Shown("token", {"card": s.facts.mods[kind], "target": s.facts.zones[zone]}))


def take_offer(s: State, zone: Zone) -> int:
    """Take the open token of a port; another under it stays covered for now (M5.15, M4.8a)."""
    kind = s.offer[zone]
    s.offer[zone] = NONE
    return kind


def fit_mod(s: State, seat: Seat, kind: int) -> None:
    """Fit a modification; hold and cannons grow at once, crew must be found (M13.7)."""
    hold, cannons = most(s, seat, HOLD), most(s, seat, CANNONS)
    s.mods[seat] |= 1 << kind
    s.cubes[seat * 5 + HOLD] += most(s, seat, HOLD) - hold
    s.cubes[seat * 5 + CANNONS] += most(s, seat, CANNONS) - cannons
    if s.telling:
        tell(s, "fitted", {"seat": seat, "card": s.facts.mods[kind]})
