"""Bots think in processes of their own, with a time limit; if one fails, chance chooses."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Any, Final

from doubloon.bots import Bot, make_bot
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.engine.seat import Seat
from doubloon.games import game
from doubloon.match.table import Table
from doubloon.server.log import log

LIMIT: Final = 10.0
"""Seconds that a bot may think, with its wait for a free process."""

TRIES: Final = 2

KEPT: Final = 50
"""Bots that a thinking process remembers, with what they found out; others are made anew."""

players: Final[dict[str, Bot]] = {}
"""In a thinking process: who played last, by table, seat and kind; the latest is the last."""


def think(bot: str, id: str, question: str, who: str = "") -> str:
    """What a bot chooses; it gets text and gives text, and has nothing else but its memory."""
    asked: dict[str, Any] = json.loads(question)
    found = game(id)
    prompt = Message(asked["prompt"]["id"], asked["prompt"]["args"], asked["prompt"]["rule"])
    options = Options(found.vocabulary, asked["seat"], asked["codes"])
    player = players.pop(who, None) or make_bot(bot, id, Random(asked["luck"]))
    said = str(player.choose(asked["view"], Decision(asked["seat"], prompt, options)))
    if who:
        players[who] = player
        if len(players) > KEPT:
            del players[next(iter(players))]
    return said


def follow_parent() -> None:
    """Let a thinking process end with its server, however that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Bots:
    """The thinking room."""

    def __init__(self, processes: int = 1, limit: float = LIMIT) -> None:
        self.processes = processes
        self.limit = limit
        self.fallbacks = 0
        self._pool: ProcessPoolExecutor | None = None
        self._luck = SystemRandom()

    async def choose(self, bot: str, table: Table, seat: Seat, who: str = "") -> str:
        """What the bot would say for this seat, or after the time limit any option.

        With a name for `who` plays, it is the same bot as the last time, if it is still known.
        """
        decision = table.decision
        assert decision is not None
        id = table.game.info.id
        question = json.dumps(
            {
                "seat": seat,
                "view": table.view(seat),
                "codes": decision.options.codes,
                "prompt": decision.prompt.data(),
                "luck": self._luck.getrandbits(48),
            }
        )
        any_option = decision.options.sample(self._luck).text
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._workers()
            try:
                future = loop.run_in_executor(pool, think, bot, id, question, who)
                return await asyncio.wait_for(future, self.limit)
            except BrokenProcessPool:
                self.close(pool)  # another bot's fault, perhaps: ask again
            except Exception as error:
                log("bot-failed", bot=bot, game=id, error=type(error).__name__)
                if isinstance(error, TimeoutError):
                    self.close(pool)
                break
        self.fallbacks += 1
        return any_option

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, get_context("spawn"), initializer=follow_parent
            )
        return self._pool

    def close(self, pool: ProcessPoolExecutor | None = None) -> None:
        """End all thinking at once; the next question starts afresh."""
        if pool is None or pool is self._pool:
            pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
