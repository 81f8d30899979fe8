"""The scribe stores what many rooms did in one commit, and then tells each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from doubloon.server.change import Change
from doubloon.server.log import log
from doubloon.server.store import Store

Stored: TypeAlias = Callable[[bool], None]
"""Called when a change is stored, or with False when it could not be."""


class Scribe:
    """The only writer of steps in this process. What comes while it writes is the next batch."""

    def __init__(self, store: Store, worker: str = "") -> None:
        self.store = store
        self.worker = worker
        self.commits = 0
        self._waiting: list[tuple[Change, Stored]] = []
        self._busy = False
        self._hands = ThreadPoolExecutor(1, "scribe")

    def write(self, change: Change, stored: Stored) -> None:
        """Store a change with the next commit."""
        self._waiting.append((change, stored))
        if not self._busy:
            self._busy = True
            asyncio.get_running_loop().call_soon(self._begin)

    async def wait(self, change: Change) -> bool:
        """Store a change; whether that was possible."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(change, done.set_result)
        return await done

    async def drain(self) -> None:
        """Wait until everything is stored."""
        while self._busy:
            await asyncio.sleep(0.005)

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        changes = [change for change, _ in batch]
        if self.store.inline:
            try:
                late = self.store.write(changes, self.worker)
            except Exception as error:
                self._end(batch, None, error)
            else:
                self._end(batch, late, None)
            return
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._hands, self.store.write, changes, self.worker)
        future.add_done_callback(
            lambda done: self._end(
                batch, None if done.exception() else done.result(), done.exception()
            )
        )

    def _end(
        self,
        batch: list[tuple[Change, Stored]],
        late: set[int] | None,
        error: BaseException | None,
    ) -> None:
        """The batch is stored, or not; let the rooms know, and begin the next."""
        self.commits += 1
        if error is not None:
            log("store-failed", error=type(error).__name__)
        for at, (_, stored) in enumerate(batch):
            try:
                stored(late is not None and at not in late)
            except Exception as fault:
                log("told-failed", error=repr(fault))
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._begin)
        else:
            self._busy = False
