"""Finished games to look at, to share and to check."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal
from doubloon.server.archive import archive
from doubloon.server.reels import Reel
from doubloon.server.refusals import missing

if TYPE_CHECKING:
    from doubloon.server.hub import Hub

KEPT: Final = 8
"""So many finished games stay ready to be looked at."""


class Replays:
    """The finished games that people look at just now, each played again as far as needed."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._one = asyncio.Lock()

    async def steps(self, hub: Hub, id: str, seat: int | None) -> dict[str, Any]:
        """The whole game without its views."""
        async with self._one:
            return await asyncio.to_thread((await self._reel(hub, id)).steps, seat)

    async def views(
        self, hub: Hub, id: str, seat: int | None, first: int, last: int, count: int
    ) -> dict[str, Any]:
        """Some positions of a game."""
        async with self._one:
            reel = await self._reel(hub, id)
            return await asyncio.to_thread(reel.views, seat, first, last, count)

    async def _reel(self, hub: Hub, id: str) -> Reel:
        reel = self._reels.pop(id, None) or Reel(await find(hub, id))
        self._reels[id] = reel
        while len(self._reels) > KEPT:
            self._reels.popitem(last=False)
        return reel


async def find(hub: Hub, id: str) -> dict[str, Any]:
    """A finished game as it was archived; its secrets may be known now."""
    row = await hub.ask(hub.store.row, id)
    if row is None:
        raise missing("table", name=id[:40])
    if row.archive is not None:
        kept: dict[str, Any] = json.loads(row.archive)
        return kept
    if row.state != "over":
        raise Illegal(Message("refuse-not-over"))
    return archive((await hub.find(id)).room)  # it ended before there were archives


def save(kept: dict[str, Any]) -> str:
    """An archived game as a save that `doubloon verify` reads."""
    lines = [kept["header"], *kept["log"]]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
