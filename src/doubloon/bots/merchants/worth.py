"""What things are worth: all in Glory points, gold included."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.state import State, Zone
from doubloon.games.merchants.verbs import STASH_GOLD, most, stash_points
from doubloon.games.merchants.words import (
    CANNONS,
    GOODS,
    HOLD,
    HULL,
    MASTS,
    SCOUTING,
    SEAMANSHIP,
    ZONES,
)

GLORY: Final = 1.1
"""A Glory point with its card; everything else is measured by it."""
GOLD: Final = 0.055
"""A piece of gold, as long as the chest has room for points."""
SPARE: Final = 0.02
"""A piece of gold beyond that."""


def chance(count: int) -> float:
    """That a test with so many dice succeeds (M2.9)."""
    return float(1.0 - (2.0 / 3.0) ** count)


def is_raider(s: State, seat: Seat) -> bool:
    """Whether the captain is made for hunting: a seaman with an eye for sails."""
    skill = s.facts.skill
    captain = s.captain[seat] * 4
    return skill[captain + SEAMANSHIP] + skill[captain + SCOUTING] >= 5


def chest_room(s: State, seat: Seat) -> int:
    """How much more gold the chest can turn into points."""
    return max(0, s.goal * STASH_GOLD // 2 - s.chest[seat])


def gold_worth(s: State, seat: Seat, gold: int) -> float:
    """What so much more gold is worth to a captain who has some already."""
    room = max(0, chest_room(s, seat) - s.gold[seat])
    useful = min(gold, room)
    return useful * GOLD + (gold - useful) * SPARE


def glory_now(s: State, seat: Seat) -> int:
    """The points that count, chest included."""
    return s.glory[seat] + stash_points(s, seat)


def damage(s: State, seat: Seat) -> int:
    """How many points the ship has lost, crew apart."""
    total = 0
    for location in (HULL, HOLD, MASTS, CANNONS):
        total += most(s, seat, location) - s.cubes[seat * 5 + location]
    return total


def distance(s: State, start: Zone, goal: Zone) -> int:
    """Moves between two zones."""
    return _distances(s)[start * ZONES + goal]


_known: Final[list[list[int]]] = []


def _distances(s: State) -> list[int]:
    """All distances of the map, reckoned once."""
    if not _known:
        table = [99] * (ZONES * ZONES)
        for start in range(ZONES):
            table[start * ZONES + start] = 0
            edge = [start]
            while edge:
                here = edge.pop(0)
                for zone in s.facts.beside[here]:
                    if table[start * ZONES + zone] == 99:
                        table[start * ZONES + zone] = table[start * ZONES + here] + 1
                        edge.append(zone)
        _known.append(table)
    return _known[0]


def market_for(s: State, seat: Seat, good: int, start: Zone) -> int:
    """How far the nearest port is that wants a good and lets the captain in; NONE if none."""
    from doubloon.games.merchants.frames.sea import WANTED, access

    nearest = NONE
    for zone in range(ZONES):
        if s.demand[zone] == good and access(s, seat, zone) < WANTED:
            away = distance(s, start, zone)
            if nearest == NONE or away < nearest:
                nearest = away
    return nearest


def counts(cards: tuple[int, ...]) -> list[int]:
    """How many cards there are of each good."""
    found = [0] * GOODS
    for card in cards:
        found[card // 8] += 1
    return found


def rumour_worth(s: State, seat: Seat, rumour: int) -> float:
    """What proving a rumour brings."""
    gold = sum(effect.get("n", 0) for effect in s.facts.rumour_rules[rumour].get("gold", []))
    return GLORY + max(gold_worth(s, seat, gold), 0.25)


def mission_worth(s: State, seat: Seat, mission: int) -> float:
    """What completing a mission brings."""
    row = s.facts.mission_rows[mission]
    gold = sum(effect.get("n", 0) for effect in row["on_complete"] if effect["op"] == "gold")
    return GLORY + gold_worth(s, seat, gold)


def steps_left(s: State, seat: Seat) -> int:
    """How many steps the own mission still needs, at least one."""
    mission = s.mission[seat]
    if mission == NONE:
        return 1
    goal: list[dict[str, Any]] = s.facts.mission_rows[mission]["goal"]
    left = sum(not s.progress[seat] >> at & 1 for at in range(len(goal)))
    return max(1, left)
