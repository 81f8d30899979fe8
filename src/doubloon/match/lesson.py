"""Lessons: a first game on a fixed deal, with one choice a step that the learner is led to."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from doubloon.engine.chance import Seeded
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.engine.seat import CHANCE
from doubloon.games import game
from doubloon.match.table import Table

FOLDER: Final = Path(__file__).parents[1] / "lessons"
LEARNER: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class Step:
    """What the guide says, and what comes of it. Its words are `learn-<lesson>-<id>`."""

    id: str
    rule: str
    do: str = ""
    """What the learner chooses, such as "draw"; empty if there is only something to read."""
    then: tuple[str, ...] = ()
    """What chance and the others say afterwards, until the learner's next step."""
    look: tuple[str, ...] = ()
    """What the guide points at: ids of things on the table."""

    @property
    def lines(self) -> list[str]:
        """Everything that is said in this step."""
        return ([f"P{LEARNER + 1} {self.do}"] if self.do else []) + list(self.then)


@dataclass(frozen=True)
class Lesson:
    """A file of the lessons' folder."""

    id: str
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    """Who sits at the table; the learner first, without a name."""
    seed: int
    """What chance says wherever the lesson does not."""
    deal: tuple[str, ...]
    """What chance and everybody have said when the lesson begins."""
    steps: tuple[Step, ...]

    def walk(self) -> Iterator[tuple[int, Table]]:
        """The same table again and again: as dealt, then after each player's line.

        The number is that of the step that was said; -1 before the first.
        """
        table = Table(game(self.game), len(self.names), self.options, None)
        chance = Seeded(self.seed)
        left = list(self.deal)
        _go_on(table, chance, left)
        while left:
            table.play(left.pop(0))
            _go_on(table, chance, left)
        yield -1, table
        for number, step in enumerate(self.steps):
            left = step.lines
            while left:
                table.play(left.pop(0))
                _go_on(table, chance, left)
                yield number, table


def _go_on(table: Table, chance: Seeded, left: list[str]) -> None:
    """Let chance say what is written next, or what it likes, until a player is asked."""
    while (decision := table.decision) is not None and decision.seat == CHANCE:
        if left and table.why_not(left[0]) is None:
            table.play(left.pop(0))
        else:
            choices = list(decision.options)
            table.play(choices[chance.pick(len(choices))])
    if left and left[0].startswith("? "):
        raise Malformed(Message("refuse-chance", {"text": left[0]}))


@cache
def lesson(id: str) -> Lesson:
    """A lesson by its name; Malformed if there is none."""
    if id not in lessons():
        raise Malformed(Message("refuse-lesson", {"name": id[:40]}))
    kept = tomllib.loads((FOLDER / f"{id}.toml").read_text(encoding="utf-8"))
    steps = [
        Step(
            id=step["id"],
            rule=step["rule"],
            do=step.get("do", ""),
            then=tuple(step.get("then", [])),
            look=tuple(step.get("look", [])),
        )
        for step in kept["step"]
    ]
    return Lesson(
        id=id,
        game=kept["game"],
        options=kept["options"],
        names=tuple(kept["names"]),
        seed=kept["seed"],
        deal=tuple(kept.get("deal", [])),
        steps=tuple(steps),
    )


@cache
def lessons() -> list[str]:
    """The names of all lessons."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))
