"""Crews to sail with: finished games without playing them well, and files to spoil."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import pytest

import doubloon
from doubloon.engine.outcome import Outcome
from doubloon.match.campaign import Campaign, Mate
from doubloon.match.table import Table


class Decided(Table):
    """A finished table whose end is told as the test wants it."""

    decided: bool

    @property
    def outcome(self) -> Outcome | None:
        """Everybody has won, or nobody."""
        told = super().outcome
        assert told is not None
        winners = list(range(self.seats)) if self.decided else []
        return Outcome(winners, told.standing, told.reason)


@cache
def played(seats: int, mode: str, chapter: int, bonus: tuple[int, ...]) -> Table:
    """A game that random bots have played to its end."""
    options = {"mode": mode, "chapter": chapter}
    more = {"bonus": list(bonus)} if mode == "adventure-coop" else {}
    return doubloon.play(
        "port-royal", ["random"] * seats, seed=chapter, options={**options, **more}
    )


Sail: TypeAlias = Callable[..., None]


def sail(campaign: Campaign, *ends: str, chapter: int | None = None) -> None:
    """Play games of a campaign, each `won` or `lost`."""
    for end in ends:
        options = campaign.next_options(chapter=chapter)
        bonus = tuple(options.get("bonus", []))
        table = played(campaign.seats, campaign.mode, options["chapter"], bonus)
        if campaign.together:
            decided = Decided.__new__(Decided)
            decided.__dict__.update(vars(table))
            decided.decided = end == "won"
            table = decided
        campaign.record(table, "2024-05-31")


@pytest.fixture
def crew() -> Campaign:
    """Two people who have not begun."""
    return Campaign("The Candle", [Mate("Ann"), Mate("Ben")])


@pytest.fixture(name="sail")
def _sail() -> Sail:
    """How a crew plays."""
    return sail
