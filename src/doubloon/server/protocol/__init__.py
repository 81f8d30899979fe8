"""Every message that travels between a client and the server, both ways.

A command has an `id` that its client counts up; the server answers each one once, with `re` set
to that id. Whoever loses the line sends the same command again: it is obeyed once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from doubloon.server.protocol.answers import (
    VERSION,
    Answers,
    Asked,
    Chair,
    Data,
    Done,
    Now,
    Past,
    Refused,
    Step,
    Turn,
    Welcome,
)
from doubloon.server.protocol.commands import (
    AtSeat,
    AtTable,
    Back,
    Commands,
    Consent,
    Hello,
    Hint,
    Id,
    Kick,
    Leave,
    Look,
    Mute,
    Odds,
    Ping,
    Play,
    Ready,
    Rematch,
    Say,
    Sit,
    Tell,
    Token,
    Undo,
    Unwatch,
    Watch,
    WhyNot,
)

__all__ = [
    "Answers",
    "Asked",
    "AtSeat",
    "AtTable",
    "Back",
    "Chair",
    "Commands",
    "Consent",
    "Data",
    "Done",
    "Hello",
    "Hint",
    "Id",
    "Kick",
    "Leave",
    "Look",
    "Mute",
    "Now",
    "Odds",
    "Past",
    "Ping",
    "Play",
    "Ready",
    "Refused",
    "Rematch",
    "Say",
    "Sit",
    "Tell",
    "Step",
    "Token",
    "Turn",
    "Undo",
    "Unwatch",
    "VERSION",
    "Watch",
    "Welcome",
    "WhyNot",
    "read_answer",
    "read_command",
    "schema",
    "write",
]

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
