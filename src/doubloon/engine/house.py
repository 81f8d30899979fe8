"""House decks: figures that an owner of the box puts in place of ours.

Few tables have one, so what only they need is brought in when one is read.

A deck holds nothing but corrections: a card, a key, a value. What may be corrected is a Figure; all
else is fixed, for the rules rest on it. The same corrections have the same mark everywhere.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed

Corrections: TypeAlias = dict[str, dict[str, Any]]
"""New values by card and key."""

MOST_TEXT: Final = 100_000
"""Characters of a deck's file."""
MOST_DATA: Final = 24_000
"""Characters of the corrections as JSON: a save, a view and a stored table carry them."""
MOST_FAULTS: Final = 40
DEEPEST: Final = 6
MARK_LENGTH: Final = 12
GAME_KEY: Final = "game"


class Figure:
    """One value that may be corrected: a number, a switch, a word, or a list of either."""

    def __init__(
        self,
        key: str,
        value: Any,
        least: int = 0,
        most: int = 0,
        words: tuple[str, ...] = (),
        length: tuple[int, int] | None = None,
    ) -> None:
        self.key = key
        self.value = value
        """What stands there in our own deck."""
        self.least = least
        self.most = most
        self.words = words
        """The words it may be; none for numbers and switches."""
        self.length = length
        """How many of them, fewest and most; None for a single one."""

    def fault(self, value: Any) -> Message | None:
        """What is wrong with a value, if anything is."""
        if self.length is None:
            return self._fault_of_one(value)
        fewest, most = self.length
        if not isinstance(value, list) or not fewest <= len(value) <= most:
            length: dict[str, Arg] = {"value": brief(value), "least": fewest, "most": most}
            return Message("deck-no-list", length)
        for part in value:
            fault = self._fault_of_one(part)
            if fault is not None:
                return fault
        return None

    def _fault_of_one(self, value: Any) -> Message | None:
        if self.words:
            if isinstance(value, str) and value in self.words:
                return None
            said = [f'"{word}"' for word in self.words]
            return Message("deck-no-word", {"value": brief(value), "possible": said})
        if isinstance(self.value, bool):
            return None if isinstance(value, bool) else Message("deck-no-switch", shown(value))
        if isinstance(value, bool) or not isinstance(value, int):
            return Message("deck-no-number", shown(value))
        if not self.least <= value <= self.most:
            bounds: dict[str, Arg] = {"least": self.least, "most": self.most}
            return Message("deck-range", {**shown(value), **bounds})
        return None


class Entry:
    """A card of a deck: what of it may be corrected, and what it has besides."""

    def __init__(self, id: str, figures: list[Figure], fixed: tuple[str, ...]) -> None:
        self.id = id
        self.figures = {figure.key: figure for figure in figures}
        self.fixed = fixed
        """Keys of the card that nobody may correct."""


class Faulty(Malformed):
    """A deck that cannot be played with; every fault is a sentence."""

    def __init__(self, faults: list[Message]) -> None:
        super().__init__(faults[0])
        self.faults = faults


def shown(value: Any) -> dict[str, Arg]:
    """A value as a message's argument."""
    return {"value": brief(value)}


