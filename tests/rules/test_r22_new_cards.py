"""R22: the new playing cards. What a Scout saw is a secret: see test_r22_secrets."""

from __future__ import annotations

from typing import Any

import pytest

from kit import P1, P2, P3, table

LOOK = ("P1 scout", "? settler", "? captain", "? red-1-1")
CREW = ["settler", "captain", "priest", "jack"]


def scout(*scouts: str, **more: Any) -> dict[str, Any]:
    """An adventure in which P1 has these Scouts."""
    return {"mode": "adventure", "displays": {P1: scouts or ["scout-1"]}, **more}


def test_a_scout_leaves_one_of_three_on_top() -> None:
    """R22.1: the others are discarded without effect; then the player reveals it or stops."""
    t = table(**scout(harbour=["red-3-2"]))
    pile = t.pile

    t.play(*LOOK)
    assert t.asked == P1
    assert t.options == {"top settler", "top captain", "top red-1-1"}
    t.play("P1 top captain")
    assert t.discard == ["red-1-1", "settler"]
    assert t.harbour == ["red-3-2"]
    assert t.pile == pile - 2
    assert t.options == {"draw", "stop"}
    t.play("P1 draw")

    assert t.harbour == ["red-3-2", "captain"]
    assert t.pile == pile - 3


def test_a_tax_is_discarded_without_effect() -> None:
    """R22.1: nobody pays, nobody gains."""
    t = table(**scout(coins={P2: 20}))

    t.play("P1 scout", "? tax-swords", "? two-houses", "? settler", "P1 top settler")

    assert t.purses == [3, 20, 3]
    assert t.discard == ["tax-swords", "two-houses"]
    assert t.expeditions == []


def test_the_top_card_waits_for_the_next_player() -> None:
    """R22.1: who stops leaves it there."""
    t = table(**scout(harbour=["governor"], coins={P2: 0, P3: 0}))

    t.play(*LOOK, "P1 top captain", "P1 stop", "P2 draw")

    assert t.harbour == ["captain"]


def test_once_per_turn_and_scout() -> None:
    """R22.1: two Scouts look twice; the second sees the first one's card again."""
    t = table(**scout("scout-1", "scout-2"))
    t.play(*LOOK, "P1 top captain")
    assert t.options == {"draw", "scout"}

    t.play("P1 scout", "? priest", "? jack")
    assert t.options == {"top captain", "top priest", "top jack"}
    t.play("P1 top jack")

    assert t.options == {"draw"}
    assert t.discard == ["captain", "priest", "red-1-1", "settler"]


def test_a_scout_looks_again_next_turn() -> None:
    """R22.1: once per turn, not once per game."""
    t = table(**scout(seats=2, coins={P1: 0, P2: 0}))
    t.play(*LOOK, "P1 top captain", "P1 draw")
    assert "scout" not in t.options
    t.play("P1 stop", "P2 draw", "? settler", "P2 stop")

    assert t.options == {"draw", "scout"}


def test_only_the_active_player_scouts_and_only_in_phase_1() -> None:
    """R22.1: not in phase 2."""
    t = table(**scout(harbour=["settler"], coins={P1: 4}, phase=2))
    assert t.options == {"hire settler", "pass"}

    t = table(**scout(active=P2))
    assert t.options == {"draw"}


def test_a_scout_may_go_before_the_first_reveal() -> None:
    """R22.1a: but one card must still be revealed."""
    t = table(**scout())
    assert t.options == {"draw", "scout"}

    t.play(*LOOK, "P1 top captain")

    assert t.options == {"draw"}
    assert t.state.revealed == 0


@pytest.mark.parametrize(("pile", "seen"), [(["settler"], 1), (["settler", "captain"], 2)])
def test_a_short_pile_shows_what_it_has(pile: list[str], seen: int) -> None:
    """R22.1c: the discard pile is not shuffled for the rest."""
    t = table(**scout(pile=pile, discard=["jack", "priest"], rest="stored"))

    t.play("P1 scout", *(f"? {card}" for card in pile))

    assert len(t.options) == seen
    assert t.told("reshuffled") == []


def test_an_empty_pile_is_made_anew_first() -> None:
    """R22.1c: then the Scout looks at that."""
    t = table(**scout(pile=[], discard=["jack", "priest", "settler", "captain"], rest="stored"))

    t.play("P1 scout", "? jack", "? priest", "? captain")

    assert t.options == {"top jack", "top priest", "top captain"}
    assert t.told("reshuffled") == [{"count": 4}]


def test_without_cards_there_is_nothing_to_look_at() -> None:
    """R22.1, R1.8: no Scout is used on nothing."""
    t = table(**scout(pile=[], discard=[], rest="stored"))

    assert t.options == {"stop"}


def test_after_a_gambler_no_scout() -> None:
    """R22.1d, R9.5: there are no single reveals any more to look for."""
    t = table(**scout("scout-1", "gambler-1", "gambler-2", mix=["gambler"]))
    assert t.options == {"draw", "gamble", "scout"}

    t.play("P1 gamble", "? settler", "? captain", "? priest", "? jack")

    assert t.options == {"gamble", "stop"}


def test_a_gambler_turns_up_what_the_scout_left() -> None:
    """R22.1, R9.2: as the first of the four."""
    t = table(**scout("scout-1", "gambler-1", mix=["gambler"], coins={P1: 4}))

    t.play(*LOOK, "P1 top captain", "P1 gamble", "? priest", "? jack", "? governor")

    assert t.harbour == ["captain", "priest", "jack", "governor"]


