"""What others may know: M1.7, M1.8, and what war and capture do not change."""

from __future__ import annotations

import json
from random import Random

import pytest

from doubloon.games import game
from doubloon.games.merchants.frames.npc import hostile
from doubloon.games.merchants.imagine import imagine
from doubloon.games.merchants.state import RUMOUR_BITS, State
from kit_merchants import FACTS, P1, P2, P3, Voyage, sea
from laws.walk import readers


def seen(t: Voyage, player: int, reader: int | None) -> dict[str, object]:
    """One player as a reader sees him."""
    found: dict[str, object] = t.table.view(reader)["players"][player]
    return found


def test_gold_is_known_only_in_sum() -> None:
    """M1.7, M1.7a: ship and chest together can be counted; the split is the owner's secret."""
    t = sea(gold={P1: 7}, chest={P1: 15})
    t.act()
    assert (seen(t, P1, P1)["gold"], seen(t, P1, P1)["chest"]) == (7, 15)
    for reader in (P2, None):
        his = seen(t, P1, reader)
        assert (his["gold"], his["chest"], his["wealth"], his["laden"]) == (None, None, 22, True)


def test_an_empty_ship_is_known() -> None:
    """M1.7a: that there is no gold aboard is open, for pirates act on it."""
    t = sea(gold={P1: 0}, chest={P1: 15})
    t.act()
    assert seen(t, P1, P2)["laden"] is False
    worlds = [imagined(t, P2, seed) for seed in range(20)]
    assert {(world.gold[P1], world.chest[P1]) for world in worlds} == {(0, 15)}


def test_all_gold_is_shown_at_the_end() -> None:
    """M1.7: a stash is shown at the end."""
    t = sea(gold={P1: 7}, chest={P1: 15})
    assert seen(t, P1, P2)["chest"] == 15


def imagined(t: Voyage, reader: int | None, seed: int) -> State:
    """A world behind what a reader sees."""
    state = game("merchants").imagine(t.table.view(reader), Random(seed))
    assert isinstance(state, State)
    return state


def test_imagined_chests_would_not_have_been_announced() -> None:
    """M1.4, M1.7: nobody who could have announced sits there in silence."""
    t = sea(gold={P1: 40}, chest={P1: 5}, glory={P1: 9})
    t.act()
    chests = {imagined(t, P2, seed).chest[P1] for seed in range(60)}
    assert max(chests) < 10
    assert len(chests) > 3


def test_cards_are_secret() -> None:
    """M1.8: others know how many Glory cards, rumours and goods there are."""
    t = sea(
        hands={P1: ["gl_fog", "gl_wind"]},
        rumour={P1: "ru_telmo"},
        cargo={P1: ["rum", "wood"]},
        shown={P1: ["sugar-1"]},
    )
    t.act()
    his = seen(t, P1, P2)
    assert (his["hand"], his["cards"]) == (None, 2)
    assert (his["rumour"], his["rumours"]) == (None, 1)
    assert (his["cargo"], his["crates"], his["shown"]) == (None, 3, ["sugar-1"])
    words = json.dumps({k: v for k, v in t.table.view(P2).items() if k != "unseen"})
    for secret in ("gl_fog", "ru_telmo", "rum-1", "wood-1"):
        assert secret not in words


def test_imagined_cards_are_unseen_ones() -> None:
    """M1.8: what others hold is imagined out of what the reader cannot see anywhere."""
    t = sea(
        3, hands={P1: ["gl_fog"], P2: ["gl_wind"]}, cargo={P2: ["rum-1"]}, shown={P3: ["rum-2"]}
    )
    t.act()
    goods: set[int] = set()
    for seed in range(40):
        world = imagined(t, P1, seed)
        assert world.hands[P1] == t.state.hands[P1]
        assert world.cargo[P3] == t.state.cargo[P3]
        goods.add(world.cargo[P2][0])
        assert t.state.cargo[P3][0] not in world.cargo[P2]
    assert len(goods) > 10


def test_a_market_is_for_its_buyer() -> None:
    """M5.4, M1.8: the goods on offer are drawn in secret, and so is what is bought."""
    t = sea(ports={P1: "havana"}, offer={"havana": "rigging"}, demand={"havana": "rum"})
    t.do("port_action", P1)
    t.play("P1 market", *(f"? wood-{n}" for n in range(1, 7)), "P1 buy wood")
    mine, theirs = t.table.view(P1), t.table.view(P2)
    assert len(mine["market"]) == 5
    assert len(mine["basket"]) == 1
    assert (theirs["market"], theirs["stalls"]) == (None, 5)
    assert (theirs["basket"], theirs["bought"]) == (None, 1)