def brief(value: Any) -> str:
    """A value in a few characters, however strange it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 1 << 62 else "..."
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return f'"{value[:40]}"'
    if isinstance(value, list):
        return f"[{', '.join([brief_part(part) for part in value[:9]])}]"
    return "{...}" if isinstance(value, dict) else "..."


def brief_part(value: Any) -> str:
    """A part of a list in a few characters."""
    return "[...]" if isinstance(value, list) else brief(value)


def mark(game: str, cards: Corrections) -> str:
    """The fingerprint of corrections: the same for the same ones, whoever wrote them down."""
    from hashlib import sha256

    text = json.dumps([game, cards], sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:MARK_LENGTH]


class Reader:
    """Reads one deck, from a file's text or from data, and gathers its faults."""

    def __init__(self, game: str, entries: dict[str, Entry]) -> None:
        self.game = game
        self.entries = entries
        self.faults: list[Message] = []
        self.lines: dict[str, int] = {}
        """Where each card and key stands; nothing where there is no text."""
        self.found: Corrections = {}

    def read(self, deck: Any) -> Corrections:
        """The corrections that differ from our own deck; Faulty if there is anything wrong."""
        data = self._data(deck)
        for card in data:
            if isinstance(card, str) and len(self.faults) < MOST_FAULTS:
                self._card(card, data[card])
        if self.faults:
            raise Faulty(self.faults[:MOST_FAULTS])
        found = {card: self.found[card] for card in sorted(self.found)}
        if len(json.dumps(found)) > MOST_DATA:
            raise Faulty([Message("deck-too-much", {"most": MOST_DATA})])
        return found

    def _data(self, deck: Any) -> dict[str, Any]:
        """The deck as cards with keys, whatever it came as."""
        if isinstance(deck, str):
            return self._parse(deck)
        if not isinstance(deck, dict):
            raise Faulty([Message("deck-no-deck", shown(deck))])
        if "cards" not in deck:
            return deck
        cards = deck["cards"]
        if not isinstance(cards, dict) or set(deck) - {"cards", "mark"}:
            raise Faulty([Message("deck-no-deck", shown(deck))])
        return cards

    def _parse(self, text: str) -> dict[str, Any]:
        """The tables of a file's text."""
        import tomllib

        if len(text) > MOST_TEXT:
            raise Faulty([Message("deck-too-long", {"most": MOST_TEXT})])
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        try:
            data: dict[str, Any] = tomllib.loads(text)
        except RecursionError:
            raise Faulty([Message("deck-no-toml", {"line": 1})]) from None
        except tomllib.TOMLDecodeError as error:
            raise Faulty([Message("deck-no-toml", {"line": line_of(str(error), text)})]) from None
        except ValueError:
            raise Faulty([Message("deck-no-toml", {"line": longest_line(text)})]) from None
        self.lines = find_lines(text)
        named = data.pop(GAME_KEY, self.game)
        if named != self.game:
            why = Message("deck-other-game", {**shown(named), "name": self.game})
            raise Faulty([self._at(why, GAME_KEY)])
        return data

    def _card(self, card: str, keys: Any) -> None:
        entry = self.entries.get(card)
        if entry is None:
            from difflib import get_close_matches

            close = get_close_matches(card[:80], list(self.entries), 3)
            args: dict[str, Arg] = {"entry": card[:40], "possible": close}
            self.blame(Message("deck-no-card-close" if close else "deck-no-card", args), card)
        elif not isinstance(keys, dict):
            self.blame(Message("deck-no-table", {"entry": card}), card)
        else:
            for key, value in flat(keys):
                self._key(entry, key, value)

    def _key(self, entry: Entry, key: str, value: Any) -> None:
        figure = entry.figures.get(key)
        if figure is None:
            fixed = key.split(".")[0] in entry.fixed
            args: dict[str, Arg] = {
                "entry": entry.id,
                "key": key[:60],
                "possible": list(entry.figures),
            }
            self.blame(Message("deck-fixed" if fixed else "deck-no-key", args), entry.id, key)
            return
        fault = figure.fault(value)
        if fault is not None:
            why: dict[str, Arg] = {"entry": entry.id, "key": key, "why": fault}
            self.blame(Message("deck-value", why), entry.id, key)
        elif value != figure.value:
            self.found.setdefault(entry.id, {})[key] = value

    def blame(self, why: Message, card: str, key: str = "") -> None:
        """Remember a fault, with its line if there is one."""
        self.faults.append(self._at(why, card, key))

    def _at(self, why: Message, card: str, key: str = "") -> Message:
        place = f"{card}.{key}" if key else card
        line = self.lines.get(place, self.lines.get(card, 0))
        return Message("deck-line", {"line": line, "why": why}) if line else why


def flat(keys: dict[str, Any]) -> list[tuple[str, Any]]:
    """Tables within tables as one list of dotted keys; what is too deep stays as it is."""
    found: list[tuple[str, Any]] = []
    waiting: list[tuple[str, Any, int]] = [(str(key), keys[key], 1) for key in reversed(keys)]
    while waiting:
        key, value, depth = waiting.pop()
        if isinstance(value, dict) and depth < DEEPEST:
            inner: list[tuple[str, Any, int]] = [
                (f"{key}.{part}", value[part], depth + 1) for part in reversed(value)
            ]
            waiting += inner
        else:
            found.append((key, value))
    return found


def find_lines(text: str) -> dict[str, int]:
    """The line of every card and key of a file that has one on each line, as exported ones do."""
    found: dict[str, int] = {}
    section = ""
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if line.startswith("["):
            section = plain_key(line.split("]")[0].strip("[ "))
            found.setdefault(section, number)
        elif "=" in line and not line.startswith("#"):
            key = plain_key(line.split("=")[0])
            found.setdefault(f"{section}.{key}" if section else key, number)
            if not section:
                found.setdefault(key.split(".")[0], number)
    return found


def plain_key(key: str) -> str:
    """A key without its quotes and spaces."""
    return ".".join([part.strip(" \t\"'") for part in key.split(".")])


def line_of(error: str, text: str) -> int:
    """The line that the reader of TOML complains of, in brackets; none is named at the end."""
    _, _, place = error.rpartition("(")
    digits = "".join([sign if sign.isdecimal() else " " for sign in place]).split()
    return int(digits[0]) if digits else text.count("\n") + 1


def longest_line(text: str) -> int:
    """The line with the most characters: there is the number that has too many digits."""
    lengths = [len(line) for line in text.split("\n")]
    return lengths.index(max(lengths)) + 1


def put(row: dict[str, Any], key: str, value: Any) -> None:
    """Write a value at a dotted key of a row; in lists, people count from 1."""
    *way, last = key.split(".")
    at: Any = row
    for part in way:
        at = at[int(part) - 1] if isinstance(at, list) else at.setdefault(part, {})
    if isinstance(at, list):
        at[int(last) - 1] = value
    else:
        at[last] = value
