"""The laws of what may be known hold at tables with a house deck too."""

from __future__ import annotations

from random import Random

import pytest

from decks.kit import wild_deck
from doubloon.engine.chance import Seeded
from doubloon.games import game
from doubloon.match.table import Table
from laws import law
from laws.rooms import ROOMS
from laws.walk import Walker, readers

GAMES = (
    ("port-royal", 3, "classic"),
    ("port-royal", 3, "adventure-open"),
    ("buccaneer", 4, "standard"),
    ("merchants", 3, "standard"),
)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("id", "seats", "mode"), GAMES)
def test_nothing_leaks_from_a_house_table(id: str, seats: int, mode: str, seed: int) -> None:
    """Twins that differ in what a reader cannot know look the same; saves and clones agree."""
    random = Random(f"{id} {mode} {seed}")
    options = {"mode": mode, "deck": wild_deck(id, random, 0.2)}
    table = Table(game(id), seats, options, Seeded(seed))
    walker = Walker(seed)
    walker.play(table, random.randint(5, 80))
    told = law.retold_by_hand(table)
    for reader in readers(table):
        law.nothing_leaks(table, told, reader)
        twin = ROOMS[id].twin(told.clone(), reader, random)
        law.nothing_leaks(told, twin, reader)
    law.clone_is_independent(table, walker, 10)
    law.save_and_load_agree(table, walker, 10)
