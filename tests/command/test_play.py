"""Sitting down to play: who sits where, which room, and what is saved."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import doubloon
from kit_own import OWN


@pytest.fixture
def type_lines(run: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Play with lines typed beforehand."""

    def play(text: str, *words: str) -> Any:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return run("play", *words)

    return play


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Pretend to be at a terminal; the drawn tables that were opened."""
    opened: list[Any] = []

    def open_app(app: Any) -> None:
        opened.append(app)
        if app.setup:
            app.setup.deal("en")

    monkeypatch.setattr("doubloon.command.seating.at_terminal", lambda: True)
    monkeypatch.setattr("doubloon.tui.app.DoubloonApp.run", open_app)
    return opened


def test_a_pipe_plays_line_by_line(type_lines):
    said = type_lines("draw\nquit\n", "--seed", "4")
    assert (said.code, said.err) == (0, "")
    assert "Port Royal (Classic) with 4 seats" in said.out
    assert "Seed 4" in said.out


def test_bots_play_to_the_end(type_lines):
    said = type_lines("", "port-royal", "--seats", "2", "--bots", "random,random", "--seed", "1")
    assert said.code == 0
    assert "The standing:" in said.out


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ((), 4),
        (("--seats", "2"), 2),
        (("--bots", "greedy,random"), 3),
        (("--bots", "none", "--seats", "3"), 3),
        (("--bots", "none"), 2),
        (("--option", "mode=set-sail"), 4),
    ],
)
def test_seats(type_lines, words, seats):
    assert f"with {seats} seats" in type_lines("quit\n", *words).out


def test_people_have_names(type_lines):
    said = type_lines("quit\n", "--bots", "human:Ann,human:Ben,greedy")
    assert "with 3 seats: Ann, Ben, " in said.out


def test_save_and_go_on(type_lines, desk):
    said = type_lines("draw\ndraw\nquit\n", "--seed", "4", "--bots", "none", "--save", "a.jsonl")
    assert said.code == 0
    first = doubloon.load("a.jsonl")
    assert sum(line.startswith("P") for line in first.log) == 2

    assert type_lines("stop\nquit\n", "a.jsonl", "--bots", "none").code == 0
    second = doubloon.load("a.jsonl")
    assert second.log[: len(first.log)] == first.log
    assert len(second.log) > len(first.log)
    assert [path.name for path in desk.iterdir()] == ["a.jsonl"]


def test_names_are_saved_too(type_lines, run):
    """Who goes on with a game finds everybody as they were called, and the story names them."""
    type_lines(
        "draw\nquit\n", "--seed", "4", "--bots", "human:Ann,human:Ben,greedy", "--save", "a.jsonl"
    )
    assert doubloon.load("a.jsonl").names == ["Ann", "Ben", "Bonny"]
    assert (
        "with 3 seats: Ann, Ben, Bonny" in type_lines("quit\n", "a.jsonl", "--bots", "greedy").out
    )
    said = type_lines("quit\n", "a.jsonl", "--bots", "human:Cy,greedy")
    assert "with 3 seats: Ann, Cy, Bonny" in said.out
    assert doubloon.load("a.jsonl").names == ["Ann", "Cy", "Bonny"]
    told = run("replay", "a.jsonl", "--show").out
    assert "turns up" in told
    assert "P1" not in told
    assert "is asked" in told
    assert any(name in told for name in ("Ann", "Cy", "Bonny"))


def test_a_saved_game_knows_who_plays(type_lines):
    """People stay people and bots the bots they were, unless --bots says otherwise."""
    who = "human:Ann,search:n=2,human:Ben"
    type_lines("quit\n", "--seed", "4", "--bots", who, "--save", "a.jsonl")
    assert doubloon.load("a.jsonl").party == ["human", "search:n=2", "human"]
    before = doubloon.load("a.jsonl").log
    type_lines("", "a.jsonl")
    after = doubloon.load("a.jsonl")
    assert after.party == ["human", "search:n=2", "human"]
    assert not any(line.startswith(("P1", "P3")) for line in after.log[len(before) :])
    type_lines("", "a.jsonl", "--bots", "none")
    assert doubloon.load("a.jsonl").party == ["human"] * 3


@pytest.mark.parametrize("party", [["human"], ["human", 3, "greedy"], "human"])
def test_a_party_that_is_none_is_refused(type_lines, party):
    type_lines("quit\n", "--seed", "4", "--bots", "greedy,greedy", "--save", "a.jsonl")
    head, *rest = Path("a.jsonl").read_text().splitlines()
    text = json.dumps({**json.loads(head), "party": party})
    Path("a.jsonl").write_text("\n".join([text, *rest]) + "\n")
    said = type_lines("quit\n", "a.jsonl")
    assert said.code == 2
    assert "party" in said.err


@pytest.fixture
def mine(desk) -> str:
    """A bot of one's own that plays only the first turns."""
    (desk / "bots").mkdir()
    (desk / "bots" / "mine.py").write_text(OWN)
    return "bots/mine.py:First"


