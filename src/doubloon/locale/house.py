"""House decks as people read them: the file to correct, and what a deck has corrected."""

from __future__ import annotations

import json
import textwrap
from typing import Any, Final

from doubloon.engine.game import Game
from doubloon.engine.house import GAME_KEY, Entry
from doubloon.locale import Speaker
from doubloon.locale.cards import certainty, texts

WIDTH: Final = 98
NAMED: Final = ("personality-", "adventure-event-", "m-nation-", "deck-entry-")
"""How the names begin of what is no card and has no label."""


def deck_file(game: Game, speaker: Speaker) -> str:
    """The deck as a file: every card with what may be corrected, as it stands at this table."""
    rows: dict[str, dict[str, Any]] = {}
    for row in game.components():
        rows.setdefault(row["id"], row)
    title = speaker.word("title-" + game.info.id)
    parts = [
        "\n".join(comment(speaker.word("deck-file-about", {"title": title}))),
        f'{GAME_KEY} = "{game.info.id}"',
    ]
    for entry in game.stock.entries().values():
        if entry.figures:
            parts.append(section(game, speaker, entry, rows.get(entry.id)))
    return "\n\n".join(parts) + "\n"


def section(game: Game, speaker: Speaker, entry: Entry, row: dict[str, Any] | None) -> str:
    """One card: its name, how sure its figures are, what it says, and the figures."""
    lines = [f"# {entry_name(game, speaker, entry.id)}"]
    if row:
        lines = [f"{lines[0]} ({certainty(speaker, row['confidence'])})"]
        for text in texts(speaker, row):
            lines += comment(text)
    lines.append(f"[{entry.id}]")
    changes = game.corrections.get(entry.id, {})
    for key, figure in entry.figures.items():
        lines.append(f"{key} = {written(changes.get(key, figure.value))}")
    return "\n".join(lines)


def comment(text: str) -> list[str]:
    """Text as lines that TOML passes over."""
    return [
        "# " + line if line else "#"
        for part in text.split("\n")
        for line in textwrap.wrap(part, WIDTH) or [""]
    ]


def written(value: Any) -> str:
    """A value as TOML writes it; numbers, switches, words and lists look as in JSON."""
    return json.dumps(value, ensure_ascii=False)


def entry_name(game: Game, speaker: Speaker, id: str) -> str:
    """What a card of the deck is called, or whatever else the deck has figures of."""
    if id in game.labels:
        return speaker.say(game.labels[id])
    if speaker.has_attribute("story-" + id, "task"):
        name = speaker.attribute("story-" + id, "name")
        return speaker.word("task-name", {"code": id, "name": name})
    for prefix in NAMED:
        if speaker.knows(prefix + id):
            return speaker.word(prefix + id)
    return id


def in_play(game: Game, speaker: Speaker) -> list[str]:
    """A line that says with which house deck a table plays; none for our own deck."""
    if not game.mark:
        return []
    count = sum(len(changes) for changes in game.corrections.values())
    return [speaker.word("deck-in-play", {"count": count, "mark": game.mark})]


def differences(game: Game, speaker: Speaker) -> list[dict[str, Any]]:
    """What a house deck says otherwise than ours, figure by figure."""
    entries = game.stock.entries()
    return [
        {
            "card": card,
            "name": entry_name(game, speaker, card),
            "key": key,
            "ours": entries[card].figures[key].value,
            "house": value,
        }
        for card, changes in game.corrections.items()
        for key, value in changes.items()
    ]
