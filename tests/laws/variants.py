"""Everything that can be played, read off the fact sheets: a new game joins by being listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import doubloon
from doubloon.engine.game import Game, GameInfo
from doubloon.engine.refusal import Malformed
from doubloon.games import game

FEW: Final = 5
"""So many plain variants of a mode, or numbers of an option, are all looked at; more are covered:
of numbers the default, the least and the greatest."""


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
                parts += value if isinstance(value, list) else [wording(name, value)]
        return "-".join(parts)

    @property
    def mixes(self) -> tuple[str, ...]:
        """Everything that is mixed in."""
        lists = [value for value in self.options.values() if isinstance(value, list)]
        return tuple(str(mix) for value in lists for mix in value)


def wording(name: str, value: Any) -> str:
    """An option's value in a label; a number needs its name, a switch is its name."""
    if isinstance(value, bool):
        return name
    return f"{name}{value}" if isinstance(value, int) else str(value)


def every_variant() -> list[Variant]:
    """All modes, seat counts and options that go together."""
    return [variant for info in doubloon.games() for variant in of_game(info)]


def of_game(info: GameInfo) -> Iterator[Variant]:
    """All that one fact sheet allows."""
    schemas = info.options["properties"]
    names = [name for name in schemas if name != "mode"]
    values = [list(possible(schemas[name])) for name in names]
    for mode, (least, most) in info.modes.items():
        for seats in range(least, most + 1):
            for picked in product(*values):
                options: dict[str, Any] = {"mode": mode}
                for name, value in zip(names, picked, strict=True):
                    if value != schemas[name].get("default"):
                        options[name] = value
                if len(options) > 2 and any(is_long(schemas[name]) for name in options):
                    continue
                try:
                    checked = game(info.id).check(seats, options)
                except Malformed:
                    continue
                yield Variant(info.id, seats, checked)


def possible(schema: dict[str, Any]) -> Iterator[Any]:
    """The values that an option's schema allows, its default first."""
    if "items" in schema:
        items = schema["items"].get("enum", [])
        for size in range(len(items) + 1):
            yield from (list(some) for some in combinations(items, size))
    elif "enum" in schema:
        yield from sorted(schema["enum"], key=lambda value: value != schema.get("default"))
    elif schema.get("type") == "boolean":
        yield from (False, True)
    elif "minimum" in schema and "maximum" in schema:
        least, most = schema["minimum"], schema["maximum"]
        ends = (schema["default"], least, most)
        yield from ends if is_long(schema) else range(least, most + 1)
    else:
        yield schema.get("default")


def is_long(schema: dict[str, Any]) -> bool:
    """Whether an option is a long range of numbers: its ends are tried, by themselves."""
    return bool(schema.get("maximum", 0) - schema.get("minimum", 0) >= FEW)


def main_variants() -> list[Variant]:
    """A cover of them all: every mode with every value of its options, every set of mixes once."""
    plain: dict[str, list[Variant]] = {}
    mixed: dict[str, list[Variant]] = {}
    for variant in every_variant():
        if variant.mixes:
            mixed.setdefault(f"{variant.game} {variant.mixes}", []).append(variant)
        else:
            plain.setdefault(f"{variant.game} {variant.options['mode']}", []).append(variant)
    chosen = [variant for likely in plain.values() for variant in covering(likely)]
    return chosen + [
        likely[(at * 37 + 1) % len(likely)] for at, likely in enumerate(mixed.values())
    ]


def covering(variants: list[Variant]) -> list[Variant]:
    """Few of them that still show every count of seats and every value of every option."""
    if len(variants) <= FEW:
        return variants
    missing = {value for variant in variants for value in shown(variant)}
    chosen: list[Variant] = []
    while missing:
        best = max(variants, key=lambda variant: len(missing & shown(variant)))
        missing -= shown(best)
        chosen.append(best)
    return chosen


def shown(variant: Variant) -> set[str]:
    """What a variant shows: its seats and the values of its options."""
    return {f"{variant.seats} seats", *(f"{name} {v}" for name, v in variant.options.items())}
