"""Glory cards come to hand, at most four of them (M8.1, M8.6, M17.28)."""

from __future__ import annotations

from doubloon.games.merchants.verbs import win_glory
from kit_merchants import P1, P2, sea

FOUR = ["gl_wind", "gl_wind", "gl_fog", "gl_eagle"]


def test_a_glory_point_brings_a_card() -> None:
    """M8.1: with every point a card."""
    t = sea()
    win_glory(t.state, P1, "raid")
    t.settle()

    t.play("? gl_fog")

    assert t.glory(P1) == 1
    assert t.hand(P1) == ["gl_fog"]
    t.over()


def test_the_fifth_card_makes_the_captain_discard() -> None:
    """M8.1, M17.28: it is drawn, then one of the five goes before any may be played."""
    t = sea(hands={P1: FOUR})
    t.act()
    win_glory(t.state, P1, "raid")
    t.settle()

    t.play("? gl_cove")
    t.expect(P1, "prompt-m-full-hand", "gl_wind, gl_fog, gl_eagle, gl_cove")
    t.play("P1 gl_wind")

    assert t.hand(P1) == ["gl_wind", "gl_eagle", "gl_fog", "gl_cove"]
    assert t.told("m-discarded-glory") == [{"seat": P1, "card": "gl_wind"}]
    assert t.prompt == "prompt-m-act"


def test_a_fourth_card_asks_nothing() -> None:
    """M8.1: four are allowed."""
    t = sea(hands={P1: FOUR[:3]})
    t.do("draw_glory", P1, 1)
    t.play("? gl_cove")
    assert len(t.hand(P1)) == 4
    t.over()


def test_two_cards_are_drawn_one_by_one() -> None:
    """M8.1: with a full hand each draw is followed by its discard."""
    t = sea(hands={P1: FOUR})
    t.do("draw_glory", P1, 2)

    t.play("? gl_cove", "P1 gl_cove", "? gl_prize", "P1 gl_prize")

    assert sorted(t.hand(P1)) == sorted(FOUR)
    t.over()


def test_only_the_owner_reads_the_card() -> None:
    """M1.8: the others see that a card was drawn."""
    t = sea()
    t.do("draw_glory", P1, 1)
    t.play("? gl_fog")

    def last(reader: int) -> dict[str, object]:
        return t.table.events(reader)[-1].data()

    assert last(P1) == {"event": "m-drew-glory", "seat": P1, "card": "gl_fog"}
    assert last(P2) == {"event": "m-drew-glory-hidden", "seat": P1}


def test_the_pile_comes_back() -> None:
    """M8.6: an empty deck takes the discarded cards back; with none left nothing is drawn."""
    t = sea()
    s = t.state
    cards = sorted(s.glory_deck)
    s.glory_pile, s.glory_deck = cards[::-1], []

    t.do("draw_glory", P1, 1)
    t.play("? gl_fog")
    assert (len(s.glory_deck), s.glory_pile) == (69, [])
    assert s.glory_deck == sorted(s.glory_deck)

    s.glory_deck = []
    t.do("draw_glory", P1, 3)
    assert t.hand(P1) == ["gl_fog"]
    t.over()


def test_the_dead_draw_nothing() -> None:
    """M15.1: a captain who is gone holds no cards."""
    t = sea()
    t.state.dead[P1] = True
    t.do("draw_glory", P1, 1)
    t.over()


def test_a_question_in_the_middle_of_a_card_is_data() -> None:
    """M8.1: what is left of a card lies on the stack, so a copy goes its own way."""
    t = sea(damage={P1: {"hull": 1, "masts": 2}}, zones={P1: "havana"}, hands={P1: ["gl_cove"]})
    t.act()
    t.play("P1 play gl_cove")
    copy = t.state.clone()

    t.play("P1 hull")

    assert copy.stack[-1].dump()[0] == "Pick"
    assert copy.cubes[:3] == [1, 2, 0]
    assert t.state.cubes[:3] == [2, 2, 1]
