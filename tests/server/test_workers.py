"""Several processes on one PostgreSQL: any of them serves anybody, and any of them may die."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from doubloon.client import Client, Followed
from doubloon.match.save import loads
from doubloon.server import protocol as p
from server.kit import SOAK, Server, play_out, seated, wait_for
from server.postgres import fresh_postgres
from server.test_kept import Witness, again, check, patient

GAMES = 30 if SOAK else 6


class Crew(Server):
    """A server of two processes, whose process numbers it tells in its log."""

    def start(self) -> None:
        """Start, and read the log as it comes."""
        super().start()
        self.pids: list[int] = []
        self.logged: list[str] = []
        assert self.process is not None
        self._reader = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self._reader.start()
        wait_for(lambda: len(self.pids) >= 2)

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.logged.append(line)
            if line.startswith("{") and (said := json.loads(line))["log"] == "worker-started":
                self.pids.append(said["pid"])

    def stop(self) -> str:
        """End it properly."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)
        self._reader.join(10)
        self._let_go()
        return "".join(self.logged)


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    """Two processes."""
    with Crew(fresh_postgres(), "--unlimited", "--workers", "2") as running:
        yield running


async def test_a_killed_worker_is_replaced_and_games_go_on(crew: Crew) -> None:
    """Kill one of two processes in the middle of games: each acknowledged move is there once."""

    async def one(number: int) -> None:
        clients = [Client(crew.url, name=f"W{seat}") for seat in range(2)]
        await asyncio.gather(*(patient(client) for client in clients))
        bots = {"2": "greedy"} if number % 2 else {}
        follows = await again(lambda: seated(clients, "port-royal", bots=bots, grace=None))
        witnesses = [Witness(followed) for followed in follows]
        await play_out(follows, "port-royal", seed=number)
        path = f"/api/tables/{follows[0].id}/replay?download=1"
        text = await again(lambda: clients[0].http("GET", path))
        if not bots:
            check(text, witnesses)
        for seat, followed in enumerate(follows):
            assert followed.steps[seat] == list(range(1, followed.seq + 1))
            told = [event.data() for event in loads(text).events(seat)]
            assert followed.events[seat] == told
        await asyncio.gather(*(client.close() for client in clients))

    games = [asyncio.create_task(one(number)) for number in range(GAMES)]
    for _ in range(3 if SOAK else 1):
        await asyncio.sleep(1.0)
        os.kill(crew.pids[-1], signal.SIGKILL)
    await asyncio.gather(*games)
    assert len(crew.pids) >= 3


def heard(followed: Followed, seq: int) -> bool:
    """Whether a step has come through."""
    return followed.seq >= seq


async def test_people_on_different_processes_share_a_table(crew: Crew) -> None:
    """Whatever process a line reaches, everybody sees every step; a bot plays once, not twice."""
    for _ in range(4 if SOAK else 2):
        clients = [Client(crew.url, name=f"S{seat}") for seat in range(3)]
        await asyncio.gather(*(client.open() for client in clients))
        follows = await seated(clients, "port-royal", {"mode": "set-sail"}, bots={"3": "random"})
        await clients[0].do(p.Say, table=follows[0].id, seat=0, text="Ahoy")
        await play_out(follows, "port-royal")
        last = max(followed.seq for followed in follows)
        for seat, followed in enumerate(follows):
            await followed.until(partial(heard, followed, last))
            assert followed.steps[seat] == list(range(1, followed.seq + 1))
            assert any(fact.get("text") == "Ahoy" for fact in followed.facts)
        await asyncio.gather(*(client.close() for client in clients))


async def test_a_turn_is_called_wherever_one_is() -> None:
    """Somebody with a line to a process that does not even hold the table hears of the turn."""
    db = fresh_postgres()
    with Server(db, "--unlimited") as one, Server(db, "--unlimited") as other:
        async with Client(one.url, name="Ann") as ann:
            async with Client(one.url, name="Ben") as ben:
                followed = (await seated([ann, ben], "port-royal", grace=None))[0]
                while followed.asked != 0:  # until it is Ann who begins
                    followed = (await seated([ann, ben], "port-royal", grace=None))[0]
            async with Client(other.url, key=ben.key) as elsewhere:
                await asyncio.sleep(0.3)
                for _ in range(30):
                    if followed.asked != 0:
                        break
                    mine = followed.mine()
                    assert mine is not None
                    assert mine.options is not None
                    version = followed.version
                    await followed.play(mine.options[-1]["say"])
                    await followed.until(lambda v=version: followed.version != v)  # type: ignore[misc]
                async with asyncio.timeout(10):
                    while not elsewhere.turns:
                        await asyncio.sleep(0.02)
                await asyncio.sleep(0.3)
                assert elsewhere.turns == [p.Turn(followed.id, 1)]