def test_a_bot_of_ones_own_sits_down(type_lines, mine):
    """It plays, and its name is kept in the save without its folder."""
    who = ("--bots", f"greedy,{mine}", "--seed", "4", "--save", "a.jsonl")
    assert type_lines("draw\nstop\nquit\n", *who).code == 0
    table = doubloon.load("a.jsonl")
    assert table.party == ["human", "greedy", "mine.py:First"]
    assert any(line.startswith("P3") for line in table.log)


def test_a_long_way_to_a_bot_does_not_spoil_the_save(type_lines, desk):
    """What a save holds is short."""
    name = "a_bot_that_has_a_really_long_name_for_a_file.py"
    (desk / name).write_text(OWN)
    assert type_lines("quit\n", "--bots", f"{name}:First", "--save", "a.jsonl").code == 0
    assert doubloon.load("a.jsonl").party[1].endswith("_name_for_a_file.py:First")


def test_a_bot_that_stumbles_ends_the_plain_table(type_lines, mine):
    """In a sentence; the game is saved as it was."""
    said = type_lines("", "--bots", f"{mine},{mine}", "--seats", "2", "--save", "a.jsonl")
    assert said.code == 2
    assert said.err.startswith(f"{mine} failed in line 5 (ValueError: enough); mend it, then play")
    assert "Possible" not in said.err
    assert len(doubloon.load("a.jsonl").log) > 3


def test_no_save_runs_a_file(type_lines, desk, mine):
    """Whoever gets a save with a file beside it runs it only by naming it."""
    type_lines("draw\nquit\n", "--bots", "greedy", "--seed", "4", "--save", "a.jsonl")
    (desk / "evil.py").write_text("open('mark', 'w').close()")
    head, *rest = Path("a.jsonl").read_text().splitlines()
    text = json.dumps({**json.loads(head), "party": ["human", "evil.py:First"]})
    Path("a.jsonl").write_text("\n".join([text, *rest]) + "\n")
    said = type_lines("quit\n", "a.jsonl")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("evil.py:First is a bot of your own, and a save runs no files")
    assert not (desk / "mark").exists()
    assert type_lines("quit\n", "a.jsonl", "--bots", mine).code == 0
    assert doubloon.load("a.jsonl").party == ["human", "mine.py:First"]


def test_a_finished_game_of_a_bot_of_ones_own_can_be_looked_at(type_lines, desk):
    """Nobody is asked there, so nobody need say who plays."""
    doubloon.play("port-royal", "greedy,random", seed=1).save("a.jsonl")
    head, *rest = Path("a.jsonl").read_text().splitlines()
    text = json.dumps({**json.loads(head), "party": ["human", "gone.py:First"]})
    Path("a.jsonl").write_text("\n".join([text, *rest]) + "\n")
    said = type_lines("", "a.jsonl")
    assert (said.code, said.err) == (0, "")


def test_who_leaves_without_a_save_is_told(type_lines, desk):
    """In the plain room too; not who has saved."""
    lost = "It is not saved"
    assert lost in type_lines("draw\nquit\n").out
    assert lost not in type_lines("draw\nsave a.jsonl\nquit\n").out
    assert lost not in type_lines("draw\nquit\n", "--save", "b.jsonl").out


def test_nobody_has_an_unprintable_name(run, desk):
    said = run("play", "--plain", "--bots", "human:" + "x" * 41)
    assert (said.code, said.out) == (2, "")
    assert 'Nobody can be called "xxx' in said.err


