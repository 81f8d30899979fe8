"""How many iterations a second the search does from one position, printed as JSON."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any, Final

from doubloon.bots.search import Search
from doubloon.engine.decision import Decision, Options
from doubloon.engine.playout import Playout
from doubloon.engine.settle import settle
from doubloon.games import game

MIDDLE: Final = 100
ITERATIONS: Final = 2000
FEW: Final = 20


def position(id: str, seats: int = 4) -> tuple[dict[str, Any], Decision]:
    """A question that is thought about, from the middle of a game by lot: always the same one."""
    found = game(id)
    s = found.setup(seats, found.check(seats, {}))
    lot = Playout(Random(1))
    done = 0
    while codes := settle(s, lot.pick):
        seat = s.asked()
        if done >= MIDDLE and len(codes) > 1:
            options = Options(found.vocabulary, seat, codes)
            view, decision = found.view(s, seat), Decision(seat, s.stack[-1].prompt(s), options)
            bot = Search(id, Random(1), n=FEW)
            bot.choose(view, decision)
            if bot.done:
                return view, decision
        s.stack.pop().resolve(s, codes[lot.pick(len(codes))])
        done += 1
    raise AssertionError(f"nothing is thought about in a game of {id}")


def iterations_per_s(id: str, iterations: int = ITERATIONS) -> float:
    """Think once, for up to so many iterations."""
    view, decision = position(id)
    bot = Search(id, Random(1), n=iterations)
    start = time.perf_counter()
    bot.choose(view, decision)
    return bot.done / (time.perf_counter() - start)


def main() -> None:
    """The games that have a judge of their own."""
    print(json.dumps({id: iterations_per_s(id) for id in ("port-royal", "buccaneer")}))


if __name__ == "__main__":
    main()
