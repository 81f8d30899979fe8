"""The laws and transcripts hold on the compiled build too."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from shutil import which

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / ".venv" / "quick"
BUILDING = ROOT / ".venv" / "quick.building"
"""There while `make test` compiles beside the other tests."""
PATIENCE = 900
NUMBERS = "tests/env/test_vectors.py"
GOLDEN = "tests/transcripts/test_transcripts.py::test_a_transcript_ends_as_written"


COMPILER = any(map(which, ("cc", "gcc", "clang")))
HEADERS = Path(sysconfig.get_path("include"), "Python.h").exists()


@pytest.mark.skipif(not (COMPILER and HEADERS), reason="no C compiler, or no headers of Python")
def test_laws_and_transcripts_hold_compiled() -> None:
    """The same source compiles, and plays the same games."""
    for _ in range(PATIENCE):
        if not BUILDING.exists():
            break
        time.sleep(1)
    if not BUILT.exists():
        pytest.skip("make test compiles it")
    probe = "from doubloon.engine import settle; print(settle.__file__)"
    env = {name: value for name, value in os.environ.items() if "XDIST" not in name}
    env["PYTHONPATH"] = str(BUILT)
    env["DOUBLOON_BRIEF"] = "1"
    found = subprocess.run([sys.executable, "-c", probe], env=env, capture_output=True, text=True)
    assert found.stdout.strip().endswith(".so")
    command = [sys.executable, "-m", "pytest", "tests/laws", NUMBERS, GOLDEN, "-p", "no:xdist"]
    done = subprocess.run(
        [*command, "-o", "pythonpath=tests", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
