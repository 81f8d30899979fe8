"""The page survives a reload, a broken line and a server that starts again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from server.kit import Server
from web.kit import Person


def story(one: Person) -> str:
    return one.page.get_by_role("log", name="The story so far").inner_text()


def test_a_reload_in_the_middle(person: Callable[..., Person]) -> None:
    """After a reload everything is as it was, the story too, and the game goes on."""
    ann = person()
    ann.sit(ann.table("port-royal", 2, {}))
    ann.play(8)
    ann.page.wait_for_timeout(300)
    ann.page.locator("[data-say]:not([disabled])").first.wait_for()
    before = story(ann)
    ann.page.reload()
    ann.page.locator("[data-say]:not([disabled])").first.wait_for()
    assert story(ann).splitlines()[-3:] == before.splitlines()[-3:]
    assert ann.play()["over"]
    ann.check()


FLEW = """window.flew = [];
const real = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.flew.push(this.dataset.id ?? this.className);
  return real.apply(this, how);
};"""


def test_nothing_moves_when_a_table_is_drawn_first(person: Callable[..., Person]) -> None:
    """Only what changes afterwards glides; on a phone the game's name fits its line."""
    ann = person()
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.sit(ann.table("merchants", 3, {}))
    ann.play(3)
    ann.page.locator("[data-say]:not([disabled])").first.wait_for()
    ann.page.add_init_script(FLEW)
    for width in (1280, 360):
        ann.wide(width)
        ann.page.reload()
        ann.page.locator("[data-say]:not([disabled])").first.wait_for()
        ann.page.wait_for_timeout(400)
        assert ann.page.evaluate("window.flew") == []
    title = ann.page.locator("header h1").bounding_box()
    assert title
    assert title["height"] < 24
    assert not ann.page.evaluate("document.querySelector('header h1').scrollWidth > 300")


def test_a_line_that_breaks(person: Callable[..., Person]) -> None:
    """The page says so; what was chosen is sent once it is back. A dead line is found out."""
    ann = person()
    ann.sit(ann.table("port-royal", 2, {}))
    ann.play(3)
    ann.page.locator("[data-say]:not([disabled])").first.wait_for()
    version = ann.page.locator("[data-version]").get_attribute("data-version") or ""
    ann.page.evaluate("window.cut(true)")
    expect(ann.page.get_by_text("The line to the server is down.")).to_be_visible()
    ann.check_for_all()
    ann.page.locator("[data-say]:not([disabled])").first.click()
    ann.page.evaluate("window.cut(false)")
    expect(ann.page.get_by_text("The line to the server is down.")).to_be_hidden()
    expect(ann.page.locator("[data-version]")).not_to_have_attribute("data-version", version)

    ann.page.locator("[data-say]:not([disabled])").first.wait_for()
    version = ann.page.locator("[data-version]").get_attribute("data-version") or ""
    ann.page.evaluate("window.deafen()")
    ann.page.locator("[data-say]:not([disabled])").first.click()
    ann.page.evaluate("window.wait(11_000)")  # quiet for long: is anybody there?
    expect(ann.page.locator("[data-version]")).to_have_attribute("data-version", version)
    ann.page.evaluate("window.wait(11_000)")  # nobody: another line is taken up
    expect(ann.page.locator("[data-version]")).not_to_have_attribute("data-version", version)
    assert ann.play()["over"]
    ann.check()


def test_a_server_that_starts_again(person: Callable[..., Person], server: Server) -> None:
    """Killed and started again, it goes on where it was, without a reload."""
    ann = person()
    ann.sit(ann.table("buccaneer", 3, {}))
    ann.play(3)
    ann.page.locator("[data-say]:not([disabled])").first.wait_for()
    server.restart()
    assert ann.play()["over"]
    ann.check()
