"""Glory cards: which to play when, which to throw away, whom to harm."""

from __future__ import annotations

from typing import Final

from doubloon.bots.merchants.worth import chest_room, counts, glory_now
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.step import Pick
from doubloon.games.merchants.state import State, is_pirate
from doubloon.games.merchants.verbs import room
from doubloon.games.merchants.words import (
    FIRST_GLORY,
    FIRST_GOOD,
    FIRST_LOCATION,
    FIRST_NATION,
    FIRST_SEAT,
    NATIONS,
    PASS,
)

KEEPERS: Final = ("gl_fog", "gl_locker", "gl_brace", "gl_wind", "gl_insider", "gl_contract")
"""Cards that are thrown away last."""


def play_now(s: State, seat: Seat, card: int) -> bool:
    """Whether a card that may be played in the own turn should be."""
    row = s.facts.glory_rows[card]
    name: str = row["id"]
    if row["family"] == "specialist":
        return True
    if name == "gl_wind":
        return s.actions > 0 and not s.ashore[seat]
    if name == "gl_eagle":
        return s.actions > 0 and s.rumour[seat] != NONE
    if name == "gl_pardon":
        return s.gold[seat] >= 6
    if name == "gl_insider":
        return room(s, seat) - len(s.cargo[seat]) >= 2 and s.gold[seat] >= 6
    if name == "gl_guild":
        return max(counts(s.cargo[seat])) >= 2
    if name == "gl_demand":
        return max(counts(s.cargo[seat])) >= 3
    if name == "gl_credit":
        return s.gold[seat] >= 27 and not s.big_ship[seat]
    if name == "gl_stash_any":
        return s.gold[seat] >= 16 and chest_room(s, seat) > 0
    if name == "gl_tavern":
        return s.rumour[seat] == NONE
    if name == "gl_factor":
        return s.mission[seat] == NONE
    return name != "gl_copy"


def discard(s: State, seat: Seat, codes: list[int]) -> int:
    """Throw away what is least likely to be played."""

    def appeal(code: int) -> int:
        row = s.facts.glory_rows[code - FIRST_GLORY]
        if row["id"] in KEEPERS:
            return 3
        if row["family"] in ("specialist", "trade", "adventure"):
            return 2
        return 2 if row["family"] == "battle" and is_pirate(s, seat) else 1

    return min(codes, key=appeal)


def pick(s: State, seat: Seat, codes: list[int]) -> int:
    """Harm whoever leads, help oneself."""
    frame = s.stack[-1]
    name = frame.name if isinstance(frame, Pick) else ""
    rivals = [code for code in codes if FIRST_SEAT <= code < FIRST_SEAT + s.seats]
    if rivals:
        return max(rivals, key=lambda code: glory_now(s, code - FIRST_SEAT))
    goods = [code for code in codes if FIRST_GOOD <= code < FIRST_LOCATION]
    if goods:
        aboard = counts(s.cargo[seat])
        return max(goods, key=lambda code: aboard[code - FIRST_GOOD])
    nations = [code for code in codes if FIRST_NATION <= code < FIRST_NATION + NATIONS]
    if nations and name != "marque":
        own = s.bounty[seat * NATIONS : (seat + 1) * NATIONS]
        return max(nations, key=lambda code: own[code - FIRST_NATION])
    return next((code for code in codes if code != PASS), codes[0])


def pardon(s: State, seat: Seat, codes: list[int]) -> int:
    """Buy back a bounty if the gold is there, the lowest first."""
    paid = [code for code in codes if code != PASS]
    if not paid or (s.gold[seat] < 10 and PASS in codes):
        return PASS
    own = s.bounty[seat * NATIONS : (seat + 1) * NATIONS]
    return min(paid, key=lambda code: own[code - FIRST_NATION])