def test_go_on_into_another_file(type_lines, desk):
    type_lines("draw\nquit\n", "--seed", "4", "--save", "a.jsonl")
    before = Path("a.jsonl").read_bytes()
    type_lines("draw\nquit\n", "a.jsonl", "--save", "b.jsonl")
    assert Path("a.jsonl").read_bytes() == before
    assert len(doubloon.load("b.jsonl").log) > len(doubloon.load("a.jsonl").log)


def test_nothing_is_saved_unasked(type_lines, desk):
    type_lines("draw\nquit\n")
    assert list(desk.iterdir()) == []


def test_a_terminal_opens_the_drawn_table(run, drawn):
    assert run("play", "port-royal", "--seats", "3", "--seed", "9").code == 0
    (app,) = drawn
    assert app.setup.who == ["human", "greedy", "greedy"]
    assert app.setup.seed == 9
    assert app.setup.again().table is None
    assert app.setup.again().seed == 10


def test_without_a_game_the_drawn_table_asks(run, drawn):
    assert run("play", "--seats", "3").code == 0
    (app,) = drawn
    assert app.setup is None
    assert app.proposed.seats == 3


def test_the_last_drawn_table_is_saved(run, drawn, desk):
    assert run("play", "--seed", "9", "--save", "a.jsonl").code == 0
    assert doubloon.load("a.jsonl").seats == 4


def test_a_rematch_does_not_touch_the_saved_game(type_lines, run, drawn, desk):
    type_lines("draw\nquit\n", "--seed", "4", "--save", "a.jsonl")
    before = Path("a.jsonl").read_bytes()
    assert run("play", "a.jsonl").code == 0
    setup = drawn[-1].setup
    setup.deal("en")
    setup.again().deal("en")
    assert setup.last[0].log == doubloon.load("a.jsonl").log
    assert Path("a.jsonl").read_bytes() == before


def test_a_finished_game_is_left_as_it_is(run, desk):
    doubloon.play("port-royal", ["random", "greedy"], seed=3).save("done.jsonl")
    before = Path("done.jsonl").read_bytes()
    said = run("play", "done.jsonl", "--plain")
    assert said.code == 0
    assert "Saved" not in said.out
    assert Path("done.jsonl").read_bytes() == before


def test_plain_on_a_terminal(type_lines, drawn):
    assert "Port Royal" in type_lines("quit\n", "--plain").out
    assert drawn == []


def test_without_textual(run, drawn, monkeypatch):
    monkeypatch.setitem(sys.modules, "doubloon.tui.app", None)
    said = run("play")
    assert (said.code, said.out) == (2, "")
    assert "--plain" in said.err


def test_the_disk_is_full(type_lines, desk, monkeypatch):
    def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("doubloon.match.table.Table.save", fail)
    said = type_lines("quit\n", "--save", "a.jsonl")
    assert said.code == 2
    assert said.err.startswith("The game cannot be saved to a.jsonl")


def test_help_fits_the_table(type_lines):
    """R14.1, R20.6: alone nobody else takes cards, and without a book months end otherwise."""
    others = "each other player may take"
    book = "the book opens its next page"
    option = ("port-royal", "--option")
    alone = type_lines("help\nquit\n", *option, "mode=contracts-coop", "--seats", "1").out
    assert "you play against time" in alone
    assert others not in alone
    chapter = type_lines("help\nquit\n", *option, "mode=adventure", "--seats", "2").out
    assert others in chapter
    assert book in chapter
    variant = type_lines("help\nquit\n", *option, "mode=adventure-open", "--seats", "2").out
    assert "pay 10 coins to take off a cube" in variant
    assert book not in variant


def test_who_begins_to_say_what_cannot_be_done_is_told_why(type_lines):
    """A part of a card's name will do; words that begin nothing are no choice."""
    lines = "hire sail\nwhy hire sail\nhire nobody\nquit\n"
    out = type_lines(lines, "port-royal", "--bots", "none", "--seed", "4").out
    assert out.count("Taking cards comes in phase 2") == 2
    assert '"hire nobody" is not a choice here' in out
