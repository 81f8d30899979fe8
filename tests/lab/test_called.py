"""Commands of the lab say what they want."""

from __future__ import annotations

import sys

import pytest

from doubloon.engine.chance import check_seed
from doubloon.lab.called import asked, call


def test_a_line_is_one_of_several_things_and_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that are left out are as usual."""
    monkeypatch.setattr(sys, "argv", ["season", "crew", "4"])
    assert asked("season", ["pair", "crew"], rounds=30, seed=1) == ["crew", 4, 1]


@pytest.mark.parametrize("line", [[], ["chess"], ["crew", "many"], ["crew", "4", "1", "9"]])
def test_what_cannot_be_is_refused_with_what_can(
    line: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing, something unknown, a word for a number, too many numbers."""
    monkeypatch.setattr(sys, "argv", ["season", *line])
    with pytest.raises(SystemExit) as left:
        asked("season", ["pair", "crew"], rounds=30, seed=1)
    assert left.value.code == 2
    assert "{crew,pair} [rounds] [seed]" in capsys.readouterr().err


def test_help_says_what_the_command_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the words of its own file, line by line as they stand there."""
    monkeypatch.setattr(sys, "argv", ["season", "--help"])
    monkeypatch.setattr(sys.modules["__main__"], "__doc__", "It seasons players.\n\nWith care.")
    with pytest.raises(SystemExit):
        asked("season", ["pair", "crew"], rounds=30, seed=1)
    assert "It seasons players.\n\nWith care." in capsys.readouterr().out


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
