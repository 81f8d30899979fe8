"""Several people at one screen."""

from __future__ import annotations

from doubloon.tui.curtain import Curtain


async def test_the_curtain_falls_between_two_people(sit):
    async with sit("human:Ann", "human:Ben", seed=2, curtain=True) as me:
        await me.pilot.pause()
        assert isinstance(me.app.screen, Curtain)
        first = me.app.screen.player
        assert f"Pass the screen to {first}" in str(
            me.app.screen.query_one(".dialog-title").render()
        )
        await me.press("1")
        assert isinstance(me.app.screen, Curtain)
        await me.press("enter")
        assert me.on("TableScreen")
        for _ in range(50):
            if me.on("Curtain"):
                break
            await me.press("2" if len(me.words) > 1 else "1")

        assert isinstance(me.app.screen, Curtain)
        assert me.app.screen.player != first


async def test_the_curtain_hides_the_table(sit):
    """Nothing of the next player's view is drawn before they are ready."""
    async with sit("human:Ann", "human:Ben", seed=2, curtain=True) as me:
        await me.pilot.pause()
        lines = "\n".join(
            "".join(segment.text for segment in strip)
            for strip in me.app.screen._compositor.render_strips()
        )

        assert "Pile" not in lines
        assert me.screen.has_class("-veiled")
        assert me.screen.holder is None


async def test_without_secrets_there_is_no_curtain(sit):
    async with sit("human:Ann", "human:Ben", seed=2) as me:
        for _ in range(12):
            await me.press("2" if len(me.words) > 1 else "1")
            assert me.on("TableScreen")


async def test_one_person_needs_no_curtain(sit):
    async with sit("human", "random", curtain=True) as me:
        await me.settle()

        assert me.on("TableScreen")


async def test_people_of_one_name_get_two(sit):
    async with sit("human:Ann", "human:Ann") as me:
        names = [player.name for player in me.session.players]

        assert len(set(names)) == 2
