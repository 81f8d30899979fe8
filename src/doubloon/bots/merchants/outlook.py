"""How a captain stands: the points he has, and those that will come of what he has besides.

The facts of a position are weighed as games have taught (`doubloon.lab.teach_merchants`): how many
more points a captain had some rounds later.
"""

from __future__ import annotations

from importlib.resources import files
from json import loads
from typing import Final

from doubloon.bots.merchants.worth import counts, damage, distance, is_raider, market_for
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.npc import NOT_HUNTED, hunted
from doubloon.games.merchants.frames.yard import FRIGATE, GALLEON
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.verbs import STASH_GOLD, crippled, most
from doubloon.games.merchants.words import (
    CREW,
    INFLUENCE,
    LEADERSHIP,
    NATIONS,
    NPCS,
    SCOUTING,
    SEAMANSHIP,
)

FLUTE: Final = 1
ENOUGH: Final = 5
"""Gold that trade needs, at least."""
SAFE: Final = 30
"""Gold beyond this is as far from home as the first pieces."""
FAR: Final = 0.17
"""How much less goods are worth for each zone on the way to who wants them: a share."""


def points(s: State, seat: Seat) -> float:
    """The points that a captain has, or would have with all his gold at home (M1.3)."""
    return s.glory[seat] + min(s.goal / 2, (s.chest[seat] + s.gold[seat]) / STASH_GOLD)


def facts_of(s: State, seat: Seat) -> list[float]:
    """All that counts when the turn of a captain begins."""
    ship, gold, skill = s.ship[seat], s.gold[seat], s.facts.skill
    captain = s.captain[seat] * 4
    few = [0.0, 0.0, 0.0]
    for good, count in enumerate(counts(s.cargo[seat])):
        away = market_for(s, seat, good, s.zone[seat]) if count else NONE
        if away != NONE:
            few[min(count, 3) - 1] += 1 / (1 + FAR * away)
    angry = sum(level > 0 for level in s.bounty[seat * NATIONS : (seat + 1) * NATIONS])
    home = distance(s, s.zone[seat], s.facts.home[s.captain[seat]])
    return [
        1.0,
        len(s.event_deck) / 10,
        s.glory[seat],
        s.chest[seat] / 10,
        gold / 10,
        min(gold, ENOUGH) / ENOUGH,
        home * min(gold, SAFE) / 10,
        float(ship == FLUTE),
        float(ship == FRIGATE),
        float(ship == GALLEON),
        float(ship > GALLEON),
        float(s.big_ship[seat]),
        damage(s, seat),
        most(s, seat, CREW) - s.cubes[seat * 5 + CREW],
        float(crippled(s, seat)),
        few[0],
        few[1],
        few[2],
        len(s.cargo[seat]),
        float(s.mission[seat] != NONE),
        float(s.rumour[seat] != NONE),
        s.weapons[seat].bit_count(),
        s.mods[seat].bit_count(),
        s.specialists[seat].bit_count(),
        len(s.hands[seat]),
        float(angry > 0),
        angry,
        float(is_raider(s, seat)),
        skill[captain + SEAMANSHIP],
        skill[captain + SCOUTING],
        skill[captain + LEADERSHIP],
        skill[captain + INFLUENCE],
        float(s.ashore[seat]),
        float(found_here(s, seat)),
    ]


def found_here(s: State, seat: Seat) -> bool:
    """Whether somebody who looks for the captain is where he is at sea."""
    if s.ashore[seat]:
        return False
    for npc in range(NPCS):
        if s.zone[NPC_SIDE + npc] == s.zone[seat] and hunted(s, npc, seat) != NOT_HUNTED:
            return True
    return False


def learned() -> list[float]:
    """The weights that come with the package."""
    found = loads((files("doubloon.bots.merchants") / "outlook.json").read_text())
    return [float(weight) for weight in found["weights"]]


WEIGHTS: Final = learned()


def outlook(s: State, seat: Seat) -> float:
    """The points that a captain is about to have."""
    total = points(s, seat)
    for weight, fact in zip(WEIGHTS, facts_of(s, seat), strict=True):
        total += weight * fact
    return total
