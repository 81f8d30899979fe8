"""What it was that played: its commit, and a mark of all that decides how games go."""

from __future__ import annotations

import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
PLAYED: Final = (
    *("engine", "games", "bots"),
    *("lab/deals.py", "lab/fixtures.py", "lab/sim.py"),
)
"""The folders and files that decide how a game goes between named bots."""
ENDINGS: Final = (".py", ".json", ".toml")
LETTERS: Final = 12


@cache
def play_mark() -> str:
    """The same for the same rules, cards and bots, built or plain, wherever they are installed."""
    found = sha256()
    for name in PLAYED:
        place = PACKAGE / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.suffix in ENDINGS:
                text = path.read_bytes().replace(b"\r\n", b"\n")
                where = path.relative_to(PACKAGE).as_posix()
                found.update(f"{where} {sha256(text).hexdigest()}\n".encode())
    return found.hexdigest()[:LETTERS]


def commit() -> str | None:
    """The commit that this code is, with a mark if it was changed since; None if nobody knows, as
    where it is a copy and not the checkout itself."""
    try:
        top = Path(git("rev-parse", "--show-toplevel"))
        if (top / "src" / "doubloon").resolve() != PACKAGE:
            return None
        return git("describe", "--always", "--abbrev=12", "--dirty", "--exclude=*")
    except (OSError, subprocess.SubprocessError):
        return None


def git(*words: str) -> str:
    """What git says."""
    done = subprocess.run(
        ["git", "-C", str(PACKAGE), *words], capture_output=True, text=True, check=True, timeout=20
    )
    return done.stdout.strip()
