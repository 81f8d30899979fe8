"""M10: naval combat, round by round; M9.11 to M9.13: NPCs in it."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.games.merchants.frames.battle import better, declarations
from doubloon.games.merchants.policy import crew_odds, declare, place_skull
from doubloon.games.merchants.words import BOARD, FLEE, LOCATIONS, SHOOT
from kit_merchants import P1, P2, Voyage, sea

DECLARE = "prompt-m-declare"


def battle(attacker: int | str = P1, defender: int | str = P2, **table: Any) -> Voyage:
    """Cinco (Seamanship 3) and Frances Wright (2) meet off Havana, or one of them an NPC."""
    seats = table.pop("seats", 2)
    zones = {P1: "havana", P2: "havana"}
    npcs = {side: "havana" for side in (attacker, defender) if isinstance(side, str)}
    table = {"captains": {P1: "cinco_de_irapuato"}, "zones": zones, "npcs": npcs, **table}
    t = sea(seats, **table)
    seat = attacker if isinstance(attacker, int) else defender
    assert isinstance(seat, int)
    t.do("start_battle", seat, t.side(attacker), t.side(defender))
    return t


def second_round(t: Voyage, dice: int = 5) -> None:
    """A first round in which nobody has a success."""
    t.roll(" ".join(["1"] * dice))


def test_first_round_only_shoot() -> None:
    """M10.2: nobody is asked in the first round; from the second on the attacker speaks first."""
    t = battle()
    second_round(t)

    assert t.told("m-declared") == []
    t.expect(P1, DECLARE, "shoot, board, flee")
    t.play("P1 board")
    t.expect(P2, DECLARE, "shoot, board, flee")
    t.play("P2 flee")
    assert [said["deed"] for said in t.told("m-declared")] == ["board", "flee"]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((5, 5, 1), (5, 4), 0),
        ((5, 1, 1), (5, 5), 1),
        ((5, 3, 1), (5, 3), 0),
        ((5, 2, 1), (5, 4), 1),
        ((5, 2, 1), (5, 3), -1),
        ((5, 5), (5, 5, 1), 1),
    ],
)
def test_who_wins_the_manoeuvre(
    first: tuple[int, ...], second: tuple[int, ...], winner: int
) -> None:
    """M10.3: more successes; then the sum of the other dice; then a tie."""
    assert better(first, second) == winner


def test_no_success_on_either_side() -> None:
    """M10.3: nobody wins, even with a higher sum: the next round comes."""
    t = battle()
    t.roll("4 4 4 1 1")

    assert t.told("m-manoeuvre-won") == []
    t.expect(P1, DECLARE)
    assert t.state.fight is not None
    assert t.state.fight.round == 2


@pytest.mark.parametrize(
    ("ships", "dice"),
    [
        ({P1: "sloop", P2: "flute"}, (4, 2)),
        ({P1: "sloop", P2: "frigate"}, (3, 2)),
        ({P1: "galleon", P2: "frigate"}, (3, 3)),
        ({P1: "galleon", P2: "flute"}, (3, 2)),
    ],
)
def test_a_nimbler_ship_gives_a_die(ships: dict[int, str], dice: tuple[int, int]) -> None:
    """M10.3: at least 2 more manoeuvrability, one die more."""
    t = battle(ships=ships)
    t.roll(" ".join(["1"] * sum(dice)))
    assert [said["dice"] for said in t.told("m-manoeuvred")] == list(dice)


def test_masts_destroyed() -> None:
    """M11.6, M17.22: one die though 2 more nimble, and only Shoot can be declared."""
    t = battle(ships={P2: "flute"}, damage={P1: {"masts": 2}})
    t.roll("1 1 1")
    assert [said["dice"] for said in t.told("m-manoeuvred")] == [1, 2]
    t.expect(P2, DECLARE, "shoot, board, flee")


def test_crew_destroyed_cannot_board() -> None:
    """M11.6, M17.23: without crew Board cannot be declared."""
    t = battle(damage={P1: {"crew": 2}})
    second_round(t)
    t.expect(P1, DECLARE, "shoot, flee")


def test_winner_hits_with_every_cannon() -> None:
    """M10.4: the winner scores as many hits as cannons, the loser one for each success."""
    t = battle(ships={P1: "frigate", P2: "frigate"})
    t.roll("skull 1 1 2 2")
    t.roll("1 2 4")

    assert [said["count"] for said in t.told("m-volley")] == [3]
    assert (t.left(P2, "cargo"), t.left(P2, "masts"), t.left(P2, "cannons")) == (2, 2, 2)
    assert t.left(P1, "hull") == 3


def test_loser_hits_once_for_each_success() -> None:
    """M10.4: at most as many as cannons."""
    t = battle(ships={P1: "frigate", P2: "sloop"})
    t.roll("skull skull skull skull skull")
    t.roll("1 2 3 3")

    assert [said["count"] for said in t.told("m-volley")] == [3, 1]
    assert t.left(P1, "crew") == 2


def test_tie_both_hit_by_successes() -> None:
    """M10.4: in a tie each scores one hit for each success, at most its cannons."""
    t = battle(ships={P1: "frigate", P2: "frigate"})
    t.roll("skull 1 2 skull 3")
    assert t.told("m-manoeuvre-tied")
    t.roll("1 2")

    assert (t.left(P1, "masts"), t.left(P2, "cargo")) == (2, 2)


def test_no_cannons_no_hits() -> None:
    """M11.6: destroyed cannons score nothing, not even for the winner."""
    t = battle(damage={P1: {"cannons": 1}})
    t.roll("skull skull skull 1 1")
    assert t.told("m-volley") == []
    t.expect(P1, DECLARE)


def test_boarding_after_the_losers_shots() -> None:
    """M10.5: the loser's shots come first, then the crew combat."""
    t = battle()
    second_round(t)
    t.play("P1 board", "P2 shoot")
    t.roll("skull skull 1 skull 1")
    t.roll("2")

    assert t.left(P1, "masts") == 1
    assert t.told("m-boarding") == [{"seat": P1, "npc": 0, "rival": P2, "foe": 0}]


