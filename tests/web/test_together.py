"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

from playwright.sync_api import expect

from server.kit import SLOW
from web.kit import Person

WITHIN = 100.0
"""Milliseconds from a click to the other screen, when the machine has nothing else to do."""
BUSY = 6 * SLOW
"""How many times longer it may take while all other tests run beside it."""

NOTE_CHANGES = """() => {
  window.seen = {};
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const version = document.querySelector("[data-version]")?.dataset.version;
    if (version) window.seen[version] ??= now();
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-version"],
  });
  look();
}"""
CLICK = """() => {
  const choice = document.querySelector("[data-say]:not([disabled])");
  if (!choice) return null;
  choice.click();
  return performance.timeOrigin + performance.now();
}"""


def pair(person: Callable[..., Person]) -> tuple[Person, Person]:
    """Two people whose game has begun."""
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("port-royal", 2, {}, people=2)
    ann.sit(table)
    ben.sit(table)
    for one in (ann, ben):
        one.page.locator("[data-version]").wait_for()
    return ann, ben


def turn_of(*people: Person) -> Person:
    """Whoever is asked now."""
    for _ in range(200):
        for one in people:
            if one.page.locator("[data-say]:not([disabled])").count():
                return one
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def version(one: Person) -> int:
    return int(one.page.locator("[data-version]").get_attribute("data-version") or 0)


def test_two_clicks_begin_a_game_and_a_link_brings_a_friend(person: Callable[..., Person]) -> None:
    """From the start page: one click for a game with bots; a seat for a friend gives a link."""
    ann = person("Ann")
    ann.page.goto("/")
    ann.page.locator("[data-go]").click()
    ann.page.locator("[data-say]").first.wait_for()
    ann.check()

    ann.page.goto("/")
    ann.page.locator("[data-go]").wait_for()
    ann.page.locator("select.who").first.select_option("friend")
    ann.page.locator("[data-go]").click()
    ann.page.wait_for_url("**/t/*")
    ben = person("Ben", width=360)
    ben.page.goto(ann.page.url)
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.page.get_by_role("button", name="I am ready").click()
    ready = ann.page.get_by_role("button", name="I am ready")
    if ready.count():
        ready.first.click()
    for one in (ann, ben):
        one.page.locator("[data-version]").wait_for()
        one.check()


def test_a_line_of_the_log_leads_to_its_rule(person: Callable[..., Person]) -> None:
    """By mouse and by keys; the rule is on the page that opens."""
    ann, _ = pair(person)
    row = ann.page.get_by_role("log").locator(".row", has_text="goes first").first
    link = row.get_by_role("link", name="Rule R2.5")
    assert link.evaluate("(one) => getComputedStyle(one).opacity") == "0"
    row.get_by_role("button").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(link).to_be_focused()
    with ann.page.expect_popup() as opened:
        ann.page.keyboard.press("Enter")
    opened.value.wait_for_url("**/rules/port-royal/R2.5")
    expect(opened.value.locator("[aria-current=true]").first).to_have_text("R2.5")


def test_a_finger_finds_the_rule_of_a_line(person: Callable[..., Person]) -> None:
    """Nothing hovers on a phone: the rule is there, and can be touched."""
    ann = person("Ann", width=360, touch=True)
    ann.sit(ann.table("port-royal", 2, {}))
    ann.page.locator("[data-version]").wait_for()
    ann.page.locator("header .tool").last.tap()
    link = ann.page.get_by_role("log").get_by_role("link", name="Rule R2.5")
    with ann.page.expect_popup() as opened:
        link.first.tap()
    opened.value.wait_for_url("**/rules/port-royal/R2.5")


def test_a_move_shows_on_the_other_screen_at_once(person: Callable[..., Person]) -> None:
    """The middle one of a dozen moves takes no more than a blink."""
    ann, ben = pair(person)
    for one in (ann, ben):
        one.page.evaluate(NOTE_CHANGES)
    took: list[float] = []
    while len(took) < 12:
        mover = turn_of(ann, ben)
        other = ben if mover is ann else ann
        before = version(mover)
        clicked = mover.page.evaluate(CLICK)
        if clicked is None:
            continue
        other.page.wait_for_function(
            "before => Number(document.querySelector('[data-version]')?.dataset.version) > before",
            arg=before,
        )
        seen: dict[str, float] = other.page.evaluate("window.seen")
        took.append(min(at for number, at in seen.items() if int(number) > before) - clicked)
    print(f"a move shows after {median(took):.0f} ms (median of {len(took)})")
    assert median(took) < WITHIN * BUSY


