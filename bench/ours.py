"""One round of measurements of this engine, printed as JSON. Run with the build to measure first
on the path."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Final

from doubloon.engine import settle as settle_module
from doubloon.engine.playout import Playout
from doubloon.engine.settle import settle
from doubloon.games import game

SECONDS: Final = 2.0
COPIES: Final = 10_000


def pace(id: str) -> tuple[float, float]:
    """Decisions and games a second of random play with four seats."""
    found = game(id)
    options = found.check(4, {})
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        decisions += Playout(Random(games)).run(found.setup(4, options))
        games += 1
    seconds = time.perf_counter() - start
    return decisions / seconds, games / seconds


def copy_us(id: str) -> float:
    """Microseconds for a copy of a position in the middle of a game."""
    found = game(id)
    state = found.setup(4, found.check(4, {}))
    middle = Playout(Random(1))
    for _ in range(150):
        choices = settle(state, middle.pick)
        state.stack.pop().resolve(state, choices[middle.pick(len(choices))])
    start = time.perf_counter()
    for _ in range(COPIES):
        state.clone()
    return (time.perf_counter() - start) / COPIES * 1e6


def main() -> None:
    """Random games of each kind, then copies of positions in the middle of one."""
    decisions, games = pace("port-royal")
    buccaneer, _ = pace("buccaneer")
    merchants, _ = pace("merchants")
    result = {
        "compiled": str(settle_module.__file__).endswith(".so"),
        "decisions_per_s": decisions,
        "games_per_s": games,
        "buccaneer_decisions_per_s": buccaneer,
        "merchants_decisions_per_s": merchants,
        "copy_us": copy_us("port-royal"),
        "merchants_copy_us": copy_us("merchants"),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
