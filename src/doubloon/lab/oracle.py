"""What a choice is worth: greedy players play on until the game's judge can weigh the position.

Where a game has no judge that can, they play on to the end. Choices are weighed over worlds that
the seat asked could imagine, so nobody is blamed for what they could not know; the same worlds and
the same chance serve all choices that are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from doubloon.bots import Bot
from doubloon.bots.greedy import greedy
from doubloon.bots.search.judge import Judge, judge_of
from doubloon.bots.search.merchants import MerchantsJudge
from doubloon.engine.game import Game
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.lab.reasons import facts
from doubloon.lab.sim import ask

MOST_OPTIONS: Final = 12
"""Of more options than these some are looked at, by lot."""
FIRST_LOOK: Final = 4
"""A part of the worlds, one in so many, serves to find the rival of what was chosen."""
NOBODY: Final = -1
"""Who moved last, as far as an even judge cares."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a choice leads to, on average."""

    word: str
    chances: list[float]
    """Every seat's chance to win."""
    facts: dict[str, float]
    """What the seat asked has then."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A question, and what its answers are worth."""

    number: int
    seat: Seat
    chosen: Prospect
    policy: Prospect
    """What the player would have chosen who plays on everywhere."""
    best: Prospect
    loss: float
    """How much more the best is worth to the seat than what was chosen."""
    error: float
    """The standard error of the loss."""
    stands: list[float] | None = None
    """Where the looks before ended, at the beginning of this turn: everybody's chances as the
    position stands, before anybody plays on."""


class EvenJudge(MerchantsJudge):
    """Favours no captain for having moved last: chances are compared from turn to turn here."""

    def begin(self, s: State) -> None:
        """This turn is what matters, whosever it is."""
        super().begin(s)
        self.mover = NOBODY


class Oracle:
    """Knows what positions are worth to one seat. It sees all that the seat sees, and remembers."""

    def __init__(self, game: Game, seat: Seat, view: dict[str, Any]) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.judge = EvenJudge() if game.info.id == "merchants" else judge_of(game, view)
        self.weighs = can_weigh(self.judge)
        self.policy = greedy(game.info.id)

    def watch(self, s: State, bag: list[int]) -> int:
        """The seat is asked; what would the player choose who plays on everywhere?"""
        self.view = self.game.view(s, self.seat)
        self.judge.watch(self.view)
        return ask(self.game, s, self.policy, bag)

    def worlds(self, s: State, seed: str, count: int) -> list[State]:
        """Positions that the seat asked could be in; if it knows all, the true one."""
        judge = self.judge
        if not judge.secrets:
            return [s] * count
        lots = [Random(f"{seed} {at}") for at in range(count)]
        return [judge.imagine(self.game, self.view, random) for random in lots]

    def reaches(self, s: State) -> bool:
        """Whether looks at the position that was looked at last end here."""
        return self.weighs and self.judge.far(s)

    def look(self, s: State) -> None:
        """This position is looked at."""
        self.judge.begin(s)
        self.judge.leave(s)

    def stands(self, s: State, seed: str, count: int) -> list[float]:
        """Everybody's chances as the position stands, in worlds that the seat could imagine."""
        worths = [self.judge.worth(world) for world in self.worlds(s, seed, count)]
        return [sum(each) / count for each in zip(*worths, strict=True)]

    def play_on(self, s: State, code: int, random: Random) -> list[float]:
        """Make the choice, play on, and say what it came to for every seat."""
        judge, game = self.judge, self.game
        judge.begin(s)
        pick = Lots(random).pick
        settle(s, pick)
        s.stack.pop().resolve(s, code)
        judge.leave(s)
        players = [greedy(game.info.id) for _ in range(s.seats)]
        while codes := settle(s, pick):
            if self.weighs and judge.far(s):
                return list(judge.worth(s))
            code = codes[0] if len(set(codes)) == 1 else self.answer(s, players, codes)
            s.stack.pop().resolve(s, code)
        return list(judge.final(game.outcome(s), s))

    def answer(self, s: State, players: Sequence[Bot], codes: list[int]) -> int:
        """What the player that is asked would choose."""
        return ask(self.game, s, players[s.asked()], codes)

    def prospects(self, s: State, codes: Sequence[int], seed: str, n: int) -> list[Tries]:
        """Try choices in the same worlds, with the same chance."""
        found = [Tries(self.game.vocabulary.words[code], s.seats) for code in codes]
        for at, world in enumerate(self.worlds(s, seed, n)):
            for code, tries in zip(codes, found, strict=True):
                copy = world.clone()
                chances = self.play_on(copy, code, Random(f"{seed} chance {at}"))
                tries.add(chances, facts(self.game.view(copy, self.seat), self.seat))
        return found