def test_boarding_is_off_without_crew() -> None:
    """M10.5: shots have killed the boarder's last hand: the combat goes on."""
    t = battle(damage={P1: {"crew": 1}})
    second_round(t)
    t.play("P1 board", "P2 shoot")
    t.roll("skull skull 1 skull 1")
    t.roll("3")

    assert t.told("m-boarding") == []
    t.expect(P1, DECLARE, "shoot, flee")


def test_boarder_may_sink() -> None:
    """M10.5: the boarder's ship sinks under the loser's shots: his captain dies."""
    t = battle(damage={P1: {"hull": 1}})
    second_round(t)
    t.play("P1 board", "P2 shoot")
    t.roll("skull skull 1 skull 1")
    t.roll("skull")
    t.play("P1 hull", "? gl_wind", "P2 pass")

    assert t.state.dead[P1]
    assert t.glory(P2) == 1
    t.over()


def test_loser_who_declared_board_or_flee_does_nothing() -> None:
    """M10.7: only the winner acts."""
    t = battle(ships={P1: "frigate", P2: "frigate"})
    second_round(t)
    t.play("P1 shoot", "P2 board")
    t.roll("skull skull 1 skull 1")
    assert [said["count"] for said in t.told("m-volley")] == []
    t.roll("1 2 4")
    assert t.left(P1, "hull") == 3
    assert t.told("m-boarding") == []


def test_flee() -> None:
    """M10.6, M10.11: the winner gets away if the loser has no success; both stay in the zone."""
    t = battle()
    second_round(t)
    t.play("P1 flee", "P2 shoot")
    t.roll("skull 1 1 1 1")

    assert t.told("m-fled") == [{"seat": P1, "npc": 0}]
    assert t.zone(P1) == t.zone(P2) == "havana"
    assert t.glory(P1) == t.glory(P2) == 0
    t.over()


def test_failed_flight_is_shot_at() -> None:
    """M10.6, M10.9, M16.8: the loser of this roll had a success: he stays, and is shot at."""
    t = battle()
    second_round(t)
    t.play("P1 flee", "P2 shoot")
    t.roll("skull skull 1 skull 1")
    t.roll("2")

    assert t.told("m-fled") == []
    assert t.left(P1, "masts") == 1
    t.expect(P1, DECLARE)


