"""The figures within what is written on components, so that a text tells those of its deck."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.games.merchants.facts import Facts
from doubloon.games.merchants.house import DOES, entries


def told(facts: Facts) -> dict[str, dict[str, Arg]]:
    """The arguments of every text by its message: called as in a deck, with dashes for points.

    A zone's rule and a captain's abilities have messages of their own. What a figure takes away is
    told as a number too; the text says which way it goes.
    """
    found: dict[str, dict[str, Arg]] = {}
    for entry in entries(facts.data):
        for key, figure in entry.figures.items():
            parts = key.split(".")
            id = "m-" + entry.id
            if parts[0] == "special":
                id, parts = "m-rule-" + entry.id, parts[1:]
            elif parts[0] == "abilities":
                id, parts = f"m-ability-{entry.id}_{parts[1]}", parts[2:]
            elif parts[0] not in DOES and parts[0] != "cargo_space":
                continue
            value = figure.value
            args = found.setdefault(id, {})
            args["-".join(parts)] = (
                Message("m-zone-" + value) if value in facts.zones else abs(value)
            )
    for row in facts.data["glory"]:
        if "specialist" in row:
            args = found.setdefault("m-" + row["id"], {})
            args |= found.get("m-" + row["specialist"], {})
    return found
