"""Ratings after openskill: how strong each bot is, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

if TYPE_CHECKING:
    from doubloon.lab.ledger import Played

POINTS: Final = 200
"""A curve has at most so many points."""

Meeting: TypeAlias = tuple[list[str], list[int]]
"""Who met, and the places that they took."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength with its spread; everybody begins at 25 and 8.3."""

    mu: float
    sigma: float
    ordinal: float
    """What it is at least, almost surely."""


def rate(
    names: Sequence[str], games: Sequence[Played], team: bool
) -> tuple[dict[str, Rating], dict[str, list[float]]]:
    """The ratings after all games, in their order, and how they got there.

    Bots do not change while they play, so nothing is added to the spread between games.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as error:
        raise Malformed(Message("refuse-no-lab", {"name": str(error.name)})) from None
    model = PlackettLuce(tau=0.0)
    ratings = dict.fromkeys(names, (model.mu, model.sigma))
    curves: dict[str, list[float]] = {name: [model.mu] for name in names}
    all = list(meetings(games, team))
    step = -(-len(all) // POINTS)
    for number, (who, places) in enumerate(all, start=1):
        if len(set(who)) > 1:
            table = [[model.rating(*ratings[name])] for name in who]
            after = model.rate(table, ranks=[float(place) for place in places])
            for name in set(who):  # copies share what they have learnt of each other
                own = [new[0] for new, one in zip(after, who, strict=True) if one == name]
                mu = sum(one.mu for one in own) / len(own)
                ratings[name] = mu, sum(one.sigma for one in own) / len(own)
        if number % step == 0 or number == len(all):
            for name in names:
                curves[name].append(ratings[name][0])
    found = {name: Rating(mu, sigma, mu - 3 * sigma) for name, (mu, sigma) in ratings.items()}
    return found, curves


def meetings(games: Iterable[Played], team: bool) -> Iterator[Meeting]:
    """Every game; of teams every deal, in which those that won it are before the others."""
    if not team:
        for game in games:
            yield list(game.names), list(game.places)
        return
    deals: dict[int, Meeting] = {}
    for game in games:
        who, places = deals.setdefault(game.seed, ([], []))
        who.append(game.names[0])
        places.append(1 if game.winners else 2)
    yield from deals.values()
