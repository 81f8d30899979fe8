"""The missions, one by one: what they require, ask for and pay (M5.19 to M5.21)."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE, read_facts
from doubloon.games.merchants.frames.mission import can_scout_mission, marque_covers, prey
from doubloon.games.merchants.state import NPC_SIDE
from doubloon.games.merchants.verbs import hit
from doubloon.games.merchants.words import HOLD, MASTS, NPC_NAMES
from kit_harbour import harbour, words
from kit_merchants import P1, P2, Voyage, sea


def at_the_place(wanted: str, **setting: Any) -> Voyage:
    """P1 in the port where the mission is to be had."""
    facts = read_facts()
    place = facts.zones[facts.mission_place[facts.missions.index(wanted)]]
    return harbour(place, missions=[wanted, "mi_cousin"], **setting)


def on(mission: str, place: str, **setting: Any) -> Voyage:
    """P1 holds the mission and has just begun a port action there."""
    return harbour(place, mission={P1: mission}, missions=["mi_mail", "mi_dividend"], **setting)


def done(t: Voyage, seat: Seat = P1) -> None:
    """The mission is completed: a point, a card, and it is discarded (M5.21)."""
    t.play("? gl_fog")
    assert t.glory(seat) == 1
    assert t.hand(seat) == ["gl_fog"]
    assert t.state.mission[seat] == NONE
    assert t.state.progress[seat] == 0
    assert len(t.state.mission_pile) == 1


TESTED = [
    "mi_cousin",
    "mi_mail",
    "mi_dividend",
    "mi_missionary",
    "mi_thief",
    "mi_rival",
    "mi_survey",
    "mi_spy",
    "mi_marque",
    "mi_four_flags",
]
FREE = ["mi_sugar", "mi_cloth", "mi_rum", "mi_famine", "mi_shipwright"]
UNTESTED = {
    "mi_powder": {},
    "mi_hunt": {},
    "mi_timber": {},
    "mi_admiral": {"bounty": {P1: {"dutch": 1}}},
    "mi_petition": {"bounty": {P1: {"dutch": 1}}},
    "mi_raid_sd": {},
    "mi_stores": {},
    "mi_cutting": {},
    "mi_ransom": {},
}


@pytest.mark.parametrize("mission", [m for m in TESTED if m not in ("mi_cousin", "mi_marque")])
def test_claimed_with_a_test_of_influence(mission: str) -> None:
    """M5.19: passed, the card is his, open, and another is drawn."""
    t = at_the_place(mission)

    t.play(f"P1 claim {mission}")
    t.roll("skull 1 1")
    t.play("? mi_duel")

    assert t.state.mission[P1] == t.number(mission)
    assert [t.facts.missions[m] for m in t.state.missions] == ["mi_duel", "mi_cousin"]
    t.expect(P1, "prompt-m-port")


@pytest.mark.parametrize("mission", [m for m in TESTED if m != "mi_cousin"])
def test_not_given_after_a_failed_test(mission: str) -> None:
    """M5.19, M17.30: the mission stays for everyone, and he asks no more in this turn."""
    t = at_the_place(mission)

    t.play(f"P1 claim {mission}")
    t.roll("1 1 1")

    assert t.state.mission[P1] == NONE
    assert t.number(mission) in t.state.missions
    t.expect(P1, "prompt-m-port")
    assert not words(t, "claim")


@pytest.mark.parametrize("mission", [*FREE, *UNTESTED])
def test_claimed_without_a_test(mission: str) -> None:
    """M5.19: whoever meets the requirement has it."""
    t = at_the_place(mission, **UNTESTED.get(mission, {}))

    t.play(f"P1 claim {mission}", "? mi_four_flags")

    assert t.state.mission[P1] == t.number(mission)
    t.expect(P1, "prompt-m-port")


@pytest.mark.parametrize(
    ("mission", "nation"),
    [
        ("mi_mail", "english"),
        ("mi_powder", "spanish"),
        ("mi_dividend", "dutch"),
        ("mi_thief", "english"),
        ("mi_timber", "spanish"),
        ("mi_spy", "english"),
        ("mi_marque", "spanish"),
    ],
)
def test_not_for_those_wanted_by_the_nation(mission: str, nation: str) -> None:
    """M5.19: no bounty of that nation; another nation's does not matter."""
    wanted = at_the_place(mission, bounty={P1: {nation: 1}})
    other = at_the_place(mission, bounty={P1: {"french": 3}})

    assert f"claim {mission}" not in wanted.options
    assert f"claim {mission}" in other.options


