"""Bots of one's own, in simulations and arenas above all."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

import doubloon
from doubloon import env
from doubloon.bots import make_bot
from doubloon.bots.own import Fault, quiet
from doubloon.engine.message import Message, speak_through
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.games import game
from doubloon.lab.arena import hold, make_contest
from doubloon.lab.crew import Failed, make_crew
from doubloon.lab.sim import Job, Part, play_some, simulate
from doubloon.locale import speaker
from doubloon.tui.party import seat_party

FIRST = """
from __future__ import annotations
import os, sys
from dataclasses import dataclass
import beside
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
        print("hm")
        return None

class Silly(First):
    def choose(self, view, decision):
        return "wrong"

class Lost(First):
    def choose(self, view, decision):
        return beside.get_lost()

class Stumbling(First):
    def choose(self, view, decision):
        if view["turn"] < 3:
            return super().choose(view, decision)
        return stumble()

def stumble():
    return {}["nothing"]

class Deaf:
    def choose(self, view):
        return view

class Leaving:
    def choose(self, view, decision):
        sys.exit()

class Unsayable:
    def choose(self, view, decision):
        return self

    def __str__(self):
        raise ValueError("no words")

class Wandering:
    def choose(self, view, decision):
        os.chdir("/")
        return stumble()

class Wild:
    def choose(self, view, decision):
        raise KeyboardInterrupt
"""
LINE, LEAVES, MUTE, LOST = (
    1 + FIRST.split("\n").index(line)
    for line in (
        '    return {}["nothing"]',
        "        sys.exit()",
        '        raise ValueError("no words")',
        "        return beside.get_lost()",
    )
)


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A file with a bot in it, and what only looks like one."""
    path = tmp_path / "mine.py"
    path.write_text(FIRST)
    (tmp_path / "beside.py").write_text("WORD = 'draw'; get_lost = lambda: (\n1 / 0)")
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
        ("{mine}:Second", 'no class "Second" in .*mine.py; .*: First, .*Wandering, Wild.$'),
        ("{beside}:First", "no bot in .*beside.py: write a class"),
        ("{mine}:Stranger", "has no choose"),
        ("{mine}:Needy", "missing 1 required positional argument"),
        ("{mine}:", 'no class ""'),
        ("{mine}", "no bot called .*such as .*mine.py:Mine.$"),
        ("{stem}:First", "no bot called .*such as .*mine.py:First.$"),
        ("gone:First", "no bot called .*such as careful.py:Careful.$"),
        ("my_bot.py", "no bot called .*such as my_bot.py:MyBot.$"),
    ],
)
def test_what_cannot_play_is_refused(mine: str, name: str, why: str) -> None:
    """Before a game is played, in a sentence."""
    told = {"mine": mine, "stem": mine.removesuffix(".py")}
    told["beside"] = mine.replace("mine.py", "beside.py")
    with pytest.raises(Malformed, match=why):
        simulate("port-royal", 2, [name.format(**told), "random"], 1, 1)


FAULTS = {
    "Silent": "Silent answered nothing (is a return missing?); --seed 1 plays it again. Possible: ",
    "Silly": 'Silly answered "wrong", which is not possible; --seed 1 plays it again. Possible: ',
    "Lost": f"Lost failed in line {LOST} (ZeroDivisionError: division by zero, beside.py:2);",
    "Stumbling": f"Stumbling failed in line {LINE} (KeyError: 'nothing'); --seed 1 plays it again.",
    "Deaf": "Deaf failed (TypeError: Deaf.choose() takes 2 positional arguments but 3 were given);",
    "Leaving": f"Leaving failed in line {LEAVES} (SystemExit); --seed 1 plays it again.",
    "Unsayable": f"Unsayable failed in line {MUTE} (ValueError: no words); --seed 1 plays",
}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("kind", FAULTS)
def test_what_is_no_answer_is_refused(mine: str, kind: str, jobs: int) -> None:
    """In a sentence that names the bot and the game, whoever works."""
    bots = [f"{mine}:First", f"{mine}:{kind}"]
    with pytest.raises(Refusal) as refused:
        simulate("port-royal", 2, bots, 4, 1, crew=make_crew(jobs))
    assert str(refused.value).startswith(f"Game 1: {mine}:{FAULTS[kind]}")


def test_a_bot_of_ones_own_is_called_by_its_class(mine: str) -> None:
    """At a table; if nobody has been given another name before."""
    names = [f"{mine}:First", f"{mine}:First", "greedy"]
    called = [player.name for player in seat_party(names, 3, "port-royal", 1, speaker("en"))]
    assert called[0] == "First"
    assert len(set(called)) == 3
    before = ["Ann", "Ben", "Cid"]
    called = [
        player.name for player in seat_party(names, 3, "port-royal", 1, speaker("en"), before)
    ]
    assert called == before


