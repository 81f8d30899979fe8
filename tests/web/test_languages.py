"""The table in every language: nothing missing, nothing English left over, nothing too wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from doubloon.locale import speaker
from web.kit import Person

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("port-royal", 1, {"mode": "adventure-coop", "chapter": 1}),
    ("merchants", 2, {}),
]


@pytest.mark.parametrize("lang", ["pl", "cs", "de"])
def test_pages_and_tables_speak(person: Callable[..., Person], lang: str) -> None:
    """Small screens show pages and tables without missing words or a cut edge."""
    ann = person(width=360, lang=lang)
    for path in ("/", "/settings", "/cards/merchants"):
        ann.page.goto(path)
        ann.page.get_by_role("heading").first.wait_for()
        assert ann.page.locator("html").get_attribute("lang") == lang
        for width in (820, 360):
            ann.wide(width)
            ann.check()
    for game, seats, options in TABLES:
        ann.sit(ann.table(game, seats, options))
        ann.play(6)
        ann.page.locator("[data-say]:not([disabled])").first.wait_for()
        for width in (820, 360):
            ann.wide(width)
            ann.check()


@pytest.mark.parametrize("width", [360, 1280])
def test_the_language_changes_at_the_table(person: Callable[..., Person], width: int) -> None:
    """In the menu of a running game; the menu stays open, and the table speaks anew."""
    ann = person(width=width)
    page = ann.page
    ann.sit(ann.table("port-royal", 2, {}))
    page.locator("[data-say]:not([disabled])").first.wait_for()
    if width < 1000:
        ann.button("web-beside").click()
    page.get_by_role("tab", name=speaker("en").word("web-tab-menu")).click()
    for lang in ("de", "pl"):
        page.get_by_role("combobox").select_option(lang)
        say = speaker(lang)
        expect(page.get_by_text(say.word("web-read-table"), exact=True)).to_be_visible()
        expect(page.get_by_text(say.word("web-pr-influence")).first).to_be_attached()
        ann.check()
