"""Rehearsals: the usual choice is given up only for one that is clearly better."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, cast

import pytest

from doubloon.bots.lead import lead
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.rehearsal import MANY, Rehearsal, Trial
from doubloon.engine.chance import Seeded
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game
from doubloon.games.port_royal.deck import SHIP
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.odds import bust_odds
from doubloon.games.port_royal.words import DRAW, STOP
from kit import P1, P2, table


class Sworn(Judge):
    """Likes one choice by so much, and is never sure what luck brings."""

    secrets = False

    def __init__(self, more: float, noise: float = 0.0) -> None:
        self.more = more
        self.noise = noise
        self.random = Random(6)

    def far(self, s: State) -> bool:
        return True

    def worth(self, s: State) -> list[float]:
        stopped = isinstance(s.stack[-1], Take)
        luck = 0.0 if stopped else self.noise * self.random.uniform(-1, 1)
        return [0.5 + self.more * stopped + luck] * s.seats


class Watcher(Sworn):
    """Notes the harbours that it is shown."""

    def __init__(self, even: bool) -> None:
        super().__init__(0.0, 0.5)
        self.even = even
        self.hope = 1e9
        self.seen: list[int] = []

    def age(self, s: State) -> int:
        return cast(Any, s).turn

    def worth(self, s: State) -> list[float]:
        if not isinstance(s.stack[-1], Take):
            self.seen.append(len(cast(Any, s).harbour))
        return super().worth(s)


def undecided() -> Any:
    """A position in which greedy would draw, and stopping is possible."""
    found = game("port-royal")
    s: Any = found.setup(2, found.check(2, {}))
    pick = Seeded(2).pick
    while SHIP not in [s.deck.kind[card] for card in s.harbour]:
        codes = settle(s, pick)
        s.stack.pop().resolve(s, codes[0])
        codes = settle(s, pick)
    assert codes == [DRAW, STOP]
    return s


def rehearse(judge: Judge, most: int, seconds: float = 0.0, replies: int = 0) -> tuple[int, int]:
    """What is chosen there, and after how many tries."""
    found, s = game("port-royal"), undecided()
    trial = Rehearsal(found, judge, Random(1))
    seat = s.asked()
    view, codes = found.view(s, seat), [DRAW, STOP]
    return trial.best(view, seat, codes, DRAW, most, seconds, replies), trial.done


def test_luck_that_is_even_busts_as_often_as_it_should() -> None:
    """Of some rehearsals as many go wrong as the odds say, within one or two."""
    judge = Watcher(even=True)
    rehearse(judge, 64)
    fatal, cards = bust_odds(undecided(), None)
    assert fatal > 0
    assert len(judge.seen) == 64
    assert judge.seen.count(0) == pytest.approx(64 * fatal / cards, abs=2)
    usual = Watcher(even=False)
    rehearse(usual, 64)
    assert usual.seen != judge.seen


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
    unsure = Sworn(0.0, 0.5)
    unsure.hope = 1e9
    rehearse(unsure, 32, 0.1)
    assert 0.1 <= perf_counter() - began < 2


class Ponderous(Sworn):
    """Plays on for a reply, and thinks of nine more for it."""

    hope = 1e9

    def __init__(self) -> None:
        super().__init__(0.0, 0.5)
        self.asked = 0

    def begin(self, s: State) -> None:
        self.asked = 0

    def far(self, s: State) -> bool:
        return self.asked > 0

    def reply(self, s: State, codes: list[int], random: Random) -> int:
        self.asked += 1
        self.pondered += 9
        return codes[0]


def test_long_rehearsals_are_fewer() -> None:
    """Each takes ten replies: there are as many as have room, but always the first ones."""
    assert rehearse(Ponderous(), 64, replies=10_000)[1] == 2 * 64
    assert rehearse(Ponderous(), 64, replies=300)[1] == 2 * 15
    assert rehearse(Ponderous(), 64, replies=1)[1] == 2 * Ponderous.first


def test_what_was_pondered_before_does_not_count() -> None:
    """A judge serves a whole game."""
    judge = Ponderous()
    assert rehearse(judge, 64, replies=300) == rehearse(judge, 64, replies=300)


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
        return int(cast(Any, s).turn)

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
    rehearsal = Rehearsal(found, judge, Random(1))
    assert rehearsal.run(rehearsal.begin(s, 0, [DRAW])[DRAW], 0) == pytest.approx(worth)


class Asked(Counting):
    """Counts what it is asked about takes of the first turn, and the worlds that it imagines."""

    def __init__(self, pays: bool = False, secrets: bool = False) -> None:
        self.pays = pays
        self.secrets = secrets
        self.asked = self.worlds = 0

    def imagine(self, game: Any, view: dict[str, Any], random: Random) -> State:
        self.worlds += 1
        return super().imagine(game, view, random)

    def reply(self, s: State, codes: list[int], random: Random) -> int:
        if isinstance(s.stack[-1], Take):
            self.asked += self.age(s) == 1
            if self.pays:
                return codes[0]
        return super().reply(s, codes, random)


def test_what_follows_before_luck_is_played_once() -> None:
    """If nobody takes anything after a stop, the next card is the first that luck has a say in."""
    s, judge = undecided(), Asked()
    rehearsal = Rehearsal(game("port-royal"), judge, Random(1))
    begun = rehearsal.begin(s, s.asked(), [STOP])[STOP]
    before = judge.asked
    assert before > 0
    assert not begun.over
    assert judge.age(begun.s) == 2
    worths = [rehearsal.run(begun, 0) for _ in range(3)]
    assert judge.asked == before
    assert worths == [worths[0]] * 3


def test_coins_that_are_spent_are_luck() -> None:
    """R1.2: whoever pays turns up the faces of coins, so what follows is played every time."""
    t = table(harbour=["jester-1", "settler", "red-1-1"], coins={P1: 9, P2: 9}, seats=2)
    judge = Asked(pays=True)
    rehearsal = Rehearsal(game("port-royal"), judge, Random(1))
    begun = rehearsal.begin(t.state, P1, [STOP])[STOP]
    assert (judge.asked, judge.age(begun.s)) == (1, 1)
    rehearsal.run(begun, P1)
    rehearsal.run(begun, P1)
    assert judge.asked == 3


@pytest.mark.parametrize(("secrets", "worlds"), [(False, 1), (True, Judge.first)])
def test_each_rehearsal_has_a_world_of_its_own_where_there_are_secrets(
    secrets: bool, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One will do where everything is open."""
    begin, begun = Rehearsal.begin, []

    def noted(self: Rehearsal, world: State, seat: int, codes: list[int]) -> dict[int, Trial]:
        begun.append(world)
        return begin(self, world, seat, codes)

    monkeypatch.setattr(Rehearsal, "begin", noted)
    judge = Asked(secrets=secrets)
    rehearse(judge, 16)
    assert len({id(world) for world in begun}) == len(begun) == worlds
    assert judge.worlds == 1 + worlds * secrets
