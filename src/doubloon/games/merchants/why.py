"""Why a choice is refused, with the rule that says so."""

from __future__ import annotations

from doubloon.engine.message import Message
from doubloon.engine.seat import Seat
from doubloon.games.merchants.state import State


def why_not(s: State, seat: Seat, code: int) -> Message:
    """The reason against a choice that the asked seat may not make now."""
    return Message("why-m-not-now", rule="M3.3")
