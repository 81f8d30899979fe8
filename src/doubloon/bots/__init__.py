"""Computer players. A bot gets a view and a decision, and holds nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from doubloon.engine.decision import Decision
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Malformed

MOST: Final = 1_000_000
LONGEST: Final = 3600.0


class Bot(Protocol):
    """Anything that can choose. A choice may be given as its text."""

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice | str: ...


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        return decision.options.sample(self.random)


NAMES: Final = ("random", "easy", "medium", "greedy", "hard", "search", "champion")
"""The weakest first, as people choose among them."""
SEARCHES: Final = ("hard", "champion", "search")


def make_bot(text: str, game: str, random: Random) -> Bot:
    """A bot by name, for one game, with what it is told: `search:n=200`; Malformed if none fits."""
    name, _, told = text.partition(":")
    if name not in NAMES or (told and name != "search"):
        raise Malformed(Message("refuse-bot", {"name": text, "possible": list(NAMES)}))
    if name == "random":
        return RandomBot(random)
    if game == "merchants" and name in ("hard", "champion"):
        from doubloon.bots.merchants import champion

        return champion.hard() if name == "hard" else champion.champion()
    if name in SEARCHES:
        return make_search(name, game, random, budget(text, told))
    if name == "easy":
        from doubloon.bots.levels import Easy

        return Easy(game, random)
    from doubloon.bots.greedy import met

    return met(game)


def make_search(name: str, game: str, random: Random, told: dict[str, Any]) -> Bot:
    """A bot that looks ahead: as far as it is told, or as its level does."""
    from doubloon.bots import levels
    from doubloon.bots.search import Search

    if name != "search":
        level = levels.HARD if name == "hard" else levels.CHAMPION
        told = {"n": level[game]}
    return Search(game, random, **told)


def budget(text: str, told: str) -> dict[str, Any]:
    """How long a bot may think: `n=400` iterations, or `time=1` seconds."""
    found: dict[str, Any] = {}
    for part in filter(None, told.split(",")):
        name, _, value = part.partition("=")
        try:
            if name == "n" and 0 < int(value) <= MOST:
                found["n"] = int(value)
                continue
            if name == "time" and 0 < float(value) <= LONGEST:
                found["time"] = float(value)
                continue
        except ValueError:
            pass
        raise Malformed(Message("refuse-bot-budget", {"name": text, "most": MOST}))
    return found


def seat_bots(bots: Sequence[str | Bot], game: str, seed: int) -> list[Bot]:
    """A bot for each seat; each named one has a random source of its own."""
    return [
        make_bot(bot, game, Random(f"{seed} seat {seat}")) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]
