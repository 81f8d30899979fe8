"""The shipyard (M5.8 to M5.15)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.frames import yard
from doubloon.games.merchants.frames.step import STEPS
from doubloon.games.merchants.state import State
from kit_harbour import harbour, words
from kit_merchants import P1, P2, sea


@pytest.fixture
def scattered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """Modifications that were put back; they wait to be dealt to ports."""
    seen: list[tuple[int, ...]] = []
    deal = STEPS["scatter_mods"]

    def note(s: State, seat: int, args: tuple[int, ...]) -> None:
        seen.append(args)
        deal(s, seat, args)

    monkeypatch.setitem(STEPS, "scatter_mods", note)
    return seen


@pytest.mark.parametrize(
    ("ship", "cost"), [("sloop", 10), ("flute", 10), ("frigate", 35), ("galleon", 35)]
)
def test_a_ship_costs_its_price_less_the_old_one(ship: str, cost: int) -> None:
    """M5.8, M5.9: a whole sloop brings 5."""
    t = harbour("nassau", gold={P1: cost - 5})
    assert f"ship {ship}" in t.options

    t.play(f"P1 ship {ship}", *(["? gl_fog"] if cost == 35 else []))

    assert t.gold(P1) == 0
    assert t.ship(P1) == ship


@pytest.mark.parametrize("ship", ["sloop", "flute", "frigate", "galleon"])
def test_a_gold_short_is_too_little(ship: str) -> None:
    """M5.9: sale and purchase happen together, and must be paid."""
    cost = 10 if ship in ("sloop", "flute") else 35

    assert f"ship {ship}" not in harbour("nassau", gold={P1: cost - 6}).options


def test_there_is_no_man_of_war_to_buy() -> None:
    """M5.11: a man-of-war cannot be bought."""
    assert "ship man_o_war" not in harbour("nassau", gold={P1: 99}).options


def test_a_man_of_war_brings_nothing(scattered: list[tuple[int, ...]]) -> None:
    """M5.11: it is abandoned for nothing, modifications and all."""
    t = harbour("nassau", gold={P1: 10}, ships={P1: "man_o_war"}, mods={P1: ["chasers"]}, offer={})

    assert yard.ship_worth(t.state, P1, t.state.mods[P1]) == 0
    t.play("? rigging", "P1 ship sloop")
    assert t.gold(P1) == 0
    assert scattered == [(t.number("chasers"),)]


@pytest.mark.parametrize(
    ("damage", "worth"),
    [({}, 12), ({"hull": 1, "masts": 2, "cannons": 1}, 8), ({"crew": 2}, 12)],
    ids=["whole", "damaged", "crew"],
)
def test_worth_of_a_frigate_with_two_modifications(damage: dict[str, int], worth: int) -> None:
    """M5.9, M16.11: price, 1 for each modification, less 1 for each damage but crew."""
    t = sea(ships={P1: "frigate"}, mods={P1: ["rigging", "chasers"]}, damage={P1: damage})

    assert yard.ship_worth(t.state, P1, t.state.mods[P1]) == worth


def test_worth_is_not_below_nothing() -> None:
    """M5.9, M17.11: a wreck brings 0."""
    t = sea(ships={P1: "flute"}, damage={P1: {"hull": 2, "cargo": 3, "masts": 2}})

    assert yard.ship_worth(t.state, P1, 0) == 0


def test_a_dear_ship_for_a_cheap_one_pays_out(scattered: list[tuple[int, ...]]) -> None:
    """M5.9: whoever gets more for the old ship than the new one costs is paid the rest."""
    mods = ["rigging", "long_guns", "swivels"]
    t = harbour("nassau", gold={P1: 0}, ships={P1: "frigate"}, mods={P1: mods})

    t.play("P1 ship flute")

    assert t.gold(P1) == 3
    assert scattered == [tuple(sorted(t.number(mod) for mod in mods))]


@pytest.mark.parametrize(("had", "has"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_crew_moves_over_as_far_as_there_is_room(had: int, has: int) -> None:
    """M5.10: and is not topped up; everything else is new."""
    t = harbour("nassau", ships={P1: "frigate"}, damage={P1: {"crew": 3 - had, "masts": 2}})

    t.play("P1 ship sloop")

    assert t.left(P1, "crew") == has
    assert t.left(P1, "masts") == 2


def test_weapons_move_over_and_modifications_do_not(scattered: list[tuple[int, ...]]) -> None:
    """M5.10, M13.10: the tokens go back to ports."""
    t = harbour("nassau", weapons={P1: ["chain_shot"]}, mods={P1: ["gun_port", "hull_plating"]})
    t.state.flipped[P1] = 1 << t.number("hull_plating")

    t.play("P1 ship flute")

    assert t.names(P1, "weapons") == ["chain_shot"]
    assert t.names(P1, "mods") == t.names(P1, "flipped") == []
    assert scattered == [(t.number("hull_plating"), t.number("gun_port"))]
    assert t.left(P1, "cannons") == 1


@pytest.mark.parametrize("ship", ["frigate", "galleon"])
def test_a_big_ship_is_worth_glory(ship: str) -> None:
    """M5.12, M1.2 f: a point and a card for a frigate or galleon bought."""
    t = harbour("nassau", gold={P1: 35})

    t.play(f"P1 ship {ship}", "? gl_fog")

    assert t.glory(P1) == 1
    assert t.state.big_ship[P1]
    t.expect(P1, "prompt-m-port")


def test_once_for_a_captain() -> None:
    """M5.12, M17.12: a galleon after a frigate is worth no more Glory."""
    t = harbour("nassau", gold={P1: 60})

    t.play("P1 ship frigate", "? gl_fog", "P1 ship galleon")

    t.expect(P1, "prompt-m-port")
    assert t.glory(P1) == 1
    assert t.gold(P1) == 60 - 30 - 25


def test_a_small_ship_is_worth_no_glory() -> None:
    """M5.12: only frigates and galleons."""
    t = harbour("nassau")

    t.play("P1 ship flute")

    t.expect(P1, "prompt-m-port")
    assert t.glory(P1) == 0


def test_a_new_captain_buys_his_own_frigate() -> None:
    """M17.13: the mark goes with the captain."""
    t = sea()
    t.state.big_ship[P1] = False

    yard.buy_ship(t.state, P1, yard.FRIGATE, 5, True)
    t.settle()

    t.play("? gl_fog")
    assert t.glory(P1) == 1


def test_a_ship_out_of_a_rumour_is_worth_no_glory_and_leaves_the_mark() -> None:
    """M5.12a: the point of the yard is still to be had."""
    t = sea(gold={P1: 22})

    yard.buy_ship(t.state, P1, yard.FRIGATE, 22, False)

    assert (t.gold(P1), t.glory(P1), t.state.big_ship[P1]) == (0, 0, False)


# Weapons, repairs, modifications.


@pytest.mark.parametrize("weapon", ["grappling_hooks", "chain_shot", "grape_shot"])
def test_special_weapons_cost_three_and_bring_one(weapon: str) -> None:
    """M5.8, M5.13: one of each kind; the supply shrinks and grows."""
    t = harbour("havana")
    kind = t.facts.weapons.index(weapon)

    t.play(f"P1 weapon {weapon}")

    assert t.gold(P1) == 7
    assert t.state.armoury[kind] == 3
    assert f"weapon {weapon}" not in t.options
    t.play(f"P1 vend {weapon}")
    assert t.gold(P1) == 8
    assert t.state.armoury[kind] == 4


def test_the_supply_of_weapons_is_limited() -> None:
    """M2.1: twelve tokens, four of each kind."""
    t = harbour("havana")
    t.state.armoury[t.facts.weapons.index("chain_shot")] = 0
    t.settle()

    assert words(t, "weapon") == {"weapon grappling_hooks", "weapon grape_shot"}


@pytest.mark.parametrize("location", ["hull", "cargo", "masts", "cannons"])
def test_repairs_cost_two_a_point(location: str) -> None:
    """M5.14: in any location but crew."""
    t = harbour("havana", ships={P1: "galleon"}, damage={P1: {location: 2}})

    t.play(f"P1 repair {location}")

    assert t.gold(P1) == 8
    assert words(t, "repair") == {f"repair {location}"}
    t.play(f"P1 repair {location}")
    assert not words(t, "repair")


def test_crew_is_not_repaired() -> None:
    """M5.14: crew is recruited."""
    assert not words(harbour("havana", damage={P1: {"crew": 1}}), "repair")


@pytest.mark.parametrize(("mod", "location"), [("big_hold", "cargo"), ("gun_port", "cannons")])
def test_a_modification_is_bought_where_it_lies(mod: str, location: str) -> None:
    """M5.15, M13.7: 3 gold, the cube moves up, and the port has none then."""
    t = harbour("havana", offer={"havana": mod})
    before = t.left(P1, location)

    t.play("P1 modify")

    assert t.gold(P1) == 7
    assert t.names(P1, "mods") == [mod]
    assert t.left(P1, location) == before + 1
    assert "modify" not in t.options
    assert t.state.offer[t.number("havana")] == -1


def test_no_value_grows_beyond_five() -> None:
    """M2.8, M13.7: a galleon's hold is 5 already."""
    t = harbour("havana", offer={"havana": "big_hold"}, ships={P1: "galleon"})

    t.play("P1 modify")

    assert t.left(P1, "cargo") == 5


