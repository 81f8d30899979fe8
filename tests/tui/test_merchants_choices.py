"""Merchants & Marauders at the terminal: what is offered, in which order, and what can be read."""

from __future__ import annotations

import io
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from doubloon.bots import make_bot
from doubloon.server.teller import asked
from doubloon.tui.app import DoubloonApp
from doubloon.tui.choices import Choices
from doubloon.tui.logbook import Logbook
from doubloon.tui.look_up import look_up
from doubloon.tui.plain import run_plain
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup
from doubloon.tui.table_screen import TableScreen

GAME: dict[str, Any] = {"game": "merchants", "seed": 5}


def words(session: Session) -> list[str]:
    return [choice.word for choice, _ in session.options()]


def deal(options: dict[str, Any] | None = None, language: str = "en") -> Session:
    return Setup("merchants", 2, options or {}, 5, ("human", "greedy")).deal(language)


def session_where(wanted: Callable[[Session], bool]) -> Session:
    """A table that greedy bots have played until a person is asked and it is as wanted."""
    session = deal()
    bot = make_bot("greedy", "merchants", Random(5))
    for _ in range(3000):
        decision = session.table.decision
        assert decision
        if session.asked_human and wanted(session):
            return session
        session.table.play(bot.choose(session.table.view(decision.seat), decision))
    raise AssertionError("that never happened")


def can_stash(session: Session) -> bool:
    return sum(choice.word.startswith("chest ") for choice in session.table.listed()) > 5


def plainly(session: Session, *lines: str) -> list[str]:
    """What the plain room answers to these lines."""
    out, said = io.StringIO(), iter([line + "\n" for line in lines])
    run_plain(session, out, lambda: next(said, ""))
    return out.getvalue().splitlines()


def after_ask(heard: list[str]) -> list[str]:
    """The answers, each without the sign that asks for the next line."""
    first = next(at for at, line in enumerate(heard) if line.startswith("> "))
    return [line.removeprefix("> ") for line in heard[first:]]


@pytest.fixture(scope="module")
def stash() -> Session:
    return session_where(can_stash)


# The order of choices.


def test_a_turn_in_port_begins_with_the_port_action_and_ends_last():
    session = session_where(lambda s: "retire" in words(s))

    assert words(session)[:2] == ["port", "leave"]
    assert words(session)[-2:] == ["retire", "done"]


def test_the_end_of_every_menu_is_its_last_choice():
    seen = set()

    def look(session: Session) -> bool:
        said = words(session)
        if "done" in said:
            seen.add(session.asked_human.prompt.id)
            assert said[-1] == "done"
        return len(seen) > 3

    session_where(look)
    assert {"prompt-m-act", "prompt-m-port", "prompt-m-market"} <= seen


def test_goods_are_sold_before_all_else_in_port():
    """M4.7: whatever else is done in port ends the time for selling."""
    session = session_where(lambda s: any(w.startswith("sell ") for w in words(s)))

    assert words(session)[0].startswith("sell ")


def test_the_order_is_peoples_alone(stash):
    """Learners and programs get the rules' own order, over the network too."""
    table = stash.table
    decision = table.decision
    listed = table.listed()

    assert sorted(map(str, listed)) == sorted(map(str, decision.options))
    assert decision.options[0].word == "done"
    told = asked(table, decision.seat)
    assert [option["say"] for option in told.options] == [one.text for one in decision.options]
    assert listed[-1].word == "done"


def test_keys_on_the_board_are_those_of_the_list(stash):
    for number, (choice, _) in enumerate(stash.options()[:9], 1):
        assert stash.keys()[choice.word] == str(number)


# Amounts.


def test_all_amounts_are_one_choice(stash):
    amounts = [word for word in words(stash) if word.startswith("chest ")]
    possible = stash.amounts(stash.read(amounts[0]))

    assert len(amounts) == 1
    assert amounts == [f"chest {possible[-1]}"]
    what = dict(stash.options())[stash.read(amounts[0])]
    assert f"{possible[0]} to {possible[-1]}" in what


