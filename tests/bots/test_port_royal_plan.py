"""Who of a team goes for which contract."""

from __future__ import annotations

from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.bots.port_royal.plan import NOBODY, Plan

W = AimWeights()


def test_the_nearest_mate_does_a_contract() -> None:
    """Whoever has fewer steps to go."""
    assert Plan(W, {7: {0: 2.0, 1: 1.0}}, [3, 3]).owner == {7: 1}


def test_nobody_takes_on_more_than_there_are_cubes() -> None:
    """R11.2: the second contract goes to a mate who is further away."""
    plan = Plan(W, {7: {0: 1.0, 1: 5.0}, 8: {0: 1.0, 1: 2.0}}, [1, 3])

    assert plan.owner == {7: 0, 8: 1}


def test_a_contract_beyond_all_cubes_is_left_and_costs_dearly() -> None:
    """R13.5: the team cannot win then."""
    far = {7: {0: 1.0}, 8: {0: 1.0}}
    short, enough = Plan(W, far, [1]), Plan(W, far, [2])

    assert sorted(short.owner.values()) == [NOBODY, 0]
    assert short.cost() > enough.cost() + 10


def test_the_work_is_spread() -> None:
    """Of two mates who are equally near, each does one."""
    plan = Plan(W, {7: {0: 2.0, 1: 2.0}, 8: {0: 2.0, 1: 2.0}}, [3, 3])

    assert sorted(plan.owner.values()) == [0, 1]
