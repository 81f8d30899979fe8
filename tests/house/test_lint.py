"""Style and types hold for all code of the house."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = ("src", "tests", "tools", "bench", "examples")


@pytest.mark.parametrize(
    "command",
    [("ruff", "check", *CODE), ("ruff", "format", "--check", *CODE), ("mypy",)],
    ids=["ruff check", "ruff format", "mypy"],
)
def test_the_code_is_clean(command: tuple[str, ...]) -> None:
    """What `make lint` checks is part of every test run."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
