"""How the game ends and who wins (M1)."""

from __future__ import annotations

import pytest

from doubloon.games.merchants.scoring import outcome
from doubloon.games.merchants.state import CAPTAINS_OUT, EVENTS_OUT, GLORY_REACHED, GOING
from doubloon.games.merchants.verbs import announce, end_at_once, stash_points, win_glory
from kit_merchants import P1, P2, P3, sea


@pytest.mark.parametrize(
    ("gold", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (49, 4), (50, 5), (63, 5)]
)
def test_the_chest_counts_a_point_for_every_ten(gold: int, points: int) -> None:
    """M1.3, M17.35: every full 10 gold, at most 5 points."""
    t = sea(chest={P1: gold})
    assert stash_points(t.state, P1) == points


@pytest.mark.parametrize(("goal", "points"), [(4, 2), (10, 5), (20, 10)])
def test_half_the_goal_may_be_gold(goal: int, points: int) -> None:
    """M1.3a: with another goal half of it may lie in the chest."""
    t = sea(chest={P1: 500}, goal=goal)
    assert stash_points(t.state, P1) == points


def test_the_goal_is_announced_at_once() -> None:
    """M1.4, M17.32: the tenth point is announced by the table itself, in anybody's turn."""
    t = sea(glory={P2: 9})
    win_glory(t.state, P2, "defeat")
    assert t.state.end == GLORY_REACHED
    assert t.told("m-announced")


def test_the_chest_counts_for_the_announcement() -> None:
    """M1.4: stash included."""
    t = sea(glory={P1: 7}, chest={P1: 29})
    announce(t.state, P1)
    assert t.state.end == GOING
    t.state.chest[P1] = 30
    announce(t.state, P1)
    assert t.state.end == GLORY_REACHED


def winners(glory: dict[int, int], chest: dict[int, int], end: int) -> list[int]:
    """Who wins with so much Glory and gold."""
    t = sea(3, glory=glory, chest=chest)
    t.state.end = end
    return outcome(t.state).winners


def test_the_track_decides_among_those_who_are_there() -> None:
    """M1.5: most points on the Glory track wins, the stash not counted."""
    assert winners({P1: 6, P2: 8, P3: 3}, {P1: 50, P2: 20, P3: 60}, GLORY_REACHED) == [P2]


def test_who_has_not_reached_the_goal_cannot_win() -> None:
    """M1.5: only players with 10 or more points are compared."""
    assert winners({P1: 9, P2: 6, P3: 0}, {P1: 0, P2: 40, P3: 0}, GLORY_REACHED) == [P2]


def test_equal_on_the_track_the_fuller_chest_wins() -> None:
    """M1.5: tie: more stashed gold; tie: shared."""
    assert winners({P1: 8, P2: 8, P3: 0}, {P1: 21, P2: 22, P3: 0}, GLORY_REACHED) == [P2]
    assert winners({P1: 8, P2: 8, P3: 0}, {P1: 22, P2: 22, P3: 0}, GLORY_REACHED) == [P1, P2]


@pytest.mark.parametrize("end", [EVENTS_OUT, CAPTAINS_OUT])
def test_without_events_or_captains_all_glory_counts(end: int) -> None:
    """M1.6, M16.6: most Glory wins, stash included; ties as in M1.5."""
    assert winners({P1: 5, P2: 4, P3: 1}, {P1: 0, P2: 20, P3: 19}, end) == [P2]
    assert winners({P1: 5, P2: 4, P3: 1}, {P1: 0, P2: 10, P3: 19}, end) == [P1]


def test_the_game_may_end_in_the_middle_of_everything() -> None:
    """M1.6, M17.33: a death without a captain left ends the game at once."""
    t = sea()
    t.do("next_round", -2)
    end_at_once(t.state, CAPTAINS_OUT)
    t.over()
    assert outcome(t.state).reason.id == "outcome-m-captains"


def test_the_last_captain_dies_after_an_announcement() -> None:
    """M1.6a: the game is over at once, and all Glory counts, not the track alone."""
    t = sea(3, glory={P1: 6, P2: 8, P3: 3}, chest={P1: 50, P2: 20}, zones={P3: "havana"})
    announce(t.state, P2)
    assert t.state.end == GLORY_REACHED
    t.state.captain_deck = []
    t.act()
    t.do("die", P3, -1)

    t.over()
    assert t.state.end == CAPTAINS_OUT
    assert outcome(t.state).winners == [P1]


def test_a_point_brings_a_glory_card() -> None:
    """M1.2, M8.1: every Glory point gives a Glory card."""
    t = sea()
    win_glory(t.state, P1, "defeat")
    t.settle()
    t.play("? gl_cove")
    assert (t.glory(P1), t.hand(P1)) == (1, ["gl_cove"])
