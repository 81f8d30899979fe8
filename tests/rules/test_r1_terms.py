"""R1: cards, coins, piles, turns."""

from __future__ import annotations

import pytest

from kit import P1, P2, P3, table


def test_every_coin_is_a_card_of_the_deck() -> None:
    """R1.1: a card lying back up in front of a player is one coin."""
    t = table(harbour=["red-3-2"], phase=2)
    before = t.pile + sum(t.purses)

    t.play("P1 trade red-3-2")

    assert t.coins(P1) == 5
    assert t.pile + sum(t.purses) == before
    assert t.asked == P2


def test_coins_gained_come_unseen_from_the_pile() -> None:
    """R1.2: gaining coins takes that many cards off the pile, and chance is not asked for faces."""
    t = table(harbour=["red-6-3"], phase=2, strict=True)
    before = t.pile

    t.play("P1 trade red-6-3")

    assert t.pile == before - 3
    assert t.coins(P1) == 6
    assert t.asked == P2


def test_coins_spent_lie_face_up_on_the_discard_pile() -> None:
    """R1.2: paying the bank turns each coin up; its face is settled only then."""
    t = table(harbour=["sailor-1"], phase=2, strict=True)

    t.play("P1 hire sailor-1", "? settler", "? red-1-1", "? tax-swords")

    assert t.discard == ["red-1-1", "settler", "tax-swords"]
    assert t.coins(P1) == 0
    assert [event["card"] for event in t.told("unveiled")] == ["settler", "red-1-1", "tax-swords"]
    assert t.asked == P2


def test_everybody_counts_coins_and_nobody_sees_their_faces() -> None:
    """R1.3: the number of coins is open; what they are is told to no seat."""
    t = table(harbour=["red-3-2"], phase=2)
    t.play("P1 trade red-3-2")

    views = [t.table.view(seat) for seat in (P1, P2, P3, None)]

    assert [player["coins"] for player in views[0]["players"]] == [5, 3, 3]
    assert all({**view, "seat": None} == views[3] for view in views)
    assert "red-3-2" not in {event.get("card") for event in t.told("unveiled")}
    assert sum(views[0]["unseen"][0].values()) == t.pile + sum(t.purses)
    assert t.asked == P2


def test_expeditions_and_taxes_are_never_in_the_harbour() -> None:
    """R1.4: only persons and ships lie in the harbour; hired persons lie in the display."""
    t = table()

    t.play("P1 draw", "? two-houses", "P1 draw", "? tax-swords", "P1 draw", "? trader-red-1")
    t.play("P1 stop", "P1 hire trader-red-1")

    assert t.harbour == []
    assert t.expeditions == ["two-houses"]
    assert t.display(P1) == ["trader-red-1"]
    assert t.asked == P2


@pytest.mark.parametrize(
    ("persons", "swords"),
    [
        ([], 0),
        (["settler", "governor"], 0),
        (["sailor-1"], 1),
        (["sailor-1", "sailor-3"], 2),
        (["sailor-2", "pirate-1", "pirate-3"], 5),
    ],
)
def test_swords_are_the_sum_of_the_display(persons: list[str], swords: int) -> None:
    """R1.5: swords on all persons of the display add up."""
    t = table(displays={P1: persons})

    assert t.swords(P1) == swords
    assert t.table.view(P2)["players"][P1]["swords"] == swords


def test_swords_are_never_used_up() -> None:
    """R1.5: a repelled ship costs no sword."""
    t = table(displays={P1: ["sailor-1"]})

    t.play("P1 draw", "? red-1-1", "P1 repel")

    assert t.swords(P1) == 1
    assert t.options == {"draw", "stop"}


@pytest.mark.parametrize(
    ("display", "stored", "influence"),
    [
        ([], [], 0),
        (["governor"], [], 0),
        (["sailor-1", "jester-3"], [], 4),
        (["two-crosses-house", "settler"], [], 7),
        (["wholesaler-red-2"], ["red-1-1", "red-3-2"], 4),
    ],
)
def test_influence_is_the_sum_of_the_display(
    display: list[str], stored: list[str], influence: int
) -> None:
    """R1.6: influence on all cards of the display, and what expansions add."""
    t = table(mix=["set-sail"], displays={P1: display}, stored={P1: stored})

    assert t.influence(P1) == influence
    assert t.table.view(P2)["players"][P1]["influence"] == influence