def test_damage_is_simultaneous() -> None:
    """M10.8, M17.27: cannons lost in this round still fire in it."""
    t = battle()
    t.roll("skull skull 1 skull 1")
    t.roll("4 4")

    assert t.left(P1, "cannons") == t.left(P2, "cannons") == 0


def test_both_sink() -> None:
    """M10.10: both captains die, nobody wins, no Glory."""
    t = battle(damage={P1: {"hull": 1}, P2: {"hull": 1}})
    t.roll("skull skull 1 skull 1")
    t.roll("skull skull")
    t.play("P1 hull", "P2 hull")

    assert t.state.dead == [True, True]
    assert t.glory(P1) == t.glory(P2) == 0
    assert t.state.fight is None
    t.over()


def test_sinking_wins() -> None:
    """M1.2, M10.1, M14.2: a Glory point with its card, and no plunder."""
    t = battle(damage={P2: {"hull": 1}}, gold={P2: 30})
    t.roll("skull 1 1 1 1")
    t.roll("skull")
    t.play("P2 hull", "? gl_wind", "P1 pass")

    assert t.glory(P1) == 1
    assert t.hand(P1) == ["gl_wind"]
    assert t.gold(P1) == 10
    assert t.state.dead[P2]
    t.over()


def test_ten_rounds_without_a_hit_end_it() -> None:
    """M10.1a: ships without guns and crews that will not board break off after ten rounds."""
    ruin = {"cannons": 1, "crew": 2, "masts": 2}
    t = battle(damage={P1: ruin, P2: ruin})
    for _ in range(10):
        t.roll("skull 1")

    assert t.told("m-broke-off")
    assert t.state.fight is None
    assert t.glory(P1) == t.glory(P2) == 0
    t.over()


def test_a_hit_keeps_the_battle_going() -> None:
    """M10.1a: only rounds in a row without a hit count."""
    t = battle(ships={P1: "galleon", P2: "galleon"}, damage={P1: {"masts": 4}, P2: {"masts": 4}})
    for _ in range(9):
        t.roll("1 1")
    t.roll("skull 1")
    t.roll("1 1 1 1")
    t.roll("1 1")
    assert t.state.fight is not None
    assert t.state.fight.quiet == 1


# NPCs.


def test_npc_attacks() -> None:
    """M9.6, M9.13: the NPC is the attacker; its damage is kept by the values of its ship."""
    t = battle("pirate_sloop", P1)
    t.roll("1 1 1 skull 1 1")
    t.roll("2")
    assert t.left("pirate_sloop", "masts") == 1
    t.expect(P1, DECLARE, "shoot, board, flee")


def test_npc_is_repaired_afterwards() -> None:
    """M9.12: a survivor is as good as new; its opponent is not."""
    t = battle(P1, "dutch", ships={P1: "frigate"})
    t.roll("skull skull 1 skull 1 1")
    t.roll("2 2 2 2")
    assert t.left("dutch", "masts") == 0
    t.play("P1 flee")
    t.roll("skull 1 1 1")

    assert t.told("m-fled")
    assert t.left("dutch", "masts") == 3
    assert t.left(P1, "masts") == 2
    t.over()


def test_npc_sunk_leaves_the_board() -> None:
    """M9.2: its card is discarded; one below returns at the end of the round."""
    t = sea(captains={P1: "cinco_de_irapuato"}, zones={P1: "havana"}, ships={P1: "frigate"})
    t.put_npc("dutch", "havana", "ev_dutch_2", "ev_dutch_1")
    t.damage("dutch", hull=2, cargo=3)
    t.do("start_battle", P1, P1, t.side("dutch"))
    t.roll("skull skull 1 1 1 1")
    t.roll("1 2 4")
    t.play("? gl_wind", "P1 pass")

    assert t.zone("dutch") == ""
    assert [t.facts.events[event] for event in t.state.admirals[3]] == ["ev_dutch_2"]
    assert t.state.back == (3,)
    assert t.glory(P1) == 1
    t.over()


