"""The rumours, one by one: where they are proved, and what is in them (M5.18)."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.facts import NONE, read_facts
from doubloon.games.merchants.frames.rumour import can_scout_rumour
from doubloon.games.merchants.frames.sea import OPEN, WANTED, access, neighbours
from kit_harbour import harbour
from kit_merchants import P1, P2, Voyage, sea

FACTS = read_facts()
AFLOAT = [row["id"] for row in FACTS.rumour_rows if row["test"] == "scouting"]
ASHORE = [row["id"] for row in FACTS.rumour_rows if row["test"] == "influence"]
KEPT = ("ru_channel", "ru_papers", "ru_marriage", "ru_cartographer")


def place_of(rumour: str) -> str:
    """Where it is proved."""
    return FACTS.zones[FACTS.rumour_place[FACTS.rumours.index(rumour)]]


def found(rumour: str, **setting: Any) -> Voyage:
    """The test is passed: felipe has 2 Scouting and 3 Influence."""
    if rumour in AFLOAT:
        t = sea(rumour={P1: rumour}, zones={P1: place_of(rumour)}, **setting)
        assert can_scout_rumour(t.state, P1)
        t.do("scout_rumour", P1)
        t.roll("1 skull")
    else:
        t = harbour(place_of(rumour), rumour={P1: rumour}, **setting)
        t.play("P1 prove")
        t.roll("1 1 skull")
    return t


def proved(t: Voyage, rumour: str) -> None:
    """It was true: a point, a card, and the rumour is put away or kept (M5.18)."""
    t.play("? gl_fog")
    assert t.glory(P1) == 1
    assert "gl_fog" in t.hand(P1)
    assert t.state.rumour[P1] == NONE
    if rumour in KEPT:
        assert t.state.kept[P1] == (t.number(rumour),)
    else:
        assert t.number(rumour) in t.state.rumour_deck
    if rumour in AFLOAT:
        t.over()
    else:
        t.expect(P1, "prompt-m-port")


@pytest.mark.parametrize("rumour", AFLOAT)
def test_false_at_sea(rumour: str) -> None:
    """M5.18: a failed Scouting test: gone, without Glory or reward."""
    t = sea(rumour={P1: rumour}, zones={P1: place_of(rumour)})

    t.do("scout_rumour", P1)
    t.roll("1 2")

    t.over()
    assert t.state.rumour[P1] == NONE
    assert len(t.state.rumour_deck) == 25
    assert (t.gold(P1), t.glory(P1)) == (10, 0)


@pytest.mark.parametrize("rumour", ASHORE)
def test_false_in_port(rumour: str) -> None:
    """M5.18: a failed Influence test: gone, without Glory or reward."""
    t = harbour(place_of(rumour), rumour={P1: rumour})

    t.play("P1 prove")
    t.roll("1 2 3")

    assert t.state.rumour[P1] == NONE
    assert len(t.state.rumour_deck) == 25
    assert (t.gold(P1), t.glory(P1)) == (10, 0)


@pytest.mark.parametrize(
    ("rumour", "gold"), [("ru_telmo", 12), ("ru_strongbox", 10), ("ru_gratitude", 12)]
)
def test_gold(rumour: str, gold: int) -> None:
    """M5.18: Wreck of the San Telmo, Buried Strongbox, The Governor's Gratitude."""
    t = found(rumour)

    proved(t, rumour)
    assert t.gold(P1) == 10 + gold


@pytest.mark.parametrize(
    ("rumour", "kind"),
    [
        ("ru_gunner", "gunner"),
        ("ru_surgeon", "surgeon"),
        ("ru_veteran", "veteran"),
        ("ru_helmsman", "helmsman"),
        ("ru_comrade", "boatswain"),
    ],
)
def test_a_specialist_and_four_gold(rumour: str, kind: str) -> None:
    """M5.18, M8.5: castaways and old soldiers join."""
    t = found(rumour)

    proved(t, rumour)
    assert t.gold(P1) == 14
    assert t.names(P1, "specialists") == [kind]


def test_myriad_of_goods() -> None:
    """M5.18: six cards, what fits is kept, 1 gold for each left behind."""
    t = found("ru_myriad")

    t.play(*(f"? rum-{n}" for n in range(1, 7)), "P1 keep rum", "P1 keep rum", "P1 done")

    proved(t, "ru_myriad")
    assert t.cargo(P1) == ["rum", "rum"]
    assert t.gold(P1) == 14


