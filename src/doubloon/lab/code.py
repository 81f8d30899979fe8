"""Which code it was that played: its commit, and a mark of all that decides how games go."""

from __future__ import annotations

import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
ROOMS: Final = ("engine", "games", "bots")
"""What decides how a game goes between named bots."""
FACTS: Final = (".py", ".json", ".toml")
LETTERS: Final = 12


@cache
def play_mark() -> str:
    """The same for the same rules, cards and bots, built or plain, wherever they are installed."""
    found = sha256()
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in FACTS:
                text = path.read_bytes().replace(b"\r\n", b"\n")
                name = path.relative_to(PACKAGE).as_posix()
                found.update(f"{name} {sha256(text).hexdigest()}\n".encode())
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