def test_a_bot_that_goes_elsewhere_is_told_all_the_same(
    mine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file is where it was."""
    monkeypatch.chdir(Path(mine).parent)
    with pytest.raises(Refusal, match=f"^Game 1: mine.py:Wandering failed in line {LINE} "):
        simulate("port-royal", 2, ["mine.py:Wandering"], 1, 1)


def test_only_among_bots_is_it_told_what_was_possible(mine: str) -> None:
    """A hand of cards may stand there, and at a table people read what is told."""
    fault = Fault(Message("own-answered", {"name": mine, "text": "x"}), ["P1 play gl_sabotage"])
    assert "sabotage" not in str(fault)
    assert "sabotage" in str(fault.in_game(0, 1))


def test_what_is_printed_elsewhere_is_left_alone() -> None:
    """The output is the whole process's: a drawn table that ends meanwhile sets it, too."""
    outputs: list[object] = []

    def look() -> None:
        with quiet():
            outputs.append(sys.stdout)

    look()
    thread = Thread(target=look)
    thread.start()
    thread.join()
    assert outputs == [sys.stderr, sys.stdout]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_says_in_which_match_it_was(mine: str, jobs: int) -> None:
    """Games are numbered in each."""
    contest = make_contest("port-royal", 2, [f"{mine}:Stumbling", "random"], 1)
    with pytest.raises(Refusal, match=f"^Game 1: .*:Stumbling failed in line {LINE} .*--seed 1 "):
        hold(contest, 2, 2, make_crew(jobs))
    for match, told in (("mirror", "against itself"), ("sanity", "against random ones")):
        fault = Fault(Message("own-raised", {"name": "a.py:A", "why": "OSError"}))
        said = f"Game 8 {told}: a.py:A failed (OSError); --seed 3 plays it again."
        assert str(fault.in_game(7, 3, match)) == said


def test_a_fault_is_told_in_the_readers_language(mine: str) -> None:
    """Other processes know none."""
    speak_through(speaker("de").say)
    try:
        with pytest.raises(Refusal) as refused:
            simulate("port-royal", 2, [f"{mine}:Silly"], 2, 1, crew=make_crew(2))
        assert "Silly antwortet „wrong“, und das geht nicht; --seed 1 spielt" in str(refused.value)
    finally:
        speak_through(speaker("en").say)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_of_ours_shows_where_it_is(mine: str, jobs: int) -> None:
    """Only what comes out of a bot of one's own is told as its fault."""
    bots = [f"{mine}:First", "random"]
    options = game("port-royal").check(2, {})
    with pytest.raises((ZeroDivisionError, Failed), match="by zero"):
        list(make_crew(jobs).run(play_badly, [("port-royal", 2, bots, options, 1, range(1))]))
    with pytest.raises(KeyboardInterrupt):
        simulate("port-royal", 2, [f"{mine}:Wild"], 1, 1)


def play_badly(job: Job) -> Part:
    """Games with a rule that does not work."""

    def broken(*_: object) -> int:
        return 1 // 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("doubloon.lab.sim.settle", broken)
        return play_some(job)


def test_what_a_bot_prints_is_not_the_result(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It goes where errors go."""
    with pytest.raises(Refusal):
        simulate("port-royal", 2, [f"{mine}:Silent"], 1, 1)
    said = capsys.readouterr()
    assert said.out == ""
    assert "hm\n" in said.err


def test_an_arena_does_not_go_on_with_another_bot(mine: str, tmp_path: Path) -> None:
    """The file may be the same one, and what is in it not."""
    contest = make_contest("port-royal", 2, [f"{mine}:First", "random"], 1)
    hold(contest, 1, 0, out=tmp_path / "games")
    with Path(mine).open("a") as file:
        file.write("# better now")
    with pytest.raises(Malformed, match=r"mine.py changed since .*games was begun"):
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


@pytest.mark.parametrize(
    ("text", "why"), [("class (", "SyntaxError"), ("raise SystemExit", "SystemExit")]
)
def test_a_file_that_cannot_be_run_is_refused(text: str, why: str, tmp_path: Path) -> None:
    """With what is wrong in it."""
    path = tmp_path / "broken.py"
    path.write_text(text)
    with pytest.raises(Malformed, match=why):
        simulate("port-royal", 2, [f"{path}:Bot"], 1, 1)
