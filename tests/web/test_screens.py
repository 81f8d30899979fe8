"""Every page at every width, in both themes: whole, and open to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from web.kit import Person

PAGES = [
    "/",
    "/games",
    "/settings",
    "/cards/merchants",
    "/rules/port-royal",
    "/rules/buccaneer/B5.5",
    "/campaign/none",
    "/t/none",
    "/replay/none",
    "/nowhere",
]


LIGHT = ["/", "/settings", "/cards/port-royal"]
"""Between them they have all paints of the pages."""


@pytest.mark.parametrize(("theme", "pages"), [("dark", PAGES), ("light", LIGHT)])
def test_every_page_is_whole(person: Callable[..., Person], theme: str, pages: list[str]) -> None:
    """No page lacks words, runs over the edge of a phone, or shuts somebody out."""
    ann = person(width=360, theme=theme)
    for path in pages:
        ann.page.goto(path)
        ann.page.get_by_role("heading").or_(ann.page.get_by_role("link")).first.wait_for()
        ann.page.wait_for_timeout(250)
        ann.faults = [fault for fault in ann.faults if "404" not in fault]
        ann.check()
        ann.check_for_all()
        if theme == "dark":
            for width in (820, 1280, 360):
                ann.wide(width)
                ann.check()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_everything_beside_the_table(person: Callable[..., Person], theme: str) -> None:
    """Tabs, sheets and dialogs of a table on a phone, with keys alone."""
    ann = person(width=360, theme=theme)
    ann.sit(ann.table("port-royal", 3, {}))
    ann.play(4)
    ann.page.locator("[data-say]:not([disabled])").first.wait_for()
    ann.page.get_by_role("button", name="Story, talk, people, menu").press("Enter")
    for tab in ("Story", "Talk", "People", "Menu"):
        ann.page.get_by_role("tab", name=tab).wait_for()
        ann.page.get_by_role("tab", selected=True).press("ArrowRight")
        ann.check()
        ann.check_for_all()
    ann.page.keyboard.press("Escape")
    for key in ("o", "t", "?"):
        ann.page.keyboard.press(key)
        ann.page.get_by_role("dialog").wait_for()
        ann.check()
        ann.check_for_all()
        ann.page.keyboard.press("Escape")
        ann.page.get_by_role("dialog").wait_for(state="detached")
    ann.page.keyboard.press("h")
    ann.page.locator(".hinted").first.wait_for()
    before = ann.page.locator("[data-version]").get_attribute("data-version")
    if ann.page.locator(".choice kbd").count():
        ann.page.keyboard.press("1")
        ann.page.wait_for_function(
            "before => document.querySelector('[data-version]').dataset.version !== before",
            arg=before,
        )
    ann.check()
