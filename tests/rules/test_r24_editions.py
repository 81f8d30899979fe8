"""R24: where the editions differ, and what we do."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, table

SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


def test_the_first_player_sets_the_last_turn() -> None:
    """R24.1: not the player who was active when the end was triggered."""
    t = table(first=P2, active=P3, ending=True, phase=2)
    assert t.asked == P1

    t.play("P1 draw", "? governor", "P1 stop")

    assert t.asked is None
    assert t.outcome.reason.rule == "R6.2"


def test_a_bust_pays_per_jester() -> None:
    """R24.2: two Jesters bring two coins."""
    t = table(harbour=["red-1-1"], displays={P2: ["jester-1", "jester-3"]})

    t.play("P1 draw", "? red-3-2")

    assert t.purses == [3, 5, 3]
    assert t.asked == P2


def test_an_empty_harbour_pays_per_jester() -> None:
    """R24.3: two Jesters bring two coins."""
    t = table(displays={P3: ["jester-1", "jester-3"]}, phase=2)

    assert t.purses == [3, 3, 5]
    assert t.asked == P2


def test_admirals_count_each_and_look_at_the_harbour_only() -> None:
    """R24.4: 2 coins per Admiral; expeditions beside the harbour are no harbour cards."""
    display = {P1: ["admiral-1", "admiral-2"]}
    four = table(harbour=SHIPS[:4], expeditions=["two-houses"], displays=display, phase=2)
    five = table(harbour=SHIPS, displays=display, phase=2)

    assert four.coins(P1) == 3
    assert five.coins(P1) == 7
    assert four.asked == five.asked == P1


@pytest.mark.parametrize(
    ("person", "cards"), [("admiral-1", 2), ("governor", 2), ("mademoiselle-2", 2)]
)
def test_who_works_in_the_turn_of_hiring(person: str, cards: int) -> None:
    """R24.5: Admiral and Governor wait; a Mademoiselle makes the next hire cheaper at once."""
    t = table(harbour=[*SHIPS, person, "settler"], coins={P1: 14}, phase=2)

    t.play(f"P1 hire {person}")
    coins = t.coins(P1)
    assert t.decision.prompt.args == {"count": cards}
    t.play("P1 hire settler")

    assert coins - t.coins(P1) == (3 if person == "mademoiselle-2" else 4)
    assert t.asked == P1


def test_a_jester_waits_in_the_turn_of_hiring() -> None:
    """R24.5: he was the last card of the harbour, and still pays nothing."""
    t = table(harbour=["jester-1"], coins={P1: 5}, displays={P2: ["jester-2"]}, phase=2)

    t.play("P1 hire jester-1")

    assert t.purses == [0, 4, 3]
    assert t.asked == P2


def test_only_the_active_player_completes() -> None:
    """R24.6: others have to wait for their own turn."""
    t = table(harbour=["red-1-1"], expeditions=["two-houses"], displays={P2: ["settler"] * 2})

    t.play("P1 stop", "P1 pass")
    assert "complete two-houses" not in t.options
    t.play("P2 pass", "P3 pass")

    assert t.asked == P2
    assert "complete two-houses" in t.options


@pytest.mark.parametrize(("coins", "paid"), [(12, 6), (13, 6), (14, 7), (15, 7)])
def test_odd_purses_pay_the_smaller_half(coins: int, paid: int) -> None:
    """R24.7: half, rounded down."""
    t = table(coins={P1: coins}, displays={P2: ["sailor-1"]})

    t.play("P1 draw", "? tax-swords")

    assert t.coins(P1) == coins - paid
    assert t.options == {"draw", "stop"}


def test_a_tie_to_the_last_is_a_shared_victory() -> None:
    """R24.8: equal influence and equal coins win together."""
    t = table(active=P3, ending=True, coins={P1: 4, P2: 4}, phase=2)

    assert t.asked is None
    assert t.outcome.winners == [P1, P2]


def test_others_act_if_the_active_player_takes_nothing() -> None:
    """R24.9: every player gets the opportunity."""
    t = table(harbour=["red-1-1"], phase=2)

    t.play("P1 pass", "P2 trade red-1-1")

    assert t.purses == [4, 3, 3]
    assert t.asked == P2


def test_the_turn_of_hiring_is_one_turn() -> None:
    """R24.11: an Admiral hired by P1 pays in P2's turn already."""
    t = table(harbour=["admiral-1"], coins={P1: 5}, phase=2)

    t.play("P1 hire admiral-1")
    for card in ("settler", *SHIPS):
        t.play("P2 draw", f"? {card}")
    t.play("P2 stop", "P2 trade red-1-1", "P2 pass", "P3 pass")

    assert t.asked == P1
    assert t.coins(P1) == 2


