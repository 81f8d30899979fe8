"""The e-mail hook: a program of the host's is told when somebody who is away has a turn."""

from __future__ import annotations

import asyncio
import shlex
from typing import TYPE_CHECKING, Any, Final

from doubloon.server.log import log
from doubloon.server.protocol import write

if TYPE_CHECKING:
    from doubloon.server.hub import Hub

SECONDS: Final = 20.0
WAIT: Final = 30.0
"""Seconds that somebody may be away before they are written to."""


async def call(program: str, news: dict[str, Any]) -> bool:
    """Run the program with JSON on its input; whether it was content."""
    try:
        process = await asyncio.create_subprocess_exec(
            *shlex.split(program),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        await asyncio.wait_for(process.communicate(write(news) + b"\n"), SECONDS)
    except (OSError, ValueError, TimeoutError) as error:
        log("hook-failed", error=type(error).__name__)
        return False
    return process.returncode == 0


async def write_to(hub: Hub, table: str, seat: int, guest: str, version: int) -> None:
    """Write to somebody who left an address, if they are still away after a while."""
    await asyncio.sleep(hub.patience)
    mailbox = hub.rooms.get(table)
    away = not hub.reaches(guest) and (mailbox is None or not mailbox.here(seat))
    if not away or (mailbox is not None and mailbox.room.version != version):
        return
    found = await hub.ask(hub.guests.mail, guest)
    if found and found.mail:
        news = {"to": found.mail, "name": found.name, "table": table, "seat": seat}
        await call(hub.program, news)
