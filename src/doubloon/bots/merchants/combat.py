"""Fighting: when it pays, and what to do in it."""

from __future__ import annotations

from typing import Any

from doubloon.bots.merchants import raid
from doubloon.bots.merchants.worth import GLORY, GOLD, gold_worth
from doubloon.engine.seat import Seat
from doubloon.games.merchants import policy
from doubloon.games.merchants.frames.battle import Declare
from doubloon.games.merchants.frames.hits import PlaceHit
from doubloon.games.merchants.passive import dice, npc_skill
from doubloon.games.merchants.sides import fighting, place_of
from doubloon.games.merchants.state import NPC_SIDE, State, Zone, is_pirate
from doubloon.games.merchants.verbs import bounty
from doubloon.games.merchants.words import (
    CANNONS,
    CREW,
    DONE,
    FIRST_LOCATION,
    FIRST_PLAY,
    FIRST_RAID,
    FIRST_REROLL,
    HULL,
    LEADERSHIP,
    MASTS,
    NATIONS,
    PASS,
    REROLL_RIVAL,
    SEAMANSHIP,
    SKULL,
)


def skills(s: State, side: int) -> tuple[int, int]:
    """Seamanship and Leadership of a side."""
    if side >= NPC_SIDE:
        npc = side - NPC_SIDE
        return npc_skill(s, npc, SEAMANSHIP), npc_skill(s, npc, LEADERSHIP)
    return (
        dice(s, side, SEAMANSHIP, "naval_battle"),
        dice(s, side, LEADERSHIP, "crew_combat"),
    )


def odds(s: State, own: int, foe: int) -> float:
    """A rough chance to beat a side: guns and seamen, then hands and leaders."""
    mine, theirs = strength(s, own), strength(s, foe)
    guns = mine[0] ** 2 / (mine[0] ** 2 + theirs[0] ** 2 + 0.01)
    (_, lead), (_, other) = skills(s, own), skills(s, foe)
    hands = policy.crew_odds(s.cubes[own * 5 + CREW], lead, s.cubes[foe * 5 + CREW], other)
    return 0.55 * guns + 0.45 * hands


def strength(s: State, side: int) -> tuple[float, int]:
    """How hard a ship is to beat at sea."""
    base = side * 5
    seamen, _ = skills(s, side)
    guns = s.cubes[base + CANNONS]
    body = s.cubes[base + HULL] + 0.4 * s.cubes[base + MASTS]
    return (0.5 + guns) * (0.6 + 0.4 * seamen) * body, guns


def fight_worth(s: State, seat: Seat, foe: int) -> float:
    """What attacking a side is worth: a point and a reward against life and goods."""
    chance = odds(s, seat, foe)
    reward = GLORY
    if foe < NPC_SIDE:
        wealth = s.gold[foe] + s.chest[foe]
        reward += gold_worth(s, seat, wealth // 2) + 0.1 * len(s.hands[foe])
        levels = s.bounty[foe * NATIONS : (foe + 1) * NATIONS]
        open_to = [level for nation, level in enumerate(levels) if not bounty(s, seat, nation)]
        reward += gold_worth(s, seat, 5 * max(open_to, default=0))
        crime = not is_pirate(s, foe)
    else:
        crime = foe - NPC_SIDE < NATIONS
        if not crime and not is_pirate(s, seat):
            reward += gold_worth(s, seat, 5 if foe - NPC_SIDE == NATIONS else 15)
    loss = 1.3 + GOLD * s.gold[seat] + 0.1 * len(s.cargo[seat]) + 0.1 * len(s.hands[seat])
    loss += 0.6 * (s.ship[seat] >= 2)
    if crime:
        reward -= 0.25 if is_pirate(s, seat) else 0.6
    return chance * reward - (1 - chance) * loss


def raid_worth(s: State, seat: Seat, zone: Zone) -> float:
    """What raiding the merchant of a zone is worth, with what it costs in reputation."""
    angry = sum(level > 0 for level in s.bounty[seat * NATIONS : (seat + 1) * NATIONS])
    flag = s.facts.flag[zone]
    known = flag >= 0 and bounty(s, seat, flag) > 0
    cost = 0.03 if known else 0.12 + 0.06 * angry
    return raid.worth(s, seat) - cost


def landing_odds(s: State, seat: Seat, task: dict[str, Any]) -> float:
    """The chance to beat a garrison, as far as it is worth the captain's life."""
    lead = dice(s, seat, LEADERSHIP, "crew_combat")
    won = policy.crew_odds(s.cubes[seat * 5 + CREW], lead, task["crew"], task["leadership"])
    return max(0.0, won - (1 - won) * 1.2)


# In the fight.


def declare(s: State, seat: Seat, codes: list[int]) -> int:
    """As the NPCs do: board with the better crew, flee from the better guns, else shoot."""
    frame = s.stack[-1]
    assert isinstance(frame, Declare)
    return policy.declare(s, frame.place, codes)


def place_hit(s: State, seat: Seat, codes: list[int]) -> int:
    """Where it hurts least."""
    frame = s.stack[-1]
    assert isinstance(frame, PlaceHit)
    return FIRST_LOCATION + policy.place_skull(s, frame.side)


def react(s: State, seat: Seat, codes: list[int]) -> int:
    """Play what fits: cards and weapons are made to be used, in need or for the kill."""
    useful = [code for code in codes if code != PASS and worth_using(s, seat, code)]
    plays = [code for code in useful if FIRST_PLAY <= code < FIRST_RAID]
    if plays:
        return plays[0]
    return useful[0] if useful else PASS


def worth_using(s: State, seat: Seat, code: int) -> bool:
    """Whether a card or weapon helps now: rerolls only when behind."""
    if s.fight is None:
        return True
    name = s.facts.timing[code - FIRST_PLAY] if FIRST_PLAY <= code < FIRST_RAID else ""
    place = place_of(s, seat)
    fight = fighting(s)
    if name in ("naval_after_manoeuvre_roll", "crew_after_roll"):
        return behind(fight.dice[place], fight.dice[1 - place])
    return True


def behind(own: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    """Whether a roll loses against another."""
    return own.count(SKULL) <= theirs.count(SKULL)


def reroll(s: State, seat: Seat, codes: list[int]) -> int:
    """Roll the own misses again, or else the other's skulls."""
    for code in codes:
        if FIRST_REROLL <= code < FIRST_REROLL + SKULL - 1:
            return code
    if REROLL_RIVAL + SKULL - 1 in codes:
        return REROLL_RIVAL + SKULL - 1
    return DONE
