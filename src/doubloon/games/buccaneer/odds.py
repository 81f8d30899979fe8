"""What covered discs and ships to come may be, exact, from what everybody can know."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from doubloon.games.buccaneer.facts import Facts
from doubloon.games.buccaneer.words import COLOURS, RANKS


def odds(facts: Facts, seen: dict[str, Any]) -> dict[str, Any]:
    """The next ship, and what each boarding that is possible would leave its captain.

    `gains` says of how many equally likely cases each gain comes in `ways` (B3.6, B5.6).
    """
    deck: list[str] = seen["deck"]
    found: dict[str, Any] = {}
    if deck:
        found["next_ship"] = {ship: [1, len(deck)] for ship in deck}
    crews = {crew["top"]: crew for crew in seen["crews"]}
    tops: list[str] = list(crews)
    boardings = []
    for one in seen["boardings"]:
        gains = captains_gain(facts, seen, crews[one["top"]], one["ship"], tops)
        ways = sum(gains.values())
        told = {str(gain): count for gain, count in sorted(gains.items())}
        boardings.append({"top": one["top"], "ship": one["ship"], "gains": told, "ways": ways})
    if boardings:
        found["boardings"] = boardings
    return found


def captains_gain(
    facts: Facts, seen: dict[str, Any], crew: dict[str, Any], name: str, tops: list[str]
) -> dict[int, int]:
    """In how many cases the captain gains how much; he loses no more than he has (B5.8)."""
    ship = facts.ships.index(name)
    owners: list[int] = crew["owners"]
    captain = owners[0]
    sums = {0: 1}
    for owner in sorted(set(owners)):
        if owner != captain:
            sums = added(sums, wages(facts, crew, owner, ship, tops))
    purse: int = seen["players"][captain]["ducats"]
    gains: dict[int, int] = {}
    for wage, ways in sums.items():
        gain = max(facts.money[ship] - wage, -purse)
        gains[gain] = gains.get(gain, 0) + ways
    return gains


def wages(
    facts: Facts, crew: dict[str, Any], owner: int, ship: int, tops: list[str]
) -> dict[int, int]:
    """In how many cases an owner's discs in a crew cost how much together."""
    aboard = crew["owners"].count(owner)
    colour = COLOURS[owner]
    if crew["discs"] is not None:
        ranks = [RANKS.index(disc.split("-")[1]) for disc in crew["discs"] if colour in disc]
    else:
        ranks = [rank for rank in range(len(RANKS)) if f"{colour}-{RANKS[rank]}" not in tops]
    found: dict[int, int] = {}
    for case in combinations(ranks, aboard):
        wage = sum(facts.pay(rank, ship) for rank in case)
        found[wage] = found.get(wage, 0) + 1
    return found


def added(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """The sums of two independent figures, and in how many cases they come."""
    found: dict[int, int] = {}
    for first, ways in one.items():
        for second, more in other.items():
            found[first + second] = found.get(first + second, 0) + ways * more
    return found
