"""Selling and buying goods (M5.1 to M5.7)."""

from __future__ import annotations

import pytest

from doubloon.engine.seat import CHANCE
from kit_harbour import harbour, words
from kit_merchants import P1, P2, Voyage, sea

HAVANA = {"havana": "rum"}


def test_plain_goods_sell_for_three_and_wanted_ones_for_six() -> None:
    """M5.1: 3 gold each, 6 for cargo in demand; sold cards are discarded."""
    t = harbour("havana", cargo={P1: ["rum", "wood", "wood"]}, demand=HAVANA)

    t.play("P1 sell wood", "P1 sell rum")

    assert t.gold(P1) == 19
    assert t.cargo(P1) == ["wood"]
    assert len(t.state.cargo_pile) == 2
    assert t.told("m-sold")[-1] == {"seat": P1, "card": "rum", "gold": 6}


def test_one_sale_of_two_kinds_then_a_new_token() -> None:
    """M5.2, M17.5: after a sale with wanted goods the token is replaced and selling is over."""
    t = harbour("havana", cargo={P1: ["rum", "wood", "wood"]}, demand=HAVANA)

    t.play("P1 sell rum", "P1 sell wood", "P1 rumour")

    assert t.asked == CHANCE
    assert "rum" not in t.options, "drawn before the old token goes back"
    t.play("? wood")
    s = t.state
    assert t.facts.goods[s.demand[t.number("havana")]] == "wood"
    assert [t.facts.goods[good] for good in s.pool].count("rum") == 1
    t.roll("1 1 1")
    assert not words(t, "sell"), "M17.7: not even what is wanted now"


def test_a_sale_of_plain_goods_leaves_the_token() -> None:
    """M5.2: nothing wanted was sold, so nothing is drawn."""
    t = harbour("havana", cargo={P1: ["wood"]}, demand=HAVANA)

    t.play("P1 sell wood", "P1 done")

    t.over()
    assert t.facts.goods[t.state.demand[t.number("havana")]] == "rum"


@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 1), (4, 1)])
def test_three_wanted_goods_are_worth_one_glory(count: int, points: int) -> None:
    """M5.3, M1.2 b, M17.6: 3 or more in one sale give one point, however many."""
    t = harbour("havana", cargo={P1: ["rum"] * count}, demand=HAVANA)

    t.play(*["P1 sell rum"] * count, "P1 done", "? wood")
    if points:
        t.play("? gl_fog")

    t.over()
    assert t.glory(P1) == points
    assert len(t.hand(P1)) == points, "with a Glory card"


def test_plain_goods_do_not_count_for_glory() -> None:
    """M5.3: only cards of the demanded cargo count."""
    t = harbour("havana", cargo={P1: ["rum", "rum", "wood"]}, demand=HAVANA)

    t.play("P1 sell rum", "P1 sell rum", "P1 sell wood", "P1 done", "? wood")

    assert t.glory(P1) == 0


def test_selling_comes_first() -> None:
    """M4.7: once something else is done nothing is sold any more."""
    t = harbour("havana", cargo={P1: ["rum"]}, weapons={P1: ["chain_shot"]})
    assert "sell rum" in t.options

    t.play("P1 vend chain_shot")

    assert not words(t, "sell")


def test_the_new_token_counts_for_the_market_after_the_sale() -> None:
    """M5.2, M5.4: the token is replaced before goods are laid out."""
    t = harbour("havana", cargo={P1: ["rum"]}, demand=HAVANA)

    t.play("P1 sell rum", "P1 market", "? wood", "? wood-1")

    assert t.told("m-replaced") == [{"seat": P1, "card": "wood-1"}]
    assert t.state.market == ()


def lay_out(t: Voyage, *cards: str) -> None:
    """See the market: these cards come up."""
    t.play("P1 market", *(f"? {card}" for card in cards))


SIX = ("cocoa-1", "food-1", "food-2", "wood-1", "wood-2", "wood-3")