def test_a_rumour_being_proved_is_shown() -> None:
    """M5.18: the card is shown before its test."""
    t = sea(zones={P1: "nassau"}, rumour={P1: "ru_telmo"})
    t.act()
    assert seen(t, P1, P2)["rumour"] is None
    t.play("P1 scout rumour")
    assert seen(t, P1, P2)["rumour"] == "ru_telmo"


def test_a_rumour_looked_for_in_vain_is_a_secret_again() -> None:
    """M1.8, M4.6a: nobody else keeps its number; that it was looked for is known."""
    t = sea(zones={P1: "nassau"}, rumour={P1: "ru_telmo"})
    t.act()
    before = t.table.view(P2)["course"]["scouted"]
    t.state.scouted |= (t.state.rumour[P1] + 1) << RUMOUR_BITS
    after = t.table.view(P2)["course"]["scouted"]
    assert after - before == 1 << RUMOUR_BITS
    worlds = [imagined(t, P2, seed) for seed in range(40)]
    assert len({world.rumour[P1] for world in worlds}) > 10
    assert all(world.scouted >> RUMOUR_BITS == world.rumour[P1] + 1 for world in worlds)


def test_goods_that_all_have_seen_leave_first() -> None:
    """M1.8: which card of a good is sold tells nothing of the others."""
    t = sea(ports={P1: "havana"}, offer={"havana": "rigging"}, demand={"havana": "wood"})
    for card in (3, 5):
        name = f"rum-{card}"
        t.state.cargo_deck.remove(t.number(name))
    t.state.cargo[P1] = (t.number("rum-3"), t.number("rum-5"))
    t.state.shown[P1] = (t.number("rum-5"),)
    t.do("port_action", P1)
    t.play("P1 sell rum")
    assert t.state.cargo_pile == [t.number("rum-5")]
    assert t.cargo(P1) == ["rum"]


def test_everything_in_a_view_is_plain_data() -> None:
    """M1.8: a view can be written down, and read again it gives the same world."""
    t = sea(npcs={"spanish": "havana"}, war=("spanish", "english"), hands={P1: ["gl_fog"]})
    t.act()
    for reader in readers(t.table):
        view = t.table.view(reader)
        world = imagine(FACTS, json.loads(json.dumps(view)), Random(1))
        assert json.dumps(game("merchants").view(world, reader)) == json.dumps(view)


@pytest.mark.parametrize(("captain", "wanted"), [("frances_wright", True), ("sikuma", False)])
def test_navies_at_war_look_for_enemy_captains(captain: str, *, wanted: bool) -> None:
    """M9.19, M9.3: captains of the enemy nation, bounty or not."""
    t = sea(
        captains={P1: captain},
        zones={P1: "havana"},
        npcs={"spanish": "havana"},
        war=("spanish", "english"),
    )
    assert bool(hostile(t.state, P1)) == wanted


def test_a_captured_ship_is_no_bought_one() -> None:
    """M14.7, M14.6, M16.9: no Glory for a captured frigate; the own crew goes over."""
    t = sea(ships={P1: "sloop", P2: "frigate"}, zones={P1: "havana", P2: "havana"})
    t.do("start_battle", P1, P1, P2)
    t.state.stack.clear()
    t.damage(P2, crew=3, hull=1)
    t.do("plunder", P1, P2)
    t.play("P1 take")
    assert t.ship(P1) == "frigate"
    assert (t.left(P1, "crew"), t.left(P1, "hull")) == (2, 2)
    assert t.glory(P1) == 0
    assert not t.state.big_ship[P1]


def test_a_new_demand_cannot_be_served_in_the_same_turn() -> None:
    """M17.7, M5.2: goods still aboard that the new token asks for stay aboard."""
    t = sea(
        ports={P1: "havana"},
        offer={"havana": "rigging"},
        demand={"havana": "rum"},
        cargo={P1: ["rum", "wood"]},
        damage={P1: {"hull": 1}},
    )
    t.do("port_action", P1)
    t.play("P1 sell rum", "P1 repair hull", "? wood")
    assert t.state.demand[t.number("havana")] == t.number("wood")
    assert "sell wood" not in t.options
    assert t.why_not("P1 sell wood") == ("why-m-once", "M5.2")
