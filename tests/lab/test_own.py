"""Bots of one's own in simulations and arenas."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.engine.refusal import Malformed
from doubloon.lab.arena import hold, make_contest
from doubloon.lab.crew import make_crew
from doubloon.lab.sim import simulate

FIRST = """
class First:
    def choose(self, view, decision):
        return decision.options[0]

class Stranger:
    pass

class Needy(First):
    def __init__(self, much):
        self.much = much
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A file with a bot in it, and what only looks like one."""
    path = tmp_path / "mine.py"
    path.write_text(FIRST)
    return str(path)


def test_a_bot_of_ones_own_plays(mine: str) -> None:
    """In other processes too, and with the same result."""
    bots = [f"{mine}:First", "random"]
    alone = simulate("port-royal", 2, bots, 3, 1)
    shared = simulate("port-royal", 2, bots, 3, 1, crew=make_crew(2))
    assert alone.wins_by_bot == shared.wins_by_bot
    assert alone.decisions == shared.decisions


def test_it_meets_others_in_an_arena(mine: str) -> None:
    """It is called by its name there."""
    result = hold(make_contest("port-royal", 2, [f"{mine}:First", "random"], 1), 2, 0)
    assert {one.bot for one in result.standings} == {f"{mine}:First", "random"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("gone.py:First", "gone.py cannot be read"),
        ("{mine}:Second", "has no attribute 'Second'"),
        ("{mine}:Stranger", "is no bot"),
        ("{mine}:Needy", "missing 1 required positional argument"),
        ("{mine}:", "cannot be used as a bot"),
    ],
)
def test_what_cannot_play_is_refused(mine: str, name: str, why: str) -> None:
    """Before a game is played, in a sentence."""
    with pytest.raises(Malformed, match=why):
        simulate("port-royal", 2, [name.format(mine=mine), "random"], 1, 1)


def test_a_file_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    """With what is wrong in it."""
    path = tmp_path / "broken.py"
    path.write_text("class (")
    with pytest.raises(Malformed, match="SyntaxError"):
        simulate("port-royal", 2, [f"{path}:Bot"], 1, 1)
