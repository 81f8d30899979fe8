"""The journey planner counts actions as the rules do (M4.1)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.facts import NONE, read_facts
from doubloon.games.merchants.journey import actions, moves

FACTS = read_facts()


def zone(name: str) -> int:
    return FACTS.zones.index(name)


@pytest.mark.parametrize(
    ("start", "ashore", "goal", "port", "count"),
    [
        ("havana", False, "havana", False, 0),
        ("havana", True, "havana", True, 0),
        ("havana", True, "havana", False, 1),
        ("havana", False, "havana", True, 1),
        ("havana", False, "nassau", False, 1),
        ("havana", True, "nassau", False, 2),
        ("havana", True, "nassau", True, 3),
        ("nassau", False, "port_royale", False, 2),
        ("nassau", True, "port_royale", True, 4),
    ],
)
def test_leaving_and_entering_a_port_cost_an_action_each(start, ashore, goal, port, count):
    """M4.1: a move goes to the next zone, into port or out of it."""
    assert actions(FACTS, zone(start), ashore, zone(goal), port) == count


def test_every_zone_can_be_reached_and_the_way_back_is_as_long():
    """M4.1: zones border on one another both ways."""
    for start in range(len(FACTS.zones)):
        for goal in range(len(FACTS.zones)):
            there = moves(FACTS, start, goal)
            assert there != NONE
            assert there == moves(FACTS, goal, start)
            assert (there == 1) == (goal in FACTS.beside[start])


def test_a_passage_shortens_the_way():
    """M5.18: The Secret Channel makes Curaçao and Santo Domingo neighbours."""
    ends = (zone("curacao"), zone("santo_domingo"))
    assert moves(FACTS, *ends) > 1
    assert moves(FACTS, *ends, [ends]) == 1
    assert moves(FACTS, ends[1], ends[0], [ends]) == 1
