"""How the champion fights and raids: every deed is tried out first, and hits go where they hurt
least."""

from __future__ import annotations

from typing import Final

from doubloon.bots.merchants.chart import life
from doubloon.bots.merchants.duel import best_deed
from doubloon.bots.merchants.tastes import TASTES
from doubloon.bots.merchants.worth import damage
from doubloon.engine.seat import Seat
from doubloon.games.merchants.frames.hits import PlaceHit
from doubloon.games.merchants.frames.plunder import Prize
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import (
    CANNONS,
    CREW,
    FIRST_LOCATION,
    HOLD,
    HULL,
    MASTS,
    PASS,
    TAKE,
)

FATAL: Final = 99.0
SHIPS: Final = (0.4, 0.8, 1.8, 1.9, 2.0)
"""What each kind of ship is worth, whole."""
REPAIR: Final = 0.1
"""What a lost point or a modification is worth beside it."""


def deed(s: State, seat: Seat, codes: list[int]) -> int:
    """Shoot, board or flee, draw or let go: whatever turns out best."""
    return best_deed(s, seat, codes, life(s, seat), TASTES.point)


def prize(s: State, seat: Seat, codes: list[int]) -> int:
    """Take a beaten ship if it is better than the own one (M14.5)."""
    frame = s.stack[-1]
    assert isinstance(frame, Prize)
    other = SHIPS[s.ship[frame.side]] - REPAIR * damage(s, frame.side)
    own = SHIPS[s.ship[seat]] - REPAIR * (damage(s, seat) - s.mods[seat].bit_count())
    return TAKE if other > own else PASS


def place_hit(s: State, seat: Seat, codes: list[int]) -> int:
    """A full hold loses goods, the last point of the hull everything (M11.3)."""
    frame = s.stack[-1]
    assert isinstance(frame, PlaceHit)
    places = [code for code in codes if FIRST_LOCATION <= code < FIRST_LOCATION + 5]
    pains = pain(s, frame.side)
    return min(places, key=lambda code: pains[code - FIRST_LOCATION], default=codes[0])


def pain(s: State, side: int) -> list[float]:
    """How much a hit would hurt in each location; on a destroyed one it goes to the hull."""
    base = side * 5
    left = s.cubes[base : base + 5]
    full = side < s.seats and len(s.cargo[side]) >= left[HOLD]
    found = [0.0] * 5
    found[HULL] = (FATAL, FATAL, 0.5)[left[HULL]] if left[HULL] < 3 else 0.15
    found[HOLD] = 0.45 if full else 0.1
    found[MASTS] = 0.12 if left[MASTS] > 1 else 0.35
    found[CREW] = 0.16 if left[CREW] > 2 else 0.4 if left[CREW] > 1 else 0.7
    found[CANNONS] = 0.16 if left[CANNONS] > 2 else 0.25 if left[CANNONS] > 1 else 0.4
    return [hurt if left[at] else max(found[HULL], 0.6) for at, hurt in enumerate(found)]
