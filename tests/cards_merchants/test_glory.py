"""Glory cards of the own turn, one by one (M8.2). Cards of combat are tested with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from doubloon.engine.seat import Seat
from doubloon.games.merchants.frames import glory, needs
from doubloon.games.merchants.frames.window import Window
from doubloon.games.merchants.words import FIRST_PLAY
from kit_merchants import P1, P2, P3, Voyage, sea


def holding(*cards: str, seats: int = 2, **setting: Any) -> Voyage:
    """A table where P1 has these Glory cards."""
    hands: Mapping[Seat, Sequence[str]] = {P1: cards}
    return sea(seats, hands=hands, **setting)


def playable(t: Voyage, moment: str = "own_turn", seat: Seat = P1) -> list[str]:
    """What a captain can play at the moment."""
    return [t.facts.glory[code - FIRST_PLAY] for code in glory.options(t.state, seat, moment)]


def plays(t: Voyage, card: str, moment: str = "own_turn", seat: Seat = P1) -> None:
    """The captain plays a card that he may play at the moment."""
    assert card in playable(t, moment, seat)
    glory.play(t.state, seat, t.facts.glory.index(card))
    t.settle()
    assert t.told("m-played")[-1] == {"seat": seat, "card": card}


# Adventure.


def test_following_wind_gives_a_move_more() -> None:
    """M8.2: one extra move in this turn; the card is discarded."""
    t = holding("gl_wind")

    plays(t, "gl_wind")

    assert t.state.free_moves == 1
    assert t.state.actions == 3
    assert t.hand(P1) == []
    assert t.state.glory_pile == [t.facts.glory.index("gl_wind")]
    t.over()


def test_following_wind_in_the_menu() -> None:
    """M8.2, M3.3: with it a captain can sail four times in a turn."""
    t = holding("gl_wind", zones={P1: "havana"}, actions=1)
    t.act()

    t.play("P1 play gl_wind", "P1 sail tortuga")

    assert "sail havana" in t.options
    t.play("P1 sail havana")
    assert t.asked is None


def test_sharp_eyes_add_two_dice_to_the_scouting_test() -> None:
    """M8.2, M4.3: felipe's 2 Scouting dice become 4; the menu offers only targets then."""
    t = holding("gl_eagle", zones={P1: "havana"}, npcs={"english": "havana"})
    t.act()

    t.play("P1 play gl_eagle")

    t.expect(P1, "prompt-m-act", "scout merchant, scout english")
    t.play("P1 scout english")
    t.roll("1 1 1 1")
    assert t.state.dice == [1, 1, 1, 1]
    assert t.state.extra_dice == 0


def test_sharp_eyes_are_for_tests() -> None:
    """M8.2: no beach and no landing while they look out; those take no Scouting test."""
    t = holding("gl_eagle", zones={P1: "old_providence"}, damage={P1: {"hull": 1}})
    t.act()
    t.play("P1 play gl_eagle")
    t.expect(P1, "prompt-m-act", "scout merchant")
    t = holding("gl_eagle", zones={P1: "tortuga"}, mission={P1: "mi_cutting"})
    t.state.merchants[t.number("tortuga")] = -1
    assert playable(t) == []


@pytest.mark.parametrize(
    "setting",
    [{"ports": {P1: "havana"}}, {"zones": {P1: "havana"}, "actions": 0}],
    ids=["in port", "no action left"],
)
def test_sharp_eyes_need_something_to_look_for(setting: dict[str, Any]) -> None:
    """M8.2, M4.3: scouting is for captains at sea with an action left."""
    assert playable(holding("gl_eagle", **setting)) == []


def test_hidden_cove_repairs_two_points_by_choice() -> None:
    """M8.2: at sea, any location but the crew; three damaged points leave a choice each time."""
    damage = {P1: {"hull": 1, "masts": 2, "crew": 1}}
    t = holding("gl_cove", zones={P1: "havana"}, damage=damage)

    plays(t, "gl_cove")
    t.expect(P1, "prompt-m-repair-there", "hull, masts")
    t.play("P1 masts")
    t.play("P1 masts")

    assert (t.left(P1, "hull"), t.left(P1, "masts"), t.left(P1, "crew")) == (1, 2, 1)
    t.over()