def test_six_cards_are_laid_out_for_the_buyer_alone() -> None:
    """M5.4, M1.8: six cards, which only he sees."""
    t = harbour("havana", demand=HAVANA)

    lay_out(t, *SIX)

    t.expect(P1, "prompt-m-market", "done, buy cocoa, buy food, buy wood")
    assert t.told("m-market-hidden") == [{"seat": P1, "count": 6}]
    seen = [event for event in t.table.events(P1) if event.what() == "m-market"]
    assert seen[0].args()["cards"] == list(SIX)
    assert not [event for event in t.table.events(P2) if event.what() == "m-market"]


@pytest.mark.parametrize(("good", "price"), [("cocoa", 3), ("food", 2), ("wood", 1)])
def test_the_price_falls_with_the_number_laid_out(good: str, price: int) -> None:
    """M5.5: one 3, two 2 each, three or more 1 each, however many are bought."""
    t = harbour("havana", demand=HAVANA)
    lay_out(t, *SIX)

    t.play(f"P1 buy {good}", "P1 done")

    assert t.gold(P1) == 10 - price
    assert t.cargo(P1) == [good]
    assert len(t.state.cargo_pile) == 5
    assert t.told("m-bought-hidden") == [{"seat": P1, "count": 1}]
    assert t.told("m-paid") == [{"seat": P1, "gold": price}]


def test_four_equal_cards_cost_one_each() -> None:
    """M17.8, M5.5: and the last one costs no more than the first."""
    t = harbour("havana", demand=HAVANA)
    lay_out(t, "wood-1", "wood-2", "wood-3", "wood-4", "food-1", "cocoa-1")

    t.play("P1 buy wood", "P1 buy wood", "P1 buy wood", "P1 buy wood", "P1 done")

    assert t.gold(P1) == 6
    assert t.cargo(P1) == ["wood"] * 4


def test_what_is_left_is_discarded_face_up() -> None:
    """M5.5: the rest is shown and discarded."""
    t = harbour("havana", demand=HAVANA)
    lay_out(t, *SIX)

    t.play("P1 done")

    assert t.told("m-unsold") == [{"cards": list(SIX)}]
    assert t.state.market == t.state.basket == ()
    assert "market" not in t.options, "M4.7: once"


def test_wanted_goods_are_replaced() -> None:
    """M5.4: cards of the cargo in demand here go to the pile and others come."""
    t = harbour("havana", demand=HAVANA)

    lay_out(t, "rum-1", "rum-2", *SIX)

    t.expect(P1, "prompt-m-market")
    assert len(t.state.market) == 6
    assert len(t.state.cargo_pile) == 2


def test_only_wanted_goods_left_in_the_box() -> None:
    """M5.4a: with nothing else to draw the market is as large as it can be."""
    t = harbour("havana", demand=HAVANA)
    t.state.cargo_deck = [16, 17, 18, 56]
    t.state.cargo_pile = []

    t.play("P1 market", "? rum-1", "? wood-1")

    t.expect(P1, "prompt-m-market", "done, buy wood")


def test_an_empty_deck_takes_the_pile_back() -> None:
    """M5.7: the discard pile is shuffled when the deck is out."""
    t = harbour("havana", demand=HAVANA)
    t.state.cargo_pile = t.state.cargo_deck[5:]
    t.state.cargo_deck = t.state.cargo_deck[:5]

    lay_out(t, "cocoa-1", "cocoa-2", "cocoa-3", "cocoa-4", "cocoa-5", "wood-3")

    t.expect(P1, "prompt-m-market", "done, buy cocoa, buy wood")
    assert t.state.cargo_pile == []


def test_no_more_than_the_purse_holds() -> None:
    """M5.5: goods are paid for; what he cannot pay is not for him."""
    t = harbour("havana", demand=HAVANA, gold={P1: 4})
    lay_out(t, *SIX)

    t.play("P1 buy food")

    t.expect(P1, "prompt-m-market", "done, buy food, buy wood")
    t.play("P1 buy food")
    t.expect(P1, "prompt-m-market", "done")


