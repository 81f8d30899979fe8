"""A greedy player for Port Royal: odds, income and the race for influence."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.games import game

INFLUENCE_WORTH: Final = 4
"""Coins that a point of influence is worth."""
BOLDNESS: Final = 0.25
"""The greatest chance of a bust taken when there is something to take."""


class Greedy:
    """Takes what is worth most, and draws while the odds are good."""

    def __init__(self) -> None:
        rows = game("port-royal").cards()
        self.facts: dict[str, dict[str, Any]] = {row["id"]: row for row in rows}

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        options = {choice.word.split()[0]: choice for choice in decision.options}
        if "complete" in options:
            return options["complete"]
        if "repel" in options:
            return options["repel" if self.fatal(view) else "admit"]
        if "stop" in options and "draw" in options:
            return options["stop" if self.enough(view) else "draw"]
        if "draw" in options:
            return options["draw"]
        return max(decision.options, key=self.worth)

    def fatal(self, view: dict[str, Any]) -> bool:
        """Whether any ship lies in the harbour: then the new one is better driven away."""
        return any("ship" in self.facts[id] for id in view["harbour"])

    def enough(self, view: dict[str, Any]) -> bool:
        """Whether another card is too dangerous, or there is plenty already."""
        me = view["players"][view["active"]]
        takable = [
            id
            for id in view["harbour"]
            if "ship" in self.facts[id] or self.facts[id]["cost"] <= me["coins"]
        ]
        fatal, cards = view["bust"]
        return bool(takable) and (fatal > BOLDNESS * cards or len(view["harbour"]) > 5)

    def worth(self, choice: Choice) -> float:
        """What an option brings, in coins."""
        verb, _, id = choice.word.partition(" ")
        facts = self.facts.get(id, {})
        if verb == "hire":
            return float(INFLUENCE_WORTH * facts["influence"] - facts["cost"] + 2)
        return float(facts.get("coins", 0)) if verb == "trade" else 0.0
