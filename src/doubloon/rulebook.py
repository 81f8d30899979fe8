"""The numbered rules of a game, read from the page that people read.

English decides and lies in `docs/rules`; each other language has a folder of its own in there.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from doubloon.engine.event import Event
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.games import game

Rules: TypeAlias = dict[str, str]
"""Rules by number, in the order of the page. A section (`R3`) has its title as text.

Each game has a letter of its own: R for Port Royal, B for Buccaneer, M for Merchants & Marauders.
"""

PACKAGE: Final = Path(__file__).parent
PLACES: Final = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the pages lie: in an installed package, and in a checkout of the source."""

SECTION: Final = re.compile(r"## ([A-Z]\d+) (.+)")
BULLET: Final = re.compile(r" *- \*\*([A-Z]\d+\.\d+[a-z]?)\*\* (.+)")
ROW: Final = re.compile(r"\| *\*\*([A-Z]\d+\.\d+[a-z]?)\*\* *\|(.+)\|")
LETTERS: Final = 3
"""What is searched for has so many letters at least."""
NUMBER: Final = re.compile(r"([a-z]?)(\d+(?:\.\d+[a-z]?)?)", re.IGNORECASE)


@cache
def rulebook(id: str, language: str = "en") -> Rules:
    """All rules of a game."""
    folder = "" if language == "en" else language
    for place in PLACES:
        page = place / folder / f"{game(id).info.id}.md"
        if page.is_file():
            return parse(page.read_text(encoding="utf-8"))
    raise Malformed(Message("refuse-no-rules", {"name": id}))


def parse(text: str) -> Rules:
    """Rules by number from a page: headings, bullets with their further lines, rows of tables."""
    rules: Rules = {}
    columns: list[str] = []
    open_rule = ""
    for line in text.splitlines():
        if found := SECTION.fullmatch(line) or BULLET.fullmatch(line):
            open_rule = found[1]
            rules[open_rule] = plain(found[2])
        elif found := ROW.fullmatch(line):
            rules[found[1]] = row(columns, cells(found[2]))
        elif line.startswith("|"):
            columns = columns if set(line) <= set("| -") else cells(line.strip("|"))[1:]
        elif open_rule and line.startswith("  "):
            rules[open_rule] += " " + plain(line.strip())
        else:
            open_rule = ""
    return rules


def cells(line: str) -> list[str]:
    """What stands in the columns of a table's line."""
    return [plain(cell.strip()) for cell in line.split("|")]


def row(columns: list[str], values: list[str]) -> str:
    """A table's row as a sentence: its topic, then what each further column says."""
    topic, *said = values
    if len(said) == 1:
        return f"{topic}: {said[0]}"
    named = zip(columns[1:], said, strict=True)
    return f"{topic}. " + "; ".join(f"{name}: {value}" for name, value in named if value)


def plain(text: str) -> str:
    """Text without marks of emphasis and code."""
    return "" if text == "-" else re.sub(r"[*`]", "", text)


def look_up(id: str, number: str, language: str = "en") -> Rules:
    """One rule with its sub-rules, a section with all its rules, or whatever has these words.

    Malformed if there is none.
    """
    found = NUMBER.fullmatch(number.strip())
    letter = last_section(id)[0]
    right = found and found[1].upper() in ("", letter)
    wanted = letter + found[2].lower() if found and right else ""
    beneath = re.compile(re.escape(wanted) + (r"[a-z]?" if "." in wanted else r"(\..+)?"))
    book = rulebook(id, language)
    rules = {at: text for at, text in book.items() if beneath.fullmatch(at)}
    if not found:
        rules = {at: text for at, text in book.items() if has_words(text, number)}
    if not rules:
        ends: dict[str, Arg] = {"first": letter + "1.1", "last": last_section(id)}
        raise Malformed(Message("refuse-rule", {"name": number, **ends}))
    return rules


@cache
def rules_of_log(id: str) -> Rules:
    """The rule that each line of a game's log rests on, by what happened (`Event.what`).

    Where it depends on what the line names, that comes after it: `revealed tax-swords`.
    """
    folder = PACKAGE / "games" / game(id).info.id.replace("-", "_")
    lines = tomllib.loads((folder / "data" / "log.toml").read_text(encoding="utf-8"))
    rows = game(id).components()
    found: Rules = {}
    for what, told in lines.items():
        for named, number in (told if isinstance(told, dict) else {"else": told}).items():
            cards = [row for row in rows if row["kind"] == named]
            for row in cards:
                rule = row["rule"] if number == "own" else number
                found |= {f"{what} {row[key]}": rule for key in ("id", "role") if key in row}
            if not cards:
                found[what if named == "else" else f"{what} {named}"] = number
    return found


def rule_of(id: str, event: Event) -> str:
    """The rule that a line of the log rests on; nothing if it rests on none."""
    rests_on = rules_of_log(id)
    what = event.what().removesuffix("-hidden")
    named = [f"{what} {value}" for value in event.args().values() if isinstance(value, str)]
    return next((rests_on[key] for key in [*named, what] if key in rests_on), "")


def has_words(text: str, wanted: str) -> bool:
    """Whether a text has words that begin with each of those wanted, which have some letters."""
    begun = " " + " ".join(re.findall(r"\w+", text.lower()))
    words = re.findall(r"\w+", wanted.lower())
    return bool(words) and all(len(word) >= LETTERS and " " + word in begun for word in words)


def last_section(id: str) -> str:
    """The number of the last section."""
    return [at for at in rulebook(id) if "." not in at][-1]
