"""How long the laws look: under a minute by default, at length with DOUBLOON_SOAK=1."""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, Phase, settings

SOAK: Final = bool(os.environ.get("DOUBLOON_SOAK"))
"""Run the laws at length, over every variant."""

BRIEF: Final = bool(os.environ.get("DOUBLOON_BRIEF"))
"""Run each law on a game of every third variant: the build has passed as source already."""


def examples(count: int) -> settings:
    """Half as many games for each variant, and far more when soaking."""
    return settings(
        max_examples=count * 12 if SOAK else 1 if BRIEF else (count + 1) // 2,
        derandomize=not SOAK,
        phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
        deadline=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
