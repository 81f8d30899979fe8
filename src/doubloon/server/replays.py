"""Finished games to look at, to share and to check."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal
from doubloon.server.archive import archive
from doubloon.server.refusals import missing

if TYPE_CHECKING:
    from doubloon.server.hub import Hub


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
