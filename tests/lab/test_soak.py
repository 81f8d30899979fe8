"""Random games of every kind, to their end."""

from __future__ import annotations

from doubloon.lab.soak import kinds, run


def test_every_mode_and_seat_count_is_played() -> None:
    """Port Royal has 26 kinds of tables, one player alone among them."""
    found = list(kinds("port-royal"))

    assert len(found) == len(set(found)) == 26
    assert ("contracts-coop", 1) in found
    assert ("classic", 1) not in found


def test_a_run_tells_how_long_games_were() -> None:
    """All five chapters come up, and the longest game is no shorter than the mean."""
    done = run("port-royal", "adventure-coop", 1, 5)

    assert (done.mode, done.seats, done.games) == ("adventure-coop", 1, 5)
    assert 0 < done.mean <= done.longest
