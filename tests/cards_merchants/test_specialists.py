"""Specialists: how each Glory card is hired, and what each kind does (M8.5)."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.engine.seat import Seat
from doubloon.games.merchants import passive
from doubloon.games.merchants.frames import glory
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.specialists import dismiss, dismiss_all, hand_over, join
from doubloon.games.merchants.words import FIRST_PLAY, INFLUENCE, LEADERSHIP, SCOUTING, SEAMANSHIP
from kit_merchants import P1, P2, Voyage, sea

GOLD = [
    ("gl_carpenter_1", 5, "havana"),
    ("gl_boatswain_2", 4, "nassau"),
    ("gl_gunner_1", 6, "tortuga"),
    ("gl_surgeon_2", 4, "havana"),
    ("gl_lookout_1", 6, "curacao"),
    ("gl_steward_1", 5, "basse_terre"),
    ("gl_helmsman_1", 6, "old_providence"),
]
TEST = [
    ("gl_carpenter_2", 2, "curacao"),
    ("gl_boatswain_1", 2, "havana"),
    ("gl_surgeon_1", 3, "havana"),
    ("gl_lookout_2", 2, "havana"),
    ("gl_veteran_1", 2, "tortuga"),
    ("gl_steward_2", 3, "tortuga"),
    ("gl_helmsman_2", 3, "nassau"),
]
"""The card, the dice that Felipe rolls for it, and a port where it can be hired."""
WON = ["gl_gunner_2", "gl_veteran_2"]
ONE_NATION = [
    ("gl_carpenter_2", "havana"),
    ("gl_boatswain_2", "havana"),
    ("gl_surgeon_2", "nassau"),
    ("gl_steward_2", "curacao"),
]


def playable(t: Voyage, moment: str = "own_turn", seat: Seat = P1) -> list[str]:
    """What a captain can play at the moment."""
    return [t.facts.glory[code - FIRST_PLAY] for code in glory.options(t.state, seat, moment)]


def kind(card: str) -> str:
    """The kind of specialist on a card."""
    return card.removeprefix("gl_")[:-2]


def test_every_specialist_card_is_in_a_table_above() -> None:
    """M8.5: two cards for each of eight kinds."""
    cards = [row["id"] for row in sea().facts.glory_rows if row["family"] == "specialist"]
    assert sorted(cards) == sorted([row[0] for row in GOLD + TEST] + WON)
    assert len({kind(card) for card in cards}) == 8


@pytest.mark.parametrize(("card", "price", "port"), GOLD)
def test_hired_for_gold(card: str, price: int, port: str) -> None:
    """M8.5: paid for in a port; the card lies open before its owner, in no pile."""
    t = sea(hands={P1: [card]}, ports={P1: port}, gold={P1: price})
    t.act()

    t.play(f"P1 play {card}")

    assert t.gold(P1) == 0
    assert t.names(P1, "specialists") == [kind(card)]
    assert t.state.staff[P1] == (t.facts.glory.index(card),)
    assert (t.hand(P1), t.state.glory_pile) == ([], [])
    assert t.told("m-joined") == [{"seat": P1, "card": kind(card)}]


@pytest.mark.parametrize(("card", "price", "port"), GOLD)
def test_not_hired_without_the_gold_or_at_sea(card: str, price: int, port: str) -> None:
    """M8.5: one gold too few; or all of it, but not in the port."""
    assert playable(sea(hands={P1: [card]}, ports={P1: port}, gold={P1: price - 1})) == []
    assert playable(sea(hands={P1: [card]}, zones={P1: port}, gold={P1: price})) == []


@pytest.mark.parametrize(("card", "dice", "port"), TEST)
def test_hired_by_a_test(card: str, dice: int, port: str) -> None:
    """M8.5, M2.9: one success brings him aboard."""
    t = sea(hands={P1: [card]}, ports={P1: port})
    t.act()

    t.play(f"P1 play {card}")
    t.roll(" ".join(["skull"] * dice))

    assert t.names(P1, "specialists") == [kind(card)]
    assert t.state.staff[P1] == (t.facts.glory.index(card),)
    assert t.hand(P1) == []


@pytest.mark.parametrize(("card", "dice", "port"), TEST)
def test_a_failed_test_keeps_the_card_for_another_turn(card: str, dice: int, port: str) -> None:
    """M8.5b: the card stays in hand and is not tried again in this turn."""
    t = sea(hands={P1: [card]}, ports={P1: port})
    t.act()

    t.play(f"P1 play {card}")
    t.roll(" ".join(["1"] * dice))

    assert t.hand(P1) == [card]
    assert t.names(P1, "specialists") == []
    assert f"play {card}" not in t.options
    t.state.used = 0
    assert playable(t) == [card]


@pytest.mark.parametrize(("card", "port"), ONE_NATION)
def test_hired_only_in_ports_of_one_nation(card: str, port: str) -> None:
    """M8.5: the card names the nation of the port."""
    assert playable(sea(hands={P1: [card]}, ports={P1: port})) == []


@pytest.mark.parametrize("card", WON)
def test_hired_after_a_battle_won(card: str) -> None:
    """M8.5: at that moment, at sea, for nothing."""
    t = sea(hands={P1: [card]}, zones={P1: "havana"})
    assert playable(t) == playable(t, "own_port_action") == []
    t.on(Window("after_battle_won", P1))

    t.play(f"P1 play {card}")

    assert t.names(P1, "specialists") == [kind(card)]
    assert t.gold(P1) == 10
    t.over()


@pytest.mark.parametrize("card", WON)
def test_nobody_hires_in_the_turn_of_another(card: str) -> None:
    """M8.2, M8.5: a specialist is hired in the own turn; who was attacked and won is not in it."""
    t = sea(hands={P2: [card]}, zones={P1: "havana", P2: "havana"})
    assert playable(t, "after_battle_won", P2) == []


def test_cards_for_ports_are_not_for_battles() -> None:
    """M8.5: a Carpenter for gold does not come aboard in a battle, even in port."""
    assert playable(sea(hands={P1: ["gl_carpenter_1"]}), "after_battle_won") == []


def test_one_of_each_kind() -> None:
    """M8.5: a second Carpenter is not hired, and one from a rumour does not join."""
    t = sea(hands={P1: ["gl_carpenter_1", "gl_lookout_1"]}, specialists={P1: ["carpenter"]})

    assert playable(t) == ["gl_lookout_1"]
    assert not join(t.state, P1, t.facts.specialists.index("carpenter"))


def test_hiring_in_the_port_menu() -> None:
    """M8.5a: hiring costs no action and is possible in a port action, too."""
    t = sea(hands={P1: ["gl_carpenter_1"]}, ports={P1: "havana"})
    assert playable(t, "own_port_action") == ["gl_carpenter_1"]
    assert t.state.actions == 3


# Leaving.


def crewed(t: Voyage, seat: Seat, *cards: str) -> None:
    """Let specialists of these Glory cards be aboard."""
    for card in cards:
        at = t.facts.glory.index(card)
        t.state.glory_deck.remove(at)
        join(t.state, seat, t.facts.specialists.index(kind(card)), at)


def test_a_lost_specialist_leaves_his_card_to_the_pile() -> None:
    """M8.5c: one with a card goes to the discard pile, one without is just gone."""
    t = sea(specialists={P1: ["gunner"]})
    crewed(t, P1, "gl_lookout_2")

    dismiss(t.state, P1, t.facts.specialists.index("lookout"))
    dismiss(t.state, P1, t.facts.specialists.index("gunner"))

    assert t.names(P1, "specialists") == []
    assert t.state.glory_pile == [t.facts.glory.index("gl_lookout_2")]


def test_a_dead_captain_loses_all() -> None:
    """M8.5c, M15.1: with their cards."""
    t = sea()
    crewed(t, P1, "gl_lookout_2", "gl_steward_1")

    dismiss_all(t.state, P1)

    assert t.names(P1, "specialists") == []
    assert t.state.staff[P1] == ()
    assert len(t.state.glory_pile) == 2


def test_a_specialist_goes_over_with_his_card() -> None:
    """M8.5c, M14.1: and is lost to a winner who has one of his kind."""
    t = sea()
    crewed(t, P1, "gl_lookout_2", "gl_steward_1")
    crewed(t, P2, "gl_steward_2")

    for name in ("lookout", "steward"):
        hand_over(t.state, P1, P2, t.facts.specialists.index(name))

    assert t.names(P1, "specialists") == []
    assert t.names(P2, "specialists") == ["lookout", "steward"]
    names = t.facts.glory
    assert [names[card] for card in t.state.staff[P2]] == ["gl_steward_2", "gl_lookout_2"]
    assert [names[card] for card in t.state.glory_pile] == ["gl_steward_1"]


# What they do. Gunner and Surgeon work in battles and are tested there.


def test_carpenter_repairs_a_point_at_the_start_of_the_turn() -> None:
    """M8.5: any location but the crew."""
    t = sea(specialists={P1: ["carpenter"]}, damage={P1: {"hull": 1, "masts": 1, "crew": 1}})
    t.do("start_turn", P1)

    t.expect(P1, "prompt-m-carpenter-mends", "pass, hull, masts")
    t.play("P1 masts")

    assert (t.left(P1, "hull"), t.left(P1, "masts"), t.left(P1, "crew")) == (1, 2, 1)


def test_boatswain_fills_the_crew_without_a_test() -> None:
    """M8.5, M5.16: recruiting needs no test."""
    t = sea(specialists={P1: ["boatswain"]})
    assert passive.has(t.state, P1, "auto_success", "what", "recruit")
    assert not passive.has(t.state, P2, "auto_success", "what", "recruit")


def test_surgeon_keeps_the_fever_away() -> None:
    """M8.5: fever events do not affect his captain."""
    t = sea(specialists={P1: ["surgeon"]})
    assert passive.ignores(t.state, P1, "health")
    assert not passive.ignores(t.state, P2, "health")


@pytest.mark.parametrize(
    ("name", "skill", "context", "elsewhere"),
    [
        ("lookout", SCOUTING, "", None),
        ("veteran", LEADERSHIP, "crew_combat", ""),
        ("steward", INFLUENCE, "", None),
        ("helmsman", SEAMANSHIP, "naval_battle", ""),
    ],
)
def test_a_die_more(name: str, skill: int, context: str, elsewhere: str | None) -> None:
    """M8.5, M2.9: Lookout, Veteran, Steward and Helmsman add a die where they are at work."""
    plain: dict[str, Any] = {"ports": {P1: "curacao"}}
    before = sea(**plain)
    after = sea(specialists={P1: [name]}, **plain)

    assert passive.dice(after.state, P1, skill, context) == 1 + passive.dice(
        before.state, P1, skill, context
    )
    if elsewhere is not None:
        assert passive.dice(after.state, P1, skill, elsewhere) == passive.dice(
            before.state, P1, skill, elsewhere
        )


def test_the_chest_pays_for_hands_in_a_port_action_only() -> None:
    """M5.22, M8.5a: hiring is possible outside a port action, with the gold aboard."""
    t = sea(hands={P1: ["gl_carpenter_1"]}, gold={P1: 4}, chest={P1: 30})
    assert playable(t, "own_turn") == []
    assert playable(t, "own_port_action") == ["gl_carpenter_1"]
