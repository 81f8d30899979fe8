"""The greedy player of Port Royal: fair, legal, and much better than chance."""

from __future__ import annotations

import inspect
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.bots import RandomBot, make_bot
from doubloon.bots.greedy import greedy
from doubloon.bots.port_royal import Greedy
from kit import table


def test_chooses_from_view_and_decision_alone() -> None:
    """A bot is handed nothing else."""
    assert list(inspect.signature(Greedy.choose).parameters) == ["self", "view", "decision"]


def test_same_games_every_time() -> None:
    """Four greedy players play the same game twice."""
    logs = [doubloon.play("port-royal", ["greedy"] * 4, seed=5).log for _ in range(2)]
    assert logs[0] == logs[1]


def share(seats: int, options: dict[str, Any], games: int) -> float:
    """The share of games that one greedy player wins among random ones, in seats by turns."""
    won = 0.0
    for seed in range(games):
        bots = ["random"] * seats
        bots[seed % seats] = "greedy"
        outcome = doubloon.play("port-royal", bots, seed=seed, options=options).outcome
        assert outcome is not None
        won += (seed % seats in outcome.winners) / len(outcome.winners)
    return won / games


def test_beats_three_random_players() -> None:
    """At least 85 % of classic games, where chance alone gives 25 %."""
    assert share(4, {}, 60) >= 0.85


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (5, {"end": "expedition"}),
        (4, {"mode": "set-sail"}),
        (3, {"mix": ["set-sail", "gambler", "contract-crew"]}),
        (2, {"mode": "contracts"}),
        (5, {"mode": "contracts"}),
        (3, {"mode": "adventure", "chapter": 2}),
        (4, {"mode": "adventure-open"}),
    ],
)
def test_beats_random_players_elsewhere(seats: int, options: dict[str, Any]) -> None:
    """Far more than an even share in other modes, mixes and numbers of seats."""
    assert share(seats, options, 20) >= 0.75


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"mode": "contracts"}),
        (4, {"mode": "adventure", "chapter": 4}),
        (3, {"mode": "adventure-open"}),
    ],
)
def test_other_games_have_a_human_length(seats: int, options: dict[str, Any]) -> None:
    """Some 4 to 12 rounds."""
    turns = [
        doubloon.play("port-royal", ["greedy"] * seats, seed=seed, options=options).view(None)
        for seed in range(6)
    ]
    assert 4 <= sum(view["turn"] for view in turns) / len(turns) / seats <= 12


def test_games_have_a_human_length() -> None:
    """Four greedy players need some 25 to 45 turns."""
    turns = [
        doubloon.play("port-royal", ["greedy"] * 4, seed=seed).view(None)["turn"]
        for seed in range(12)
    ]
    assert 25 <= sum(turns) / len(turns) <= 45


def test_only_games_with_a_greedy_player() -> None:
    """A game without one is refused, with what there is instead."""
    with pytest.raises(doubloon.Malformed) as refused:
        greedy("no-such-game")
    assert refused.value.reason.id == "refuse-bot"
    assert refused.value.reason.args == {"name": "greedy", "possible": ["random"]}


def test_random_bot_tries_everything() -> None:
    """All options come up, about equally often."""
    t = table(phase=2, harbour=["red-1-1", "blue-1-1", "sailor-1"]).table
    assert t.decision is not None
    assert len(t.decision.options) == 4
    bot = make_bot("random", "port-royal", Random(3))
    assert isinstance(bot, RandomBot)
    view = t.view(t.decision.seat)
    chosen = [bot.choose(view, t.decision) for _ in range(600)]
    expected = 600 / len(t.decision.options)
    for option in t.decision.options:
        assert 0.6 * expected < chosen.count(option) < 1.4 * expected
