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


def main() -> None:
    """Random games of each kind, then copies of a position in the middle of one."""
    port_royal = game("port-royal")
    options = port_royal.check(4, {})
    decisions, games = pace("port-royal")
    buccaneer, _ = pace("buccaneer")
    state = port_royal.setup(4, options)
    middle = Playout(Random(1))
    for _ in range(150):
        choices = settle(state, middle.pick)
        state.stack.pop().resolve(state, choices[middle.pick(len(choices))])
    copies = 20_000
    start = time.perf_counter()
    for _ in range(copies):
        state.clone()
    copy_us = (time.perf_counter() - start) / copies * 1e6

    result = {
        "compiled": str(settle_module.__file__).endswith(".so"),
        "decisions_per_s": decisions,
        "games_per_s": games,
        "buccaneer_decisions_per_s": buccaneer,
        "copy_us": copy_us,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
