"""What the cards are called."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.games.port_royal.deck import ROLES, Deck


def labels(deck: Deck) -> dict[str, Message]:
    """A name for every card, and for every role as such."""
    named = {role: Message("role-" + role, {"colour": "none"}) for role in ROLES}
    for row in deck.rows:
        args: dict[str, Arg] = {}
        if row["kind"] == "person":
            id = "role-" + row["role"]
            args["colour"] = row.get("colour", "none")
        elif row["kind"] == "ship":
            id = "ship-" + row["ship"]
            args["coins"] = row["coins"]
        elif row["kind"] == "expedition":
            id = "expedition-" + row["id"]
        else:
            id = "tax-card"
        named[row["id"]] = Message(id, args)
    return named
