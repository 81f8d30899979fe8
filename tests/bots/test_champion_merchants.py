"""The champion of Merchants & Marauders: what it knows of fights, nights at sea, and trade, and how
it looks ahead."""

from __future__ import annotations

from random import Random

import pytest

import doubloon
from doubloon.bots import make_bot
from doubloon.bots.lead import lead
from doubloon.bots.merchants.ahead import ALIKE, PURPOSES, Rehearsal, purposes
from doubloon.bots.merchants.chart import Chart
from doubloon.bots.merchants.duel import forecast, raid_forecast
from doubloon.bots.merchants.outlook import WEIGHTS, facts_of, outlook, points
from doubloon.bots.merchants.voyage import Goal
from doubloon.engine.seat import NOBODY
from doubloon.games.merchants.frames.plunder import Prize
from doubloon.games.merchants.frames.step import Step
from doubloon.games.merchants.state import NPC_SIDE
from doubloon.games.merchants.words import DONE, LEAVE, NPC_NAMES, PORT
from doubloon.lab.teach_merchants import lessons
from kit_harbour import harbour
from kit_merchants import P1, P2, Voyage, sea

SLOOP = NPC_SIDE + NPC_NAMES.index("pirate_sloop")


def says(t: Voyage, name: str = "champion") -> str:
    """What a bot says to the question on the table."""
    seat = t.decision.seat
    choice = make_bot(name, "merchants", Random(1)).choose(t.table.view(seat), t.decision)
    return choice if isinstance(choice, str) else choice.word


def test_a_galleon_need_not_fear_a_pirate_sloop_and_a_flute_must() -> None:
    """Forecasts tell a strong ship from a weak one."""
    strong = sea(ships={P1: "galleon"}, zones={P1: "nassau"}, npcs={"pirate_sloop": "nassau"})
    weak = sea(ships={P1: "flute"}, zones={P1: "nassau"}, npcs={"pirate_sloop": "nassau"})
    assert forecast(strong.state, P1, SLOOP).won > forecast(weak.state, P1, SLOOP).won + 0.2
    assert forecast(weak.state, P1, SLOOP).lost > forecast(strong.state, P1, SLOOP).lost + 0.2


def test_a_forecast_does_not_look_at_hands_gold_or_goods() -> None:
    """M1.7, M1.8: they are secret, and do not change it."""
    poor = sea(zones={P1: "havana", P2: "havana"})
    rich = sea(
        zones={P1: "havana", P2: "havana"},
        hands={P2: ["gl_brace", "gl_marines"]},
        cargo={P2: ["rum", "rum"]},
        gold={P2: 30},
    )
    assert forecast(poor.state, P1, P2) == forecast(rich.state, P1, P2)


def test_a_nimble_ship_raids_better_than_a_galleon() -> None:
    """M6.9: merchants escape from a ship that is not nimble."""
    hauls = {
        ship: raid_forecast(sea(ships={P1: ship}, zones={P1: "havana"}).state, P1, 0)
        for ship in ("frigate", "galleon")
    }
    assert hauls["frigate"].gold > hauls["galleon"].gold + 3


def test_in_a_storm_the_night_is_worse_at_sea() -> None:
    """M3.2: a storm strikes whoever ends the turn at sea."""
    fair = Chart(sea(zones={P1: "havana"}).state, P1)
    foul = Chart(sea(zones={P1: "havana"}, event="ev_storm_1").state, P1)
    assert foul.night(0, False) > fair.night(0, False) + 1
    assert foul.night(0, True) == fair.night(0, True)


@pytest.mark.parametrize(("event", "said"), [("ev_storm_1", "done"), (None, "leave")])
def test_with_the_last_action_it_puts_to_sea_unless_there_is_a_storm(
    event: str | None, said: str
) -> None:
    """A turn that ends in port is an action lost, and the ship saved."""
    t = sea(
        ports={P1: "havana"},
        cargo={P1: ["rum", "rum"]},
        demand={"tortuga": "rum"},
        damage={P1: {"hull": 1}},
        event=event,
        actions=1,
    )
    t.state.ported = True
    t.act()

    assert says(t) == said