async def test_an_amount_is_asked_for():
    session = session_where(can_stash)
    app = DoubloonApp(None, proposed=Setup("merchants", 2), delay=0)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = TableScreen(session, delay=0)
        app.push_screen(screen)
        for _ in range(4):
            await pilot.pause()
        row = next(at for at, word in enumerate(words(session)) if word.startswith("chest "))
        least = session.amounts(session.options()[row][0])[0]

        screen.pick(row)
        await pilot.pause()
        await pilot.press("9", "9", "9", "enter")
        await pilot.pause()
        assert str(screen.query_one("#whisper").render())
        assert session.view()["players"][0]["chest"] != 999

        screen.pick(row)
        await pilot.pause()
        await pilot.press(*str(least), "enter")
        await pilot.pause()
        assert f"P1 chest {least}" in session.table.log


# Large steps.


def test_retiring_is_said_twice_in_plain_lines():
    session = session_where(lambda s: "retire" in words(s))

    heard = plainly(session, "retire", "hint", "retire", "xyzzy", "retire", "sail nowhere", "quit")
    assert sum("Say it again if you mean it." in line for line in heard) == 3
    assert not any(line.endswith(" retire") for line in session.table.log)

    plainly(session, "retire", "retire", "quit")
    assert any(line.endswith(" retire") for line in session.table.log)


async def test_retiring_is_asked_once(sit):
    async with sit("human", "greedy", **GAME) as me:
        await me.press("1")
        assert "retire" in me.words
        await me.say("retire")
        assert me.on("Ask")
        await me.press("n")
        assert "P1 retire" not in me.session.table.log
        await me.say("retire")
        await me.pilot.press("y")
        await me.pilot.pause()
        assert "P1 retire" in me.session.table.log


# Why, hints and words.


def test_why_without_an_object_tells_of_each(talk):
    heard = after_ask(talk(["1", "leave", "why scout", "quit"], "human", "greedy", **GAME))
    answer = "\n".join(heard)

    assert "That is possible now: Look for the merchant" in answer
    assert "English navy" in answer
    assert "You have no rumour that can be proved here. (M5.18)" in answer


def test_why_tells_a_common_reason_once(talk):
    heard = talk(["1", "why scout", "quit"], "human", "greedy", **GAME)

    assert sum("You look out only at sea. (M4.3)" in line for line in heard) == 1


def test_why_names_no_amount_twice(stash):
    told = stash.reasons(stash.begun("chest"))

    assert sum(line.startswith("That is possible now: ") for line in told) == 1


def test_sentences_end_with_one_point():
    def hinted(session: Session) -> bool:
        said = session.hint()
        assert said
        assert not said.endswith("..")
        return "Glory card" in said or session.view()["course"]["round"] > 3

    session = session_where(hinted)
    for choice, what in session.options():
        if what.endswith("."):
            assert not session.may(choice).endswith("..")


# Reading cards and rules.


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("Raking Fire", "Move up to 2 hits"),
        ("raking", "Move up to 2 hits"),
        ("M5.4", "Draw 6 cargo cards"),
        ("m5.4a", "only the"),
        ("M5", "M5.22"),
        ("havana", "Havana"),
        ("ship", "That fits several cards: "),
        ("a", "..."),
        ("nonsense", 'There is no card "nonsense"'),
        ("M99", 'There is no rule "M99"'),
        ("R3.1", 'There is no rule "R3.1"'),
    ],
)
def test_cards_and_rules_are_looked_up(wanted, found):
    assert found in look_up(deal(), wanted)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("Lady Anne", "costs you 1 coin less"),
        ("Market Day", "every hire costs 1 coin less"),
        ("audience", "pay 3 coins for 2 crowns"),
        ("Tea-Brown", "spend kept Ares ships: 4."),
        ("Yellow Trader", "R5.3"),
    ],
)
def test_the_adventure_is_looked_up_too(wanted, found):
    deck = "[audience]\nvalue = 2\n[10]\nneed.pay_goods.ares = 4\n"
    options = {"mode": "adventure-coop", "deck": deck}
    assert found in look_up(Setup("port-royal", 1, options, 5, ("human",)).deal("en"), wanted)


def test_what_is_not_found_sends_nobody_to_the_shell():
    assert "doubloon" not in look_up(deal(), "nonsense")


def test_a_house_deck_is_looked_up_as_it_is_played():
    ours = look_up(deal(), "Felipe Montemayor")
    house = deal({"deck": "[felipe_montemayor]\nscouting = 5\n"})

    assert "Scouting: 5" in look_up(house, "Felipe Montemayor")
    assert "Scouting: 5" not in ours


