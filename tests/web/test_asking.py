"""A table answers whoever asks: why something is shut, and what chance may bring."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from doubloon.locale import speaker
from web.kit import Person

LANGUAGES = ("en", "de", "cs", "pl")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("port-royal", 3, {"mode": "classic"}),
    ("port-royal", 3, {"mode": "adventure-coop", "chapter": 1}),
    ("buccaneer", 4, {}),
    ("merchants", 3, {}),
]
POSITIONS = 8
"""Questions that are looked at, at most: where nothing is left to chance, the next one is."""
ROWS = """() => [...document.querySelectorAll("dialog[open] li")].map((row) => row.innerText)"""


def asked(one: Person) -> None:
    """Wait until it is this person's turn, with nothing lying over the table."""
    one.page.locator("[data-say]:not([disabled])").first.wait_for()
    while one.page.get_by_role("dialog").count():
        one.page.keyboard.press("Escape")
        one.page.wait_for_timeout(50)


def test_a_shut_deed_of_a_port_says_why(person: Callable[..., Person]) -> None:
    """What cannot be done in a port now is there all the same, and says why, with its rule."""
    ann = person(width=360)
    ann.sit(ann.table("merchants", 2, {}))
    shut = ann.page.get_by_role("button", name=re.compile(r": why not\?$"))
    port = ann.page.locator("[data-say$=' port']:not([disabled])")
    for seed in range(1, 60):
        asked(ann)
        if shut.count():
            break
        if port.count():
            port.first.click()
            expect(shut.first).to_be_visible()
        else:
            ann.play(1, seed=seed)
    shut.first.click()
    why = ann.page.get_by_role("status").filter(has=ann.page.get_by_role("link"))
    expect(why).to_be_visible()
    rule = why.get_by_role("link").first
    expect(rule).to_have_attribute("href", re.compile(r"^/rules/merchants/M\d+\.\d+\w?$"))
    assert len(why.inner_text()) > len(rule.inner_text()) + 10, "a rule alone is no answer"
    ann.check()
    ann.check_for_all()


def test_retiring_is_asked_first(person: Callable[..., Person]) -> None:
    """One tap does not send a captain away (M15.6): the table asks, and No changes nothing."""
    ann = person(width=1440)
    ann.sit(ann.table("merchants", 2, {}))
    retire = ann.page.locator("section [data-say$=' retire']")
    for seed in range(1, 20):
        asked(ann)
        if retire.count():
            break
        ann.play(1, seed=seed)
    retire.first.click()
    question = ann.page.get_by_role("dialog")
    expect(question).to_contain_text("M15.6")
    question.get_by_role("button", name="No", exact=True).click()
    expect(question).to_have_count(0)
    retire.first.click()
    question.locator("[data-say]").click()
    expect(question).to_have_count(0)
    expect(retire).to_have_count(0)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_odds_of_every_game(
    person: Callable[..., Person], game: str, seats: int, options: dict[str, Any]
) -> None:
    """The dialog opens wherever somebody is asked; every row has words and a share."""
    ann = person(width=360)
    ann.sit(ann.table(game, seats, options))
    told = 0
    for seed in range(1, POSITIONS + 1):
        if told or ann.play(3, seed=seed)["over"]:
            break
        asked(ann)
        ann.page.keyboard.press("o")
        dialog = ann.page.get_by_role("dialog", name="The odds")
        expect(dialog).to_contain_text("Counted from what your seat knows")
        rows = ann.page.evaluate(ROWS)
        assert all(re.search(r"\w.*\n.*\d%$", row, re.DOTALL) for row in rows), rows
        told += len(rows) + dialog.locator("summary, .big").count()
        ann.check()
        ann.check_for_all()
        ann.page.keyboard.press("Escape")
    assert told, "nothing is told of chance"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_loss_is_not_told_as_a_gain(lang: str) -> None:
    """A boarding that costs its captain a ducat is not one that brings one."""
    word = speaker(lang).word
    assert word("web-b-ducats", {"count": -1}) != word("web-b-ducats", {"count": 1})
