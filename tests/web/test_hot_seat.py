"""People around one screen: nobody sees what is another's."""

from __future__ import annotations

from collections.abc import Callable

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
            curtain.click()
            ann.page.locator("[data-version]").wait_for()
        ann.play(1)
        if len(seen) == 2:
            break
        ann.page.wait_for_timeout(50)
    assert seen == {"0", "1"}
    ann.check()


def test_without_secrets_no_curtain(person: Callable[..., Person]) -> None:
    """Where everything is open the screen simply turns to whoever is asked, to the end."""
    ann = person(width=360)
    ann.sit(ann.table("port-royal", 2, {"mode": "set-sail"}, people=2), seats=2)
    ann.page.locator("[data-say]").first.wait_for()
    assert ann.page.locator("[data-curtain]").count() == 0
    assert ann.play()["over"]
    ann.check()
