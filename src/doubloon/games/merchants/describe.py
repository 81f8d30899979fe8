"""What each choice would do, in words for people."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import DEEDS


def describe(s: State, seat: Seat, code: int) -> Message:
    """The message for a choice of the asked seat."""
    if code < len(DEEDS):
        return Message("choice-m-" + DEEDS[code])
    return Message("choice-m-done")