def test_cousin_is_not_for_those_wanted_by_spain() -> None:
    """M5.19: The Queen's Cousin sails with no enemy of Spain."""
    setting: dict[str, Any] = {"missions": ["mi_cousin", "mi_mail"]}

    assert "claim mi_cousin" in harbour("caracas", **setting).options
    wanted = harbour("caracas", bounty={P1: {"spanish": 1}}, **setting)
    assert "claim mi_cousin" not in wanted.options


def test_the_hunt_is_not_for_pirates() -> None:
    """M5.19: Hunt the Black Flag: no bounty at all."""
    assert not words(at_the_place("mi_hunt", bounty={P1: {"french": 1}}), "claim")


@pytest.mark.parametrize("mission", ["mi_admiral", "mi_petition"])
def test_only_for_pirates(mission: str) -> None:
    """M5.19: Humble the Admiral, The Petition: a bounty is required."""
    assert not words(at_the_place(mission), "claim")


@pytest.mark.parametrize("mission", ["mi_raid_sd", "mi_stores", "mi_cutting"])
def test_a_landing_requires_two_hands(mission: str) -> None:
    """M5.19: at least 2 crew to claim it."""
    assert not words(at_the_place(mission, damage={P1: {"crew": 1}}), "claim")


def test_a_ransom_requires_gold_to_show() -> None:
    """M5.19: 5 gold, only to be owned."""
    assert not words(at_the_place("mi_ransom", gold={P1: 4}), "claim")
    t = at_the_place("mi_ransom", gold={P1: 5})
    t.play("P1 claim mi_ransom", "? mi_duel")
    assert t.gold(P1) == 5


# Carry and visit.


@pytest.mark.parametrize(
    ("mission", "goal", "gold"),
    [
        ("mi_cousin", "havana", 20),
        ("mi_mail", "port_royale", 12),
        ("mi_powder", "cartagena", 14),
        ("mi_dividend", "st_maarten", 12),
    ],
)
def test_carried_to_its_port(mission: str, goal: str, gold: int) -> None:
    """M5.21: a port action at the goal completes it."""
    t = harbour(goal, mission={P1: mission}, missions=["mi_duel", "mi_spy"])

    done(t)

    assert t.gold(P1) == 10 + gold
    t.expect(P1, "prompt-m-port")


def test_missionary() -> None:
    """M5.21: The Missionary: 8 gold, and his physician stays as Surgeon."""
    t = on("mi_missionary", "trinidad")

    done(t)

    assert t.gold(P1) == 18
    assert t.names(P1, "specialists") == ["surgeon"]


def test_another_port_is_not_the_goal() -> None:
    """M5.21: nothing happens elsewhere."""
    t = on("mi_missionary", "havana")

    t.expect(P1, "prompt-m-port")
    assert t.state.mission[P1] == t.number("mi_missionary")


def test_powder_fills_a_space() -> None:
    """M5.6: Powder for the Garrison: a sloop has room for one card beside the kegs."""
    t = sea(mission={P1: "mi_powder"}, cargo={P1: ["rum", "rum"]})

    t.do("trim_cargo", P1)

    t.play("P1 drop rum")
    t.over()


def test_powder_explodes() -> None:
    """M5.19, M11.4: Powder for the Garrison: a hit on the hold is one on the hull, and it fails."""
    t = sea(mission={P1: "mi_powder"}, zones={P1: "havana"}, ships={P1: "frigate"})

    hit(t.state, P1, MASTS)
    t.settle()
    assert t.state.mission[P1] == t.number("mi_powder")
    hit(t.state, P1, HOLD)
    t.settle()

    t.over()
    assert (t.left(P1, "hull"), t.left(P1, "cargo"), t.left(P1, "masts")) == (2, 2, 2)
    assert t.state.mission[P1] == NONE
    assert t.state.mission_pile == [t.number("mi_powder")]
    assert t.glory(P1) == 0


