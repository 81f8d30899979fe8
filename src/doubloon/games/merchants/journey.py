"""The journey planner: how many actions it takes to be somewhere (M4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.games.merchants.facts import NONE, Facts
from doubloon.games.merchants.state import Zone


def moves(facts: Facts, start: Zone, goal: Zone, links: Sequence[tuple[Zone, Zone]] = ()) -> int:
    """How many moves between zones lie on the shortest way; NONE if there is no way.

    `links` are pairs of zones that a captain knows a passage between.
    """
    reached = {start: 0}
    edge = [start]
    while edge and goal not in reached:
        here = edge.pop(0)
        beside = list(facts.beside[here])
        for first, second in links:
            if here == first:
                beside.append(second)
            elif here == second:
                beside.append(first)
        for zone in beside:
            if zone not in reached:
                reached[zone] = reached[here] + 1
                edge.append(zone)
    return reached.get(goal, NONE)


def actions(
    facts: Facts,
    start: Zone,
    ashore: bool,
    goal: Zone,
    port: bool,
    links: Sequence[tuple[Zone, Zone]] = (),
) -> int:
    """How many actions bring a ship to a zone's sea, or into its port (M4.1).

    Leaving a port and entering one cost an action each; whoever is there already needs none.
    """
    if start == goal and ashore == port:
        return 0
    way = moves(facts, start, goal, links)
    return NONE if way == NONE else int(ashore) + way + int(port)
