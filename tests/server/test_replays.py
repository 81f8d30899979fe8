"""Finished games are looked at again from any seat, and tables are told in sentences."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from doubloon.client import Client, RefusedByServer
from doubloon.match.source import Committed
from doubloon.server import protocol as p
from doubloon.server.reels import MOST, Reel
from server.kit import Server, play_out, seated


async def finished(server: Server, game: str, seats: int) -> tuple[str, list[Any]]:
    """A game that was played to its end: its id, and the last view of everybody."""
    clients = [Client(server.url, name=f"Guest {seat}") for seat in range(seats)]
    for client in clients:
        await client.open()
    follows = await seated(clients, game)
    await play_out(follows, game, "greedy")
    views = [followed.views[seat] for seat, followed in enumerate(follows)]
    for client in clients:
        await client.close()
    return follows[0].id, views


@pytest.mark.parametrize(("game", "seats"), [("port-royal", 2), ("buccaneer", 3)])
async def test_a_game_is_seen_again_as_it_was(server: Server, game: str, seats: int) -> None:
    """Every seat's last view is what it saw; each step has its events; each draw is fair."""
    table, views = await finished(server, game, seats)
    async with Client(server.url) as ann:
        for seat in range(seats):
            path = f"/api/tables/{table}/replay"
            told = await ann.http("GET", f"{path}/steps?seat={seat}")
            last = len(told["steps"]) - 1
            seen = await ann.http("GET", f"{path}/views?seat={seat}&from={last}&to={last}")
            assert seen[str(last)]["view"] == views[seat]
            source = Committed(told["secret"], told["shares"])
            assert source.commitment == told["commitment"]
            assert told["draws"]
            for spoken, below, drawn in told["draws"]:
                assert source.at(spoken).pick(below) == drawn
        some = await ann.http("GET", f"{path}/views?count=9999")
        assert 2 < len(some) <= MOST
        assert {"0", str(last)} <= set(some)
        with pytest.raises(RefusedByServer):
            await ann.http("GET", f"{path}/steps?seat=9")
        with pytest.raises(RefusedByServer):
            await ann.http("GET", f"{path}/views?from=-1")


async def test_a_lesson_is_told_as_the_learner_sees_it(server: Server) -> None:
    """Every step is at a position; where there is something to choose, it is open there."""
    async with Client(server.url) as ann:
        listed = await ann.http("GET", "/api/lessons")
        assert [one["lesson"] for one in listed if one["game"] == "port-royal"][:2] == [
            "port-royal-classic",
            "port-royal-gambler",
        ]
        for line in listed:
            told = await ann.http("GET", f"/api/lessons/{line['lesson']}")
            assert (told["game"], told["options"]) == (line["game"], line["options"])
            for step in told["steps"]:
                asked = told["positions"][step["at"]]["asked"]
                assert not step["do"] or f"P1 {step['do']}" in [
                    one["say"] for one in asked["options"]
                ]
                assert "then" not in step
            places = [step["at"] for step in told["steps"]]
            assert places == sorted(places)
            assert places[-1] == len(told["positions"]) - 1
            for position in told["positions"]:
                assert position["view"]["seat"] == 0
        with pytest.raises(RefusedByServer) as refused:
            await ann.http("GET", "/api/lessons/whist")
        assert refused.value.reason["id"] == "refuse-lesson"


async def test_a_game_is_analysed_once(server: Server) -> None:
    """Whoever asks gets the same findings; the chances end with who won."""
    table, _ = await finished(server, "port-royal", 2)
    async with Client(server.url) as ann:
        path = f"/api/tables/{table}/replay"
        first, second = await asyncio.gather(
            *(ann.http("GET", f"{path}/analysis") for _ in range(2))
        )
        assert first == second
        kept = await ann.http("GET", path)
        winners = kept["outcome"]["winners"]
        assert [seat for seat in (0, 1) if first["curve"][-1][1][seat]] == winners
        told = await ann.http("GET", f"{path}/steps")
        for one in first["mistakes"]:
            said = told["steps"][one["at"] + 1]["said"]
            assert said == f"P{one['seat'] + 1} {one['chosen']['word']}"


async def test_a_game_under_way_is_not_shown(server: Server) -> None:
    """Its replay would tell its secrets."""
    async with Client(server.url, name="Ann") as ann, Client(server.url, name="Ben") as ben:
        follows = await seated([ann, ben], "port-royal")
        for part in ("steps", "views", "analysis"):
            with pytest.raises(RefusedByServer):
                await ann.http("GET", f"/api/tables/{follows[0].id}/replay/{part}")


def test_other_rules_are_refused() -> None:
    """A game of another rules version is not played again; its story can still be read."""
    header = {"doubloon": 1, "game": "port-royal", "rules": 999, "seats": 2, "options": {}}
    with pytest.raises(Exception, match="rules version") as refused:
        Reel({"header": {**header, "seed": 1}, "names": [], "log": [], "outcome": None})
    assert refused.value.reason.id == "refuse-rules-version"  # type: ignore[attr-defined]


async def test_the_table_in_sentences(server: Server) -> None:
    """Whoever is asked hears the table and the question; nobody hears another's side."""
    async with Client(server.url, name="Ann") as ann, Client(server.url, name="Ben") as ben:
        follows = await seated([ann, ben], "merchants")
        table = follows[0].id
        lines = []
        for seat, client in enumerate((ann, ben)):
            done = await client.do(p.Tell, table=table, seat=seat)
            lines.append(done.data["lines"])
        spectator = (await ann.do(p.Tell, table=table)).data["lines"]
        assert [any(line.strip().startswith("1") for line in each) for each in lines].count(
            True
        ) == 1
        assert spectator
        assert not any(line.strip().startswith("1") for line in spectator)
        with pytest.raises(RefusedByServer):
            await ann.do(p.Tell, table=table, seat=1)


def test_the_server_needs_no_terminal() -> None:
    """Telling tables brings no Textual into the server."""
    code = (
        "import sys; from doubloon.server import app; from doubloon.tui.told import tell\n"
        "import doubloon\n"
        "for game in ('port-royal', 'buccaneer', 'merchants'):\n"
        "    table = doubloon.table(game, seats=3, seed=1)\n"
        "    assert tell(table, ['A', 'B', 'C'], 0, 'en')\n"
        "assert 'textual' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
