"""The greedy player of Port Royal in every mode: always legal, and fair."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any, Final

import pytest

import doubloon
from doubloon.bots.port_royal import Greedy
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.games.port_royal.modes import CHAPTERS, MIXES, MODES, PEOPLE


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


ALL_MIXES: Final = [list(some) for size in range(4) for some in combinations(MIXES, size)]


def tables() -> list[tuple[int, dict[str, Any]]]:
    """Every mode at every number of seats; chapters, mixes and people come in turn."""
    found: list[tuple[int, dict[str, Any]]] = []
    for mode, (least, most) in MODES.items():
        for seats in range(least, most + 1):
            for chapter in range(1, CHAPTERS + 1 if mode == "adventure-coop" else 2):
                options: dict[str, Any] = {"mode": mode}
                turn = len(found)
                if mode != "set-sail":
                    options["mix"] = ALL_MIXES[turn % len(ALL_MIXES)] if turn % 2 else []
                if mode.startswith("adventure"):
                    options["people"] = PEOPLE[turn // 2 % len(PEOPLE)]
                if mode == "adventure-coop":
                    options["chapter"] = chapter
                if mode == "adventure":
                    options["chapter"] = 1 + turn % CHAPTERS
                found.append((seats, options))
    found += [(2 + at % 4, {"mix": mix}) for at, mix in enumerate(ALL_MIXES)]
    found += [(seats, {"end": "expedition"}) for seats in (2, 5)]
    return found


def label(value: object) -> str:
    """A table in a few words."""
    if isinstance(value, dict):
        return "-".join(str(part) for part in value.values() if part)
    return str(value)


@pytest.mark.parametrize(("seats", "options"), tables(), ids=label)
def test_always_legal_and_the_same_for_the_same_view(seats: int, options: dict[str, Any]) -> None:
    """Over positions good and bad, and with a view that has been to JSON."""
    witness = Witness(seats)
    doubloon.play("port-royal", [witness] * seats, seed=seats, options=options)
    assert witness.choices > 20
