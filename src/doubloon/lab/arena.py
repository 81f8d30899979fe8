"""The arena: bots against each other, all in every seat, with the same deals for each seating."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from doubloon.bots.own import Fault
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.games import game as find_game
from doubloon.lab.counts import Share, share
from doubloon.lab.crew import Crew, Here
from doubloon.lab.deals import Deal
from doubloon.lab.fixtures import MAIN, MIRROR, SANITY, Contest, Fixture, plan
from doubloon.lab.ledger import Ledger, Played, header
from doubloon.lab.rating import Rating, rate
from doubloon.lab.sim import RANDOM, Tick, check_bots, play_seated, turns

CHECKS: Final = 4
"""Unless somebody says otherwise, a check has a fourth of the games, in every seat."""

Job: TypeAlias = tuple[str, dict[str, Any], int, Fixture]
"""Game, options, the seed of the arena, and who meets."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot fared. Wins are counted for each seat that it had, a shared one in parts."""

    bot: str
    games: int
    wins: float
    share: Share
    most: float
    """The greatest share that it could have: of several seats at a table only one wins."""
    by_seat: list[Share]
    rating: Rating


@dataclass(frozen=True, slots=True)
class Check:
    """A match beside the claim: a bot against itself, or against random ones."""

    match: str
    bot: str
    games: int
    share: Share
    fair: float
    passed: bool
    """Against itself the fair share is within the interval; against random ones it is below."""


@dataclass(frozen=True, slots=True)
class Pair:
    """How often one bot ended before another, of the games that both played."""

    bot: str
    rival: str
    games: int
    share: Share


@dataclass(frozen=True, slots=True)
class Result:
    """What came of an arena; it follows from the contest and the number of games alone."""

    head: dict[str, Any]
    games: int
    deals: int
    """Games of one deal are alike."""
    decisions: int
    mean_turns: float
    fair: float | None
    """The share of wins that is nobody's merit; a team has none."""
    standings: list[Standing]
    pairs: list[Pair]
    checks: list[Check]
    curves: dict[str, list[float]]
    """Every bot's rating as the games went by."""

    def data(self) -> dict[str, Any]:
        """The result as plain data."""
        found = asdict(self)
        del found["curves"]
        head: dict[str, Any] = found.pop("head")
        return head | found


def make_contest(
    game: str, seats: int, bots: Sequence[str], seed: int, options: dict[str, Any] | None = None
) -> Contest:
    """A contest that can be held; Malformed if it cannot."""
    checked = find_game(game).check(seats, options or {})
    for name in bots:
        check_bots(game, seats, [name])
    contest = Contest(game, seats, checked, list(bots), seed)
    if len(contest.names) < (1 if contest.team else 2):
        raise Malformed(Message("refuse-arena-alone"))
    return contest


