"""What each choice would do, in words for people, with its numbers."""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.describe_port import in_port, odds, percent
from doubloon.games.merchants.facts import ESCAPE
from doubloon.games.merchants.frames.battle import Declare
from doubloon.games.merchants.frames.hits import PlaceHit
from doubloon.games.merchants.frames.npc import NOT_HUNTED, hunted
from doubloon.games.merchants.frames.raid import Chase
from doubloon.games.merchants.frames.sea import HAVEN, access, toll
from doubloon.games.merchants.frames.step import Pick
from doubloon.games.merchants.passive import dice
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.verbs import left, npc_label
from doubloon.games.merchants.words import (
    CANNONS,
    CARDS,
    CREW,
    DEEDS,
    DONE,
    ENTER,
    FACES,
    FIRST_CAPTAIN,
    FIRST_CARD,
    FIRST_CHEST,
    FIRST_CLAIM,
    FIRST_DROP,
    FIRST_EVENT,
    FIRST_FACE,
    FIRST_GLORY,
    FIRST_GOOD,
    FIRST_KEEP,
    FIRST_LOCATION,
    FIRST_MISSION,
    FIRST_MOD,
    FIRST_NPC,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_REROLL,
    FIRST_RID,
    FIRST_RUMOUR,
    FIRST_SAIL,
    FIRST_SCOUT,
    FIRST_SEAT,
    FIRST_SELL,
    FIRST_SHIP,
    FIRST_SWAP,
    FIRST_USE,
    FIRST_ZONE,
    FLEE,
    INFLUENCE,
    LOCATIONS,
    NATIONS,
    NPC_NAMES,
    NPCS,
    PASS,
    REROLL_RIVAL,
    SCOUT_BEACH,
    SCOUT_MERCHANT,
    SCOUT_MISSION,
    SCOUT_NPC,
    SCOUT_RUMOUR,
    SCOUT_SEAT,
    SCOUTING,
    SHOOT,
    SKILLS,
    TAKE,
    USE_MOD,
    card_names,
)

SYMBOLS: Final = (*LOCATIONS, "escape")


def describe(s: State, seat: Seat, code: int) -> Message:
    """The message for a choice of the asked seat."""
    if code < FIRST_SAIL:
        return deed(s, seat, code)
    if code < FIRST_SCOUT:
        return sail(s, seat, code - FIRST_SAIL)
    if code < FIRST_SELL:
        return scout(s, seat, code)
    if FIRST_DROP <= code < FIRST_SHIP:
        word = "drop" if code < FIRST_KEEP else "keep"
        return Message("choice-m-" + word, {"card": s.facts.goods[(code - FIRST_DROP) % 8]})
    if code < FIRST_USE or FIRST_CLAIM <= code < FIRST_PLAY or is_chest(code):
        return in_port(s, seat, code)
    if code < FIRST_PLAY:
        tokens = s.facts.weapons if code < USE_MOD else s.facts.mods
        token = tokens[code - (FIRST_USE if code < USE_MOD else USE_MOD)]
        chase = s.stack and isinstance(s.stack[-1], Chase)
        return Message("choice-m-use-in-raid" if chase else "choice-m-use", {"thing": token})
    if code < FIRST_RAID:
        return Message("choice-m-play", {"thing": s.facts.glory[code - FIRST_PLAY]})
    if code < FIRST_REROLL:
        return in_raid(s, code)
    if code < FIRST_CHEST:
        face = FACES[(code - FIRST_REROLL) % len(FACES)]
        rival = "no" if code < REROLL_RIVAL else "yes"
        return Message("choice-m-reroll", {"face": face, "theirs": rival})
    return thing(s, seat, code)


def is_chest(code: int) -> bool:
    """Whether a code says how much the chest is to hold."""
    return FIRST_CHEST <= code < FIRST_SEAT


def deed(s: State, seat: Seat, code: int) -> Message:
    """A word without an object; what it means depends on the question."""
    if code in (PASS, DONE, TAKE):
        return Message("choice-m-" + DEEDS[code], {"at": question(s.stack[-1].prompt(s).id)})
    if code == ENTER:
        zone = s.zone[seat]
        args: dict[str, Arg] = {"card": s.facts.zones[zone], "chance": 100, "gold": 0}
        if access(s, seat, zone) == HAVEN:
            args["chance"] = percent(dice(s, seat, INFLUENCE))
            args["gold"] = toll(s, zone)
        return Message("choice-m-enter", args)
    if SHOOT <= code <= FLEE and s.fight is not None:
        frame = s.stack[-1]
        side = s.fight.sides[frame.place] if isinstance(frame, Declare) else seat
        most = s.cubes[side * 5 + CANNONS]
        return Message("choice-m-" + DEEDS[code], {"count": most, "crew": s.cubes[side * 5 + CREW]})
    return in_port(s, seat, code)


def question(prompt: str) -> str:
    """What is asked, as a word that a message can choose by."""
    return prompt.removeprefix("prompt-m-")


def sail(s: State, seat: Seat, zone: int) -> Message:
    """Where the ship would go, and who looks for the captain there (M9.5a)."""
    hostile = 0
    for npc in range(NPCS):
        if s.zone[NPC_SIDE + npc] == zone and hunted(s, npc, seat) != NOT_HUNTED:
            hostile += 1
    return Message("choice-m-sail", {"card": s.facts.zones[zone], "count": hostile})


