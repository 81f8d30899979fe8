"""The numbered rules, as the page in docs has them."""

from __future__ import annotations

import re

import pytest

from doubloon import rulebook as module
from doubloon.engine.refusal import Malformed
from doubloon.games import ROOMS
from doubloon.locale import LANGUAGES, speaker
from doubloon.rulebook import look_up, parse, rulebook

REFERENCE = re.compile(r"\b[RBM]\d+(?:\.\d+[a-z]?)?\b")
PAGE = """# A game

## R1 Terms

Words before the rules.

- **R1.1** One *thing*,
  on two lines.
  - **R1.1a** **[ruling]** Beneath it.
- **R1.10** `Ten`.

### Between

| id | topic | here | there |
| --- | --- | --- | --- |
| **R2.1** | coins | many | - |

| id | situation | ruling |
| --- | --- | --- |
| **R2.2** | A storm | Wait |
"""


def test_a_page():
    assert parse(PAGE) == {
        "R1": "Terms",
        "R1.1": "One thing, on two lines.",
        "R1.1a": "[ruling] Beneath it.",
        "R1.10": "Ten.",
        "R2.1": "coins. here: many",
        "R2.2": "A storm: Wait",
    }


@pytest.mark.parametrize("game", ROOMS)
def test_every_number_of_the_page_is_a_rule(game):
    rules = rulebook(game)
    page = next(place for place in module.PLACES if place.is_dir()) / f"{game}.md"
    numbers = re.findall(r"\*\*([A-Z]\d+\.\d+[a-z]?)\*\*", page.read_text(encoding="utf-8"))
    assert [number for number in rules if "." in number] == numbers
    assert len(set(numbers)) == len(numbers)
    assert all(rules.values())


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", ROOMS)
def test_every_language_has_the_same_rules(game, lang):
    """Same numbers in the same order; each refers to the same rules, and the same are ours."""
    english, other = rulebook(game), rulebook(game, lang)
    assert list(other) == list(english)
    ruling = speaker(lang).word("web-rules-mark-ruling")
    for number, text in english.items():
        told = other[number]
        assert told != text or len(text.split()) < 4, number
        assert sorted(set(REFERENCE.findall(told))) == sorted(set(REFERENCE.findall(text))), number
        assert (f"[{ruling}]" in told) == ("[ruling]" in text), number


def test_a_rule_is_told_in_the_reader_s_language(run):
    assert "Steuer" in run("rules", "port-royal", "R3.5", "--lang", "de").out
    assert "[rozstrzygnięcie]" in run("rules", "port-royal", "R3.5c", "--lang", "pl").out


@pytest.mark.parametrize("number", ["R1.8a", "R1.9a", "R3.5c", "R4.8a", "R4.12a"])
def test_our_rulings_are_marked(number):
    assert rulebook("port-royal")[number].startswith("[ruling] ")


def test_every_game_has_its_letter():
    assert list(look_up("buccaneer", "B4.1")) == list(look_up("buccaneer", "4.1")) == ["B4.1"]
    with pytest.raises(Malformed) as refused:
        look_up("buccaneer", "R4.1")
    assert refused.value.reason.args == {"name": "R4.1", "first": "B1.1", "last": "B9"}


def test_numbers_are_not_mixed_up():
    assert list(look_up("port-royal", "R1.1")) == ["R1.1"]
    assert "R10" not in look_up("port-royal", "R1")
    assert list(look_up("port-royal", "R8.4")) == ["R8.4", "R8.4a", "R8.4b", "R8.4c", "R8.4d"]


@pytest.mark.parametrize("number", ["R0", "R1.99", "R3.6z", "", "R", "R3.", "R.*", "3,6"])
def test_unknown_numbers(number):
    with pytest.raises(Malformed) as refused:
        look_up("port-royal", number)
    assert refused.value.reason.id == "refuse-rule"


def test_an_installation_without_rules(monkeypatch):
    monkeypatch.setattr(module, "PLACES", ())
    rulebook.cache_clear()
    with pytest.raises(Malformed):
        rulebook("port-royal")
    rulebook.cache_clear()
