"""Random games in every mode and seat count, played to their end.

`python -m doubloon.lab.soak port-royal 2000` plays so many of each and prints a line for each
kind of table. It is meant for the compiled engine (`make fast`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from doubloon.engine.playout import Playout
from doubloon.games import ROOMS
from doubloon.games import game as find_game
from doubloon.lab.called import asked, call, check_games
from doubloon.lab.coop import CHAPTERS

GAMES: Final = 2000
BY_CHAPTER: Final = ("adventure", "adventure-coop")
"""Modes whose chapters are played in turn."""


@dataclass(frozen=True, slots=True)
class Run:
    """Random games of one kind, all of which ended."""

    mode: str
    seats: int
    games: int
    mean: float
    """Decisions that players took in a game."""
    longest: int


def kinds(game: str) -> Iterator[tuple[str, int]]:
    """Every mode with every number of seats."""
    info = find_game(game).info
    for mode, (least, most) in info.modes.items():
        for seats in range(least, most + 1):
            yield mode, seats


def run(game: str, mode: str, seats: int, games: int) -> Run:
    """Play so many random games of one kind; a game that cannot go on raises."""
    found = find_game(game)
    total = longest = 0
    for seed in range(games):
        options: dict[str, Any] = {"mode": mode}
        if mode in BY_CHAPTER:
            options["chapter"] = seed % CHAPTERS + 1
        state = found.setup(seats, found.check(seats, options))
        decisions = Playout(Random(f"{mode} {seats} {seed}")).run(state)
        assert found.outcome(state) is not None
        total += decisions
        longest = max(longest, decisions)
    return Run(mode, seats, games, total / games, longest)


def main(game: str, games: int = GAMES) -> None:
    """Play everything, a line for each kind of table."""
    check_games(games)
    for mode, seats in kinds(game):
        done = run(game, mode, seats, games)
        print(f"{mode} {seats}: {games} games, {done.mean:.0f} decisions, longest {done.longest}")


if __name__ == "__main__":
    call(main, asked("soak", ROOMS, "game", games=GAMES))