def test_taking_back_needs_consent(person: Callable[..., Person]) -> None:
    """What was revealed is taken back only if the other one agrees, who is asked over all that lies
    open; a refusal changes nothing."""
    ann, ben = pair(person)
    mover = turn_of(ann, ben)
    other = ben if mover is ann else ann
    before = version(mover)
    mover.page.locator("[data-say]:not([disabled])").first.click()
    expect(mover.page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    other.page.keyboard.press("?")
    other.page.get_by_role("dialog").wait_for()
    for yes in (False, True):
        at = version(mover)
        mover.page.get_by_role("button", name="Take back", exact=True).click()
        asked = other.page.get_by_role("alertdialog")
        expect(asked).to_contain_text(f"{mover.name} wants to take back")
        expect(asked.get_by_role("button", name="No, go on")).to_be_focused()
        other.check_for_all()
        if yes:
            asked.get_by_role("button", name="Let them").click()
        else:
            other.page.keyboard.press("Escape")
        asked.wait_for(state="detached")
        if not yes:
            assert version(mover) == at
    other.page.keyboard.press("Escape")
    other.page.get_by_role("dialog").wait_for(state="detached")
    expect(other.page.get_by_role("log", name="The story so far")).to_contain_text(
        f"{mover.name} takes back a choice."
    )
    ann.check()
    ben.check()


def test_talk_leave_and_return(person: Callable[..., Person]) -> None:
    """What is said is heard until somebody mutes it; a bot plays for whoever leaves."""
    ann, ben = pair(person)
    for one in (ann, ben):
        one.page.get_by_role("tab", name="Talk").click()
    ann.page.get_by_label("Say something to the table").fill("Ahoy <b>Ben</b>")
    ann.page.keyboard.press("Enter")
    ben.page.get_by_text("Ahoy <b>Ben</b>", exact=True).wait_for()
    ben.page.get_by_role("tab", name="People").click()
    ben.page.get_by_role("button", name="Mute").click()
    ben.page.get_by_role("button", name="Hear again").wait_for()
    ann.page.get_by_label("Say something to the table").fill("Nobody hears this")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_text("Nobody hears this").first.wait_for()
    ann.page.get_by_role("tab", name="People").click()
    ann.check_for_all()
    ann.page.get_by_role("button", name="Leave").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    ben.page.get_by_text("away; a bot plays").wait_for()
    assert ben.page.get_by_text("Nobody hears this").count() == 0
    ann.page.get_by_role("button", name="Come back").first.click()
    ben.page.get_by_text("away; a bot plays").wait_for(state="detached")
    ann.check()
    ben.check()


def test_somebody_watches(person: Callable[..., Person]) -> None:
    """A spectator sees the table and can choose nothing."""
    ann, ben = pair(person)
    cleo = person("Cleo")
    cleo.page.goto(ann.page.url)
    cleo.page.get_by_text("watching", exact=True).wait_for()
    turn_of(ann, ben)
    assert cleo.page.locator("[data-say]").count() == 0
    cleo.check()
    cleo.check_for_all()


def test_screen_readers_hear_the_plain_table(person: Callable[..., Person]) -> None:
    """The table in words is what the plain terminal says, and what happens is told as it does."""
    ann, ben = pair(person)
    mover = turn_of(ann, ben)
    mover.page.get_by_role("button", name="Read the table").click()
    told = mover.page.locator("[data-told]")
    expect(told).to_contain_text("The harbour is empty.")
    expect(told).to_contain_text("cards in the pile")
    lines: list[Any] = told.locator("p").all_inner_texts()
    assert any(line.strip().startswith("1") for line in lines), lines
    mover.check_for_all()
    mover.page.keyboard.press("Escape")
    mover.page.locator("[data-say]:not([disabled])").first.click()
    expect(mover.page.locator("[data-voice]")).to_contain_text(f"{mover.name} turns up")
