"""`doubloon arena` and `doubloon analyse`: what they print, write and refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import doubloon

ARENA = ("arena", "port-royal")
SMALL = (*ARENA, "--seats", "2", "--games", "4", "--checks", "2", "--seed", "3")


def test_an_arena_in_words_and_as_data(run: Any, desk: Path) -> None:
    said = run(*SMALL, "--out", "games.jsonl", "--report", "report.html")
    assert said.code == 0
    assert "4 games of Port Royal with 2 seats" in said.out
    assert "greedy against itself" in said.out
    assert "greedy against random ones" in said.out
    page = (desk / "report.html").read_text()
    assert page.startswith("<!doctype html>")
    assert 'src="http' not in page
    assert "Plotly.newPlot" in page
    kept = (desk / "games.jsonl").read_bytes()

    again = run(*SMALL[:-2], "--out", "games.jsonl", "--json")
    data = json.loads(again.out)
    assert (desk / "games.jsonl").read_bytes() == kept
    assert data["seed"] == 3
    assert data["games"] == 4
    assert [one["bot"] for one in data["standings"]] == ["greedy", "random"]
    assert {"rate", "low", "high"} == set(data["standings"][0]["share"])
    assert len(kept.splitlines()) == 1 + 4 + 3 * 2


def test_an_arena_tells_what_is_unusual_and_where_its_report_is(run: Any, desk: Path) -> None:
    """Options as they are asked for; a team without checks has no heading for them."""
    team = ("--option", "mode=contracts-coop", "--bots", "random", "--checks", "0")
    said = run(*SMALL[:-4], "--seed", "3", *team, "--report", "report.html")
    assert "Played with mode=contracts-coop." in said.out
    assert said.err == "The report is in report.html.\n"
    page = (desk / "report.html").read_text()
    assert "mode=contracts-coop" in page
    assert ">Checks<" not in page
    assert "Played with" not in run(*SMALL).out


def test_an_arena_of_one_seat_tells_its_mode(run: Any) -> None:
    """There are modes for one that the usual one is not for."""
    alone = ("--seats", "1", "--games", "1", "--checks", "0", "--bots", "random")
    said = run(*ARENA, *alone, "--option", "mode=contracts-coop")
    assert "Played with mode=contracts-coop." in said.out
    three = ("arena", "buccaneer", "--seats", "3", "--games", "1", "--checks", "0")
    assert "memory-aid=true." in run(*three, "--option", "memory-aid=true").out


def test_what_a_bot_of_ones_own_prints_is_not_the_result(run: Any, desk: Path) -> None:
    """Data stays data."""
    bot = "class First:\n    def choose(self, view, decision):\n        return decision.options[0]"
    (desk / "mine.py").write_text(bot + "\nprint('the file is run')")
    said = run("sim", "port-royal", "--bots", "mine.py:First,random", "--games", "1", "--json")
    assert json.loads(said.out)["games"] == 1
    assert said.err == "the file is run\n"


FAULTY = """
class Faulty:
    def choose(self, view, decision):
        raise ValueError("one line\\nand another")
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("verb", ["sim", "arena"])
def test_a_bot_of_ones_own_that_fails_is_told_in_a_sentence(
    run: Any, desk: Path, verb: str, jobs: str
) -> None:
    """Which, where, why and how to see it again; no traceback of ours."""
    (desk / "mine.py").write_text(FAULTY)
    words = ("--bots", "mine.py:Faulty,random", "--seats", "2", "--seed", "7", "--jobs", jobs)
    said = run(verb, "port-royal", *words, "--games", "4")
    assert (said.code, said.out) == (2, "")
    told = "mine.py:Faulty failed in line 4 (ValueError: one line and another)"
    assert said.err == f"Game 1: {told}; --seed 7 plays it again.\n"


def test_an_arena_tells_what_can_be_won_at_most(run: Any, desk: Path) -> None:
    """Below its table and in its report, where bots have several seats."""
    words = ("--games", "2", "--checks", "0", "--seed", "3")
    said = run(*ARENA, "--seats", "4", *words, "--report", "report.html")
    limit = "At most 50.0 % is possible for greedy, random: of several seats at one table only one"
    assert f"\n{limit}" in said.out
    assert limit.replace("50.0 %", "50.0\N{NO-BREAK SPACE}%") in (desk / "report.html").read_text()
    assert "At most" not in run(*ARENA, "--seats", "2", *words).out


def test_a_report_is_not_written_over_the_games(run: Any, desk: Path) -> None:
    """Nothing is played, nothing is written."""
    said = run(*SMALL, "--out", "games.jsonl", "--report", "./games.jsonl")
    assert said.code == 2
    assert not (desk / "games.jsonl").exists()


