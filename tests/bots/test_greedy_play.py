"""What the greedy player of Port Royal does where the right move is plain."""

from __future__ import annotations

from random import Random

import pytest

import doubloon
from doubloon.bots.port_royal import Greedy
from doubloon.bots.port_royal.draw import best_of_four, safe_of_four
from kit import P1, P2, P3, PortRoyal, table

TEN_POINTS = ["admiral-3", "admiral-3", "jester-3", "trader-red-1"]
RICH_RIVAL = {P1: 9, P2: 9, P3: 9}


def choice(t: PortRoyal) -> str:
    """The word that greedy says to what is asked now."""
    seat = t.decision.seat
    return Greedy().choose(t.table.view(seat), t.decision).word


def test_repels_a_second_ship_of_a_colour() -> None:
    """R3.6a: nobody has to bust."""
    t = table(harbour=["red-1-1"], displays={P1: ["pirate-3", "sailor-1"]})
    t.play("P1 draw", "? red-3-2")
    assert choice(t) == "repel"


@pytest.mark.parametrize("seed", range(4))
def test_never_busts_on_purpose(seed: int) -> None:
    """R3.6a: whenever a ship can be repelled that would bust, it is."""
    t = doubloon.table("port-royal", seats=4, seed=seed)
    bot, random = Greedy(), Random(seed)
    asked = 0
    while decision := t.decision:
        view = t.view(decision.seat)
        said = bot.choose(view, decision)
        if "admit" in {option.word for option in decision.options}:
            asked += 1
            before = t.told
            t.play(said)
            assert "busted" not in [event.data()["event"] for event in t.events(None, before)]
        else:
            t.play(said if random.random() < 0.9 else decision.options.sample(random))
    assert asked


def test_draws_while_no_ship_can_bust() -> None:
    """R3.6: without a ship in the harbour another card is free."""
    assert choice(table(harbour=["sailor-1", "settler"])) == "draw"


def test_stops_before_an_almost_certain_bust() -> None:
    """R3.6: four colours lie there, two cards may be taken, and nearly every ship busts."""
    ships = ["red-6-3", "blue-5-4", "green-5-4", "yellow-4-4"]
    assert choice(table(harbour=[*ships, "admiral-2"], coins={P1: 7})) == "stop"


def test_hires_the_person_who_wins() -> None:
    """R6.1: the twelfth point ends the game; a rich ship does not matter any more."""
    t = table(
        phase=2,
        harbour=["sailor-2", "blue-5-4", "settler"],
        displays={P1: TEN_POINTS},
        coins=RICH_RIVAL,
        first=P2,
        active=P1,
    )
    assert choice(t) == "hire sailor-2"


def test_stops_when_a_hire_wins() -> None:
    """R6.1: with the winning person in the harbour there is nothing to wait for."""
    t = table(
        harbour=["sailor-2", "blue-5-4", "red-1-1", "green-1-1"],
        displays={P1: TEN_POINTS},
        coins=RICH_RIVAL,
        first=P2,
        active=P1,
    )
    assert choice(t) == "stop"


def test_last_turn_counts_influence_only() -> None:
    """R6.3: in the last take step of the game three points beat any ship."""
    t = table(
        phase=2,
        ending=True,
        first=P2,
        active=P1,
        harbour=["sailor-3", "sailor-1", "blue-5-4"],
        displays={P1: TEN_POINTS, P2: ["mademoiselle-3"] * 2 + ["sailor-2"] * 2 + ["pirate-2"]},
        coins={P1: 8},
    )
    assert choice(t) == "hire sailor-3"


def test_last_turn_draws_on_while_behind() -> None:
    """R6.2: who loses by stopping has nothing to lose."""
    t = table(
        ending=True,
        first=P2,
        active=P1,
        harbour=["sailor-1", "blue-5-4", "red-skull-4", "green-5-4"],
        displays={P2: ["mademoiselle-3"] * 2 + ["sailor-2"] * 2 + ["pirate-2"]},
        coins={P1: 4},
    )
    assert choice(t) == "draw"


@pytest.mark.parametrize("end", ["standard", "expedition"])
def test_completes_expeditions(end: str) -> None:
    """R4.14: four influence and two coins for two Settlers; the better one first."""
    t = table(
        end=end,
        expeditions=["two-houses", "two-crosses-house"],
        displays={P1: ["settler", "settler", "priest", "priest"]},
        harbour=["red-1-1"],
    )
    assert choice(t) == "complete two-crosses-house"


def test_keeps_the_jack() -> None:
    """R4.13: a Jack can go for any symbol later."""
    t = table(expeditions=["two-houses"], displays={P1: ["settler", "settler", "jack"]})
    t.play("P1 complete two-houses")
    assert choice(t) == "give settler"


def test_wants_an_expedition_where_one_is_needed() -> None:
    """R7.1: twelve influence do not win without; the missing Settler comes first."""
    t = table(
        phase=2,
        end="expedition",
        expeditions=["two-houses"],
        harbour=["settler", "sailor-3", "blue-5-4"],
        displays={P1: [*TEN_POINTS, "settler"]},
        coins={P1: 7},
    )
    assert choice(t) == "hire settler"
    t.play("P1 hire settler")
    assert choice(t) == "complete two-houses"


def test_ends_games_by_expedition() -> None:
    """R7.1: greedy players bring the game to its end, which takes an expedition."""
    for seed in range(4):
        t = doubloon.play("port-royal", ["greedy"] * 4, seed=seed, options={"end": "expedition"})
        assert t.outcome is not None
        assert t.outcome.reason.id == "end-influence"
        assert t.view(None)["turn"] < 60


def test_names_the_rival_furthest_behind() -> None:
    """R10.6: the coin goes where it helps least."""
    t = table(
        mix=["contract-crew"],
        phase=2,
        harbour=["yellow-4-3-gift"],
        displays={P2: ["sailor-3"], P3: ["sailor-1"]},
    )
    t.play("P1 trade yellow-4-3-gift")
    assert choice(t) == "name P3"


def test_takes_ships_for_the_wholesaler() -> None:
    """R8.4: a ship of the Wholesaler's colour is a point, even if another brings more coins."""
    t = table(
        mode="set-sail",
        phase=2,
        harbour=["red-1-1", "blue-5-3"],
        displays={P1: ["wholesaler-red-2"]},
    )
    assert choice(t) == "trade red-1-1"


def test_odds_of_four_cards() -> None:
    """R9.4: counted by hand for small bags."""
    assert safe_of_four([4], 0, 4) == 0
    assert safe_of_four([1, 1, 1, 1], 0, 4) == 1
    assert safe_of_four([2], 3, 5) == pytest.approx(2 / 5)
    assert safe_of_four([], 4, 5) == pytest.approx(1 / 5)


def test_best_of_four_cards() -> None:
    """The best of four draws lies between the mean and the most."""
    assert best_of_four([(2.0, 3)]) == 2.0
    assert best_of_four([(0.0, 1), (1.0, 1)]) == pytest.approx(15 / 16)