def test_four_flags() -> None:
    """M5.21: Four Flags: a port of each nation, in any order: 20 gold and a Steward."""
    t = on("mi_four_flags", "havana")
    for place in ("nassau", "cartagena", "tortuga"):
        t.play("P1 done")
        t.offer(place, "rigging" if place == "tortuga" else "swivels")
        t.state.zone[P1] = t.number(place)
        t.do("port_action", P1)
        assert t.state.mission[P1] == t.number("mi_four_flags")
    t.play("P1 done")
    t.offer("curacao", "rigging")
    t.state.zone[P1] = t.number("curacao")

    t.do("port_action", P1)

    done(t)
    assert t.gold(P1) == 30
    assert t.names(P1, "specialists") == ["steward"]


def test_the_port_of_the_claim_is_no_visit() -> None:
    """M5.19a: the port action must begin while the mission is held."""
    t = at_the_place("mi_four_flags")
    t.play("P1 claim mi_four_flags")
    t.roll("skull 1 1")
    t.play("? mi_duel")

    assert t.state.progress[P1] == 0


# Deliver.


@pytest.mark.parametrize(
    ("mission", "good", "count", "goal", "gold"),
    [
        ("mi_sugar", "sugar", 2, "nassau", 14),
        ("mi_timber", "wood", 3, "havana", 18),
        ("mi_cloth", "textiles", 2, "old_providence", 15),
        ("mi_rum", "rum", 3, "port_royale", 17),
    ],
)
def test_delivered(mission: str, good: str, count: int, goal: str, gold: int) -> None:
    """M5.21: the cards are given away instead of sold; one too few is not enough."""
    short = on(mission, goal, cargo={P1: [good] * (count - 1)})
    assert "fulfil" not in short.options
    t = on(mission, goal, cargo={P1: [good] * (count + 1)})

    t.play("P1 fulfil")

    done(t)
    assert t.gold(P1) == 10 + gold
    assert t.cargo(P1) == [good]
    assert len(t.state.cargo_pile) == count
    assert not words(t, "sell"), "M4.7: selling comes first"


def test_relief_ship() -> None:
    """M5.21, M7.7: Relief Ship: 2 food to Curaçao: 10 gold and one bounty level less."""
    t = on(
        "mi_famine",
        "curacao",
        cargo={P1: ["food", "food"]},
        bounty={P1: {"english": 2, "french": 1}},
    )

    t.play("P1 fulfil", "P1 english")

    done(t)
    assert t.gold(P1) == 20
    assert t.bounties(P1) == {"english": 1, "french": 1}


def test_relief_ship_of_an_honest_captain() -> None:
    """M5.21: without a bounty there is none to lose."""
    t = on("mi_famine", "curacao", cargo={P1: ["food", "food"]})

    t.play("P1 fulfil")

    done(t)
    assert t.gold(P1) == 20


# Tests and payments in port.


def test_the_spy() -> None:
    """M5.21: The Spy's Report: an Influence test in Cartagena, then back to Port Royale."""
    t = on("mi_spy", "cartagena")

    t.play("P1 fulfil")
    t.roll("1 1 1")
    assert "fulfil" not in t.options, "again in a later turn"
    t.play("P1 done")
    t.do("port_action", P1)
    t.play("P1 fulfil")
    t.roll("skull 1 1")
    assert "fulfil" not in t.options
    t.play("P1 done")
    t.offer("port_royale", "rigging")
    t.state.zone[P1] = t.number("port_royale")
    t.do("port_action", P1)

    done(t)
    assert t.gold(P1) == 28


def test_the_spy_must_be_met_first() -> None:
    """M5.21: steps in their order."""
    t = on("mi_spy", "port_royale")

    assert t.state.mission[P1] == t.number("mi_spy")
    assert t.state.progress[P1] == 0


def test_the_ransom() -> None:
    """M5.21: The Ransom: 5 gold in Caracas, then home to Basse-Terre: 18 gold."""
    t = on("mi_ransom", "caracas", gold={P1: 5})

    t.play("P1 fulfil")
    assert t.gold(P1) == 0
    t.play("P1 done")
    t.offer("basse_terre", "rigging")
    t.state.zone[P1] = t.number("basse_terre")
    t.do("port_action", P1)

    done(t)
    assert t.gold(P1) == 18


