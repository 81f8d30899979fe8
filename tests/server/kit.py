"""A table server in a process of its own, and people who play at it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

from doubloon.bots import make_bot
from doubloon.client import Client, Followed
from server.postgres import fresh_postgres

SLOW = float(os.environ.get("DOUBLOON_SLOW", "1"))
SOAK = bool(os.environ.get("DOUBLOON_SOAK"))
"""Whether tests run at full length."""


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


class Server:
    """`doubloon serve` as a real process, which can be killed and started again."""

    program: tuple[str, ...] = ("-m", "doubloon")

    def __init__(self, db: str, *flags: str, port: int | None = None) -> None:
        self.db = db
        self.flags = flags
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--db", self.db, *self.flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.url in line, line + str(self.process.stderr and self.process.stderr.read())

    def kill(self) -> None:
        """End it as a crash does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._let_go()

    def stop(self) -> str:
        """End it properly; what it logged."""
        process = self.process
        if process is None:
            return ""
        process.send_signal(signal.SIGTERM)
        try:
            _, logged = process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        self._let_go()
        return logged

    def _let_go(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            for stream in (process.stdout, process.stderr):
                if stream is not None:
                    stream.close()

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def answers(self) -> bool:
        """Whether it answers: on a busy machine that comes a while after it listens."""
        try:
            with urllib.request.urlopen(self.url + "/api/health", timeout=5):
                return True
        except OSError:
            return False

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.process is not None:
            logged = self.stop()
            if kind is not None:
                print(logged)


def sqlite(folder: Path) -> str:
    """A fresh database file."""
    return str(folder / "tables.db")


async def seated(
    clients: list[Client], game: str, options: dict[str, Any] | None = None, **wish: Any
) -> list[Followed]:
    """A table with everybody seated, following and ready: the game has begun."""
    seats = len(clients) + len(wish.get("bots", {}))
    table = await clients[0].create(game, seats, options=options or {}, **wish)
    follows = []
    for client in clients:
        seat = await client.sit(table)
        followed = await client.follow(table)
        followed.seats.append(seat)
        follows.append(followed)
    for client, followed in zip(clients, follows, strict=True):
        await client.ready(table, followed.seats[0])
    for followed in follows:
        await followed.until(
            lambda f=followed: (
                f.version > 0 or f.info.get("state") != "open" or bool(f.views.get(f.seats[0]))
            )
        )  # type: ignore[misc]
    return follows


async def play_out(follows: list[Followed], game: str, bot: str = "random", seed: int = 0) -> None:
    """Play to the end, everybody by a bot on their own side of the line."""
    bots = [make_bot(bot, game, Random(f"{seed} {at}")) for at in range(len(follows))]
    await asyncio.gather(
        *(followed.play_as(one) for followed, one in zip(follows, bots, strict=True))
    )


def wait_for(what: Any, seconds: float = 20.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds * SLOW
    while not what():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


def database(kind: str, folder: Path) -> str:
    """A fresh database of a kind; PostgreSQL from its wheel, or the system's own."""
    return sqlite(folder) if kind == "sqlite" else fresh_postgres()
