"""What people read, in their language: Fluent files, and the speaker that reads them out.

One file per game and language, and `table.ftl` for what all games share.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from doubloon.engine.event import Event
from doubloon.engine.game import Game
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, seat_name
from doubloon.games import ROOMS, game

LANGUAGES: Final = ("en", "pl", "cs", "de")
FOLDER: Final = Path(__file__).parent
SEATS: Final = frozenset(("seat", "rival", "asked"))
"""Arguments that hold seats."""


class Speaker:
    """Says messages in one language, with the names of one table's players."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = read_bundle(language)

    def name(self, seat: int) -> str:
        """A player's name, or the seat's."""
        if seat == CHANCE:
            return self.say(Message("chance"))
        return self.names[seat] if 0 <= seat < len(self.names) else seat_name(seat)

    def say(self, message: Message) -> str:
        """The sentence, with the number of its rule."""
        text = self.word(message.id, message.args)
        return f"{text} ({message.rule})" if message.rule else text

    def tell(self, event: Event) -> str:
        """What happened, as a line of the log."""
        return self.say(event.message())

    def word(self, id: str, args: dict[str, Arg] | None = None) -> str:
        """A message by id; seats and cards among the arguments become names."""
        pattern = self._bundle.get_message(id)
        if pattern.value is None:
            raise KeyError(id)
        ready = {name: self._ready(name, value) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern.value, ready)
        if errors:
            raise ValueError(f"{id}: {errors}")
        return str(text)

    def card(self, id: str) -> str:
        """A card's name."""
        found = _owner(id)
        return self.say(found.labels[id]) if found else id

    def _ready(self, name: str, value: Arg) -> int | str:
        if name in SEATS and isinstance(value, int):
            return self.name(value)
        if name == "card" and isinstance(value, str):
            return self.card(value)
        if isinstance(value, list):
            parts = [self.card(part) for part in value] if name == "cards" else value
            return ", ".join(parts)
        return value


def _owner(card: str) -> Game | None:
    """The game that has this card."""
    for id in ROOMS:
        if card in game(id).labels:
            return game(id)
    return None


@cache
def read_bundle(language: str) -> FluentBundle:
    """All messages of a language; English stands in for what it does not have yet."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in dict.fromkeys(("en", language)):
        for file in sorted((FOLDER / folder).glob("*.ftl")):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language at a table without names."""
    return Speaker(language)
