"""Why something is refused in port: over, not to be had, not here, or too dear."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.claim import REFUSED
from doubloon.games.merchants.frames.market import IN_PORT, basket_cost, cost_of
from doubloon.games.merchants.frames.port import activity
from doubloon.games.merchants.frames.tavern import HIRE, can_stash, rumour_price, short_handed
from doubloon.games.merchants.frames.yard import (
    MAN_O_WAR,
    RESTORE,
    WEAPON,
    modification_price,
    repair_price,
    ship_price,
    ship_worth,
)
from doubloon.games.merchants.passive import price
from doubloon.games.merchants.state import State, at_home
from doubloon.games.merchants.verbs import HULL_PLATING, damaged, purse
from doubloon.games.merchants.words import (
    CREW,
    FIRST_BUY,
    FIRST_CHEST,
    FIRST_CLAIM,
    FIRST_DROP,
    FIRST_PLAY,
    FIRST_REPAIR,
    FIRST_SEAT,
    FIRST_SELL,
    FIRST_SHIP,
    FIRST_USE,
    FIRST_VEND,
    FIRST_WEAPON,
    FULFIL,
    HAND,
    LOCATIONS,
    MARKET,
    MODIFY,
    PROVE,
    RECRUIT,
    REINFORCE,
    RUMOUR,
)


def why_not_in_port(s: State, seat: Seat, code: int, at: int) -> Message:
    """The reason against a word in the menu of a port action."""
    if s.extra_cards:
        return Message("why-m-market-first", rule="M8.2")
    if (s.favour != NONE and at != activity(FIRST_SELL)) or s.credit:
        return Message("why-m-card-first", rule="M8.2")
    doing = activity(code)
    if doing and s.visited & doing:
        return Message("why-m-once", rule="M5.2" if FIRST_SELL <= code < FIRST_BUY else "M4.7")
    if FIRST_SELL <= code < FIRST_BUY:
        return Message("why-m-none-aboard", {"card": s.facts.goods[code - FIRST_SELL]}, "M5.1")
    if FIRST_BUY <= code < FIRST_DROP:
        return Message("why-m-see-market", rule="M5.4")
    if code == MARKET:
        return Message("why-m-full", {"count": IN_PORT}, "M5.6")
    if FIRST_SHIP <= code < FIRST_USE or code in (MODIFY, REINFORCE):
        return why_not_yard(s, seat, code)
    if FIRST_CLAIM <= code < FIRST_PLAY:
        return why_not_claim(s, seat, code - FIRST_CLAIM)
    if FIRST_CHEST <= code < FIRST_SEAT:
        return why_not_chest(s, seat, code - FIRST_CHEST)
    return why_not_ashore(s, seat, code)


def too_dear(s: State, seat: Seat, gold: int, rule: str) -> Message:
    """What is asked, and what there is; the purse is the captain's own."""
    return Message("why-m-too-dear", {"gold": gold, "purse": purse(s, seat)}, rule)


def why_not_ashore(s: State, seat: Seat, code: int) -> Message:
    """Crew, rumours, missions; anything else waits until the port action is over."""
    if code in (RECRUIT, HAND):
        if not short_handed(s, seat):
            return Message("why-m-crew-full", rule="M5.16")
        if code == HAND and purse(s, seat) < HIRE:
            return too_dear(s, seat, HIRE, "M5.16")
        return Message("why-m-recruit-first" if code == HAND else "why-m-once", rule="M5.16")
    if code == RUMOUR:
        if not s.rumour_deck:
            return Message("why-m-no-rumours", rule="M5.17")
        return too_dear(s, seat, rumour_price(s, seat), "M5.17")
    if code == PROVE:
        word = "why-m-no-rumour" if s.rumour[seat] == NONE else "why-m-rumour-elsewhere"
        return Message(word, rule="M5.18")
    if code == FULFIL:
        word = "why-m-no-mission" if s.mission[seat] == NONE else "why-m-mission-elsewhere"
        return Message(word, rule="M5.19")
    return Message("why-m-done-first", rule="M4.7")


