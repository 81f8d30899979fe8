"""How layers are taught."""

from __future__ import annotations

import pytest

from doubloon.bots.search.layer import Layer
from doubloon.lab.teach import Pupil, joined, plain


def test_pupils_who_are_joined_say_what_they_say_on_average() -> None:
    """One layer stands for all of them."""
    pupils = [Pupil(5, 3, seed) for seed in range(3)]
    pupils[0].parts["direct"] += 0.3
    facts = [1.0, 0.5, 0.0, 2.0, -0.1]

    def score(parts: dict[str, object]) -> float:
        names = ("inner", "bias", "outer", "direct")
        return Layer(*(plain(parts[name]) for name in names)).score(facts)

    alone = [score(pupil.parts) for pupil in pupils]
    assert score(joined(pupils)) == pytest.approx(sum(alone) / 3, abs=1e-3)
    assert max(alone) - min(alone) > 0.1
