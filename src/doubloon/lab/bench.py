"""How fast the engine is on this machine, in a few seconds."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import doubloon
from doubloon.engine import settle as engine
from doubloon.engine.game import Game
from doubloon.engine.settle import settle
from doubloon.engine.state import State
from doubloon.games import game as find_game
from doubloon.lab.sim import Tick, simulate

SEATS: Final = 4
MIDDLE: Final = 100
"""How many decisions into a game its clones and views are measured."""
TRIES: Final = 5


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured: random games with four seats, by one process."""

    game: str
    seats: int
    options: dict[str, Any]
    compiled: bool
    """Whether the engine is the compiled build."""
    games: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float
    view_us: float
    import_ms: float
    """`import doubloon` beyond the bare start of Python."""
    table_kb: float
    """A table with its log at the end of a game."""

    def data(self) -> dict[str, Any]:
        """The figures as plain data."""
        return asdict(self)


def bench(
    game: str,
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    tick: Tick | None = None,
) -> Figures:
    """Measure one game, as its options have it."""
    played = simulate(game, SEATS, ["random"], games, seed, options, tick)
    options = played.options
    found = find_game(game).of(options)
    state = midgame(found, seed, options)
    return Figures(
        game=game,
        seats=SEATS,
        options=options,
        compiled=is_compiled(),
        games=games,
        decisions_per_s=played.decisions_per_s,
        games_per_s=played.games_per_s,
        clone_us=1e6 * shortest(state.clone, 2000),
        view_us=1e6 * shortest(lambda: found.view(state, 0), 200),
        import_ms=1e3 * import_seconds(),
        table_kb=table_bytes(game, seed, options) / 1000,
    )


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not str(engine.__file__).endswith(".py")


def midgame(game: Game, seed: int, options: dict[str, Any]) -> State:
    """A position in the middle of a random game."""
    random = Random(seed).random
    s = game.setup(SEATS, options)
    for _ in range(MIDDLE):
        codes = settle(s, lambda below: int(random() * below))
        if not codes:
            break
        s.stack.pop().resolve(s, codes[int(random() * len(codes))])
    return s


def shortest(call: Callable[[], object], times: int) -> float:
    """Seconds for one call: the best of several runs of so many."""
    best = float("inf")
    for _ in range(TRIES):
        began = perf_counter()
        for _ in range(times):
            call()
        best = min(best, (perf_counter() - began) / times)
    return best


def import_seconds() -> float:
    """How much longer Python takes to start with `import doubloon`."""
    return max(0.0, start_seconds("import doubloon") - start_seconds("pass"))


def start_seconds(code: str) -> float:
    """The fastest start of a Python that runs this, and finds what we find."""
    env = {**os.environ, "PYTHONPATH": str(Path(doubloon.__file__).absolute().parents[1])}
    return shortest(lambda: subprocess.run([sys.executable, "-c", code], check=True, env=env), 1)


def table_bytes(game: str, seed: int, options: dict[str, Any]) -> int:
    """What a table at the end of a random game keeps in memory."""
    bots = ["random"] * SEATS
    doubloon.play(game, bots, seed=seed, options=options)  # what all tables share is there by now
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        table = doubloon.play(game, bots, seed=seed, options=options)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    del table
    return after - before
