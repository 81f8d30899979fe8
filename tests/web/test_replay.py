"""A finished game is looked at again, shared and checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from doubloon.engine.message import Message, speak_through
from doubloon.lab import analysis_words
from doubloon.lab.findings import Account, Analysis, Mistake, Risk, Stroke
from doubloon.lab.oracle import Prospect
from doubloon.locale import Speaker
from doubloon.match.save import loads
from web.kit import Person


def said_at_the_command(person: Person, table: str) -> list[str]:
    """What `doubloon analyse` says of the same findings, but for how to do it again there."""
    save = loads(person.context.request.get(f"/api/tables/{table}/replay?download").text())
    names = person.ask(f"/tables/{table}/replay/steps")["names"]
    speak_through(Speaker("en", names, room=save.game).say)
    found = analysis(person.ask(f"/tables/{table}/replay/analysis"))
    words = analysis_words
    slips = words.mistakes(found)
    lines = [
        words.lead(found)[0],
        *words.accounts(found),
        *(slips[:-1] if found.mistakes else slips),
        *words.strokes(found),
        *words.draws(found),
        *words.riskiest(found),
    ]
    return [line.replace(" %", "%") for line in lines]


def analysis(data: dict[str, Any]) -> Analysis:
    """Findings, as the lab has them, from those that are sent."""

    def mistake(one: dict[str, Any]) -> Mistake:
        prospects = {name: Prospect(**one[name]) for name in ("chosen", "better")}
        says = {name: message(one[name]) for name in ("says", "better_says")}
        return Mistake(**one | prospects | says)

    kept = {name: value for name, value in data.items() if name in Analysis.__slots__}
    return Analysis(
        **kept
        | {
            "accounts": [Account(**one) for one in data["accounts"]],
            "mistakes": [mistake(one) for one in data["mistakes"]],
            "strokes": [Stroke(**one | {"told": message(one["told"])}) for one in data["strokes"]],
            "risks": [Risk(**one) for one in data["risks"]],
        }
    )


def message(data: dict[str, Any]) -> Message:
    """A message from plain data; messages may be within."""
    args = {
        name: message(value) if isinstance(value, dict) else value
        for name, value in data["args"].items()
    }
    return Message(data["id"], args, data["rule"])


def test_a_game_is_looked_at_again(person: Callable[..., Person]) -> None:
    """Step, scrub, jump by the story, other eyes, an address of one's own, and a fair deal."""
    ann = person()
    table = ann.table("port-royal", 2, {})
    ann.sit(table)
    assert ann.play()["over"]
    page = ann.page
    page.get_by_role("button", name="Check the mark and every number").click()
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "good")
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    scrub = page.get_by_role("slider", name="Position")
    last = int(scrub.get_attribute("max") or 0)
    assert last > 10
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url("**at=1")
    page.keyboard.press("Escape")
    scrub.fill(str(last // 2))
    page.wait_for_url(f"**at={last // 2}")
    ann.check()
    ann.check_for_all()

    page.get_by_label("Through whose eyes").select_option("1")
    page.wait_for_url("**seat=1")
    page.get_by_role("log").get_by_role("button").nth(4).click()
    page.wait_for_function(f"() => !location.search.includes('at={last // 2}')")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status").filter(has_text="win")).to_be_visible()

    page.get_by_role("button", name="Analysis").click()
    chances = page.get_by_role("region", name="Chances to win")
    chances.wait_for(timeout=90_000)
    expect(chances.get_by_role("img")).to_have_attribute("aria-label", re.compile("100 %"))
    told = page.get_by_role("region", name="Analysis")
    for line in said_at_the_command(ann, table):
        expect(told).to_contain_text(line)
    told.get_by_text("Draws that could go wrong").click()
    draw = told.get_by_role("row").nth(1).get_by_role("button")
    draw.press("Enter")
    page.wait_for_url(f"**at={draw.inner_text()}&**")
    expect(draw).to_have_attribute("aria-current", "step")
    ann.check()
    ann.check_for_all()
    page.get_by_role("tab", name="Story").click()
    page.get_by_role("log").wait_for()

    ben = person("Ben", width=360)
    ben.page.goto(page.url)
    scrub = ben.page.get_by_role("slider", name="Position")
    expect(scrub).not_to_have_value("0")
    ben.page.get_by_role("button", name="Analysis").click()
    chances = ben.page.get_by_role("region", name="Chances to win")
    chances.get_by_role("button", name="The whole analysis").click()
    told = ben.page.get_by_role("region", name="Analysis")
    expect(told).to_contain_text("by own choices")
    ben.check()
    ben.check_for_all()
    luck = told.get_by_role("listitem").get_by_role("button")
    if luck.count():
        said = luck.last.inner_text()
        luck.last.click()
        expect(told).to_have_count(0)
        expect(chances.get_by_role("status")).to_contain_text(said[said.index("After") :])
    else:
        ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Fair deal").click()
    ben.page.get_by_role("button", name="Check the mark and every number").click()
    expect(ben.page.locator("[data-fair]")).to_contain_text("numbers checked")
    ben.check()
    ben.check_for_all()
    save = ann.context.request.get(f"/api/tables/{table}/replay?download").text()
    assert save.splitlines()[0].startswith('{"doubloon"')


def test_a_team_has_one_chance(person: Callable[..., Person]) -> None:
    """Its curve is drawn once, and it is called the team."""
    ann = person(width=390)
    table = ann.table("port-royal", 2, {"mode": "contracts-coop"})
    ann.sit(table)
    assert ann.play()["over"]
    ann.page.goto(f"/replay/{table}")
    ann.page.get_by_role("button", name="Analysis").click()
    chances = ann.page.get_by_role("region", name="Chances to win")
    chances.wait_for(timeout=90_000)
    expect(chances.get_by_role("img")).to_have_attribute(
        "aria-label", re.compile(r"^the team \d+ %$")
    )
    assert chances.locator("path:not(li path)").count() == 1
    chances.get_by_role("button", name="The whole analysis").click()
    told = ann.page.get_by_role("region", name="Analysis")
    for line in said_at_the_command(ann, table):
        expect(told).to_contain_text(line)
    expect(told.get_by_text("The team: ")).to_be_visible()
    expect(told.get_by_text("By Ann's choices: ")).to_be_visible()
    ann.check()
    ann.check_for_all()


def test_what_was_taken_back_is_struck_out(person: Callable[..., Person]) -> None:
    """In the story while it is played and in the replay; everybody's mark is that of the pieces."""
    ann = person()
    table = ann.table("buccaneer", 3, {})
    ann.sit(table)
    page = ann.page
    gone = page.get_by_role("log", name="The story so far").locator("s")
    for _ in range(4):
        ann.play(2)  # a stack, and what it does
        page.locator("[data-say]:not([disabled])").first.wait_for()
        ann.button("web-undo").click()
        page.wait_for_timeout(500)
        if gone.count():
            break
    expect(gone.first.locator("..")).to_contain_text("Taken back:")
    expect(page.locator(".log .head svg").first).to_have_class(re.compile("c-(red|blue|yellow)"))
    told = gone.all_inner_texts()
    assert ann.play()["over"]
    page.goto(f"/replay/{table}")
    expect(gone.first).to_be_visible()
    assert gone.all_inner_texts()[: len(told)] == told
    ann.check_for_all()


def test_a_game_that_is_not_over(person: Callable[..., Person]) -> None:
    """Its replay would tell its secrets: the page says so in a sentence."""
    ann = person()
    table = ann.table("buccaneer", 3, {})
    ann.sit(table)
    ann.page.locator("[data-version]").wait_for()
    ann.page.goto(f"/replay/{table}")
    ann.page.get_by_text("its replay would tell its secrets").wait_for()
