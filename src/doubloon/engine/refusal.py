"""Refusals: every one has a name and a reason, and says what was possible."""

from __future__ import annotations

from typing import Final

from doubloon.engine.message import Message

MOST_SAID: Final = 25
"""So many possibilities fit into a sentence."""


class Refusal(ValueError):
    """Something asked for cannot be done; `reason` says why, in any language."""

    def __init__(self, reason: Message, possible: list[str] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.possible = possible or []
        """What could have been said instead, in the notation."""

    def __str__(self) -> str:
        if not self.possible:
            return str(self.reason)
        said = self.possible
        if len(said) > MOST_SAID:
            said = [*said[:MOST_SAID], "..."]
        return f"{self.reason} {Message('refuse-possible', {'choices': said})}"


class Malformed(Refusal):
    """The words do not make sense here: unknown command, card, option, file."""


class NotYourTurn(Refusal):
    """Well said, but another seat is asked now, or the game is over."""


class Illegal(Refusal):
    """The seat is asked, but the rules do not allow this."""


class NeedsConsent(Illegal):
    """Taking this back needs the others' consent: something was revealed or somebody acted."""
