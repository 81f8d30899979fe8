"""The port action: one menu, activities once each, the sale first (M4.7, M4.8)."""

from __future__ import annotations

import pytest

from doubloon.engine.seat import CHANCE
from doubloon.games.merchants.facts import NONE
from kit_harbour import harbour, words
from kit_merchants import P1, sea


def test_a_port_action_turns_the_token_up() -> None:
    """M4.8: the port's modification is turned up, for everybody and for good."""
    t = sea(ports={P1: "havana"})

    t.do("port_action", P1)

    assert t.asked == CHANCE
    assert "rigging" in t.options
    t.play("? rigging")
    s = t.state
    zone = t.number("havana")
    assert s.offer[zone] == t.number("rigging")
    assert s.tokens[zone] == ()
    assert len(s.forge[0]) == 15
    assert t.told("m-token") == [{"card": "rigging", "target": "havana"}]
    t.play("P1 done")
    t.do("port_action", P1)
    assert t.asked == P1, "it lies open now"


def test_a_port_without_a_token_turns_up_none() -> None:
    """M4.8: nothing lies there, nothing is turned up."""
    t = sea(ports={P1: "havana"})
    t.state.tokens[t.number("havana")] = ()

    t.do("port_action", P1)

    t.expect(P1, "prompt-m-port")
    assert "modify" not in t.options


def test_a_token_under_a_bought_one_stays_covered() -> None:
    """M4.8a, M13.11: it is turned up in the next port action there."""
    t = harbour("havana")
    t.state.tokens[t.number("havana")] = (0,)

    t.play("P1 modify")

    t.expect(P1, "prompt-m-port")
    assert "modify" not in t.options
    t.play("P1 done")
    t.do("port_action", P1)
    assert t.asked == CHANCE


def test_nothing_but_leaving_need_be_done() -> None:
    """M4.7: any of the activities, none if he likes."""
    t = harbour("havana")

    t.play("P1 done")

    t.over()
    assert t.state.ported


def test_a_poor_captain_still_has_a_choice() -> None:
    """M4.7, M1.7: without gold or cargo the menu is short, and he is asked all the same."""
    t = harbour("havana", gold={P1: 0})

    t.expect(P1, "prompt-m-port", "done, market")


@pytest.mark.parametrize("instead", ["market", "rumour", "weapon chain_shot", "modify"])
def test_the_yard_is_left_for_anything_else(instead: str) -> None:
    """M4.7: each activity once; the yard stays open as long as he stays in it."""
    t = harbour("havana", gold={P1: 30}, strict=False)
    t.play("P1 weapon grape_shot")
    assert words(t, "weapon", "vend", "modify", "ship")

    t.play(f"P1 {instead}")
    if instead == "market":
        t.play("P1 done")

    stays = instead in ("weapon chain_shot", "modify")
    assert bool(words(t, "weapon", "vend", "ship")) == stays


@pytest.mark.parametrize("word", ["rumour", "market", "recruit"])
def test_an_activity_is_done_once(word: str) -> None:
    """M4.7: each at most once in a player turn."""
    t = harbour("havana", damage={P1: {"crew": 1}}, strict=False, gold={P1: 30})

    t.play(f"P1 {word}")
    if word == "market":
        t.play("P1 done")

    assert word not in t.options


def test_a_new_port_action_begins_afresh() -> None:
    """M4.7: what was done in the last port is open again in a later turn."""
    t = harbour("havana", weapons={P1: ["chain_shot"]}, cargo={P1: ["food"]})
    t.play("P1 vend chain_shot", "P1 done")

    t.do("port_action", P1)

    assert {"sell food", "market", "rumour"} <= t.options


# Cards that go with an activity.


def test_a_card_before_the_sale_leaves_only_selling() -> None:
    """M8.2, M5.1: Guild Favour is played before a sale, and the sale must follow."""
    t = harbour("havana", hands={P1: ["gl_guild"]}, cargo={P1: ["wood", "food"]})

    t.play("P1 play gl_guild", "P1 wood")

    t.expect(P1, "prompt-m-port", "done, sell food, sell wood")
    t.play("P1 sell wood", "P1 sell food")
    assert t.gold(P1) == 10 + 6 + 3
    t.play("P1 done")
    t.over()
    assert t.glory(P1) == 0
    assert t.state.favour == NONE


def test_a_favour_may_be_given_up() -> None:
    """M5.1: whoever sells nothing after all has had his sale."""
    t = harbour("havana", hands={P1: ["gl_guild"]}, cargo={P1: ["wood"]})

    t.play("P1 play gl_guild", "P1 wood", "P1 done")

    t.expect(P1, "prompt-m-port")
    assert not words(t, "sell")


