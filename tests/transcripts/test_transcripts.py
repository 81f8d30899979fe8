"""Golden transcripts: whole games that end today as they ended when they were written."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from doubloon.match.save import lines, loads

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent
SAVES = sorted(FOLDER.glob("*.jsonl"))


def load_tool() -> ModuleType:
    """The tool that writes the transcripts."""
    spec = importlib.util.spec_from_file_location("transcripts_tool", ROOT / "tools/transcripts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_transcript_ends_as_written(path: Path) -> None:
    """Played again, a game has the same outcome, final views and story."""
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert TOOL.replayed(path) == expected


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_transcript_saves_as_written(path: Path) -> None:
    """Loaded and saved again, a game is the same byte for byte."""
    save = path.read_text("utf-8")
    assert "".join(line + "\n" for line in lines(loads(save))) == save


def test_transcripts_are_small() -> None:
    """All of them together are no burden."""
    assert sum(path.stat().st_size for path in FOLDER.glob("*.json*")) < 700_000


def test_the_transcripts_are_those_of_the_tool() -> None:
    """Every mode, seats, ending and mix has its transcript, whatever order Python's hashes have."""
    paths = [path for path in sys.path if path]
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/transcripts.py"), "--check"],
        env={"PYTHONHASHSEED": "12345", "PYTHONPATH": ":".join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
