"""What is stored of a table: its settings once, then one row for every command obeyed.

The rows are only ever appended to, and everything about a table follows from them.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct


class Settings(Struct, frozen=True, omit_defaults=True):
    """What a table is set up with."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    bots: dict[str, str] = {}
    """The bots that have seats from the start: by seat, as text."""
    name: str = ""
    lang: str = "en"
    open: bool = True
    """Whether the lobby lists it."""
    bank: float | None = None
    """Seconds that each seat has for the whole game; None without a clock."""
    add: float = 0.0
    """Seconds that each choice adds to them."""
    move: float | None = None
    """Seconds for each choice: days for turn-based play."""
    grace: float | None = 60.0
    """Seconds after which a bot stands in for whoever is away; None: never."""
    stand_in: str = "greedy"
    campaign: str = ""
    before: str = ""
    """The table that this is the rematch of."""


class Fact(Struct, tag_field="fact", tag=str.lower, frozen=True, omit_defaults=True):
    """One thing that somebody did."""


class Sat(Fact, frozen=True):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str


class Stood(Fact, frozen=True):
    """A guest gave a seat up before the game, or lost it in the game for good."""

    seat: int


class Away(Fact, frozen=True):
    """A bot stands in: the guest left, lost the line, or ran out of time."""

    seat: int
    bot: str
    why: str


class Returned(Fact, frozen=True):
    """The guest has the seat back."""

    seat: int


class Readied(Fact, frozen=True):
    """A seat is ready, with its share of the deal, or not yet."""

    seat: int
    on: bool
    share: str = ""


class Began(Fact, frozen=True):
    """Everybody was ready: the deal is mixed from the secret and these shares."""

    shares: list[str]
    lines: list[str] = []
    """What chance said before the first question."""


class Chose(Fact, frozen=True):
    """A choice, and what chance said after it: lines of the log."""

    seat: int
    lines: list[str]


class WantsBack(Fact, frozen=True, tag="wants-back"):
    """A seat asks the others whether it may take back."""

    seat: int


class Answered(Fact, frozen=True):
    """A seat consents to a taking back, or does not."""

    seat: int
    yes: bool


class TookBack(Fact, frozen=True, tag="took-back"):
    """A choice was taken back, and what followed it."""

    seat: int
    lines: list[str]


class Said(Fact, frozen=True):
    """Talk."""

    seat: int
    text: str


class Muted(Fact, frozen=True):
    """A guest does not want to hear a seat, or does again."""

    guest: str
    whom: int
    on: bool


class Voted(Fact, frozen=True):
    """A seat wants another replaced."""

    seat: int
    whom: int


class Again(Fact, frozen=True):
    """A seat wants to play again."""

    seat: int


class Followed(Fact, frozen=True):
    """The next table stands ready."""

    table: str


Facts: TypeAlias = (
    Sat
    | Stood
    | Away
    | Returned
    | Readied
    | Began
    | Chose
    | WantsBack
    | Answered
    | TookBack
    | Said
    | Muted
    | Voted
    | Again
    | Followed
)


MOVES: Final = (Began, Chose, TookBack)
"""Facts after which the game stands somewhere else."""


class Row(Struct, frozen=True):
    """One command that was obeyed, as it is stored."""

    table: str
    seq: int
    at: float
    by: str
    """Guest, client and number of the command; empty for what the table does itself."""
    facts: str
    """The facts as JSON."""


read_facts: Final = msgspec.json.Decoder(list[Facts]).decode
read_settings: Final = msgspec.json.Decoder(Settings).decode
_encoder: Final = msgspec.json.Encoder()


def text(value: object) -> str:
    """A value as JSON text."""
    return _encoder.encode(value).decode()


def public(fact: Facts) -> dict[str, Any] | None:
    """A fact as everybody may read it.

    What chance said stays in the log: it may be a secret, and the events tell what may be known.
    """
    if isinstance(fact, Muted):
        return None
    data: dict[str, Any] = msgspec.to_builtins(fact)
    data.pop("lines", None)
    data.pop("guest", None)
    return data