def test_hidden_cove_asks_nothing_if_all_can_be_repaired() -> None:
    """M8.2: two damaged points, both are repaired."""
    t = holding("gl_cove", zones={P1: "havana"}, damage={P1: {"hull": 1, "cannons": 1}})

    plays(t, "gl_cove")

    assert (t.left(P1, "hull"), t.left(P1, "cannons")) == (2, 1)
    t.over()


@pytest.mark.parametrize(
    "setting",
    [
        {"ports": {P1: "havana"}, "damage": {P1: {"hull": 1}}},
        {"zones": {P1: "havana"}, "damage": {P1: {"crew": 1}}},
    ],
    ids=["in port", "only crew lost"],
)
def test_hidden_cove_is_for_damaged_ships_at_sea(setting: dict[str, Any]) -> None:
    """M8.2: not in port, and not for crew."""
    assert playable(holding("gl_cove", **setting)) == []


# Trade.


def test_stash_in_any_port_opens_the_chest_here() -> None:
    """M8.2, M5.22: gold may be stashed in this port action although it is not home."""
    t = holding("gl_stash_any", ports={P1: "havana"})

    plays(t, "gl_stash_any", "own_port_action")

    assert t.state.chest_open
    t.over()


def test_stash_in_any_port_in_the_menu() -> None:
    """M8.2, M5.22: the menu of the port offers amounts for the chest after it."""
    t = holding("gl_stash_any", ports={P1: "havana"})
    t.act()
    t.play("P1 port", "? chasers")
    assert "chest 4" not in t.options

    t.play("P1 play gl_stash_any", "P1 chest 4")

    assert (t.gold(P1), t.chest(P1)) == (6, 4)


def test_stash_in_any_port_is_not_for_home() -> None:
    """M8.2, M5.22: the chest is open at home anyway, and for Penhallow in English ports."""
    assert playable(holding("gl_stash_any"), "own_port_action") == []
    planter = holding("gl_stash_any", captains={P1: "tobias_penhallow"}, ports={P1: "nassau"})
    assert playable(planter, "own_port_action") == []


def test_word_from_the_warehouse_adds_three_cards() -> None:
    """M8.2, M5.4: three more cards to buy from now."""
    t = holding("gl_insider", ports={P1: "havana"})

    plays(t, "gl_insider", "before_buy_goods")

    assert t.state.extra_cards == 3
    t.over()


def test_word_from_the_warehouse_in_the_menu() -> None:
    """M8.2, M5.4: nine cards are laid out."""
    t = holding("gl_insider", ports={P1: "havana"}, demand={"havana": "rum"})
    t.act()
    t.play("P1 port", "? chasers", "P1 play gl_insider")
    t.expect(P1, "prompt-m-port", "market")

    t.play("P1 market", *(f"? wood-{n}" for n in range(1, 9)), "? food-1")

    assert len(t.state.market) == 9
    assert t.state.extra_cards == 0


def test_word_from_the_warehouse_is_heard_before_buying_only() -> None:
    """M8.2: it is no card for the sea or for the rest of the port."""
    t = holding("gl_insider", ports={P1: "havana"})

    assert playable(t) == playable(t, "own_port_action") == playable(t, "own_shipyard") == []


def test_guild_favour_names_a_good() -> None:
    """M8.2, M5.1: a good that is not in demand here sells for 6."""
    t = holding("gl_guild", ports={P1: "havana"}, demand={"havana": "rum"}, cargo={P1: ["wood"]})

    plays(t, "gl_guild", "before_sell_goods")
    t.expect(P1, "prompt-m-favoured-good", "cocoa, food, spices, sugar, tobacco, textiles, wood")
    t.play("P1 wood")

    assert t.facts.goods[t.state.favour] == "wood"
    t.over()


