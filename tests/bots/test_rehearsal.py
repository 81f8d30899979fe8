"""Rehearsals: the usual choice is given up only for one that is clearly better."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from doubloon.bots.lead import lead
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.rehearsal import MANY, Rehearsal
from doubloon.engine.chance import Seeded
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game
from doubloon.games.port_royal.deck import SHIP
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.words import DRAW, STOP


class Sworn(Judge):
    """Likes one choice by so much, and is never sure."""

    secrets = False

    def __init__(self, more: float, noise: float = 0.0) -> None:
        self.more = more
        self.noise = noise
        self.random = Random(5)

    def far(self, s: State) -> bool:
        return True

    def worth(self, s: State) -> list[float]:
        stopped = isinstance(s.stack[-1], Take)
        return [0.5 + self.more * stopped + self.noise * self.random.uniform(-1, 1)] * s.seats


def rehearse(judge: Judge, most: int, seconds: float = 0.0) -> tuple[int, int]:
    """What is chosen where greedy would draw and stopping is possible, and after how many tries."""
    found = game("port-royal")
    s: Any = found.setup(2, found.check(2, {}))
    pick = Seeded(2).pick
    while SHIP not in [s.deck.kind[card] for card in s.harbour]:
        codes = settle(s, pick)
        s.stack.pop().resolve(s, codes[0])
        codes = settle(s, pick)
    assert codes == [DRAW, STOP]
    trial = Rehearsal(found, judge, Random(1))
    seat = s.asked()
    return trial.best(found.view(s, seat), seat, codes, DRAW, most, seconds), trial.done


@pytest.mark.parametrize(
    ("more", "noise", "choice"),
    [(0.1, 0.0, STOP), (0.0, 0.0, DRAW), (-0.1, 0.0, DRAW), (0.1, 0.05, STOP), (0.01, 0.5, DRAW)],
)
def test_only_what_is_clearly_better_is_done(more: float, noise: float, choice: int) -> None:
    """A little better in much noise is not enough."""
    assert rehearse(Sworn(more, noise), 32)[0] == choice


def test_what_is_behind_is_dropped_early() -> None:
    """A few of each choice tell; what may be better is tried until that is sure, or to the end."""
    assert rehearse(Sworn(-0.1), 32)[1] == 2 * Judge.first
    assert rehearse(Sworn(0.1), 32)[1] == 2 * MANY
    assert rehearse(Sworn(0.02, 0.1), 32)[1] == 2 * 32
    assert rehearse(Sworn(0.1), 2)[1] == 4


def test_rehearsals_end_in_time() -> None:
    """Seconds count instead of rehearsals, if there are any."""
    began = perf_counter()
    undecided = Sworn(0.0, 0.5)
    undecided.hope = 1e9
    rehearse(undecided, 32, 0.1)
    assert 0.1 <= perf_counter() - began < 2


def test_a_lead_is_counted_in_pairs_less_some_errors() -> None:
    """What luck gives to both is no error."""
    assert lead([0.2, 0.8, 0.5], [0.1, 0.7, 0.4], 3.0) == pytest.approx(0.1)
    assert lead([0.2, 0.6], [0.1, 0.3], 1.0) == pytest.approx(0.2 - 0.1)


class Counting(Judge):
    """Says that the first turn is worth one, the next two, and so on; looks three turns ahead."""

    secrets = False
    early = 0.25
    dim = 0

    def age(self, s: State) -> int:
        return int(getattr(s, "turn"))  # noqa: B009 - any game's state that has turns

    def far(self, s: State) -> bool:
        return self.age(s) >= 4

    def clear(self, s: State) -> bool:
        return self.age(s) != self.dim

    def worth(self, s: State) -> list[float]:
        return [float(self.age(s))] * s.seats

    def reply(self, s: State, codes: list[int], random: Random) -> int:
        return STOP if STOP in codes else codes[-1]


@pytest.mark.parametrize(
    ("dim", "worth"), [(0, 0.25 * 2 + 0.75 * (0.25 * 3 + 0.75 * 4)), (2, 0.25 * 3 + 0.75 * 4)]
)
def test_what_the_judge_says_on_the_way_counts(dim: int, worth: float) -> None:
    """A share of what is left at each turn where it has something to say, the rest in the end."""
    found = game("port-royal")
    s = found.setup(2, found.check(2, {}))
    settle(s, Seeded(2).pick)
    judge = Counting()
    judge.dim = dim
    assert judge.age(s) == 1
    assert Rehearsal(found, judge, Random(1)).run(s, 0, DRAW) == pytest.approx(worth)
