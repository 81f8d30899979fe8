"""What texts of cards tell otherwise at a table with a house deck.

Texts about a personality or an event have its figure in them. What a contract or a task asks for is
written out in words; if one of its figures is corrected, a plain list of them is said instead.
"""

from __future__ import annotations

from typing import Any, Final

from doubloon.engine.message import Arg, Message

PREFIX: Final = {"personality": "personality-", "event": "adventure-event-"}
INSTEAD: Final = "instead"
"""The argument that holds what is said in place of a message."""


def told(rows: list[dict[str, Any]]) -> dict[str, dict[str, Arg]]:
    """The figures within texts by message, and what is said instead of some."""
    found: dict[str, dict[str, Arg]] = {}
    for row in rows:
        id, kind = row["id"], row["kind"]
        if kind in PREFIX and "value" in row:
            found[PREFIX[kind] + id] = {"value": row["value"]}
        elif "need" in row and is_asked_otherwise(row):
            asked = needs(row)
            if kind == "task":
                found[f"story-{id}.task"] = {INSTEAD: Message("need-task", {"what": asked})}
            else:
                found["tui-asks-" + id] = {INSTEAD: asked}
                found["web-pr-asks-" + id] = {INSTEAD: asked}
    return found


def is_asked_otherwise(row: dict[str, Any]) -> bool:
    """Whether a house deck has corrected what a card asks for."""
    return any(key == "steps" or key.startswith("need.") for key in row.get("house", {}))


def is_of_persons(ask: tuple[str, Any]) -> bool:
    """Whether this is how many persons are asked for; what they cost comes after it."""
    return ask[0] == "persons"


def needs(row: dict[str, Any]) -> Message:
    """What a contract or a task asks for, figure by figure."""
    parts: list[Message] = []
    asks = sorted(row["need"].items(), key=is_of_persons, reverse=True)
    for name, value in asks:
        if name == "have":
            for role, count in value.items():
                parts.append(Message("need-have", {"card": role, "count": count}))
        elif name == "pay_goods":
            for good, count in value.items():
                id = "need-ares" if good == "ares" else "need-good"
                args: dict[str, Arg] = {} if good == "ares" else {"good": good}
                parts.append(Message(id, {**args, "count": count}))
        elif name == "waive_ship":
            parts.append(Message("need-waive", {"ship": Message("ship-" + value)}))
        else:
            parts.append(Message("need-" + name.replace("_", "-"), {"count": value}))
    if row.get("steps"):
        parts.append(Message("need-steps", {"count": row["steps"]}))
    asked = parts[0]
    for part in parts[1:]:
        asked = Message("need-all", {"first": asked, "then": part})
    return asked
