"""Merchant raids: under which flag, and how successes are spent."""

from __future__ import annotations

from doubloon.bots.merchants.worth import GLORY, gold_worth
from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import ESCAPE
from doubloon.games.merchants.frames.mission import marque_covers
from doubloon.games.merchants.frames.raid import RICH, escape_symbols
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import bounty, manoeuvrability
from doubloon.games.merchants.words import (
    DONE,
    DRAW,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_RID,
    FIRST_USE,
    NATIONS,
    PASS,
    USE_MOD,
)


def hail(s: State, seat: Seat, codes: list[int]) -> int:
    """Raid as the nation that is angry already, never the own one if it can be helped."""
    for code in codes:
        if FIRST_PLAY <= code < FIRST_RAID:
            return code
    home = s.facts.nation[s.captain[seat]]

    def cost(code: int) -> tuple[bool, int, int]:
        nation = code - FIRST_RAID
        level = bounty(s, seat, nation)
        return (not marque_covers(s, seat, nation), nation == home, -level)

    flags = [code for code in codes if FIRST_RAID <= code < FIRST_RAID + NATIONS]
    return min(flags, key=cost) if flags else PASS


def chase(s: State, seat: Seat, codes: list[int]) -> int:
    """Shake off what would spoil the raid, then draw for the twelfth gold."""
    symbols, loot = s.facts.symbol, s.facts.loot
    possible = set(codes)
    escapes = escape_symbols(s, seat) - manoeuvrability(s, seat) + 1
    if escapes > 0:
        runners = [card for card in s.raid if symbols[card] == ESCAPE]
        return rid_of(min(runners, key=lambda card: loot[card]), possible)
    fatal = [card for card in s.raid if symbols[card] != ESCAPE and spoils(s, seat, symbols[card])]
    if fatal:
        return rid_of(min(fatal, key=lambda card: loot[card]), possible)
    total = sum(loot[card] for card in s.raid)
    if escapes < 0 and total < RICH:
        return DRAW if DRAW in possible else arm(possible)
    return DONE


def arm(possible: set[int]) -> int:
    """Make a success of a weapon, if there is one."""
    for code in range(FIRST_USE, USE_MOD):
        if code in possible:
            return code
    return DONE


def rid_of(card: int, possible: set[int]) -> int:
    """Discard a card if there is a success for it, or use a weapon to get one."""
    if FIRST_RID + card in possible:
        return FIRST_RID + card
    return arm(possible)


def spoils(s: State, seat: Seat, location: int) -> bool:
    """Whether the hits on a location would destroy it (M6.8)."""
    hits = sum(s.facts.symbol[card] == location for card in s.raid)
    return hits >= s.cubes[seat * 5 + location]


def worth(s: State, seat: Seat) -> float:
    """What a raid brings on average: nimble ships and good seamen fare best."""
    nimble = manoeuvrability(s, seat)
    skill = s.facts.skill[s.captain[seat] * 4]
    armed = s.weapons[seat].bit_count()
    success = min(0.97, 0.3 + 0.13 * nimble + 0.06 * skill + 0.05 * armed)
    rich = min(0.7, 0.05 * nimble + 0.06 * skill + 0.08 * armed)
    fragile = min(s.cubes[seat * 5 : seat * 5 + 5]) < 2
    gain = success * gold_worth(s, seat, 10) + rich * GLORY
    return gain * (0.8 if fragile else 1.0)
