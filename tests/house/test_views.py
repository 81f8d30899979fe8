"""What docs/views.md says of views and choices is what views hold and what can be chosen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.games import ROOMS, game
from doubloon.games.port_royal.words import EVENTS, FIRST_EVENT

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text(encoding="utf-8")
ALL, *PARTS = re.split(r"^## .*$", PAGE, flags=re.MULTILINE)
SECTIONS = dict(zip(ROOMS, PARTS, strict=True))
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((info.id, 3, {"mode": mode}) for info in doubloon.games() for mode in info.modes),
    ("port-royal", 5, {"mix": ["contract-crew", "gambler"]}),
    ("buccaneer", 3, {"memory-aid": True}),
    ("merchants", 2, {"captains": "chosen", "npcs": "left"}),
]
BAGS = {"discard", "loot", "supply", "armoury", "bounty", "left", "most"}
"""What these hold is counted by ids; so are the shuffles of Port Royal's `unseen`."""
MOST = 1500
"""Choices of a game, chance included, that are looked at."""

each_table = pytest.mark.parametrize("at", range(len(TABLES)), ids=[str(t) for t in TABLES])
each_game = pytest.mark.parametrize("id", ROOMS)


def named(id: str) -> set[str]:
    """What stands in code on the page where the game is told of, and where all games are."""
    return set(re.findall(r"`([^`]+)`", ALL + SECTIONS[id]))


def keys(data: Any) -> set[str]:
    """The keys of a view, and of what it holds, as far as they are not ids."""
    found: set[str] = set()
    if isinstance(data, list):
        return found.union(*map(keys, data))
    if isinstance(data, dict):
        for key, value in data.items():
            found.add(key)
            if key not in BAGS and not (key == "unseen" and isinstance(value, list)):
                found |= keys(value)
    return found


@cache
def met(at: int) -> tuple[set[str], set[str]]:
    """The keys and the words that bots meet in a game by lot."""
    id, seats, options = TABLES[at]
    table, random = doubloon.table(id, seats, seed=3, options=options), Random(3)
    held, said = keys(table.view(None)), set()
    while (decision := table.decision) and len(table.log) < MOST:
        held |= keys(table.view(decision.seat))
        said |= {choice.word for choice in decision.options}
        table.play(decision.options.sample(random))
    return held, said


def verbs(words: set[str]) -> set[str]:
    """How these words begin."""
    return {word.partition(" ")[0] for word in words}


def names(id: str) -> set[str]:
    """Words that name things: cards and whatever is called one, seats, sheets, tasks, events."""
    words = game(id).vocabulary.words
    found = set(game(id).labels)
    found |= {word for word in words if re.fullmatch(r"(P|sheet-|task-)\d\w*", word)}
    if id == "port-royal":
        found |= set(words[FIRST_EVENT : FIRST_EVENT + EVENTS])
    return found


@each_table
def test_every_key_of_a_view_is_told(at: int) -> None:
    """In every mode, from the first question to the last."""
    assert met(at)[0] - named(TABLES[at][0]) == set()


@each_table
def test_every_word_that_is_offered_is_told(at: int) -> None:
    """By its verb, or as the name of something."""
    id = TABLES[at][0]
    assert verbs(met(at)[1]) - verbs(named(id)) - names(id) == set()


@each_game
def test_every_word_of_the_vocabulary_is_told(id: str) -> None:
    """Verbs with an example, and plain words as they are."""
    words, told = set(game(id).vocabulary.words), named(id)
    assert verbs({word for word in words if " " in word}) == verbs(
        {word for word in told & words if " " in word}
    )
    assert {word for word in words if " " not in word} - names(id) - told == set()


@each_game
def test_the_tables_tell_nothing_else(id: str) -> None:
    """Every key of their first columns is in some view, and every word in the vocabulary."""
    held: set[str] = set()
    for at, table in enumerate(TABLES):
        held |= met(at)[0] if table[0] == id else set()
    rows = re.findall(r"^\| (`.*?) \|", SECTIONS[id], re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    assert told - held - set(game(id).vocabulary.words) == set()