def test_a_damaged_location_grows_by_one_too() -> None:
    """M13.7: the damage stays."""
    t = harbour("havana", offer={"havana": "big_hold"}, damage={P1: {"cargo": 1}})

    t.play("P1 modify")

    assert t.left(P1, "cargo") == 2
    assert "repair cargo" in t.options


def test_hammocks_must_be_filled() -> None:
    """M13.7: one more hand, to be recruited."""
    t = harbour("havana", offer={"havana": "hammocks"})
    assert "recruit" not in t.options

    t.play("P1 modify")

    assert t.left(P1, "crew") == 2
    assert "recruit" in t.options


def test_one_modification_of_a_kind() -> None:
    """M5.15: at most one of each kind on a ship."""
    t = harbour("havana", offer={"havana": "rigging"}, mods={P1: ["rigging"]})

    assert "modify" not in t.options


def test_a_spent_reinforced_hull_is_turned_back() -> None:
    """M13.8: for 3 gold, in any port."""
    t = harbour("havana", mods={P1: ["hull_plating"]})
    assert "reinforce" not in t.options
    t.play("P1 done")
    t.state.flipped[P1] = 1 << t.number("hull_plating")
    t.do("port_action", P1)

    t.play("P1 reinforce")

    assert t.gold(P1) == 7
    assert t.names(P1, "flipped") == []
    assert t.names(P1, "mods") == ["hull_plating"]


def test_the_chest_pays_at_home_only() -> None:
    """M5.22: stashed gold may be spent in the home port."""
    home = harbour("cartagena", gold={P1: 1}, chest={P1: 4})
    away = harbour("havana", gold={P1: 1}, chest={P1: 4})

    assert words(home, "weapon")
    assert not words(away, "weapon")
    home.play("P1 weapon chain_shot")
    assert (home.gold(P1), home.chest(P1)) == (0, 2)
    assert home.gold(P2) == 10
