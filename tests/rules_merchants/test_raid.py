"""M6: merchant raids; the example of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.describe import describe
from doubloon.games.merchants.words import FIRST_USE, card_names
from kit_merchants import P1, P2, Voyage, sea

HAIL = "prompt-m-hail"
CHASE = "prompt-m-chase"
STOW = "prompt-m-stow"


def found(zone: str = "havana", flag: str = "dutch", **table: Any) -> Voyage:
    """Sikuma (Dutch, Seamanship 3) has found a merchant; its flag is turned up."""
    t = sea(**{"captains": {P1: "sikuma"}, "zones": {P1: zone}, **table})
    t.do("start_raid", P1, zone)
    t.play(f"? {flag}")
    return t


def raid(cards: str, dice: str, zone: str = "havana", **table: Any) -> Voyage:
    """A raid as on a Spaniard, or under the flag, with these cards and dice."""
    t = found(zone, "spanish", **table)
    t.play("P1 raid spanish", *(f"? {card}" for card in cards.split()))
    t.roll(dice)
    return t


# The flag.


def test_flag_or_port() -> None:
    """M6.2, M6.2a: the flag is shown; the nation is the flag's or the port's, or none."""
    t = found()
    assert t.told("m-merchant") == [{"seat": P1, "nation": "dutch"}]
    t.expect(P1, HAIL, "pass, raid spanish, raid dutch")


def test_flag_equals_port() -> None:
    """M17.3: only that nation."""
    found(flag="spanish").expect(P1, HAIL, "pass, raid spanish")


def test_no_port() -> None:
    """M17.4: in the Caribbean Sea only the flag."""
    found("caribbean_sea", "dutch").expect(P1, HAIL, "pass, raid dutch")


@pytest.mark.parametrize("answer", ["pass", "raid dutch"])
def test_token_goes_to_the_track(answer: str) -> None:
    """M6.3, M17.2: raided or not; let go it brings no bounty."""
    t = found()
    t.play(f"P1 {answer}")
    s = t.state
    assert s.track == (3,)
    assert s.merchants[t.number("havana")] == -1
    assert sum(map(len, s.flags)) == 16
    assert t.bounties(P1) == ({} if answer == "pass" else {"dutch": 1})
    if answer == "pass":
        t.over()


def test_bounty_of_the_chosen_nation() -> None:
    """M6.4, M7.1, M7.3: at once."""
    t = found()
    t.play("P1 raid spanish")
    assert t.bounties(P1) == {"spanish": 1}


def test_privateers() -> None:
    """M9.17: no bounty of a nation at war with the captain's own."""
    t = found(war=("dutch", "french"), flag="french")
    t.play("P1 raid french")
    assert t.bounties(P1) == {}


def test_not_with_a_destroyed_location() -> None:
    """M6.1, M11.7: no raid while any location is destroyed."""
    t = sea(zones={P1: "havana"}, damage={P1: {"cannons": 1}})
    t.act()
    assert "scout merchant" not in t.options


# The chase.


def test_three_cards_and_a_test() -> None:
    """M6.5: three cards face up, then Seamanship; without success or weapon nothing is asked."""
    t = raid("cocoa-2 rum-2 food-3", "1 1 1")
    assert t.told("m-turned-up") == [{"card": card} for card in ("cocoa-2", "rum-2", "food-3")]
    t.expect(P1, STOW)


def test_successes_draw_rid_and_swap() -> None:
    """M6.5: one at a time, new cards too; discarded cards do not count."""
    t = raid("cocoa-2 rum-2 food-8", "skull skull skull")
    t.expect(
        P1,
        CHASE,
        "done, draw, rid cocoa-2, rid rum-2, rid food-8, swap cocoa-2, swap rum-2, swap food-8",
    )
    t.play("P1 swap food-8", "? wood-2")
    assert "rid wood-2" in t.options
    t.play("P1 rid wood-2", "P1 draw", "? rum-8")
    names = card_names(t.facts.goods)
    assert [names[card] for card in t.state.cargo_pile] == ["food-8", "wood-2"]
    assert t.told("m-looted") == [{"seat": P1, "nation": "spanish", "gold": 9}]


def test_successes_need_not_be_used() -> None:
    """M6.5: each success may be used."""
    t = raid("cocoa-2 rum-2 food-3", "skull skull skull")
    t.play("P1 done")
    t.expect(P1, STOW)


def test_weapons_turn_dice() -> None:
    """M6.6, M6.6a, M13.6: any kind; each one die, and no more than there are dice to turn."""
    t = raid(
        "cocoa-2 rum-2 food-3",
        "skull skull 1",
        weapons={P1: ["chain_shot", "grape_shot"]},
    )
    assert {"use chain_shot", "use grape_shot"} <= t.options
    assert describe(t.state, 0, FIRST_USE).id == "choice-m-use-in-raid", "it is no broadside"
    before = t.state.armoury[1]
    t.play("P1 use chain_shot")
    assert t.names(P1, "weapons") == ["grape_shot"]
    assert t.state.armoury[1] == before + 1
    assert "use grape_shot" not in t.options
    t.play("P1 draw", "? rum-8", "P1 rid rum-8", "P1 draw", "? wood-4")
    t.expect(P1, STOW)


