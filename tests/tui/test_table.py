"""The drawn table: a person with a keyboard and a mouse against bots."""

from __future__ import annotations

from textual.widgets import Button, Input

from doubloon.tui.app import DoubloonApp
from doubloon.tui.choices import Choices
from doubloon.tui.port_royal.board import Harbour
from doubloon.tui.port_royal.card import Card, Pile
from doubloon.tui.port_royal.seat import SeatPanel
from doubloon.tui.table_screen import TableScreen
from kit_own import OWN

ME = ("human", "random", "random")


def harbour(me) -> list[Card]:
    """The cards that lie in the harbour."""
    return me.screen.query_one(Harbour).cards


async def test_a_whole_game_by_keys(sit):
    """Digits alone lead from the first card to the standing."""
    async with sit("human", "random", seed=18, options={"mode": "set-sail"}) as me:
        for _ in range(500):
            if me.on("Standing"):
                break
            await me.press("1" if "stop" not in me.words else "2")

        assert me.on("Standing")
        assert me.session.table.outcome
        assert me.session.winners() in str(me.app.screen.query_one("#winner").render())


async def test_a_large_window_plays_the_same(sit):
    async with sit(*ME, size="large") as me:
        for _ in range(20):
            await me.press("1" if "stop" not in me.words else "2")

        assert me.screen.query_one(Pile).region.width == 16
        assert sum(said.startswith("P1 ") for said in me.session.table.log) == 20


async def test_up_down_and_enter_choose_too(sit):
    async with sit(*ME) as me:
        await me.press("down", "enter")

        assert me.session.table.log.count("P1 pass") == 1


async def test_a_bot_of_ones_own_that_stumbles_is_told(sit, tmp_path):
    """The table stays as it is: to be saved, taken back and left."""
    (tmp_path / "mine.py").write_text(OWN)
    async with sit("human", f"{tmp_path}/mine.py:First") as me:
        assert [player.kind for player in me.session.players] == ["human", "mine.py:First"]
        me.screen.choose("P1 draw")
        while not me.whisper:
            if me.session.asked_human and "stop" in me.words:
                me.screen.choose("P1 stop")
            elif me.session.asked_human:
                me.screen.choose(me.session.table.decision.options[-1])
            await me.pilot.pause()

        assert me.whisper.startswith(f"{tmp_path}/mine.py:First failed in line 5 (ValueError: en")
        assert me.screen.query_one("#whisper").has_class("-refused")
        assert me.session.table.decision.seat == 1
        await me.press("u")
        assert me.session.table.decision.seat == 0


async def test_a_digit_without_a_choice_does_nothing(sit):
    async with sit(*ME) as me:
        before = list(me.session.table.log)
        await me.press("9")

        assert me.session.table.log == before


async def test_a_click_takes_a_card(sit):
    async with sit(*ME) as me:
        await me.pilot.click(Card)
        await me.settle()

        assert "P1 trade black-skull-4" in me.session.table.log


async def test_a_click_on_the_pile_draws(sit):
    async with sit(*ME, size="large") as me:
        await me.until(lambda me: "draw" in me.words)
        await me.pilot.click(Pile)
        await me.settle()

        assert "P1 draw" in me.session.table.log


async def test_a_card_that_cannot_be_taken_says_why(sit):
    """R4.2: no taking in phase 1; neither by key nor by mouse."""
    async with sit(*ME) as me:
        await me.say("pass")
        await me.until(lambda me: me.words == ["draw"])
        await me.say("draw")
        before = list(me.session.table.log)
        harbour(me)[0].focus()
        await me.pilot.pause()

        assert "Taking cards comes in phase 2, after you stop. (R4.2)" in me.whisper

        await me.press("enter")
        assert me.whisper == "Taking cards comes in phase 2, after you stop. (R4.2)"
        await me.press("escape")
        assert isinstance(me.app.focused, Choices)
        await me.pilot.click(Card)
        assert me.session.table.log == before


async def test_a_card_that_is_too_dear_is_out_of_reach(sit):
    """R4.6, R4.8: the reason names the price and the purse."""

    def dear(me):
        return "pass" in me.words and bool(me.screen.query("#harbour .-out-of-reach"))

    async with sit("human", "random", "random", "random", seed=8) as me:
        await me.until(dear)
        await me.pilot.click("#harbour .-out-of-reach")

        assert "coin" in me.whisper
        assert me.whisper.endswith(("(R4.6)", "(R4.8)"))
        assert me.screen.query_one("#whisper").has_class("-refused")


