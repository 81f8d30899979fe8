"""Everything that can be played, read off the fact sheets: a new game joins by being listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import doubloon
from doubloon.engine.game import Game, GameInfo
from doubloon.engine.refusal import Malformed
from doubloon.games import game


class Variant(NamedTuple):
    """One way to set a table up."""

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def room(self) -> Game:
        """The game itself."""
        return game(self.game)

    @property
    def label(self) -> str:
        """A name for tests and files: `port-royal-classic-3-gambler-expedition`."""
        defaults = game(self.game).check(self.seats, {"mode": self.options["mode"]})
        parts = [self.game, self.options["mode"], str(self.seats)]
        for name, value in self.options.items():
            if name != "mode" and value != defaults[name]:
                parts += value if isinstance(value, list) else [str(value)]
        return "-".join(parts)


def every_variant() -> list[Variant]:
    """All modes, seat counts and options that go together."""
    return [variant for info in doubloon.games() for variant in of_game(info)]


def of_game(info: GameInfo) -> Iterator[Variant]:
    """All that one fact sheet allows."""
    names = [name for name in info.options["properties"] if name != "mode"]
    values = [list(possible(info.options["properties"][name])) for name in names]
    for mode, (least, most) in info.modes.items():
        for seats in range(least, most + 1):
            for picked in product(*values):
                options = {"mode": mode, **dict(zip(names, picked, strict=True))}
                try:
                    checked = game(info.id).check(seats, options)
                except Malformed:
                    continue
                yield Variant(info.id, seats, checked)


def possible(schema: dict[str, Any]) -> Iterator[Any]:
    """The values that an option's schema allows, its default first."""
    if "items" in schema:
        items = schema["items"]["enum"]
        for size in range(len(items) + 1):
            yield from (list(some) for some in combinations(items, size))
    elif "enum" in schema:
        yield from sorted(schema["enum"], key=lambda value: value != schema.get("default"))
    elif schema.get("type") == "boolean":
        yield from (False, True)
    elif "minimum" in schema and "maximum" in schema:
        yield from range(schema["minimum"], schema["maximum"] + 1)
    else:
        yield schema.get("default")


def main_variants() -> list[Variant]:
    """A cover of them all: every set of mixes once, plain tables at every count of seats."""
    plain: list[Variant] = []
    mixed: dict[str, list[Variant]] = {}
    for variant in every_variant():
        mixes = {name: v for name, v in variant.options.items() if isinstance(v, list) and v}
        if mixes:
            key = f"{variant.game} {variant.options['mode']} {mixes}"
            mixed.setdefault(key, []).append(variant)
        else:
            plain.append(variant)
    turns = enumerate(mixed.values())
    return plain + [likely[(turn * 3 + 1) % len(likely)] for turn, likely in turns]
