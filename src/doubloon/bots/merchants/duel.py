"""How a fight would go: it is fought out many times on a copy of the table, by the greedy hands.

Nobody's cards are looked at: a forecast depends on both ships and captains alone, so that it holds
as long as they stay as they are.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from doubloon.bots.merchants.worth import damage
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.step import Step
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.verbs import crippled
from doubloon.games.merchants.words import CREW

FIGHTS: Final = 20
"""How many fights make a forecast."""


class Forecast(NamedTuple):
    """What a fight brings on average: its chances, and the points the own ship loses if it lives."""

    won: float
    lost: float
    hurt: float


_known: Final[dict[tuple[object, ...], Forecast]] = {}


def forecast(s: State, seat: Seat, foe: int) -> Forecast:
    """The fight of a captain against another or an NPC, as they are now."""
    key = (*state_of(s, seat), *state_of(s, foe), s.left_plays_npc)
    known = _known.get(key)
    if known is None:
        known = _known[key] = fight_out(s, seat, foe)
    return known


def state_of(s: State, side: int) -> tuple[object, ...]:
    """All of a side that bears on a fight."""
    cubes = tuple(s.cubes[side * 5 : side * 5 + 5])
    if side >= NPC_SIDE:
        return (side, s.ship[side], *cubes, s.admirals[side - NPC_SIDE][-1])
    gear = (s.mods[side], s.flipped[side], s.weapons[side], s.specialists[side], s.kept[side])
    return (s.captain[side], s.ship[side], *cubes, *gear)


def fight_out(s: State, seat: Seat, foe: int) -> Forecast:
    """Fight many times; chance is the same whenever this fight is looked at."""
    random = Random(1)
    start = s.clone()
    start.hands = [()] * s.seats
    start.stack = [Step("start_battle", seat, (seat, foe))]
    before = damage(s, seat)
    won = lost = hurt = 0
    for _ in range(FIGHTS):
        end = start.clone()
        play_on(end, random)
        if end.dead[seat]:
            lost += 1
            continue
        won += end.glory[seat] > s.glory[seat]
        hurt += max(0, damage(end, seat) - before)
    return Forecast(won / FIGHTS, lost / FIGHTS, hurt / max(1, FIGHTS - lost))


class Haul(NamedTuple):
    """What a merchant raid brings on average."""

    gold: float
    glory: float
    hurt: float
    """Points of damage, crew included."""
    lost: float
    """How often it costs the captain's life."""
    crippled: float
    """How often it leaves the ship unfit for the next raid (M6.1)."""


_hauls: Final[dict[tuple[object, ...], Haul]] = {}


def raid_forecast(s: State, seat: Seat, zone: int) -> Haul:
    """The raid of a captain on the merchant of a zone, as his ship is now."""
    special = bool(s.facts.zone_rules[zone].get("loot_bonus"))
    key = (*state_of(s, seat), zone if special else NONE, s.event)
    known = _hauls.get(key)
    if known is None:
        known = _hauls[key] = raid_out(s, seat, zone)
    return known


def raid_out(s: State, seat: Seat, zone: int) -> Haul:
    """Raid many times; chance is the same whenever this raid is looked at."""
    random = Random(1)
    start = s.clone()
    start.hands = [()] * s.seats
    start.zone[seat] = zone
    start.ashore[seat] = False
    start.mission[seat] = NONE
    start.stack = [Step("start_raid", seat, (zone,))]
    before = damage(s, seat) - s.cubes[seat * 5 + CREW]
    gold = glory = hurt = lost = cripples = 0
    for _ in range(FIGHTS):
        end = start.clone()
        play_on(end, random)
        gold += max(0, end.gold[seat] - s.gold[seat])
        glory += end.glory[seat] - s.glory[seat]
        if end.dead[seat]:
            lost += 1
            continue
        hurt += max(0, damage(end, seat) - end.cubes[seat * 5 + CREW] - before)
        cripples += crippled(end, seat)
    n = FIGHTS
    return Haul(gold / n, glory / n, hurt / n, lost / n, cripples / n)


def play_on(s: State, random: Random) -> None:
    """Let greedy hands play until nothing is left to do."""
    from doubloon.bots.merchants import reply

    def pick(below: int) -> int:
        return int(random.random() * below)

    while codes := settle(s, pick):
        code = codes[0] if len(codes) == 1 else reply(s, codes)
        s.stack.pop().resolve(s, code)