async def test_looking_at_a_card_tells_its_key(sit):
    async with sit(*ME) as me:
        await me.press("right")

        assert me.whisper.startswith(
            "Galleon, black: 4 coins; it cannot be repelled. Key 1 or Enter: "
        )


async def test_looking_at_a_player_tells_the_display(sit):
    async with sit(*ME) as me:
        me.screen.query(SeatPanel).first().focus()
        await me.pilot.pause()

        assert me.whisper == "Skipper: 3 coins, influence 0 of 12, no swords. Has no cards."


async def test_a_small_window_holds_everything(sit):
    """At 80x24 nothing that matters is cut off, with five seats and a full harbour."""
    async with sit("human", *["random"] * 4, seed=4) as me:
        await me.until(lambda me: len(harbour(me)) >= 3)
        lines = "\n".join(
            "".join(segment.text for segment in strip)
            for strip in me.app.screen._compositor.render_strips()
        )
        for wanted in ("Pile", "Discard", "Skipper", "Teach", "undo", "quit", me.session.title):
            assert wanted in lines
        screen = me.screen.region
        for widget in [
            *me.screen.query(SeatPanel),
            *me.screen.query(Card),
            *me.screen.query("#ask"),
        ]:
            assert screen.contains_region(widget.region)


async def test_a_crowded_harbour_takes_two_rows(sit):
    async with sit(*ME) as me:
        me.screen.query_one(Harbour).show(["sailor-1"] * 11, {}, False)
        await me.pilot.pause()

        assert len({card.region.y for card in harbour(me)}) == 2
        assert all(card.region.height == 3 for card in harbour(me))


async def test_the_rematch_has_the_next_seed(sit):
    async with sit("random", "random", "human", seed=6) as me:
        me.screen.dismiss("rematch")
        await me.settle()
        await me.settle()

        assert me.session.seed == 7
        assert sum(isinstance(s, TableScreen) for s in me.app.screen_stack) == 1


async def test_bots_alone_reach_the_standing_and_go_on():
    from doubloon.tui.setup import Setup

    app = DoubloonApp(Setup("port-royal", 2, {}, 1, ["random", "random"]), delay=0)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            await pilot.pause()
            if app.screen.query("#rematch") and isinstance(app.focused, Button):
                break
        assert isinstance(app.focused, Button)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press("1")
        await pilot.pause()
        assert app.screen.query("#rematch")
        await pilot.press("n")
        await pilot.pause()
        assert app.screen.query("#go")


async def test_a_finished_game_can_be_saved_and_fits_a_tiny_window(tmp_path):
    from doubloon.tui.setup import Setup

    setup = Setup("port-royal", 2, {}, 1, ["random", "random"])
    session = setup.deal("en")
    while decision := session.table.decision:
        bot = session.players[decision.seat].bot
        assert bot
        session.table.play(bot.choose(session.table.view(decision.seat), decision))
    app = DoubloonApp(delay=0, proposed=setup)
    async with app.run_test(size=(60, 18)) as pilot:
        app.seat(setup, session)
        for _ in range(4):
            await pilot.pause()
        assert app.screen.query("#rematch")
        await pilot.press("s")
        await pilot.pause()
        app.screen.query_one(Input).value = str(tmp_path / "end.jsonl")
        await pilot.press("enter")
        await pilot.pause()
        assert (tmp_path / "end.jsonl").exists()
        assert "Saved" in str(app.screen.query_one("#saved").render())
        await pilot.press("escape")
        await pilot.pause()
        story = app.screen.query_one("#story")

        assert not story.show_horizontal_scrollbar
        assert story.virtual_size.width <= story.scrollable_content_region.width


async def test_nobody_plays_for_a_bot():
    from doubloon.tui.setup import Setup

    app = DoubloonApp(Setup("port-royal", 2, {}, 1, ["random", "random"]), delay=60)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        before = list(app.screen.table.log)
        await pilot.click(Pile)
        app.screen.query_one(Pile).focus()
        await pilot.press("enter", "1")
        await pilot.pause()

        assert app.screen.table.log == before


async def test_bots_do_not_block_and_space_hurries(sit):
    """While a bot pauses the table still answers."""
    async with sit(*ME) as me:
        me.screen.delay = 60
        await me.pilot.press("2")
        await me.pilot.pause()
        assert not me.session.asked_human
        await me.pilot.press("h")
        await me.pilot.pause()
        assert me.whisper == "There is nothing to choose now."
        await me.pilot.click(Card)
        await me.pilot.pause()
        assert "cannot act now" in me.whisper
        await me.press("space")

        assert me.session.asked_human
