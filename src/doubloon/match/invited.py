"""Who is invited to play: bots by their names, or objects that choose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed


def invite(bots: Any) -> list[Any]:
    """The bots given, one for each seat; Malformed if one of them cannot play.

    A text is read as on the command line: names with commas, and `none` for nobody.
    """
    if isinstance(bots, str):
        return [] if bots.strip() == "none" else [name.strip() for name in bots.split(",")]
    if not isinstance(bots, Iterable):
        raise Malformed(Message("refuse-bots", {"name": str(bots)[:80]}))
    found = list(bots)
    for bot in found:
        if isinstance(bot, type):
            raise Malformed(Message("refuse-bot-class", {"name": bot.__name__}))
        if not isinstance(bot, str) and not callable(getattr(bot, "choose", None)):
            raise Malformed(Message("refuse-no-bot", {"name": str(bot)[:80]}))
    return found
