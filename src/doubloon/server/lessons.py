"""Lessons as the page shows them: every position that the learner sees, and what the guide says."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from doubloon.games import game
from doubloon.match.lesson import LEARNER, Lesson, lesson, lessons
from doubloon.server import protocol, teller
from doubloon.server.web import File, packed


def listed() -> list[dict[str, Any]]:
    """All lessons, those of a game in the order of its modes, what is mixed in last."""
    found = [lesson(id) for id in lessons()]
    found.sort(key=lambda one: (one.game, place(one)))
    return [{"lesson": one.id, "game": one.game, "options": one.options} for one in found]


def place(one: Lesson) -> tuple[int, int]:
    """Where a lesson stands among those of its game."""
    modes = list(game(one.game).info.modes)
    return modes.index(one.options["mode"]), len(one.options.get("mix", []))


@cache
def told(id: str) -> File:
    """A lesson, played once; a step is at the last position before anything of it is said."""
    one = lesson(id)
    positions: list[dict[str, Any]] = []
    at = [0] * len(one.steps)
    heard = 0
    for number, table in one.walk():
        if positions:
            at[number + 1 :] = [len(positions)] * (len(at) - number - 1)
        events = [event.data() for event in table.events(LEARNER, heard)]
        heard = table.told
        asked = teller.asked(table, LEARNER)
        positions.append({"view": table.view(LEARNER), "asked": asked, "events": events})
    steps = [{**asdict(step), "at": at[n]} for n, step in enumerate(one.steps)]
    for step in steps:
        del step["then"]
    head = {"lesson": one.id, "game": one.game, "options": one.options, "names": one.names}
    data = protocol.write({**head, "steps": steps, "positions": positions})
    return packed("application/json", data)