def test_a_favoured_good_leaves_the_token() -> None:
    """M5.2: three favoured cards earn no Glory and no new demand."""
    t = harbour("havana", hands={P1: ["gl_guild"]}, cargo={P1: ["wood"] * 3})

    t.play("P1 play gl_guild", "P1 wood", *["P1 sell wood"] * 3, "P1 done")

    t.over()
    assert t.gold(P1) == 28
    assert t.glory(P1) == 0


def test_no_favour_in_the_middle_of_a_sale() -> None:
    """M5.1a: a card for before the sale comes before it."""
    t = harbour("havana", hands={P1: ["gl_guild"]}, cargo={P1: ["wood", "food"]})
    assert "play gl_guild" in t.options

    t.play("P1 sell wood")

    assert "play gl_guild" not in t.options


def test_any_other_card_ends_the_sale() -> None:
    """M5.1a: one sale, not two with a card between."""
    t = harbour(
        "havana",
        hands={P1: ["gl_wind"]},
        cargo={P1: ["rum", "wood"]},
        demand={"havana": "rum"},
    )

    t.play("P1 sell rum", "P1 play gl_wind", "? cocoa")

    t.expect(P1, "prompt-m-port")
    assert not words(t, "sell")
    assert t.state.free_moves == 1


def test_a_card_that_had_to_be_discarded_is_not_played() -> None:
    """M8.1: the point of the sale brings a fifth card, and one goes before any is played."""
    hand = ["gl_wind", "gl_fog", "gl_prize", "gl_brace"]
    t = harbour("havana", hands={P1: hand}, cargo={P1: ["rum"] * 3}, demand={"havana": "rum"})

    t.play(*["P1 sell rum"] * 3, "P1 play gl_wind", "? cocoa", "? gl_smoke", "P1 gl_wind")

    t.expect(P1, "prompt-m-port")
    assert t.state.free_moves == 0
    assert len(t.hand(P1)) == 4


@pytest.mark.parametrize(("sold", "offered"), [(1, False), (2, True), (3, False)])
def test_a_bulk_contract_counts_two_as_three(sold: int, offered: bool) -> None:
    """M5.3: Bulk Contract is for exactly two; playing it closes the sale."""
    t = harbour(
        "havana",
        hands={P1: ["gl_contract"]},
        cargo={P1: ["rum"] * 3},
        demand={"havana": "rum"},
    )

    t.play(*["P1 sell rum"] * sold)

    assert ("play gl_contract" in t.options) == offered
    if offered:
        t.play("P1 play gl_contract", "? cocoa", "? gl_fog")
        assert t.glory(P1) == 1
        t.expect(P1, "prompt-m-port")
        assert not words(t, "sell")


def test_an_insider_must_look_at_the_market() -> None:
    """M5.4: Word from the Warehouse: three cards more, now."""
    t = harbour("havana", hands={P1: ["gl_insider"]}, demand={"havana": "rum"})

    t.play("P1 play gl_insider")

    t.expect(P1, "prompt-m-port", "market")
    t.play("P1 market", *(f"? wood-{n}" for n in range(1, 9)), "? food-1")
    t.expect(P1, "prompt-m-market")
    t.play("P1 done")
    assert t.state.extra_cards == 0


def test_credit_is_for_the_yard_and_ends_with_it() -> None:
    """M5.8a: 5 gold less for what is ordered after it; what is not used is lost."""
    t = harbour("havana", hands={P1: ["gl_credit"]}, damage={P1: {"masts": 1}})

    t.play("P1 play gl_credit")

    t.expect(P1, "prompt-m-port")
    assert "market" not in t.options
    t.play("P1 weapon chain_shot", "P1 repair masts")
    assert t.gold(P1) == 10
    t.play("P1 weapon grape_shot")
    assert t.gold(P1) == 7
    assert "market" in t.options


def test_credit_not_used_up_is_lost() -> None:
    """M5.8a: leaving the yard ends it, and the yard."""
    t = harbour("havana", hands={P1: ["gl_credit"]})

    t.play("P1 play gl_credit", "P1 weapon chain_shot", "P1 done")

    t.expect(P1, "prompt-m-port")
    assert t.state.credit == 0
    assert not words(t, "weapon", "ship")
    assert "market" in t.options


def test_stashing_ends_a_sale_without_telling_how_much() -> None:
    """M1.7, M5.22: the amount is nowhere among what is pending when the token is drawn."""
    t = harbour("cartagena", cargo={P1: ["rum"]}, demand={"cartagena": "rum"})

    t.play("P1 sell rum", "P1 chest 13")

    assert t.asked == CHANCE
    assert [frame.dump() for frame in t.state.stack] == [["Port", 0, 0], ["Demand", 6]]
    t.play("? wood")
    assert t.chest(P1) == 13
    assert not words(t, "sell", "chest")
