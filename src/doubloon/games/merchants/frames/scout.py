"""The scout action: look for a target in the own zone (M4.3 to M4.6)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Arg
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.mission import can_scout_mission, lands
from doubloon.games.merchants.frames.rumour import can_scout_rumour
from doubloon.games.merchants.frames.step import Pick, Step, step
from doubloon.games.merchants.frames.trial import attempt
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.state import NPC_SIDE, RUMOUR_BITS, State
from doubloon.games.merchants.verbs import crippled, damaged, mend, npc_label, tell
from doubloon.games.merchants.words import (
    CANNONS,
    FIRST_LOCATION,
    HOLD,
    HULL,
    MASTS,
    NPCS,
    SCOUT_BEACH,
    SCOUT_MERCHANT,
    SCOUT_MISSION,
    SCOUT_NPC,
    SCOUT_RUMOUR,
    SCOUT_SEAT,
    SCOUTING,
)

FIRST_MERCHANT_BIT: Final = 10
FIRST_MISSION_BIT: Final = 30
"""NPCs are bits 0 to 5, players 6 to 9, then for each zone a merchant and a mission; above them
(`RUMOUR_BITS`) the number of the rumour looked for last, counted from 1 (M4.6)."""


def bit(s: State, seat: Seat, code: int) -> int:
    """What marks that a target has been scouted for in this turn (M4.6)."""
    if code == SCOUT_MERCHANT:
        return 1 << (FIRST_MERCHANT_BIT + s.zone[seat])
    if code == SCOUT_MISSION:
        return 1 << (FIRST_MISSION_BIT + s.zone[seat])
    if code == SCOUT_RUMOUR:
        return (s.rumour[seat] + 1) << RUMOUR_BITS
    if code == SCOUT_BEACH:
        return 0
    return 1 << (code - SCOUT_NPC)


def targets(s: State, seat: Seat) -> list[int]:
    """What can be scouted for: only at sea, in the own zone, each once a turn (M4.3, M4.6)."""
    if s.ashore[seat]:
        return []
    zone = s.zone[seat]
    scouted = s.scouted
    found: list[int] = []
    if (
        s.merchants[zone] != NONE
        and not scouted >> (FIRST_MERCHANT_BIT + zone) & 1
        and not crippled(s, seat)
    ):
        found.append(SCOUT_MERCHANT)
    for npc in range(NPCS):
        if s.zone[NPC_SIDE + npc] == zone and not scouted >> npc & 1:
            found.append(SCOUT_NPC + npc)
    for rival in range(s.seats):
        if (
            rival != seat
            and s.zone[rival] == zone
            and not s.ashore[rival]
            and not scouted >> (6 + rival) & 1
        ):
            found.append(SCOUT_SEAT + rival)
    if can_scout_rumour(s, seat) and scouted >> RUMOUR_BITS != s.rumour[seat] + 1:
        found.append(SCOUT_RUMOUR)
    if not scouted >> (FIRST_MISSION_BIT + zone) & 1 and can_scout_mission(s, seat):
        found.append(SCOUT_MISSION)
    if beach(s, seat):
        found.append(SCOUT_BEACH)
    return found


def sights(s: State, seat: Seat) -> list[int]:
    """The targets that take a Scouting test: no beach, no landing (Sharp Eyes)."""
    found: list[int] = []
    for code in targets(s, seat):
        if code != SCOUT_BEACH and not (code == SCOUT_MISSION and lands(s, seat)):
            found.append(code)
    return found


def beach(s: State, seat: Seat) -> tuple[int, ...]:
    """What can be repaired on the careening beach (zone rule of Old Providence)."""
    if not s.facts.zone_rules[s.zone[seat]].get("repair"):
        return ()
    return tuple(
        FIRST_LOCATION + location
        for location in (HULL, HOLD, MASTS, CANNONS)
        if damaged(s, seat, location) > 0
    )


def scout(s: State, seat: Seat, code: int) -> None:
    """Look for a target; the action is spent (M4.3)."""
    if code == SCOUT_RUMOUR:
        s.scouted &= (1 << RUMOUR_BITS) - 1
    s.scouted |= bit(s, seat, code)
    if code == SCOUT_RUMOUR:
        s.stack.append(Step("scout_rumour", seat))
    elif code == SCOUT_MISSION:
        s.stack.append(Step("scout_mission", seat))
    elif code == SCOUT_BEACH:
        more = s.facts.zone_rules[s.zone[seat]]["repair"][0]["n"] - 1
        s.stack.append(Pick(seat, beach(s, seat), "careen", (more,) if more else ()))
    else:
        if s.telling:
            tell(s, "scouts", {"seat": seat, **target_name(code)})
        attempt(s, seat, SCOUTING, "scouted", (code,))


def target_name(code: int) -> dict[str, Arg]:
    """A target as the story names it."""
    if code == SCOUT_MERCHANT:
        return {"card": "merchant", "npc": 1}
    if code < SCOUT_SEAT:
        return {"card": npc_label(code - SCOUT_NPC), "npc": 1}
    return {"rival": code - SCOUT_SEAT, "npc": 0}


@step
def scouted(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Found: a merchant may be raided, anybody else must fight (M4.4, M4.5)."""
    count, code = args[0], args[1]
    if not count:
        return
    if code == SCOUT_MERCHANT:
        s.stack.append(Step("start_raid", seat, (s.zone[seat],)))
    elif code < SCOUT_SEAT:
        s.stack.append(Step("start_battle", seat, (seat, NPC_SIDE + code - SCOUT_NPC)))
    else:
        rival = code - SCOUT_SEAT
        s.stack.append(Step("found", seat, (seat, rival)))
        s.stack.append(Window("when_scouted", rival))


@step
def careen(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Repair a point on the beach instead of looking out (zone rule of Old Providence)."""
    mend(s, seat, args[0] - FIRST_LOCATION, 1)
    if len(args) > 1 and args[1]:
        s.stack.append(Pick(seat, beach(s, seat), "careen", (args[1] - 1,)))
