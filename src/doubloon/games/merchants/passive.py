"""What is always at work for a captain: ability, specialists, kept rumours, zone and event.

Each of these is a list of effects in the data files. Nothing is added up beforehand: whoever needs
a number of dice or a price asks here.
"""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE, Effect
from doubloon.games.merchants.state import COMMANDER, Npc, State, is_pirate
from doubloon.games.merchants.words import (
    EVENTS,
    NATIONS,
    NPC_NAMES,
    SCOUTING,
    SKILLS,
)

COMMANDER_SKILL = (2, 2, 3, 0)
"""Seamanship, Scouting and Leadership of a war commander (rules of war)."""


def own(s: State, seat: Seat, op: str) -> list[Effect]:
    """The effects with this op that the captain has about him: ability, crew, kept cards."""
    facts = s.facts
    found = facts.abilities[s.captain[seat]].get(op, [])
    staff = s.specialists[seat]
    kept = s.kept[seat]
    if staff or kept:
        found = found[:]
        at = 0
        while staff:
            if staff & 1:
                found += facts.skills_of_specialist[at].get(op, [])
            staff >>= 1
            at += 1
        for rumour in kept:
            found += facts.rumour_rules[rumour].get(op, [])
    return found


def around(s: State, seat: Seat, op: str) -> list[Effect]:
    """The effects with this op of the zone and of the event of the round."""
    found = s.facts.zone_rules[s.zone[seat]].get(op, [])
    if s.event != NONE:
        found = found + s.facts.event_rules[s.event].get(op, [])
    return found


def effects(s: State, seat: Seat, op: str) -> list[Effect]:
    """All effects with this op that bear on the captain where he is."""
    return own(s, seat, op) + around(s, seat, op)


def dice(s: State, seat: Seat, skill: int, context: str = "") -> int:
    """How many dice the captain rolls in a test, at least one (M2.9).

    `context` is what the test is for: "rumor", "crew_combat", "naval_battle", or nothing special.
    """
    count = s.facts.skill[s.captain[seat] * 4 + skill]
    name = SKILLS[skill]
    for effect in effects(s, seat, "dice"):
        if effect["skill"] == name and _bears_on(s, seat, effect.get("scope", ""), context):
            count += effect["n"]
    return count if count > 1 else 1


def _bears_on(s: State, seat: Seat, scope: str, context: str) -> bool:
    """Whether an effect on a player's dice counts here."""
    if scope == "":
        return True
    if scope == "pirate_players_in_zone":
        return is_pirate(s, seat)
    if scope.startswith("zone_nation:"):
        flag = s.facts.flag[s.zone[seat]]
        return flag != NONE and scope == "zone_nation:" + NPC_NAMES[flag]
    if scope == "rumor_this_port":
        return context == "rumor"
    return scope == context


def npc_skill(s: State, npc: Npc, skill: int) -> int:
    """A skill of the captain in command of an NPC ship."""
    admiral = s.admirals[npc][-1]
    return (
        COMMANDER_SKILL[skill] if admiral == COMMANDER else s.facts.npc_skill[admiral * 4 + skill]
    )


def npc_scouting(s: State, npc: Npc, seat: Seat) -> int:
    """How many dice an NPC rolls to find a player (M9.6)."""
    count = npc_skill(s, npc, SCOUTING)
    navy = npc < NATIONS
    if navy and uses_bounty(s, npc):
        base = seat * NATIONS
        count = max(count, *s.bounty[base : base + NATIONS])
    for effect in effects(s, seat, "dice"):
        scope = effect.get("scope", "")
        if effect["skill"] != "scouting":
            continue
        if scope == "npc_against_self" or (
            navy and (scope == "npc_naval_in_zone" or scope == "npc_naval")
        ):
            count += effect["n"]
    return count if count > 1 else 1


def uses_bounty(s: State, npc: Npc) -> bool:
    """Whether the admiral bears the flag symbol (M9.6); commanders of war do not."""
    admiral = s.admirals[npc][-1]
    return admiral < EVENTS and bool(s.facts.event_rows[admiral].get("scouting_uses_bounty"))


def price(s: State, seat: Seat, item: str, base: int) -> int:
    """What an item costs the captain here, not below 0."""
    lowered = 0
    for effect in effects(s, seat, "price"):
        if effect["item"] == item:
            if "set" in effect:
                base = min(base, effect["set"]) if item != "sell_plain" else effect["set"]
            else:
                lowered += effect["delta"]
    return base + lowered if base + lowered > 0 else 0


def bonus(s: State, seat: Seat, op: str, what: str) -> int:
    """The sum of the effects with this op for this purpose (`what`)."""
    total = 0
    for effect in effects(s, seat, op):
        if effect.get("what") == what and not effect.get("optional"):
            total += effect["n"]
    return total


def has(s: State, seat: Seat, op: str, key: str, value: str) -> bool:
    """Whether an effect with this op says `key = value` for the captain here."""
    for effect in effects(s, seat, op):
        if effect.get(key) == value:
            return True
    return False


def ignores(s: State, seat: Seat, tag: str) -> bool:
    """Whether events of that kind do nothing to the captain."""
    for effect in own(s, seat, "ignore_event"):
        if effect["tag"] == tag:
            return True
    return False
