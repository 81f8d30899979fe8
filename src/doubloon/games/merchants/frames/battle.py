"""Naval combat: declaration, manoeuvre, action, until one side has lost or fled (M10)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import NOTHING, Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants import policy
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import NO_ONE, Fight, Place, Side
from doubloon.games.merchants.frames.step import Step, roll, step, successes
from doubloon.games.merchants.frames.tricks import USED_COLOURS
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.sides import (
    against,
    controller,
    fighting,
    manoeuvre_dice,
    recover,
)
from doubloon.games.merchants.state import GARRISON, NPC_SIDE, State, is_npc, is_pirate
from doubloon.games.merchants.verbs import (
    CHASERS,
    change_bounty,
    enemies,
    fit_out,
    tell,
    whose,
)
from doubloon.games.merchants.words import (
    BOARD,
    CANNONS,
    CREW,
    DEEDS,
    FLEE,
    MASTS,
    NATIONS,
    SHOOT,
    SKULL,
)

PATIENCE: Final = 10
"""After so many rounds in a row without a hit both break off (M10.1a)."""
ROUND: Final = Step("battle_round", NOBODY)
MANOEUVRE: Final = Step("manoeuvre", NOBODY)
FIRST_ROLLED: Final = Step("manoeuvred", NOBODY, (0,))
SECOND_ROLLED: Final = Step("manoeuvred", NOBODY, (1,))
COMPARE: Final = Step("compare", NOBODY)
FIRE: Final = Step("count_fire", NOBODY)
END: Final = Step("end_battle", NOBODY)


# The beginning.


@step
def start_battle(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """One side has found the other: a combat that nobody can decline (M4.4, M7.1, M9.6)."""
    attacker, defender = args[0], args[1]
    s.fight = Fight(attacker, defender)
    s.used &= ~USED_COLOURS
    if s.telling:
        tell(s, "battle", {**whose(attacker), **against(defender)})
    s.stack.append(Step("long_guns", NOBODY, (0,)))
    if not is_npc(attacker):
        nation = wronged(s, attacker, defender)
        if nation != NONE:
            s.stack.append(Step("accuse", attacker, (nation,)))
            s.stack.append(Window("on_engage", attacker))


def wronged(s: State, seat: Seat, side: Side) -> int:
    """The nation that minds an attack on a side; NONE for pirates and in war (M7.1, M7.3, M7.4)."""
    nation = NONE
    if side >= NPC_SIDE:
        if side - NPC_SIDE < NATIONS:
            nation = side - NPC_SIDE
    elif not is_pirate(s, side):
        nation = s.facts.nation[s.captain[side]]
    return NONE if nation != NONE and privateer(s, seat, nation) else nation


def privateer(s: State, seat: Seat, nation: int) -> bool:
    """Whether the captain's own nation is at war with that one: no bounty then (M9.17)."""
    return enemies(s, s.facts.nation[s.captain[seat]], nation)


