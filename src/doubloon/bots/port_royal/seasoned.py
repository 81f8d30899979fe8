"""Players of Port Royal seasoned by many games of one kind: greedy ones who judge things otherwise.

They are as quick as the greedy player. `doubloon.lab.season` finds what they judge by.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files
from json import loads
from typing import Any, Final, TypeAlias

from doubloon.bots.port_royal import DEFAULT, DEFAULT_AIMS
from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.bots.port_royal.weights import Weights

Judgement: TypeAlias = tuple[Weights, AimWeights]
USUAL: Final[Judgement] = (DEFAULT, DEFAULT_AIMS)


@cache
def seasoned(name: str) -> Judgement:
    """What those judge by who were seasoned by a course."""
    found = loads((files(__package__) / "seasoned.json").read_text())[name]
    weights, aims = USUAL
    return replace(weights, **plain(found["weights"])), replace(aims, **plain(found["aims"]))


def plain(read: dict[str, Any]) -> dict[str, Any]:
    """Figures as they were before they were written: rows do not change."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in read.items()
    }
