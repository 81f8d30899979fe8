"""Every refusal says why, with its rule. One play for each message of the locale file."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from doubloon.engine.refusal import Illegal, Malformed, NotYourTurn
from doubloon.games.port_royal.frames.trade import Take
from kit import P1, P2, PortRoyal, table

HOUSES: dict[str, Any] = {"expeditions": ["two-houses"]}
GAMBLER: dict[str, Any] = {"mix": ["gambler"], "displays": {P1: ["gambler-1", "gambler-2"]}}
FOUR = ("? settler", "? captain", "? priest", "? governor")

PLAYS: list[tuple[str, str, dict[str, Any], tuple[str, ...], str]] = [
    # message, rule, the table, what is played first, what is refused then
    ("why-not-now", "", {}, (), "P1 name P2"),
    ("why-not-now", "", {}, (), "P1 red-1-1"),
    ("why-not-now", "", {}, (), "P1 resolve tax-swords"),
    ("why-not-now", "", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 name P2"),
    ("why-not-now", "", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 resolve tax-swords"),
    (
        "why-repel-first",
        "R3.3",
        {"displays": {P1: ["sailor-1"]}},
        ("P1 draw", "? red-1-1"),
        "P1 stop",
    ),
    (
        "why-give-first",
        "R4.13",
        {**HOUSES, "displays": {P1: ["settler", "settler", "jack"]}},
        ("P1 complete two-houses",),
        "P1 draw",
    ),
    (
        "why-gift-first",
        "R10.6",
        {"mix": ["contract-crew"], "harbour": ["red-6-3-gift"], "phase": 2},
        ("P1 trade red-6-3-gift",),
        "P1 name P1",
    ),
    ("why-no-ship-to-repel", "R3.3b", {"harbour": ["red-1-1"]}, (), "P1 repel"),
    ("why-no-ship-to-repel", "R3.3b", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 admit"),
    ("why-expedition-not-open", "R3.4", HOUSES, (), "P1 complete two-anchors"),
    (
        "why-only-active-completes",
        "R4.12",
        {**HOUSES, "harbour": ["red-1-1"], "displays": {P2: ["settler"] * 2}, "phase": 2},
        ("P1 pass",),
        "P2 complete two-houses",
    ),
    ("why-persons-missing", "R4.13", HOUSES, (), "P1 complete two-houses"),
    (
        "why-persons-missing",
        "R4.13",
        {**HOUSES, "harbour": ["red-1-1"], "phase": 2},
        (),
        "P1 complete two-houses",
    ),
    ("why-reveal-first", "R3.1", {}, (), "P1 stop"),
    ("why-stop-not-pass", "R3.1", {"harbour": ["red-1-1"]}, (), "P1 pass"),
    ("why-no-draw-after-gamble", "R9.5", GAMBLER, ("P1 gamble", *FOUR), "P1 draw"),
    ("why-no-cards", "R1.8", {"pile": [], "discard": []}, (), "P1 draw"),
    ("why-no-cards", "R1.8", {**GAMBLER, "pile": [], "discard": []}, (), "P1 gamble"),
    ("why-no-gambler", "R9.2", {"mix": ["gambler"]}, (), "P1 gamble"),
    ("why-no-gambler", "R9.2", {}, (), "P1 gamble"),
    ("why-phase-2", "R4.2", {"harbour": ["red-1-1"]}, (), "P1 trade red-1-1"),
    ("why-phase-2", "R4.2", {"harbour": ["sailor-1"]}, (), "P1 hire sailor-1"),
    ("why-phase-1-over", "R4.2", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 draw"),
    ("why-phase-1-over", "R4.2", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 stop"),
    ("why-phase-1-over", "R4.2", {**GAMBLER, "harbour": ["red-1-1"], "phase": 2}, (), "P1 gamble"),
    ("why-not-in-harbour", "R1.4", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 trade red-3-2"),
    (
        "why-no-card-left",
        "R4.1",
        {
            **HOUSES,
            "harbour": ["red-1-1", "blue-1-1"],
            "displays": {P1: ["settler"] * 2},
            "phase": 2,
        },
        ("P1 trade red-1-1",),
        "P1 trade blue-1-1",
    ),
    (
        "why-too-dear",
        "R4.6",
        {"harbour": ["red-1-1", "settler"], "phase": 2},
        (),
        "P1 hire settler",
    ),
    (
        "why-too-dear-with-fee",
        "R4.8",
        {"harbour": ["red-1-1", "sailor-1"], "phase": 2},
        ("P1 pass",),
        "P2 hire sailor-1",
    ),
]


@pytest.mark.parametrize(
    ("message", "rule", "setting", "lines", "refused"),
    PLAYS,
    ids=[f"{play[0]}: {play[-1]}" for play in PLAYS],
)
def test_a_refusal_says_why(
    message: str, rule: str, setting: dict[str, Any], lines: tuple[str, ...], refused: str
) -> None:
    """A refusal names its reason, its rule and what was possible, and changes nothing."""
    t = table(**setting)
    t.play(*lines)
    before = t.table.view(None)

    assert t.why_not(refused) == (message, rule)
    with pytest.raises(Illegal) as raised:
        t.play(refused)

    assert raised.value.possible == [str(choice) for choice in t.decision.options]
    assert str(raised.value.reason) in str(raised.value)
    assert t.table.view(None) == before


def unasked(t: PortRoyal, seat: int, word: str, left: int) -> tuple[str, str]:
    """The reason in a take step where nobody would be asked, for nothing can be done."""
    t.state.stack.append(Take(seat, left))
    code = t.table.game.vocabulary.codes[word]
    reason = t.table.game.why_not(t.state, seat, code)
    assert str(reason)
    return reason.id, reason.rule


def test_who_has_no_coin_for_the_fee() -> None:
    """R4.8: without cards and coins a ship stays out of reach, and nobody is asked at all."""
    t = table(pile=[], discard=[], harbour=["red-1-1"], coins={P1: 1, P2: 0}, phase=2)

    assert unasked(t, P2, "trade red-1-1", 1) == ("why-no-fee", "R4.8")


def test_others_may_not_take_a_second_card() -> None:
    """R4.3: one card and no Governor."""
    t = table(harbour=["red-1-1", "blue-1-1"], phase=2)

    assert unasked(t, P2, "trade red-1-1", 0) == ("why-no-card-left", "R4.3")


def test_a_gambler_cannot_be_used_twice() -> None:
    """R9.2: once per turn."""
    t = table(**GAMBLER)
    t.play("P1 gamble", *FOUR)
    t.state.gambled = 2

    code = t.table.game.vocabulary.codes["gamble"]
    reason = t.table.game.why_not(t.state, P1, code)
    assert (reason.id, reason.rule) == ("why-gambler-used", "R9.2")


SETTINGS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("refuse-mode", "", 3, {"mode": "quick"}),
    ("refuse-mix", "", 3, {"mix": ["pirates"]}),
    ("refuse-end", "", 3, {"end": "sudden"}),
    ("refuse-seats", "R2.1", 6, {}),
    ("refuse-seats", "R8.1", 5, {"mode": "set-sail"}),
    ("refuse-set-sail-alone", "R8.1", 3, {"mode": "set-sail", "mix": ["gambler"]}),
    ("refuse-set-sail-alone", "R8.1", 3, {"mode": "set-sail", "end": "expedition"}),
]


@pytest.mark.parametrize(("message", "rule", "seats", "setting"), SETTINGS)
def test_a_table_that_cannot_be_set(
    message: str, rule: str, seats: int, setting: dict[str, Any]
) -> None:
    """Modes, mixes, endings and seats that do not go together."""
    with pytest.raises(Malformed) as raised:
        table(seats=seats, **setting)

    assert (raised.value.reason.id, raised.value.reason.rule) == (message, rule)
    assert message not in str(raised.value)


def test_a_seat_that_is_not_asked() -> None:
    """R4.2: everybody acts when it is their turn to."""
    t = table(harbour=["red-1-1"], phase=2)

    assert t.why_not("P2 trade red-1-1") == ("refuse-not-your-turn", "R4.2")
    with pytest.raises(NotYourTurn):
        t.play("P2 trade red-1-1")
    assert t.asked == P1


def test_a_game_that_is_over() -> None:
    """R6.2: after the last turn nothing can be played."""
    t = table(seats=2, active=P2, ending=True, phase=2)

    assert t.why_not("P1 draw") == ("refuse-over", "R6.2")
    with pytest.raises(NotYourTurn):
        t.play("P1 draw")


def test_every_refusal_of_the_locale_file_is_provoked_here() -> None:
    """No reason goes without a play that leads to it."""
    text = files("doubloon").joinpath("locale/en/port-royal.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:why|refuse)-[a-z0-9-]+) =", text, re.MULTILINE))
    provoked = {play[0] for play in PLAYS} | {setting[0] for setting in SETTINGS}

    assert written == provoked | {"why-no-fee", "why-gambler-used"}