def test_the_ransom_must_be_paid() -> None:
    """M5.21: without 5 gold there is no prisoner to bring home."""
    assert "fulfil" not in on("mi_ransom", "caracas", gold={P1: 4}).options


def test_the_petition() -> None:
    """M5.21, M7.7: The Petition: Influence in the home port clears one nation's bounty."""
    bounty = {P1: {"dutch": 3, "english": 1}}
    assert "fulfil" not in on("mi_petition", "havana", bounty=bounty).options
    t = on("mi_petition", "cartagena", bounty=bounty)

    t.play("P1 fulfil")
    t.roll("1 skull 1")
    t.play("P1 dutch")

    done(t)
    assert t.bounties(P1) == {"english": 1}


# Scouting.


def test_the_survey() -> None:
    """M5.21, M4.3: Chart the Passages: three zones in any order: 15 gold and a Lookout."""
    t = sea(mission={P1: "mi_survey"}, missions=["mi_duel", "mi_spy"], zones={P1: "san_juan"})
    for place in ("san_juan", "havana", "tortuga"):
        t.state.zone[P1] = t.number(place)
        assert can_scout_mission(t.state, P1)
        t.do("scout_mission", P1)
        t.roll("1 1")
        assert t.state.mission[P1] == t.number("mi_survey"), "a failed test is made again"
        t.do("scout_mission", P1)
        t.roll("skull 1")
        assert not can_scout_mission(t.state, P1)

    done(t)
    assert t.gold(P1) == 25
    assert t.names(P1, "specialists") == ["lookout"]


def test_the_shipwright() -> None:
    """M5.21: Find the Shipwright: Scouting in the Caribbean Sea: 8 gold and a Carpenter."""
    t = sea(
        mission={P1: "mi_shipwright"}, missions=["mi_duel", "mi_spy"], zones={P1: "caribbean_sea"}
    )

    t.do("scout_mission", P1)
    t.roll("skull 1")

    done(t)
    assert t.gold(P1) == 18
    assert t.names(P1, "specialists") == ["carpenter"]


def test_no_survey_from_port() -> None:
    """M4.3: scouting is done at sea."""
    t = sea(mission={P1: "mi_survey"}, ports={P1: "havana"})

    assert not can_scout_mission(t.state, P1)


@pytest.mark.parametrize(
    ("mission", "place", "crew", "leadership", "gold", "nation", "level"),
    [
        ("mi_raid_sd", "santo_domingo", 4, 2, 20, "spanish", 2),
        ("mi_stores", "basse_terre", 3, 2, 16, "french", 1),
        ("mi_cutting", "tortuga", 3, 3, 18, "french", 1),
    ],
)
def test_landed(
    mission: str, place: str, crew: int, leadership: int, gold: int, nation: str, level: int
) -> None:
    """M5.21, M12.1: the garrison beaten without a Scouting test: gold, and a bounty."""
    t = sea(
        ships={P1: "galleon"},
        mission={P1: mission},
        missions=["mi_duel", "mi_spy"],
        zones={P1: place},
    )
    assert can_scout_mission(t.state, P1)

    t.do("scout_mission", P1)
    fight = t.state.fight
    assert fight is not None
    assert fight.garrison == (crew, leadership)
    for _ in range(2):
        t.roll("skull skull" + " 1" * leadership)

    done(t)
    assert t.gold(P1) == 10 + gold
    assert t.bounties(P1) == {nation: level}


def test_nobody_lands_without_crew() -> None:
    """M5.18a, M11.6: the fight would be lost at once."""
    t = sea(mission={P1: "mi_stores"}, zones={P1: "basse_terre"}, damage={P1: {"crew": 2}})

    assert not can_scout_mission(t.state, P1)


# Enemies and merchants.


