"""Every game and mode can be played to its end through the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import doubloon
from doubloon.cli import main
from doubloon.client import Client
from laws.variants import Variant, every_variant
from server.kit import Server, play_out, seated


def one_of_each_mode() -> list[Variant]:
    """The first variant of each mode of each game, with the fewest seats."""
    found: dict[tuple[str, str], Variant] = {}
    for variant in every_variant():
        found.setdefault((variant.game, variant.options["mode"]), variant)
    return list(found.values())


@pytest.mark.parametrize("variant", one_of_each_mode(), ids=lambda variant: variant.label)
async def test_a_game_of_each_mode_is_played_and_verified(
    server: Server, variant: Variant, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """People on lines of their own play to the end, see the same end, and the deal was fair."""
    clients = [Client(server.url, name=f"Guest {seat}") for seat in range(variant.seats)]
    await asyncio.gather(*(client.open() for client in clients))
    follows = await seated(clients, variant.game, variant.options)
    commitment = follows[0].info["commitment"]
    await play_out(follows, variant.game)
    table = follows[0].id
    ends = [followed.outcome for followed in follows]
    text = await clients[0].http("GET", f"/api/tables/{table}/replay?download=1")
    await asyncio.gather(*(client.close() for client in clients))
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    loaded = doubloon.load(file)
    assert loaded.outcome is not None
    assert all(end == loaded.outcome.data() for end in ends)
    for seat, followed in enumerate(follows):
        told = [event.data() for event in loaded.events(seat)]
        assert followed.events[seat] == told
        assert followed.steps[seat] == list(range(1, followed.seq + 1))
    assert main(["verify", str(file)]) == 0
    assert commitment in capsys.readouterr().out
