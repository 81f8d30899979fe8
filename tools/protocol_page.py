"""The generated part of docs/protocol.md, and the JSON Schema beside it, from the structs.

python tools/protocol_page.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import UnionType
from typing import Final, get_args

from msgspec import structs

from doubloon.server import protocol
from doubloon.server.routes import ROUTES

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "protocol.md"
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
MARK: Final = "<!-- Made by tools/protocol_page.py from here on. -->"


def rows(kinds: UnionType, tag: str) -> list[str]:
    """A table of messages: name, fields, meaning; optional fields have a question mark."""
    found = [f"| `{tag}` | fields | meaning |", "| --- | --- | --- |"]
    for kind in get_args(kinds):
        fields = [
            f"`{field.encode_name}`" + ("" if field.required else "?")
            for field in structs.fields(kind)
        ]
        meaning = " ".join((kind.__doc__ or "").split())
        found.append(f"| `{kind.__struct_config__.tag}` | {', '.join(fields)} | {meaning} |")
    return found


def page() -> str:
    """The whole page."""
    said = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    lines = ["", "", "## Commands", "", *rows(protocol.Commands, "do")]
    lines += ["", "## What the server says", "", *rows(protocol.Answers, "t")]
    lines += ["", "## HTTP", "", "| request | |", "| --- | --- |"]
    for method, path, handler in ROUTES:
        lines.append(f"| `{method} {path}` | {(handler.__doc__ or '').strip()} |")
    return said + MARK + "\n".join(lines) + "\n"


def main() -> int:
    """Write both files, or only say whether they are up to date."""
    wanted = {PAGE: page(), SCHEMA: json.dumps(protocol.schema(), indent=1) + "\n"}
    stale = [
        path
        for path, text in wanted.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run tools/protocol_page.py")
        return 1 if stale else 0
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
