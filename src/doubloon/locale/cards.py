"""What is written on cards, beside their names."""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.locale import Speaker

WRITTEN: Final = {
    "personality": ("personality-", "ability"),
    "event": ("adventure-event-", "text"),
    "task": ("story-", "task"),
}
"""Where the words are of what belongs to The Adventure Begins."""


def label_of(game: Game, row: dict[str, Any]) -> Message:
    """What a component is called."""
    known = game.labels.get(row["id"])
    return known or Message(WRITTEN[row["kind"]][0] + row["id"])


def name_of(speaker: Speaker, game: Game, row: dict[str, Any]) -> str:
    """A component's name; the message of a task is its page of the book."""
    called = label_of(game, row)
    is_task = row["kind"] == "task"
    return speaker.attribute(called.id, "name") if is_task else speaker.say(called)


def texts(speaker: Speaker, row: dict[str, Any]) -> list[str]:
    """What a component says: its own text, its zone's rule, its captain's abilities."""
    id = row["id"]
    said = []
    for name in ruled(id):
        if speaker.knows(name):
            said.append(f"{speaker.word(name)}: {speaker.attribute(name, 'text')}")
    if speaker.has_attribute("m-" + id, "text"):
        said.append(speaker.attribute("m-" + id, "text"))
    prefix, attribute = WRITTEN.get(row["kind"], ("", ""))
    if prefix and speaker.has_attribute(prefix + id, attribute):
        said.append(speaker.attribute(prefix + id, attribute))
    return said


def ruled(id: str) -> tuple[str, ...]:
    """The messages with a zone's rule and a captain's abilities."""
    return (f"m-rule-{id}", f"m-ability-{id}_1", f"m-ability-{id}_2")


def told(game: Game, row: dict[str, Any]) -> dict[str, Any]:
    """The figures within what a component says, by message, as plain data."""
    found = game.told()
    prefix = WRITTEN.get(row["kind"], ("m-", ""))[0]
    id = row["id"]
    ids = (prefix + id, *ruled(id), f"story-{id}.task", "web-pr-asks-" + id)
    return {id: Message(id, found[id]).data()["args"] for id in ids if id in found}


def source(speaker: Speaker, row: dict[str, Any]) -> str:
    """Where a component's figures come from; nothing if nobody told."""
    found = row.get("source", [])
    ids = [found] if isinstance(found, str) else found
    return ", ".join(speaker.word("source-" + id) for id in ids)


def confirmed(speaker: Speaker, row: dict[str, Any]) -> list[tuple[str, str]]:
    """What is known better than the rest of a component, and how sure it is."""
    return [
        (speaker.word("confirmed-" + what), certainty(speaker, sure))
        for what, sure in row.get("confirmed", {}).items()
    ]


def certainty(speaker: Speaker, level: str) -> str:
    """What a level of confidence is called."""
    return speaker.word("confidence-" + level.replace(" ", "-"))
