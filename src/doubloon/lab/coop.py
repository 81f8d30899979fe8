"""How often greedy teams win: the table of docs/coop.md.

`python -m doubloon.lab.coop docs/coop.md` plays the games again and writes the table anew; without
a page it is only printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from doubloon.games import game
from doubloon.lab.called import asked, call
from doubloon.lab.counts import wilson
from doubloon.lab.pages import Page
from doubloon.lab.sim import simulate

GAMES: Final = 200
SEED: Final = 77
CHAPTERS: Final = 5
LEAST, MOST = 0.25, 0.60
"""The share of games that a greedy team should win: tense, but winnable."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind of table, and how it went."""

    label: str
    seats: int
    games: int
    wins: int
    turns: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def row(self) -> str:
        """A line of the table."""
        low, high = wilson(self.wins, self.games)
        mark = "" if LEAST <= self.rate <= MOST else " (!)"
        return (
            f"| {self.label} | {self.seats} | {self.rate:.0%}{mark} "
            f"| {low:.0%} to {high:.0%} | {self.turns:.1f} |"
        )


def kinds() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every cooperative table: contracts with nothing set aside, and each chapter."""
    modes = game("port-royal").info.modes
    least, most = modes["contracts-coop"]
    for seats in range(least, most + 1):
        yield "contracts", seats, {"mode": "contracts-coop"}
    least, most = modes["adventure-coop"]
    for chapter in range(1, CHAPTERS + 1):
        for seats in range(least, most + 1):
            yield f"chapter {chapter}", seats, {"mode": "adventure-coop", "chapter": chapter}


def measure(label: str, seats: int, options: dict[str, Any], games: int, seed: int) -> Cell:
    """Play so many games of one kind. A team wins or loses as one."""
    result = simulate("port-royal", seats, ["greedy"], games, seed, options)
    wins = round(sum(result.wins_by_seat) * games)
    return Cell(label, seats, games, wins, result.mean_turns)


def table(cells: list[Cell]) -> str:
    """The cells as text."""
    head = ["| game | players | won | 95 % | turns |", "| --- | --- | --- | --- | --- |"]
    return "\n".join([*head, *(cell.row() for cell in cells)])


def main(path: str | None, games: int = GAMES) -> None:
    """Measure everything; print the table, and put it into the page."""
    page = Page(Path(path)) if path else None
    cells: list[Cell] = []
    for label, seats, options in kinds():
        cells.append(measure(label, seats, options, games, SEED))
        print(cells[-1].row(), flush=True)
    if page:
        page.write(f"{games} games each, seed {SEED}.\n\n{table(cells)}")


if __name__ == "__main__":
    call(main, asked("coop", page=True, games=GAMES))
