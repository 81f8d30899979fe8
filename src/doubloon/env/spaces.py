"""What actions, observations, seeds and pictures look like to PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from doubloon.engine.chance import check_seed
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.env.vectors.layout import mask

HUMAN: Final = "human"
"""The table is printed by itself after every step."""
RENDER_MODES: Final = [HUMAN, "ansi"]


def check_mode(mode: str | None) -> str | None:
    """How the table is rendered, if at all; Malformed if it cannot be."""
    if mode is None or mode in RENDER_MODES:
        return mode
    args: dict[str, Arg] = {"name": str(mode), "possible": RENDER_MODES}
    raise Malformed(Message("refuse-render-mode", args))


def table_seed(seed: object) -> int:
    """The seed given, as Python's own number; Malformed if it cannot be one."""
    return check_seed(int(seed) if isinstance(seed, np.integer) else seed)


def box(most: list[int]) -> spaces.Box:
    """The space of rows with these greatest values."""
    high = np.array(most, np.uint8)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def mask_of(codes: list[int], size: int) -> NDArray[np.int8]:
    """A 1 for each of these codes."""
    return np.frombuffer(mask(codes, bytes(size)), np.int8)
