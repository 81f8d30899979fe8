"""How many times as often one kind of team wins as another: the rows of docs/strength.md.

python -m doubloon.lab.teams contracts-coop 3 --games 60 --against 800 --seed 8103
python -m doubloon.lab.teams adventure-coop 2 --games 100 --against 1000 --seed 8420

Adventures are spread evenly over the five chapters, and the seed of a chapter is the one given and
its number. It works on one processor, unless --jobs or --on says otherwise.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from doubloon.engine.chance import check_seed
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.lab.called import Line, Whole, call, check_games, plainly, tell
from doubloon.lab.coop import CHAPTERS
from doubloon.lab.counts import Share, wilson
from doubloon.lab.crew import Crew, make_crew
from doubloon.lab.sim import TEAM, check_bots, simulate

SEATS: Final = 2
GAMES: Final = 50
SEED: Final = 1
BOT, RIVAL = "champion", "greedy"


@dataclass(frozen=True, slots=True)
class Team:
    """What one kind of team has won."""

    bot: str
    wins: int
    games: int

    def words(self) -> str:
        """As a row of the docs has it."""
        low, high = wilson(self.wins, self.games)
        rate = self.wins / self.games
        return (
            f"{self.bot}: {self.wins} of {self.games},"
            f" {100 * rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        )


def ratio(one: Team, other: Team) -> Share | None:
    """How many times as often one wins, and the interval that holds that with 95 % confidence: of
    both shares and their own intervals, after Donner and Zou. None if the other has won no game."""
    if not other.wins:
        return None
    p, q = one.wins / one.games, other.wins / other.games
    (low, high), (least, most) = wilson(one.wins, one.games), wilson(other.wins, other.games)

    def reach(mine: float, theirs: float) -> tuple[float, float]:
        return sqrt((p * q) ** 2 - mine * theirs * (2 * p - mine) * (2 * q - theirs)), (
            theirs * (2 * q - theirs)
        )

    down, under = reach(low, most)
    up, over = reach(high, least)
    return Share(p / q, (p * q - down) / under, (p * q + up) / over)


def ways(mode: str, seed: int) -> Iterator[tuple[dict[str, Any], int]]:
    """The tables of a mode, and their seeds."""
    if not mode.startswith("adventure"):
        yield {"mode": mode}, seed
        return
    for chapter in range(1, CHAPTERS + 1):
        yield {"mode": mode, "chapter": chapter}, seed + chapter


def measure(mode: str, seats: int, bot: str, games: int, seed: int, crew: Crew) -> Team:
    """Let one kind of team play so many games, as many of each chapter."""
    found = list(ways(mode, seed))
    each = -(-games // len(found))
    wins = 0
    for at, (options, start) in enumerate(found):

        def tick(done: int, before: int = at * each) -> None:
            tell(before + done, each * len(found))

        result = simulate("port-royal", seats, [bot], each, start, options, tick, crew)
        wins += round((result.team_wins or 0.0) * each)
    return Team(bot, wins, each * len(found))


def main(args: Namespace) -> None:
    """Measure both, and print how they compare."""
    modes = [mode for mode in game("port-royal").info.modes if mode.endswith(TEAM)]
    if args.mode is None:
        raise Malformed(Message("refuse-missing", {"name": "MODE"}))
    if args.mode not in modes:
        raise Malformed(Message("refuse-mode", {"name": args.mode, "possible": modes}))
    against = args.games if args.against is None else args.against
    for games in (args.games, against):
        check_games(games)
    check_seed(args.seed)
    for bot in (args.bot, args.rival):
        check_bots("port-royal", args.seats, [bot])
    crew = make_crew(args.jobs, args.on)
    rival = measure(args.mode, args.seats, args.rival, against, args.seed, crew)
    print(rival.words(), flush=True)
    one = measure(args.mode, args.seats, args.bot, args.games, args.seed, crew)
    print(one.words())
    found = ratio(one, rival)
    if found:
        often = f"{found.rate:.2f} times as often as {args.rival}"
        print(f"{args.bot} wins {often} ({found.low:.2f} to {found.high:.2f})")
    else:
        print(f"{args.rival} has won no game, so there is no saying how many times as often.")


def read(words: Sequence[str]) -> Namespace:
    """The command line."""
    line = Line("teams", __doc__)
    line.add_argument("mode", metavar="MODE", nargs="?", help="contracts-coop or adventure-coop")
    told = f"players in a team; if not given: {SEATS}"
    line.add_argument("seats", metavar="SEATS", nargs="?", action=Whole, default=SEATS, help=told)
    line.add_argument("--bot", default=BOT, help=f"who is measured; if not given: {BOT}")
    line.add_argument("--rival", default=RIVAL, help=f"against whom; if not given: {RIVAL}")
    numbers: dict[str, tuple[int | None, str]] = {
        "games": (GAMES, f"games of the team; if not given: {GAMES}"),
        "against": (None, "games of the other team; if not given: as many"),
        "seed": (SEED, f"where chance begins; if not given: {SEED}"),
        "jobs": (1, "processes that work; if not given: 1"),
    }
    for name, (usual, told) in numbers.items():
        line.add_argument(f"--{name}", metavar="N", action=Whole, default=usual, help=told)
    line.add_argument("--on", default="", metavar="ray[=ADDRESS]", help="work on a Ray cluster")
    with plainly():
        return line.read(words)


if __name__ == "__main__":
    call(main, [read(sys.argv[1:])])
