"""Computer players. A bot gets a view and a decision, and holds nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from doubloon.engine.decision import Decision
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Malformed


class Bot(Protocol):
    """Anything that can choose. A choice may be given as its text."""

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice | str: ...


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        return decision.options.sample(self.random)


NAMES: Final = ("random", "greedy")


def make_bot(name: str, game: str, random: Random) -> Bot:
    """A bot by name, for one game; Malformed if there is none of that name."""
    if name == "random":
        return RandomBot(random)
    if name == "greedy":
        from doubloon.bots.greedy import greedy

        return greedy(game)
    raise Malformed(Message("refuse-bot", {"name": name, "possible": list(NAMES)}))


def seat_bots(bots: Sequence[str | Bot], game: str, seed: int) -> list[Bot]:
    """A bot for each seat; each named one has a random source of its own."""
    return [
        make_bot(bot, game, Random(f"{seed} seat {seat}")) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]
