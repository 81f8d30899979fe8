"""The pages of docs/env: every action and every number of an observation, from the code.

python tools/env_pages.py [--check]

A page names its version and a fingerprint of the rules, actions and layout. If they change while
the version stays, this refuses: agents trained on one must not meet the other under its name.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Final

from doubloon.env.ids import VERSIONS, env_ids, vector
from doubloon.env.vectors.layout import Layout, Part
from doubloon.games import ROOMS, game

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "docs" / "env"
LONG: Final = 12
"""So many names stand in a cell; longer lists are told once at the end of the page."""
STAMP: Final = re.compile(r"Version (\d+), fingerprint `([0-9a-f]+)`")


def page(id: str) -> str:
    """One game's page."""
    found, layout = game(id), vector(id).layout
    names = [name for name, named in env_ids().items() if named.game == id]
    lines = [
        f"# {found.info.title} as an environment",
        "",
        f"<!-- Made by tools/{Path(__file__).name}. -->",
        "",
        f"Version {VERSIONS[id]}, fingerprint `{fingerprint(id, layout)}`. "
        f"{len(found.vocabulary)} actions, {layout.size} numbers. "
        f"Environments: {', '.join(f'`{name}`' for name in names)}; "
        f"in OpenSpiel `doubloon_{id.replace('-', '_')}`.",
        "",
        *observation(layout),
        *actions(found.vocabulary.words),
    ]
    return "\n".join(lines) + "\n"


def fingerprint(id: str, layout: Layout) -> str:
    """What an agent has learned to rely on, in a few letters."""
    parts = [(part.name, part.most, part.each) for part in layout.parts]
    told = repr((game(id).info.rules_version, game(id).vocabulary.words, parts))
    return sha256(told.encode()).hexdigest()[:12]


def observation(layout: Layout) -> list[str]:
    """The parts of a row in order, and the lists that several of them share."""
    lists: dict[tuple[str, ...], str] = {}
    for part in layout.parts:
        if part.size > LONG:
            lists.setdefault(tuple(part.each), f"list {len(lists) + 1}")
    lines = [
        "## Observation",
        "",
        "Numbers are bytes. Where a name begins with a number, that is a seat as the observer",
        "counts: 0 is itself, the others follow clockwise, and where nobody sits all is zero.",
        "",
        "| from | numbers | most | name | meaning | one for each of |",
        "| ---: | ---: | ---: | --- | --- | --- |",
    ]
    for part in layout.parts:
        start = layout.start[part.name]
        lines.append(
            f"| {start} | {part.size} | {part.most} | {part.name} | {part.meaning} "
            f"| {each(part, lists)} |"
        )
    for things, name in lists.items():
        lines += ["", f"**{name.capitalize()}**: {', '.join(things)}."]
    return [*lines, ""]


def each(part: Part, lists: dict[tuple[str, ...], str]) -> str:
    """What the numbers of a part stand for, one by one."""
    if part.size == 1:
        return ""
    return lists.get(tuple(part.each)) or ", ".join(part.each)


def actions(words: list[str]) -> list[str]:
    """Every action by its number, in rows of one verb."""
    lines = [
        "## Actions",
        "",
        "The game's own notation: each word is a choice (`P1 draw`). Words that only chance says",
        "have numbers too; no mask of a player ever allows them.",
        "",
        "| from | to | words |",
        "| ---: | ---: | --- |",
    ]
    at = 0
    for verb, group in groupby(
        words, key=lambda word: word.partition(" ")[0] if " " in word else ""
    ):
        run = list(group)
        rest = [word.partition(" ")[2] if verb else word for word in run]
        said = ", ".join(rest)
        lines.append(f"| {at} | {at + len(run) - 1} | {f'**{verb}** ' if verb else ''}{said} |")
        at += len(run)
    return lines


def main() -> int:
    """Write the pages, or only say whether they are up to date."""
    code = 0
    for id in ROOMS:
        path, wanted = PAGES / f"{id}.md", page(id)
        there = path.read_text(encoding="utf-8") if path.exists() else ""
        old, new = STAMP.search(there), STAMP.search(wanted)
        assert new is not None
        if old and old[1] == new[1] and old[2] != new[2]:
            print(f"{id}: actions, layout or rules have changed; raise VERSION in env/vectors")
            code = 1
        elif there != wanted and "--check" in sys.argv:
            print(f"docs/env/{id}.md is out of date: run tools/{Path(__file__).name}")
            code = 1
        elif there != wanted:
            path.parent.mkdir(exist_ok=True)
            path.write_text(wanted, encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
