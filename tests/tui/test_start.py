"""The start: which game, how, and who sits where."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import doubloon
from doubloon.engine.game import GameInfo
from doubloon.games import game
from doubloon.tui.app import DoubloonApp
from doubloon.tui.dial import Dial, Tick
from doubloon.tui.setup import Setup
from doubloon.tui.start import KINDS, Start
from doubloon.tui.table_screen import TableScreen


def start() -> DoubloonApp:
    return DoubloonApp(delay=0, proposed=Setup("port-royal", seed=5))


async def table(app: DoubloonApp, pilot: Pilot[None]) -> TableScreen:
    """The table that was laid."""
    for _ in range(100):
        await pilot.pause()
        if isinstance(app.screen, TableScreen) and app.screen.session.asked_human:
            return app.screen
    raise AssertionError("no table")


async def test_one_enter_starts_against_three_greedy_bots():
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        session = (await table(app, pilot)).session

        assert [player.kind for player in session.players] == ["human", *["greedy"] * 3]
        assert session.table.options == {"mode": "classic", "mix": [], "end": "standard"}


async def test_a_bot_of_ones_own_can_be_kept_or_replaced(tmp_path):
    """The command line has named it; here its seat offers it among the others."""
    name = f"{tmp_path}/mine.py:First"
    (tmp_path / "mine.py").write_text(
        "class First:\n    def choose(self, view, decision):\n        return decision.options[0]"
    )
    proposed = Setup("port-royal", 3, {}, 5, ["human", name, "greedy"])
    app = DoubloonApp(delay=0, proposed=proposed)
    async with app.run_test(size=(80, 24)) as pilot:
        kinds = [app.screen.query_one(f"#kind-{seat}", Dial) for seat in range(3)]
        assert [kind.value for kind in kinds] == ["human", name, "greedy"]
        assert app.screen.query_one("#name-1", Input).value != "First"
        assert [len(kind.values) for kind in kinds] == [len(KINDS), len(KINDS) + 1, len(KINDS)]
        await pilot.press("enter")
        session = (await table(app, pilot)).session
        assert [player.kind for player in session.players] == ["human", "mine.py:First", "greedy"]


async def test_everything_can_be_set_by_keys():
    """Two people and a random bot, with the Gambler, and an expedition to win."""
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.screen
        screen.query_one("#tick-mix-gambler").focus()
        await pilot.press("space")
        screen.query_one("#option-end").focus()
        await pilot.press("right")
        screen.query_one("#seats").focus()
        await pilot.press("left")
        screen.query_one("#kind-1").focus()
        while screen.query_one("#kind-1", Dial).value != "human":
            await pilot.press("left")
        screen.query_one("#kind-2").focus()
        while screen.query_one("#kind-2", Dial).value != "random":
            await pilot.press("right")
        await pilot.pause()
        assert screen.query_one("#name-1").display
        assert not screen.query_one("#seat-3").display
        screen.query_one("#name-1", Input).value = "Grace"
        screen.query_one("#name-1", Input).focus()
        await pilot.press("enter")
        session = (await table(app, pilot)).session

        assert [player.kind for player in session.players] == ["human", "human", "random"]
        assert session.players[1].name == "Grace"
        assert session.table.options == {"mode": "classic", "mix": ["gambler"], "end": "expedition"}


async def test_enter_starts_from_a_dial_too():
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        app.screen.query_one("#game").focus()
        await pilot.press("enter")

        assert await table(app, pilot)


async def test_the_mouse_turns_and_ticks():
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click("#tick-mix-gambler")
        await pilot.click("#option-mode", offset=(16, 0))
        await pilot.pause()

        assert app.screen.query_one("#option-mode", Dial).value == "set-sail"
        assert app.screen.query_one("#tick-mix-gambler", Tick).value


async def test_what_does_not_go_together_is_told(monkeypatch):
    """Should the game refuse after all, the start screen says why and stays."""
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        monkeypatch.setattr(Start, "said", lambda self, seat: "nobody")
        await pilot.press("enter")
        await pilot.pause()

        assert 'There is no bot called "nobody"' in str(app.screen.query_one("#trouble").render())


async def test_seats_follow_the_mode():
    """R8.1: Set Sail is for four at most."""
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        seats = app.screen.query_one("#seats", Dial)
        seats.action_turn(1)
        assert seats.value == "5"
        app.screen.query_one("#option-mode", Dial).action_turn(1)
        await pilot.pause()

        assert seats.value == "4"


async def test_everything_fits_a_small_window():
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        app.screen.query_one("#seats", Dial).action_turn(1)
        await pilot.pause()

        assert app.screen.region.contains_region(app.screen.query_one("#go").region)
        assert app.screen.query_one("#seat-4").region.height == 1


async def test_another_game_brings_its_own_settings(monkeypatch):
    other = GameInfo("chess", (1, 2), {}, {"properties": {"clock": {"enum": [5, 10]}}}, 1)
    monkeypatch.setattr(doubloon, "games", lambda: [game("port-royal").info, other])
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        app.screen.query_one("#game").focus()
        await pilot.press("right")
        await pilot.pause()
        assert not app.screen.query("#option-mode")
        assert app.screen.query_one("#seats", Dial).value == "2"
        assert isinstance(app.screen, Start)
        assert app.screen.setup().options == {"clock": 10}
        await pilot.press("right")
        await pilot.pause()

        assert app.screen.query_one("#option-mode", Dial).value == "classic"


@pytest.mark.parametrize(
    ("mode", "offered", "seats"),
    [
        ("classic", {"mix", "end"}, "2345"),
        ("set-sail", set(), "234"),
        ("contracts", {"mix", "end"}, "2345"),
        ("contracts-coop", {"mix"}, "12345"),
        ("adventure", {"mix", "chapter", "people"}, "234"),
        ("adventure-coop", {"mix", "chapter", "people"}, "1234"),
        ("adventure-open", {"mix", "people"}, "234"),
    ],
)
async def test_every_mode_offers_what_goes_with_it(mode, offered, seats):
    """R8.1, R13.1, R15.1: options and seats by mode, and a sentence about it."""
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        dial = app.screen.query_one("#option-mode", Dial)
        while dial.value != mode:
            dial.action_turn(1)
        await pilot.pause()
        shown = {
            name
            for name in ("mix", "end", "chapter", "people")
            if app.screen.query_one("#option-" + name).display
        }

        assert shown == offered
        assert "".join(value for value, _ in app.screen.query_one("#seats", Dial).values) == seats
        assert len(str(app.screen.query_one("#about").render())) > 40
        assert app.screen.region.contains_region(app.screen.query_one("#go").region)


async def test_a_chapter_alone_can_be_chosen():
    """R15.1: solo, the third chapter, personalities by draft."""
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.screen
        screen.query_one("#option-mode", Dial).set_value("adventure-coop")
        screen.query_one("#option-mode").focus()
        await pilot.press("right", "left")
        screen.query_one("#option-chapter").focus()
        await pilot.press("right", "right")
        screen.query_one("#option-people").focus()
        await pilot.press("right")
        screen.query_one("#seats").focus()
        await pilot.press("left", "left", "left")
        await pilot.press("enter")
        session = (await table(app, pilot)).session

        assert session.table.seats == 1
        assert session.table.options == {
            "mode": "adventure-coop",
            "mix": [],
            "end": "standard",
            "chapter": 3,
            "people": "draft",
            "bonus": [],
        }


async def test_a_tick_shows_in_its_shape():
    """Nobody needs to see its colour."""
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        tick = app.screen.query_one("#tick-mix-gambler", Tick)
        assert str(tick.render()).startswith("[ ] Gambler")
        tick.focus()
        await pilot.press("space")

        assert str(tick.render()).startswith("[x] Gambler")