def test_a_first_ship_may_be_repelled() -> None:
    """R24.12: any drawn ship, not only a second one of its colour."""
    t = table(displays={P1: ["sailor-1"]})

    t.play("P1 draw", "? yellow-1-1")

    assert t.options == {"repel", "admit"}


def test_the_data_marks_what_mixes() -> None:
    """R24.14: a flag tells the 20 cards of Set Sail that join the base deck."""
    rows = [row for row in table().table.game.cards() if row["set"] == "set-sail"]

    assert sum(row["copies"] for row in rows if row.get("mix")) == 20
    assert sum(row["copies"] for row in rows) == 60
    assert {row["kind"] for row in rows if row.get("mix")} == {"person", "ship"}


def test_each_gunner_pays() -> None:
    """R24.15: per Gunner, once each."""
    t = table(
        mix=["contract-crew"],
        harbour=SHIPS[:3],
        displays={P1: ["gunner-1", "gunner-2", "gunner-3"]},
        phase=2,
    )

    assert t.coins(P1) == 3 + 3 * 2
    assert t.asked == P1


def test_the_points_are_called_influence() -> None:
    """R24.16: in the standing, in the view and on the cards."""
    t = table(active=P3, ending=True, displays={P1: ["sailor-3"]}, coins={P1: 2}, phase=2)

    assert t.outcome.standing[0].scores == {"influence": 3, "coins": 2}
    assert t.table.view(None)["players"][P1]["influence"] == 3


def test_each_trader_of_the_colour_pays() -> None:
    """R24.17: two Traders, two coins more."""
    t = table(harbour=["black-4-2"], displays={P1: ["trader-black-1"] * 2}, phase=2)

    t.play("P1 trade black-4-2")

    assert t.coins(P1) == 7
    assert t.asked == P2


def test_each_governor_gives_a_card() -> None:
    """R24.18: two Governors, two cards more."""
    t = table(harbour=SHIPS[:3], displays={P1: ["governor"] * 2}, phase=2)

    assert t.decision.prompt.args == {"count": 3}


def test_a_jester_pays_the_active_player_on_a_bust() -> None:
    """R24.19: yes."""
    t = table(harbour=["red-1-1"], displays={P1: ["jester-2"]})

    t.play("P1 draw", "? red-3-2")

    assert t.purses == [4, 3, 3]
    assert t.asked == P2


def test_a_bust_may_be_chosen() -> None:
    """R24.20: with swords enough the second ship may still be let in."""
    t = table(harbour=["red-1-1"], displays={P1: ["sailor-1"]})

    t.play("P1 draw", "? red-1-1")
    assert t.options == {"repel", "admit"}
    t.play("P1 admit")

    assert t.harbour == []
    assert t.asked == P2


def test_after_a_bust_no_expedition() -> None:
    """R24.21: it could have been done before the reveal, and not any more."""
    t = table(harbour=["red-1-1"], expeditions=["two-houses"], displays={P1: ["settler"] * 2})
    assert "complete two-houses" in t.options

    t.play("P1 draw", "? red-1-1")

    assert t.asked == P2
    assert t.expeditions == ["two-houses"]
