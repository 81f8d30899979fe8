"""`doubloon arena`: bots against each other."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from doubloon.command.common import Names, Number, Printed
from doubloon.command.decks import house
from doubloon.command.pages import table
from doubloon.command.progress import Progress
from doubloon.engine.chance import is_seed
from doubloon.games import game as find_game
from doubloon.match.save import check_place, write_whole

PRINTED: Final = Printed()
SEATS: Final = 4
BOTS: Final = ("greedy", "random")


def arena(
    game: str,
    /,
    *,
    bots: Names | None = None,
    seats: Number | None = None,
    games: Number = 100,
    checks: Number | None = None,
    deck: Path | None = None,
    jobs: Number = 1,
    on: str = "",
    out: Path | None = None,
    report: Path | None = None,
    common: Printed = PRINTED,
) -> None:
    """Let bots meet, all in every seat."""
    from doubloon.lab import arena_report as told
    from doubloon.lab.arena import count, hold, make_contest
    from doubloon.lab.crew import make_crew
    from doubloon.lab.report import check_report

    found = find_game(game)
    if seats is None:
        seats = min(SEATS, common.seats(found)[1])
    names = list(BOTS) if bots is None else bots
    options = common.options(found)
    house(found, options, deck)
    contest = make_contest(game, seats, names, the_seed(common, out), options)
    crew = make_crew(jobs, on)
    check_place(out, deck)
    check_report(report, out, deck)
    with Progress(common.speaker, count(contest, games, checks)) as progress:
        try:
            result = hold(contest, games, checks, crew, out, progress)
        except KeyboardInterrupt:
            progress.close()
            kept = common.word("arena-kept", path=str(out)) if out else common.word("arena-lost")
            print(kept, file=sys.stderr)
            raise
    if report:
        write_whole(report, told.report(result, common.lang))
        print(common.word("lab-written", path=str(report)), file=sys.stderr)
    grid = told.standings(result)
    lines = [
        *told.lead(result),
        "",
        table([list(grid.head), *map(list, grid.rows)], list(grid.numbers)),
        *told.limits(result),
        *(["", *checked] if (checked := told.checks(result)) else []),
    ]
    common.print(result.data(), "\n".join(lines))


def the_seed(common: Printed, out: Path | None) -> int:
    """The seed asked for, else that of the games which are there already, else a fresh one."""
    from doubloon.lab.ledger import is_begun, read_head

    if common.seed is None and out and is_begun(out):
        seed: Any = read_head(out).get("seed")
        if is_seed(seed):
            return seed
    return common.a_seed()
