"""What actions and observations look like to PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from doubloon.env.vectors.layout import mask

SEEDS: Final = 1 << 63
"""Seeds are numbers from 0 up to this one."""


def box(most: list[int]) -> spaces.Box:
    """The space of rows with these greatest values."""
    high = np.array(most, np.uint8)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def mask_of(codes: list[int], size: int) -> NDArray[np.int8]:
    """A 1 for each of these codes."""
    return np.frombuffer(mask(codes, bytes(size)), np.int8)