def test_smugglers_cove() -> None:
    """M5.18: 6 gold and each special weapon that is missing."""
    t = found("ru_smugglers", weapons={P1: ["chain_shot"]})

    proved(t, "ru_smugglers")
    assert t.gold(P1) == 16
    assert t.names(P1, "weapons") == ["grappling_hooks", "chain_shot", "grape_shot"]
    assert t.state.armoury == [3, 3, 3]


def test_hermit_shipwright() -> None:
    """M5.18, M5.15: a modification out of any port, for nothing."""
    t = found("ru_hermit", offer={"havana": "gun_port"})

    t.play("P1 havana")

    proved(t, "ru_hermit")
    assert t.names(P1, "mods") == ["gun_port"]
    assert t.left(P1, "cannons") == 2
    assert t.state.offer[t.number("havana")] == NONE
    assert t.gold(P1) == 10


def test_silent_sloop() -> None:
    """M5.18, M12.1: a crew combat against 2 crew with Leadership 2; winning brings 15 gold."""
    t = found("ru_ghost")
    fight = t.state.fight
    assert fight is not None
    assert fight.garrison == (2, 2)
    assert t.state.rumour[P1] == t.number("ru_ghost")

    t.roll("skull skull 1 1")

    proved(t, "ru_ghost")
    assert t.gold(P1) == 25


def test_silent_sloop_lost() -> None:
    """M5.18, M12.3: whoever loses that fight dies, and there is no Glory."""
    t = found("ru_ghost")

    t.roll("1 1 skull skull")

    assert t.state.dead[P1]
    assert t.glory(P1) == 0
    assert t.number("ru_ghost") in t.state.rumour_deck


def test_silent_sloop_without_a_winner() -> None:
    """M5.18a, M12.4: both down with equal dice: the rumour is still to be proved."""
    t = found("ru_ghost")

    t.roll("skull skull skull skull")

    assert not t.state.dead[P1]
    assert t.state.rumour[P1] == t.number("ru_ghost")
    assert t.glory(P1) == 0
    assert not can_scout_rumour(t.state, P1), "without crew nobody boards"


def test_pearl_banks() -> None:
    """M5.18: 4 gold, and 3 for each success of four dice."""
    t = found("ru_pearls")

    t.roll("skull 1 skull 2")

    proved(t, "ru_pearls")
    assert t.gold(P1) == 20


def test_pirates_cache() -> None:
    """M5.18: 8 gold and a Glory card beside the one for the point."""
    t = found("ru_cache")

    t.play("? gl_wind")

    proved(t, "ru_cache")
    assert t.gold(P1) == 18
    assert sorted(t.hand(P1)) == ["gl_fog", "gl_wind"]


def test_ambergris() -> None:
    """M5.18: 9 gold, and the ship is repaired, crew apart."""
    t = found("ru_ambergris", damage={P1: {"hull": 1, "cargo": 1, "masts": 2, "crew": 1}})

    proved(t, "ru_ambergris")
    assert t.gold(P1) == 19
    left = [t.left(P1, where) for where in ("hull", "cargo", "masts", "crew", "cannons")]
    assert left == [2, 2, 2, 1, 1]


def test_secret_channel() -> None:
    """M5.18, M4.1: kept: Curaçao and Santo Domingo are adjacent for him alone."""
    t = found("ru_channel")

    proved(t, "ru_channel")
    assert t.number("santo_domingo") in neighbours(t.state, P1)
    t.state.zone[P2] = t.number("curacao")
    assert t.number("santo_domingo") not in neighbours(t.state, P2)


def test_lost_plate_ship() -> None:
    """M5.18, M11.4: 15 gold, but a hit on the hull."""
    t = found("ru_plate")

    proved(t, "ru_plate")
    assert t.gold(P1) == 25
    assert t.left(P1, "hull") == 1


def test_lost_plate_ship_left_alone() -> None:
    """M5.18: a hull that would not bear it: he may leave, and the rumour fails."""
    t = found("ru_plate", damage={P1: {"hull": 1}})

    t.expect(P1, "prompt-m-wreck", "pass, take")
    t.play("P1 pass")

    t.over()
    assert (t.gold(P1), t.glory(P1), t.left(P1, "hull")) == (10, 0, 1)
    assert t.state.rumour[P1] == NONE


