"""What can be done in port, in words, with what it costs or brings."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.frames.begin import ChooseShip
from doubloon.games.merchants.frames.gift import ShipOffer
from doubloon.games.merchants.frames.market import cost_of, sale_price
from doubloon.games.merchants.frames.tavern import HIRE, rumour_price
from doubloon.games.merchants.frames.yard import (
    RESTORE,
    WEAPON,
    WEAPON_WORTH,
    modification_price,
    repair_price,
    ship_price,
    ship_worth,
)
from doubloon.games.merchants.ops import effect_at
from doubloon.games.merchants.passive import dice, has, own, price
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import HULL_PLATING, left, most
from doubloon.games.merchants.words import (
    ABILITY,
    CREW,
    DEEDS,
    FIRST_BUY,
    FIRST_CHEST,
    FIRST_CLAIM,
    FIRST_DROP,
    FIRST_PLAY,
    FIRST_REPAIR,
    FIRST_SELL,
    FIRST_SHIP,
    FIRST_USE,
    FIRST_VEND,
    FIRST_WEAPON,
    FULFIL,
    HAND,
    INFLUENCE,
    LEADERSHIP,
    LOCATIONS,
    MODIFY,
    PROVE,
    RECRUIT,
    REINFORCE,
    RUMOUR,
    SKILLS,
)


def percent(count: int) -> int:
    """The chance of at least one success with so many dice, in percent (M2.9)."""
    return round(100 * (1 - (2 / 3) ** count))


def odds(s: State, seat: Seat, skill: int, extra: int = 0, context: str = "") -> dict[str, Arg]:
    """A skill test: its dice and its chance."""
    count = dice(s, seat, skill, context) + extra
    return {"skill": SKILLS[skill], "dice": count, "chance": percent(count)}


def in_port(s: State, seat: Seat, code: int) -> Message:
    """A choice of the port action."""
    if code < FIRST_SELL:
        return ashore(s, seat, code)
    if code < FIRST_DROP:
        return trade(s, seat, code)
    if code < FIRST_REPAIR:
        return describe_ship(s, seat, code - FIRST_SHIP)
    if code < FIRST_WEAPON:
        place = code - FIRST_REPAIR
        args: dict[str, Arg] = {"place": LOCATIONS[place], "left": left(s, seat, place)}
        cost = repair_price(s, seat, place)
        return Message("choice-m-repair", {**args, "most": most(s, seat, place), "gold": cost})
    if code < FIRST_VEND:
        cost = price(s, seat, "special_weapon", WEAPON)
        weapon = s.facts.weapons[code - FIRST_WEAPON]
        return Message("choice-m-weapon", {"thing": weapon, "gold": cost})
    if code < FIRST_USE:
        weapon = s.facts.weapons[code - FIRST_VEND]
        return Message("choice-m-vend", {"card": weapon, "gold": WEAPON_WORTH})
    if code < FIRST_PLAY:
        return claim(s, seat, code - FIRST_CLAIM)
    gold = code - FIRST_CHEST
    change = gold - s.chest[seat]
    way = "in" if change > 0 else "out"
    return Message("choice-m-chest", {"gold": gold, "way": way, "count": abs(change)})


def describe_ship(s: State, seat: Seat, ship: int) -> Message:
    """A ship to begin with, or to change the old one for (M2.5, M5.9)."""
    frame = s.stack[-1]
    args = ship_args(s, ship)
    if isinstance(frame, ChooseShip):
        return Message("choice-m-first-ship", args)
    if isinstance(frame, ShipOffer):
        cost = int(effect_at(s, frame.path)["price"])
    else:
        cost = ship_price(s, seat, ship) - ship_worth(s, seat, s.mods[seat])
    way = "get" if cost < 0 else "pay"
    return Message("choice-m-ship", {**args, "gold": abs(cost), "way": way})


def ship_args(s: State, ship: int) -> dict[str, Arg]:
    """A kind of ship with its values (M2.8)."""
    facts = s.facts
    args: dict[str, Arg] = {"card": facts.ships[ship], "manoeuvre": facts.manoeuvre[ship]}
    for at, name in enumerate(LOCATIONS):
        args[name] = facts.values[ship * 5 + at]
    return args


def ashore(s: State, seat: Seat, code: int) -> Message:
    """A word without an object: crew, rumours, the yard's other work."""
    word = "choice-m-" + DEEDS[code]
    if code == RECRUIT:
        sure = has(s, seat, "auto_success", "what", "recruit")
        args = odds(s, seat, LEADERSHIP)
        missing = most(s, seat, CREW) - left(s, seat, CREW)
        return Message(word, {**args, "chance": 100 if sure else args["chance"], "count": missing})
    if code == HAND:
        return Message(word, {"gold": HIRE})
    if code == RUMOUR:
        args = odds(s, seat, INFLUENCE, 0, "rumor")
        return Message(word, {**args, "gold": rumour_price(s, seat)})
    if code == PROVE:
        rumour = s.rumour[seat]
        skill = SKILLS.index(s.facts.rumour_rows[rumour]["test"])
        return Message(word, {**odds(s, seat, skill), "card": s.facts.rumours[rumour]})
    if code == FULFIL:
        return Message(word, {"card": s.facts.missions[s.mission[seat]]})
    if code == MODIFY:
        offer = s.facts.mods[s.offer[s.zone[seat]]]
        return Message(word, {"thing": offer, "gold": modification_price(s, seat)})
    if code == REINFORCE:
        return Message(word, {"card": s.facts.mods[HULL_PLATING], "gold": RESTORE})
    if code == ABILITY:
        return ability(s, seat)
    return Message(word)


def ability(s: State, seat: Seat) -> Message:
    """What the captain or his Gunner can do now, with the figure of their card (M8.5)."""
    prompt = s.stack[-1].prompt(s)
    at = prompt.id.removeprefix("prompt-m-")
    args: dict[str, Arg] = {"at": at, "count": prompt.args.get("count", 0)}
    if at == "window-naval-own-fire":
        for effect in own(s, seat, "add_hits"):
            if effect.get("when") == "own_winning_fire":
                args["count"] = effect["n"]
                break
    return Message("choice-m-ability", args)


def trade(s: State, seat: Seat, code: int) -> Message:
    """A good to sell or to buy, with its price (M5.1, M5.5)."""
    if code >= FIRST_BUY:
        good = code - FIRST_BUY
        return Message(
            "choice-m-buy", {"card": s.facts.goods[good], "gold": cost_of(s, seat, good)}
        )
    good = code - FIRST_SELL
    wanted = s.demand[s.zone[seat]] == good
    gold = sale_price(s, seat, good)
    count = 0
    for card in s.cargo[seat]:
        if card // 8 == good:
            count += 1
    args: dict[str, Arg] = {"card": s.facts.goods[good], "gold": gold, "count": count}
    return Message("choice-m-sell", {**args, "wanted": "yes" if wanted else "no"})


def claim(s: State, seat: Seat, mission: int) -> Message:
    """A mission, and the chance to be given it (M5.19)."""
    args: dict[str, Arg] = {"thing": s.facts.missions[mission], "chance": 100}
    for need in s.facts.mission_rows[mission]["claim"]:
        if need["req"] == "test":
            args["chance"] = odds(s, seat, SKILLS.index(need["skill"]))["chance"]
    return Message("choice-m-claim", args)
