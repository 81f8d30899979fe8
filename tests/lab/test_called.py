"""Commands of the lab say what they want."""

from __future__ import annotations

import subprocess
import sys

import pytest

from doubloon.engine.chance import check_seed
from doubloon.engine.refusal import Malformed
from doubloon.lab.called import Line, asked, call, tell

WRITE = ("teach", "distil", "season", "rounds", "teach_merchants")
"""These write into the package."""


def test_a_line_is_one_of_several_things_and_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that are left out are as usual; where only words say what that is, they are None."""
    monkeypatch.setattr(sys, "argv", ["season", "crew", "4"])
    assert asked("season", ["pair", "crew"], rounds=30, seed=1) == ["crew", 4, 1]
    monkeypatch.setattr(sys, "argv", ["teach", "crew"])
    assert asked("teach", ["pair", "crew"], games="many", seed=1) == ["crew", None, 1]
    monkeypatch.setattr(sys, "argv", ["teach", "crew", "0", "-1"])
    assert asked("teach", ["pair", "crew"], games="many", seed=1) == ["crew", 0, -1]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ([], "COURSE is missing; --help shows how to call this command."),
        (["chess"], 'There is no course "chess"; there are: crew, pair.'),
        (["crew", "many"], 'ROUNDS needs a whole number, not "many".'),
        (["crew", "4", "1.5"], 'SEED needs a whole number, not "1.5".'),
        (["crew", "4", "1", "9"], '"9" has no place here'),
        (["crew", "--games"], '"--games" has no place here'),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    line: list[str],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing, something unknown, a word for a number, too much."""
    monkeypatch.setattr(sys, "argv", ["season", *line])
    with pytest.raises(SystemExit) as left:
        asked("season", ["pair", "crew"], rounds=30, seed=1)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_help_says_what_the_command_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the words of its own file, line by line as they stand there, and what is usual."""
    monkeypatch.setattr(sys, "argv", ["season", "--help"])
    monkeypatch.setattr(sys.modules["__main__"], "__doc__", "It seasons players.\n\nWith care.")
    with pytest.raises(SystemExit) as left:
        asked("season", ["pair", "crew"], rounds=30, seed=1)
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert "It seasons players.\n\nWith care." in said
    assert "doubloon.lab.season COURSE [ROUNDS] [SEED]\n" in said
    words = " ".join(said.split())
    assert "COURSE one of crew, pair ROUNDS if not given: 30 SEED if not given: 1" in words


@pytest.mark.parametrize("command", [*WRITE, "balance", "coop", "facts", "soak"])
def test_every_command_says_what_is_usual_and_what_it_does(command: str) -> None:
    """What writes into the package says so, and what keeps the machine busy."""
    words = [sys.executable, "-m", f"doubloon.lab.{command}", "--help"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    said = " ".join(done.stdout.split())
    assert "if not given" in said
    assert ("writes into the package, in place of what is there" in said) == (command in WRITE)
    assert ("on all processors" in said) == (command in WRITE[:-1])


@pytest.mark.parametrize(
    ("seen", "told"), [(True, "20 of 40 games\n40 of 40 games\n"), (False, "")]
)
def test_games_are_told_now_and_then(
    seen: bool, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside what the command prints, and not into a pipe."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: seen)
    for done in range(1, 41):
        tell(done, 40)
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", told)


def test_what_needs_no_value_does_not_ask_for_one() -> None:
    """Nor does it print a trace."""
    with pytest.raises(Malformed, match="cannot be understood"):
        Line("facts", "").read(["--help=x"])


def test_a_refusal_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """No trace of the program."""
    with pytest.raises(SystemExit) as left:
        call(check_seed, [-1])
    assert left.value.code == 2
    assert capsys.readouterr().err.endswith('not "-1".\n')


def test_an_interrupt_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C ends quietly, and the shell is told."""

    def main() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as left:
        call(main, [])
    assert left.value.code == 130
    assert not capsys.readouterr().err
