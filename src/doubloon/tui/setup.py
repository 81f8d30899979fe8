"""What is to be played and by whom, before the cards are shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import doubloon
from doubloon.engine.chance import SEEDS
from doubloon.locale import speaker
from doubloon.tui.party import seat_party
from doubloon.tui.session import Session, sit_down


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, its seats, options and seed, and who sits where."""

    game: str
    seats: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    who: Sequence[str] = ()
    kept: str = ""
    """The file in which the table is kept, if it is saved on leaving; a rematch is not."""

    def deal(self, language: str) -> Session:
        """A fresh table with its players; Malformed if something does not go together."""
        table = doubloon.table(self.game, self.seats, seed=self.seed, options=self.options)
        seed = getattr(table.source, "seed", 0)
        players = seat_party(self.who, self.seats, self.game, seed, speaker(language))
        return sit_down(table, players, language)

    def again(self) -> Setup:
        """The same once more: with the next seed if one was given, else with a fresh one."""
        return replace(self, seed=None if self.seed is None else (self.seed + 1) % SEEDS, kept="")
