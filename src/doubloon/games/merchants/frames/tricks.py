"""What captains have up their sleeves in a fight: weapons, modifications, abilities (M13).

They are offered in the same windows as Glory cards, by open facts alone; what the cards of these
moments do is in `ruses.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.fight import NO_ONE, Fight, Place, Side
from doubloon.games.merchants.frames.hits import (
    coded_hit,
    hit_codes,
    plated,
    turn_plating,
    without,
)
from doubloon.games.merchants.frames.step import Pick, Step, roll, step
from doubloon.games.merchants.frames.window import means
from doubloon.games.merchants.passive import own
from doubloon.games.merchants.sides import fighting, place_of
from doubloon.games.merchants.state import NPC_SIDE, State
from doubloon.games.merchants.verbs import (
    CHAIN_SHOT,
    CHASERS,
    GRAPE_SHOT,
    HOOKS,
    HULL_PLATING,
    tell,
)
from doubloon.games.merchants.words import (
    ABILITY,
    BOARD,
    CREW,
    DONE,
    FIRST_LOCATION,
    FIRST_REROLL,
    FIRST_USE,
    FLEE,
    MASTS,
    REROLL_RIVAL,
    SHOOT,
    SKULL,
    USE_MOD,
)

USED_COLOURS: Final = 1 << 9
"""In `State.used`: False Colours fly in this engagement."""
USED_GUNNER: Final = 1
"""In `Fight.used`: the Gunner has added his hit."""
USED_MOVE: Final = 2
"""Felipe has moved a hit."""
USED_DRILL: Final = 4
"""Castellan has rolled again."""


def has_chasers(s: State, side: Side) -> bool:
    """Whether a side may fire Chasers in this round: somebody has declared Flee (M13.9)."""
    if side >= NPC_SIDE or FLEE not in fighting(s).declared:
        return False
    return bool(s.mods[side] & ~s.flipped[side] & 1 << CHASERS)


def ability(s: State, seat: Seat, op: str, when: str) -> bool:
    """Whether the captain or his crew has an effect for this moment."""
    for effect in own(s, seat, op):
        if effect.get("when") == when:
            return True
    return False


def tools(s: State, seat: Seat, moment: str) -> list[int]:
    """What a captain can use at a moment of a combat besides cards."""
    fight = s.fight
    if fight is None:
        return []
    place = place_of(s, seat)
    codes: list[int] = []
    if moment == "naval_after_manoeuvre_roll":
        if fight.declared[place] == BOARD and s.weapons[seat] >> HOOKS & 1:
            codes.append(FIRST_USE + HOOKS)
    elif moment == "naval_own_fire":
        if can_add_hit(s, fight, place, seat):
            codes.append(ABILITY)
        if has_chasers(s, seat):
            codes.append(USE_MOD + CHASERS)
    elif moment == "naval_own_hits_located":
        if fight.round and fight.shot[place] == NO_ONE and SKULL in fight.hits[place]:
            for weapon in (CHAIN_SHOT, GRAPE_SHOT):
                if s.weapons[seat] >> weapon & 1:
                    codes.append(FIRST_USE + weapon)
    elif moment == "own_ship_hit":
        hits = fight.hits[1 - place]
        if hits and plated(s, seat):
            codes.append(USE_MOD + HULL_PLATING)
        if (
            not fight.used[place] & USED_MOVE
            and any_located(hits)
            and ability(s, seat, "relocate_hits", "own_ship_hit")
        ):
            codes.append(ABILITY)
    elif moment == "crew_after_roll":
        if not fight.used[place] & USED_DRILL and ability(s, seat, "reroll", "crew_combat_roll"):
            codes.append(ABILITY)
    return codes


def can_add_hit(s: State, fight: Fight, place: Place, seat: Seat) -> bool:
    """Whether the Gunner can add his hit: once a combat, to a winning volley (M8.5)."""
    return (
        place == fight.winner
        and fight.declared[place] == SHOOT
        and fight.counts[place] > 0
        and not fight.used[place] & USED_GUNNER
        and ability(s, seat, "add_hits", "own_winning_fire")
    )


def any_located(hits: tuple[int, ...]) -> bool:
    """Whether a hit's location is known: a skull is placed by its taker anyway."""
    for location in hits:
        if location != SKULL:
            return True
    return False


def use_tool(s: State, seat: Seat, moment: str, code: int) -> None:
    """Use a weapon, a modification or an ability in combat."""
    place = place_of(s, seat)
    fight = fighting(s)
    if code == USE_MOD + HULL_PLATING:
        turn_plating(s, seat)
        cancel_hits(s, seat, 1, 1)
    elif code == USE_MOD + CHASERS:
        s.flipped[seat] |= 1 << CHASERS
        fight.counts[place] += 1
        if s.telling:
            tell(s, "chasers", {"seat": seat})
    elif code == ABILITY:
        use_ability(s, seat, moment)
    else:
        weapon = code - FIRST_USE
        discard_weapon(s, seat, weapon)
        if weapon == HOOKS:
            s.stack.append(Reroll(seat, 0, NO_ONE, ()))
        else:
            aim(s, seat, MASTS if weapon == CHAIN_SHOT else CREW)


