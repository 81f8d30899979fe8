"""One round of measurements of catanatron, printed as JSON. Runs in an environment of its own."""

from __future__ import annotations

import json
import time
from typing import Final

from catanatron import Color, Game, RandomPlayer

SECONDS: Final = 2.0
COLOURS: Final = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def main() -> None:
    """Random 4-seat games, then copies of the last one."""
    games = plies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            plies += 1
        games += 1
    seconds = time.perf_counter() - start
    copies = 1_000
    start = time.perf_counter()
    for _ in range(copies):
        game.copy()
    copy_us = (time.perf_counter() - start) / copies * 1e6
    print(json.dumps({"decisions_per_s": plies / seconds, "copy_us": copy_us}))


if __name__ == "__main__":
    main()