@pytest.mark.parametrize(("own", "said"), [("frigate", "pass"), ("sloop", "take")])
def test_it_does_not_give_a_good_ship_for_a_bad_one(own: str, said: str) -> None:
    """M14.5: a beaten ship may be taken, and the own one is lost then."""
    t = sea(ships={P1: own, P2: "flute"}, zones={P1: "havana", P2: "havana"})
    t.on(Prize(P1, P2))

    assert says(t) == said


def test_gold_that_nearly_wins_is_not_spent_on_a_ship() -> None:
    """M1.3: with 6 points 33 gold is three more; a frigate would be one."""
    t = harbour("cartagena", gold={P1: 33}, glory={P1: 6})
    assert "ship frigate" in t.options
    assert not says(t).startswith("ship")


def test_a_game_goes_the_same_way_again() -> None:
    """Nothing but the view counts, not even what was forecast before."""
    logs = [doubloon.play("merchants", ["champion", "random"], seed=5).log for _ in range(2)]
    assert [str(line) for line in logs[0]] == [str(line) for line in logs[1]]


# Looking ahead.


def laden() -> Voyage:
    """Three of a kind aboard, in port, and the next port but one wants them."""
    t = sea(
        ports={P1: "havana"},
        ships={P1: "flute"},
        cargo={P1: ["rum", "rum", "rum"]},
        demand={"tortuga": "rum", "havana": "wood"},
    )
    t.state.stack = [Step("end_round", NOBODY), Step("end_turn", P1)]
    t.act()
    return t


def test_purposes_begin_with_the_usual_and_are_few_and_different() -> None:
    """Some lead the same way at first, but not all."""
    t = laden()
    codes = list(t.decision.options.codes)
    found = purposes(t.state, P1, codes, LEAVE)

    assert found[0].code == LEAVE
    assert 2 <= len(found) <= PURPOSES
    assert len({(goal.zone, goal.deed) for goal in found}) == len(found)
    assert all(goal.code in codes for goal in found)
    assert all(sum(goal.code == one.code for one in found) <= ALIKE for goal in found)


def test_a_rehearsed_sale_is_better_than_staying_in_port() -> None:
    """A purpose is followed to its end, what it brings is counted, the table is left alone."""
    t = laden()
    before = t.table.view(P1)
    sale = Goal(2.0, 5.0, LEAVE, t.facts.zones.index("tortuga"), PORT)
    wait = Goal(0.0, 1.0, DONE)
    sold = [Rehearsal(t.state, P1, number).run(sale) for number in range(1, 9)]
    waited = [Rehearsal(t.state, P1, number).run(wait) for number in range(1, 9)]

    assert lead(sold, waited, 1.0) > 0.5
    assert sold == [Rehearsal(t.state, P1, number).run(sale) for number in range(1, 9)]
    assert t.table.view(P1) == before
    assert says(t) == "leave"


def test_one_is_ahead_by_the_mean_less_the_error() -> None:
    """Three points on average, give or take one."""
    assert lead([4.0, 4.0], [2.0, 0.0], 0.0) == 3.0
    assert lead([4.0, 4.0], [2.0, 0.0], 1.0) == 2.0


def test_points_count_gold_and_the_outlook_what_will_come_of_goods() -> None:
    """M1.3: half of the goal may be gold; goods that nobody wants are worth little."""
    poor, rich = sea(gold={P1: 0}).state, sea(gold={P1: 90}, glory={P1: 1}).state
    assert (points(poor, P1), points(rich, P1)) == (0.0, 6.0)
    wanted = sea(ports={P1: "havana"}, cargo={P1: ["rum"] * 3}, demand={"tortuga": "rum"}).state
    mixed = sea(ports={P1: "havana"}, cargo={P1: ["rum", "wood", "sugar"]}).state
    assert outlook(wanted, P1) > outlook(mixed, P1) + 0.3


def test_there_is_a_weight_for_every_fact() -> None:
    """What is taught is what is played with."""
    facts, won, numbers = lessons(1, 5)
    assert facts.shape == (len(won), len(WEIGHTS)) == (len(numbers), len(facts_of(sea().state, P1)))
