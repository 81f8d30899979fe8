"""The greedy player of Port Royal: fair, legal, and much better than chance."""

from __future__ import annotations

import inspect
import json
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.bots import RandomBot, make_bot
from doubloon.bots.greedy import PLAYERS, greedy
from doubloon.bots.port_royal import Greedy
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from kit import table
from laws.variants import Variant, every_variant


class Witness:
    """A greedy player that checks each of its choices, sometimes playing by lot instead."""

    def __init__(self, seed: int) -> None:
        self.greedy = Greedy()
        self.random = Random(seed)
        self.choices = 0

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """Choose, and choose again from a copy; then wander off half of the time."""
        before = json.dumps(view)
        choice = self.greedy.choose(view, decision)
        assert choice in decision.options
        assert json.dumps(view) == before, "the view was changed"
        assert Greedy().choose(json.loads(before), decision) == choice
        self.choices += 1
        return choice if self.random.random() < 0.5 else decision.options.sample(self.random)


VARIANTS = [variant for variant in every_variant() if variant.game in PLAYERS]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.label)
def test_always_legal_and_the_same_for_the_same_view(variant: Variant) -> None:
    """In every variant, over positions good and bad, and with a view that has been to JSON."""
    witness = Witness(variant.seats)
    bots = [witness] * variant.seats
    doubloon.play(variant.game, bots, seed=variant.seats, options=variant.options)
    assert witness.choices > 50


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
    ],
)
def test_beats_random_players_elsewhere(seats: int, options: dict[str, Any]) -> None:
    """Far more than an even share in other modes, mixes and numbers of seats."""
    assert share(seats, options, 20) >= 0.75


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
