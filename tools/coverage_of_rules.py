"""Which rules no test cites: the numbers in docs/rules against the docstrings of the tests.

    python tools/coverage_of_rules.py

A test cites a rule by its whole number: R3.6 does not stand for R3.6a. The check fails if a rule
that a game claims to play is cited nowhere, or if a test cites a rule that does not exist.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DEFINED: Final = re.compile(r"\*\*([A-Z]\d+\.\d+[a-z]?)\*\*")
CITED: Final = re.compile(r"\b[A-Z]\d+\.\d+[a-z]?\b")

CLAIMS: Final = {
    "port-royal": [
        *(f"R{section}" for section in range(1, 26)),
    ],
    "buccaneer": [
        *(f"B{section}" for section in range(1, 10)),
    ],
    "merchants": [f"M{section}" for section in range(1, 18)],
}
"""What each game plays: whole sections, or single rules of a section."""


def rules(text: str) -> list[str]:
    """The rule numbers that a rules page defines, in its order."""
    return list(dict.fromkeys(DEFINED.findall(text)))


def citations(source: str) -> Iterator[str]:
    """The rule numbers in the docstrings of a file's tests."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test_"):
                yield from CITED.findall(ast.get_docstring(node) or "")


def claimed(rule: str, claims: list[str]) -> bool:
    """Whether the rule is claimed, by itself or with its whole section."""
    return rule in claims or rule.partition(".")[0] in claims


def main(docs: Path = ROOT / "docs" / "rules", tests: Path = ROOT / "tests") -> int:
    """Say what is missing; 1 if something is missing that should not be."""
    cited = {
        rule
        for file in sorted(tests.rglob("test_*.py"))
        for rule in citations(file.read_text(encoding="utf-8"))
    }
    faults = 0
    for game, claims in CLAIMS.items():
        known = rules((docs / f"{game}.md").read_text(encoding="utf-8"))
        due = [rule for rule in known if claimed(rule, claims)]
        missing = [rule for rule in due if rule not in cited]
        letters = {rule[0] for rule in known}
        strange = sorted(rule for rule in cited if rule[0] in letters and rule not in known)
        vanished = [rule for rule in claims if "." in rule and rule not in known]
        later = len(known) - len(due)
        print(
            f"{game}: {len(due) - len(missing)} of {len(due)} rules cited, {later} not played yet"
        )
        for words, found in (
            ("no test cites", missing),
            ("tests cite what is no rule:", strange),
            ("claimed, but not in the rules:", vanished),
        ):
            if found:
                print(f"  {words} {', '.join(found)}")
                faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
