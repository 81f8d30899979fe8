"""Which room may use which, and what the innermost ones may import."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "doubloon"
INWARD = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "match": {"engine", "games", "match"},
    "locale": {"engine", "games", "locale"},
    "bots": {"engine", "games", "bots"},
    "server": {"engine", "games", "match", "locale", "bots", "rulebook", "server", "tui", "lab"},
    "lab": {"engine", "games", "match", "bots", "lab"},
    "env": {"engine", "games", "match", "bots", "env", "tui"},
    "env/vectors": {"engine", "games", "env"},
    "tui": {"engine", "games", "match", "locale", "bots", "rulebook", "command", "tui"},
}
STANDARD_ONLY = {"engine", "games", "match", "env/vectors"}


def imports(file: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


@pytest.mark.parametrize("room", sorted(INWARD))
def test_arrows_point_inward(room: str) -> None:
    """A room uses itself and the rooms further in."""
    strays = [
        f"{file.relative_to(PACKAGE)} imports {name}"
        for file in (PACKAGE / room).rglob("*.py")
        for name in imports(file)
        if name.startswith("doubloon.") and name.split(".")[1] not in INWARD[room]
    ]
    assert strays == []


@pytest.mark.parametrize("room", sorted(STANDARD_ONLY))
def test_inner_rooms_use_the_standard_library_alone(room: str) -> None:
    """The engine, the games and the match run wherever Python does."""
    strays = [
        f"{file.relative_to(PACKAGE)} imports {name}"
        for file in (PACKAGE / room).rglob("*.py")
        for name in imports(file)
        if name.split(".")[0] not in sys.stdlib_module_names | {"doubloon"}
    ]
    assert strays == []


def test_import_is_light() -> None:
    """`import doubloon` brings no library and none of the outer rooms."""
    code = "import sys, doubloon; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(PACKAGE.parent)},
    )
    loaded = done.stdout.split()
    heavy = {
        "fluent",
        "cyclopts",
        "textual",
        "rich",
        "pathlib",
        "tomllib",
        "asyncio",
        "hashlib",
        "msgspec",
    }
    assert heavy.isdisjoint(name.split(".")[0] for name in loaded if name not in ("_hashlib",))
    assert not [name for name in loaded if name.startswith(("doubloon.tui", "doubloon.lab"))]