def why_not_yard(s: State, seat: Seat, code: int) -> Message:
    """Nothing to repair, already there, none left, or too dear."""
    if code == MODIFY:
        offer = s.offer[s.zone[seat]]
        if offer == NONE:
            return Message("why-m-no-token", rule="M5.15")
        if s.mods[seat] >> offer & 1:
            return Message("why-m-have", {"card": s.facts.mods[offer]}, "M5.15")
        return too_dear(s, seat, modification_price(s, seat), "M5.15")
    if code == REINFORCE:
        if not s.flipped[seat] >> HULL_PLATING & 1:
            return Message("why-m-not-flipped", {"card": s.facts.mods[HULL_PLATING]}, "M13.8")
        return too_dear(s, seat, RESTORE, "M13.8")
    if code >= FIRST_VEND:
        return Message("why-m-not-aboard", {"card": s.facts.weapons[code - FIRST_VEND]}, "M5.8")
    if code >= FIRST_WEAPON:
        weapon = code - FIRST_WEAPON
        args: dict[str, Arg] = {"card": s.facts.weapons[weapon]}
        if s.weapons[seat] >> weapon & 1:
            return Message("why-m-have", args, "M5.13")
        if not s.armoury[weapon]:
            return Message("why-m-none-left", args, "M5.13")
        return too_dear(s, seat, price(s, seat, "special_weapon", WEAPON), "M5.13")
    if code >= FIRST_REPAIR:
        place = code - FIRST_REPAIR
        if place == CREW:
            return Message("why-m-repair-crew", rule="M5.14")
        if not damaged(s, seat, place):
            return Message("why-m-whole", {"place": LOCATIONS[place]}, "M5.14")
        return too_dear(s, seat, repair_price(s, seat, place), "M5.14")
    ship = code - FIRST_SHIP
    if ship == MAN_O_WAR:
        return Message("why-m-not-for-sale", {"card": s.facts.ships[ship]}, "M5.11")
    return too_dear(s, seat, ship_price(s, seat, ship) - ship_worth(s, seat, s.mods[seat]), "M5.9")


def why_not_claim(s: State, seat: Seat, mission: int) -> Message:
    """Not on offer, elsewhere, or its requirement is not met."""
    args: dict[str, Arg] = {"card": s.facts.missions[mission]}
    if mission not in s.missions:
        return Message("why-m-mission-not-out", args, "M5.19")
    if s.used & REFUSED << s.missions.index(mission):
        return Message("why-m-mission-refused", args, "M5.19c")
    place = s.facts.mission_place[mission]
    if place != s.zone[seat]:
        return Message("why-m-mission-at", {**args, "target": s.facts.zones[place]}, "M5.19")
    return Message("why-m-mission-needs", {"thing": s.facts.missions[mission]}, "M5.19")


def why_not_chest(s: State, seat: Seat, gold: int) -> Message:
    """Not the home port, more than there is, less than lies there, or no change."""
    if not can_stash(s, seat):
        home = s.facts.zones[s.facts.home[s.captain[seat]]]
        return Message("why-m-not-home", {"card": home}, "M5.22")
    if gold == s.chest[seat]:
        return Message("why-m-chest-same", {"gold": gold}, "M5.22")
    if gold < s.chest[seat] and not at_home(s, seat):
        return Message("why-m-chest-out", rule="M5.22a")
    return Message("why-m-chest-more", {"gold": s.gold[seat] + s.chest[seat]}, "M5.22")


def why_not_buy(s: State, seat: Seat, code: int) -> Message:
    """Not on the market, no room for more, or too dear."""
    if not FIRST_BUY <= code < FIRST_DROP:
        return Message("why-m-market-open", rule="M5.5")
    good = code - FIRST_BUY
    if good not in [card // 8 for card in s.market]:
        return Message("why-m-not-on-market", {"card": s.facts.goods[good]}, "M5.5")
    if len(s.cargo[seat]) + len(s.basket) >= IN_PORT:
        return Message("why-m-full", {"count": IN_PORT}, "M5.6")
    left = purse(s, seat) - basket_cost(s, seat)
    return Message("why-m-too-dear", {"gold": cost_of(s, seat, good), "purse": left}, "M5.5")
