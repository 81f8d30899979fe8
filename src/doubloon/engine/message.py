"""Words for people, not yet in any language: a message id and its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Arg: TypeAlias = "int | str | list[str] | Message"
"""A message within a message is said when the outer one is, in the same language."""


class Message:
    """What to say; the locale files say it. `rule` is the rule it rests on, if any."""

    def __init__(self, id: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        self.id = id
        self.args: dict[str, Arg] = args or {}
        self.rule = rule

    def __str__(self) -> str:
        return _speakers[0](self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.id, self.rule))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r}, {self.rule!r})"

    def data(self) -> dict[str, object]:
        """The message as plain data."""
        args = {
            name: value.data() if isinstance(value, Message) else value
            for name, value in self.args.items()
        }
        return {"id": self.id, "args": args, "rule": self.rule}


def speak_through(speaker: Callable[[Message], str]) -> None:
    """Let `str(message)` be said by this speaker; the engine itself knows no language."""
    _speakers[:] = [speaker]


_speakers: list[Callable[[Message], str]] = [repr]
