"""What chance did between two choices, named as the story names it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doubloon.engine.event import Event

BUST: Final = "busted"
QUIET: Final = ("turn", "b-turn", "m-turn", "unveiled")
"""Whose turn it is, and which card a spent coin was: nobody would call that luck."""


def deed(own: Sequence[Event], after: Sequence[Event]) -> Event | None:
    """What an answer of chance did: a bust, or the first thing that the answer itself tells; where
    it tells nothing, as a die does, the first thing told after it.
    """
    told = [seen for event in own or after if (seen := event.seen_by(None))]
    busts = [event for event in told if event.what() == BUST]
    return next((event for event in busts + told if event.what() not in QUIET), None)


def loudest(deeds: Sequence[Event | None]) -> Event | None:
    """What to tell of all that chance did: a bust, or what it did last."""
    told = [event for event in deeds if event]
    busts = [event for event in told if event.what() == BUST]
    return (told + busts)[-1] if told else None
