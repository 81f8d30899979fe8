"""Learn in five minutes: a first game with a guide, clicked through."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from doubloon.match.lesson import lesson, lessons
from web.kit import Person


def go_on(page: Page) -> None:
    """Do what the guide asks for, on the board or below it."""
    further = page.locator("[data-next]")
    if further.count():
        further.click()
        return
    say = page.locator("[data-lesson]").get_attribute("data-wanted")
    page.locator(f'[data-say="{say}"]').first.click()


def step(page: Page, id: str) -> None:
    """Wait until the guide is at a step, and the others have played."""
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", id)
    expect(page.locator(".guide .words")).to_be_visible()


def test_the_first_lesson(person: Callable[..., Person]) -> None:
    """From the start page through every step to a table of one's own."""
    ann = person(width=360)
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name="Learn in five minutes: Port Royal").click()
    one = lesson("port-royal-classic")
    for number, this in enumerate(one.steps):
        step(page, this.id)
        text = ann.speaker.word(f"learn-{one.id}-{this.id}")
        expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()
        rule = page.locator(".guide a")
        expect(rule).to_have_attribute("href", f"/rules/port-royal/{this.rule}")
        if this.id == "stop":
            # Another choice that the rules allow: the guide stays, and says so.
            page.locator('.guide [data-say="P1 draw"]').click()
            expect(page.locator(".remark")).to_contain_text("the rules allow it")
            page.get_by_role("button", name="Back").click()
            step(page, "person")
            go_on(page)
            step(page, "stop")
            ann.check()
            ann.check_for_all()
        if number < len(one.steps) - 1:
            go_on(page)
    ann.check()
    ann.check_for_all()
    page.locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-version]").wait_for()
    assert ann.play(4)["played"] == 4


@pytest.mark.parametrize("id", [id for id in lessons() if id != "port-royal-classic"])
def test_every_lesson_can_be_clicked_through(id: str, person: Callable[..., Person]) -> None:
    """What the guide asks for is always there to be touched, and what it points at is shown."""
    ann = person()
    page = ann.page
    page.goto(f"/learn/{id}")
    *on, last = lesson(id).steps
    for this in on:
        step(page, this.id)
        for thing in this.look:
            shown = page.locator(f'main [data-id="{thing}"]:visible')
            expect(shown.first).to_be_visible()
        go_on(page)
    step(page, last.id)
    expect(page.locator("[data-play]")).to_be_visible()
    ann.check()


def test_the_list_of_lessons(person: Callable[..., Person]) -> None:
    """All lessons by game; one that is not there is refused in a sentence."""
    ann = person(lang="pl")
    ann.page.goto("/learn")
    links = ann.page.locator('main a[href^="/learn/"]')
    expect(links).to_have_count(len(lessons()))
    ann.check()
    ann.check_for_all()
    ann.page.goto("/learn/whist")
    expect(ann.page.get_by_text("Nie ma lekcji „whist”.")).to_be_visible()
