"""What the Glory cards of combat moments do, and when they can be played (M8.2, M8.4)."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import Effect
from doubloon.games.merchants.fight import NO_ONE
from doubloon.games.merchants.frames.glory import need
from doubloon.games.merchants.frames.hits import hit_codes
from doubloon.games.merchants.frames.step import Pick, Step, roll, step, successes
from doubloon.games.merchants.frames.tricks import (
    USED_COLOURS,
    Reroll,
    cancel_hits,
    move_hit,
)
from doubloon.games.merchants.ops import Path, card, op
from doubloon.games.merchants.sides import fighting, lend_hand, lose_crew, place_of
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import announce, gain, tell
from doubloon.games.merchants.words import CANNONS, DONE, HOLD, LOCATIONS

# What a card needs.


@need
def gl_double_shot(s: State, seat: Seat) -> bool:
    """A volley of at least one hit (M10.4a)."""
    return s.fight is not None and s.fight.counts[place_of(s, seat)] > 0


@need
def gl_powder(s: State, seat: Seat) -> bool:
    """The own volley has hit cannons."""
    return s.fight is not None and CANNONS in s.fight.hits[place_of(s, seat)]


@need
def gl_brace(s: State, seat: Seat) -> bool:
    """There are hits left to turn away."""
    return s.fight is not None and bool(s.fight.hits[1 - place_of(s, seat)])


@need
def gl_smoke(s: State, seat: Seat) -> bool:
    """The captain has not got away already."""
    return s.fight is not None and not s.fight.escaping


@need
def gl_colours(s: State, seat: Seat) -> bool:
    """The flag is not false already."""
    return not s.used & USED_COLOURS


@need
def gl_fog(s: State, seat: Seat) -> bool:
    """The captain has not slipped away already."""
    return not s.fogged


# What it does.


@op
def do_reroll(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Roll any of the own or of the opponent's dice again (Seamanship and Crew Combat Re-roll)."""
    s.stack.append(Reroll(seat, int(effect["whose"] != "self"), NO_ONE, ()))


@op
def do_add_hits(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """More hits: in the volley being counted, or on a location (Double-shotted Guns, Powder)."""
    fight = fighting(s)
    place = place_of(s, seat)
    if "location" in effect:
        location = LOCATIONS.index(effect["location"])
        fight.hits[place] = (*fight.hits[place], *(location,) * effect["n"])
    else:
        fight.counts[place] += effect["n"]


@op
def do_relocate_hits(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Move hits of the own volley, one by one, never to the hull (Raking Fire)."""
    s.stack.append(Step("rake", seat, (effect["n"],)))


@step
def rake(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Pick a hit to move; skulls can be moved too, and so be aimed (Raking Fire)."""
    place = place_of(s, seat)
    codes = hit_codes(fighting(s).hits[place])
    if codes and args[0]:
        s.stack.append(Pick(seat, (DONE, *codes), "rake_hit", (place, args[0] - 1)))


@step
def rake_hit(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A hit of the volley is moved, then perhaps another."""
    if args[0] != DONE:
        s.stack.append(Step("rake", seat, (args[2],)))
        move_hit(s, seat, (args[0], args[1], HOLD))


@op
def do_cancel_hits(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Turn away up to so many hits (Brace!)."""
    cancel_hits(s, seat, effect["n"], 0)


@op
def do_escape(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """The winner of the manoeuvre gets away whatever the other rolled (Smoke Screen)."""
    fighting(s).escaping = True


@card
def gl_marines(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """The crew counts one higher in this crew combat (Hands from Below)."""
    lend_hand(s, place_of(s, seat), effect["n"])


@card
def gl_sharpshooters(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Roll dice, each success fells one of the enemy's crew (Marksmen in the Tops)."""
    roll(s, effect["dice"], Step("sharpshooters", seat, (effect["each_success"][0]["n"],)))


@step
def sharpshooters(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The marksmen's dice lie."""
    lose_crew(s, 1 - place_of(s, seat), successes(s.dice) * args[0])


@op
def do_no_bounty(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """This engagement brings no bounty (False Colours, M7.1a)."""
    s.used |= USED_COLOURS


@op
def do_auto_fail(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """The Scouting test that found the captain fails instead (Into the Fog)."""
    s.fogged = True


@card
def gl_insurance(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Gold for each cargo card just lost (Marine Insurance)."""
    gain(s, seat, effect["n"] * s.lost)


@op
def do_stash_on_death(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Gold goes to the chest before it is lost or plundered (Hidden Locker)."""
    saved = min(s.gold[seat], effect["n"])
    s.gold[seat] -= saved
    s.chest[seat] += saved
    if s.telling:
        tell(s, "locker", {"seat": seat})
    announce(s, seat)