def test_lost_plate_ship_to_the_last() -> None:
    """M5.18, M11.6: or he goes down with the gold, without Glory."""
    t = found("ru_plate", damage={P1: {"hull": 1}})

    t.play("P1 take")

    assert t.state.dead[P1]
    assert t.glory(P1) == 0


def test_forged_papers() -> None:
    """M5.18, M4.2: kept: bounties keep him out of no port."""
    t = harbour("curacao", rumour={P1: "ru_papers"}, bounty={P1: {"french": 2}})
    assert access(t.state, P1, t.number("tortuga")) == WANTED

    t.play("P1 prove")
    t.roll("skull 1 1")

    proved(t, "ru_papers")
    assert access(t.state, P1, t.number("tortuga")) == OPEN


def test_friend_at_court() -> None:
    """M5.18, M7.7: all bounties of one nation of his choice go."""
    t = found("ru_court", bounty={P1: {"french": 4, "dutch": 1}})

    t.play("P1 french")

    proved(t, "ru_court")
    assert t.bounties(P1) == {"dutch": 1}
    assert t.gold(P1) == 10


def test_friend_at_court_of_an_honest_captain() -> None:
    """M5.18: without bounties 8 gold."""
    t = found("ru_court")

    proved(t, "ru_court")
    assert t.gold(P1) == 18


def test_widows_sea_chest() -> None:
    """M5.18: two Glory cards and 4 gold."""
    t = found("ru_widow")

    t.play("? gl_wind", "? gl_prize")

    proved(t, "ru_widow")
    assert t.gold(P1) == 14
    assert len(t.hand(P1)) == 3


@pytest.mark.parametrize("ship", ["frigate", "galleon"])
def test_bankrupt_yard(ship: str) -> None:
    """M5.18, M5.12a: a ship for 22 gold and the old one; Glory for the rumour only."""
    t = found("ru_yard", gold={P1: 25})

    t.expect(P1, "prompt-m-ship-offer", "pass, ship frigate, ship galleon")
    t.play(f"P1 ship {ship}")

    proved(t, "ru_yard")
    assert t.ship(P1) == ship
    assert t.gold(P1) == 3
    assert not t.state.big_ship[P1]


def test_bankrupt_yard_for_gold() -> None:
    """M5.18: 8 gold instead."""
    t = found("ru_yard")

    t.play("P1 pass")

    proved(t, "ru_yard")
    assert t.gold(P1) == 18


def test_corrupt_clerk() -> None:
    """M5.18, M5.6: three cards of a good; 2 gold for each that does not fit into six."""
    t = found("ru_clerk", cargo={P1: ["rum"] * 5})

    t.play("P1 wood")

    proved(t, "ru_clerk")
    assert t.cargo(P1).count("wood") == 1
    assert t.gold(P1) == 14


def test_good_match() -> None:
    """M5.18, M2.9: kept: one die more in Influence tests."""
    t = found("ru_marriage")
    proved(t, "ru_marriage")

    t.play("P1 rumour")
    t.roll("1 1 1 1")

    assert t.state.dice == [1, 1, 1, 1]


def test_tavern_debts() -> None:
    """M5.18: 7 gold and a full crew."""
    t = found("ru_debts", damage={P1: {"crew": 2}})

    proved(t, "ru_debts")
    assert t.gold(P1) == 17
    assert t.left(P1, "crew") == 2


def test_cartographer() -> None:
    """M5.18, M2.9: kept: a failed Scouting test is rolled again, once a turn."""
    t = found("ru_cartographer")
    proved(t, "ru_cartographer")
    t.play("P1 done")
    t.state.mission[P1] = t.number("mi_survey")
    t.state.mission_deck.remove(t.number("mi_survey"))
    t.state.zone[P1], t.state.ashore[P1] = t.number("havana"), False

    t.do("scout_mission", P1)
    t.roll("1 1")
    t.expect(P1, "prompt-m-retest", "pass, ability")
    t.play("P1 ability")
    t.roll("1 skull")

    assert t.state.progress[P1] == 1
    t.state.zone[P1] = t.number("tortuga")
    t.do("scout_mission", P1)
    t.roll("1 1")
    t.over()
