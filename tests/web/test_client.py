"""The client's own checks: its types, and the tests of its parts."""

from __future__ import annotations

import json
import subprocess
import sys
from gzip import compress

from web.kit import ROOT

FIRST_VIEW = 200_000
"""Bytes, packed, that the start page may take."""


def test_the_client_is_sound() -> None:
    """vitest passes; `make lint` runs svelte-check."""
    command = [sys.executable, str(ROOT / "tools" / "node.py"), "npm", "run", "--silent", "test"]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_first_view_is_light() -> None:
    """What the start page loads, with the words of one language, is small."""
    folder = ROOT / "src" / "doubloon" / "web"
    page = (folder / "index.html").read_text(encoding="utf-8")
    wanted = {path.name for path in (folder / "assets").iterdir() if path.name in page}
    wanted |= {
        path.name
        for path in (folder / "assets").iterdir()
        if path.suffix in (".css", ".js")
        and path.name.split("-")[0] in ("Start", "table", "server", "web", "Page", "Header")
    }
    total = sum(len(compress((folder / "assets" / name).read_bytes())) for name in wanted)
    assert 20_000 < total < FIRST_VIEW, json.dumps(sorted(wanted))
