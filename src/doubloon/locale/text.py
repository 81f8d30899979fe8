"""A language as one text, for clients that read Fluent themselves."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from doubloon.locale import FOLDER


@cache
def language_text(language: str) -> str:
    """Every message of a language once; English stands in for what it does not have yet."""
    found: dict[str, str] = {}
    for folder in dict.fromkeys(("en", language)):
        for file in sorted((FOLDER / folder).glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, Message | Term) and entry.span:
                    sign = "-" if isinstance(entry, Term) else ""
                    found[sign + entry.id.name] = text[entry.span.start : entry.span.end].strip()
    return "\n".join(found.values()) + "\n"