@pytest.mark.parametrize(
    ("mission", "side", "gold"),
    [
        ("mi_hunt", "pirate_sloop", 12),
        ("mi_hunt", "pirate_frigate", 12),
        ("mi_hunt", "pirate", 12),
        ("mi_hunt", "honest", 0),
        ("mi_hunt", "spanish", 0),
        ("mi_thief", "pirate_sloop", 0),
        ("mi_thief", "pirate_frigate", 18),
        ("mi_thief", "pirate", 18),
        ("mi_thief", "honest", 0),
        ("mi_thief", "dutch", 0),
        ("mi_admiral", "dutch", 25),
        ("mi_admiral", "pirate_frigate", 0),
        ("mi_admiral", "pirate", 0),
    ],
)
def test_the_right_enemy(mission: str, side: str, gold: int) -> None:
    """M5.21: Hunt the Black Flag, Thief-taker, Humble the Admiral: whom they are about."""
    bounty = {P2: {"french": 1}} if side == "pirate" else {}
    t = sea(mission={P1: mission}, missions=["mi_duel", "mi_spy"], bounty=bounty)
    number = NPC_SIDE + NPC_NAMES.index(side) if side in NPC_NAMES else P2

    t.do("mission_defeat", P1, number)

    if gold:
        done(t)
    t.over()
    assert t.gold(P1) == 10 + gold


def test_ruin_the_rival_house() -> None:
    """M5.21: one English merchant raided; its bounty is not waived."""
    t = sea(mission={P1: "mi_rival"}, missions=["mi_duel", "mi_spy"])
    english, dutch = NPC_NAMES.index("english"), NPC_NAMES.index("dutch")
    assert not marque_covers(t.state, P1, english)

    t.do("mission_raid", P1, dutch)
    assert t.state.mission[P1] == t.number("mi_rival")
    t.do("mission_raid", P1, english)

    done(t)
    assert t.gold(P1) == 26


def test_letter_of_marque() -> None:
    """M5.21, M7.1: two raids on a nation named at the claim, without a bounty: 14 gold."""
    t = at_the_place("mi_marque")
    t.play("P1 claim mi_marque")
    t.roll("skull 1 1")
    t.play("? mi_duel")
    t.expect(P1, "prompt-m-marque", "english, french, dutch")
    t.play("P1 french", "P1 done")
    french, dutch = NPC_NAMES.index("french"), NPC_NAMES.index("dutch")
    assert prey(t.state, P1) == french

    t.do("mission_raid", P1, dutch)
    assert marque_covers(t.state, P1, french)
    assert not marque_covers(t.state, P1, dutch)
    t.do("mission_raid", P1, french)
    assert marque_covers(t.state, P1, french), "both raids"
    t.do("mission_raid", P1, french)

    done(t)
    assert t.gold(P1) == 24
    assert not marque_covers(t.state, P1, french)


# A Matter of Honour.


def duel(**setting: Any) -> Voyage:
    """The duel begins with the claim; felipe leads with two dice, the rival with three."""
    t = at_the_place("mi_duel", **setting)
    t.play("P1 claim mi_duel", "? mi_spy")
    return t


def test_duel_won() -> None:
    """M5.21: A Matter of Honour: two wounds dealt before two are taken: 11 gold."""
    t = duel()

    t.roll("skull 1 skull 1 1")
    assert t.told("m-duel-round") == [{"seat": P1, "count": 1, "dealt": 1}]
    t.roll("skull 1 1 1 1")

    done(t)
    assert t.gold(P1) == 21


def test_duel_lost() -> None:
    """M5.19: the loser lives, loses one of his crew, and the mission is gone."""
    t = duel()

    t.roll("1 1 skull skull 1")

    t.expect(P1, "prompt-m-port")
    assert t.left(P1, "crew") == 1
    assert t.state.mission[P1] == NONE
    assert t.state.mission_pile == [t.number("mi_duel")]
    assert (t.glory(P1), t.gold(P1)) == (0, 10)


@pytest.mark.parametrize(
    ("faces", "won"),
    [("skull 4 skull 1 2", True), ("skull 1 skull 1 2", False), ("skull 4 skull skull 1", False)],
    ids=["higher dice", "lower dice", "fewer successes"],
)
def test_duel_of_both_down(faces: str, won: bool) -> None:
    """M12.4, M5.19b: more successes, then the higher sum of the other dice."""
    t = duel()
    t.roll("skull 1 skull 1 1")

    t.roll(faces)

    if won:
        done(t)
    t.expect(P1, "prompt-m-port")
    assert t.glory(P1) == int(won)


