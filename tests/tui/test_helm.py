"""At the table besides choosing: take back, ask, save, read, leave."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import Input

import doubloon

ME = ("human", "random", "random")


async def test_undo_goes_back_to_ones_own_last_choice(sit):
    """The bots that played since consent."""
    async with sit(*ME) as me:
        options = me.words
        await me.say("pass")
        assert me.session.table.log[-1] != "P1 pass"
        await me.press("u")

        assert me.words == options
        assert me.whisper == "Taken back; choose again."
        assert "P1 undo" in me.session.table.log

        await me.press("u")
        assert me.whisper == "There is no choice to take back."


async def test_undo_asks_the_other_people(sit):
    async with sit("human", "human:Ann", seed=2) as me:
        await me.say("draw")
        shown = len(me.session.table.log)
        await me.press("u")
        assert me.on("Ask")
        assert "Do the others agree?" in " ".join(me.page.split())
        await me.press("n")
        assert len(me.session.table.log) == shown
        await me.press("u", "y")

        assert me.session.table.log[-1].endswith(" undo")


async def test_hint_names_the_greedy_bot(sit):
    async with sit(*ME) as me:
        await me.press("h")

        assert me.whisper.startswith("The greedy bot would choose: ")


async def test_save_and_load(sit, tmp_path: Path):
    path = tmp_path / "evening.jsonl"
    async with sit(*ME) as me:
        await me.press("s")
        me.app.screen.query_one(Input).value = str(path)
        await me.press("enter")

        assert me.whisper == f"Saved: {path}"
        assert doubloon.load(path).log == me.session.table.log

        await me.press("s")
        me.app.screen.query_one(Input).value = str(tmp_path / "no" / "place")
        await me.press("enter")
        assert "cannot be written" in me.whisper

        other = tmp_path / "other.jsonl"
        other.write_text("precious")
        for place, answer in ((other, "choose another name."), (path, f"Saved: {path}")):
            await me.press("s")
            me.app.screen.query_one(Input).value = str(place)
            await me.press("enter")
            assert me.whisper.endswith(answer)
        assert other.read_text() == "precious"

        await me.press("s", "escape")
        assert me.on("TableScreen")


async def test_help_opens_and_closes(sit):
    async with sit(*ME) as me:
        await me.press("question_mark")
        assert me.on("Help")
        for wanted in ("12", "On your turn draw cards until you stop", "back to the table"):
            assert wanted in me.page
        await me.press("escape")

        assert me.on("TableScreen")


async def test_quit_asks_first(sit):
    async with sit(*ME) as me:
        await me.press("q")
        assert me.on("Ask")
        await me.press("escape")
        assert me.on("TableScreen")
        await me.pilot.press("q", "enter")
        await me.pilot.pause()

        assert not me.app.is_running or me.app._exit


async def test_ctrl_q_asks_too_whatever_lies_over_the_table(sit):
    async with sit(*ME) as me:
        await me.press("question_mark", "ctrl+q")
        assert me.on("Ask")
        await me.press("ctrl+q", "escape")
        assert me.on("Help")
        await me.press("ctrl+q")
        await me.pilot.press("y")
        await me.pilot.pause()

        assert not me.app.is_running or me.app._exit


async def test_quitting_says_where_the_game_is_kept(sit):
    async with sit(*ME) as me:
        await me.press("q")
        assert "What is not saved is lost." in me.page
        await me.press("escape")
        me.session.keep_at("evening.jsonl")
        await me.press("q")

        assert "is lost" not in me.page
        assert "The game is saved to evening.jsonl." in me.page


async def test_keys_at_the_foot_can_be_clicked(sit):
    async with sit(*ME) as me:
        await me.pilot.click("KeyHint")

        assert me.whisper == "There is no choice to take back."
