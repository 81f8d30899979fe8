"""What clients ask for."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Id: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 53)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNo: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 53)]
Line: TypeAlias = Annotated[str, Meta(max_length=120)]
"""One choice in the notation: `P1 hire admiral-2`."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Chat: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]


class Command(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """What a client asks for."""

    id: Id


class Hello(Command, frozen=True):
    """Always first: who is speaking. Without a key a new guest is made."""

    client: Annotated[str, Meta(min_length=8, max_length=40)]
    key: Token = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    lang: Annotated[str, Meta(max_length=8)] = "en"


class Ping(Command, frozen=True):
    """Are you there?"""


class AtTable(Command, frozen=True):
    """Something about one table."""

    table: TableId


class Watch(AtTable, frozen=True):
    """Follow a table: as the seats one has, else as a spectator; `since` is the last seq seen.

    With `views` every step brings the whole view, and options say what they would do; without, a
    step is short, and `look` gives the view.
    """

    since: Count = 0
    views: bool = True


class Unwatch(AtTable, frozen=True):
    """Follow it no longer."""


class Sit(AtTable, frozen=True):
    """Take a seat, or any free one; one guest may take several, for people around one screen."""

    seat: SeatNo | None = None
    name: Annotated[str, Meta(max_length=24)] = ""


class AtSeat(AtTable, frozen=True):
    """Something that a seat does; the guest must have that seat."""

    seat: SeatNo


class Leave(AtSeat, frozen=True):
    """Get up: before the game the seat is free, in the game a bot plays on."""


class Back(AtSeat, frozen=True):
    """Take the seat back from the bot that stood in."""


class Ready(AtSeat, frozen=True):
    """Ready, or not yet; the game begins when all are.

    `share` is any text that nobody could foresee; it is mixed into the deal, whose secret the
    server has committed to before.
    """

    on: bool = True
    share: Token = ""


class Play(AtTable, frozen=True):
    """Make a choice; `version` is the length of the log that the player has seen."""

    version: Count
    say: Line


class Undo(AtSeat, frozen=True):
    """Take back the seat's last choice, or ask the others to consent."""

    version: Count


class Consent(AtSeat, frozen=True):
    """Answer whoever wants to take back."""

    version: Count
    yes: bool


class Say(AtSeat, frozen=True):
    """Say something to the table."""

    text: Chat


class Mute(AtSeat, frozen=True):
    """Hear no more of what `whom` says."""

    whom: SeatNo
    on: bool = True


class Kick(AtSeat, frozen=True):
    """Vote that `whom` be replaced by a bot."""

    whom: SeatNo


class Rematch(AtSeat, frozen=True):
    """Play again, or the next chapter of a campaign, once all who are there want to."""


class Hint(AtSeat, frozen=True):
    """What would a bot choose?"""


class Odds(AtSeat, frozen=True):
    """The exact odds of what chance may bring next, from what the seat may know."""


class Look(AtSeat, frozen=True):
    """The whole view of a seat."""


class Tell(AtTable, frozen=True):
    """The table in sentences, line by line, for people who do not see it; without a seat, as
    spectators may know it."""

    seat: SeatNo | None = None


class WhyNot(AtTable, frozen=True, tag="why_not"):
    """Why can this not be played now?"""

    say: Line


Commands: TypeAlias = (
    Hello
    | Ping
    | Watch
    | Unwatch
    | Sit
    | Leave
    | Back
    | Ready
    | Play
    | Undo
    | Consent
    | Say
    | Mute
    | Kick
    | Rematch
    | Hint
    | Odds
    | Look
    | Tell
    | WhyNot
)
