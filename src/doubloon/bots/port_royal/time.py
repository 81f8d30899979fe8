"""How much time is left in the games of Port Royal that end at a fixed time."""

from __future__ import annotations

from typing import Any

from doubloon.games.port_royal.quest import FIELDS


def turns_left(view: dict[str, Any]) -> int:
    """Turns that a team still has after this one (R13.6, R19.1)."""
    if view["board"] is not None:
        time: int = view["board"]["time"]
        return time
    quest = view["quest"]
    left = len(quest["calendar"])
    month = left + len(quest["past"])
    for later in range(FIELDS - len(quest["tasks"])):
        left += month + later + 1
    return max(0, left - 1)
