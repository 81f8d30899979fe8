"""Every refusal of Buccaneer says why, with its rule. One play for each message."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from doubloon.engine.refusal import Illegal, Malformed
from kit_buccaneer import BIG, opening, sea

BLUES = "red-2 blue-2 blue-3 blue-4"
YELLOWS = "red-3 yellow-2 yellow-3 yellow-4"
STUCK = [
    "red-2 blue-2 red-3 blue-3 red-4",
    "red-5 yellow-2",
    "blue-4 yellow-3 red-q blue-5 yellow-4 yellow-5 blue-q yellow-q",
]
MUTINY = ("P2 mutiny red-2",)

PLAYS: list[tuple[str, str, dict[str, Any], tuple[str, ...], str]] = [
    # message, rule, the table, what is played first, what is refused then
    ("why-b-not-now", "B3.1", {}, (), "P1 P2"),
    ("why-b-not-now", "B3.1", {}, (), "P1 silk-trader"),
    ("why-b-not-now", "B3.1", {}, ("P1 take red-2",), "P1 silk-trader"),
    ("why-b-mutiny-first", "B6.2", {"crews": [BLUES]}, (), "P2 take blue-5"),
    (
        "why-b-loot-first",
        "B5.4",
        {"crews": ["red-2 blue-2 red-3 yellow-2"]},
        ("P1 take red-2", "P1 board salt-schooner"),
        "P1 loot chest",
    ),
    ("why-b-no-pass", "B3.2", {}, (), "P1 pass"),
    ("why-b-own-turn", "B6.7", {"crews": [BLUES], "active": 1}, (), "P2 mutiny red-2"),
    ("why-b-no-loot", "B5.4", {}, (), "P1 loot chest"),
    ("why-b-take-first", "B3.1a", {}, (), "P1 onto blue-2"),
    ("why-b-take-first", "B3.1a", {"crews": ["red-2 blue-2"]}, (), "P1 board oyster-smack"),
    ("why-b-use-first", "B3.1a", {}, ("P1 take red-2",), "P1 take red-3"),
    ("why-b-not-yours", "B4.6", {}, (), "P1 take blue-2"),
    ("why-b-covered", "B4.5", {"crews": ["blue-2 red-2"]}, (), "P1 take red-2"),
    ("why-b-covered", "B4.1", {"crews": ["yellow-2 blue-2"]}, ("P1 take red-2",), "P1 onto blue-2"),
    (
        "why-b-mutiny",
        "B6.4",
        {"crews": [BLUES, YELLOWS]},
        (*MUTINY, "P3 mutiny red-3"),
        "P1 take red-4",
    ),
    ("why-b-mutiny-board", "B6.4", {"crews": [BLUES]}, MUTINY, "P1 onto yellow-2"),
    ("why-b-mutiny-board", "B6.4", {"crews": [BLUES]}, MUTINY, "P1 take red-3"),
    ("why-b-own-stack", "B4.3", {}, ("P1 take red-2",), "P1 onto red-3"),
    (
        "why-b-too-high",
        "B4.4",
        {"crews": STUCK, "ships": ["oyster-smack"]},
        ("P1 take red-2",),
        "P1 onto blue-4",
    ),
    ("why-b-ship-gone", "B5.1", {}, ("P1 take red-2",), "P1 board silk-trader"),
    ("why-b-few-hands", "B5.1", {}, ("P1 take red-2",), "P1 board oyster-smack"),
    ("why-b-useless", "B3.1a", {}, (), ""),
]


@pytest.mark.parametrize(("message", "rule", "setting", "lines", "refused"), PLAYS[:-1])
def test_why_not(
    message: str, rule: str, setting: dict[str, Any], lines: tuple[str, ...], refused: str
) -> None:
    """The refusal gives its reason and rule, lists what is possible, and changes nothing."""
    t = sea(**setting)
    t.play(*lines)
    before = t.table.view(None)

    assert t.why_not(refused) == (message, rule)
    with pytest.raises(Illegal) as raised:
        t.play(refused)

    assert raised.value.possible == [str(choice) for choice in t.decision.options]
    assert str(raised.value.reason) in str(raised.value)
    assert message not in str(raised.value)
    assert t.table.view(None) == before


def test_a_stack_that_can_do_nothing() -> None:
    """B3.1a: red's five can neither move nor board, while two lone discs can."""
    crews = [
        "red-2 black-2 red-3 black-3 red-4",
        "blue-2 yellow-2 blue-3 yellow-3 blue-4",
        "yellow-4 blue-5 yellow-5 blue-q yellow-q black-4 black-5 black-q",
    ]
    t = sea(4, crews=crews, ships=BIG)

    assert t.options == {"take red-5", "take red-q"}
    assert t.why_not("P1 take red-2") == ("why-b-useless", "B3.1a")


SETTINGS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("refuse-mode", "", 3, {"mode": "quick"}),
    ("refuse-option", "", 3, {"colour": "red"}),
    ("refuse-switch", "", 3, {"memory-aid": "perhaps"}),
    ("refuse-switch", "", 3, {"memory-aid": []}),
    ("refuse-switch", "", 3, {"memory-aid": None}),
    ("refuse-seats", "B1.1", 2, {}),
    ("refuse-seats", "B1.1", 6, {}),
]


@pytest.mark.parametrize(("message", "rule", "seats", "setting"), SETTINGS)
def test_a_table_that_cannot_be_set(
    message: str, rule: str, seats: int, setting: dict[str, Any]
) -> None:
    """Options and seats that do not exist."""
    with pytest.raises(Malformed) as raised:
        opening(seats, **setting)

    assert (raised.value.reason.id, raised.value.reason.rule) == (message, rule)
    assert message not in str(raised.value)


@pytest.mark.parametrize("said", [True, "true", "yes", "on", "1"])
def test_a_switch_can_be_said_in_words(said: object) -> None:
    """As it comes from a command line."""
    assert opening(3, **{"memory-aid": said}).table.options["memory-aid"] is True


def test_every_refusal_of_the_locale_file_is_provoked_here() -> None:
    """No reason goes without a play that leads to it."""
    text = files("doubloon").joinpath("locale/en/buccaneer.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:why|refuse)-[a-z0-9-]+) =", text, re.MULTILINE))

    provoked = {play[0] for play in PLAYS} | {setting[0] for setting in SETTINGS}
    assert written == provoked - {"refuse-option", "refuse-mode", "refuse-seats"}
