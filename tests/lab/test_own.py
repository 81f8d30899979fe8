"""Bots of one's own in simulations and arenas."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon import env
from doubloon.bots import make_bot
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.lab.arena import hold, make_contest
from doubloon.lab.crew import make_crew
from doubloon.lab.sim import simulate

FIRST = """
from __future__ import annotations
from dataclasses import dataclass
from beside import WORD

print("the file is run")

@dataclass
class First:
    word: str = WORD

    def choose(self, view, decision):
        return decision.options[0]

class Stranger:
    pass

class Needy(First):
    def __init__(self, much):
        self.much = much

class Silent:
    def choose(self, view, decision):
        return None
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A file with a bot in it, and what only looks like one."""
    path = tmp_path / "mine.py"
    path.write_text(FIRST)
    (tmp_path / "beside.py").write_text("WORD = 'draw'")
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
        ("{mine}:Stranger", "has no choose"),
        ("{mine}:Needy", "missing 1 required positional argument"),
        ("{mine}:", "cannot be used as a bot"),
    ],
)
def test_what_cannot_play_is_refused(mine: str, name: str, why: str) -> None:
    """Before a game is played, in a sentence."""
    with pytest.raises(Malformed, match=why):
        simulate("port-royal", 2, [name.format(mine=mine), "random"], 1, 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_no_answer_is_refused(mine: str, jobs: int) -> None:
    """In a sentence, whoever works."""
    bots = [f"{mine}:Silent", "random"]
    with pytest.raises(Refusal, match='answered "None", which is not possible'):
        simulate("port-royal", 2, bots, 2, 1, crew=make_crew(jobs))


def test_an_arena_does_not_go_on_with_another_bot(mine: str, tmp_path: Path) -> None:
    """The file may be the same one, and what is in it not."""
    contest = make_contest("port-royal", 2, [f"{mine}:First", "random"], 1)
    hold(contest, 1, 0, out=tmp_path / "games")
    with Path(mine).open("a") as file:
        file.write("# better now")
    with pytest.raises(Malformed, match="begun otherwise"):
        hold(contest, 1, 0, out=tmp_path / "games")


@pytest.mark.parametrize(
    "ask",
    [
        lambda name: make_bot(name, "port-royal", Random(1)),
        lambda name: doubloon.play("port-royal", [name, "random"], seed=1),
        lambda name: env.gym("port-royal", [name]).reset(seed=1),
    ],
)
def test_nobody_else_runs_a_file(ask: Callable[[str], Any], tmp_path: Path) -> None:
    """A server makes its bots by name, as these do."""
    path, mark = tmp_path / "evil.py", tmp_path / "mark"
    path.write_text(f"from pathlib import Path; Path({str(mark)!r}).touch()")
    with pytest.raises(Malformed, match="There is no bot called"):
        ask(f"{path}:First")
    assert not mark.exists()


def test_a_file_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    """With what is wrong in it."""
    path = tmp_path / "broken.py"
    path.write_text("class (")
    with pytest.raises(Malformed, match="SyntaxError"):
        simulate("port-royal", 2, [f"{path}:Bot"], 1, 1)
