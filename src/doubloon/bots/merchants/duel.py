"""How a fight or a raid would go: it is played out many times on a bare table, by greedy hands.

Nobody's cards, gold or goods are looked at: a forecast depends on ships and captains alone, so it
holds as long as they stay as they are, and whoever asks gets the same.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from doubloon.bots.merchants.worth import GLORY, GOLD, damage
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.step import Step
from doubloon.games.merchants.frames.turn import Act
from doubloon.games.merchants.state import GOING, NO_WAR, NPC_SIDE, State, Zone
from doubloon.games.merchants.verbs import crippled
from doubloon.games.merchants.words import CAPTAINS, CARDS, CREW, NATIONS

FIGHTS: Final = 16
"""How many fights make a forecast."""
TRIALS: Final = 32
"""How often each deed is tried out in a fight or raid that is on."""
MANY: Final = 20_000
"""So many forecasts are remembered."""


class Forecast(NamedTuple):
    """What a fight brings on average: its chances, and the damage to a ship that lives."""

    won: float
    lost: float
    hurt: float


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


_fights: Final[dict[tuple[object, ...], Forecast]] = {}
_raids: Final[dict[tuple[object, ...], Haul]] = {}


def forecast(s: State, seat: Seat, foe: int) -> Forecast:
    """The fight of a captain against another or an NPC, as they are now."""
    key = (s.facts, *state_of(s, seat), *state_of(s, foe), s.left_plays_npc)
    known = _fights.get(key)
    if known is None:
        if len(_fights) > MANY:
            _fights.clear()
        known = _fights[key] = fight_out(s, seat, foe)
    return known


def raid_forecast(s: State, seat: Seat, zone: Zone) -> Haul:
    """The raid of a captain on the merchant of a zone, as his ship is now."""
    place = zone if s.facts.zone_rules[zone].get("loot_bonus") else open_sea(s)
    key = (s.facts, *state_of(s, seat), place)
    known = _raids.get(key)
    if known is None:
        if len(_raids) > MANY:
            _raids.clear()
        known = _raids[key] = raid_out(s, seat, place)
    return known


def state_of(s: State, side: int) -> tuple[object, ...]:
    """All of a side that bears on a fight."""
    cubes = tuple(s.cubes[side * 5 : side * 5 + 5])
    if side >= NPC_SIDE:
        return (side, s.ship[side], *cubes, s.admirals[side - NPC_SIDE][-1])
    gear = (s.mods[side], s.flipped[side], s.weapons[side], s.specialists[side], s.kept[side])
    return (s.captain[side], s.ship[side], *cubes, *gear)


def open_sea(s: State) -> Zone:
    """The zone without a port, where no rule of a zone holds (M2.2)."""
    return s.facts.port.index(False)


def bare(s: State, seat: Seat, zone: Zone) -> State:
    """A copy of the table on which a captain is at sea, and nothing matters but the ships."""
    table, none = s.clone(), (NONE,) * s.seats
    table.hands, table.cargo, table.shown = [()] * s.seats, [()] * s.seats, [()] * s.seats
    table.gold, table.chest, table.glory = [0] * s.seats, [0] * s.seats, [0] * s.seats
    table.rumour, table.mission = list(none), list(none)
    table.bounty = [0] * (s.seats * NATIONS)
    table.war, table.event, table.end = NO_WAR, NONE, GOING
    table.cargo_deck, table.cargo_pile = list(range(CARDS)), []
    table.captain_deck = list(range(CAPTAINS))
    table.flags = [tuple(range(NATIONS))]
    table.merchants[zone] = 0
    table.zone[seat] = zone
    table.ashore[seat] = False
    return table


def fight_out(s: State, seat: Seat, foe: int) -> Forecast:
    """Fight many times; chance is the same whenever this fight is looked at."""
    random = Random(1)
    start = bare(s, seat, open_sea(s))
    start.zone[foe] = start.zone[seat]
    start.stack = [Step("start_battle", seat, (seat, foe))]
    before = damage(s, seat)
    won = lost = hurt = 0
    for _ in range(FIGHTS):
        end = start.clone()
        play_on(end, random)
        if end.dead[seat]:
            lost += 1
            continue
        won += end.glory[seat] > 0
        hurt += max(0, damage(end, seat) - before)
    return Forecast(won / FIGHTS, lost / FIGHTS, hurt / max(1, FIGHTS - lost))


def raid_out(s: State, seat: Seat, zone: Zone) -> Haul:
    """Raid many times; chance is the same whenever this raid is looked at."""
    random = Random(1)
    start = bare(s, seat, zone)
    start.stack = [Step("start_raid", seat, (zone,))]
    before = damage(s, seat) - s.cubes[seat * 5 + CREW]
    gold = glory = hurt = lost = cripples = 0
    for _ in range(FIGHTS):
        end = start.clone()
        play_on(end, random)
        if end.dead[seat]:
            lost += 1
            continue
        gold += end.gold[seat]
        glory += end.glory[seat]
        hurt += max(0, damage(end, seat) - end.cubes[seat * 5 + CREW] - before)
        cripples += crippled(end, seat)
    n = FIGHTS
    return Haul(gold / n, glory / n, hurt / n, lost / n, cripples / n)


def best_deed(s: State, seat: Seat, codes: list[int], life: float, point: float) -> int:
    """In a fight or a raid: what leads to the best end, as far as it is played out from here."""
    return max(codes, key=lambda code: deed_worth(s, seat, code, life, point))


def deed_worth(s: State, seat: Seat, code: int, life: float, point: float) -> float:
    """What a fight or raid brings in all that goes on with this choice."""
    random = Random(1)
    total = 0.0
    for _ in range(TRIALS):
        end = s.clone()
        end.stack.pop().resolve(end, code)
        play_on(end, random, True)
        if end.dead[seat]:
            total -= life
        else:
            total -= point * (damage(end, seat) - end.cubes[seat * 5 + CREW])
            total += point * end.weapons[seat].bit_count()
        total += GLORY * (end.glory[seat] - s.glory[seat])
        total += GOLD * max(0, end.gold[seat] - s.gold[seat])
    return total


def play_on(s: State, random: Random, to_turn: bool = False) -> None:
    """Let greedy hands play until nothing is left to do, or until a turn begins or goes on."""
    from doubloon.bots.merchants import reply

    def pick(below: int) -> int:
        return int(random.random() * below)

    while codes := settle(s, pick):
        if to_turn and isinstance(s.stack[-1], Act):
            return
        code = codes[0] if len(codes) == 1 else reply(s, codes)
        s.stack.pop().resolve(s, code)