def test_the_discard_pile_is_shuffled_when_the_next_card_is_needed() -> None:
    """R1.7: not when the last card is turned up, but when one more is called for."""
    t = table(pile=["settler"], coins={P2: 9}, expeditions=["two-houses"], harbour=["red-1-1"])
    waiting = len(t.discard)

    t.play("P1 draw", "? settler")
    assert (t.pile, len(t.discard)) == (0, waiting)
    assert not t.told("reshuffled")

    t.play("P1 draw", "? captain")
    assert (t.pile, t.discard) == (waiting - 1, [])
    assert t.told("reshuffled") == [{"count": waiting}]
    assert t.harbour == ["red-1-1", "settler", "captain"]
    assert t.expeditions == ["two-houses"]
    assert t.purses == [3, 9, 3]
    assert t.options == {"draw", "stop"}


def test_coins_that_cannot_be_taken_are_lost() -> None:
    """R1.8: with both piles empty a ship's coins stay away."""
    t = table(pile=["settler"], discard=[], harbour=["red-6-3"], phase=2)

    t.play("P1 trade red-6-3")

    assert t.coins(P1) == 4
    assert t.told("lost") == [{"seat": P1, "coins": 2}]
    assert t.discard == ["red-6-3"]
    assert t.asked == P2


@pytest.mark.parametrize("harbour", [[], ["red-1-1"]])
def test_a_reveal_that_cannot_be_made_ends_phase_1(harbour: list[str]) -> None:
    """R1.8: there is nothing to turn up, so the player stops, without a bust."""
    t = table(pile=[], discard=[], harbour=harbour)
    assert t.options == {"stop"}

    t.play("P1 stop")

    assert t.harbour == harbour
    assert not t.told("busted")
    assert t.asked == (P1 if harbour else P2)


@pytest.mark.parametrize("active", [P1, P2, P3])
def test_a_whole_round_without_a_card_ends_the_game(active: int) -> None:
    """R1.8a: everybody finds both piles empty, one after the other, and R6.3 decides."""
    display = {P1: ["sailor-3"], P2: ["sailor-1", "sailor-2"]}
    t = table(pile=[], discard=[], active=active, displays=display, coins={P1: 3, P2: 4})
    order = [(active + step) % 3 for step in range(3)]

    for seat in order:
        assert t.asked == seat
        assert t.options == {"stop"}
        t.play(f"P{seat + 1} stop")

    assert t.asked is None
    assert t.outcome.winners == [P2]
    assert (t.outcome.reason.id, t.outcome.reason.rule) == ("end-no-cards", "R1.8a")


def test_a_card_turned_up_begins_the_count_anew() -> None:
    """R1.8a: the turns without a card must make a whole round."""
    t = table(pile=["governor"], discard=[], rest="stored")
    t.state.dry = 2

    t.play("P1 draw", "? governor", "P1 stop")

    assert t.state.dry == 0
    assert t.asked == P2


@pytest.mark.parametrize(
    ("displays", "winners"),
    [({P1: ["two-houses"], P2: ["pirate-3", "jester-3"]}, [P1]), ({P2: ["jester-3"]}, [P2])],
)
def test_a_dry_game_under_the_alternative_end(
    displays: dict[int, list[str]], winners: list[int]
) -> None:
    """R1.8a: who has an expedition comes first (R7.2); if nobody has one, R6.3 among all."""
    t = table(end="expedition", pile=[], discard=[], displays=displays)

    t.play("P1 stop", "P2 stop", "P3 stop")

    assert t.outcome.winners == winners


def test_the_oldest_coins_are_paid_first() -> None:
    """R1.9, R1.9a: coins of an earlier shuffle go before coins of a later one."""
    t = table(pile=["captain"] * 5, harbour=["red-3-2", "settler"], displays={P1: ["governor"]})
    t.play("P1 stop", "P1 trade red-3-2")
    assert t.purse(P1) == [3, 2]

    t.play("P1 hire settler")

    assert t.purse(P1) == [0, 1]
    assert t.discard.count("captain") == 1
    assert t.asked == P2


def test_a_coin_paid_to_a_player_moves_as_that_card() -> None:
    """R1.9, R1.9a: a fee is not turned up, and stays a coin of its shuffle."""
    t = table(pile=["captain"] * 5, harbour=["red-3-2"], coins={P1: 0, P2: 1}, phase=2, strict=True)
    t.play("P1 pass", "P2 trade red-3-2")

    assert t.purse(P1) == [1, 0]
    assert t.purse(P2) == [0, 2]
    assert not t.told("unveiled")
    assert t.asked == P2
    assert t.options == {"draw"}


def test_a_round_is_one_turn_of_every_player() -> None:
    """R1.10: turns go round, each with phase 1 and phase 2."""
    t = table()

    for seat in (P1, P2, P3):
        t.play(f"P{seat + 1} draw", "? governor", f"P{seat + 1} stop")

    assert [event["seat"] for event in t.told("turn")] == [P1, P2, P3, P1]
    assert t.asked == P1
    assert t.options == {"draw"}
