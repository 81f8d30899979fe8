"""Every line of the log rests on a rule that can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import doubloon
from doubloon.rulebook import look_up, rules_of_log
from doubloon.tui.look_up import just_happened
from doubloon.tui.setup import Setup

LOCALE = Path(doubloon.__file__).parent / "locale" / "en"
GAMES = ("port-royal", "buccaneer", "merchants")


def lines_of(game: str) -> set[str]:
    """What can happen in a game, as its messages are named."""
    text = (LOCALE / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^event-([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_each_line_has_a_rule_that_exists(game: str) -> None:
    found = rules_of_log(game)
    assert lines_of(game) <= set(found)
    assert {what.removesuffix("-hidden") for what in found} <= lines_of(game)
    for number in set(found.values()):
        assert look_up(game, number)


def test_the_rule_is_the_one_of_the_event() -> None:
    assert rules_of_log("port-royal")["busted"] == "R3.6"
    assert rules_of_log("buccaneer")["b-mutiny"] == "B6.1"
    assert rules_of_log("merchants")["m-rumour-hidden"] == "M5.17"


@pytest.mark.parametrize(
    ("game", "seats", "rule"),
    [("port-royal", 2, "R1.10"), ("buccaneer", 3, "B3.1"), ("merchants", 2, "M2.5")],
)
def test_the_terminal_reads_the_rules_of_what_just_happened(
    game: str, seats: int, rule: str
) -> None:
    session = Setup(game, seats, {}, 5, ("human", *["greedy"] * (seats - 1))).deal("en")
    shown = just_happened(session)
    assert rule in shown
    assert look_up(game, rule)[rule].split()[0] in shown


def test_nothing_has_happened_yet() -> None:
    session = Setup("port-royal", 2, {}, 5, ("human", "greedy")).deal("en")
    session.table._story.clear()
    assert "Nothing" in just_happened(session)
