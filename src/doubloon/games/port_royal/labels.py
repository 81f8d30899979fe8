"""What the cards are called."""

from __future__ import annotations

from typing import Any

from doubloon.engine.message import Arg, Message
from doubloon.games.port_royal.deck import ROLES


def labels(rows: list[dict[str, Any]], people: list[str]) -> dict[str, Message]:
    """A name for every card and contract, for every role as such, and for personalities."""
    named = {role: Message("role-" + role, {"colour": "none"}) for role in ROLES}
    for who in people:
        named[who] = Message("personality-" + who)
    for row in rows:
        args: dict[str, Arg] = {}
        if row["kind"] == "person":
            id = "role-" + row["role"]
            args["colour"] = row.get("colour", "none")
        elif row["kind"] == "ship":
            id = "ship-" + row["ship"]
            args["coins"] = row["coins"]
        elif row["kind"] == "expedition":
            id = "expedition-" + row["id"]
        elif row["kind"] == "contract":
            id = "contract-" + row["id"]
        else:
            id = "tax-card"
        named[row["id"]] = Message(id, args)
    return named