# The outcome.


def test_hit_icons() -> None:
    """M6.7: one damage each in the location shown."""
    t = raid("cocoa-5 rum-5 rum-3", "1 1 1", ships={P1: "frigate"})
    assert [t.left(P1, name) for name in ("cargo", "masts", "crew")] == [2, 2, 2]
    assert t.gold(P1) == 10 + 3 + 3 + 2


def test_hits_go_on_to_the_hull() -> None:
    """M6.7, M11.5: excess on a destroyed location; the raid has failed then."""
    t = raid("cocoa-7 rum-1 spices-4", "1 1 1")
    assert (t.left(P1, "cannons"), t.left(P1, "hull")) == (0, 0)
    assert t.state.dead[P1]


def test_destroyed_location_fails_the_raid() -> None:
    """M6.8: another location than the hull destroyed: no loot, the cards are discarded."""
    t = raid("cocoa-7 cocoa-2 rum-2", "1 1 1")
    assert t.gold(P1) == 10
    assert t.told("m-raid-failed")
    assert (t.state.raid, len(t.state.cargo_pile)) == ((), 3)
    assert not t.state.dead[P1]
    t.over()


def test_hull_destroyed_kills() -> None:
    """M6.8: the ship sinks, the captain dies."""
    t = raid("food-8 sugar-1 rum-2", "1 1 1")
    assert t.state.dead[P1]
    assert t.state.raid == ()
    t.over()


@pytest.mark.parametrize(
    ("ship", "cards", "escapes"),
    [
        ("frigate", "cocoa-2 rum-2 food-3", True),
        ("frigate", "cocoa-2 rum-2 cocoa-5", False),
        ("sloop", "cocoa-2 rum-2 food-3", False),
        ("flute", "cocoa-2 rum-2 cocoa-5", True),
    ],
)
def test_escape_icons(ship: str, cards: str, escapes: bool) -> None:
    """M6.9, M6.12: as many as the ship is manoeuvrable, and the merchant is gone; hits count."""
    t = raid(cards, "1 1 1", ships={P1: ship})
    assert bool(t.told("m-raid-failed")) == escapes
    assert (t.gold(P1) == 10) == escapes
    if "cocoa-5" in cards:
        assert len(t.told("m-hit")) == 1


def test_half_of_the_cards_let_it_escape() -> None:
    """M6.12: 32 of the 64."""
    facts = sea().facts
    assert facts.symbol.count(5) == 32


@pytest.mark.parametrize(
    ("cards", "glory"),
    [
        ("cocoa-8 rum-8 food-1", False),
        ("cocoa-8 rum-8 food-3", True),
        ("cocoa-8 rum-8 rum-6", True),
    ],
)
def test_glory_for_twelve(cards: str, glory: bool) -> None:
    """M6.10, M1.2: 12 gold or more in one raid."""
    t = raid(cards, "1 1 1")
    assert t.glory(P1) == int(glory)


def test_keeping_cargo() -> None:
    """M6.10: as far as the hold allows, openly; the rest is discarded."""
    t = raid("cocoa-2 rum-2 food-3", "1 1 1")
    t.expect(P1, STOW, "done, keep cocoa, keep rum, keep food")
    t.play("P1 keep rum")
    t.expect(P1, STOW, "done, keep cocoa, keep food")
    t.play("P1 keep food")

    t.expect(P1, STOW, "done, drop rum, drop food")
    t.play("P1 done")
    assert t.cargo(P1) == ["food", "rum"]
    assert t.state.shown[P1] == t.state.cargo[P1]
    assert len(t.state.cargo_pile) == 1
    t.over()


def test_damaged_hold_keeps_less() -> None:
    """M6.10: the hold as it is after the hits."""
    t = raid("cocoa-5 rum-2 food-3", "1 1 1")
    t.play("P1 keep rum", "P1 done")
    assert t.cargo(P1) == ["rum"]


def test_own_cargo_may_make_room() -> None:
    """M6.10a: a full hold: own cargo may be thrown away for better."""
    t = raid("cocoa-2 rum-2 food-3", "1 1 1", cargo={P1: ["wood", "wood"]})
    t.expect(P1, STOW, "done, drop wood")
    t.play("P1 drop wood", "P1 keep cocoa", "P1 done")
    assert t.cargo(P1) == ["cocoa", "wood"]
    t.over()


