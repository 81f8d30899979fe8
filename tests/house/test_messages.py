"""Every message of the English files is said by somebody: the package, or the browser table."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[2] / "src" / "doubloon"
ENGLISH = PACKAGE / "locale" / "en"
PAGE = PACKAGE.parents[1] / "web" / "src"
QUOTED = re.compile(r"""["'`]([A-Za-z0-9_-]+)(?=["'`]|\$\{)""")
"""A word in quotes, or how a template begins."""
FAMILY = {"campaign-", "web-"}
"""This is how names of commands and programs go on, not how a message begins."""


@cache
def words() -> tuple[frozenset[str], frozenset[str]]:
    """What the source says in quotes or as names, and how ids begin that are put together."""
    said: set[str] = set()
    begun: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                said.add(node.name.replace("_", "-"))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                value = node.value.replace("_", "-")
                said.add(value.strip("-"))
                if re.fullmatch(r"[a-z]+-([a-z0-9-]*-)?", value):
                    begun.add(value)
            elif isinstance(node, ast.arg):
                said.add(node.arg.replace("_", "-"))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                said.add(node.target.id.replace("_", "-"))
    for text in pages():
        for value in QUOTED.findall(text):
            said.add(value.strip("-"))
            if re.fullmatch(r"[a-z]+-([a-z0-9-]*-)?", value):
                begun.add(value)
        said |= set(re.findall(r"\b[a-z][a-z0-9]*(?=\??:)", text))  # names of what objects hold
    for file in PACKAGE.rglob("*.toml"):
        said |= set(texts(tomllib.loads(file.read_text(encoding="utf-8"))))
    said |= {str(number) for number in range(100)} | {"True", "False"}
    return frozenset(said), frozenset(begun - FAMILY)


def pages() -> Iterator[str]:
    """The source of the browser table."""
    for file in PAGE.rglob("*"):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            yield file.read_text(encoding="utf-8")


def texts(data: Any) -> Iterator[str]:
    """Every name and value of a data file."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)
    elif isinstance(data, str):
        yield data.replace(" ", "-").replace("_", "-")


def messages(text: str) -> dict[str, set[str]]:
    """The ids of a file, each with the messages that it refers to."""
    found: dict[str, set[str]] = {}
    id = ""
    for line in text.splitlines():
        head = re.match(r"([a-z][\w-]*) *=", line)
        if head:
            id = head[1]
            found[id] = set()
        if id:
            found[id] |= set(re.findall(r"\{ *([a-z][\w-]*)[.\w]* *\}", line))
    return found


def is_said(id: str) -> bool:
    """Whether the source has this id, or puts it together from a beginning and words it knows."""
    said, begun = words()
    id = id.replace("_", "-")
    return id in said or any(id.startswith(start) and ends(id[len(start) :]) for start in begun)


def ends(rest: str) -> bool:
    """Whether the rest of an id is one word of the source, or several with dashes between."""
    said, _ = words()
    if rest in said:
        return True
    return any(
        rest[:at] in said and ends(rest[at + 1 :]) for at, mark in enumerate(rest) if mark == "-"
    )


def unused() -> list[str]:
    """The messages that nobody says."""
    found: dict[str, set[str]] = {}
    for file in sorted(ENGLISH.glob("*.ftl")):
        found |= messages(file.read_text(encoding="utf-8"))
    referred = {id for others in found.values() for id in others}
    return [id for id in found if id not in referred and not is_said(id)]


def test_every_message_is_said() -> None:
    assert unused() == []


def test_the_page_says_what_there_is() -> None:
    """Every id that the browser table names in full has its words."""
    known: set[str] = set()
    for file in ENGLISH.glob("*.ftl"):
        known |= set(messages(file.read_text(encoding="utf-8")))
    named = {
        id for text in pages() for id in re.findall(r"""["'](web-[a-z0-9-]*[a-z0-9])["']""", text)
    }
    assert len(named) > 100
    files = {f"web-{part}" for part in ("port-royal", "buccaneer", "merchants", "cards", "pages")}
    assert named - known - files == set()


def test_no_message_is_said_twice() -> None:
    """The files of the browser table do not overwrite each other, or the common ones."""
    files = [*ENGLISH.glob("web*.ftl"), ENGLISH / "table.ftl", ENGLISH / "server.ftl"]
    ids = [id for file in files for id in messages(file.read_text(encoding="utf-8"))]
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == []


def test_a_message_that_nobody_says_would_be_found() -> None:
    """The test above can fail: neither a stranger nor a kind that does not exist is said."""
    assert not is_said("tui-wind-in-the-rigging")
    assert not is_said("tui-does-astrologer")
    assert not is_said("web-parrot")
    assert not is_said("score-parrots")
    assert is_said("web-home")
    assert is_said("score-influence")
    assert is_said("tui-does-vice-admiral")
