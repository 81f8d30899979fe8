"""Buccaneer at the terminal: drawn and in plain lines, from the first stack to the standing."""

from __future__ import annotations

import re
from itertools import cycle, islice
from typing import Any

import pytest

from doubloon.locale import speaker
from doubloon.tui.app import DoubloonApp
from doubloon.tui.buccaneer.board import Piles, Prize, SeatPanel
from doubloon.tui.buccaneer.faces import PILE, TIMES, legend, pile, wage_mark
from doubloon.tui.dial import Dial
from doubloon.tui.offers import values_of
from doubloon.tui.setup import Setup
from doubloon.tui.start import Start

ME = ("human", "random", "random", "random")
GAME: dict[str, Any] = {"game": "buccaneer", "seed": 7}


async def until_a_stack(me) -> None:
    """Play until a stack of three can board and its owner is asked what it does."""
    for _ in range(100):
        if any(word.startswith("board ") for word in me.words):
            return
        await me.press("1")
    raise AssertionError("nobody can board")


async def test_a_whole_game_by_keys(sit):
    async with sit(*ME, **GAME) as me:
        for _ in range(400):
            if me.on("Standing"):
                break
            await me.press("1")

        assert me.on("Standing")
        assert me.session.table.outcome
        assert me.session.winners() in str(me.app.screen.query_one("#winner").render())


@pytest.mark.parametrize("size", ["small", "large", "vast"])
async def test_ships_stacks_and_players_are_drawn(sit, size):
    async with sit(*ME, size=size, **GAME) as me:
        await until_a_stack(me)
        view, page = me.session.view(), me.page
        for ship in view["ships"]:
            assert me.session.speaker.card(ship) in page
        top = next(each for each in view["boardings"] if each["top"].startswith("red"))
        size_of = next(len(c["owners"]) for c in view["crews"] if c["top"] == top["top"])
        mark = "R" + top["top"][4:].replace("q", "?")
        assert f"{mark}{TIMES}{size_of} " in page
        assert f"♛{mark}" in page
        assert all(f"{letter} " in page for letter in "RBYK")
        assert me.screen.query_one(Piles).display is (size != "small")


async def test_people_around_one_screen_need_no_curtain(sit):
    """B3.6: what is covered is covered for all, so nothing is hidden between turns."""
    async with sit("human", "human", "human", **GAME) as me:
        asked = set()
        for _ in range(12):
            assert me.on("TableScreen")
            assert me.session.asked_human
            asked.add(me.session.asked_human.seat)
            await me.press("1")

        assert asked == {0, 1, 2}


@pytest.mark.parametrize("aid", [False, True])
def test_standing_stacks_are_straight(aid):
    """Every line of a stack is as wide as any other, whatever its marks are."""
    discs = ["red-q", "blue-5", "black-2"] if aid else None
    crew = {"top": "red-q", "owners": [0, 1, 3], "discs": discs}
    lines = pile(crew, speaker("en"), 6)

    assert len(lines) == 6
    assert {line.cell_len for line in lines} == {PILE}
    assert str(lines[2]).strip() == "♛R?"
    assert str(lines[3]).strip() == ("♞B5" if aid else "♞B")
    assert str(lines[-1]).strip() == f"{TIMES}3"


async def test_a_tiny_window_still_shows_what_can_be_done(sit):
    """Everybody's stacks and the choices have room at 60x20, even with five seats."""
    async with sit("human", *["random"] * 4, size="slim", **GAME) as me:
        await until_a_stack(me)
        page = me.page

        for seat, letter in enumerate("RBYKG"):
            assert f"{letter} {me.session.players[seat].name}" in page
            stacks = me.screen.query(SeatPanel)[seat].stacks()
            assert all(f"{letter}{wage_mark(crew['top'])}" in page for crew in stacks)
        for number in ("1", "2"):
            assert re.search(rf" {number}  (Board|Onto) ", page)


async def test_a_click_on_a_ship_boards_it(sit):
    async with sit(*ME, **GAME) as me:
        await until_a_stack(me)
        prize = next(prize for prize in me.screen.query(Prize) if prize.key)
        await me.pilot.click(prize)
        await me.settle()

        assert any(said.startswith("P1 board ") for said in me.session.table.log)


async def test_looking_at_a_ship_and_a_player_tells_all(sit):
    async with sit(*ME, **GAME) as me:
        await me.press("right")
        assert "ducats, needs" in me.whisper
        me.screen.query_one(SeatPanel).focus()
        await me.pilot.pause()
        assert "Skipper, red: 10 ducats. No loot." in me.whisper


async def test_help_is_about_this_game(sit):
    async with sit(*ME, size="vast", **GAME) as me:
        await me.press("question_mark")

        for wanted in ("board a ship", "♛B5 captain", "♞R first officer", "K black"):
            assert wanted in me.page
        for other in ("bust", "swords", "influence"):
            assert other not in me.page


async def test_covered_wages_show_only_with_the_memory_aid(sit):
    """B3.6: covered discs by colour; the aid tells their wages."""
    for aid in (False, True):
        async with sit(*ME, options={"memory-aid": aid}, **GAME) as me:
            await until_a_stack(me)
            crew = next(c for c in me.session.view()["crews"] if len(c["owners"]) > 1)
            panel = me.screen.query(SeatPanel)[crew["owners"][0]]
            officer = str(panel.render()).partition("♞")[2]
            assert (officer[1] != " ") is aid


def test_a_whole_game_in_plain_lines(talk):
    heard = talk(list(islice(cycle(["1", "2", "1"]), 3000)), "human", "random", "random", **GAME)

    assert heard[0].startswith("Buccaneer with 3 seats")
    assert any(line.startswith("The last ship is gone.") for line in heard)
    assert "The standing:" in heard
    assert any(" boards the " in line and " for Skipper, " in line for line in heard)
    assert any("(most, " in line for line in heard)
    assert any(" for loot (" in line for line in heard[heard.index("The standing:") :])


def test_plain_lines_tell_the_same_facts(talk):
    heard = "\n".join(talk(["quit"], *ME, **GAME))

    assert "Mail Cutter: 12 ducats, needs 3 pirates, a ? earns 6. Loot: Dagger." in heard
    assert "12 more ships will come." in heard
    assert "Skipper, red: 10 ducats. No loot." in heard
    assert "Stacks, each from the top down:" in heard


def test_the_table_is_told_again_when_something_has_happened(talk):
    heard = talk(["1", "1", "quit"], *ME, **GAME)

    assert sum(line.startswith("> Ships:") or line == "Ships:" for line in heard) == 2
    assert any(line.startswith("> Skipper: What does red 2 do?") for line in heard)


def test_examples_are_of_this_game(talk):
    heard = talk(["why", "help", "quit"], *ME, **GAME)

    assert "> Say what, such as: why take red-2" in heard
    assert any('("take red-2"), or the whole of it ("P1 take red-2")' in line for line in heard)


def test_colours_are_told_apart_by_their_letters():
    view = {"players": [None] * 5}
    letters = [mark[0] for _, mark in legend(speaker("en"), view)]

    assert len(set(letters)) == 5


async def test_the_start_screen_has_the_memory_aid():
    app = DoubloonApp(None, proposed=Setup("buccaneer", 4), delay=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Start)
        dial = app.screen.query_one("#option-memory-aid", Dial)
        dial.focus()
        await pilot.press("right")

        assert app.screen.setup().options["memory-aid"] is True
    assert values_of({"type": "boolean"}) == [False, True]