def scout(s: State, seat: Seat, code: int) -> Message:
    """Whom or what to look for, with the dice and the chance to find it (M4.3)."""
    if code == SCOUT_BEACH:
        repair = s.facts.zone_rules[s.zone[seat]]["repair"][0]
        return Message("choice-m-scout-beach", {"count": repair["n"]})
    if code == SCOUT_RUMOUR:
        rumour = s.rumour[seat]
        skill = SKILLS.index(s.facts.rumour_rows[rumour]["test"])
        args = odds(s, seat, skill, s.extra_dice if skill == SCOUTING else 0)
        return Message("choice-m-scout-rumour", {**args, "card": s.facts.rumours[rumour]})
    if code == SCOUT_MISSION:
        return Message("choice-m-scout-mission", {"card": s.facts.missions[s.mission[seat]]})
    args = odds(s, seat, SCOUTING, s.extra_dice)
    if code == SCOUT_MERCHANT:
        return Message("choice-m-scout-merchant", args)
    if code < SCOUT_SEAT:
        return Message("choice-m-scout-npc", {**args, "card": npc_label(code - SCOUT_NPC)})
    return Message("choice-m-scout-seat", {**args, "rival": code - SCOUT_SEAT})


def in_raid(s: State, code: int) -> Message:
    """A merchant's nation, or a card of the raid with what it says (M6.2, M6.5)."""
    if code < FIRST_RID:
        return Message("choice-m-raid", {"nation": NPC_NAMES[code - FIRST_RAID]})
    word = "rid" if code < FIRST_SWAP else "swap"
    return Message("choice-m-" + word, cargo_args(s, (code - FIRST_RID) % CARDS))


def cargo_args(s: State, card: int) -> dict[str, Arg]:
    """A cargo card: its good, its gold, and what it does in a raid."""
    symbol = s.facts.symbol[card]
    return {
        "card": card_names(s.facts.goods)[card],
        "gold": s.facts.loot[card],
        "symbol": "escape" if symbol == ESCAPE else "hit",
        "place": SYMBOLS[symbol],
    }


def thing(s: State, seat: Seat, code: int) -> Message:
    """Something that a card, a rule or a captain asks to be named."""
    facts = s.facts
    if code >= FIRST_FACE:
        return Message("choice-m-face", {"face": FACES[code - FIRST_FACE]})
    if code >= FIRST_EVENT:
        return Message("choice-m-thing", {"thing": facts.events[code - FIRST_EVENT]})
    if code >= FIRST_CAPTAIN:
        return captain(s, code - FIRST_CAPTAIN)
    if code >= FIRST_MISSION:
        return Message("choice-m-thing", {"thing": facts.missions[code - FIRST_MISSION]})
    if code >= FIRST_RUMOUR:
        return rumour(s, code - FIRST_RUMOUR)
    if code >= FIRST_GLORY:
        return Message("choice-m-thing", {"thing": facts.glory[code - FIRST_GLORY]})
    if code >= FIRST_CARD:
        return Message("choice-m-cargo", cargo_args(s, code - FIRST_CARD))
    if code >= FIRST_MOD:
        return Message("choice-m-thing", {"thing": facts.mods[code - FIRST_MOD]})
    if code >= FIRST_LOCATION:
        place = code - FIRST_LOCATION
        now = left(s, whose_ship(s, seat), place)
        args: dict[str, Arg] = {"place": LOCATIONS[place], "left": now}
        return Message("choice-m-location", args)
    if code >= FIRST_GOOD:
        return Message("choice-m-card", {"card": facts.goods[code - FIRST_GOOD]})
    if code >= FIRST_ZONE:
        return Message("choice-m-card", {"card": facts.zones[code - FIRST_ZONE]})
    if code >= FIRST_NPC + NATIONS:
        return Message("choice-m-card", {"card": npc_label(code - FIRST_NPC)})
    if code >= FIRST_NPC:
        return Message("choice-m-nation", {"nation": NPC_NAMES[code - FIRST_NPC]})
    return Message("choice-m-seat", {"rival": code - FIRST_SEAT})


def whose_ship(s: State, seat: Seat) -> int:
    """Whose ship a location belongs to that is asked for: mostly the own."""
    frame = s.stack[-1]
    if isinstance(frame, PlaceHit):
        return frame.side
    if isinstance(frame, Pick) and frame.name == "sabotage_place":
        return frame.args[0]
    return seat


def captain(s: State, captain: int) -> Message:
    """A captain with the four skills and the home port (M2.7)."""
    facts = s.facts
    skills = facts.skill[captain * 4 : captain * 4 + 4]
    args: dict[str, Arg] = {
        "card": facts.captains[captain],
        "target": facts.zones[facts.home[captain]],
    }
    for name, value in zip(SKILLS, skills, strict=True):
        args[name] = value
    return Message("choice-m-captain", args)


def rumour(s: State, rumour: int) -> Message:
    """A rumour: what it tells of, and where."""
    place = s.facts.zones[s.facts.rumour_place[rumour]]
    return Message("choice-m-rumour-card", {"thing": s.facts.rumours[rumour], "target": place})
