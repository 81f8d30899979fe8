"""Every message that travels between a client and the server, both ways.

A command has an `id` that its client counts up; the server answers each one once, with `re` set
to that id. Whoever loses the line sends the same command again: it is obeyed once.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

VERSION: Final = 1

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
    """The exact odds of the next card, from what the seat may know."""


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
    """What was asked for: a hint, odds, a view, lines."""


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

read_command: Final = msgspec.json.Decoder(Commands).decode
read_answer: Final = msgspec.json.Decoder(Answers).decode
write: Final = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """JSON Schema of all messages, made from the structs above."""
    kinds = (Commands, Answers)
    (commands, answers), parts = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Doubloon table protocol",
        "version": VERSION,
        "$defs": {**parts, "Command": commands, "Message": answers},
        "oneOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
    }
