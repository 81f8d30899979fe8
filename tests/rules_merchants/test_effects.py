"""What cards do, op by op: rumours, missions and events run them as steps (M5.18, M5.21, M3.2)."""

from __future__ import annotations

import pytest

from doubloon.engine.seat import Seat
from doubloon.games.merchants import ops
from kit_merchants import P1, P2, P3, Voyage, sea


def rumour(t: Voyage, name: str, seat: Seat = P1) -> None:
    """What a rumour gives to whoever proves it."""
    run(t, seat, ops.RUMOUR_CARD, t.facts.rumours.index(name))


def mission(t: Voyage, name: str, source: int = ops.MISSION_CARD) -> None:
    """What a mission gives P1, or does to him if it fails."""
    run(t, P1, source, t.facts.missions.index(name))


def event(t: Voyage, name: str, seat: Seat = P1) -> None:
    """What an event does, to the seat or by it."""
    run(t, seat, ops.EVENT_CARD, t.facts.events.index(name))


def run(t: Voyage, seat: Seat, source: int, card: int) -> None:
    ops.run(t.state, seat, source, card)
    t.settle()


# The machinery.


def test_effects_run_in_their_order_as_data() -> None:
    """M5.18: dice and draws of one effect are done before the next one begins."""
    t = sea()
    rumour(t, "ru_widow")

    waiting = t.state.stack[0].dump()
    assert waiting == ["Step", "effects", P1, (ops.RUMOUR_CARD, t.number("ru_widow"), 1)]
    assert t.gold(P1) == 10
    t.play("? gl_fog", "? gl_wind")

    assert t.hand(P1) == ["gl_wind", "gl_fog"]
    assert t.gold(P1) == 14
    t.over()


def test_effects_inside_effects_are_found_by_their_path() -> None:
    """M5.18: Pearl Banks: 4 gold, then 3 for each of two successes."""
    t = sea()
    rumour(t, "ru_pearls")
    path = (ops.RUMOUR_CARD, t.number("ru_pearls"), 1)
    assert t.state.stack[0].dump() == ["Step", "rolled", P1, path]

    t.roll("skull 1 skull 4")

    assert t.gold(P1) == 20
    nested = (*path, ops.BRANCHES.index("each_success"), 0)
    assert ops.effect_at(t.state, nested) == {"op": "gold", "n": 3}
    t.over()


def test_the_dead_get_no_more_out_of_a_card() -> None:
    """M15.1: what is left of the reward is lost with the captain."""
    t = sea()
    rumour(t, "ru_widow")
    t.state.dead[P1] = True

    t.play("? gl_fog")

    assert t.gold(P1) == 10
    t.over()


def test_kept_rumours_are_kept_not_run() -> None:
    """M5.18: they work for as long as they lie there."""
    t = sea()
    for name in ("ru_channel", "ru_papers", "ru_marriage", "ru_cartographer"):
        rumour(t, name)
        t.over()
    assert t.state.extra_dice == 0


def test_what_events_change_for_a_round_is_looked_up_not_run() -> None:
    """M3.2: Trade Winds, Bumper Harvest and Pirate Hunt wait for those they concern."""
    t = sea()
    for name in ("ev_trades", "ev_harvest", "ev_sweep", "ev_calm"):
        event(t, name)
        t.over()
    assert (t.state.free_moves, t.state.extra_cards, t.state.extra_dice) == (0, 0, 0)


# Ship and crew.


def test_crew_is_filled() -> None:
    """M5.18, M2.8: Tavern Debts fill the crew up to its value."""
    t = sea(damage={P1: {"crew": 2}})
    rumour(t, "ru_debts")
    assert t.left(P1, "crew") == 2
    assert t.gold(P1) == 17
    t.over()


@pytest.mark.parametrize(("lost", "left"), [(0, 1), (1, 0), (2, 0)])
def test_a_lost_duel_costs_crew_and_no_more(lost: int, left: int) -> None:
    """M5.19: one crew, if there is any; the hull never bears it and nobody dies."""
    t = sea(damage={P1: {"crew": lost}})
    mission(t, "mi_duel", ops.MISSION_FAILED)
    assert t.left(P1, "crew") == left
    assert t.left(P1, "hull") == 2
    t.over()


def test_missions_without_a_penalty_fail_for_nothing() -> None:
    """M5.19: most missions just end."""
    t = sea()
    mission(t, "mi_cousin", ops.MISSION_FAILED)
    t.over()


