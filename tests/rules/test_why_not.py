"""Every refusal says why, with its rule. One play for each message of the locale file."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from doubloon.engine.refusal import Illegal, Malformed, NotYourTurn
from doubloon.games.port_royal.frames.trade import Take
from kit import P1, P2, PortRoyal, opening, table

HOUSES: dict[str, Any] = {"expeditions": ["two-houses"]}
GAMBLER: dict[str, Any] = {"mix": ["gambler"], "displays": {P1: ["gambler-1", "gambler-2"]}}
FOUR = ("? settler", "? captain", "? priest", "? governor")
FIVE = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
JINX: dict[str, Any] = {"mode": "contracts", "contracts": ["jinx", "mercenary"]}
NEST: dict[str, Any] = {"mode": "contracts", "contracts": ["pirates-nest"], "kept": {P2: FIVE}}
THREE_DONE: dict[str, Any] = {
    "mode": "contracts",
    "contracts": ["luminary", "bruja", "explorer", "mercenary"],
    "claims": {id: [P1] for id in ("luminary", "bruja", "explorer")},
    "displays": {P1: ["pirate-1", "pirate-2"]},
}
COOP: dict[str, Any] = {"mode": "contracts-coop"}
QUEST: dict[str, Any] = {"mode": "adventure", "tasks": ["20", "33"]}
BREAD: dict[str, Any] = {**QUEST, "harbour": ["blue-1-1-bread"], "phase": 2}

PLAYS: list[tuple[str, str, dict[str, Any], tuple[str, ...], str]] = [
    # message, rule, the table, what is played first, what is refused then
    ("why-not-now", "R3.1", {}, (), "P1 name P2"),
    ("why-not-now", "R3.1", {}, (), "P1 red-1-1"),
    ("why-not-now", "R3.1", {}, (), "P1 resolve tax-swords"),
    ("why-not-now", "R4.2", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 name P2"),
    ("why-not-now", "R4.2", {"harbour": ["red-1-1"], "phase": 2}, (), "P1 resolve tax-swords"),
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
    (
        "why-offer-first",
        "R11.5",
        {**JINX, "harbour": ["red-1-1"]},
        ("P1 draw", "? red-3-2"),
        "P1 draw",
    ),
    ("why-aside-first", "R13.3", COOP, ("P1 draw", "? tax-swords"), "P1 draw"),
    ("why-no-aside", "R13.3", COOP, (), "P1 aside"),
    ("why-contract-not-open", "R11.1", JINX, (), "P1 claim ransom"),
    ("why-contract-not-open", "R11.1", {}, (), "P1 claim ransom"),
    ("why-contract-done", "R11.2", {**JINX, "claims": {"jinx": [P1]}}, (), "P1 claim jinx"),
    ("why-contract-moment", "R11.5", JINX, (), "P1 claim jinx"),
    (
        "why-contract-active",
        "R12.11",
        {**NEST, "harbour": ["red-3-2"], "phase": 2},
        ("P1 pass",),
        "P2 claim pirates-nest",
    ),
    ("why-contract-unmet", "R11.3", JINX, (), "P1 claim mercenary"),
    ("why-no-cube", "R11.2", THREE_DONE, (), "P1 claim mercenary"),
    ("why-no-cube", "R16.5", {**QUEST, "opened": {P1: 4}}, (), "P1 fulfil 20"),
    ("why-goods-first", "R18.3", BREAD, ("P1 trade blue-1-1-bread",), "P1 pass"),
    (
        "why-keep-fee",
        "R18.3a",
        {**BREAD, "coins": {P2: 0}},
        ("P1 pass", "P2 trade blue-1-1-bread"),
        "P2 keep",
    ),
    (
        "why-goods-first",
        "R16.1a",
        {
            "mode": "adventure",
            "tasks": ["10"],
            "goods": {P1: ["ares-1-1-book", "ares-1-1-herbs", "ares-1-1-herbs"]},
        },
        ("P1 fulfil 10",),
        "P1 draw",
    ),
    (
        "why-goods-first",
        "R22.4",
        {
            **QUEST,
            "harbour": ["settler", "captain", "priest", "jack"],
            "displays": {P1: ["innkeeper-1"]},
            "goods": {P1: ["blue-1-1-bread"]},
            "phase": 2,
        },
        (),
        "P1 sell rum",
    ),
    (
        "why-buy-first",
        "R20.4",
        {
            "mode": "adventure",
            "tasks": ["26"],
            "calendar": ["month-end"],
            "coins": {P2: 8},
            "phase": 2,
        },
        (),
        "P2 draw",
    ),
    ("why-no-scout", "R22.1", QUEST, (), "P1 scout"),
    ("why-no-scout", "R22.1", QUEST, (), "P1 top red-1-1"),
    (
        "why-put-back-first",
        "R22.1",
        {**QUEST, "displays": {P1: ["scout-1"]}},
        ("P1 scout", "? settler", "? captain", "? priest"),
        "P1 draw",
    ),
    ("why-no-audience", "R17.1b", QUEST, (), "P1 petition"),
    ("why-no-audience", "R17.1b", {}, (), "P1 petition"),
    ("why-audience-phase", "R17.1", {**QUEST, "event": "audience"}, (), "P1 petition"),
    (
        "why-audience-coins",
        "R17.1",
        {**QUEST, "event": "audience", "harbour": ["red-1-1"], "coins": {P1: 2}, "phase": 2},
        (),
        "P1 petition",
    ),
    (
        "why-audience-active",
        "R17.1",
        {**QUEST, "event": "audience", "harbour": ["red-1-1"], "phase": 2},
        ("P1 pass",),
        "P2 petition",
    ),
    ("why-task-not-open", "R16.1", QUEST, (), "P1 fulfil 10"),
    ("why-task-not-open", "R16.1", {}, (), "P1 fulfil 10"),
    ("why-task-done", "R16.2", {**QUEST, "done": {"20": [P1]}}, (), "P1 fulfil 20"),
    ("why-task-moment", "R23.4", {**QUEST, "tasks": ["33"]}, (), "P1 fulfil 33"),
    (
        "why-task-first",
        "R23.8",
        {**QUEST, "tasks": ["51"], "harbour": ["settler"] * 3, "coins": {P1: 5}},
        ("P1 draw", "? captain"),
        "P1 draw",
    ),
    ("why-task-unmet", "R16.1", QUEST, (), "P1 fulfil 20"),
    (
        "why-long-watch",
        "R17.1",
        {**QUEST, "event": "long-watch", "harbour": ["settler", "captain"]},
        (),
        "P1 stop",
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


def test_a_personality_comes_first() -> None:
    """R15.3: nothing can be done before everybody is somebody."""
    t = opening(2, mode="adventure")
    t.play("? P1", "? sheet-1")

    assert t.why_not("P1 draw") == ("why-choose-first", "R15.3")
    assert t.why_not("P1 be lady-anne") == ("why-choose-first", "R15.3")


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
    ("refuse-option", "", 3, {"colour": "red"}),
    ("refuse-seats", "R2.1", 1, {"mode": "contracts"}),
    ("refuse-seats", "R13.1", 6, {"mode": "contracts-coop"}),
    ("refuse-seats", "R15.1", 5, {"mode": "adventure-coop"}),
    ("refuse-seats", "R15.1", 1, {"mode": "adventure"}),
    ("refuse-seats", "R15.1", 5, {"mode": "adventure-open"}),
    ("refuse-coop-end", "R13.7", 3, {"mode": "contracts-coop", "end": "expedition"}),
    ("refuse-adventure-end", "R20.1", 3, {"mode": "adventure", "end": "expedition"}),
    ("refuse-adventure-only", "", 3, {"chapter": 1}),
    ("refuse-adventure-only", "", 3, {"mode": "adventure-open", "chapter": 1}),
    ("refuse-adventure-only", "", 3, {"mode": "adventure", "bonus": [1, 1, 1]}),
    ("refuse-people", "", 3, {"mode": "adventure", "people": "auction"}),
    ("refuse-chapter", "", 3, {"mode": "adventure", "chapter": 6}),
    ("refuse-bonus", "R19.3", 3, {"mode": "adventure-coop", "bonus": [1, 1]}),
    ("refuse-bonus", "R19.3", 2, {"mode": "adventure-coop", "bonus": [1, -1]}),
]


@pytest.mark.parametrize(("message", "rule", "seats", "setting"), SETTINGS)
def test_a_table_that_cannot_be_set(
    message: str, rule: str, seats: int, setting: dict[str, Any]
) -> None:
    """Modes, mixes, endings and seats that do not go together."""
    with pytest.raises(Malformed) as raised:
        opening(seats, **setting)

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

    elsewhere = {"why-no-fee", "why-gambler-used", "why-choose-first"}
    assert written == provoked - {"refuse-option"} | elsewhere
