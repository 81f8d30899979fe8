"""Questions that play by lot seldom comes to: each is set by hand and put under the laws."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from doubloon.games import game
from doubloon.games.merchants import ops
from doubloon.games.merchants.frames.yard import CarryOver
from kit_merchants import P1, P2, P3, Voyage, sea
from laws import law
from laws.positions import RARE
from laws.rooms import ROOMS
from laws.walk import Walker, readers


def menu(**told: object) -> Voyage:
    """A table for three at P1's menu of actions."""
    t = sea(3, **told)  # type: ignore[arg-type]
    t.act()
    return t


def rumour(id: str, **told: object) -> Voyage:
    """What a rumour asks for as it comes true."""
    t = menu(**told)
    ops.run(t.state, P1, ops.RUMOUR_CARD, t.number(id))
    t.settle()
    return t


def glory(id: str, **told: object) -> Voyage:
    """What a Glory card asks for as it is played."""
    t = menu(**told)
    ops.run(t.state, P1, ops.GLORY_CARD, t.number(id))
    t.settle()
    return t


def carry_over() -> Voyage:
    t = menu(ports={P1: "st_johns"}, mods={P1: ["rigging"]}, gold={P1: 40})
    t.on(CarryOver(P1, t.number("frigate")))
    return t


def full_hand() -> Voyage:
    t = menu(hands={P1: ["gl_fog", "gl_wind", "gl_eagle", "gl_cove"]})
    t.do("draw_glory", P1, 1)
    t.play("? gl_copy")
    return t


def haul() -> Voyage:
    t = rumour("ru_myriad", zones={P1: "caribbean_sea"})
    t.play(*(f"? {good}-1" for good in ("rum", "wood", "food", "sugar", "cocoa", "spices")))
    return t


def plate_hit() -> Voyage:
    t = menu(zones={P1: "havana"}, mods={P1: ["hull_plating"]})
    t.do("take_hits", P1, 2)
    t.roll("1 skull")
    return t


def price_nation() -> Voyage:
    t = price_target()
    t.play("P1 P2")
    return t


def price_target() -> Voyage:
    return glory("gl_head", bounty={P2: {"spanish": 1, "dutch": 2}, P3: {"french": 1}})


def retest() -> Voyage:
    t = menu(captains={P1: "isabel_de_arismendi"}, missions=["mi_cousin"], ports={P1: "caracas"})
    t.do("port_action", P1)
    t.play("? rigging", "P1 claim mi_cousin", "? die 1", "? die 2", "? die 3", "? die 4")
    return t


def reward_from() -> Voyage:
    t = menu(bounty={P2: {"french": 1, "dutch": 2}})
    t.do("claim_reward", P1, P2)
    return t


def sabotage_target() -> Voyage:
    return glory("gl_sabotage", zones={P1: "havana", P2: "havana", P3: "havana"})


def sabotage_place() -> Voyage:
    t = sabotage_target()
    t.play("P1 P3")
    return t


def tongue() -> Voyage:
    t = menu(captains={P1: "dominique_de_richery"}, missions=["mi_cousin"], ports={P1: "caracas"})
    t.do("claimed", P1, 0, "mi_cousin")
    return t


def wreck() -> Voyage:
    t = menu(rumour={P1: "ru_plate"}, zones={P1: "san_juan"}, damage={P1: {"hull": 1}})
    t.do("proved", P1, 1, "ru_plate")
    return t


TWO = {"english": 1, "french": 2}
QUESTIONS: dict[str, Callable[[], Voyage]] = {
    "carry-over": carry_over,
    "clear-bounty": lambda: rumour("ru_court", ports={P1: "santo_domingo"}, bounty={P1: TWO}),
    "favoured-good": lambda: glory("gl_guild", ports={P1: "havana"}, cargo={P1: ["rum"]}),
    "full-hand": full_hand,
    "gift-port": lambda: rumour("ru_hermit", zones={P1: "trinidad"}),
    "haul": haul,
    "plate-hit": plate_hit,
    "price-nation": price_nation,
    "price-target": price_target,
    "repair-there": lambda: glory("gl_cove", damage={P1: {"hull": 1, "masts": 1, "cargo": 1}}),
    "retest": retest,
    "reward-from": reward_from,
    "sabotage-place": sabotage_place,
    "sabotage-target": sabotage_target,
    "ship-offer": lambda: rumour("ru_yard", ports={P1: "cartagena"}, gold={P1: 30}),
    "tongue": tongue,
    "warehouse-good": lambda: rumour("ru_clerk", ports={P1: "caracas"}),
    "wreck": wreck,
}


def test_every_rare_question_is_here() -> None:
    rare = {id.removeprefix("prompt-m-") for id in RARE if id.startswith("prompt-m-")}
    assert set(QUESTIONS) == rare


@pytest.mark.parametrize("name", QUESTIONS)
def test_laws_hold_at_a_rare_question(name: str) -> None:
    """M1.7, M1.8: options, refusals, clones and imagined worlds; nothing leaks to anybody."""
    t = QUESTIONS[name]()
    t.expect(P1, "prompt-m-" + name)
    room = game("merchants")
    law.only_options_are_accepted(t.table)
    for reader in readers(t.table):
        law.imagined_fits(room, room, t.table, reader, Random(1))
        law.nothing_leaks(t.table, ROOMS["merchants"].twin(t.table, reader, Random(2)), reader)
    law.clone_is_independent(t.table, Walker(3), 1)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_to_a_rare_question_works(name: str) -> None:
    """M8.2: whatever is answered, nothing is lost and the game goes on."""
    for at in range(len(QUESTIONS[name]().decision.options)):
        t = QUESTIONS[name]()
        assert str(t.table.describe(t.decision.options[at]))
        t.play(str(t.decision.options[at]))
        assert t.asked is not None or t.state.dead[P1]
