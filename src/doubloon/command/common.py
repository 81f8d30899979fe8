"""What commands take: a seed, a language and mostly the game's options; many print JSON too."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any, Final

from cyclopts import Parameter, Token

from doubloon.engine.chance import FRESH, check_seed
from doubloon.engine.game import Game
from doubloon.engine.house import MOST_TEXT
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.locale import LANGUAGES, Speaker, speaker
from doubloon.match.invited import invite

WIDEST: Final = 4
"""Bytes of a character at most."""


def number(kind: Any, tokens: Sequence[Token]) -> int:
    """A whole number, written plainly."""
    flag, text = tokens[0].keyword or "", tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]{1,19}", text):
        if flag == "--seed":
            raise Malformed(Message("refuse-seed", {"name": text}))
        raise Malformed(Message("refuse-number", {"name": text, "flag": flag}))
    return int(text)


def names(kind: Any, tokens: Sequence[Token]) -> list[str]:
    """Names with commas between them; `none` is nobody."""
    return invite(tokens[0].value)


Number = Annotated[int, Parameter(converter=number)]
Names = Annotated[list[str], Parameter(converter=names, n_tokens=1)]
Flag = Annotated[bool, Parameter(negative=())]


@Parameter(name="*")
@dataclass(frozen=True)
class Spoken:
    """The options that all commands share."""

    seed: Number | None = None
    lang: str = "en"

    @property
    def speaker(self) -> Speaker:
        """Who speaks to the person at the terminal."""
        return speaker(self.lang)

    def word(self, id: str, /, **args: Arg) -> str:
        """A message in the chosen language."""
        return self.speaker.word(id, args)

    def number(self, value: float, digits: int = 0) -> str:
        """A figure as the chosen language writes it."""
        return self.speaker.number(value, digits)

    def a_seed(self) -> int:
        """The seed given, or a fresh one; Malformed if it cannot be one."""
        return randbits(FRESH) if self.seed is None else check_seed(self.seed)


@Parameter(name="*")
@dataclass(frozen=True)
class Common(Spoken):
    """The options of commands that are about a game as it can be played."""

    option: Annotated[list[str], Parameter(negative=())] = field(default_factory=list)

    def options(self, game: Game) -> dict[str, Any]:
        """The options given as `key=value`, read as the game's schema wants them."""
        schema = game.info.options["properties"]
        found: dict[str, Any] = {}
        for text in self.option:
            name, equals, value = text.partition("=")
            if not equals:
                raise Malformed(Message("refuse-key-value", {"text": text}))
            if name not in schema:
                args: dict[str, Arg] = {"name": name, "possible": list(schema)}
                raise Malformed(Message("refuse-option", args))
            kind = schema[name].get("type")
            if kind == "array":
                found[name] = found.get(name, []) + [part for part in value.split(",") if part]
            elif kind == "integer" and value.isdecimal():
                found[name] = int(value)
            elif kind == "boolean" and value in ("true", "false"):
                found[name] = value == "true"
            else:
                found[name] = value
        return found

    def check(self, game: Game) -> None:
        """Refuse what a command takes but has no use for, if it makes no sense."""
        self.a_seed()
        game.check(self.seats(game)[0], self.options(game))

    def seats(self, game: Game) -> tuple[int, int]:
        """The least and greatest number of seats in the mode asked for."""
        usual = game.info.options["properties"].get("mode", {}).get("default", "")
        return game.info.modes.get(self.options(game).get("mode", usual), game.info.seats)


@Parameter(name="*")
@dataclass(frozen=True)
class Told:
    """The options of commands that have a result to print."""

    json: Flag = False

    def print(self, data: object, text: str) -> None:
        """Give the result: as one line of JSON if that is wanted, else in words."""
        print(json.dumps(data, ensure_ascii=False) if self.json else text)


@Parameter(name="*")
@dataclass(frozen=True)
class Printed(Told, Common):
    """The options of most commands that have a result to print."""


@Parameter(name="*")
@dataclass(frozen=True)
class Found(Told, Spoken):
    """The same where a file says what was played: the game's options would mean nothing."""


def language(words: Sequence[str]) -> str:
    """The language asked for, found before anything else is read; Malformed if we lack it."""
    chosen = "en"
    for at, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang" and at + 1 < len(words):
            chosen = words[at + 1]
        elif word.startswith("--lang="):
            chosen = word.removeprefix("--lang=")
    if chosen not in LANGUAGES:
        raise Malformed(Message("refuse-lang", {"name": chosen, "possible": list(LANGUAGES)}))
    return chosen


def read_deck(path: Path) -> str:
    """The text of a deck's file; Malformed if there is none."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_TEXT * WIDEST + 1).decode("utf-8")
    except (ValueError, IsADirectoryError):
        raise Malformed(Message("refuse-deck-file", {"path": str(path)})) from None
    except OSError:
        raise Malformed(Message("refuse-no-file", {"path": str(path)})) from None
    if not text.strip():
        raise Malformed(Message("refuse-deck-file", {"path": str(path)}))
    return text
