"""Who meets whom in an arena: line-ups, seatings, deals, and the matches beside them.

A round is one deal (`doubloon.lab.deals`). In it every line-up plays in all its rotations, so every
bot has every seat equally often with the same chance; from round to round the order of the line-ups
changes, so that everybody sits beside everybody. A game follows from its match, the bot it is
about, and its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, islice, permutations
from typing import Any, Final, TypeAlias

from doubloon.lab.sim import RANDOM, game_seed, is_team

MAIN: Final = "main"
MIRROR: Final = "mirror"
SANITY: Final = "sanity"
MATCHES: Final = (MAIN, MIRROR, SANITY)

Lineup: TypeAlias = tuple[str, ...]
Key: TypeAlias = tuple[int, str, int]
"""Where a game stands in its arena: the place of its match, whom it is about, its number."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What an arena is about. All its games follow from this."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    seed: int

    @property
    def names(self) -> list[str]:
        """The different bots."""
        return list(dict.fromkeys(self.bots))

    @property
    def team(self) -> bool:
        """Whether all win together or nobody does."""
        return is_team(self.options)

    def data(self) -> dict[str, Any]:
        """The contest as plain data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    match: str
    about: str
    """The bot that a mirror or a sanity match is about."""
    number: int
    names: Lineup
    """The bots by seats."""
    seed: int

    @property
    def key(self) -> Key:
        """Its place in the arena."""
        return MATCHES.index(self.match), self.about, self.number


def plan(contest: Contest, games: int, checks: int) -> list[Fixture]:
    """The games of an arena: at least so many, in whole rounds, and so many for each check."""
    found: list[Fixture] = []
    for round in main_rounds(contest):
        if len(found) >= games:
            break
        found += round
    for name in contest.names:
        if not contest.team:
            found += islice(mirror(contest, name), checks)
            if name != RANDOM:
                found += islice(sanity(contest, name), checks)
    if contest.team and RANDOM not in contest.bots:
        found += islice(sanity(contest, RANDOM), checks)
    return found


def lineups(bots: Sequence[str], seats: int) -> list[Lineup]:
    """All against all. More bots than seats meet in every choice of so many of them; of fewer, each
    has as many seats as the next, and those left over are given to all of them in turn.
    """
    if len(bots) >= seats:
        found = [tuple(some) for some in combinations(bots, seats)]
    else:
        each, over = divmod(seats, len(bots))
        full = tuple(bots) * each
        found = [full + some for some in combinations(bots, over)]
    return list(dict.fromkeys(found))


def orders(lineup: Lineup) -> list[Lineup]:
    """The ways round the table."""
    return list(dict.fromkeys((lineup[0], *rest) for rest in permutations(lineup[1:])))


def rotations(order: Lineup) -> list[Lineup]:
    """The order beginning at every seat; those that are the same game count once."""
    return list(dict.fromkeys(order[-at:] + order[:-at] for at in range(len(order))))


def main_rounds(contest: Contest) -> Iterator[list[Fixture]]:
    """Round after round. A team is made of one bot, and every bot's team has the same deals."""
    seats = contest.seats
    if contest.team:
        ways = [[(name,) * seats] for name in contest.names]
    else:
        ways = [orders(lineup) for lineup in lineups(contest.bots, seats)]
    number = deal = 0
    while True:
        seed = game_seed(contest.seed, deal)
        round = []
        for way in ways:
            for names in rotations(way[deal % len(way)]):
                round.append(Fixture(MAIN, "", number, names, seed))
                number += 1
        yield round
        deal += 1


def mirror(contest: Contest, name: str) -> Iterator[Fixture]:
    """A bot against itself, every game a new deal; one copy moves on through the seats."""
    number = 0
    while True:
        seed = game_seed(contest.seed, number)
        yield Fixture(MIRROR, name, number, (name,) * contest.seats, seed)
        number += 1


def sanity(contest: Contest, name: str) -> Iterator[Fixture]:
    """A bot against random ones, each deal in every seat; of a team, all play at random."""
    number = 0
    seats = contest.seats
    while True:
        deal, seat = (number, 0) if contest.team else divmod(number, seats)
        names = tuple(name if at == seat else RANDOM for at in range(seats))
        yield Fixture(SANITY, name, number, names, game_seed(contest.seed, deal))
        number += 1
