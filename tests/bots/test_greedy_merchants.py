"""The greedy captain's sense in port."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import make_bot
from kit_harbour import harbour
from kit_merchants import P1


@pytest.mark.parametrize(("glory", "said"), [(6, "ship frigate"), (7, "done")])
def test_gold_that_wins_stays_in_the_chest(glory: int, said: str) -> None:
    """M1.5: with the goal reached nothing is bought out of the chest; short of it, a great ship."""
    t = harbour("cartagena", chest={P1: 30}, gold={P1: 9}, glory={P1: glory})
    assert "ship frigate" in t.options
    bot = make_bot("greedy", "merchants", Random(1))

    choice = bot.choose(t.table.view(P1), t.decision)

    assert choice.word == said
