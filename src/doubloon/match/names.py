"""What people, crews and campaigns may be called."""

from __future__ import annotations

from typing import Any, Final

LONGEST: Final = 40


def is_name(value: Any) -> bool:
    """A name that can be printed, of sensible length."""
    return (
        isinstance(value, str)
        and 0 < len(value) <= LONGEST
        and value.isprintable()
        and value == value.strip()
    )


def quote(text: str) -> str:
    """Something that is no name, so that a refusal can repeat it."""
    return "".join(mark if mark.isprintable() else "?" for mark in text)[: 2 * LONGEST]