def test_ambergris_repairs_all_but_the_crew() -> None:
    """M5.18: everything at once, so nothing is asked."""
    t = sea(damage={P1: {"hull": 1, "cargo": 2, "masts": 2, "cannons": 1, "crew": 1}})
    rumour(t, "ru_ambergris")
    assert t.state.cubes[:5] == [2, 2, 2, 1, 1]
    t.over()


def test_one_weapon_of_every_kind_that_is_missing() -> None:
    """M5.13, M5.18: Smugglers' Cove, as far as the supply goes."""
    t = sea(weapons={P1: ["chain_shot"]})
    t.state.armoury[t.facts.weapons.index("grape_shot")] = 0
    before = sum(t.state.armoury)

    rumour(t, "ru_smugglers")

    assert t.names(P1, "weapons") == ["grappling_hooks", "chain_shot"]
    assert sum(t.state.armoury) == before - 1
    assert t.gold(P1) == 16


def test_a_specialist_joins_once() -> None:
    """M8.5, M5.18: a second Gunner does not join; the gold comes anyway."""
    t = sea()
    rumour(t, "ru_gunner")
    rumour(t, "ru_gunner")
    assert t.names(P1, "specialists") == ["gunner"]
    assert t.state.staff[P1] == ()
    assert t.gold(P1) == 18


def test_the_reef_takes_a_point_of_the_hull() -> None:
    """M5.18, M11.4: Lost Plate Ship: a hit, then 15 gold."""
    t = sea(zones={P1: "san_juan"})
    rumour(t, "ru_plate")
    assert t.left(P1, "hull") == 1
    assert t.gold(P1) == 25
    t.over()


# Modifications and ships.


def test_the_hermit_fits_any_open_modification() -> None:
    """M5.15a: of an open token one knows what it is; a kind that is aboard is no choice."""
    offer = {"havana": "rigging", "nassau": "gun_port"}
    t = sea(offer=offer, mods={P1: ["rigging"]})
    rumour(t, "ru_hermit")

    assert t.prompt == "prompt-m-gift-port"
    assert "nassau" in t.options
    assert "havana" not in t.options
    t.play("P1 nassau")

    assert t.names(P1, "mods") == ["rigging", "gun_port"]
    assert t.left(P1, "cannons") == 2
    assert t.state.offer[t.number("nassau")] == -1
    t.over()


@pytest.mark.parametrize(("face", "fitted"), [("chasers", True), ("rigging", False)])
def test_the_hermit_turns_up_a_covered_token(face: str, fitted: bool) -> None:
    """M5.15a: it is fitted, unless the ship has its kind; then it lies open in its port."""
    t = sea(mods={P1: ["rigging"]})
    rumour(t, "ru_hermit")

    t.play("P1 havana", f"? {face}")

    assert t.names(P1, "mods") == (["rigging", face] if fitted else ["rigging"])
    at = t.number("havana")
    assert t.state.offer[at] == (-1 if fitted else t.facts.mods.index(face))
    assert t.state.tokens[at] == ()
    t.over()


def test_the_bankrupt_yard_sells_a_ship_without_glory() -> None:
    """M5.9b, M5.12: 22 gold and the old ship for a galleon; no point for it."""
    t = sea(gold={P1: 23}, damage={P1: {"crew": 1}})
    rumour(t, "ru_yard")

    t.expect(P1, "prompt-m-ship-offer", "pass, ship frigate, ship galleon")
    t.play("P1 ship galleon")

    assert t.ship(P1) == "galleon"
    assert t.gold(P1) == 1
    assert t.left(P1, "crew") == 1
    assert t.glory(P1) == 0
    t.over()


def test_the_bankrupt_yard_pays_whoever_does_not_buy() -> None:
    """M5.9b: without the gold one is asked all the same, and gets 8."""
    t = sea(gold={P1: 21})
    rumour(t, "ru_yard")

    t.expect(P1, "prompt-m-ship-offer", "pass")
    t.play("P1 pass")

    assert t.gold(P1) == 29
    t.over()


# Cargo.


