"""Positions to look at: some game, played so far by lot, then on by drawn choices."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from hypothesis import strategies as st

from doubloon import locale
from doubloon.match.table import Table
from laws.profile import BRIEF, SOAK
from laws.variants import Variant, every_variant, main_variants
from laws.walk import Walker, by_hand, seeded

VARIANTS: Final = every_variant() if SOAK else main_variants()[:: 3 if BRIEF else 1]

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.label)
"""Run a law for every way to set a table up."""


RARE: Final = {
    # Asked only with more kept ships than play by lot collects; tests/rules sets such tables.
    "prompt-spend",
    # Cards that play by lot seldom gets to use; tests/rules_merchants/test_rare_questions.py does.
    "prompt-m-carry-over",
    "prompt-m-clear-bounty",
    "prompt-m-favoured-good",
    "prompt-m-full-hand",
    "prompt-m-gift-port",
    "prompt-m-haul",
    "prompt-m-plate-hit",
    "prompt-m-price-nation",
    "prompt-m-price-target",
    "prompt-m-repair-there",
    "prompt-m-retest",
    "prompt-m-reward-from",
    "prompt-m-sabotage-place",
    "prompt-m-sabotage-target",
    "prompt-m-ship-offer",
    "prompt-m-tongue",
    "prompt-m-warehouse-good",
    "prompt-m-wreck",
}
"""Questions that the walks need not come to."""


class Position(NamedTuple):
    """How to get somewhere in a game."""

    seed: int
    depth: int
    hand: bool
    picks: list[int]

    def walker(self) -> Walker:
        """Who plays there."""
        return Walker(self.seed)

    def start(self, variant: Variant) -> Table:
        """The table before the first choice."""
        if self.hand:
            return by_hand(variant.room, variant.seats, variant.options)
        return seeded(variant.room, variant.seats, variant.options, self.seed)

    def reach(self, variant: Variant) -> tuple[Table, Walker]:
        """The table there, and who plays on."""
        table, walker = self.start(variant), self.walker()
        walker.play(table, self.depth)
        for pick in self.picks:
            if decision := table.decision:
                table.play(decision.options[pick % len(decision.options)])
        return table, walker


def positions(hand: bool | None = None) -> st.SearchStrategy[Position]:
    """Any position, with chance from a seed, by hand, or either."""
    return st.builds(
        Position,
        seed=st.integers(0, 2**32),
        depth=st.integers(0, 400),
        hand=st.booleans() if hand is None else st.just(hand),
        picks=st.lists(st.integers(0, 20), max_size=12),
    )


def prompts(game: str) -> set[str]:
    """Every kind of question that a game's English file has words for, and chance's own."""
    file = Path(locale.__file__).parent / "en" / f"{game}.ftl"
    known = (line.split(" ")[0] for line in file.read_text("utf-8").splitlines())
    return {id for id in known if id.startswith("prompt-")} - RARE | {"prompt-chance"}


@cache
def questions(game: str) -> dict[str, list[tuple[Variant, Position]]]:
    """Positions at which each kind of question is asked, three of a kind, rare ones too."""
    found: dict[str, list[tuple[Variant, Position]]] = {}
    variants = [variant for variant in main_variants() if variant.game == game]
    for seed in range(12):
        for variant in variants:
            start = Position(seed, 0, seed % 4 == 0, [])
            met: set[str] = set()
            for depth, decision in enumerate(start.walker().steps(start.start(variant))):
                places = found.setdefault(decision.prompt.id, [])
                if len(places) < 3 and decision.prompt.id not in met:
                    met.add(decision.prompt.id)
                    places.append((variant, start._replace(depth=depth)))
        if all(len(found.get(prompt, [])) == 3 for prompt in prompts(game)):
            break
    return found