def test_six_cards_may_be_held_in_port() -> None:
    """M5.6: up to 6 whatever the hold; a sloop holds 2."""
    t = harbour("havana", demand=HAVANA, cargo={P1: ["sugar"] * 4})
    lay_out(t, *SIX)

    t.play("P1 buy wood", "P1 buy wood")

    t.expect(P1, "prompt-m-market", "done")
    t.play("P1 done")
    assert len(t.cargo(P1)) == 6


def test_six_cards_aboard_need_no_market() -> None:
    """M5.6: with 6 cards there is nothing to look for."""
    t = harbour("havana", demand=HAVANA, cargo={P1: ["sugar"] * 6})

    assert "market" not in t.options


def test_leaving_port_drops_the_surplus_by_choice() -> None:
    """M5.6, M17.10: down to the hold."""
    t = sea(cargo={P1: ["rum", "wood", "wood", "sugar", "food"]}, ships={P1: "frigate"})

    t.do("trim_cargo", P1)

    t.expect(P1, "prompt-m-trim", "drop rum, drop wood, drop sugar, drop food")
    t.play("P1 drop wood", "P1 drop food")
    t.over()
    assert t.cargo(P1) == ["rum", "sugar", "wood"]


def test_a_damaged_hold_takes_less() -> None:
    """M5.6: the current hold counts."""
    t = sea(cargo={P1: ["rum", "rum"]}, damage={P1: {"cargo": 1}})

    t.do("trim_cargo", P1)
    t.play("P1 drop rum")

    t.over()
    assert t.cargo(P1) == ["rum"]


@pytest.mark.parametrize(
    ("bought_at", "count"), [("havana", 3), ("nassau", 6), (None, 6)], ids=["same", "other", "no"]
)
def test_fewer_goods_where_he_bought_last_turn(bought_at: str | None, count: int) -> None:
    """M5.4, M17.9: 3 cards only in the port of the last purchase."""
    t = sea(ports={P1: "havana"}, offer={"havana": "chasers"}, demand=HAVANA)
    t.state.bought_at[P1] = t.number(bought_at) if bought_at else -1
    t.do("port_action", P1)

    lay_out(t, *SIX[:count])

    t.expect(P1, "prompt-m-market")


def test_looking_alone_is_no_purchase() -> None:
    """M17.9: only a turn with a purchase there makes goods scarce in the next."""
    t = harbour("havana", demand=HAVANA)
    lay_out(t, *SIX)
    t.play("P1 done", "P1 done")
    assert t.state.buying_at[P1] == -1


def test_a_purchase_is_remembered_for_a_turn() -> None:
    """M17.9: bought in this turn, so three cards in the next; a turn without resets it."""
    t = harbour("havana", demand=HAVANA)
    lay_out(t, *SIX)
    t.play("P1 buy wood", "P1 done", "P1 done")
    s = t.state
    assert s.buying_at[P1] == t.number("havana")
    assert s.clone().buying_at == s.buying_at


def test_a_market_being_looked_at_is_copied() -> None:
    """M5.5: a copy of the position in the middle of a purchase knows its prices."""
    t = harbour("havana", demand=HAVANA)
    lay_out(t, *SIX)
    t.play("P1 buy food")

    copy = t.state.clone()

    assert copy.market == t.state.market
    assert copy.basket == t.state.basket != ()


def test_the_market_tells_how_much_the_hold_takes() -> None:
    """M5.6: more may be bought in port than the hold takes, but nobody does it unawares."""
    t = harbour("havana", demand=HAVANA, ships={P1: "sloop"}, gold={P1: 50})
    lay_out(t, *SIX)
    asked = []
    for good in ("cocoa", "food", "food", "wood"):
        asked.append(t.decision.prompt.args["room"])
        t.play(f"P1 buy {good}")
    assert asked == [2, 1, 0, 0]
