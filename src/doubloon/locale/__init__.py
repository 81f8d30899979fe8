"""What people read, in their language: Fluent files, and the speaker that reads them out.

One file per game and language, and `table.ftl` for what all games share.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal
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
NAMED: Final = {
    "task": ("story-", "asks", "task"),
    "happening": ("adventure-event-", "text", "text"),
    "who": ("personality-", "ability", "ability"),
    "good": ("good-", "", ""),
    "thing": ("m-", "text", "text"),
    "card": ("m-", "text", "text"),
    "nation": ("m-nation-", "", ""),
    "other": ("m-nation-", "", ""),
    "place": ("m-place-", "", ""),
    "skill": ("m-skill-", "", ""),
}
"""Arguments that hold the id of something with a name: how its message begins, and the argument
that one of its attributes becomes beside it."""
GOODS: Final = {"book": "book-of-rituals"}
"""Goods whose message is not called as the notation calls them."""


class Speaker:
    """Says messages in one language, with the names of one table's players."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        game: str = "",
        room: Game | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.room = room
        """The game as it is played at the table, perhaps with a house deck."""
        self.game = room.info.id if room else game
        """The table's game: a card that several games have is called as it is there."""
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
        """A message by id; seats, cards and whatever else has a name among the arguments are named.

        What a task asks, an event says and a personality can do comes along: `asks`, `text` and
        `ability`.
        """
        instead = self._instead(id)
        if instead:
            return self.say(instead)
        return self._format(id, self._bundle.get_message(id).value, self._prepare(args or {}))

    def attribute(self, id: str, name: str, args: dict[str, Arg] | None = None) -> str:
        """An attribute of a message, such as the `name` of "story-10".

        Figures within a card's text are those of the table's deck.
        """
        instead = self._instead(f"{id}.{name}")
        if instead:
            return self.say(instead)
        ready = self._prepare({**self._told(id), **(args or {})})
        return self._format(id, self._bundle.get_message(id).attributes.get(name), ready)

    def _instead(self, id: str) -> Message | None:
        """What is said in place of a message at a table with a house deck."""
        if not self.room or not self.room.mark:
            return None
        found = self.room.told().get(id, {}).get("instead")
        return found if isinstance(found, Message) else None

    def _told(self, id: str) -> dict[str, Arg]:
        """The figures within what is written on a card."""
        rooms = ([self.room] if self.room else []) + [game(one) for one in ROOMS]
        return next((room.told()[id] for room in rooms if id in room.told()), {})

    def knows(self, id: str, attribute: str = "") -> bool:
        """Whether there is a message of that id, and that attribute of it if one is named."""
        if not self._bundle.has_message(id):
            return False
        return not attribute or attribute in self._bundle.get_message(id).attributes

    def has_attribute(self, id: str, name: str) -> bool:
        """Whether a message has that attribute."""
        return self.knows(id) and name in self._bundle.get_message(id).attributes

    def _format(self, id: str, pattern: Any, ready: dict[str, int | str]) -> str:
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, ready)
        if errors:
            raise ValueError(f"{id}: {errors}")
        return str(text)

    def number(self, value: float, digits: int = 0) -> str:
        """A figure as the language writes it, with so many digits after the point."""
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(value, pattern, self.language)

    def _prepare(self, args: dict[str, Arg]) -> dict[str, int | str]:
        """The arguments as a message takes them."""
        ready = {name: self._ready(name, value) for name, value in args.items()}
        for name, (prefix, beside, attribute) in NAMED.items():
            id = f"{prefix}{args[name]}" if name in args else ""
            if beside and beside not in args and id and self.knows(id, attribute):
                ready[beside] = self.attribute(id, attribute)
        return ready

    def card(self, id: str) -> str:
        """A card's name."""
        room = self.room
        found = room if room and id in room.labels else _owner(id, self.game)
        return self.say(found.labels[id]) if found else id

    def _ready(self, name: str, value: Arg) -> int | str:
        if name in SEATS and isinstance(value, int):
            return self.name(value)
        if name in ("card", "target") and isinstance(value, str):
            return self.card(value)
        if name in NAMED and isinstance(value, str):
            return self._named(name, value)
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            parts = [self.card(part) for part in value] if name == "cards" else value
            return ", ".join(parts)
        return value

    def _named(self, kind: str, value: str) -> str:
        """The name of a task, an event, a personality or a good; what has none stays as it is."""
        id = NAMED[kind][0] + GOODS.get(value, value)
        if not self.knows(id):
            return value
        if kind == "task":
            return self.word("task-name", {"code": value, "name": self.attribute(id, "name")})
        return self.word(id)


def _owner(card: str, first: str) -> Game | None:
    """The game that has this card; one game is looked at first."""
    for id in (first, *ROOMS) if first else ROOMS:
        if card in game(id).labels:
            return game(id)
    return None


@cache
def read_bundle(language: str) -> FluentBundle:
    """All messages of a language: each has the same ones, `tools/locales.py` sees to that."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language at a table without names."""
    return Speaker(language)