@pytest.mark.parametrize(
    ("damage", "flee"),
    [({}, False), ({"cannons": 1}, True), ({"crew": 1}, True), ({"hull": 2, "masts": 1}, False)],
)
def test_npc_flees_only_when_weaker(damage: dict[str, int], flee: bool) -> None:
    """M9.11: fewer cannons or less crew than its opponent."""
    t = battle(P1, "dutch", ships={P1: "frigate"})
    t.damage("dutch", **damage)
    assert (FLEE in declarations(t.state, 1)) == flee
    t.damage(P1, crew=3, cannons=3)
    assert FLEE not in declarations(t.state, 1)


def test_left_neighbour_plays_the_npc() -> None:
    """M9.11, M17.38: by choice the seat to the left of the player in combat answers."""
    t = battle(P1, "dutch", seats=3, ships={P1: "frigate"}, zones={P1: "havana"})
    t.state.left_plays_npc = True
    t.roll("1 1 1 1 1 1")
    t.play("P1 shoot")
    t.expect(P2, DECLARE, "shoot, board")
    t.play("P2 shoot")
    t.roll("skull 1 1 1 1 1")
    t.roll("skull 1 1")
    t.expect(P2, "prompt-m-place-hit", "hull, cargo, masts, crew, cannons")


def test_left_of_two_is_the_other_player() -> None:
    """M17.38: with two players the other one runs the NPC."""
    t = battle("dutch", P2, bounty={P2: {"dutch": 1}})
    t.state.left_plays_npc = True
    t.roll("1 1 1 1 1")
    t.expect(P1, DECLARE, "shoot, board")


@pytest.mark.parametrize(
    ("own", "foe", "does"),
    [
        ({}, {"crew": 2}, BOARD),
        ({"crew": 2}, {}, SHOOT),
        ({"crew": 2, "cannons": 2, "hull": 1}, {}, FLEE),
        ({"crew": 2, "cannons": 3}, {}, FLEE),
        ({"cannons": 3}, {"crew": 1}, BOARD),
        ({"masts": 3}, {"crew": 2}, SHOOT),
    ],
)
def test_policy_declares(own: dict[str, int], foe: dict[str, int], does: int) -> None:
    """M9.11: the NPC tries to win, or else to live, by what everybody sees."""
    t = battle(P1, "dutch", ships={P1: "frigate"})
    t.damage("dutch", **own)
    t.damage(P1, **foe)
    assert declare(t.state, 1, declarations(t.state, 1)) == does


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        ({}, "cargo"),
        ({"cargo": 3}, "masts"),
        ({"cargo": 3, "masts": 2}, "hull"),
        ({"cargo": 3, "masts": 2, "hull": 1}, "cannons"),
        ({"cargo": 3, "masts": 2, "hull": 1, "cannons": 1}, "crew"),
        ({"cargo": 3, "masts": 2, "hull": 1, "cannons": 2, "crew": 2}, "hull"),
        ({"cargo": 3, "masts": 2, "hull": 2, "cannons": 2, "crew": 2}, "masts"),
        ({"cargo": 3, "masts": 3, "hull": 2, "cannons": 2, "crew": 2}, "crew"),
        ({"cargo": 3, "masts": 3, "hull": 2, "cannons": 2, "crew": 3}, "cannons"),
        ({"cargo": 3, "masts": 3, "hull": 2, "cannons": 3, "crew": 3}, "hull"),
    ],
)
def test_policy_places_skulls(damage: dict[str, int], place: str) -> None:
    """M11.3: the NPC takes a skull where it hurts least."""
    t = battle(P1, "dutch")
    t.damage("dutch", **damage)
    assert LOCATIONS[place_skull(t.state, t.side("dutch"))] == place


def test_policy_knows_its_odds() -> None:
    """M12.2: even crews have even chances, and each hand more raises them."""
    assert crew_odds(3, 3, 3, 3) == pytest.approx(0.5)
    assert crew_odds(3, 3, 0, 3) == 1
    assert crew_odds(0, 3, 3, 3) == 0
    odds = [crew_odds(hands, 3, 3, 3) for hands in range(1, 6)]
    assert odds == sorted(odds)
    assert crew_odds(3, 2, 3, 3) + crew_odds(3, 3, 3, 2) == pytest.approx(1)
