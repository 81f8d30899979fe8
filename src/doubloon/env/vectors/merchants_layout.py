"""What each number of a Merchants & Marauders observation means, in the order they stand in."""

from __future__ import annotations

from typing import Final

from doubloon.env.vectors.layout import (
    Layout,
    Part,
    flags,
    number,
    numbers,
    seat_names,
    seats_from,
    table_parts,
)
from doubloon.games.merchants.facts import Facts
from doubloon.games.merchants.frames.window import MOMENTS
from doubloon.games.merchants.words import FACES, LOCATIONS, MAX_SEATS, NATIONS, NPC_NAMES

VERSION: Final = 0
QUESTIONS: Final = (
    "Act",
    "Port",
    "Market",
    "Trim",
    "Brokers",
    "React",
    "Declare",
    "PlaceHit",
    "Reroll",
    "Retest",
    "Pick",
    "Stow",
    "Haul",
    "Prize",
    "Ransack",
    "Hail",
    "Chase",
    "KeepRumour",
    "FullHand",
    "Toll",
    "ShipOffer",
    "Pardon",
    "Tongue",
    "ClaimRemote",
    "CarryOver",
    "PickCaptain",
    "ChooseShip",
    "Another",
)
"""The frames that ask players (see games/merchants/frames)."""
FLAGS: Final = list(NPC_NAMES[:NATIONS])


def layout(facts: Facts) -> Layout:
    """The whole row."""
    parts = course_parts(facts)
    parts += fight_parts()
    for at in range(MAX_SEATS):
        parts += player_parts(at, facts)
    for name in NPC_NAMES:
        parts += npc_parts(name, facts)
    for zone in facts.zones:
        parts += zone_parts(zone, facts)
    parts += pile_parts(facts)
    return Layout("merchants", VERSION, parts)


def course_parts(facts: Facts) -> list[Part]:
    """Where the game and the turn are."""
    around = seats_from(MAX_SEATS)
    return [
        number("goal", 255, "the Glory to play for"),
        number("npcs left", 1, "NPCs are played by the seat to the left (M9.11)"),
        number("captains chosen", 1, "captains are chosen, not drawn"),
        *table_parts(
            MAX_SEATS,
            "words name seats from P1 on",
            seat_names(MAX_SEATS),
            "who is first in the round",
            list(QUESTIONS),
        ),
        flags("moment", "the moment of a window", list(MOMENTS)),
        number("round", 255, "rounds begun"),
        number("end", 3, "1 Glory reached, 2 events out, 3 captains out"),
        number("revealed", 1, "captains and ships are shown (M2.5)"),
        number("fogged", 1, "whoever was found has slipped away"),
        number("actions", 255, "actions left"),
        number("free moves", 255, "free moves left"),
        number("free sails", 255, "free moves between zones left"),
        number("ported", 1, "the port action has been taken"),
        number("credit", 255, "what the shipyard lets off"),
        number("extra dice", 255, "dice added to the next Scouting test"),
        number("extra cards", 255, "cards added to the next market"),
        number("sold", 255, "cards of the good in demand sold in this sale"),
        number("lost", 255, "cargo cards lost just now"),
        number("chest open", 1, "stashing is allowed here"),
        flags("favour", "the good that sells for 6", facts.goods),
        flags("scouted", "who has been scouted for in this turn", [*NPC_NAMES, *around]),
        flags("visited", "port activities that are over", [f"bit {at}" for at in range(8)]),
        flags("used", "what was used in this turn", [f"bit {at}" for at in range(24)]),
        flags("event", "the event of this round", facts.events),
        flags("last card", "the Glory card resolved just now", facts.glory),
        numbers("dice", 255, "the roll made last", list(FACES)),
        numbers("stalls", 255, "goods on offer, if the observer sees them", facts.goods),
        number("stall count", 255, "goods on offer"),
        numbers("basket", 255, "goods bought of them, if the observer sees them", facts.goods),
        number("basket count", 255, "goods bought of them"),
        flags("heard", "a rumour just drawn beside another one", facts.rumours),
        number("hearsay", 1, "there is one"),
        numbers("raid", 255, "cards of the merchant raid", facts.goods),
    ]


def fight_parts() -> list[Part]:
    """The combat; all zero if there is none. Attacker first."""
    sides = [*seats_from(MAX_SEATS), *NPC_NAMES, "garrison"]
    parts = [
        number("fight", 1, "there is a combat"),
        number("fight round", 255, "round of the combat"),
        number("fight quiet", 255, "rounds in a row without a hit"),
        number("fight escaping", 1, "the winner of the manoeuvre gets away"),
        number("fight ashore", 255, "0 at sea, else what is fought for"),
        flags("fight looter", "who plunders", sides),
        flags("fight winner", "who won the manoeuvre", ["attacker", "defender"]),
        numbers("garrison", 255, "an enemy without a ship", ["crew", "leadership"]),
    ]
    for name in ("attacker", "defender"):
        parts += [
            flags(f"{name} side", "who it is", sides),
            flags(f"{name} declared", "what it does this round", ["shoot", "board", "flee"]),
            numbers(f"{name} dice", 255, "its manoeuvre or crew roll", list(FACES)),
            number(f"{name} count", 255, "hits before they are located"),
            numbers(f"{name} hits", 255, "hits scored this round", [*LOCATIONS, "skull"]),
            flags(f"{name} shot", "where its special shot is aimed", list(LOCATIONS)),
            number(f"{name} extra", 255, "hands lent to the crew"),
            flags(f"{name} used", "what it has used up", [f"bit {at}" for at in range(8)]),
        ]
    return parts


