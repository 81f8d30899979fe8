"""A player that looks ahead: a tree of choices over worlds that it can imagine.

It holds a view, and samples whole positions from that (`Game.imagine`), so it never knows more than
its seat. In every iteration one such world is played down the tree: at each question the choice
that looks best to the seat asked, or has been looked at least; chance falls as it falls, and what
it brings tells one branch from another. Where the tree ends the game's judge plays on for a while
and says what the position is worth to everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

from doubloon.bots.search.judge import Judge, judge_of
from doubloon.bots.search.tree import Node
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game

ITERATIONS: Final = 400
WORLDS: Final = 8
"""One world is imagined for so many iterations."""


class Search:
    """Thinks for a number of iterations, or for some seconds, about every choice."""

    def __init__(self, id: str, random: Random, n: int = ITERATIONS, time: float = 0.0) -> None:
        self.game = game(id)
        self.random = random
        self.n = n
        self.time = time
        self.kept: dict[object, Node] = {}
        """What was found out about positions that might come: by their mark."""

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """The choice that was looked at most."""
        codes = decision.options.codes
        if len(codes) == 1:
            return decision.options[0]
        judge = judge_of(self.game, view)
        root = self.think(view, decision.seat, judge)
        best = max(codes, key=root.visits_of)
        self.kept = root.marks_below(best)
        return decision.options[codes.index(best)]

    def think(self, view: dict[str, Any], seat: int, judge: Judge) -> Node:
        """Grow the tree from here; what an earlier one knew of this position is used again."""
        random = self.random
        first = self.game.imagine(view, random)
        settle(first, None)
        mark = judge.mark(first, seat)
        root = self.kept.get(mark) or Node(seat, mark)
        descent = Descent(self.game, judge, seat, random)
        more = self.budget()
        world, done = first, 0
        while more(done):
            if done % WORLDS == 0 and done and judge.secrets:
                world = self.game.imagine(view, random)
            descent.run(root, world.clone())
            done += 1
        return root

    def budget(self) -> Callable[[int], bool]:
        """Whether to go on after so many iterations."""
        if self.time:
            until = perf_counter() + self.time
            return lambda done: perf_counter() < until
        return lambda done: done < self.n


class Descent:
    """One iteration after the other, down the tree and up again."""

    def __init__(self, game: Any, judge: Judge, seat: int, random: Random) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.random = random
        self.fell: list[int] = []
        """What chance has said since the last choice."""

    def pick(self, below: int) -> int:
        """Chance, noted."""
        found = int(self.random.random() * below)
        self.fell.append(found)
        return found

    def run(self, root: Node, s: State) -> None:
        """Play a world from the root on, judge where it gets to, and tell the way there."""
        judge, random, node = self.judge, self.random, root
        judge.begin(s)
        path: list[tuple[Node, int]] = []
        codes = settle(s, self.pick)
        while codes and not judge.far(s):
            if len(codes) == 1:
                s.stack.pop().resolve(s, codes[0])
                codes = settle(s, self.pick)
                continue
            code, fresh = node.select(codes, random)
            path.append((node, code))
            self.fell.clear()
            s.stack.pop().resolve(s, code)
            codes = settle(s, self.pick)
            if fresh or not codes:
                break
            seat = s.stack[-1].seat
            mark = judge.mark(s, self.seat) if seat == self.seat else None
            node = node.below(code, tuple(self.fell), seat, mark)
        while codes and not judge.far(s):
            code = codes[0] if len(codes) == 1 else judge.reply(s, codes, random)
            s.stack.pop().resolve(s, code)
            codes = settle(s, self.pick)
        worths = judge.worth(s) if codes else judge.final(self.game.outcome(s), s)
        for node, code in path:
            node.learn(code, worths[node.seat])
