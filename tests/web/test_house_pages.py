"""The pages around the tables: setting one up, waiting, rules, settings, campaigns."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from doubloon.locale import speaker
from web.kit import Person


def test_a_table_is_as_it_was_wished(person: Callable[..., Person]) -> None:
    """What was chosen is told in words where people wait, and seats can be left and taken."""
    ann = person(width=1280)
    page = ann.page
    page.goto("/")
    page.get_by_role("group", name="Seats").get_by_text("4", exact=True).click()
    bots = page.get_by_label("Who has seat 2?").locator("option").all_inner_texts()[:7]
    strengths = ("by lot", "easy", "medium", "skilled", "hard", "searching", "champion")
    assert bots == [f"Bot: {one}" for one in strengths]
    page.get_by_label("Who has seat 2?").select_option("friend")
    page.get_by_label("Who has seat 3?").select_option("here")
    page.get_by_label("Name for seat 3").fill("Uncle Bo")
    page.get_by_role("checkbox", name="Gambler").check()
    page.get_by_text("Clock, privacy, language").click()
    page.get_by_role("combobox", name="Clock").select_option("days")
    page.get_by_role("checkbox", name="Anybody may join").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Mix in: Gambler")).to_be_visible()
    expect(page.get_by_text("There are 2 days for each move.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Send this link")).to_have_value(page.url)
    expect(page.get_by_text("This link works on this machine only")).to_be_visible()
    page.get_by_role("listitem").filter(has_text="Uncle Bo").get_by_text("Get up").click()
    expect(page.get_by_text("2 seats are free")).to_be_visible()
    ann.check()

    bob = person("Bob", width=360)
    bob.page.goto("/")
    bob.page.get_by_role("link", name="Take a seat").first.click()
    bob.page.get_by_label("Your name").fill("Captain Bob")
    bob.page.get_by_role("button", name="Sit here").last.click()
    expect(page.get_by_text("Captain Bob")).to_be_visible()
    bob.check()
    bob.check_for_all()


def test_another_language_leaves_everything_as_it_is(person: Callable[..., Person]) -> None:
    """What was chosen on the start page stays so, there and back, and nothing is loaded anew."""
    ann = person()
    ann.page.goto("/")
    ann.page.get_by_role("radio", name="Buccaneer").check(force=True)
    ann.page.evaluate("window.same = true")
    for lang in ("de", "cs", "en"):
        ann.page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        expect(ann.page.locator("html")).to_have_attribute("lang", lang)
        title = speaker(lang).word("title-buccaneer")
        expect(ann.page.get_by_role("radio", name=title)).to_be_checked()
        expect(ann.page.locator("[data-go]")).to_contain_text(speaker(lang).word("web-start-go"))
    assert ann.page.evaluate("window.same")
    ann.check()


def test_rules_are_found(person: Callable[..., Person]) -> None:
    """A link leads to its rule, a search finds words and numbers, rulings can be had alone."""
    ann = person()
    page = ann.page
    page.goto("/rules/port-royal/R8.4a")
    expect(page.locator("[id='R8.4a']")).to_be_in_viewport()
    expect(page.locator("[id='R8.4a']")).to_contain_text("our ruling")
    assert page.title() == "Rules of Port Royal · Doubloon"
    page.get_by_label("Search the rules").fill("r9.4")
    expect(page.locator("[id='R1.1']")).to_have_count(0)
    expect(page.locator("[id='R9.4']")).to_be_visible()
    page.get_by_label("Search the rules").fill("jester coin")
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_label("Search the rules").fill("kraken")
    expect(page.get_by_text("No rule has that.")).to_be_visible()
    page.get_by_label("Search the rules").fill("")
    page.get_by_label("Our rulings only").check()
    assert page.locator("li:has(> .number)").count() == page.locator(".ruling").count() > 20
    ann.check()


def test_another_device_is_let_in_by_a_link(person: Callable[..., Person]) -> None:
    """A code made here is used up there: the same guest, with the same games."""
    ann, phone = person(), person("Nobody", width=360)
    ann.sit(ann.table("port-royal", 2, {}))
    ann.page.locator("[data-say]").first.wait_for()
    ann.page.goto("/settings")
    ann.page.get_by_label("Your name").fill("Ann Bonny")
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    ann.page.get_by_role("button", name="Make a code").click()
    link = ann.page.get_by_label("Link for the other device").input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Use the code").click()
    expect(phone.page.get_by_text("Welcome, Ann Bonny.")).to_be_visible()
    phone.page.get_by_role("link", name="My games").click()
    expect(phone.page.get_by_role("link", name="Continue")).to_be_visible()
    phone.check()


def test_a_campaign_goes_on(person: Callable[..., Person]) -> None:
    """A campaign is founded on the start page; after its first game its page tells the story."""
    ann = person(width=360)
    page = ann.page
    page.goto("/")
    page.get_by_role("radio", name="The Adventure Begins, together").check()
    page.get_by_role("checkbox", name="Found a campaign").check()
    page.get_by_label("Name of the campaign").fill("The Second Anchor")
    page.get_by_role("group", name="Seats").get_by_text("1", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    assert ann.play()["over"]
    campaign = ann.ask("/me/tables")[0]["campaign"]
    page.goto(f"/campaign/{campaign}")
    expect(page.get_by_role("heading", name="The Second Anchor")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    sailed = page.locator("path.sailed").evaluate("one => getComputedStyle(one).strokeDasharray")
    assert sailed in ("0px, 100px", "25px, 100px"), "as far as the crew has come, and no further"
    page.get_by_role("link", name="chapter").click()
    page.wait_for_url("**/t/*")
    ann.check()


def test_a_page_that_is_not_there(person: Callable[..., Person]) -> None:
    """An address that leads nowhere says so, and shows the way back."""
    ann = person(width=360)
    ann.page.goto("/nowhere/at/all")
    expect(ann.page.get_by_role("heading", name="Off the chart")).to_be_visible()
    ann.page.get_by_role("link", name="To the start page").click()
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    ann.check()
