"""Skill tests: roll as many dice as the skill; one success is enough (M2.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.frames.step import STEPS, roll, successes
from doubloon.games.merchants.passive import dice, own
from doubloon.games.merchants.state import State
from doubloon.games.merchants.verbs import tell
from doubloon.games.merchants.words import ABILITY, INFLUENCE, PASS, SCOUTING, SKILLS

USED_INFLUENCE: Final = 1
"""The once-a-turn reroll of an Influence test is spent."""
USED_SCOUTING: Final = 2
USED_TONGUE: Final = 4
"""Paid for a failed mission test in this turn."""


def attempt(
    s: State,
    seat: Seat,
    skill: int,
    then: str,
    args: tuple[int, ...] = (),
    context: str = "",
) -> None:
    """Roll for a skill; the step `then` gets the number of successes before `args`."""
    count = dice(s, seat, skill, context)
    if skill == SCOUTING:
        count += s.extra_dice
        s.extra_dice = 0
    roll(s, count, Tested(seat, skill, then, args))


class Tested(Frame[State]):
    """The dice lie; whoever may roll a failed test again is asked (M2.9)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "skill", "then", "args")

    def __init__(self, player: Seat, skill: int, then: str, args: tuple[int, ...]) -> None:
        self.seat = NOBODY
        self.player = player
        self.skill = skill
        self.then = then
        self.args = args

    def resolve(self, s: State, code: int) -> None:
        count = successes(s.dice)
        if s.telling:
            said: dict[str, Arg] = {"seat": self.player, "skill": SKILLS[self.skill]}
            tell(s, "tested", {**said, "successes": count, "dice": len(s.dice)})
        if not count and can_reroll(s, self.player, self.skill):
            s.stack.append(Retest(self.player, self.skill, self.then, self.args))
        else:
            STEPS[self.then](s, self.player, (count, *self.args))


def can_reroll(s: State, seat: Seat, skill: int) -> bool:
    """Whether an ability or a kept card rolls this failed test again, once a turn."""
    if s.active != seat or s.used & used_bit(skill):
        return False
    for effect in own(s, seat, "reroll"):
        if effect.get("when") == SKILLS[skill] + "_test" or effect.get("scope") == SKILLS[skill]:
            return True
    return False


def used_bit(skill: int) -> int:
    """What marks that the reroll of this skill is spent."""
    return USED_INFLUENCE if skill == INFLUENCE else USED_SCOUTING


class Retest(Frame[State]):
    """Roll a failed test again, or let it be."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "skill", "then", "args")

    def __init__(self, seat: Seat, skill: int, then: str, args: tuple[int, ...]) -> None:
        self.seat = seat
        self.skill = skill
        self.then = then
        self.args = args

    def options(self, s: State) -> list[int]:
        return [PASS, ABILITY]

    def resolve(self, s: State, code: int) -> None:
        if code == PASS:
            STEPS[self.then](s, self.seat, (0, *self.args))
            return
        s.used |= used_bit(self.skill)
        roll(s, len(s.dice), Tested(self.seat, self.skill, self.then, self.args))

    def prompt(self, s: State) -> Message:
        return Message("prompt-m-retest", {"skill": SKILLS[self.skill]})
