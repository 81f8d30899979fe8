"""What cannot be read from the command line, as a refusal in our own words."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.games import ROOMS, game

OPTION: Final = "--option"
SAVED: Final = {"analyse", "replay", "verify"}
"""Verbs for saved games only."""


def refusal(error: CycloptsError, verbs: list[str]) -> Refusal:
    """The refusal behind a fault that cyclopts found."""
    if isinstance(error.__cause__, Refusal):
        return error.__cause__
    return Malformed(reason(error, verbs))


def reason(error: CycloptsError, verbs: list[str]) -> Message:
    """What is wrong, and what would be right."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        name = error.unused_tokens[0]
        if name.startswith("-"):
            return Message("refuse-flag-first", {"name": name})
        return Message("refuse-verb", {"name": name, "possible": verbs})
    if isinstance(error, UnknownOptionError):
        return unknown(error)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return Message("refuse-extra", {"text": " ".join(error.unused_tokens)})
    if isinstance(error, MissingArgumentError) and error.argument:
        if error.keyword:
            return Message("refuse-no-value", {"name": error.keyword})
        name = error.argument.name
        missing = "refuse-no-flag" if name.startswith("-") else "refuse-missing"
        return Message(missing, {"name": name})
    if isinstance(error, RepeatArgumentError):
        return Message("refuse-repeated", {"name": error.token.keyword or error.token.value})
    if isinstance(error, CoercionError) and error.token:
        name = error.token.keyword or (error.argument.name if error.argument else "")
        return Message("refuse-value", {"text": error.token.value, "name": name})
    return Message("refuse-command-line")


def unknown(error: UnknownOptionError) -> Message:
    """An option that does not exist, with the one that was perhaps meant."""
    name = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names]
    if name == OPTION and SAVED.intersection(error.command_chain or ()):
        return Message("refuse-option-saved", {"name": name})
    option = name.removeprefix("--")
    if OPTION in known and any(option in game(id).info.options["properties"] for id in ROOMS):
        return Message("refuse-flag-meant", {"name": name, "meant": f"--option {option}=..."})
    for meant in get_close_matches(name, known, n=1):
        return Message("refuse-flag-meant", {"name": name, "meant": meant})
    return Message("refuse-flag", {"name": name})
