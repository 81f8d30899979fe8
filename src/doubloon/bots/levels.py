"""How strong a named bot plays: levels for people, and what each game's search may think."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from doubloon.bots.greedy import greedy
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice

ERRS: Final = 0.3
"""How often an easy player chooses by lot."""
HARD: Final = {"port-royal": 20, "buccaneer": 20}
CHAMPION: Final = {"port-royal": 800, "buccaneer": 1200}
"""Iterations for each choice: about a second on a small machine, without the compiled engine."""


class Easy:
    """Sees what the greedy player sees, and is often distracted."""

    def __init__(self, game: str, random: Random) -> None:
        self.greedy = greedy(game)
        self.random = random

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice | str:
        said = self.greedy.choose(view, decision)
        if self.random.random() < ERRS:
            return decision.options.sample(self.random)
        return said
