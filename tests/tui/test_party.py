"""Who sits at the table."""

from __future__ import annotations

import pytest

from doubloon.match.names import LONGEST
from doubloon.tui.party import brief


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("greedy", "greedy"),
        ("bots/mine.py:First", "mine.py:First"),
        (f"{'a' * 85}.py:First", f"{'a' * (LONGEST - 9)}.py:First"),
        (f"mine.py:{'A' * 45}", f"e.py:{'A' * (LONGEST - 5)}"),
    ],
)
def test_a_bot_of_ones_own_can_be_told_by_its_name(said: str, told: str) -> None:
    """A save has room for so many letters, and says by them that a file was run."""
    assert brief(said) == told
