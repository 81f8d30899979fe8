"""A desk to type commands at: an empty folder, and what came of each command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

import doubloon
from doubloon.cli import main
from doubloon.engine.message import speak_through
from doubloon.locale import speaker


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Said]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    speak_through(speaker("en").say)


@pytest.fixture
def run(desk: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Type a command in this process."""

    def type_in(*words: str) -> Said:
        code = main(words)
        return Said(code, *capsys.readouterr())

    return type_in


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The save of a finished game."""
    path = tmp_path_factory.mktemp("saves") / "finished.jsonl"
    doubloon.play("port-royal", ["random"] * 3, seed=5).save(path)
    return path


@pytest.fixture(scope="session")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The save of a game in its second turn."""
    path = tmp_path_factory.mktemp("saves") / "begun.jsonl"
    table = doubloon.table("port-royal", 2, seed=3)
    for _ in range(9):
        assert table.decision is not None
        table.play(table.decision.options[0])
    table.save(path)
    return path
