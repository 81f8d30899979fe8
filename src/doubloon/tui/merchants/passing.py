"""Moments that pass by themselves: no card fits, or the player wants to be left in peace."""

from __future__ import annotations

from typing import Final

from doubloon.engine.notation import Choice
from doubloon.tui.session import Session

WINDOW: Final = "prompt-m-window-"
"""Questions at a moment of somebody's turn or battle (M8.3, M8.4)."""
PASS: Final = "pass"
QUIET: Final = frozenset(("prompt-m-act", "prompt-m-port"))
"""Questions that tell nothing once there is only one answer."""


def unasked(session: Session) -> Choice | None:
    """The only answer where it tells nothing, or a pass that a player has asked for."""
    decision = session.asked_human
    if decision is None:
        return None
    options, id = decision.options, decision.prompt.id
    if len(options) == 1 and (options[0].word == PASS or id in QUIET):
        return options[0]
    if id.startswith(WINDOW) and (decision.seat, id) in session.passing:
        return next((choice for choice in options if choice.word == PASS), None)
    return None
