"""The verbs that every part of the game uses: gold, glory, cargo, damage, bounties."""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Arg
from doubloon.engine.seat import Seat
from doubloon.games.merchants.events import Shown, Told
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import Side
from doubloon.games.merchants.frames.step import Step
from doubloon.games.merchants.state import (
    GLORY_REACHED,
    GOING,
    NPC_SIDE,
    Card,
    Nation,
    State,
    at_home,
    is_npc,
)
from doubloon.games.merchants.words import (
    CANNONS,
    CREW,
    HOLD,
    HULL,
    LOCATIONS,
    MASTS,
    NATIONS,
    NPC_NAMES,
    NPCS,
)

MOST: Final = 5
"""No value of a ship is greater, and no bounty (M2.8, M7.2)."""
STASH_GOLD: Final = 10
STASH_POINTS: Final = 5
HAMMOCKS: Final = 0
RIGGING: Final = 1
HULL_PLATING: Final = 2
BIG_HOLD: Final = 3
CHASERS: Final = 4
GUN_PORT: Final = 5
SWIVELS: Final = 6
LONG_GUNS: Final = 7
HOOKS: Final = 0
CHAIN_SHOT: Final = 1
GRAPE_SHOT: Final = 2


def tell(s: State, what: str, args: dict[str, Arg]) -> None:
    """Note something that everybody may know. Callers ask `s.telling` first."""
    s.note(Told(what, args))


# Gold (M1.7): what is gained and spent is open, how much there is is not.


def gain(s: State, seat: Seat, gold: int) -> None:
    """Take gold aboard."""
    if gold <= 0:
        return
    s.gold[seat] += gold
    if s.telling:
        tell(s, "gained", {"seat": seat, "gold": gold})


def purse(s: State, seat: Seat) -> int:
    """What the captain can spend: the chest counts in the home port (M5.22)."""
    return s.gold[seat] + s.chest[seat] if at_home(s, seat) else s.gold[seat]


def pay(s: State, seat: Seat, gold: int) -> None:
    """Spend gold, from the ship first; the chest helps out at home."""
    if gold <= 0:
        return
    s.gold[seat] -= gold
    if s.gold[seat] < 0:
        s.chest[seat] += s.gold[seat]
        s.gold[seat] = 0
    if s.telling:
        tell(s, "paid", {"seat": seat, "gold": gold})


# Glory (M1.2, M1.3, M8.1).


