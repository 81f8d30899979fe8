"""Names that people give themselves: short, one line, nothing but what can be seen. And ids."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

LONGEST: Final = 24
USUAL: Final = "Guest"
BOTS: Final = ("Meg Salter", "Corwin Hale", "Tess Marlowe", "Jory Flint", "Silas Wren")
"""What bots are called at a table, by their seat: names, not words, the same in every language."""


def clean(name: str) -> str:
    """A name as it is kept and shown; somebody without one is a guest."""
    text = unicodedata.normalize("NFC", name)
    seen = "".join(mark if mark.isprintable() else " " for mark in text)
    short = " ".join(seen.split())
    if len(short) > LONGEST:
        raise Malformed(Message("refuse-long-name", {"most": LONGEST}))
    return short or USUAL


def new_id() -> str:
    """An id of a table or a campaign; a command must not take it for an option."""
    id = secrets.token_urlsafe(9)
    return new_id() if id.startswith("-") else id
