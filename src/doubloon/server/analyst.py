"""Finished games are weighed in a process of its own, one by one, and the findings are kept."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from doubloon.engine.message import Message
from doubloon.lab.analysis import analyse
from doubloon.match.save import loads
from doubloon.server.bots import follow_parent
from doubloon.server.refusals import TooFast
from doubloon.server.replays import find, save

if TYPE_CHECKING:
    from doubloon.server.hub import Hub

PLAYOUTS: Final = 6
"""Fewer than at the command: somebody waits."""
KEPT: Final = 32
MOST_WAITING: Final = 4


def begin() -> None:
    """Let everybody else go first, and end with the server."""
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(10)


def study(text: str) -> dict[str, Any]:
    """What is found out about a save."""
    return analyse(loads(text), PLAYOUTS).data()


class Analyst:
    """Weighs games that people look at again."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, asyncio.Future[dict[str, Any]]] = OrderedDict()
        self._pool: ProcessPoolExecutor | None = None

    async def findings(self, hub: Hub, id: str) -> dict[str, Any]:
        """What a finished game turned on; who asks while it is weighed waits for the same."""
        text = save(await find(hub, id))
        found = self._found.get(id)
        if found is None:
            if sum(not one.done() for one in self._found.values()) >= MOST_WAITING:
                raise TooFast(Message("refuse-analyst-busy"))
            found = asyncio.ensure_future(self._study(text))
            self._found[id] = found
            found.add_done_callback(lambda done: self._keep(id, done))
        self._found.move_to_end(id)
        return await asyncio.shield(found)

    async def _study(self, text: str) -> dict[str, Any]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, study, text)

    def _keep(self, id: str, done: asyncio.Future[dict[str, Any]]) -> None:
        """Keep what was found; what failed may be asked for again, of a fresh process."""
        if done.cancelled() or done.exception() is not None:
            self._found.pop(id, None)
            self.close()
        for other in [other for other, one in self._found.items() if one.done()]:
            if len(self._found) <= KEPT:
                break
            del self._found[other]

    def close(self) -> None:
        """End all weighing at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
