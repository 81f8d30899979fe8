"""Every mode at the drawn table, from the first card to the standing."""

from __future__ import annotations

import pytest

from doubloon.tui.port_royal.almanac import Almanac
from doubloon.tui.port_royal.entry import Item
from doubloon.tui.port_royal.seat import SeatPanel

CONTRACTS = {"mode": "contracts"}
TOGETHER = {"mode": "contracts-coop"}
CLOSING = {"contracts-coop": "Score pile: ", "adventure-coop": "To win: every task done ("}
ADVENTURE = {"mode": "adventure-coop", "chapter": 1}


@pytest.mark.parametrize(
    ("mode", "bots", "seed"),
    [
        ("contracts", 1, 8),
        ("contracts-coop", 0, 7),
        ("adventure-coop", 1, 6),
        ("adventure-open", 1, 5),
    ],
)
async def test_a_whole_game_in_every_mode(sit, mode, bots, seed):
    """People and random bots, by choices that the greedy bot would make."""
    async with sit("human", *["random"] * bots, seed=seed, options={"mode": mode}) as me:
        await me.play_on()

        assert me.session.table.outcome
        assert me.session.winners() in str(me.app.screen.query_one("#winner").render())
        closing = str(me.app.screen.query_one("#closing").render())
        assert closing.startswith(CLOSING.get(mode, ""))


async def test_contracts_lie_out_with_what_they_ask_and_give(sit):
    """R11.1, R11.3: four contracts, each with its price row."""
    async with sit("human", "random", seed=3, size="large", options=CONTRACTS) as me:
        laid = [entry["id"] for entry in me.session.view()["board"]["contracts"]]
        assert [item.entry.word for item in me.screen.query(Item)] == [f"claim {id}" for id in laid]
        for item in me.screen.query(Item):
            assert item.entry.name in me.page
            assert item.entry.asks in me.page
            assert me.screen.region.contains_region(item.region)


async def test_a_contract_out_of_reach_says_why(sit):
    """R11.3: neither key nor mouse claims what is not met; both say why with the rule."""
    async with sit("human", "random", seed=3, size="large", options=CONTRACTS) as me:
        log = list(me.session.table.log)
        await me.press("b")
        assert isinstance(me.app.focused, Item)
        assert "Skipper lacks " in me.whisper
        await me.press("enter")
        assert "(R1" in me.whisper
        await me.pilot.click(Item)

        assert me.screen.query_one("#whisper").has_class("-refused")
        assert me.session.table.log == log


async def test_a_small_window_turns_from_the_crew_to_the_board(sit):
    """At 80x24 crew and board are two tabs, by key and by mouse; eleven contracts fit."""
    async with sit("human", *["random"] * 4, seed=4, options=TOGETHER) as me:
        assert me.screen.query_one("#crew").region.height == 12
        assert not me.screen.query_one("#board").display
        await me.press("b")
        assert not me.screen.query_one("#crew").display
        items = list(me.screen.query(Item))
        assert len(items) == 11
        assert all(me.screen.region.contains_region(item.region) for item in items)
        await me.pilot.click("#tab-crew")
        await me.pilot.pause()

        assert me.screen.query_one("#crew").display
        assert all(me.screen.region.contains_region(p.region) for p in me.screen.query(SeatPanel))


async def test_time_is_told_in_large_digits(sit):
    """R13.2, R13.3: turns left and the score pile; a click sets a card aside when that is asked."""
    async with sit("human", "random", seed=4, size="vast", options=TOGETHER) as me:
        time = me.session.view()["board"]["time"]
        assert f"{time} turns are left in the time pile" in me.screen.query_one(Almanac).look().text
        assert "turns left" in me.page
        assert "aside" in me.words
        await me.pilot.click(Almanac)
        await me.settle()

        assert me.session.table.log[-1] != "P1 pass"
        assert me.session.view()["board"]["score"] == 1
        assert "score pile 1" in me.page


async def test_the_adventure_shows_event_goal_and_travellers(sit):
    """R15.5, R17.1, R19.2: what the month brings, what card 9 asks, who everybody is."""
    async with sit("human", "random", seed=6, size="large", options=ADVENTURE) as me:
        for step in range(6):
            if me.on("TableScreen"):
                me.screen.choose(me.advice(step))
                await me.settle()
            else:
                await me.press("enter")
        while not me.on("TableScreen"):
            await me.press("enter")
        said = me.screen.query_one(Almanac).look().text
        assert said.startswith("Chapter 1, The Dark Lighthouse, month ")
        assert "Event: " in said
        assert "To win: every task done (" in said
        panel = me.screen.query(SeatPanel).first()
        seen = panel.look().text
        assert "Cubes still on: door, cup, window (" in seen
        assert " of 12 crowns (influence 0)." in seen
        assert "∩■ ⚱■ ⊞■ ⊞■" in me.page
        assert "10 Tea-Brown Sails" in me.page


async def test_the_whole_table_in_words(sit):
    """V shows what the plain room would say."""
    async with sit("human", "random", seed=4, options=TOGETHER) as me:
        await me.press("v")
        assert me.on("Page")
        assert "Contracts:" in me.app.screen.rest
        assert "turns are left in the time pile" in me.app.screen.rest
        await me.press("escape")

        assert me.on("TableScreen")
