"""People around one screen: nobody sees what is another's."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from web.kit import Person

SECRETS = """() => document.querySelectorAll("[data-version], [data-say], main [data-id]").length"""


def test_the_curtain_falls_between_two_at_one_screen(person: Callable[..., Person]) -> None:
    """In a game with secrets the screen is passed on, and nothing of the table is in the page."""
    ann = person()
    ann.sit(ann.table("merchants", 2, {}, people=2), seats=2)
    seen: set[str] = set()
    for _ in range(12):
        ann.page.locator("[data-curtain], [data-say]:not([disabled])").first.wait_for()
        curtain = ann.page.locator("[data-curtain]")
        if curtain.count():
            assert ann.page.evaluate(SECRETS) == 0
            ann.check_for_all()
            seen.add(curtain.get_attribute("data-curtain") or "")
            assert ann.page.get_by_role("dialog").count() == 1, "a card lies over the curtain"
            curtain.click()
            ann.page.locator("[data-version]").wait_for()
        if len(seen) == 2:
            break
        if ann.page.locator("main .spot > button").count():
            ann.page.locator("main .spot > button").first.press("i")
            ann.page.get_by_role("dialog").wait_for()
        ann.play(1)
        ann.page.wait_for_timeout(50)
    assert seen == {"0", "1"}
    # While one of them is asked, nobody looks at the other's side.
    ann.page.get_by_role("tab", name="People").click()
    ann.page.get_by_role("button", name="Leave").first.wait_for()
    assert ann.page.get_by_role("button", name="Take the screen").count() == 0
    ann.check()


def test_without_secrets_no_curtain(person: Callable[..., Person]) -> None:
    """Where everything is open the screen turns to whoever is asked, to the end and again."""
    ann = person()
    ann.sit(ann.table("port-royal", 3, {"mode": "set-sail"}, people=2), seats=2)
    choice = ann.page.locator("[data-say]:not([disabled])").first
    choice.wait_for()
    assert ann.page.locator("[data-curtain]").count() == 0
    ann.play(5)
    choice.wait_for()
    said = choice.get_attribute("data-say") or ""
    ann.play(1, seed=2)
    choice.wait_for()
    ann.page.get_by_role("button", name="Take back").click()
    story = ann.page.get_by_role("log", name="The story so far")
    expect(story).to_contain_text("takes back")
    expect(ann.page.locator(f"[data-say^='{said[:2]} ']").first).to_be_visible()
    assert ann.play()["over"]
    ann.check()
    before = ann.page.url
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != before)
    expect(ann.button("web-wait-be-ready")).to_have_count(2)