def test_a_report_is_written_over_reports_alone(run: Any, desk: Path) -> None:
    """Not over a bot, or anything else that somebody may want to keep."""
    report = (*SMALL[:-4], "--checks", "0", "--seed", "3", "--report")
    for text in ("<!doctype html>\n<p>an older one", "", None):
        if text is not None:
            (desk / "report.html").write_text(text)
        assert run(*report, "report.html").code == 0
        assert "Plotly.newPlot" in (desk / "report.html").read_text()
    (desk / "careful.py").write_text("class Careful: ...")
    said = run(*report, "careful.py")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("careful.py is needed as it is; name another file")
    assert (desk / "careful.py").read_text() == "class Careful: ..."


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The save of a short game."""
    path = tmp_path_factory.mktemp("saves") / "short.jsonl"
    table = doubloon.play("port-royal", ["greedy", "random"], seed=31, options={"mode": "set-sail"})
    table.names = ["Ann", "Ben"]
    table.save(path)
    return path


def test_an_analysis_in_words_and_as_data(
    run: Any, desk: Path, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All words are there, in another language too; one analysis serves all."""
    from doubloon.lab import analysis

    found: list[analysis.Analysis] = []
    look = analysis.analyse

    def once(*args: Any) -> analysis.Analysis:
        if not found:
            found.append(look(*args))
        return found[0]

    monkeypatch.setattr(analysis, "analyse", once)
    for language in ("en", "de"):
        words = ("--playouts", "2", "--report", f"{language}.html", "--lang", language)
        said = run("analyse", str(short), *words)
        assert said.code == 0
        assert "Ann: " in said.out
        assert "Ben" in said.out
        assert f'<html lang="{language}">' in (desk / f"{language}.html").read_text()
    data = json.loads(run("analyse", str(short), "--playouts", "2", "--json").out)
    assert isinstance(data["seed"], int)
    assert f"--seed {data['seed']} " in (desk / "en.html").read_text()
    assert f"--seed {data['seed']} " in said.out
    assert [one["seat"] for one in data["accounts"]] == [0, 1]
    assert set(data["mistakes"][0]["says"]) == {"id", "args", "rule"}


def test_an_analysis_is_repeated_by_its_seed(
    run: Any, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fresh one is drawn and told; with it the same comes out, to the last figure."""
    monkeypatch.setattr("doubloon.lab.analysis.SHORT", {"port-royal": 200})
    words = ("analyse", str(short), "--playouts", "2", "--json")
    first = json.loads(run(*words).out)
    assert first["weighed"] < first["asked"]
    assert json.loads(run(*words, "--seed", str(first["seed"])).out) == first
    assert json.loads(run(*words).out)["seed"] != first["seed"]


@pytest.mark.parametrize("way", ["same", "relative", "link"])
def test_a_report_is_not_written_over_its_game(
    run: Any, desk: Path, finished: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whatever name; and nothing is weighed for it."""
    monkeypatch.setattr("doubloon.lab.analysis.analyse", None)
    game = desk / "game.jsonl"
    game.write_bytes(finished.read_bytes())
    (desk / "link.html").symlink_to(game)
    place = {"same": "game.jsonl", "relative": f"../{desk.name}/game.jsonl", "link": "link.html"}
    said = run("analyse", "game.jsonl", "--report", place[way])
    assert (said.code, said.out) == (2, "")
    assert "name another file" in said.err
    assert game.read_bytes() == finished.read_bytes()


def test_an_analysis_has_no_options_of_the_game(run: Any, finished: Path) -> None:
    """The save says what was played."""
    said = run("analyse", str(finished), "--option", "mode=classic")
    assert (said.code, said.out) == (2, "")
    assert "A saved game has its own options: --option is for new games." in said.err


def test_an_analysis_that_is_stopped_says_so(
    run: Any, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("doubloon.lab.analysis.analyse", stopped)
    said = run("analyse", str(finished))
    assert (said.code, said.out) == (130, "")
    assert said.err.startswith("Stopped before all choices were weighed")


REFUSED = {
    "one bot": ((*ARENA, "--bots", "greedy,greedy"), "two different bots"),
    "unknown bot": ((*ARENA, "--bots", "hal,greedy"), 'no bot called "hal"'),
    "unknown game": (("arena", "chess"), 'no game called "chess"'),
    "no games": ((*ARENA, "--games", "0"), "At least one game"),
    "fewer than no checks": ((*ARENA, "--checks", "-1"), "cannot have -1 games"),
    "no jobs": ((*ARENA, "--jobs", "0"), "At least one process"),
    "unknown place": ((*ARENA, "--on", "moon"), 'not on "moon"'),
    "out in no folder": ((*ARENA, "--out", "nowhere/games"), "Nothing can be written to"),
    "report as a folder": ((*ARENA, "--report", "."), "Nothing can be written to"),
    "out of another kind": ((*ARENA, "--out", "notes.txt"), "does not hold the games"),
    "missing game": (("arena",), "GAME is missing"),
    "missing file": (("analyse",), "FILE is missing"),
    "no file": (("analyse", "gone.jsonl"), "cannot be read"),
    "no save": (("analyse", "notes.txt"), "not a Doubloon save"),
    "unfinished": (("analyse", "begun.jsonl"), "is not over"),
    "one playout": (("analyse", "done.jsonl", "--playouts", "1"), "at least twice"),
    "no report": (
        ("analyse", "done.jsonl", "--report", "nowhere/a.html"),
        "Nothing can be written to",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_input(run: Any, desk: Path, begun: Path, finished: Path, case: str) -> None:
    """One sentence, exit code 2, and nothing is written."""
    (desk / "notes.txt").write_text("precious\n")
    (desk / "begun.jsonl").write_bytes(begun.read_bytes())
    (desk / "done.jsonl").write_bytes(finished.read_bytes())
    before = sorted(path.name for path in desk.iterdir())
    words, sentence = REFUSED[case]
    said = run(*words)
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err
    assert sorted(path.name for path in desk.iterdir()) == before
    assert (desk / "notes.txt").read_text() == "precious\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", "kept.jsonl"], "The finished games are kept in kept.jsonl"),
        ([], "nothing is kept; with --out FILE"),
    ],
)
def test_an_arena_that_is_stopped_says_what_is_kept(
    words: list[str], said: str, run: Any, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("doubloon.lab.arena.hold", stopped)
    found = run(*SMALL, *words)
    assert (found.code, found.out) == (130, "")
    assert said in found.err
