"""Merchants & Marauders at the terminal: drawn and in plain lines, from set-up to the standing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.bots import make_bot
from doubloon.engine.notation import Choice
from doubloon.locale import speaker
from doubloon.tui.app import DoubloonApp
from doubloon.tui.choices import Choices
from doubloon.tui.merchants.board import Scene
from doubloon.tui.merchants.chart import ZoneSpot, layout
from doubloon.tui.merchants.combat import draw_fight, draw_raid, escapes, is_raid, raid_foot
from doubloon.tui.merchants.faces import SKULL, STAR, facts, legend, stash_points
from doubloon.tui.merchants.items import Item, items
from doubloon.tui.merchants.lines import PaperLine, RivalLine
from doubloon.tui.merchants.sentences import brief, describe, round_sentence
from doubloon.tui.merchants.sheet import market_cost, player_sentence
from doubloon.tui.session import Session
from doubloon.tui.setup import Setup
from doubloon.tui.table_screen import TableScreen
from doubloon.tui.told import tell

ME = ("human", "greedy", "greedy")
GAME: dict[str, Any] = {"game": "merchants", "seed": 5}
SIZES = [(60, 20), (80, 24), (100, 30), (120, 40), (160, 50)]


@cache
def played(*who: str) -> list[Choice]:
    """What bots chose in a whole game."""
    table = Setup("merchants", len(who), {}, 5, who).deal("en").table
    bots = [make_bot(bot, "merchants", Random(5)) for bot in who]
    chosen = []
    while decision := table.decision:
        chosen.append(bots[decision.seat].choose(table.view(decision.seat), decision))
        table.play(chosen[-1])
    return chosen


def session_where(wanted: Callable[[Session], bool]) -> Session:
    """A table played on by bots until a person is asked and it is as wanted."""
    session = Setup("merchants", 3, {}, 5, ME).deal("en")
    for choice in played("random", "greedy", "greedy"):
        if session.asked_human and wanted(session):
            return session
        session.table.play(choice)
    raise AssertionError("that never happened")


def at_sea(session: Session) -> bool:
    return session.view()["course"]["round"] > 3 and any(
        choice.word.startswith("sail ") for choice, _ in session.options()
    )


def off_a_port(session: Session) -> bool:
    return at_sea(session) and any(choice.word == "enter" for choice, _ in session.options())


def in_battle(session: Session) -> bool:
    fight = session.view()["fight"]
    return bool(fight) and fight["round"][0] > 0


def in_raid(session: Session) -> bool:
    return bool(session.view()["raid"]) and not session.view()["fight"]


def at_market(session: Session) -> bool:
    return bool(session.view()["market"])


SCENES: dict[str, Callable[[Session], bool]] = {
    "at sea": at_sea,
    "battle": in_battle,
    "raid": in_raid,
    "market": at_market,
}


def page(app: DoubloonApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def test_a_whole_game_by_keys(sit):
    """Every choice by its key, or from the list where it has none."""
    async with sit("human", "greedy", options={"glory": 4}, **GAME) as me:
        for step in range(1500):
            if me.on("Standing"):
                break
            word = me.advice(step).partition(" ")[2]
            heads = [each.partition(" ")[0] for each in me.words]
            amount = word.startswith("chest ")
            number = heads.index("chest") if amount else me.words.index(word)
            if number < 10:
                await me.press("1234567890"[number])
            else:
                me.screen.pick(number)
                await me.settle()
            if amount and me.on("Write"):
                await me.press(*word.partition(" ")[2], "enter")

        assert me.on("Standing")
        assert me.session.table.outcome
        assert me.session.winners() in str(me.app.screen.query_one("#winner").render())
        assert "gold aboard" in str(me.app.screen.query_one("#closing").render())


@pytest.mark.parametrize("scene", SCENES)
async def test_the_table_is_drawn_at_every_size(scene):
    session = session_where(SCENES[scene])
    view, word = session.view(), session.speaker.word
    app = DoubloonApp(None, proposed=Setup("merchants", 3), delay=0)
    async with app.run_test(size=(50, 16)) as pilot:
        screen = TableScreen(session, delay=0)
        app.push_screen(screen)
        await pilot.pause()
        for width, height in SIZES[::2]:
            await pilot.resize_terminal(width, height)
            for _ in range(4):
                await pilot.pause()
            seen = page(app)

            assert "Skipper" in seen
            assert f"{STAR}{view['players'][0]['glory']}" in seen
            assert session.options()[0][1].split()[0] in seen
            assert screen.query_one(Scene).display is (scene in ("battle", "raid"))
            if scene == "raid":
                assert f"escapes {escapes(view)}/" in seen
            if scene == "battle":
                assert "Hull■" in seen.replace(" ", "")
            if scene == "at sea":
                whole = width >= 80 and height >= 24
                for zone in facts().zones if whole else [view["players"][0]["zone"]]:
                    names = (word("tui-m-zone-" + zone), word("tui-m-short-" + zone))
                    assert any(name in seen for name in names), zone


async def test_sailing_by_a_click_on_the_chart():
    session = session_where(at_sea)
    app = DoubloonApp(None, proposed=Setup("merchants", 3), delay=0)
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(TableScreen(session, delay=0))
        for _ in range(8):
            await pilot.pause()
        spot = next(spot for spot in app.screen.query(ZoneSpot) if spot.key)
        sailed = len(session.table.log)
        await pilot.click(spot)
        await pilot.pause()

        assert session.table.log[sailed] == f"P1 sail {spot.zone}"


async def test_a_long_list_has_a_line_for_each_choice():
    """At 80x24 the port shows six deeds at once; what is cut is whispered in full."""
    session = session_where(lambda s: s.asked_human.prompt.id == "prompt-m-port")
    app = DoubloonApp(None, proposed=Setup("merchants", 3), delay=0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = TableScreen(session, delay=0)
        app.push_screen(screen)
        for _ in range(8):
            await pilot.pause()
        said = [what for _, what in session.options()]
        cut = next(number for number, what in enumerate(said) if len(what) > 60)

        assert len(said) > 6
        assert all(f" {number}  {said[number - 1][:20]}" in page(app) for number in range(1, 7))
        await pilot.press(*["down"] * (cut - screen.query_one(Choices).highlighted))
        assert said[cut][:70] in str(screen.query_one("#whisper").render())


async def test_a_look_around_begins_at_the_own_ship():
    session = session_where(at_sea)
    app = DoubloonApp(None, proposed=Setup("merchants", 3), delay=0)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(TableScreen(session, delay=0))
        for _ in range(8):
            await pilot.pause()
        await pilot.press("right")

        assert isinstance(app.focused, ZoneSpot)
        assert app.focused.zone == session.view()["players"][0]["zone"] != facts().zones[0]


def test_only_dice_of_the_chase_are_drawn_in_a_raid():
    """M6.7: the hits that follow are no dice."""
    view = session_where(in_raid).view()
    assert any(step[0] == "Chase" for step in view["pending"])
    view["dice"] = [0, 6]
    assert " 0 " in raid_foot(view, speaker("en")).plain
    view["pending"] = [step for step in view["pending"] if step[0] != "Chase"]

    assert " 0 " not in raid_foot(view, speaker("en")).plain
    assert SKULL not in raid_foot(view, speaker("en")).plain


async def test_looking_tells_the_journey_and_the_papers():
    """A zone tells how many actions it is away; papers, rivals and cards tell all they are."""
    session = session_where(off_a_port)
    app = DoubloonApp(None, proposed=Setup("merchants", 3), delay=0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = TableScreen(session, delay=0)
        app.push_screen(screen)
        for _ in range(8):
            await pilot.pause()

        async def told(wanted: str, where: Callable[[], str]) -> None:
            """Something is told sooner or later, however busy the machine is."""
            for _ in range(400):
                await pilot.pause()
                if wanted in where():
                    return
            raise AssertionError(f"{where()} without {wanted}")

        async def look(spot: Any, *wanted: str) -> None:
            spot.focus()
            for words in wanted:
                await told(words, lambda: str(screen.query_one("#whisper").render()))

        own = next(s for s in screen.query(ZoneSpot) if s.has_class("-own"))
        await look(own, "Journey: sea here, port one action")
        near = next(s for s in screen.query(ZoneSpot) if s.key)
        await look(near, "Journey: sea one action", "Key ")
        await look(screen.query(PaperLine)[1], "Seamanship")
        await look(screen.query(RivalLine).first(), "gold, ship and chest together")
        await pilot.press("escape", "b")
        await told("CARDS", lambda: page(app))
        card = screen.query(Item).first()
        assert card.entry
        assert len(card.entry.text) > 20
        await look(card, card.entry.text)


def test_a_whole_game_in_plain_lines(talk):
    heard = talk(
        ["1", "journey", *islice(cycle(["2", "1", "3", "1"]), 6000)],
        "human",
        "greedy",
        options={"glory": 4},
        **GAME,
    )

    assert heard[0].startswith("Merchants & Marauders with 2 seats")
    assert "The standing:" in heard
    assert any(line.startswith("The Glory to play for") for line in heard) or any(
        line.startswith("There are no more") for line in heard
    )
    assert any("Journey: Havana " in line for line in heard)


def test_plain_lines_tell_the_same_facts():
    session = session_where(at_sea)
    heard = "\n".join(describe(session))
    view, word = session.view(), session.speaker.word
    mine = view["players"][0]

    for zone in facts().zones:
        assert word("tui-m-zone-" + zone) in heard
    assert f"Gold aboard {mine['gold']}, chest {mine['chest']}" in heard
    assert session.speaker.card(mine["captain"]) in heard
    for rival in view["players"][1:]:
        assert f"{rival['wealth']} gold, ship and chest together" in heard
    for card in mine["hand"]:
        assert session.speaker.card(card) in heard


def test_a_turn_begins_with_everything_and_goes_on_with_less():
    """The own papers are read out once a turn; the place and its neighbours after every deed."""
    session = session_where(at_sea)
    first = brief(session)
    session.table.play(next(c for c, _ in session.options() if c.word.startswith("sail ")))
    while session.asked_human is None or session.asked_human.prompt.id != "prompt-m-act":
        decision = session.table.decision
        session.table.play(decision.options[0])
    later = brief(session)

    papers = [line for line in first if "Seamanship" in line]
    assert papers
    assert not set(papers) & set(later)
    assert any(" at sea off " in line or " on the " in line for line in later)
    assert len(later) < len(first)


def test_nobody_is_off_the_open_sea():
    session = session_where(at_sea)
    view = session.view()
    assert view["players"][0]["zone"] == "caribbean_sea"

    assert "with a Flute on the Caribbean Sea." in player_sentence(view, 0, session.speaker)


@pytest.mark.parametrize("scene", SCENES)
def test_scenes_are_told_in_sentences(scene):
    heard = "\n".join(describe(session_where(SCENES[scene])))

    expected = {
        "at sea": "The chart:",
        "battle": "Battle, round",
        "raid": "The raid, cards face up:",
        "market": "On the market:",
    }
    assert expected[scene] in heard


@pytest.mark.parametrize("captains", ["random", "chosen"])
def test_everybody_is_told_the_table_while_it_is_set_up(captains):
    """Captain, ship and place come one by one (M2.5): each reader has words for what there is."""
    table = doubloon.table("merchants", 4, seed=10, options={"captains": captains})
    names = ["Ann", "Ben", "Cid", "Dot"]
    early = 0
    while any(not player["zone"] for player in table.view(None)["players"]):
        for reader in (None, *range(4)):
            early += any(
                "has not put to sea yet" in line for line in tell(table, names, reader, "en")
            )
        table.play(table.decision.options[0])
    assert early >= 4


def test_every_position_of_a_game_can_be_told_and_drawn():
    """Two people and two bots by lot: no fight, raid or third position lacks words or picture."""
    who = ("human:Ann", "human:Ben", "random", "random")
    session = Setup("merchants", 4, {}, 104, who).deal("en")
    bot = make_bot("random", "merchants", Random(104))
    table, fights, raids = session.table, 0, 0
    while decision := table.decision:
        view = session.view()
        if len(table.log) % 3 == 0 or view["fight"] or view["raid"]:
            assert describe(session)
            assert items(session)
        for width, height in ((60, 6), (80, 10), (120, 20)):
            if view["fight"]:
                drawn = draw_fight(view, width, height, session.speaker).plain.splitlines()
                assert len(drawn) <= height
                assert max(len(line) for line in drawn) <= width
                fights += 1
            if is_raid(view):
                drawn = draw_raid(view, width, height, session.speaker).plain.splitlines()
                assert len(drawn) <= height
                raids += 1
        table.play(bot.choose(table.view(decision.seat), decision))

    assert fights
    assert raids
    assert describe(session)


def test_prices_on_the_market_are_those_that_are_asked():
    """M5.5: what the list of cards shows is what the choices cost."""
    session = session_where(lambda s: at_market(s) and len(s.options()) > 2)
    view = session.view()

    for choice, what in session.options():
        if choice.word.startswith("buy "):
            assert f"{market_cost(view, choice.word[4:])} gold" in what


@pytest.mark.parametrize(("width", "height"), [(78, 10), (118, 19), (158, 24)])
def test_zones_never_overlap_and_stay_on_the_chart(width, height):
    places, cell, tall = layout(width, height)

    taken = [
        (x + dx, y + dy) for x, y in places.values() for dx in range(cell) for dy in range(tall)
    ]
    assert len(set(taken)) == len(taken)
    assert all(0 <= x < width and 0 <= y < height for x, y in taken)
    assert places["havana"][1] < places["port_royale"][1] < places["old_providence"][1]
    assert places["havana"][0] < places["tortuga"][0]


def test_the_chest_counts_as_the_rules_say():
    """M1.3, M1.3a: ten gold are a point, up to half the goal."""
    assert [stash_points(chest, 10) for chest in (0, 9, 10, 49, 50, 99)] == [0, 0, 1, 4, 5, 5]
    assert stash_points(99, 4) == 2
    assert stash_points(99, 20) == 9


def test_nations_are_told_apart_by_their_letters():
    letters = [mark[0] for _, mark in legend(speaker("en"), {})]

    assert len(set(letters)) == 4


def test_while_an_event_asks_nobody_has_the_turn():
    view = doubloon.table("merchants", seats=2, seed=3).view(0)
    view["course"] |= {"round": 2, "active": -1}
    said = round_sentence(view, speaker("en"))
    assert "The event comes first." in said
    assert "has the turn" not in said
    view["course"]["active"] = 1
    assert "P2 has the turn." in round_sentence(view, speaker("en"))