def test_guild_favour_in_the_menu() -> None:
    """M8.2, M5.2: 6 gold a card, no Glory, and the demand token stays."""
    cargo = {P1: ["wood", "wood", "wood"]}
    t = holding("gl_guild", ports={P1: "havana"}, demand={"havana": "rum"}, cargo=cargo)
    t.act()
    t.play("P1 port", "? chasers", "P1 play gl_guild", "P1 wood")

    t.play("P1 sell wood", "P1 sell wood", "P1 sell wood", "P1 done")

    assert t.gold(P1) == 28
    assert t.glory(P1) == 0
    assert t.facts.goods[t.state.demand[t.number("havana")]] == "rum"


def test_guild_favour_is_for_one_good_and_for_somebody_with_cargo() -> None:
    """M8.2: not with an empty hold, and not twice."""
    assert playable(holding("gl_guild"), "before_sell_goods") == []
    t = holding("gl_guild", "gl_guild", cargo={P1: ["wood"]})
    plays(t, "gl_guild", "before_sell_goods")
    t.play("P1 wood")
    assert playable(t, "before_sell_goods") == []


def test_shift_in_demand_swaps_a_token() -> None:
    """M8.2: three tokens are drawn for all to see; one goes to a port, its own to the pool."""
    t = holding("gl_demand", demand={"havana": "food"})
    pool = sorted(t.state.pool)

    plays(t, "gl_demand")
    t.play("? rum", "? wood", "? sugar")
    assert t.told("m-drew-demand")[0]["cards"] == ["rum", "wood", "sugar"]
    t.expect(P1, "prompt-m-demand-good", "rum, sugar, wood")
    t.play("P1 rum")
    assert t.prompt == "prompt-m-demand-port"
    assert "caribbean_sea" not in t.options
    assert len(t.options) == 16
    t.play("P1 havana")

    goods = t.facts.goods
    assert goods[t.state.demand[t.facts.zones.index("havana")]] == "rum"
    pool.remove(goods.index("rum"))
    assert t.state.pool == sorted([*pool, goods.index("food")])
    t.over()


def test_shipyard_credit_is_five_gold_off_the_bill() -> None:
    """M8.2, M5.8: the bill of this visit is 5 lower."""
    t = holding("gl_credit", ports={P1: "havana"})

    plays(t, "gl_credit", "own_shipyard")

    assert t.state.credit == 5
    t.over()


def test_bulk_contract_counts_two_as_three() -> None:
    """M8.2, M5.3: two cards of the demanded good earn the Glory point; the sale is over then."""
    cargo = {P1: ["rum", "rum", "wood"]}
    t = holding("gl_contract", ports={P1: "havana"}, demand={"havana": "rum"}, cargo=cargo)
    t.act()

    t.play("P1 port", "? chasers", "P1 sell rum")
    assert "play gl_contract" not in t.options
    t.play("P1 sell rum", "P1 play gl_contract", "? food", "? gl_wind")

    assert t.glory(P1) == 1
    assert t.hand(P1) == ["gl_wind"]
    assert t.gold(P1) == 22
    assert "sell wood" not in t.options


@pytest.mark.parametrize(("sold", "fits"), [(0, False), (1, False), (2, True), (3, False)])
def test_bulk_contract_is_for_exactly_two(sold: int, fits: bool) -> None:
    """M8.2: three need no card, one is too few."""
    t = holding("gl_contract", ports={P1: "havana"})
    t.state.sold = sold
    assert playable(t, "on_sell_demand") == (["gl_contract"] if fits else [])


def test_tavern_talk_draws_a_rumour() -> None:
    """M8.2, M5.17: without payment or test."""
    t = holding("gl_tavern", ports={P1: "havana"})

    plays(t, "gl_tavern", "own_port_action")
    t.play("? ru_telmo")

    assert t.facts.rumours[t.state.rumour[P1]] == "ru_telmo"
    assert t.gold(P1) == 10
    t.over()


def test_tavern_talk_is_for_the_port() -> None:
    """M8.2: not in the menu of the turn, and not when all rumours are out."""
    t = holding("gl_tavern", ports={P1: "havana"})
    assert playable(t) == []
    t.state.rumour_deck = []
    assert playable(t, "own_port_action") == []