def test_the_plain_room_looks_up(talk):
    lines = ["card", "rule", "card Raking Fire", "rule M5.4", "rule hurricane", "quit"]
    heard = "\n".join(talk(lines, "human", "greedy", **GAME))

    assert "Say which, such as: card " in heard
    assert "M2.5  Every player: colour, chest" in heard, "the rule of the last line"
    assert "Raking Fire (" in heard
    assert "M5.4  Draw 6 cargo cards" in heard
    assert "M9.8a  " in heard, "a rule by a word of it"


@pytest.mark.parametrize("game", ["port-royal", "buccaneer", "merchants"])
async def test_the_drawn_table_looks_up(sit, game):
    letter = {"port-royal": "R", "buccaneer": "B", "merchants": "M"}[game]
    async with sit("human", "greedy", "greedy", game=game, seed=5) as me:
        await me.press("l", *f"{letter}3.1", "enter")
        await me.reach("Page")
        assert f"{letter}3.1" in me.page
        await me.press("escape", "l", *"xyz", "enter")
        await me.reach("TableScreen")
        assert "xyz" in me.whisper
        await me.press("l", "enter")
        await me.reach("Page")  # The rules of the last lines.
        await me.press("escape", "l", "escape")
        await me.reach("TableScreen")


# What is told with a choice, and when something is heard.


@pytest.mark.parametrize("language", ["en", "pl", "cs", "de"])
def test_captains_are_chosen_with_their_abilities(language):
    session = deal({"captains": "chosen"}, language)

    for choice, what in session.options():
        ability = session.speaker.attribute(f"m-ability-{choice.word}_1", "text")
        assert ability in what


@pytest.mark.parametrize("language", ["en", "pl", "cs", "de"])
def test_a_rumour_is_told_when_it_is_heard(language):
    table = session_where(lambda s: s.view()["players"][0]["rumour"]).table
    session = deal(language=language)
    mine = table.view(0)["players"][0]["rumour"]
    heard = [event for event in table.events(0) if event.what() == "m-rumour"][-1]
    others = [event for event in table.events(1) if event.what().startswith("m-rumour")]

    text = session.speaker.attribute("m-" + mine, "text")
    assert text in session.speaker.tell(heard)
    assert not any(text in session.speaker.tell(event) for event in others)


# The window.


async def laid_out(session: Session, width: int, height: int) -> tuple[int, str, int]:
    """How many choices are seen, the text of the screen, and how many lines choices have."""
    app = DoubloonApp(None, proposed=Setup("merchants", 2), delay=0)
    async with app.run_test(size=(width, height)) as pilot:
        screen = TableScreen(session, delay=0)
        app.push_screen(screen)
        for _ in range(5):
            await pilot.pause()
        strips = app.screen._compositor.render_strips()
        page = "\n".join("".join(segment.text for segment in strip) for strip in strips)
        choices, log = screen.query_one(Choices), screen.query_one(Logbook)
        shown = sum(f" {number}  " in page for number in range(1, 10))
        if log.size.width:
            assert max(strip.cell_length for strip in log.lines) <= log.size.width
        return shown, page, choices.size.height


async def test_a_larger_window_shows_more_choices(stash):
    small = await laid_out(stash, 80, 24)
    large = await laid_out(stash, 120, 40)
    vast = await laid_out(stash, 160, 50)

    assert small[2] < large[2] <= vast[2]
    assert large[0] >= min(9, len(stash.options()))


async def test_a_window_too_small_says_how_large_it_should_be(stash):
    _, page, _ = await laid_out(stash, 40, 12)
    flat = " ".join(page.split())

    assert "40 by 12" in flat
    assert "needs 60 by 18" in flat


async def test_home_and_end_go_to_the_ends_of_the_list(sit):
    async with sit("human", "greedy", **GAME) as me:
        await me.press("1")
        choices = me.screen.query_one(Choices)
        await me.press("end")
        assert choices.highlighted == len(me.words) - 1
        await me.press("home")
        assert choices.highlighted == 0


@pytest.mark.parametrize("size", ["small", "large"])
async def test_the_drawn_table_tells_of_its_house_deck(sit, size):
    deck = "[felipe_montemayor]\nscouting = 5\n"
    async with sit("human", "greedy", size=size, options={"deck": deck}, **GAME) as me:
        mark = me.session.table.game.mark
        assert mark
        assert mark in me.page
    async with sit("human", "greedy", size=size, **GAME) as me:
        assert not me.screen.query("#house")