@step
def accuse(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A nation puts a bounty on the player, unless False Colours deceive it (M7.1, M7.5)."""
    if not s.used & USED_COLOURS and not s.dead[seat]:
        change_bounty(s, seat, args[0], 1)


# Rounds (M10.1).


@step
def battle_round(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A round begins: attacker and defender declare, openly and in this order (M10.2)."""
    fight = fighting(s)
    if fight.quiet >= PATIENCE:
        if s.telling:
            tell(s, "broke-off", {**whose(fight.sides[0]), **against(fight.sides[1])})
        end_battle(s, NOBODY, ())
        return
    fight.round += 1
    fight.declared = [SHOOT, SHOOT]
    fight.dice = [(), ()]
    fight.winner = NO_ONE
    fight.escaping = False
    fight.counts = [0, 0]
    fight.hits = [(), ()]
    fight.shot = [NO_ONE, NO_ONE]
    if s.telling:
        tell(s, "battle-round", {"count": fight.round})
    s.stack.append(MANOEUVRE)
    if fight.round > 1:
        for place in (1, 0):
            if s.cubes[fight.sides[place] * 5 + MASTS]:
                s.stack.append(Declare(controller(s, fight.sides[place]), place))


def declarations(s: State, place: Place) -> list[int]:
    """What a side may declare after the first round (M10.2, M11.6, M9.11)."""
    sides = fighting(s).sides
    own = sides[place] * 5
    foe = sides[1 - place] * 5
    cubes = s.cubes
    if not cubes[own + MASTS]:
        return [SHOOT]
    options = [SHOOT]
    if cubes[own + CREW]:
        options.append(BOARD)
    if (
        not is_npc(sides[place])
        or cubes[own + CANNONS] < cubes[foe + CANNONS]
        or cubes[own + CREW] < cubes[foe + CREW]
    ):
        options.append(FLEE)
    return options


class Declare(Frame[State]):
    """Shoot, board or flee (M10.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: State) -> list[int]:
        return declarations(s, self.place)

    def resolve(self, s: State, code: int) -> None:
        if code == NOTHING:
            code = policy.declare(s, self.place, declarations(s, self.place))
        else:
            s.last_card = NONE
        fight = fighting(s)
        fight.declared[self.place] = code
        if s.telling:
            tell(s, "declared", {**whose(fight.sides[self.place]), "deed": DEEDS[code]})

    def prompt(self, s: State) -> Message:
        fight = fighting(s)
        own, foe = fight.sides[self.place], fight.sides[1 - self.place]
        return Message("prompt-m-declare", {**whose(own), **against(foe), "count": fight.round})


@step
def manoeuvre(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Both test Seamanship, the attacker's dice first (M10.3)."""
    roll(s, manoeuvre_dice(s, 0), FIRST_ROLLED)


@step
def manoeuvred(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """A side's dice lie; when both have rolled, cards and hooks may change them (M13.2)."""
    fight = fighting(s)
    fight.dice[args[0]] = tuple(s.dice)
    if args[0] == 0:
        roll(s, manoeuvre_dice(s, 1), SECOND_ROLLED)
        return
    s.stack.append(COMPARE)
    s.stack.append(Window("naval_after_manoeuvre_roll", fight.sides[0], fight.sides[1]))


def better(first: tuple[int, ...], second: tuple[int, ...]) -> Place:
    """Who has more successes, or else more on the other dice; NO_ONE in a tie (M10.3, M12.4)."""
    own, other = successes(first), successes(second)
    if own == other:
        own = sum(first) - own * SKULL
        other = sum(second) - other * SKULL
    if own == other:
        return NO_ONE
    return 0 if own > other else 1


@step
def compare(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Who has won the manoeuvre; nobody if nobody has a success (M10.3, M10.6)."""
    fight = fighting(s)
    first, second = successes(fight.dice[0]), successes(fight.dice[1])
    winner = better(fight.dice[0], fight.dice[1]) if first or second else NO_ONE
    fight.winner = winner
    if s.telling:
        tell_manoeuvre(s, fight, first, second)
    s.stack.append(FIRE)
    if winner != NO_ONE and fight.declared[winner] == FLEE:
        if successes(fight.dice[1 - winner]):
            s.stack.append(Window("naval_flee_won", fight.sides[winner]))
        else:
            fight.escaping = True


def tell_manoeuvre(s: State, fight: Fight, first: int, second: int) -> None:
    """Tell what was rolled and who has the weather gauge."""
    for place, count in ((0, first), (1, second)):
        said = {"count": count, "dice": len(fight.dice[place])}
        tell(s, "manoeuvred", {**whose(fight.sides[place]), **said})
    if fight.winner == NO_ONE:
        tell(s, "manoeuvre-tied", {})
    else:
        tell(s, "manoeuvre-won", whose(fight.sides[fight.winner]))


# The end.


@step
def end_battle(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """The combat is over; whoever survived it goes on (M9.12, M10.11, M13.9)."""
    fight = fighting(s)
    for side in fight.sides:
        if side < NPC_SIDE:
            if not s.dead[side]:
                s.flipped[side] &= ~(1 << CHASERS)
                recover(s, side, "after_battle_or_raid")
        elif side != GARRISON and s.zone[side] != NONE:
            fit_out(s, side, s.ship[side])
    s.fight = None
