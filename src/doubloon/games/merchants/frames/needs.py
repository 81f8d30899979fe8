"""When the Glory cards of the own turn can be played, beside their timing (M8.2)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.claim import claims
from doubloon.games.merchants.frames.glory import need
from doubloon.games.merchants.frames.intrigue import affordable, places, victims
from doubloon.games.merchants.frames.scout import sights
from doubloon.games.merchants.frames.tavern import can_stash
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import MOST, damaged, purse
from doubloon.games.merchants.words import CANNONS, HOLD, HULL, MASTS, NATIONS

PARDON: Final = 27
SABOTAGE: Final = 29
"""These among the Glory cards."""


@need
def gl_eagle(s: State, seat: Seat) -> bool:
    """There is something to scout for, and an action left for it."""
    return not s.extra_dice and s.actions > 0 and bool(sights(s, seat))


@need
def gl_cove(s: State, seat: Seat) -> bool:
    """At sea, with damage that it can repair: any but crew."""
    if not s.ashore[seat]:
        for place in (HULL, HOLD, MASTS, CANNONS):
            if damaged(s, seat, place) > 0:
                return True
    return False


@need
def gl_demand(s: State, seat: Seat) -> bool:
    """There are demand tokens to draw."""
    return bool(s.pool)


@need
def gl_frame(s: State, seat: Seat) -> bool:
    """Another captain lives of whom a nation can think worse."""
    for rival in range(s.seats):
        if rival != seat and not s.dead[rival]:
            for nation in range(NATIONS):
                if s.bounty[rival * NATIONS + nation] < MOST:
                    return True
    return False


@need
def gl_head(s: State, seat: Seat) -> bool:
    """Another player has a bounty that can rise."""
    for rival in range(s.seats):
        if rival != seat and not s.dead[rival]:
            for nation in range(NATIONS):
                if 0 < s.bounty[rival * NATIONS + nation] < MOST:
                    return True
    return False


@need
def gl_sabotage(s: State, seat: Seat) -> bool:
    """Another player is in the zone with something to break."""
    zone = s.zone[seat]
    for rival in range(s.seats):
        if rival != seat and s.zone[rival] == zone:
            return bool(victims(s, seat, places(s.facts.glory_rows[SABOTAGE]["effects"][0])))
    return False


@need
def gl_pardon(s: State, seat: Seat) -> bool:
    """There is a bounty that the captain can buy off."""
    each = s.facts.glory_rows[PARDON]["effects"][0]["cost_per_level"]
    return bool(affordable(s, seat, each, purse(s, seat)))


@need
def gl_stash_any(s: State, seat: Seat) -> bool:
    """Not where the chest is open already."""
    return not can_stash(s, seat)


@need
def gl_guild(s: State, seat: Seat) -> bool:
    """There is something to sell, and no other good is favoured."""
    return s.favour == NONE and bool(s.cargo[seat])


@need
def gl_insider(s: State, seat: Seat) -> bool:
    """No other card has filled the warehouse."""
    return not s.extra_cards


@need
def gl_contract(s: State, seat: Seat) -> bool:
    """Exactly two cards of the good in demand are sold (M8.2)."""
    return s.sold == 2


@need
def gl_tavern(s: State, seat: Seat) -> bool:
    """There is a rumour to hear."""
    return bool(s.rumour_deck)


@need
def gl_factor(s: State, seat: Seat) -> bool:
    """A mission lies out whose requirement the captain meets, its test apart (M5.19)."""
    found: list[int] = []
    claims(s, seat, True, found)
    return bool(found)
