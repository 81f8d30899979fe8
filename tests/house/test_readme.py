"""The README's examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import doubloon

README = Path(__file__).parents[2] / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What we show works as shown."""
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {})


def test_the_save_that_is_analysed_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever follows the page has a game that the commands further below take."""
    monkeypatch.chdir(tmp_path)
    for code in EXAMPLES:
        exec(compile(code, "README.md", "exec"), {})
    assert "doubloon analyse game.jsonl" in README.read_text(encoding="utf-8")
    assert doubloon.load("game.jsonl").outcome


def test_there_are_examples() -> None:
    """A README without examples would pass the test above."""
    assert len(EXAMPLES) >= 2
