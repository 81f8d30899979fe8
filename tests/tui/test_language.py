"""The language of a table can be changed in the middle of a game."""

from __future__ import annotations

import pytest

GAMES = ["port-royal", "buccaneer", "merchants"]


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_room_goes_on_in_another_language(talk, game):
    """The table is told again, and what is said from then on is in that language."""
    lines = ["1", "lang pl", "lang tlh", "lang de", "help", "quit"]
    text = "\n".join(talk(lines, "human", "greedy", "greedy", game=game))
    assert "Nie ma języka „tlh”; są: en, pl, cs, de." in text
    assert "lang SPRACHE: in einer anderen Sprache weiter: en, pl, cs, de." in text
    assert text.splitlines()[-1].startswith("> Du verlässt die Partie an dieser Stelle.")


@pytest.mark.parametrize("game", GAMES)
async def test_the_drawn_table_is_drawn_in_the_next_language(sit, game):
    """Nothing is lost of the game, its story or who passes."""
    async with sit("human", "greedy", "greedy", game=game, seed=5) as me:
        await me.press("1")
        log, told = me.session.table.log[:], me.session.table.told
        for language in ("pl", "cs", "de", "en"):
            await me.press("g")
            assert me.on("TableScreen")
            assert me.session.speaker.language == language == me.app.language
            assert me.session.table.log == log
            assert me.screen.told == told
            assert me.session.speaker.word("tui-keys-undo") in me.page
