"""How fast an AEC environment goes, the same for theirs and ours.

Actions are drawn beforehand, so that only the environment is timed: `last()` with its whole
observation and mask, then `step()`, as in PettingZoo's own loop. Games are reset and agents leave
them one by one within that time, but only steps that play something count.
"""

from __future__ import annotations

import time
from typing import Any, Final

SECONDS: Final = 2.0


def pace(env: Any, scripts: list[list[int]]) -> float:
    """Steps a second over these games, again and again."""
    steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for seed, script in enumerate(scripts):
            env.reset(seed=seed)
            for action in script:
                env.last()
                env.step(action)
            while env.agents:
                env.last()
                env.step(None)
            steps += len(script)
    return steps / (time.perf_counter() - start)