def test_trusted_factor_claims_a_mission_from_afar() -> None:
    """M8.2, M5.19: a mission of another port, its requirement still applies."""
    t = holding("gl_factor", ports={P1: "havana"}, missions=["mi_sugar", "mi_cloth"])

    plays(t, "gl_factor", "own_port_action")
    t.play("P1 claim mi_sugar", "? mi_rum")

    assert t.facts.missions[t.state.mission[P1]] == "mi_sugar"


def test_trusted_factor_needs_a_mission_within_reach() -> None:
    """M8.2, M5.19: the requirement still applies: no mission for pirates without a bounty."""
    missions = ["mi_petition", "mi_admiral"]
    assert playable(holding("gl_factor", missions=missions), "own_port_action") == []
    t = holding("gl_factor", missions=missions, bounty={P1: {"dutch": 1}})
    assert playable(t, "own_port_action") == ["gl_factor"]


def test_shipyard_credit_in_the_menu() -> None:
    """M8.2, M5.8: a modification for 3 and a weapon for 3 cost one gold in all."""
    t = holding("gl_credit", ports={P1: "havana"}, offer={"havana": "chasers"})
    t.act()
    t.play("P1 port", "P1 play gl_credit", "P1 modify", "P1 weapon chain_shot")
    assert t.gold(P1) == 9
    assert t.state.credit == 0


# Intrigue.


def test_framed_names_player_and_nation_before_the_test() -> None:
    """M8.2d, M7.2: on a success the nation puts a bounty on the player named."""
    t = holding("gl_frame", seats=3)

    plays(t, "gl_frame")
    t.expect(P1, "prompt-m-frame-target", "P2, P3")
    t.play("P1 P3")
    t.expect(P1, "prompt-m-frame-nation", "spanish, english, french, dutch")
    t.play("P1 dutch")
    t.roll("1 skull 2")

    assert t.bounties(P3) == {"dutch": 1}
    assert t.bounties(P2) == {}
    t.over()


def test_framed_without_a_success_does_nothing() -> None:
    """M8.2d, M2.9: the card is spent."""
    t = holding("gl_frame")

    plays(t, "gl_frame")
    t.play("P1 dutch")
    t.roll("1 4 2")

    assert t.bounties(P2) == {}
    assert t.hand(P1) == []
    t.over()


def test_a_higher_price_raises_a_bounty() -> None:
    """M8.2, M7.2: only a bounty that the other player has, and that is below 5."""
    bounty = {P2: {"spanish": 2, "dutch": 5, "french": 1}}
    t = holding("gl_head", seats=3, bounty=bounty)

    plays(t, "gl_head")
    t.expect(P1, "prompt-m-price-nation", "spanish, french")
    t.play("P1 spanish")

    assert t.bounties(P2) == {"spanish": 3, "dutch": 5, "french": 1}
    t.over()


@pytest.mark.parametrize("bounty", [{}, {P1: {"spanish": 1}}, {P2: {"spanish": 5}}])
def test_a_higher_price_needs_a_price(bounty: dict[Seat, dict[str, int]]) -> None:
    """M8.2, M17.14: nobody else wanted, or nobody's price can rise."""
    assert playable(holding("gl_head", bounty=bounty)) == []


def test_bought_pardon_costs_three_a_level() -> None:
    """M8.2, M7.7: one nation's bounty goes; only what can be paid is offered."""
    t = holding("gl_pardon", bounty={P1: {"spanish": 2, "dutch": 4, "french": 3}})

    plays(t, "gl_pardon", "own_port_action")
    t.expect(P1, "prompt-m-pardon", "spanish, french")
    t.play("P1 french")

    assert t.gold(P1) == 1
    assert t.bounties(P1) == {"spanish": 2, "dutch": 4}
    t.over()


def test_bought_pardon_needs_the_gold() -> None:
    """M8.2: 10 gold do not pay for four levels; at home the chest helps (M5.22)."""
    bounty = {P1: {"dutch": 4}}
    assert playable(holding("gl_pardon", bounty=bounty), "own_port_action") == []
    t = holding("gl_pardon", bounty=bounty, chest={P1: 2})
    assert playable(t, "own_port_action") == ["gl_pardon"]


