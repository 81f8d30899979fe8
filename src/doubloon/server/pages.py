"""The plain page at the door, for people who come by with a browser."""

from __future__ import annotations

from html import escape
from typing import Any

from doubloon.engine.message import Arg
from doubloon.locale import speaker


def front(tables: list[dict[str, Any]], lang: str) -> str:
    """The open tables, and how to take a seat."""
    say = speaker(lang)

    def word(message: str, **args: Arg) -> str:
        return escape(say.word(message, args))

    rows = "".join(
        "<li>"
        + word(
            "serve-table",
            title=say.word("title-" + table["game"]),
            free=table["taken"].count(False),
            names=[name for name in table["names"] if name] or ["-"],
            id=table["table"],
        )
        + "</li>"
        for table in tables
    )
    listed = f"<ul>{rows}</ul>" if rows else f"<p>{word('serve-no-tables')}</p>"
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{word('serve-title')}</title>"
        "<style>body{font:18px/1.5 serif;max-width:40em;margin:2em auto;padding:0 1em}</style>"
        f"<h1>{word('serve-title')}</h1><h2>{word('serve-tables')}</h2>{listed}"
        f"<p>{word('serve-how')}</p></html>"
    )
