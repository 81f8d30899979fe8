"""Teaches the judge of Port Royal to weigh a race: `python -m doubloon.lab.teach GAMES [SEED]`.

Games between greedy players are played; at the beginning of every turn the facts of all seats are
noted, and who won in the end. The weights are those under which the winners were likeliest, found
by going downhill; the curve of the loss is printed, on games that were not learned from too.
"""

from __future__ import annotations

import sys
from json import dumps
from pathlib import Path
from random import Random
from typing import TypeAlias, cast

from doubloon.bots import seat_bots
from doubloon.bots.search.port_royal import FACTS, chances, race, score
from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.port_royal.state import State

Lesson: TypeAlias = tuple[list[list[float]], list[float]]
"""The facts of every seat, and the share of the win that each had in the end."""


def lessons(games: int, seed: int) -> list[Lesson]:
    """Positions of games with two to five seats."""
    found = game("port-royal")
    random = Random(seed)
    all: list[Lesson] = []
    for number in range(games):
        seats = random.choice((2, 3, 4, 4, 5))
        s = cast(State, found.setup(seats, found.check(seats, {})))
        bots = seat_bots(["greedy"] * seats, "port-royal", seed + number)
        chance = Seeded(seed + number)
        noted: list[list[list[float]]] = []
        turn = 0
        while codes := settle(s, chance.pick):
            if s.turn != turn:
                turn = s.turn
                noted.append(race(s))
            seat = s.stack[-1].seat
            if len(codes) == 1:
                code = codes[0]
            else:
                options = Options(found.vocabulary, seat, codes)
                decision = Decision(seat, Message(""), options)
                choice = bots[seat].choose(found.view(s, seat), decision)
                code = choice.code if not isinstance(choice, str) else codes[0]
            s.stack.pop().resolve(s, code)
        winners = found.outcome(s).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        all += [(facts, shares) for facts in noted]
    return all


def loss(weights: list[float], lessons: list[Lesson]) -> float:
    """How surprised the weights are by who won, on average."""
    from math import log

    total = 0.0
    for facts, shares in lessons:
        odds = chances([score(weights, one) for one in facts])
        total -= sum(share * log(max(odd, 1e-9)) for share, odd in zip(shares, odds, strict=True))
    return total / len(lessons)


def learn(lessons: list[Lesson], rounds: int, random: Random, rate: float = 0.05) -> list[float]:
    """The weights that explain the lessons best."""
    weights = [0.0] * (2 * FACTS)
    held, taught = lessons[: len(lessons) // 10], lessons[len(lessons) // 10 :]
    for round in range(rounds):
        random.shuffle(taught)
        step = rate / (1 + round)
        for facts, shares in taught:
            odds = chances([score(weights, one) for one in facts])
            for one, share, odd in zip(facts, shares, odds, strict=True):
                push = step * (share - odd)
                for at, fact in enumerate(one):
                    if fact:
                        weights[at] += push * fact
        print(f"{round + 1}: {loss(weights, taught[:5000]):.4f}, held out {loss(weights, held):.4f}")
    return weights


def main(games: int, seed: int = 1) -> None:
    """Teach, and write the weights where the judge finds them."""
    found = lessons(games, seed)
    print(f"{len(found)} positions")
    weights = [round(weight, 4) for weight in learn(found, 8, Random(seed))]
    place = Path(__file__).parents[1] / "bots" / "search" / "port_royal.json"
    place.write_text(dumps(weights) + "\n")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
