"""Why an action is refused: moving, scouting, the port action, retiring."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.rumour import can_scout_rumour
from doubloon.games.merchants.frames.scout import bit
from doubloon.games.merchants.frames.sea import AT_WAR, WANTED, access, neighbours
from doubloon.games.merchants.frames.turn import ACTED
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.verbs import crippled, npc_label
from doubloon.games.merchants.words import (
    DONE,
    ENTER,
    FIRST_CLAIM,
    FIRST_RAID,
    FIRST_REROLL,
    FIRST_SAIL,
    FIRST_SCOUT,
    FIRST_SELL,
    FIRST_USE,
    FLEE,
    FULFIL,
    HAND,
    LEAVE,
    MARKET,
    MODIFY,
    NPC_NAMES,
    PASS,
    PORT,
    PROVE,
    RECRUIT,
    REINFORCE,
    RETIRE,
    RUMOUR,
    SCOUT_BEACH,
    SCOUT_MERCHANT,
    SCOUT_MISSION,
    SCOUT_NPC,
    SCOUT_RUMOUR,
    SCOUT_SEAT,
    SHOOT,
)


def why_not_act(s: State, seat: Seat, code: int) -> Message:
    """The reason against a word in the menu of actions (M3.3)."""
    if s.extra_dice:
        return Message("why-m-scout-first", rule="M8.2")
    if code in (PASS, DONE):
        return Message("why-m-no-pass", rule="M3.3")
    if FIRST_SAIL <= code < FIRST_SCOUT:
        return why_not_sail(s, seat, code - FIRST_SAIL)
    if FIRST_SCOUT <= code < FIRST_SELL:
        return why_not_scout(s, seat, code)
    if code in (LEAVE, ENTER):
        return why_not_move(s, seat, code)
    if code == PORT:
        return why_not_port(s, seat)
    if code == RETIRE:
        return why_not_retire(s, seat)
    if SHOOT <= code <= FLEE:
        return Message("why-m-no-combat", rule="M10.2")
    if FIRST_RAID <= code < FIRST_REROLL:
        return Message("why-m-no-raid", rule="M6.2")
    if is_port_work(code):
        return Message("why-m-port-first", rule="M4.7")
    return Message("why-m-not-now", rule="M3.3")


def is_port_work(code: int) -> bool:
    """Whether a word belongs to the port action (M5)."""
    return (
        code in (RECRUIT, HAND, MARKET, RUMOUR, PROVE, FULFIL, MODIFY, REINFORCE)
        or FIRST_SELL <= code < FIRST_USE
        or FIRST_CLAIM <= code < FIRST_RAID
    )


def why_not_sail(s: State, seat: Seat, zone: int) -> Message:
    """In port, too far, or no action left."""
    args: dict[str, Arg] = {"card": s.facts.zones[zone], "target": s.facts.zones[s.zone[seat]]}
    if s.ashore[seat]:
        return Message("why-m-in-port", rule="M4.1")
    if zone not in neighbours(s, seat):
        return Message("why-m-too-far", args, "M4.1")
    return Message("why-m-no-actions", rule="M3.3")


def why_not_move(s: State, seat: Seat, code: int) -> Message:
    """Already there, no port, a closed port, or no action left."""
    zone = s.zone[seat]
    args: dict[str, Arg] = {"card": s.facts.zones[zone]}
    if code == LEAVE:
        at_sea = not s.ashore[seat]
        return Message("why-m-at-sea" if at_sea else "why-m-no-actions", rule="M4.1")
    if s.ashore[seat]:
        return Message("why-m-ashore", rule="M4.1")
    if not s.facts.port[zone]:
        return Message("why-m-no-port", args, "M2.2")
    closed = access(s, seat, zone)
    nation: Arg = NPC_NAMES[s.facts.flag[zone]]
    if closed == WANTED:
        return Message("why-m-wanted", {**args, "nation": nation}, "M4.2")
    if closed == AT_WAR:
        return Message("why-m-at-war", {**args, "nation": nation}, "M9.15")
    return Message("why-m-no-actions", rule="M3.3")


def why_not_port(s: State, seat: Seat) -> Message:
    """At sea, done already, or no action left."""
    if not s.ashore[seat]:
        return Message("why-m-port-at-sea", rule="M4.7")
    if s.ported:
        return Message("why-m-ported", rule="M4.7")
    return Message("why-m-no-actions", rule="M3.3")


def why_not_retire(s: State, seat: Seat) -> Message:
    """Only in port, before anything else, while there are captains."""
    if not s.ashore[seat]:
        return Message("why-m-retire-at-sea", rule="M15.6")
    if s.used & ACTED:
        return Message("why-m-retire-first", rule="M15.6")
    return Message("why-m-no-captains", rule="M1.6")


def why_not_scout(s: State, seat: Seat, code: int) -> Message:
    """In port, no action, nobody there, or looked for before."""
    if s.ashore[seat]:
        return Message("why-m-scout-ashore", rule="M4.3")
    if not s.actions:
        return Message("why-m-no-actions", rule="M3.3")
    if code == SCOUT_RUMOUR:
        if can_scout_rumour(s, seat):
            return Message("why-m-rumour-scouted", rule="M4.6a")
        return Message("why-m-rumour-elsewhere", rule="M5.18")
    if code == SCOUT_MISSION:
        return Message("why-m-mission-elsewhere", rule="M5.19")
    if code == SCOUT_BEACH:
        return Message("why-m-no-beach", rule="M2.2")
    here = s.zone[seat]
    if code == SCOUT_MERCHANT:
        if s.merchants[here] == NONE:
            return Message("why-m-no-merchant", {"card": s.facts.zones[here]}, "M6.3")
        if crippled(s, seat):
            return Message("why-m-crippled", rule="M6.1")
        return Message("why-m-scouted", {"card": "merchant", "npc": 1}, "M4.6")
    return why_not_find(s, seat, code, here)


def why_not_find(s: State, seat: Seat, code: int, here: int) -> Message:
    """A ship is elsewhere, in port, the own, or was looked for before."""
    args: dict[str, Arg]
    if code < SCOUT_SEAT:
        args = {"card": npc_label(code - SCOUT_NPC), "npc": 1}
        there = s.zone[NPC_SIDE + code - SCOUT_NPC] == here
    else:
        rival = code - SCOUT_SEAT
        if rival == seat or rival >= s.seats:
            return Message("why-m-no-target", rule="M4.3")
        args = {"rival": rival, "npc": 0}
        there = s.zone[rival] == here
        if there and s.ashore[rival]:
            return Message("why-m-rival-ashore", args, "M4.3")
    if not there:
        return Message("why-m-not-here", args, "M4.3")
    assert s.scouted & bit(s, seat, code)
    return Message("why-m-scouted", args, "M4.6")