def hold(
    contest: Contest,
    games: int,
    checks: int | None = None,
    crew: Crew | None = None,
    out: Path | None = None,
    tick: Tick | None = None,
) -> Result:
    """Play what is not played yet, and say how everybody fared."""
    if games < 1:
        raise Malformed(Message("refuse-games", {"name": str(games)}))
    seats = contest.seats
    if checks is None:
        checks = -(-games // CHECKS)
    if checks < 0:
        raise Malformed(Message("refuse-checks", {"name": str(checks)}))
    fixtures = plan(contest, games, -(-checks // seats) * seats)
    ledger = Ledger(header(contest), out)
    missing = ledger.missing(fixtures)
    ledger.begin()
    done = len(fixtures) - len(missing)
    jobs: list[Job] = [
        (contest.game, contest.options, contest.seed, fixture) for fixture in missing
    ]
    for game in (crew or Here()).run(play, jobs):
        ledger.add(game)
        done += 1
        if tick:
            tick(done)
    ledger.begin()  # in order now
    return result(contest, ledger.head, [ledger.games[fixture.key] for fixture in fixtures])


def count(contest: Contest, games: int, checks: int | None) -> int:
    """How many games an arena will have."""
    seats = contest.seats
    checks = -(-games // CHECKS) if checks is None else checks
    return len(plan(contest, games, -(-checks // seats) * seats))


def play(job: Job) -> Played:
    """One game; it depends on its job alone."""
    id, options, seed, fixture = job
    found = find_game(id).of(options)
    state = found.setup(len(fixture.names), options)
    try:
        deal = Deal(fixture.seed)
        decisions = play_seated(found, state, list(fixture.names), fixture.seed, deal=deal)
    except Fault as fault:
        raise fault.in_game(fixture.number, seed, fixture.match) from None
    outcome = found.outcome(state)
    places = {place.seat: place.place for place in outcome.standing}
    return Played(
        match=fixture.match,
        about=fixture.about,
        number=fixture.number,
        names=fixture.names,
        seed=fixture.seed,
        winners=tuple(outcome.winners),
        places=tuple(places.get(seat, 1) for seat in range(len(fixture.names))),
        decisions=decisions,
        turns=turns(state),
    )


def result(contest: Contest, head: dict[str, Any], played: list[Played]) -> Result:
    """Everything that the games tell."""
    main = [game for game in played if game.match == MAIN]
    ratings, curves = rate(contest.names, main, contest.team)
    checks = [game for game in played if game.match != MAIN]
    return Result(
        head=head,
        games=len(main),
        deals=len({game.seed for game in main}),
        decisions=sum(game.decisions for game in main),
        mean_turns=sum(game.turns for game in main) / len(main),
        fair=None if contest.team else 1 / contest.seats,
        standings=[standing(contest, name, main, ratings[name]) for name in contest.names],
        pairs=pairs(contest, main),
        checks=list(check_all(contest, checks)),
        curves=curves,
    )


def won(game: Played, seat: int) -> float:
    """A seat's part of the win."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def standing(contest: Contest, name: str, games: list[Played], rating: Rating) -> Standing:
    """One bot's line."""
    mine = [game for game in games if name in game.names]
    if contest.team:
        wins = float(sum(bool(game.winners) for game in mine))
        return Standing(name, len(mine), wins, share(wins, len(mine)), 1.0, [], rating)
    held = sum(game.names.count(name) for game in mine)
    by_seat = []
    for seat in range(contest.seats):
        here = [won(game, seat) for game in mine if game.names[seat] == name]
        by_seat.append(share(sum(here), len(here)))
    wins = sum(
        won(game, seat) for game in mine for seat, who in enumerate(game.names) if who == name
    )
    most = len(mine) / held
    return Standing(name, len(mine), wins, share(wins, len(mine), held), most, by_seat, rating)


def pairs(contest: Contest, games: list[Played]) -> list[Pair]:
    """Who ended before whom; an equal place is half of it. Copies count as one."""
    found = []
    names = [] if contest.team else contest.names
    for name in names:
        for rival in names:
            both = [game for game in games if name != rival and {name, rival} <= set(game.names)]
            if both:
                ahead = sum(before(game, name, rival) for game in both)
                found.append(Pair(name, rival, len(both), share(ahead, len(both))))
    return found


def before(game: Played, name: str, rival: str) -> float:
    """How often a bot's copies ended before a rival's."""
    seats = range(len(game.names))
    mine = [game.places[seat] for seat in seats if game.names[seat] == name]
    theirs = [game.places[seat] for seat in seats if game.names[seat] == rival]
    points = sum((a < b) + (a == b) / 2 for a in mine for b in theirs)
    return points / (len(mine) * len(theirs))


def check_all(contest: Contest, games: list[Played]) -> Iterable[Check]:
    """The matches beside the claim."""
    fair = 1 / contest.seats
    for match in (MIRROR, SANITY):
        for name in dict.fromkeys((*contest.names, RANDOM)):
            mine = [game for game in games if (game.match, game.about) == (match, name)]
            if not mine:
                continue
            if contest.team:
                wins = float(sum(bool(game.winners) for game in mine))
                yield Check(match, name, len(mine), share(wins, len(mine)), 0.0, True)
                continue
            wins = sum(won(game, game.number % contest.seats) for game in mine)
            found = share(wins, len(mine))
            passed = found.holds(fair) if match == MIRROR else found.low > fair
            yield Check(match, name, len(mine), found, fair, passed)
