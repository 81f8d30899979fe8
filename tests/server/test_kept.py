"""Acknowledged is kept: killed servers, broken lines, commands said twice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.bots import make_bot
from doubloon.client import Client, Followed, RefusedByServer
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.match.save import loads
from doubloon.server import protocol as p
from server.kit import SLOW, SOAK, Server, database, play_out, seated, wait_for

GAMES = 200 if SOAK else 5
KILLS = 40 if SOAK else 4
BREAKS = 1_000 if SOAK else 50


class Witness:
    """Remembers every choice that the server said was done."""

    def __init__(self, followed: Followed) -> None:
        self.followed = followed
        self.kept: list[tuple[int, str]] = []
        self._play = followed.play
        followed.play = self.play  # type: ignore[method-assign]

    async def play(self, say: str, version: int | None = None) -> p.Done:
        """Make a choice, and remember it once it is acknowledged."""
        at = self.followed.version if version is None else version
        done = await self._play(say, at)
        self.kept.append((at, say))
        return done


def standing(log: list[str]) -> dict[int, str]:
    """The lines of a log by their numbers."""
    return dict(enumerate(log))


def check(text: str, witnesses: list[Witness]) -> None:
    """Every acknowledged choice stands in the log exactly where it was made, and no other does."""
    table = loads(text)
    assert table.outcome is not None
    lines = standing(table.log)
    kept = [pair for witness in witnesses for pair in witness.kept]
    for at, say in kept:
        assert lines[at] == say
    players = [(at, line) for at, line in lines.items() if not line.startswith("? ")]
    assert sorted(kept) == players


async def kill_now_and_then(server: Server, times: int, done: asyncio.Event) -> int:
    """Kill the server at odd moments, until all has been played.

    Its life counts from its first answer, or on a busy machine nobody would ever get in; but every
    fifth time it may be killed while it starts.
    """
    random = Random(6)
    for count in range(times):
        try:
            alive = 0.2 + random.random() * (1.5 if SOAK else 0.6)
            await asyncio.wait_for(done.wait(), alive * SLOW)
        except TimeoutError:
            await asyncio.to_thread(server.restart)
            if count % 5:
                await asyncio.to_thread(wait_for, server.answers)
        else:
            return count
    return times


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_killed_server_forgets_nothing(tmp_path: Path, kind: str) -> None:
    """Kill -9 in the middle of many games: each acknowledged move is there, once."""
    with Server(database(kind, tmp_path), "--unlimited") as server:
        done = asyncio.Event()
        killer = asyncio.create_task(kill_now_and_then(server, KILLS, done))
        gate = asyncio.Semaphore(10)

        async def one(number: int) -> None:
            game = ("port-royal", "buccaneer")[number % 2]
            async with gate:
                clients = [Client(server.url, name=f"G{seat}") for seat in range(2 + number % 2)]
                await asyncio.gather(*(patient(client) for client in clients))
                follows = await again(lambda: seated(clients, game, grace=None))
                witnesses = [Witness(followed) for followed in follows]
                await play_out(follows, game, seed=number)
                path = f"/api/tables/{follows[0].id}/replay?download=1"
                text = await again(lambda: clients[0].http("GET", path))
                check(text, witnesses)
                for seat, followed in enumerate(follows):
                    assert followed.steps[seat] == list(range(1, followed.seq + 1))
                    told = [event.data() for event in loads(text).events(seat)]
                    assert followed.events[seat] == told
                await asyncio.gather(*(client.close() for client in clients))

        await asyncio.gather(*(one(number) for number in range(GAMES)))
        done.set()
        assert await killer >= 1


async def patient(client: Client) -> None:
    """Come in, even if the server is just being killed."""
    await again(client.open)


async def again(attempt: Any) -> Any:
    """Try what goes over HTTP until the server is there."""
    for _ in range(1_000):
        try:
            return await attempt()
        except (OSError, EOFError):
            await asyncio.sleep(0.1)
    raise TimeoutError


async def test_broken_lines_lose_and_double_nothing(server: Server) -> None:
    """A thousand broken lines with commands said again: nothing is lost, nothing happens twice."""
    broken, number = 0, 0
    random = Random(7)
    while broken < BREAKS:
        number += 1
        clients = [Client(server.url, name=f"B{seat}") for seat in range(2)]
        await asyncio.gather(*(client.open() for client in clients))
        follows = await seated(clients, "port-royal", grace=None)
        witnesses = [Witness(followed) for followed in follows]
        playing = asyncio.create_task(play_out(follows, "port-royal", seed=number))
        while not playing.done():
            await asyncio.sleep(random.random() * 0.03)
            broken += await clients[random.randrange(2)].drop_line()
        await playing
        text = await clients[0].http("GET", f"/api/tables/{follows[0].id}/replay?download=1")
        check(text, witnesses)
        for seat, followed in enumerate(follows):
            assert followed.steps[seat] == list(range(1, followed.seq + 1))
        assert sum(client.reconnects for client in clients) > 0
        await asyncio.gather(*(client.close() for client in clients))


async def test_the_same_command_twice_is_obeyed_once(server: Server) -> None:
    """A command said again gets the same answer and changes nothing."""
    async with Client(server.url, name="Ann") as ann, Client(server.url, name="Ben") as ben:
        ours = await seated([ann, ben], "port-royal")
        first = 0 if ours[0].mine() else 1
        client, followed = (ann, ben)[first], ours[first]
        say = f"P{first + 1} draw"
        command = p.write(p.Play(900, followed.id, followed.version, say))
        one = await client.send(900, command)
        two = await client.send(900, command)
        assert isinstance(one, p.Done)
        assert isinstance(two, p.Done)
        assert one.seq == two.seq
        assert followed.seq == one.seq
        stale = p.write(p.Play(901, followed.id, 0, say))
        with pytest.raises(RefusedByServer) as refused:
            await client.send(901, stale)
        assert refused.value.kind == "Stale"
        assert refused.value.version == followed.version


async def test_a_command_said_twice_across_a_crash_is_obeyed_once(tmp_path: Path) -> None:
    """The server dies after it stored a move; said again, the move is known."""
    with Server(database("sqlite", tmp_path), "--unlimited") as server:
        async with Client(server.url, name="Ann") as ann:
            (ours,) = await seated([ann], "port-royal", {"mode": "contracts-coop"})
            version = ours.version
            asked = ours.mine()
            assert asked is not None
            assert asked.options is not None
            command = p.write(p.Play(77, ours.id, version, asked.options[0]["say"]))
            one = await ann.send(77, command)
            server.restart()
            two = await ann.send(77, command)
            assert isinstance(one, p.Done)
            assert isinstance(two, p.Done)
            assert one.seq == two.seq
            text = [step for step in ours.steps[0] if step > one.seq]
            assert text == []


class Slow:
    """A player who takes a moment, so that the game is still on when the server stops."""

    def __init__(self) -> None:
        self.bot = make_bot("greedy", "port-royal", Random(1))

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice | str:
        time.sleep(0.005)
        return self.bot.choose(view, decision)


async def test_a_clean_stop_is_only_a_reconnect(tmp_path: Path) -> None:
    """Stopped and started again in the middle of a game, the game goes on."""
    with Server(database("sqlite", tmp_path), "--unlimited") as server:
        async with Client(server.url, name="Ann") as ann, Client(server.url, name="Ben") as ben:
            follows = await seated([ann, ben], "port-royal")
            slow = [follow.play_as(Slow()) for follow in follows]
            playing = asyncio.ensure_future(asyncio.gather(*slow))
            await asyncio.sleep(0.1)
            logged = await asyncio.to_thread(server.stop)
            assert logged == ""
            await asyncio.to_thread(server.start)
            await playing
            assert follows[0].outcome is not None
            assert ann.reconnects == 1
