"""Choices rehearsed: each is tried out with the same luck, and the usual one is kept if in doubt.

A rehearsal plays on as the judge replies until that is far enough, and is worth what the judge says
then, or what the end brings; what it says on the way may count, too. What does not get ahead of the
usual choice is dropped. All that follows from a choice before luck has a say is played once.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from doubloon.bots.lead import lead
from doubloon.bots.search.judge import Judge
from doubloon.engine.game import Game
from doubloon.engine.seat import CHANCE
from doubloon.engine.settle import Pick, settle
from doubloon.engine.state import State

SURE: Final = 3.0
MANY: Final = 16
"""So many errors of the comparison are beyond doubt, after so many rehearsals."""
LUCK: Final = 1 << 30
EVEN: Final = (0.8191725133961645, 0.6710436067037893, 0.5497004779019703)
"""Steps by which the luck of the first cards goes round, so that rehearsals meet it evenly."""


@dataclass(slots=True)
class Trial:
    """How a rehearsal goes: the world in which it is played, and what is known of its worth."""

    root: State
    """The world in which the choice was to be made."""
    s: State
    age: int
    """The turn in which the judge was heard last."""
    total: float = 0.0
    rest: float = 1.0
    """What was said on the way, and how much of the worth is still to be said."""
    over: bool = False
    """Whether that was far enough: the total is all."""

    def clone(self) -> Trial:
        """The same once more, to be played on apart."""
        return Trial(self.root, self.s.clone(), self.age, self.total, self.rest)


class Rehearsal:
    """One world after the other, in which a choice is made and everybody plays on."""

    def __init__(self, game: Game, judge: Judge, random: Random) -> None:
        self.game = game
        self.judge = judge
        self.random = random
        self.luck = random
        self.world: State | None = None
        self.number = 0
        self.even = [0.0] * len(EVEN)
        """The luck of the first cards of this turn, where the judge wants it even."""
        self.now = 0
        self.cards = 0
        self.age = -1
        self.done = 0
        """Rehearsals so far."""
        self.replies = 0
        """Replies in them."""

    def best(
        self,
        view: dict[str, Any],
        seat: int,
        codes: list[int],
        usual: int,
        most: int,
        seconds: float = 0.0,
        replies: int = 0,
    ) -> int:
        """The choice that is clearly better than the usual one, or that.

        With seconds, each is rehearsed as often as there is time for; else so often at most, and no
        more once there were so many replies, with what the judge only thought of.
        """
        judge, random = self.judge, self.random
        world = judge.imagine(self.game, view, random)
        settle(world, None)
        others = [code for code in codes if code != usual]
        worths: dict[int, list[float]] = {code: [] for code in codes}
        first = size = max(2, min(judge.first, most))
        if judge.even:
            self.even = [random.random() for _ in EVEN]
        begun: dict[int, Trial] = {}
        began, pondered, spent = perf_counter(), judge.pondered, 0.0
        while spent < 1.0:
            for _ in range(size):
                if judge.secrets:
                    world = judge.imagine(self.game, view, random)
                    settle(world, None)
                if judge.secrets or not begun:
                    begun = self.begin(world, seat, [usual, *others])
                self.number = int(random.random() * LUCK)
                self.even = [(at + step) % 1.0 for at, step in zip(self.even, EVEN, strict=True)]
                for code in (usual, *others):
                    worths[code].append(self.run(begun[code], seat))
                tried = len(worths[usual])
                if seconds:
                    spent = (perf_counter() - began) / seconds
                    if spent >= 1.0 and tried > 1:
                        break
                elif replies and tried >= first:
                    spent = (self.replies + judge.pondered - pondered) / replies
                    if spent >= 1.0:
                        break
            if not seconds:
                spent = max(spent, (tried - first) / (most - first) if tried < most else 1.0)
                size = min(tried, most - tried)
            doubt = (judge.hope + judge.doubt) * min(1.0, spent) - judge.hope
            others = [
                code for code in others if lead(worths[code], worths[usual], doubt) > judge.gap
            ]
            if not others:
                return usual
            found = max(others, key=lambda code: sum(worths[code]))
            if tried < MANY:
                continue
            others = [
                code
                for code in others
                if code == found or lead(worths[found], worths[code], SURE) <= 0
            ]
            if len(others) == 1 and lead(worths[found], worths[usual], SURE) > judge.gap:
                return found
        return found

    def pick(self, below: int) -> int:
        """Chance; each turn has luck of its own, whatever happened before."""
        assert self.world is not None
        age = self.judge.age(self.world)
        if age != self.age:
            self.age = age
            self.luck = Random(self.number + age)
        if age == self.now and self.cards < len(EVEN) and self.judge.even:
            self.cards += 1
            return int(self.even[self.cards - 1] * below)
        return int(self.luck.random() * below)

    def begin(self, world: State, seat: int, codes: list[int]) -> dict[int, Trial]:
        """What each choice leads to before luck has a say."""
        self.now = self.judge.age(world)
        found: dict[int, Trial] = {}
        for code in codes:
            s = world.clone()
            s.stack.pop().resolve(s, code)
            found[code] = trial = Trial(world, s, self.now)
            self.play(trial, seat, None)
        return found

    def run(self, begun: Trial, seat: int) -> float:
        """What comes of a choice, with the luck at hand."""
        self.done += 1
        if begun.over:
            return begun.total
        trial = begun.clone()
        self.world = trial.s
        self.cards = 0
        self.age = -1
        self.play(trial, seat, self.pick)
        return trial.total

    def play(self, trial: Trial, seat: int, pick: Pick | None) -> None:
        """Play on until that is far enough, or until luck has a say if it may not have one."""
        judge, random, s, stack = self.judge, self.random, trial.s, trial.s.stack
        judge.begin(trial.root)
        while codes := settle(s, pick):
            if stack[-1].seat == CHANCE:
                return
            if judge.far(s):
                trial.total += trial.rest * judge.chance(s, seat)
                trial.over = True
                return
            if judge.early and judge.age(s) != trial.age and judge.clear(s):
                trial.age = judge.age(s)
                trial.total += trial.rest * judge.early * judge.chance(s, seat)
                trial.rest -= trial.rest * judge.early
            code = codes[0]
            if len(codes) > 1:
                self.replies += 1
                code = judge.reply(s, codes, random)
            stack.pop().resolve(s, code)
        trial.total += trial.rest * judge.final(self.game.outcome(s), s)[seat]
        trial.over = True
