"""What is written on cards, beside their names."""

from __future__ import annotations

from typing import Any, Final

from doubloon.locale import Speaker

WRITTEN: Final = {
    "personality": ("personality-", "ability"),
    "event": ("adventure-event-", "text"),
    "task": ("story-", "task"),
}
"""Where the words are of what belongs to The Adventure Begins."""


def texts(speaker: Speaker, row: dict[str, Any]) -> list[str]:
    """What a component says: its own text, its zone's rule, its captain's abilities."""
    id = row["id"]
    said = []
    for name in (f"m-rule-{id}", f"m-ability-{id}_1", f"m-ability-{id}_2"):
        if speaker.knows(name):
            said.append(f"{speaker.word(name)}: {speaker.attribute(name, 'text')}")
    if speaker.has_attribute("m-" + id, "text"):
        said.append(speaker.attribute("m-" + id, "text"))
    prefix, attribute = WRITTEN.get(row["kind"], ("", ""))
    if prefix and speaker.has_attribute(prefix + id, attribute):
        said.append(speaker.attribute(prefix + id, attribute))
    return said
