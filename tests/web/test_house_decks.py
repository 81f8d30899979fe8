"""A house deck in the browser: chosen, refused in words, played, and shown for what it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from web.kit import Person

GOOD = b"[settler]\ncost = 2\n[yellow-1-1]\ncoins = 4\n"
BAD = b"[settler]\ncost = 'two'\n[setler]\ncost = 2\n"


def file(text: bytes) -> Any:
    """A file as somebody chooses it."""
    return {"name": "mine.toml", "mimeType": "application/toml", "buffer": text}


@pytest.mark.parametrize("width", [360, 1280])
def test_an_owner_plays_with_corrected_cards(person: Callable[..., Person], width: int) -> None:
    """Faults are told with their lines; a good file makes a table that shows what differs."""
    ann = person(width=width)
    page = ann.page
    page.goto("/")
    page.locator("summary", has_text="House deck").click()
    choose = page.get_by_label("Your corrected file")
    choose.set_input_files(file(BAD))
    expect(page.get_by_text('Line 2: "cost" of "settler" must be a whole number')).to_be_visible()
    expect(page.get_by_text('Line 3: There is no card "setler"')).to_be_visible()
    choose.set_input_files(file(GOOD))
    expect(page.get_by_text("2 figures differ from ours")).to_be_visible()
    ann.check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    mark = page.locator("[data-house]")
    mark.click()
    expect(page.get_by_role("dialog")).to_contain_text("Settler")
    expect(page.get_by_role("row", name="Settler cost 2 4")).to_be_visible()
    ann.check()
    table = page.url.split("/t/")[1].split("?")[0]
    page.goto(f"/cards/port-royal/settler?table={table}")
    expect(page.get_by_role("dialog")).to_contain_text("instead of 4")
    expect(page.get_by_role("img", name="Settler (house deck)").first).to_be_attached()
    ann.check()
    page.goto("/cards/port-royal/settler")
    expect(page.get_by_role("dialog")).not_to_contain_text("instead of")
