"""Fire in naval combat: how many hits, where, and what becomes of the ships (M10.4 to M10.10)."""

from __future__ import annotations

from typing import Final

from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.fight import NO_ONE, Fight, Place, Side
from doubloon.games.merchants.frames.battle import ROUND, end_battle
from doubloon.games.merchants.frames.boarding import start_boarding
from doubloon.games.merchants.frames.hits import strike
from doubloon.games.merchants.frames.spoils import defeat
from doubloon.games.merchants.frames.step import Step, roll, step, successes
from doubloon.games.merchants.frames.tricks import has_chasers
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.sides import fighting
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.verbs import LONG_GUNS, sunk, tell, whose
from doubloon.games.merchants.words import BOARD, CANNONS, CREW, SHOOT

OPEN_FIRE: Final = Step("open_fire", NOBODY)
LOCATED: Final = Step("volleys_located", NOBODY)
BRACE: Final = Step("take_cover", NOBODY)
STRIKE: Final = Step("volleys_strike", NOBODY)
AFTERMATH: Final = Step("aftermath", NOBODY)
LOCATE: Final = (Step("locate", NOBODY, (0,)), Step("locate", NOBODY, (1,)))


@step
def long_guns(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Before the first round Long Guns roll a die per cannon, a hit per success (M13.9)."""
    fight = fighting(s)
    for place in range(args[0], 2):
        guns = s.cubes[fight.sides[place] * 5 + CANNONS]
        if guns and has_long_guns(s, fight.sides[place]):
            roll(s, guns, Step("long_guns_rolled", NOBODY, (place,)))
            return
    open_fire(s, NOBODY, ())


def has_long_guns(s: State, side: Side) -> bool:
    """Whether a side's ship has Long Guns."""
    return side < NPC_SIDE and bool(s.mods[side] >> LONG_GUNS & 1)


@step
def long_guns_rolled(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The hits of one side's Long Guns; then the other's, both count at once (M10.8, M13.9)."""
    fight = fighting(s)
    count = successes(s.dice)
    fight.counts[args[0]] = count
    if s.telling:
        tell(s, "long-guns", {**whose(fight.sides[args[0]]), "count": count})
    long_guns(s, NOBODY, (args[0] + 1,))


@step
def count_fire(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """How many hits each side scores; guns and cards may add to that (M10.4, M10.7)."""
    fight = fighting(s)
    s.stack.append(OPEN_FIRE)
    if not fight.escaping:
        fight.counts = [volley(s, fight, 0), volley(s, fight, 1)]
    first, second = fight.sides
    if not (fight.counts[0] or has_chasers(s, first)):
        first = NOBODY
    if not (fight.counts[1] or has_chasers(s, second)):
        second = NOBODY
    if first != NOBODY or second != NOBODY:
        s.stack.append(Window("naval_own_fire", first, second))


def volley(s: State, fight: Fight, place: Place) -> int:
    """As many hits as cannons for the winner; as successes, at most, for anybody else (M10.4)."""
    if fight.declared[place] != SHOOT:
        return 0
    guns = s.cubes[fight.sides[place] * 5 + CANNONS]
    return guns if place == fight.winner else min(guns, successes(fight.dice[place]))


@step
def open_fire(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Roll where the hits of both sides go (M11.1)."""
    fight = fighting(s)
    if not fight.counts[0] and not fight.counts[1]:
        aftermath(s, NOBODY, ())
        return
    s.stack.append(LOCATED)
    for place in (1, 0):
        if fight.counts[place]:
            s.stack.append(LOCATE[place])


@step
def locate(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One die for each hit (M11.1)."""
    place = args[0]
    roll(s, fighting(s).counts[place], Step("located", NOBODY, (place,)))


@step
def located(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Faces 1 to 4 are locations, skulls the target's choice (M11.2, M11.3)."""
    fight = fighting(s)
    fight.hits[args[0]] = tuple(s.dice)
    if s.telling:
        tell(s, "volley", {**whose(fight.sides[args[0]]), "count": len(s.dice)})


@step
def volleys_located(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The shooters may direct their hits (M13.3, M13.4)."""
    fight = fighting(s)
    s.stack.append(BRACE)
    first = fight.sides[0] if fight.hits[0] else NOBODY
    second = fight.sides[1] if fight.hits[1] else NOBODY
    s.stack.append(Window("naval_own_hits_located", first, second))


@step
def take_cover(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Whoever is hit may turn hits away, now that their locations are known (M13.8, M16.12)."""
    fight = fighting(s)
    s.stack.append(STRIKE)
    first = fight.sides[0] if fight.hits[1] else NOBODY
    second = fight.sides[1] if fight.hits[0] else NOBODY
    s.stack.append(Window("own_ship_hit", first, second))


@step
def volleys_strike(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """All hits count together: a sinking ship still deals its own (M10.8, M17.27)."""
    fight = fighting(s)
    s.stack.append(AFTERMATH)
    for place in (0, 1):
        strike(s, fight.sides[1 - place], fight.hits[place], fight.shot[place])


@step
def aftermath(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Who has sunk, fled or been boarded; otherwise another round (M10.5, M10.6, M10.10)."""
    fight = fighting(s)
    down = [sunk(s, fight.sides[0]), sunk(s, fight.sides[1])]
    for place in (0, 1):
        if down[place] and s.telling:
            tell(s, "sunk", whose(fight.sides[place]))
    if down[0] and down[1]:
        defeat(s, NO_ONE, False)
    elif down[0] or down[1]:
        defeat(s, 1 if down[0] else 0, False)
    elif fight.escaping:
        if s.telling:
            tell(s, "fled", whose(fight.sides[fight.winner]))
        end_battle(s, NOBODY, ())
    elif boards(s, fight):
        start_boarding(s)
    else:
        fight.quiet = 0 if fight.hits[0] or fight.hits[1] or not fight.round else fight.quiet + 1
        s.stack.append(ROUND)


def boards(s: State, fight: Fight) -> bool:
    """Whether the winner boards: he needs crew after the loser's shots (M10.5)."""
    winner = fight.winner
    return (
        winner != NO_ONE
        and fight.declared[winner] == BOARD
        and s.cubes[fight.sides[winner] * 5 + CREW] > 0
    )
