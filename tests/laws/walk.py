"""Walking through games by lot, and what tables look like on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from doubloon.engine.chance import Seeded
from doubloon.engine.decision import Decision
from doubloon.engine.game import Game
from doubloon.engine.notation import Choice
from doubloon.engine.seat import CHANCE, Seat
from doubloon.match.save import lines
from doubloon.match.table import Table

LONGEST: Final = 6_000
"""More decisions than any game takes, chance's included."""


class Walker:
    """Chooses by lot for every seat, and for chance where it is played by hand."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, decision: Decision) -> Choice:
        """One of the options; chance's as often as they weigh."""
        if decision.seat != CHANCE:
            return decision.options.sample(self.random)
        options = list(decision.options)
        weights = [decision.options.weight(option) for option in options]
        return self.random.choices(options, weights)[0]

    def play(self, table: Table, most: int = LONGEST) -> list[Choice]:
        """Play on for so many decisions, or to the end; return what was chosen."""
        chosen: list[Choice] = []
        while len(chosen) < most and (decision := table.decision):
            choice = self.choose(decision)
            table.play(choice)
            chosen.append(choice)
        return chosen

    def steps(self, table: Table) -> Iterator[Decision]:
        """Stop at every decision before answering it, to the end or the longest that games take."""
        for _ in range(LONGEST):
            decision = table.decision
            if decision is None:
                return
            yield decision
            table.play(self.choose(decision))


def seeded(game: Game, seats: int, options: dict[str, Any], seed: int) -> Table:
    """A table whose chance comes from a seed."""
    return Table(game, seats, options, Seeded(seed))


def by_hand(game: Game, seats: int, options: dict[str, Any]) -> Table:
    """A table where chance is asked like any seat."""
    return Table(game, seats, options, None)


def readers(table: Table) -> list[Seat | None]:
    """Everybody who looks: all seats, and a spectator."""
    return [*range(table.seats), None]


def text(table: Table) -> str:
    """The save."""
    return "".join(line + "\n" for line in lines(table))


def asked(table: Table) -> dict[str, Any] | None:
    """What is asked now, as plain data."""
    decision = table.decision
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.data(),
        "options": [(str(choice), decision.options.weight(choice)) for choice in decision.options],
    }


def glance(table: Table) -> str:
    """The position as everybody sees it: views, question and outcome, byte for byte."""
    outcome = table.outcome
    return json.dumps(
        {
            "views": [table.view(reader) for reader in readers(table)],
            "asked": asked(table),
            "outcome": outcome and outcome.data(),
        }
    )


def peek(table: Table, at: int) -> str:
    """The question and one reader's view, each reader's in turn."""
    return json.dumps([table.view(readers(table)[at % (table.seats + 1)]), asked(table)])


def whole(table: Table) -> str:
    """All that a table shows: the position, its log, its story for every reader, its save."""
    story = [[event.data() for event in table.events(reader)] for reader in readers(table)]
    return json.dumps([glance(table), table.log, table.told, story, text(table)])


def seen(table: Table, reader: Seat | None) -> str:
    """All that one reader gets: view, story, and the question if it is theirs."""
    decision = table.decision
    mine: object = None
    if decision is not None and decision.seat == reader:
        says = [(str(choice), table.describe(choice).data()) for choice in decision.options]
        mine = [decision.prompt.data(), says]
    story = [event.data() for event in table.events(reader)]
    return json.dumps([table.view(reader), story, mine])