class Lots:
    """Chance from one generator."""

    def __init__(self, random: Random) -> None:
        self.random = random.random

    def pick(self, below: int) -> int:
        """A number below the one given, all equally likely."""
        return int(self.random() * below)


class Tries:
    """What came of one choice so far."""

    def __init__(self, word: str, seats: int) -> None:
        self.word = word
        self.seats = seats
        self.chances: list[list[float]] = []
        self.facts: list[dict[str, float]] = []

    def add(self, chances: list[float], facts: dict[str, float]) -> None:
        """Note one world."""
        self.chances.append(chances)
        self.facts.append(facts)

    def mean(self, seat: Seat) -> float:
        """A seat's chance."""
        return sum(chances[seat] for chances in self.chances) / len(self.chances)

    def prospect(self) -> Prospect:
        """All of it, on average."""
        names = self.facts[0]
        facts = {name: sum(one[name] for one in self.facts) / len(self.facts) for name in names}
        return Prospect(self.word, [self.mean(seat) for seat in range(self.seats)], facts)


def can_weigh(judge: Judge) -> bool:
    """Whether a judge knows what a position is worth before the end."""
    return type(judge).worth is not Judge.worth


def weigh(
    oracle: Oracle,
    s: State,
    bag: list[int],
    chosen: int,
    number: int,
    n: int,
    seed: int,
    *,
    fresh: bool,
) -> Weighed:
    """Weigh what was chosen against what is best. The rival is found in some worlds and measured in
    others, so that it is not merely the luckiest.
    """
    seat = s.asked()
    random = Random(f"{seed} {number}")
    policy = oracle.watch(s, bag)
    codes = list(dict.fromkeys((chosen, policy, *bag)))
    if len(codes) > MOST_OPTIONS:
        codes = codes[:2] + random.sample(codes[2:], MOST_OPTIONS - 2)
    rival = policy
    if n >= FIRST_LOOK:
        looks = oracle.prospects(s, codes, f"{seed} {number} look", n // FIRST_LOOK)
        rival = max(zip(looks, codes, strict=True), key=lambda one: one[0].mean(seat))[1]
    few = list(dict.fromkeys((chosen, policy, rival)))
    tries = dict(zip(few, oracle.prospects(s, few, f"{seed} {number}", n), strict=True))
    best = max((rival, policy), key=lambda code: tries[code].mean(seat))
    loss, error = difference(tries[best], tries[chosen], seat)
    if loss < 0:
        best, loss, error = chosen, 0.0, 0.0
    return Weighed(
        number=number,
        seat=seat,
        chosen=tries[chosen].prospect(),
        policy=tries[policy].prospect(),
        best=tries[best].prospect(),
        loss=loss,
        error=error,
        stands=oracle.stands(s, f"{seed} {number}", n) if fresh else None,
    )


def difference(one: Tries, other: Tries, seat: Seat) -> tuple[float, float]:
    """By how much one is better than the other, world for world, and the standard error."""
    gaps = [a[seat] - b[seat] for a, b in zip(one.chances, other.chances, strict=True)]
    middle = sum(gaps) / len(gaps)
    spread = sum((gap - middle) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return middle, sqrt(spread / len(gaps))
