"""M15.1, M15.2: what a dead captain loses and keeps; M1.6 and M17.33: the last captain."""

from __future__ import annotations

from doubloon.games.merchants.state import CAPTAINS_OUT, GOING
from kit_merchants import P1, P2, sea


def test_everything_aboard_is_lost() -> None:
    """M15.1: captain, ship, cards, equipment, cargo, gold aboard, bounties."""
    t = sea(
        zones={P1: "havana"},
        cargo={P1: ["rum"]},
        hands={P1: ["gl_wind", "gl_brace"]},
        rumour={P1: "ru_widow"},
        kept={P1: ["ru_papers"]},
        mission={P1: "mi_hunt"},
        weapons={P1: ["grape_shot"]},
        specialists={P1: ["gunner"]},
        bounty={P1: {"french": 3}},
    )
    t.do("die", P1, -1)
    t.play("P1 pass")
    s = t.state

    assert (s.dead[P1], s.captain[P1], s.ship[P1], s.zone[P1]) == (True, -1, -1, -1)
    assert (s.gold[P1], s.cargo[P1], s.hands[P1]) == (0, (), ())
    assert (s.rumour[P1], s.kept[P1], s.mission[P1]) == (-1, (), -1)
    assert (s.weapons[P1], s.specialists[P1], t.bounties(P1)) == (0, 0, {})
    assert len(s.rumour_deck) == 25
    assert s.armoury == [4, 4, 4]
    t.over()


def test_captain_cards_do_not_return() -> None:
    """M15.1: the card is out of the game."""
    t = sea(zones={P1: "havana"})
    before = len(t.state.captain_deck)
    t.do("die", P1, -1)
    assert len(t.state.captain_deck) == before


def test_glory_and_chest_stay() -> None:
    """M15.2: points and stash."""
    t = sea(zones={P1: "havana"}, glory={P1: 4}, chest={P1: 23})
    t.do("die", P1, -1)
    assert (t.glory(P1), t.chest(P1)) == (4, 23)


def test_modifications_return() -> None:
    """M13.10: to random ports."""
    t = sea(zones={P1: "havana"}, mods={P1: ["rigging"]}, strict=False)
    t.do("die", P1, -1)
    assert len(t.told("m-token-laid")) == 1
    assert t.state.mods[P1] == 0


def test_nobody_dies_twice() -> None:
    """M15.1: a dead captain is left alone."""
    t = sea(zones={P1: "havana"})
    t.do("die", P1, -1)
    t.do("die", P1, -1)
    t.do("take_hits", P1, 3)
    t.do("hold_hit", P1)
    t.do("check_sunk", P1)
    assert len(t.told("m-died")) == 1
    t.over()


def test_no_captain_left() -> None:
    """M1.6, M17.33: the game is over at once, whatever is pending."""
    t = sea(zones={P1: "havana"})
    t.state.captain_deck = []
    t.act()
    t.do("die", P1, -1)
    assert t.state.end == CAPTAINS_OUT
    t.over()


def test_one_captain_left_for_two() -> None:
    """M15.1a: both have died and only one can be followed: over as well."""
    t = sea(zones={P1: "havana", P2: "havana"})
    t.state.captain_deck = t.state.captain_deck[:1]
    t.do("die", P1, -1)
    assert t.state.end == GOING
    t.do("die", P2, -1)
    assert t.state.end == CAPTAINS_OUT


def test_points_of_the_dead_announcer_stay() -> None:
    """M17.31: the end is unaffected."""
    t = sea(zones={P1: "havana"}, glory={P1: 10})
    t.state.end = 1
    t.do("die", P1, -1)
    assert (t.glory(P1), t.state.end) == (10, 1)


def test_own_death_ends_the_own_turn() -> None:
    """M15.3: no action is left to a dead captain."""
    t = sea(zones={P1: "havana"})
    t.act()
    t.do("die", P1, -1)
    assert t.asked is None