def use_ability(s: State, seat: Seat, moment: str) -> None:
    """The Gunner, Felipe or Castellan comes into play."""
    fight = fighting(s)
    place = place_of(s, seat)
    gunner = moment == "naval_own_fire"
    if s.telling:
        name = "gunner" if gunner else s.facts.captains[s.captain[seat]]
        tell(s, "ability", {"seat": seat, "card": name})
    if gunner:
        fight.used[place] |= USED_GUNNER
        for effect in own(s, seat, "add_hits"):
            if effect.get("when") == "own_winning_fire":
                fight.counts[place] += effect["n"]
                break
    elif moment == "own_ship_hit":
        fight.used[place] |= USED_MOVE
        hits = tuple(location for location in fight.hits[1 - place] if location != SKULL)
        s.stack.append(Pick(seat, tuple(hit_codes(hits)), "move_hit", (1 - place, 0)))
    else:
        fight.used[place] |= USED_DRILL
        s.stack.append(Reroll(seat, 0, NO_ONE, ()))


def discard_weapon(s: State, seat: Seat, weapon: int) -> None:
    """A special weapon is used up (M13.1)."""
    s.weapons[seat] &= ~(1 << weapon)
    s.armoury[weapon] += 1
    if s.telling:
        tell(s, "used-weapon", {"seat": seat, "card": s.facts.weapons[weapon]})


def aim(s: State, seat: Seat, location: int) -> None:
    """All skulls of the volley hit one location; nothing of it goes to the hull (M13.3, M13.4)."""
    fight = fighting(s)
    place = place_of(s, seat)
    fight.shot[place] = location
    fight.hits[place] = tuple(location if face == SKULL else face for face in fight.hits[place])


# Moving and cancelling hits.


@step
def move_hit(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Which hit is to be moved is said: now where to; `args[2]` keeps it off the hull."""
    code, place, dry = args[0], args[1], args[2]
    if code == DONE:
        return
    codes = tuple(
        FIRST_LOCATION + location for location in range(dry, 5) if FIRST_LOCATION + location != code
    )
    s.stack.append(Pick(seat, codes, "move_hit_to", (place, coded_hit(code))))


@step
def move_hit_to(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A hit goes to another location."""
    fight = fighting(s)
    place, old = args[1], args[2]
    fight.hits[place] = (*without(fight.hits[place], old), args[0] - FIRST_LOCATION)


def cancel_hits(s: State, seat: Seat, count: int, least: int) -> None:
    """Turn hits on the own ship away, one by one, at least so many."""
    codes = hit_codes(fighting(s).hits[1 - place_of(s, seat)])
    if codes:
        if least == 0:
            codes.insert(0, DONE)
        s.stack.append(Pick(seat, tuple(codes), "cancel_hit", (count,)))


@step
def cancel_hit(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A hit is turned away, whether its location is known or not (M13.8)."""
    if args[0] == DONE:
        return
    fight = fighting(s)
    place = 1 - place_of(s, seat)
    fight.hits[place] = without(fight.hits[place], coded_hit(args[0]))
    if args[1] > 1:
        cancel_hits(s, seat, args[1] - 1, 0)


# Rolling again.


class Reroll(Frame[State]):
    """Mark dice by their faces, the own ones or the opponent's; then they are rolled again."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "either", "place", "marked")

    def __init__(self, seat: Seat, either: int, place: Place, marked: tuple[int, ...]) -> None:
        self.seat = seat
        self.either = either
        self.place = place
        self.marked = tuple(marked)

    def options(self, s: State) -> list[int]:
        fight = fighting(s)
        own_place = place_of(s, self.seat)
        codes = [DONE]
        for place, first in ((own_place, FIRST_REROLL), (1 - own_place, REROLL_RIVAL)):
            if self.place == place or (
                self.place == NO_ONE and (self.either or place == own_place)
            ):
                left = list(fight.dice[place])
                for face in self.marked:
                    left.remove(face)
                codes += [first + face - 1 for face in sorted(set(left))]
        return codes

    def resolve(self, s: State, code: int) -> None:
        if code == DONE:
            if self.marked:
                done = Step("rerolled", self.seat, (self.place, *self.marked))
                roll(s, len(self.marked), done)
            return
        own_place = place_of(s, self.seat)
        if code >= REROLL_RIVAL:
            place, face = 1 - own_place, code - REROLL_RIVAL + 1
        else:
            place, face = own_place, code - FIRST_REROLL + 1
        s.stack.append(Reroll(self.seat, self.either, place, (*self.marked, face)))

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"seat": self.seat, "count": len(self.marked)}
        return Message("prompt-m-reroll", args)


@step
def rerolled(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """New dice take the place of those marked."""
    fight = fighting(s)
    dice = list(fight.dice[args[0]])
    for face in args[1:]:
        dice.remove(face)
    fight.dice[args[0]] = (*dice, *s.dice)
    if s.telling:
        tell(s, "rerolled", {"seat": seat, "count": len(s.dice)})


means(tools, use_tool)
