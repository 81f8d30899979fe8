"""The greedy player of Buccaneer: legal, fair, the same every time, and better than chance."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot, RandomBot, make_bot
from doubloon.bots.buccaneer import Greedy
from doubloon.bots.buccaneer.memory import Memory
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.words import disc_name
from doubloon.match.table import Table


def play(bots: list[Any], seed: int, aid: bool = False) -> Table:
    """A game of these bots to its end."""
    table = doubloon.table("buccaneer", len(bots), seed=seed, options={"memory-aid": aid})
    while decision := table.decision:
        table.play(bots[decision.seat].choose(table.view(decision.seat), decision))
    return table


class Witness:
    """A greedy player that checks each of its choices, sometimes playing by lot instead."""

    def __init__(self, seed: int) -> None:
        self.greedy, self.twin = Greedy(), Greedy()
        self.random = Random(seed)

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        """Choose, and let a twin choose from a copy; then wander off half of the time."""
        before = json.dumps(view)
        choice = self.greedy.choose(view, decision)
        assert choice in decision.options
        assert json.dumps(view) == before, "the view was changed"
        assert self.twin.choose(json.loads(before), decision) == choice
        return choice if self.random.random() < 0.5 else decision.options.sample(self.random)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("aid", [False, True])
def test_every_choice_is_legal_and_leaves_the_view_alone(seats: int, aid: bool):
    for seed in range(3):
        assert play([Witness(seed * 5 + seat) for seat in range(seats)], seed, aid).outcome


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_game_twice(seats: int):
    logs = [play([Greedy() for _ in range(seats)], 3).log for _ in range(2)]

    assert logs[0] == logs[1]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_chance(seats: int):
    """At least six of ten games against random bots, on every seat in turn."""
    games, won = 20, 0.0
    for seed in range(games):
        me = seed % seats
        bots: list[Bot] = [RandomBot(Random(f"{seed} {seat}")) for seat in range(seats)]
        bots[me] = make_bot("greedy", "buccaneer", Random(0))
        outcome = play(bots, seed).outcome
        assert outcome
        if me in outcome.winners:
            won += 1 / len(outcome.winners)

    assert won >= 0.6 * games


def test_memory_names_only_what_the_view_allows():
    """B3.6: what is remembered of a covered disc is a rank of its owner that is on no top."""
    memory = Memory()
    table = doubloon.table("buccaneer", 4, seed=2)
    random = Random(2)
    sure = right = 0
    while decision := table.decision:
        view = table.view(decision.seat)
        assert all(crew["discs"] is None for crew in view["crews"])
        tops = {crew["top"] for crew in view["crews"]}
        found = memory.recall(view)
        state = table._state
        assert isinstance(state, State)
        for crew in state.crews.values():
            for disc, ranks in zip(crew[1:], found[disc_name(crew[0])][1:], strict=True):
                colour, _, rank = disc_name(disc).partition("-")
                assert not {f"{colour}-{each}" for each in ranks} & tops
                sure += len(ranks) == 1
                right += ranks == [rank]
        table.play(decision.options.sample(random))

    assert sure > 100
    assert right >= 0.95 * sure


def test_a_new_game_is_a_clean_slate():
    memory = Memory()
    memory.turn, memory.stacks = 50, {"red-2": ("2", "5")}
    memory.recall(doubloon.table("buccaneer", 3, seed=1).view(0))

    assert memory.stacks["red-2"] == ("2",)
