"""Crew combat: both roll Leadership until one crew is gone (M12)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.fight import AT_SEA, NO_ONE, Fight, Place, Side
from doubloon.games.merchants.frames.battle import better, end_battle
from doubloon.games.merchants.frames.spoils import defeat
from doubloon.games.merchants.frames.step import Step, roll, step, successes
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.sides import (
    against,
    crew,
    fighting,
    leadership_dice,
    lose_crew,
    recover,
)
from doubloon.games.merchants.state import GARRISON, NPC_SIDE, State
from doubloon.games.merchants.verbs import SWIVELS, tell, whose

SWIVEL_DICE: Final = 2
RUMOUR_KIND: Final = 0
"""A landing for a rumour is a boarding at sea; for a mission it is ashore."""
MELEE: Final = Step("melee", NOBODY)
CHARGE: Final = Step("charge", NOBODY)
BLOWS: Final = Step("blows", NOBODY)
FIRST_BLOWS: Final = Step("melee_rolled", NOBODY, (0,))
SECOND_BLOWS: Final = Step("melee_rolled", NOBODY, (1,))


@step
def landing(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Crew combat against an enemy without a ship, for a rumour or a mission (M12.1)."""
    if s.dead[seat]:
        return
    fight = Fight(seat, GARRISON)
    fight.garrison = (args[0], args[1])
    fight.landing = args[2]
    s.fight = fight
    start_boarding(s)


def start_boarding(s: State) -> None:
    """A crew combat begins; whoever has no crew loses at once (M11.6, M17.24)."""
    fight = fighting(s)
    if s.telling:
        tell(s, "boarding", {**whose(fight.sides[0]), **against(fight.sides[1])})
    if crew(s, 0) and crew(s, 1):
        s.stack.append(CHARGE)
        s.stack.append(Window("crew_start", fight.sides[0], fight.sides[1]))
        if fight.landing == AT_SEA or fight.landing == RUMOUR_KIND:
            for place in (1, 0):
                if has_swivels(s, fight.sides[place]):
                    s.stack.append(Step("swivels", NOBODY, (place,)))
    else:
        melee_over(s, NO_ONE)


def has_swivels(s: State, side: Side) -> bool:
    """Whether a side's ship has Swivel Guns."""
    return side < NPC_SIDE and bool(s.mods[side] >> SWIVELS & 1)


@step
def swivels(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Swivel Guns roll two dice just before a crew combat at sea (M13.9)."""
    roll(s, SWIVEL_DICE, Step("swivels_rolled", NOBODY, args))


@step
def swivels_rolled(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """With a success the enemy loses a hand."""
    count = min(1, successes(s.dice))
    if s.telling:
        tell(s, "swivels", {**whose(fighting(s).sides[args[0]]), "count": count})
    lose_crew(s, 1 - args[0], count)


@step
def charge(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Before the first blow: a crew that guns and marksmen have felled has lost (M12.4a)."""
    if crew(s, 0) and crew(s, 1):
        melee(s, NOBODY, ())
    else:
        melee_over(s, NO_ONE)


@step
def melee(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A round: both roll Leadership at the same time (M12.2)."""
    roll(s, leadership_dice(s, 0), FIRST_BLOWS)


@step
def melee_rolled(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A side's dice lie; when both have rolled, cards may change them."""
    fight = fighting(s)
    fight.dice[args[0]] = tuple(s.dice)
    if args[0] == 0:
        roll(s, leadership_dice(s, 1), SECOND_BLOWS)
        return
    s.stack.append(BLOWS)
    s.stack.append(Window("crew_after_roll", fight.sides[0], fight.sides[1]))


@step
def blows(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Each success fells one, at most as many as strike (M12.2); the last one loses (M12.3)."""
    fight = fighting(s)
    first = min(successes(fight.dice[0]), crew(s, 0))
    second = min(successes(fight.dice[1]), crew(s, 1))
    lose_crew(s, 1, first)
    lose_crew(s, 0, second)
    if crew(s, 0) and crew(s, 1):
        s.stack.append(MELEE)
    else:
        melee_over(s, better(fight.dice[0], fight.dice[1]))


def melee_over(s: State, last: Place) -> None:
    """A crew is gone, or both: then the last roll decides, or nobody has won (M12.3, M12.4)."""
    fight = fighting(s)
    left = (crew(s, 0), crew(s, 1))
    winner = last if left[0] == left[1] else 0 if left[0] else 1
    if fight.sides[1] == GARRISON:
        landed(s, fight, winner)
    elif winner == NO_ONE:
        if s.telling:
            tell(s, "no-winner", {**whose(fight.sides[0]), **against(fight.sides[1])})
        end_battle(s, NOBODY, ())
    else:
        defeat(s, winner, True)


def landed(s: State, fight: Fight, winner: Place) -> None:
    """A combat against a garrison is over: won, lost with the captain, or neither (M12.3)."""
    seat = fight.sides[0]
    kind = fight.landing
    if winner == NO_ONE:
        if s.telling:
            tell(s, "no-winner", {**whose(seat), **against(GARRISON)})
        end_battle(s, NOBODY, ())
    elif winner == 0:
        if s.telling:
            tell(s, "landed", {"seat": seat})
        recover(s, seat, "crew_combat_won")
        end_battle(s, NOBODY, ())
        s.stack.append(Step("landing_won", seat, (kind,)))
    else:
        s.fight = None
        s.stack.append(Step("die", seat, (GARRISON,)))
