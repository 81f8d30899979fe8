"""How NPC ships fight when nobody plays them (M9.11).

The policy wants the NPC to win, or else to live, and knows only what the table sees: both ships,
both captains, what has been declared. It never looks at hands, gold or cargo.

- It boards when it would win the crew combat two times in three, or has no guns left and no
  worse than even chances.
- It flees, as far as the rules let it, when the enemy outguns it, its hull may not stand the next
  broadside and the crew combat would go against it; or when it can neither shoot nor board well.
- Otherwise it shoots.
- A skull that it may place goes where it hurts least: the hold, then masts and hull while they
  have points to spare, then the greater of crew and guns; the last point of the hull comes last.
"""

from __future__ import annotations

from typing import Final

from doubloon.games.merchants.fight import Place, Side
from doubloon.games.merchants.sides import crew, fighting, leadership_dice
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import (
    BOARD,
    CANNONS,
    CREW,
    FLEE,
    HOLD,
    HULL,
    MASTS,
    SHOOT,
)

GOOD_ODDS: Final = 2 / 3
FAIR_ODDS: Final = 1 / 2
SKULLS: Final[list[list[float]]] = [
    [1.0],
    [2 / 3, 1 / 3],
    [4 / 9, 4 / 9, 1 / 9],
    [8 / 27, 12 / 27, 6 / 27, 1 / 27],
    [16 / 81, 32 / 81, 24 / 81, 8 / 81, 1 / 81],
    [32 / 243, 80 / 243, 80 / 243, 40 / 243, 10 / 243, 1 / 243],
    [64 / 729, 192 / 729, 240 / 729, 160 / 729, 60 / 729, 12 / 729, 1 / 729],
]
"""How likely each number of skulls is, by the number of dice."""
_odds: Final[dict[int, float]] = {}


def declare(s: State, place: Place, options: list[int]) -> int:
    """What an NPC does in a round, among what it may do (M10.2)."""
    sides = fighting(s).sides
    own, foe = sides[place] * 5, sides[1 - place] * 5
    guns, threat = s.cubes[own + CANNONS], s.cubes[foe + CANNONS]
    odds = crew_odds(
        crew(s, place),
        leadership_dice(s, place),
        crew(s, 1 - place),
        leadership_dice(s, 1 - place),
    )
    if BOARD in options and odds >= (GOOD_ODDS if guns else FAIR_ODDS):
        return BOARD
    if FLEE in options and odds < FAIR_ODDS:
        if not guns or (guns < threat and s.cubes[own + HULL] <= threat):
            return FLEE
    if not guns and BOARD in options:
        return BOARD
    return SHOOT


def place_skull(s: State, side: Side) -> int:
    """Where an NPC takes a hit that it may place (M11.3)."""
    cubes = s.cubes
    base = side * 5
    hull, masts = cubes[base + HULL], cubes[base + MASTS]
    hands, guns = cubes[base + CREW], cubes[base + CANNONS]
    if cubes[base + HOLD]:
        return HOLD
    if masts > 1:
        return MASTS
    if hull > 2:
        return HULL
    if hands > 1 or guns > 1:
        return CREW if hands > guns else CANNONS
    if hull > 1:
        return HULL
    if masts:
        return MASTS
    if hands:
        return CREW
    return CANNONS if guns else HULL


def crew_odds(own: int, dice: int, foe: int, their_dice: int) -> float:
    """The chance to win a crew combat, from the crews and the Leadership of both (M12.2)."""
    if own <= 0 or foe <= 0:
        return 1.0 if own > 0 else 0.0
    dice = min(dice, len(SKULLS) - 1)
    their_dice = min(their_dice, len(SKULLS) - 1)
    key = ((own * 8 + dice) * 8 + foe) * 8 + their_dice
    known = _odds.get(key)
    if known is not None:
        return known
    total = 0.0
    for mine, chance in enumerate(SKULLS[dice]):
        for theirs, other in enumerate(SKULLS[their_dice]):
            if not mine and not theirs:
                continue
            after = own - min(theirs, foe)
            left = foe - min(mine, own)
            if after <= 0 and left <= 0:
                won = 0.5 if mine == theirs else float(mine > theirs)
            else:
                won = crew_odds(after, dice, left, their_dice)
            total += chance * other * won
    total /= 1 - SKULLS[dice][0] * SKULLS[their_dice][0]
    _odds[key] = total
    return total
