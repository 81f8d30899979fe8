"""Deck files: written out, read in, and every fault told with its line."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.kit import wild_deck
from doubloon.cli import main
from doubloon.engine.house import Faulty, mark
from doubloon.games import ROOMS, game
from doubloon.locale import LANGUAGES, speaker
from doubloon.locale.house import deck_file

GAMES = list(ROOMS)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_exported_deck_is_ours(id: str, lang: str) -> None:
    """Nothing is lost or altered on the way out and in again, in any language."""
    assert game(id).read_deck(deck_file(game(id), speaker(lang))) == {}


@pytest.mark.parametrize("id", GAMES)
def test_a_house_deck_is_exported_as_it_is(id: str) -> None:
    """The file of a house deck holds exactly its corrections."""
    cards = game(id).read_deck(wild_deck(id, Random(id), 0.2))
    house = game(id).of({"deck": {"mark": mark(id, cards), "cards": cards}})
    assert cards
    assert game(id).read_deck(deck_file(house, speaker("en"))) == cards


@pytest.mark.parametrize("id", GAMES)
def test_every_entry_is_known_by_one_id(id: str) -> None:
    """No two things of a deck share a name, and each has one in every language."""
    listed = game(id).list_entries()
    assert len({entry.id for entry in listed}) == len(listed)


def test_the_command_exports_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two commands and one figure: the way of an owner."""
    path = tmp_path / "deck.toml"
    assert main(["cards", "buccaneer", "--export", str(path)]) == 0
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("[sugar-brig]\nmoney = 16", "[sugar-brig]\nmoney = 17"))
    capsys.readouterr()
    assert main(["cards", "buccaneer", "--check", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["differences"] == [
        {"card": "sugar-brig", "name": "Sugar Brig", "key": "money", "ours": 16, "house": 17}
    ]
    assert told["mark"] == mark("buccaneer", {"sugar-brig": {"money": 17}})
    assert main(["cards", "buccaneer", "sugar-brig", "--deck", str(path)]) == 0
    assert "17" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("id", "count", "more"), [("port-royal", 216, 2), ("buccaneer", 23, 0), ("merchants", 179, 4)]
)
def test_what_is_written_out_is_counted_as_the_gallery_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], id: str, count: int, more: int
) -> None:
    """Crowns, card 9 and the stations of war have figures, but are no cards."""
    path = tmp_path / "mine.toml"
    assert main(["cards", id, "--export", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["cards"], told["more"]) == (count, more)
    assert path.read_text(encoding="utf-8").count("\n[") == count + more


def test_a_file_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody's corrections may be in it."""
    path = tmp_path / "deck.toml"
    path.write_text("mine")
    assert main(["cards", "buccaneer", "--export", str(path)]) == 2
    assert path.read_text() == "mine"
    said = capsys.readouterr().err
    assert said == f"{path} exists already; choose another name for the deck.\n"


FAULTS = [
    ("port-royal", "[sailor-9]\ncost = 3", 1, "sailor-1"),
    ("port-royal", "[sailor-1]\ncost = 3\nwings = 2", 3, "wings"),
    ("port-royal", "[sailor-1]\n\nrole = 'pirate'", 3, "fixed"),
    ("port-royal", "# mine\n[trader-red-1]\ncolour = 'blue'", 3, "fixed"),
    ("port-royal", "[sailor-1]\ncost = 'three'", 2, "whole number"),
    ("port-royal", "[sailor-1]\ncost = 3.0", 2, "whole number"),
    ("port-royal", "[sailor-1]\ncost = true", 2, "whole number"),
    ("port-royal", "[sailor-1]\ncost = 99", 2, "from 1 to 12"),
    ("port-royal", "[red-6-3]\nskull = 1", 2, "true or false"),
    ("port-royal", "[mercenary]\nrewards = [1, 2]", 2, "list"),
    ("port-royal", "[sailor-1]\n\ncopies.base = 8", 3, "120"),
    ("port-royal", "[two-houses]\nneeds.settler = 0", 1, "nobody"),
    ("port-royal", "[tax-set-sail]\nkeep = 20", 2, "keep"),
    ("port-royal", "game = 'merchants'\n[sloop]\ncrew = 2", 1, "merchants"),
    ("port-royal", "[sailor-1]\ncost = ", 2, "TOML"),
    ("port-royal", "[sailor-1]\ncost = 3\ncost = 4", 3, "TOML"),
    ("port-royal", "[[sailor-1]]\ncost = 3", 1, "[sailor-1]"),
    ("port-royal", "sailor-1 = 3", 1, "[sailor-1]"),
    ("buccaneer", "[sugar-brig]\nmoney = 0", 2, "from 1"),
    ("buccaneer", "[sugar-brig]\ncrew = 7", 2, "from 2 to 6"),
    ("buccaneer", "[sugar-brig]\nloot = ['rum']", 2, "chest"),
    ("buccaneer", "[sugar-brig]\nloot = []", 2, "list"),
    ("buccaneer", "[q]\nwage = 3", 2, "fixed"),
    ("merchants", "[sloop]\ncrew = 0", 2, "from 1"),
    ("merchants", "[ru_telmo]\nplace = 'atlantis'", 2, "havana"),
    ("merchants", "[ru_telmo]\neffects.1.op = 'glory'", 2, "fixed"),
    ("merchants", "[ru_telmo]\neffects.2.n = 3", 2, "fixed"),
    ("merchants", "[gl_copy]\ncopies = 3", 2, "70"),
    ("merchants", "[ev_dutch_1]\nmoves = ['dutch up']", 2, "dutch N"),
    ("merchants", "[food]\ncards.9.loot = 3", 2, "fixed"),
]


@pytest.mark.parametrize(("id", "text", "line", "said"), FAULTS)
def test_a_fault_has_its_line_and_reason(
    id: str,
    text: str,
    line: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One sentence a fault, exit code 2, and nothing on the other stream."""
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["cards", id, "--check", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert f"Line {line}" in err
    assert said in err


def test_all_faults_are_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An owner corrects them all in one go."""
    path = tmp_path / "deck.toml"
    path.write_text("[sailor-1]\ncost = 99\ninfluence = -1\n[nobody]\ncost = 1\n")
    assert main(["cards", "port-royal", "--check", str(path)]) == 2
    err = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in err] == ["Line 2", "Line 3", "Line 4"]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@pytest.mark.parametrize("id", GAMES)
@given(data=st.data())
def test_whatever_stands_in_a_deck_is_refused_or_fits(id: str, data: st.DataObject) -> None:
    """Any value at any key: a sentence in every language, or a deck that a table can have."""
    entries = game(id).entries()
    card = data.draw(st.sampled_from(list(entries)) | st.text(max_size=9))
    keys = list(entries[card].figures) if card in entries else []
    key = data.draw(st.sampled_from([*keys, "role", "kind", "effects.1.n"]) | st.text(max_size=9))
    deck: Any = {card: {key: data.draw(VALUES)}}
    cards, faults = {}, []
    try:
        cards = game(id).read_deck(deck)
    except Faulty as faulty:
        faults = faulty.faults
    for lang in LANGUAGES:
        assert all(speaker(lang).say(fault) for fault in faults)
    assert game(id).read_deck({"cards": cards}) == cards


@given(st.text() | st.text("[]a=.1\"'{},\n", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No file brings the reader down."""
    with suppress(Faulty):
        assert game("buccaneer").read_deck(text) == {}


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 9_000,
        ".".join("a" * 9_000) + " = 1",
        "a = " + "9" * 9_000,
        "[sugar-brig]\n" + ".".join("a" * 9_000) + " = 1",
        "x" * 300_000,
        "\x00",
    ],
    ids=["lists", "keys", "digits", "deep", "long", "zero"],
)
def test_hostile_text_is_refused(text: str) -> None:
    """Nesting and length beyond all measure."""
    with pytest.raises(Faulty):
        game("buccaneer").read_deck(text)


def test_a_deck_that_was_tampered_with_is_refused() -> None:
    """The fingerprint in a save belongs to its corrections."""
    deck = {"mark": "0" * 12, "cards": {"sugar-brig": {"money": 17}}}
    with pytest.raises(Faulty, match="fingerprint"):
        game("buccaneer").read_deck(deck)
