"""Checks the languages against English: `python tools/locales.py [LANGUAGE ...]`.

Every language has every file, with every message and attribute of the English one, the same
arguments, and all plural forms of the language wherever English counts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[1] / "src" / "doubloon" / "locale"
PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "cs": {"one", "few", "other"},
    "de": {"one", "other"},
}
"""The forms that whole numbers need."""


class Arguments(Visitor):
    """The arguments that a pattern uses, and the forms of those it counts by."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.forms: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """An argument."""
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """A choice of words: by number, if its keys are plural forms."""
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and "other" in keys:
            counted = keys & {"zero", "one", "two", "few", "many", "other"}
            if counted - {"other"}:
                self.forms.setdefault(node.selector.id.name, set()).update(counted)
        self.generic_visit(node)


def patterns(file: Path) -> tuple[dict[str, ast.Pattern], list[str]]:
    """Every message and attribute of a file with its pattern, and what cannot be read."""
    found: dict[str, ast.Pattern] = {}
    faults = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"cannot be read: {str(entry.content).splitlines()[0]}")
        elif isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in found:
                faults.append(f"{name}: said twice")
            if entry.value:
                found[name] = entry.value
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = attribute.value
    return found, faults


def arguments(pattern: ast.Pattern) -> Arguments:
    """What a pattern is told."""
    told = Arguments()
    told.visit(pattern)
    return told


def faults(language: str, english: Path) -> Iterator[str]:
    """What is wrong with a language's version of an English file."""
    file = FOLDER / language / english.name
    if not file.exists():
        yield "missing"
        return
    ours, unread = patterns(english)
    theirs, bad = patterns(file)
    yield from bad if language != "en" else unread
    for name in sorted(ours.keys() - theirs.keys()):
        yield f"{name}: missing"
    for name in sorted(theirs.keys() - ours.keys()):
        if not name.startswith("-"):
            yield f"{name}: English has no such message"
    for name in ours.keys() & theirs.keys():
        here, there = arguments(ours[name]), arguments(theirs[name])
        for argument in sorted(here.used - there.used):
            yield f"{name}: does not use ${argument}"
        for argument in sorted(there.used - here.used):
            yield f"{name}: there is no ${argument}"
        for argument, forms in there.forms.items():
            lacking = PLURALS[language] - forms
            if argument in here.forms and lacking:
                yield f"{name}: ${argument} lacks the form {', '.join(sorted(lacking))}"


def main(languages: list[str]) -> int:
    """Print all faults; 1 if there are any."""
    count = 0
    for language in languages or list(PLURALS):
        for english in sorted((FOLDER / "en").glob("*.ftl")):
            for fault in faults(language, english):
                print(f"{language}/{english.name}: {fault}")
                count += 1
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