def test_a_full_hold_that_is_hit_loses_first() -> None:
    """M11.6: what no longer fits is lost before loot comes aboard."""
    t = raid("cocoa-5 rum-2 food-3", "1 1 1", cargo={P1: ["wood", "sugar"]})
    t.play("? sugar-1")
    t.expect(P1, STOW, "done, drop wood")


@pytest.mark.parametrize(
    ("zone", "event", "gold"),
    [
        ("havana", None, 7),
        ("caracas", None, 8),
        ("cartagena", None, 10),
        ("caracas", "ev_convoy", 10),
    ],
)
def test_zones_and_convoys_add_loot(zone: str, event: str | None, gold: int) -> None:
    """M2.2: Cocoa Coast, Silver Road (for Spaniards), Rich Convoys."""
    t = raid("cocoa-2 rum-2 food-5", "1 1 1", zone, event=event)
    assert t.told("m-looted") == [{"seat": P1, "nation": "spanish", "gold": gold}]


def test_silver_road_only_for_spaniards() -> None:
    """M2.2: a raid there as on a Dutchman has no more."""
    t = found("cartagena", "dutch")
    t.play("P1 raid dutch", "? cocoa-2", "? rum-2", "? food-5")
    t.roll("1 1 1")
    assert t.told("m-looted") == [{"seat": P1, "nation": "dutch", "gold": 7}]


def test_loot_bonus_counts_for_glory() -> None:
    """M6.10: 11 gold and one of the zone are 12."""
    t = raid("cocoa-8 rum-6 food-7", "1 1 1", "caracas")
    assert t.glory(P1) == 1


def test_modifications_in_a_raid() -> None:
    """M6.13: Sails & Rigging and the Reinforced Hull help; Chasers and guns do not."""
    mods = ["rigging", "hull_plating", "chasers", "long_guns", "swivels"]
    t = raid("cocoa-2 rum-2 cocoa-5", "1 1 1", ships={P1: "frigate"}, mods={P1: mods})
    t.expect(P1, "prompt-m-plate-hit", "pass, cargo")
    t.play("P1 cargo")
    assert t.left(P1, "cargo") == 3
    t.expect(P1, STOW)

    t = raid("cocoa-2 rum-2 food-3", "1 1 1", ships={P1: "frigate"}, mods={P1: ["rigging"]})
    assert t.told("m-looted")


def test_the_deck_comes_back() -> None:
    """M5.7: an empty cargo deck takes the discard pile."""
    t = found(flag="spanish")
    s = t.state
    s.cargo_pile = s.cargo_deck[3:]
    s.cargo_deck = s.cargo_deck[:3]
    t.play("P1 raid spanish", "? cocoa-1", "? cocoa-2", "? cocoa-3")
    t.roll("skull skull 1")
    t.play("P1 draw", "? wood-8")
    assert s.cargo_pile == []
    assert len(s.cargo_deck) == 60


def test_the_example_of_the_rulebook() -> None:
    """M6.5 to M6.10, M16.2: a sloop, two successes: one card exchanged, one discarded.

    Three cards come up, among them a hit on the hull; it is exchanged for an escape, then a hit on
    the single cannon is discarded. Two escapes do not help the merchant against a sloop.
    """
    t = raid("food-8 cocoa-8 rum-1", "skull skull 2")
    t.play("P1 swap food-8", "? rum-8", "P1 rid rum-1")

    assert t.told("m-looted") == [{"seat": P1, "nation": "spanish", "gold": 10}]
    assert t.told("m-hit") == []
    t.play("P1 keep rum", "P1 keep cocoa")
    assert t.glory(P1) == 0
    assert t.bounties(P1) == {"spanish": 1}
    t.over()


def test_mission_of_raids() -> None:
    """M6.10: a successful raid counts for the mission that asks for it."""
    t = found("bridgetown", "english", mission={P1: "mi_rival"})
    t.play("P1 raid english", "? cocoa-2", "? rum-2", "? food-5")
    t.roll("1 1 1")
    t.play("P1 done", "? gl_wind")
    assert t.glory(P1) == 1
    assert t.state.mission[P1] == -1


def test_dead_men_tell_no_tales() -> None:
    """M15.1: raiding is over when the captain is dead, and the other player is not touched."""
    t = raid("food-8 sugar-1 rum-2", "skull 1 1")
    t.play("P1 done")
    assert t.state.dead == [True, False]
    assert t.gold(P2) == 10


def test_a_surgeon_does_not_save_the_raid() -> None:
    """M6.8: the last hand is lost and the raid fails; the Surgeon finds another afterwards."""
    t = raid("cocoa-1 rum-8 food-8", "1 1 1", ships={P1: "flute"}, specialists={P1: ["surgeon"]})
    assert t.told("m-raid-failed")
    assert (t.gold(P1), t.left(P1, "crew")) == (10, 1)
    t.over()
