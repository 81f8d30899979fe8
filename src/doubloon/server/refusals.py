"""What only a server refuses."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Refusal


class Stale(Refusal):
    """The table has moved on since the client looked."""


class Forbidden(Refusal):
    """That seat, table or thing is somebody else's."""


class Missing(Refusal):
    """There is no such thing here."""


class TooFast(Refusal):
    """Too much at once: wait a little."""


class Trouble(Refusal):
    """The server could not do it now, and nothing was changed: try again."""


def stale(version: int) -> Stale:
    """The refusal of a command that was meant for an earlier position."""
    return Stale(Message("refuse-stale", {"version": version}))


def missing(what: str, **args: Arg) -> Missing:
    """The refusal of something that is not there: a table, a rule, a seat."""
    return Missing(Message(f"refuse-no-{what}", args))


def trouble() -> Trouble:
    """Something went wrong here, and nothing was changed."""
    return Trouble(Message("refuse-trouble"))