@pytest.mark.parametrize("role", ["captain", "priest", "settler"])
def test_the_new_persons_are_like_the_old(role: str) -> None:
    """R22.2: for expeditions and tasks, with a coin more for Ares Pirates."""
    t = table(mode="adventure", harbour=["ares-3-2-book"], displays={P1: [f"{role}-ares"]}, phase=2)
    t.play("P1 trade ares-3-2-book", "P1 keep")
    assert t.coins(P1) == 4

    task, more = {"captain": ("11", []), "priest": ("43", []), "settler": ("17", ["priest"])}[role]
    t = table(mode="adventure", tasks=[task], displays={P1: [f"{role}-ares", *more]})
    assert f"fulfil {task}" in t.options


def test_new_expeditions() -> None:
    """R22.3: as in the base game; one of them also costs a bread."""
    t = table(
        mode="adventure",
        expeditions=["cross-house-bread", "anchor-cross"],
        displays={P1: ["priest", "settler", "captain"]},
        goods={P1: ["blue-1-1-bread", "yellow-1-1-bread"]},
    )
    assert t.options == {"draw", "complete cross-house-bread", "complete anchor-cross"}

    t.play("P1 complete cross-house-bread")

    assert t.goods(P1) == ["yellow-1-1-bread"]
    assert t.influence(P1) == 1 + 5
    assert t.discard == ["blue-1-1-bread", "priest", "settler"]


def inn(*keepers: str, **more: Any) -> dict[str, Any]:
    """An adventure at the beginning of phase 2, with Innkeepers and goods at P1."""
    return {
        "mode": "adventure",
        "displays": {P1: keepers},
        "goods": {P1: ["blue-1-1-bread", "blue-2-2-rum", "yellow-2-2-rum"]},
        "coins": {P1: 4},
        "phase": 2,
        **more,
    }


@pytest.mark.parametrize(("persons", "ships", "crowns"), [(3, 2, 0), (4, 0, 1), (4, 1, 1)])
def test_innkeepers_want_four_persons(persons: int, ships: int, crowns: int) -> None:
    """R22.4: ships do not count."""
    harbour = [*CREW[:persons], "red-1-1", "blue-1-1"][: persons + ships]
    t = table(**inn("innkeeper-1", harbour=harbour))

    assert t.crowns(P1) == crowns
    assert (t.prompt == "prompt-sell") == bool(crowns)


def test_one_sale_for_each_innkeeper() -> None:
    """R22.4: a crown each, a sale each, bread or rum; then the cards."""
    t = table(**inn("innkeeper-1", "innkeeper-2", harbour=CREW))
    assert t.crowns(P1) == 2

    t.play("P1 sell bread")
    assert t.options == {"sell rum", "pass"}
    t.play("P1 sell rum")

    assert t.goods(P1) == ["yellow-2-2-rum"]
    assert t.coins(P1) == 4 + 3 + 4
    assert t.prompt == "prompt-take"


def test_selling_is_voluntary() -> None:
    """R22.4: the owner may."""
    t = table(**inn("innkeeper-1", "innkeeper-2", harbour=CREW))

    t.play("P1 pass")

    assert t.coins(P1) == 4
    assert t.prompt == "prompt-take"


def test_innkeepers_sell_no_ares_goods() -> None:
    """R22.4: bread or rum only."""
    t = table(**inn("innkeeper-1", harbour=CREW, goods={P1: ["ares-1-1-book"]}))

    assert t.crowns(P1) == 1
    assert t.prompt == "prompt-take"


def test_an_innkeeper_works_in_others_turns_by_what_is_left() -> None:
    """R22.4: at the beginning of the own take step."""
    more = inn("innkeeper-1", harbour=CREW, active=P3)
    t = table(**{**more, "coins": {P1: 0, P3: 4}})
    t.play("P3 pass")
    assert (t.asked, t.crowns(P1)) == (P1, 1)

    t = table(**{**more, "coins": {P1: 0, P3: 4}})
    t.play("P3 hire settler")
    assert t.crowns(P1) == 0


def test_an_innkeeper_does_nothing_when_hired() -> None:
    """R22.4: and no second time in a turn."""
    t = table(**inn(harbour=[*CREW, "innkeeper-1"], coins={P1: 4}))
    t.play("P1 hire innkeeper-1")

    assert t.crowns(P1) == 0
    assert t.asked == P2


@pytest.mark.parametrize(("coins", "left"), [(15, 15), (16, 8), (17, 9)])
def test_the_new_tax(coins: int, left: int) -> None:
    """R22.5: from 16 coins on; two coins for the fewest influence."""
    t = table(mode="adventure", displays={P1: ["settler"], P2: ["settler"]}, coins={P2: coins})

    t.play("P1 draw", "? tax-adventure")

    assert t.purses == [3, left, 3 + 2]


def test_ares_pirates_and_the_tybuk_brothers() -> None:
    """R22.6: eight ships, and three persons with swords."""
    t = table(mode="adventure", displays={P1: ["tybuk-3", "tybuk-5", "tybuk-7"]})
    deck = t.state.deck
    ares = [card for card in t.state.rules.dealt if deck.ids[card].startswith("ares-")]
    assert len(ares) == 8
    assert t.swords(P1) == 5

    t.play("P1 draw", "? ares-5-0-book")

    assert t.options == {"repel", "admit"}
