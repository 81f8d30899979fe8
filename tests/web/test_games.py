"""Every game and mode is played to its end through the page, by clicking what it offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from web.kit import SOAK, Person

MODES: list[list[tuple[str, int, dict[str, Any]]]] = [
    [("port-royal", 2, {"mode": "classic"}), ("buccaneer", 3, {})],
    [("port-royal", 2, {"mode": "contracts"}), ("port-royal", 1, {"mode": "contracts-coop"})],
    [
        ("port-royal", 2, {"mode": "adventure", "chapter": 1}),
        ("port-royal", 1, {"mode": "adventure-coop", "chapter": 2}),
    ],
    [("merchants", 2, {"glory": 4})],
]
LONG: list[list[tuple[str, int, dict[str, Any]]]] = [
    [("port-royal", seats, {"mode": mode})]
    for mode, seats in (("classic", 5), ("contracts", 4), ("contracts-coop", 3), ("set-sail", 4))
]
LONG += [
    [("port-royal", 3, {"mode": mode, "chapter": chapter})]
    for mode in ("adventure", "adventure-coop")
    for chapter in range(1, 6)
]
LONG += [[("port-royal", 3, {"mode": "classic", "mix": ["gambler", "set-sail"]})]]
LONG += [[("port-royal", 2, {"mode": "adventure-open"})]]
LONG += [[("buccaneer", 5, {"memory-aid": True})], [("merchants", 4, {"glory": 10})]]


@pytest.mark.parametrize("games", MODES + LONG if SOAK else MODES, ids=str)
def test_played_to_the_end(
    person: Callable[..., Person], games: list[tuple[str, int, dict[str, Any]]]
) -> None:
    """The page offers what can be done, shows how it ends, and stays whole all the way."""
    for number, (game, seats, options) in enumerate(games):
        ann = person(width=1280 if number % 2 else 360)
        table = ann.table(game, seats, options)
        ann.sit(table)
        assert ann.play(12)["played"] > 0
        ann.check()
        ann.check_for_all()
        ann.wide(360 if number % 2 else 1280)
        ann.play(6)
        ann.check()
        done = ann.play()
        assert done["over"], done
        ann.page.get_by_role("list", name="Standing").wait_for()
        ann.check()
        ann.check_for_all()