def test_a_myriad_of_goods_fills_the_hold() -> None:
    """M5.18c: six cards are turned up; what fits is kept, each of the others pays a gold."""
    t = sea(zones={P1: "caribbean_sea"}, cargo={P1: ["wood"]})
    rumour(t, "ru_myriad")

    t.play("? rum-1", "? rum-2", "? food-1", "? sugar-1", "? sugar-2", "? cocoa-3")
    t.expect(P1, "prompt-m-haul", "done, keep rum, keep food, keep sugar, keep cocoa")
    t.play("P1 keep rum")
    t.expect(P1, "prompt-m-haul", "done")
    t.play("P1 done")

    assert sorted(t.cargo(P1)) == ["rum", "wood"]
    assert t.gold(P1) == 15
    assert len(t.state.cargo_pile) == 5
    assert len(t.state.shown[P1]) == 1
    t.over()


def test_the_corrupt_clerk_empties_the_pile_first() -> None:
    """M5.18d: two cards lie in the discard pile, the third comes from the deck."""
    t = sea(cargo={P1: ["wood"]})
    s = t.state
    for card in (t.number("rum-4"), t.number("rum-5")):
        s.cargo_deck.remove(card)
        s.cargo_pile.append(card)
    rumour(t, "ru_clerk")

    t.expect(P1, "prompt-m-warehouse-good")
    t.play("P1 rum")

    assert sorted(t.cargo(P1)) == ["rum", "rum", "rum", "wood"]
    assert s.cargo_pile == []
    assert t.gold(P1) == 10
    t.over()


def test_the_corrupt_clerk_pays_for_what_does_not_fit() -> None:
    """M5.18d, M5.6: in port six cards can be held; 2 gold for each that cannot."""
    t = sea(cargo={P1: ["wood"] * 5})
    rumour(t, "ru_clerk")
    t.play("P1 rum")
    assert t.cargo(P1).count("rum") == 1
    assert t.gold(P1) == 14


def test_the_corrupt_clerk_gives_only_what_there_is() -> None:
    """M5.18d: the good is sold out: no cards and no gold for them."""
    t = sea(cargo={P2: ["rum"] * 7})
    rumour(t, "ru_clerk")
    t.play("P1 rum")
    assert t.cargo(P1) == ["rum"]
    assert t.gold(P1) == 10


# Bounties.


def test_a_landing_brings_its_bounty() -> None:
    """M7.2, M5.21: two levels of Spain's."""
    t = sea(bounty={P1: {"spanish": 1}})
    mission(t, "mi_raid_sd")
    assert t.bounties(P1) == {"spanish": 3}
    assert t.gold(P1) == 30


def test_one_level_of_an_own_bounty_goes() -> None:
    """M7.7, M5.21: Relief Ship: by choice among several, unasked if there is one, or nothing."""
    t = sea(bounty={P1: {"spanish": 1, "dutch": 3}})
    mission(t, "mi_famine")
    t.expect(P1, "prompt-m-own-bounty-of", "spanish, dutch")
    t.play("P1 dutch")
    assert t.bounties(P1) == {"spanish": 1, "dutch": 2}

    one = sea(bounty={P1: {"spanish": 1}})
    mission(one, "mi_famine")
    assert one.bounties(P1) == {}

    none = sea()
    mission(none, "mi_famine")
    none.over()


def test_a_friend_at_court_clears_a_nation_or_pays() -> None:
    """M7.7, M5.18: all levels of one nation; 8 gold for whoever has none."""
    t = sea(bounty={P1: {"spanish": 4, "dutch": 1}})
    rumour(t, "ru_court")
    t.expect(P1, "prompt-m-clear-bounty", "spanish, dutch")
    t.play("P1 spanish")
    assert t.bounties(P1) == {"dutch": 1}
    assert t.gold(P1) == 10

    clean = sea()
    rumour(clean, "ru_court")
    assert clean.gold(P1) == 18


def test_the_petition_clears_a_nation() -> None:
    """M7.7, M5.21: nothing is asked about a single one."""
    t = sea(bounty={P1: {"french": 5}})
    mission(t, "mi_petition")
    assert t.bounties(P1) == {}
    t.over()


def test_amnesty_asks_whoever_has_a_bounty() -> None:
    """M3.2, M7.7, M1.7: who is asked does not depend on gold; what is offered does."""
    bounty = {P1: {"spanish": 2, "dutch": 3}}
    t = sea(bounty=bounty)
    event(t, "ev_pardon")
    t.expect(P1, "prompt-m-pardon", "pass, spanish")
    t.play("P1 spanish")
    assert t.gold(P1) == 0
    assert t.bounties(P1) == {"dutch": 3}

    poor = sea(bounty=bounty, gold={P1: 0})
    event(poor, "ev_pardon")
    poor.expect(P1, "prompt-m-pardon", "pass")
    poor.play("P1 pass")
    assert poor.bounties(P1) == {"spanish": 2, "dutch": 3}

    event(poor, "ev_pardon", P2)
    poor.over()