def test_duel_all_equal_goes_on() -> None:
    """M5.19b: the next roll decides."""
    t = duel()
    t.roll("skull 4 skull 2 2")

    t.roll("skull 3 skull 1 2")
    t.roll("skull 1 2 2 2")

    done(t)
    assert t.gold(P1) == 21


# Taking another one.


def test_a_second_mission_replaces_the_first() -> None:
    """M5.20: at most one; the old one is discarded."""
    t = at_the_place("mi_sugar", mission={P1: "mi_rum"})

    t.play("P1 claim mi_sugar", "? mi_duel")

    assert t.state.mission[P1] == t.number("mi_sugar")
    assert t.state.mission_pile == [t.number("mi_rum")]


def test_one_claim_in_a_port_action() -> None:
    """M4.7: two missions in one port are two visits."""
    t = harbour("nassau", missions=["mi_hunt", "mi_survey"])
    assert words(t, "claim") == {"claim mi_hunt", "claim mi_survey"}

    t.play("P1 claim mi_hunt", "? mi_duel")

    assert not words(t, "claim")


def test_discarded_missions_come_back() -> None:
    """M5.20a: when none is left to draw."""
    t = at_the_place("mi_sugar")
    t.state.mission_pile = [t.number("mi_rum"), t.number("mi_duel")]
    t.state.mission_deck = []

    t.play("P1 claim mi_sugar")

    assert t.options == {"mi_duel", "mi_rum"}
    t.play("? mi_rum")
    assert t.state.mission_pile == []
    assert t.state.mission_deck == [t.number("mi_duel")]


def test_a_factor_claims_from_afar() -> None:
    """M5.19: Trusted Factor: as if there, the requirement and the duel included."""
    t = harbour("havana", hands={P1: ["gl_factor"]}, missions=["mi_duel", "mi_admiral"])

    t.play("P1 play gl_factor")

    t.expect(P1, "prompt-m-claim-remote", "pass, claim mi_duel")
    t.play("P1 claim mi_duel", "? mi_spy")
    t.roll("skull skull 1 1 1")
    done(t)


def test_only_where_the_mission_is() -> None:
    """M5.19: the port is named on the card."""
    assert not words(harbour("havana", missions=["mi_sugar", "mi_duel"]), "claim")


def test_a_factor_does_not_ask_again_for_what_was_refused() -> None:
    """M5.19c: the other mission may be claimed through him, the refused one not."""
    t = harbour("bridgetown", hands={P1: ["gl_factor"]}, missions=["mi_mail", "mi_sugar"])
    t.play("P1 claim mi_mail")
    t.roll("1 1 1")

    t.play("P1 play gl_factor")

    t.expect(P1, "prompt-m-claim-remote", "pass, claim mi_sugar")


def test_what_a_factor_was_refused_is_refused_in_port_too() -> None:
    """M5.19c: before the claim in port as well; the claim itself is still to be had."""
    t = harbour("bridgetown", hands={P1: ["gl_factor"]}, missions=["mi_mail", "mi_sugar"])
    t.play("P1 play gl_factor", "P1 claim mi_mail")
    t.roll("1 1 1")

    t.expect(P1, "prompt-m-port")
    assert words(t, "claim") == {"claim mi_sugar"}
    assert t.why_not("P1 claim mi_mail") == ("why-m-mission-refused", "M5.19c")


def test_a_factor_claims_beside_the_claim_in_port() -> None:
    """M5.19c: two claims in one turn."""
    t = harbour("bridgetown", hands={P1: ["gl_factor"]}, missions=["mi_mail", "mi_sugar"])
    t.play("P1 claim mi_mail")
    t.roll("1 1 skull")
    t.play("? mi_spy", "P1 play gl_factor")

    t.expect(P1, "prompt-m-claim-remote")
    t.play("P1 claim mi_sugar", "? mi_rum")
    assert t.state.mission[P1] == t.number("mi_sugar")
