"""Finds text for people that is not in the locale files: `python tools/spoken.py`.

In Python: words with a space between them, in the rooms that speak to people, except docstrings,
errors for programmers, `repr`s and what is written in another language (SQL, CSS, HTTP, HTML).
On the page: letters between tags, and in the attributes that are read out.
"""

from __future__ import annotations

import ast
import builtins
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "doubloon"
PAGE = ROOT / "web" / "src"
SILENT = ("lab", "web", "env")
"""Rooms that speak to programs, or write pages of docs."""
WORDS = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")
FOREIGN = re.compile(r"^(SELECT|INSERT|UPDATE|ALTER|DROP|BEGIN|PRAGMA|CREATE|import) |[=/<>]")
"""Another language than people's: SQL, Python, headers, HTML."""
NOTATION = frozenset(
    {
        "by hand",
        "game lines 1",
        "Doubloon table server",
        "Doubloon table protocol",
        "try again",
        "Not found\n",
        "Foreign origin\n",
        "Too many lines\n",
    }
)
"""Names in files and answers to programs."""
READ_OUT = re.compile(
    r'\b(?:title|aria-label|aria-description|placeholder|alt|label)="([^"]*[A-Za-z]{2,}[^"]*)"'
)
BESIDE = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->|&\w+;", re.DOTALL)


def said_in_python(source: str) -> Iterator[tuple[int, str]]:
    """The lines and texts of a module that read like a sentence."""
    tree = ast.parse(source)
    quiet = {id(part) for node in ast.walk(tree) if is_quiet(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text = node.value
        if id(node) in quiet or text in NOTATION or FOREIGN.search(text):
            continue
        if WORDS.search(text):
            yield node.lineno, text


def is_quiet(node: ast.AST) -> bool:
    """Whether nobody at the table reads what is said here."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))):
            return hasattr(builtins, name)
        case ast.FunctionDef(name="__repr__") | ast.keyword(arg="classes") | ast.Assert():
            return True
    return False


def said_on_the_page(source: str) -> Iterator[tuple[int, str]]:
    """The lines and texts of a component that are written into it."""
    markup = without_code(BESIDE.sub(blank, source))
    for found in READ_OUT.finditer(markup):
        yield markup[: found.start()].count("\n") + 1, found[1]
    for number, line in enumerate(re.sub(r"<[^>]*>", blank, markup).split("\n"), 1):
        if re.search(r"[A-Za-z]{2,}", line):
            yield number, line.strip()


def without_code(markup: str) -> str:
    """Markup without what stands in braces."""
    depth, kept = 0, []
    for letter in markup:
        depth += (letter == "{") - (letter == "}")
        if letter == "\n" or (depth == 0 and letter != "}"):
            kept.append(letter)
    return "".join(kept)


def blank(found: re.Match[str]) -> str:
    """As many lines, with nothing in them."""
    return "\n" * found[0].count("\n") + " "


def faults() -> Iterator[str]:
    """Every place where text is written for people."""
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.relative_to(PACKAGE).parts[0] not in SILENT:
            for line, text in said_in_python(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(ROOT)}:{line}: {text!r}"
    for file in sorted(PAGE.rglob("*.svelte")):
        for line, text in said_on_the_page(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(ROOT)}:{line}: {text!r}"


if __name__ == "__main__":
    found = list(faults())
    print("\n".join(found) or "All text for people is in the locale files.")
    sys.exit(bool(found))
