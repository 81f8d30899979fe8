"""A player that looks ahead: a tree of choices over worlds that it can imagine, or rehearsals.

It holds a view, and samples whole positions from that (`Game.imagine`), so it never knows more than
its seat. In every iteration one such world is played down the tree: at each question the choice
that looks best to the seat asked, or has been looked at least; chance falls as it falls, and the
judge tells which positions it made are one to the tree. Where the tree ends the game's judge plays
on for a while and says what the position is worth to everybody. A judge may ask for rehearsals in
place of the tree (`doubloon.bots.search.rehearsal`).
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final, cast

from doubloon.bots.greedy import greedy
from doubloon.bots.search.judge import Judge, judge_of
from doubloon.bots.search.rehearsal import Rehearsal
from doubloon.bots.search.tree import Node
from doubloon.engine.decision import Decision
from doubloon.engine.game import Game
from doubloon.engine.notation import Choice
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game

ITERATIONS: Final = 400
WORLDS: Final = 4
"""One world is imagined for so many iterations."""
A_SECOND: Final = 1000
"""Iterations that a second is taken for where there is a time instead."""
OFTEN: Final = 16
"""After so many it is asked whether the rest could change the choice."""


class Search:
    """Thinks for a number of iterations, or for some seconds, about every choice."""

    def __init__(
        self,
        id: str,
        random: Random,
        n: int = ITERATIONS,
        time: float = 0.0,
    ) -> None:
        self.game = game(id)
        self.random = random
        self.n = n
        self.time = time
        self.greedy = greedy(id)
        self.judge: Judge | None = None
        self.done = 0
        """Iterations so far."""
        self.kept: dict[object, Node] = {}
        """What was found out about positions that might come: by their mark."""

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """The choice that was looked at most, or came out best when rehearsed."""
        judge = self.judge
        if judge is None:
            judge = self.judge = judge_of(self.game, view)
        judge.watch(view)
        all = decision.options.codes
        codes = judge.narrow(all)
        if len(codes) == 1:
            return decision.options[all.index(codes[0])]
        liked = cast(Choice, (judge.adviser() or self.greedy).choose(view, decision))
        if judge.trusts(liked.code):
            return liked
        if judge.rehearses:
            found = self.rehearse(view, decision.seat, judge, codes, liked.code)
            return decision.options[all.index(found)]
        root = self.think(view, decision, judge, liked.code)
        self.kept = root.marks_below(decision.seat)
        return decision.options[all.index(root.best(codes))]

    def rehearse(
        self, view: dict[str, Any], seat: int, judge: Judge, codes: list[int], liked: int
    ) -> int:
        """Try the choices out, and keep to the usual one if in doubt."""
        codes = judge.candidates(view, codes, liked)
        if len(codes) == 1:
            return liked
        rehearsal = Rehearsal(self.game, judge, self.random)
        n = int(self.time * A_SECOND) if self.time else self.n
        most = min(judge.plan(n, len(codes)), judge.enough)
        replies = 0 if self.time else n * judge.effort
        found = rehearsal.best(view, seat, codes, liked, most, self.time, replies)
        self.done += rehearsal.done
        return found

    def think(self, view: dict[str, Any], decision: Decision, judge: Judge, liked: int) -> Node:
        """Grow the tree from here; what an earlier one knew of this position is used again."""
        random, seat = self.random, decision.seat
        world = judge.imagine(self.game, view, random)
        settle(world, None)
        mark = judge.mark(world, seat)
        root = self.kept.get(mark) if mark is not None else None
        if root is None:
            root = Node(seat, mark, liked)
        root.favourite = liked
        descent = Descent(self.game, judge, random)
        until = perf_counter() + self.time
        done, most = 0, min(self.n, judge.enough)
        while perf_counter() < until if self.time else done < most:
            if done % OFTEN == 0 and not self.time and root.lead() > most - done:
                break
            if judge.secrets and done and done % WORLDS == 0:
                world = judge.imagine(self.game, view, random)
            descent.run(root, world.clone())
            done += 1
        self.done += done
        return root


class Descent:
    """One iteration after the other, down the tree and up again."""

    def __init__(self, game: Game, judge: Judge, random: Random) -> None:
        self.game = game
        self.judge = judge
        self.random = random

    def pick(self, below: int) -> int:
        """Chance."""
        return int(self.random.random() * below)

    def run(self, root: Node, s: State) -> None:
        """Play a world from the root on, judge where it gets to, and tell the way there."""
        judge, random, pick, stack = self.judge, self.random, self.pick, s.stack
        curiosity = judge.curiosity
        judge.begin(s)
        path: list[tuple[Node, int]] = []
        node: Node | None = root
        codes = judge.narrow(settle(s, pick))
        fresh: tuple[int, int, object] | None = None
        above = root
        while codes and not judge.far(s):
            if len(codes) == 1:
                code = codes[0]
            elif node is None:
                code = judge.reply(s, codes, random)
                if fresh is not None:
                    above.branches[fresh] = Node(fresh[1], fresh[2], code)
                    fresh = None
            else:
                code = node.select(codes, curiosity)
                path.append((node, code))
            stack.pop().resolve(s, code)
            codes = judge.narrow(settle(s, pick))
            if node is not None and codes and path and path[-1][0] is node:
                if len(codes) > 1:
                    key = (path[-1][1], stack[-1].seat, judge.mark(s, root.seat))
                    below = node.branches.get(key)
                    if below is None:
                        fresh, above = key, node
                        judge.leave(s)
                    node = below
        worths = judge.worth(s) if codes else judge.final(self.game.outcome(s), s)
        for node, code in path:
            node.learn(code, worths[node.seat])