def test_sabotage_hits_a_ship_nearby() -> None:
    """M8.2c: a player in the zone, at sea or in port; hold, masts or cannons."""
    t = holding("gl_sabotage", seats=3, zones={P1: "havana"}, ports={P2: "havana"})

    plays(t, "gl_sabotage")
    t.expect(P1, "prompt-m-sabotage-place", "cargo, masts, cannons")
    t.play("P1 masts")

    assert t.left(P2, "masts") == 1
    t.over()


def test_sabotage_does_not_reach_destroyed_locations() -> None:
    """M8.2c: what is destroyed is no choice, so that the hull never suffers."""
    t = holding("gl_sabotage", ports={P1: "havana", P2: "havana"}, damage={P2: {"masts": 2}})

    plays(t, "gl_sabotage")
    t.expect(P1, "prompt-m-sabotage-place", "cargo, cannons")


@pytest.mark.parametrize(
    "setting",
    [
        {"zones": {P1: "havana", P2: "nassau"}},
        {
            "ports": {P1: "havana", P2: "havana"},
            "damage": {P2: {"masts": 2, "cargo": 2, "cannons": 1}},
        },
    ],
    ids=["elsewhere", "all destroyed"],
)
def test_sabotage_needs_a_victim(setting: dict[str, Any]) -> None:
    """M8.2c: another player in the zone with something to break."""
    assert playable(holding("gl_sabotage", **setting)) == []


# Quick Study.


def test_quick_study_copies_the_card_resolved_last() -> None:
    """M8.2a: it does what the last card did, if that could be played here and now."""
    t = holding("gl_wind", "gl_copy")
    assert playable(t) == ["gl_wind"]

    plays(t, "gl_wind")
    assert playable(t) == ["gl_copy"]
    plays(t, "gl_copy")

    assert t.state.free_moves == 2
    assert len(t.state.glory_pile) == 2
    assert t.told("m-copied") == [{"seat": P1, "card": "gl_wind"}]
    t.over()


def test_quick_study_needs_the_conditions_of_the_card() -> None:
    """M8.2a: a second Framed! is fine, a second repair of a whole ship is not."""
    t = holding("gl_cove", "gl_copy", zones={P1: "havana"}, damage={P1: {"hull": 1}})

    plays(t, "gl_cove")

    assert playable(t) == []


def test_quick_study_answers_the_card_of_another() -> None:
    """M8.2a, M8.4: in a window the opponent may copy what was just played."""
    t = sea(hands={P1: ["gl_prize"], P2: ["gl_copy"]})
    t.on(Window("after_battle_won", P1, P2))

    t.play("P1 play gl_prize")
    assert t.gold(P1) == 15
    t.expect(P2, "prompt-m-window-after-battle-won", "pass, play gl_copy")
    t.play("P2 play gl_copy")

    assert t.gold(P2) == 15
    t.over()


def test_another_choice_makes_the_last_card_old() -> None:
    """M8.2a: after another deed there is nothing to copy."""
    t = holding("gl_wind", "gl_copy", zones={P1: "havana"})
    t.act()

    t.play("P1 play gl_wind")
    assert "play gl_copy" in t.options
    t.play("P1 sail tortuga")

    assert "play gl_copy" not in t.options


def test_prize_money_is_five_gold() -> None:
    """M8.2: after a battle that was won."""
    t = holding("gl_prize")

    plays(t, "gl_prize", "after_battle_won")

    assert t.gold(P1) == 15
    t.over()


def test_cards_named_by_number_are_these() -> None:
    """The numbers in the code are those of the data file."""
    names = sea().facts.glory
    assert names[glory.COPY] == "gl_copy"
    assert names[needs.PARDON] == "gl_pardon"
    assert names[needs.SABOTAGE] == "gl_sabotage"


def test_a_dead_rival_is_no_target() -> None:
    """M15.1, M8.2: nobody is framed, priced or sabotaged between two captains."""
    cards = ("gl_frame", "gl_head", "gl_sabotage")
    t = holding(*cards, ports={P1: "havana", P2: "havana"}, bounty={P2: {"dutch": 1}})
    assert playable(t) == list(cards)

    t.state.dead[P2] = True

    assert playable(t) == []
