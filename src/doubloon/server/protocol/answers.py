"""What the server says."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct

VERSION: Final = 1
Data: TypeAlias = dict[str, Any]


class Answer(Struct, tag_field="t", tag=str.lower, frozen=True, omit_defaults=True):
    """What the server says."""


class Welcome(Answer, frozen=True):
    """To `hello`. The key is told only once, when the guest is new: keep it."""

    re: int
    guest: str
    name: str
    protocol: int = VERSION
    key: str = ""


class Done(Answer, frozen=True):
    """It is done and stored; the step `seq` of the table tells what came of it."""

    re: int
    seq: int = 0
    version: int = 0
    seat: int | None = None
    data: Data | None = None
    """What was asked for: a hint, odds, a view."""


class Refused(Answer, frozen=True):
    """Nothing was changed; `reason` says why, and `text` says it in the guest's language."""

    re: int | None
    kind: str
    reason: Data
    text: str
    possible: list[str] = []
    version: int | None = None


class Asked(Struct, frozen=True, omit_defaults=True):
    """The question on the table. Prompt and options are for the seat that is asked."""

    seat: int
    prompt: Data | None = None
    options: list[Data] | None = None
    """Each with `say` and what it would do: a message id, arguments and a rule."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    name: str = ""
    taken: bool = False
    bot: str = ""
    """The bot that plays now, if one does."""
    away: bool = False
    """Whether that bot only stands in: the seat's guest may come back."""
    ready: bool = False
    share: str = ""
    clock: float | None = None
    """Seconds left."""


class Step(Answer, frozen=True):
    """One thing that was done at a table, as this reader may know it.

    `facts` say what people did, `events` what happened in the game. A reader with several seats
    gets a step for each of them.
    """

    table: str
    seq: int
    version: int
    seat: int | None
    facts: list[Data]
    events: list[Data]
    asked: Asked | None = None
    view: Data | None = None
    chairs: list[Chair] | None = None
    """Everybody, if somebody sat down, left or became ready."""
    outcome: Data | None = None


class Past(Struct, frozen=True, omit_defaults=True):
    """A step that was missed."""

    seq: int
    facts: list[Data]
    events: list[Data]


class Now(Answer, frozen=True):
    """A table as it stands, for one reader, with every step since the one asked for."""

    table: str
    seq: int
    version: int
    seat: int | None
    info: Data
    """Game, rules version, options, language, clock, state, commitment."""
    chairs: list[Chair]
    steps: list[Past]
    asked: Asked | None = None
    view: Data | None = None
    outcome: Data | None = None
    undo: int | None = None
    """The seat that wants to take back, if one does."""


class Turn(Answer, frozen=True):
    """It is the guest's turn at a table, wherever they are looking."""

    table: str
    seat: int


Answers: TypeAlias = Welcome | Done | Refused | Step | Now | Turn
