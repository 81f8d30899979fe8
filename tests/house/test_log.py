"""Every line of the log rests on a rule that can be read."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import doubloon
from doubloon.engine.event import Event
from doubloon.games.merchants.events import Told
from doubloon.games.port_royal import events as pr
from doubloon.rulebook import look_up, rule_of, rules_of_log
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
    assert {what.split()[0] for what in found} == {
        what.removesuffix("-hidden") for what in lines_of(game)
    }
    for number in set(found.values()):
        assert look_up(game, number)


@pytest.mark.parametrize(
    ("game", "event", "rule"),
    [
        ("port-royal", pr.Busted(0, "red-1-1"), "R3.6"),
        ("port-royal", pr.Revealed(0, "red-1-1"), "R3.3"),
        ("port-royal", pr.Revealed(0, "settler"), "R3.2"),
        ("port-royal", pr.Revealed(0, "tax-set-sail"), "R8.2"),
        ("port-royal", pr.Earned(0, "vice-admiral", 2), "R10.5"),
        ("port-royal", pr.Earned(0, "pirate-mary", 1), "R21.8"),
        ("port-royal", pr.Stepped(0, "speculator", 1), "R12.9"),
        ("port-royal", pr.TaskLaid("52", "50"), "R23.9"),
        ("port-royal", pr.Happened(0, "month-end"), "R17.2"),
        ("merchants", Told("rumour-hidden", {"seat": 1}), "M5.17"),
        ("merchants", Told("raid-failed", {"seat": 1, "count": 0, "why": "hit"}), "M6.8"),
        ("merchants", Told("used-weapon", {"seat": 1, "card": "chain_shot"}), "M13.1"),
        ("merchants", Told("mended", {"seat": 1, "place": "crew", "left": 3}), "M5.16"),
        ("merchants", Told("mended", {"seat": 1, "place": "hull", "left": 3}), "M5.14"),
        ("merchants", Told("ability", {"seat": 1, "card": "gunner"}), "M8.5"),
    ],
)
def test_the_rule_is_the_one_of_the_event(game: str, event: Event, rule: str) -> None:
    assert rule_of(game, event) == rule


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("port-royal", 5, {"mix": ["contract-crew", "gambler"]}),
        ("port-royal", 3, {"mode": "contracts"}),
        ("port-royal", 2, {"mode": "contracts-coop"}),
        ("port-royal", 3, {"mode": "set-sail"}),
        ("port-royal", 2, {"mode": "adventure-coop"}),
        ("buccaneer", 4, {}),
        ("merchants", 3, {}),
    ],
)
def test_no_line_of_a_game_is_without_its_rule(
    game: str, seats: int, options: dict[str, object]
) -> None:
    table = doubloon.table(game, seats, seed=3, options=options)
    chance = Random(3)
    while table.decision and len(table.log) < 4000:
        table.play(chance.choice(table.listed()))
    story = table.events(None)
    assert len(story) > 50
    assert [event for event in story if not rule_of(game, event)] == []


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


def test_lines_of_one_rule_share_it_and_coins_that_come_to_light_are_no_lines() -> None:
    session = Setup("port-royal", 2, {}, 5, ("human", "greedy")).deal("en")
    ships = [pr.Revealed(0, "red-1-1"), pr.Revealed(0, "blue-1-1")]
    session.table._story[:] = [*ships, pr.Hired(0, "settler", 4), *[pr.Unveiled(0, "red-1-1")] * 4]
    shown = just_happened(session)
    assert shown.count("R3.3 ") == 1
    assert "R4.6" in shown
    assert "A coin of" not in shown


def test_nothing_has_happened_yet() -> None:
    session = Setup("port-royal", 2, {}, 5, ("human", "greedy")).deal("en")
    session.table._story.clear()
    assert "Nothing" in just_happened(session)
