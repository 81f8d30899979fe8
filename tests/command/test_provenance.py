"""Where figures come from is told in the reader's language: the data files only name messages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from doubloon.games import ROOMS, game
from doubloon.locale import FOLDER, LANGUAGES, speaker
from doubloon.locale.cards import source
from locales import patterns

CARDS = {id: [*game(id).cards(), *game(id).components()] for id in ROOMS}


def named(row: dict[str, Any]) -> Iterator[str]:
    """The messages that a component names, and so does the rule of its zone."""
    found = row.get("source", [])
    for id in [found] if isinstance(found, str) else found:
        yield "source-" + id
    for part in (row, row.get("special", {})):
        if "note" in part:
            yield "note-" + part["note"]
    for what, sure in row.get("confirmed", {}).items():
        yield "confirmed-" + what
        yield "confidence-" + sure.replace(" ", "-")


@cache
def said(language: str) -> frozenset[str]:
    """The ids of the messages that a language has itself, without English to stand in."""
    return frozenset(id for file in (FOLDER / language).glob("*.ftl") for id in patterns(file)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_every_card_has_words_for_where_it_comes_from(id: str, language: str) -> None:
    wanted = {message for row in CARDS[id] for message in named(row)}
    assert wanted
    assert wanted - said(language) == set()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_words_were_left_in_english(language: str) -> None:
    ids = [id for id in patterns(FOLDER / "en" / "provenance.ftl")[0] if "zone-rule" not in id]
    own, english = speaker(language), speaker("en")
    assert [id for id in ids if own.word(id) == english.word(id)] == []


def test_every_message_is_named_by_a_card() -> None:
    wanted = {message for rows in CARDS.values() for row in rows for message in named(row)}
    there = set(patterns(FOLDER / "en" / "provenance.ftl")[0])
    assert there - wanted == {"provenance-zone-rule"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_pages_tell_it(run: Any, id: str, language: str) -> None:
    """One page for every note, source and fact that is known better."""
    told: set[str] = set()
    for row in game(id).cards():
        if set(named(row)) <= told:
            continue
        told |= set(named(row))
        page = run("cards", id, row["id"], "--lang", language).out
        assert [name for name in named(row) if speaker(language).word(name) not in page] == []


def test_a_source_without_words_is_an_error() -> None:
    with pytest.raises(LookupError):
        source(speaker("en"), {"source": "parrot"})