def stash_points(s: State, seat: Seat) -> int:
    """Glory for the chest: one for every ten, at most half the goal (M1.3)."""
    return min(s.chest[seat] // STASH_GOLD, STASH_POINTS * s.goal // 10)


def win_glory(s: State, seat: Seat, why: str) -> None:
    """A Glory point and a Glory card, at once; `why` names the deed in the story (M1.2)."""
    s.glory[seat] += 1
    if s.telling:
        tell(s, "glory", {"seat": seat, "why": why})
    announce(s, seat)
    s.stack.append(Step("draw_glory", seat, (1,)))


def announce(s: State, seat: Seat) -> None:
    """Whoever has reached the goal says so; the round is finished (M1.4)."""
    if s.end == GOING and s.glory[seat] + stash_points(s, seat) >= s.goal:
        s.end = GLORY_REACHED
        if s.telling:
            args: dict[str, Arg] = {"seat": seat, "glory": s.glory[seat], "gold": s.chest[seat]}
            s.note(Shown("announced", args))


def end_at_once(s: State, why: int) -> None:
    """The game is over in the middle of everything (M1.6)."""
    s.end = why
    s.stack.clear()


# Cargo.


def load(s: State, seat: Seat, card: Card, seen: bool) -> None:
    """A cargo card comes aboard; `seen` if everybody saw which."""
    s.cargo[seat] = tuple(sorted((*s.cargo[seat], card)))
    if seen:
        s.shown[seat] = tuple(sorted((*s.shown[seat], card)))


def unload(s: State, seat: Seat, card: Card) -> None:
    """A cargo card leaves the ship and goes face up to the discard pile."""
    forget(s, seat, card)
    s.cargo_pile.append(card)


def forget(s: State, seat: Seat, card: Card) -> None:
    """A cargo card leaves the ship for somewhere else."""
    cards = list(s.cargo[seat])
    cards.remove(card)
    s.cargo[seat] = tuple(cards)
    if card in s.shown[seat]:
        seen = list(s.shown[seat])
        seen.remove(card)
        s.shown[seat] = tuple(seen)


def one_of(s: State, seat: Seat, good: int) -> Card:
    """The card of that good that leaves first; NONE if there is none. In a hold they are alike.

    Cards that everybody has seen go first, so that it does not tell what else is there (M1.8).
    """
    for card in s.shown[seat]:
        if card // 8 == good:
            return card
    for card in s.cargo[seat]:
        if card // 8 == good:
            return card
    return NONE


# Ships (M2.8, M11, M13.7).


def most(s: State, side: Side, location: int) -> int:
    """The value of an undamaged location, with modifications, at most 5."""
    value = s.facts.values[s.ship[side] * 5 + location]
    if side < NPC_SIDE:
        mods = s.mods[side]
        if (
            (location == CREW and mods >> HAMMOCKS & 1)
            or (location == HOLD and mods >> BIG_HOLD & 1)
            or (location == CANNONS and mods >> GUN_PORT & 1)
        ):
            value += 1
    return value if value < MOST else MOST


def left(s: State, side: Side, location: int) -> int:
    """What is left of a location."""
    return s.cubes[side * 5 + location]


def damaged(s: State, side: Side, location: int) -> int:
    """How many points a location has lost."""
    return most(s, side, location) - s.cubes[side * 5 + location]


def manoeuvrability(s: State, side: Side) -> int:
    """How nimble the ship is (M2.8, M13.7)."""
    value = s.facts.manoeuvre[s.ship[side]]
    if side < NPC_SIDE and s.mods[side] >> RIGGING & 1 and value < MOST:
        value += 1
    return value


def room(s: State, seat: Seat) -> int:
    """How much cargo the ship can carry now; a mission's freight takes its space."""
    mission = s.mission[seat]
    freight = s.facts.mission_rows[mission]["cargo_space"] if mission != NONE else 0
    space = s.cubes[seat * 5 + HOLD] - int(freight)
    return space if space > 0 else 0


def hit(s: State, side: Side, location: int, overflow: bool = True) -> None:
    """One hit. On a destroyed location it goes to the hull, unless the shot forbids (M11.5)."""
    at = side * 5 + location
    if s.cubes[at] == 0 and location != HULL:
        if not overflow:
            return
        location = HULL
        at = side * 5
    if s.cubes[at] == 0:
        return
    s.cubes[at] -= 1
    if s.telling:
        tell(s, "hit", {**whose(side), "place": LOCATIONS[location], "left": s.cubes[at]})
    if location == HOLD and not is_npc(side):
        s.stack.append(Step("hold_hit", side))


def sunk(s: State, side: Side) -> bool:
    """Whether the hull is destroyed."""
    return s.cubes[side * 5] == 0


def crippled(s: State, seat: Seat) -> bool:
    """Whether any location is destroyed (M6.1)."""
    for location in (HULL, HOLD, MASTS, CREW, CANNONS):
        if s.cubes[seat * 5 + location] == 0:
            return True
    return False


def mend(s: State, side: Side, location: int, points: int) -> None:
    """Repair, or bring crew aboard, up to the value of the location."""
    at = side * 5 + location
    value = min(most(s, side, location), s.cubes[at] + points)
    if s.telling and value > s.cubes[at]:
        tell(s, "mended", {**whose(side), "place": LOCATIONS[location], "left": value})
    s.cubes[at] = value


def fit_out(s: State, side: Side, ship: int) -> None:
    """A whole ship with full crew: every cube at its value (M2.5)."""
    s.ship[side] = ship
    for location in (HULL, HOLD, MASTS, CREW, CANNONS):
        s.cubes[side * 5 + location] = most(s, side, location)


def whose(side: Side) -> dict[str, Arg]:
    """A side as the story names it: a seat, or an NPC's card."""
    if is_npc(side):
        return {"card": npc_label(side - NPC_SIDE), "npc": 1}
    return {"seat": side, "npc": 0}


def npc_label(npc: int) -> str:
    """What an NPC ship is called among the labels; the one after the last is a garrison."""
    if npc == NPCS:
        return "garrison"
    return "npc_" + NPC_NAMES[npc] if npc < NATIONS else NPC_NAMES[npc]


# Bounties (M7).


def bounty(s: State, seat: Seat, nation: Nation) -> int:
    """The level of a nation's bounty on a player."""
    return s.bounty[seat * NATIONS + nation]


def change_bounty(s: State, seat: Seat, nation: Nation, levels: int) -> None:
    """Raise or lower a bounty, between 0 and 5 (M7.2, M7.7)."""
    at = seat * NATIONS + nation
    level = max(0, min(MOST, s.bounty[at] + levels))
    if s.telling and level != s.bounty[at]:
        tell(s, "bounty", {"seat": seat, "nation": NPC_NAMES[nation], "level": level})
    s.bounty[at] = level


def enemies(s: State, nation: Nation, other: Nation) -> bool:
    """Whether two nations are at war with each other."""
    return s.war == (nation, other) or s.war == (other, nation)