def test_a_peace_without_a_war_lowers_everybodys_bounty() -> None:
    """M3.2, M7.7: each player by choice, from the first; the dead have none."""
    bounty: dict[Seat, dict[str, int]] = {
        P1: {"spanish": 1, "dutch": 1},
        P2: {"french": 2},
        P3: {"spanish": 2, "english": 1},
    }
    t = sea(3, bounty=bounty, active=P3)
    path = (ops.EVENT_CARD, t.number("ev_peace_1"), 0)
    ops.branch(t.state, P3, path, "else_effects")
    t.settle()

    t.expect(P3, "prompt-m-own-bounty-of", "spanish, english")
    t.play("P3 english")
    t.expect(P1, "prompt-m-own-bounty-of", "spanish, dutch")
    t.play("P1 dutch")

    assert (t.bounties(P1), t.bounties(P2)) == ({"spanish": 1}, {"french": 1})
    assert t.bounties(P3) == {"spanish": 2}
    t.over()


# Demand.


def test_volatile_markets_deal_new_demand_everywhere() -> None:
    """M3.2: all 24 tokens are mixed, sixteen lie in ports again."""
    t = sea(strict=False)
    before = sorted([*t.state.demand, *t.state.pool])
    event(t, "ev_markets")
    assert sorted([*t.state.demand, *t.state.pool]) == before
    assert len(t.state.pool) == 8
    t.over()


def test_a_peace_without_a_war_moves_the_demand_of_one_nation() -> None:
    """M3.2: the first player names it; two Dutch ports are dealt anew, the others are not."""
    t = sea(active=P2)
    before = t.state.demand[:]
    path = (ops.EVENT_CARD, t.number("ev_peace_2"), 0)
    ops.branch(t.state, P2, path, "else_effects")
    t.settle()

    t.expect(P2, "prompt-m-redeal-nation", "spanish, english, french, dutch")
    t.play("P2 dutch", "? rum", "? wood")

    dutch = [t.number("curacao"), t.number("st_maarten")]
    goods = [t.facts.goods[t.state.demand[zone]] for zone in dutch]
    assert goods == ["rum", "wood"]
    for zone, good in enumerate(before):
        assert zone in dutch or t.state.demand[zone] == good
    t.over()


# Tests.


def test_fever_takes_crew_of_whoever_fails() -> None:
    """M3.2, M2.9: Leadership at sea; in port, or with a single hand, nothing happens."""
    t = sea(zones={P1: "havana"})
    event(t, "ev_fever")
    t.roll("1 2")
    assert t.left(P1, "crew") == 1

    event(t, "ev_fever")
    event(t, "ev_fever", P2)
    t.over()


def test_fever_spares_whoever_passes() -> None:
    """M3.2, M2.9: one success is enough."""
    t = sea(zones={P1: "havana"})
    event(t, "ev_fever")
    t.roll("skull 2")
    assert t.left(P1, "crew") == 2


@pytest.mark.parametrize(("roll", "hits"), [("1 1 1", 3), ("skull 1 1", 2), ("skull skull 1", 1)])
def test_a_storm_strikes_less_for_each_success(roll: str, hits: int) -> None:
    """M3.2: three hits at sea, one fewer per Seamanship success; locations are rolled (M11.1)."""
    t = sea(zones={P1: "havana"}, ships={P1: "frigate"})
    event(t, "ev_storm_1")
    t.roll(roll)

    assert t.asked == -1
    t.roll(" ".join(["2"] * hits))

    assert t.left(P1, "masts") == 3 - hits
    assert t.left(P1, "hull") == 3


def test_a_storm_spares_ports_and_good_sailors() -> None:
    """M3.2: in port nothing is rolled; three successes and nothing is hit."""
    t = sea(zones={P1: "havana"})
    event(t, "ev_storm_1", P2)
    t.over()
    event(t, "ev_hurricane")
    t.roll("skull skull skull")
    t.over()
    assert t.left(P1, "hull") == 2
