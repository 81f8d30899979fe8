"""Secret cards that have been shown for the moment: pending steps name them."""

from __future__ import annotations

from doubloon.engine.seat import NOBODY, Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.rumour import RUMOUR_LANDING
from doubloon.games.merchants.frames.step import Pick, Step
from doubloon.games.merchants.frames.trial import Retest, Tested
from doubloon.games.merchants.state import Glory, State
from doubloon.games.merchants.words import FIRST_PLAY


def shown_rumour(s: State) -> Seat:
    """Whose rumour lies open because it is being proved, or NOBODY (M5.18)."""
    for frame in s.stack:
        if isinstance(frame, Tested) and frame.then == "proved":
            return frame.player
        if isinstance(frame, Retest) and frame.then == "proved":
            return frame.seat
        if isinstance(frame, Pick) and frame.name == "wreck":
            return frame.seat
        if isinstance(frame, Step) and frame.name == "landing" and frame.args[2] == RUMOUR_LANDING:
            return frame.player
    if s.fight is not None and s.fight.landing == RUMOUR_LANDING:
        return s.fight.sides[0]
    return NOBODY


def shown_glory(s: State, seat: Seat) -> Glory:
    """The Glory card of a player's hand that everybody has just seen, or NONE (M8.5)."""
    for frame in s.stack:
        if isinstance(frame, Tested) and frame.then == "hire_tested" and frame.player == seat:
            return frame.args[0]
        if isinstance(frame, Retest) and frame.then == "hire_tested" and frame.seat == seat:
            return frame.args[0]
        if isinstance(frame, Step) and frame.name == "play_later" and frame.player == seat:
            card = frame.args[0] - FIRST_PLAY
            return card if card in s.hands[seat] else NONE
    return NONE