def player_parts(at: int, facts: Facts) -> list[Part]:
    """One captain; 0 is the observer, the others follow clockwise, absent ones are zero."""
    named = [
        ("there", 1, "somebody sits here"),
        ("drawn", 1, "has a captain"),
        ("dead", 1, "waits for a new captain (M15.3)"),
        ("chosen", 1, "has a ship"),
        ("ashore", 1, "in the port of the zone"),
        ("glory", 255, "Glory"),
        ("gold", 255, "gold aboard, if the observer knows"),
        ("chest", 255, "gold in the chest, if the observer knows"),
        ("wealth", 255, "gold aboard and in the chest together"),
        ("laden", 1, "has gold aboard"),
        ("cards", 255, "Glory cards in hand"),
        ("crates", 255, "cargo cards aboard"),
        ("rumours", 1, "holds a rumour"),
        ("big ship", 1, "has bought a frigate or galleon (M5.12)"),
    ]
    listed: list[tuple[str, int, str, list[str]]] = [
        ("captain", 1, "the captain, if the observer has seen it", facts.captains),
        ("ship", 1, "the ship, if the observer has seen it", facts.ships),
        ("left", 255, "what is left in each location", list(LOCATIONS)),
        ("zone", 1, "where the ship is", facts.zones),
        ("weapons", 1, "special weapons aboard", facts.weapons),
        ("mods", 1, "modifications", facts.mods),
        ("flipped", 1, "those turned over", facts.mods),
        ("hand", 255, "Glory cards, if the observer sees them", facts.glory),
        ("flashed", 1, "the Glory card of the hand that was just shown", facts.glory),
        ("cargo", 255, "cargo, as far as the observer has seen it", facts.goods),
        ("shown", 255, "cargo that everybody has seen", facts.goods),
        ("rumour", 1, "the rumour, if the observer sees it", facts.rumours),
        ("kept", 1, "rumours proved true and kept", facts.rumours),
        ("mission", 1, "the mission", facts.missions),
        ("progress", 1, "steps of the mission that are done", [f"bit {n}" for n in range(16)]),
        ("specialists", 1, "specialists", facts.specialists),
        ("staff", 255, "Glory cards of specialists", facts.glory),
        ("bounty", 255, "bounties", FLAGS),
        ("bought at", 1, "where goods were bought in the last turn", facts.zones),
        ("buying at", 1, "where goods are bought in this turn", facts.zones),
    ]
    return [number(f"{at} {name}", most, meaning) for name, most, meaning in named] + [
        Part(f"{at} {name}", most, meaning, each) for name, most, meaning, each in listed
    ]


def npc_parts(name: str, facts: Facts) -> list[Part]:
    """A ship that no player runs; all zero if it is not on the board."""
    return [
        number(f"{name} captains", 255, "captains that came with it"),
        flags(f"{name} captain", "who commands it", [*facts.events, "commander"]),
        flags(f"{name} ship", "its ship", facts.ships),
        numbers(f"{name} left", 255, "what is left in each location", list(LOCATIONS)),
        flags(f"{name} zone", "where it is", facts.zones),
    ]


def zone_parts(zone: str, facts: Facts) -> list[Part]:
    """What lies in a zone."""
    return [
        flags(f"{zone} demand", "the good in demand", facts.goods),
        numbers(f"{zone} merchant", 255, "flags that its merchant may turn out to have", FLAGS),
        number(f"{zone} tokens", 255, "modification tokens"),
        flags(f"{zone} offer", "the modification on sale, once turned up", facts.mods),
    ]


def pile_parts(facts: Facts) -> list[Part]:
    """What lies beside the board, and what the observer cannot place."""
    return [
        flags("due", "NPCs that come at the end of the round", facts.events),
        flags("back", "NPCs whose next captain returns", list(NPC_NAMES)),
        flags("war", "nations at war", FLAGS),
        numbers("pool", 255, "demand tokens on no port", facts.goods),
        numbers("track", 255, "merchant tokens on the track", FLAGS),
        numbers("armoury", 255, "special weapons in the supply", facts.weapons),
        flags("missions", "missions on offer", facts.missions),
        numbers("cargo pile", 255, "discarded cargo", facts.goods),
        numbers("glory pile", 255, "discarded Glory cards", facts.glory),
        flags("mission pile", "discarded missions", facts.missions),
        numbers("unseen cargo", 255, "cargo that the observer cannot place", facts.goods),
        numbers("unseen glory", 255, "Glory cards that it cannot place", facts.glory),
        flags("unseen rumours", "rumours that it cannot place", facts.rumours),
        flags("unseen captains", "captains that it cannot place", facts.captains),
        flags("unseen missions", "missions that nobody has seen", facts.missions),
        flags("unseen events", "events still to come", facts.events),
    ]
