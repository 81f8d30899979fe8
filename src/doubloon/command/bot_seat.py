"""A seat for a program in any language: it reads and writes the protocol's messages, a line each.

The program's input gets what the server says; every line of its output is a command. Greeting,
sitting down and being ready are done for it, and a broken line is mended without its noticing.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from doubloon.client import Client, RefusedByServer
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.server import protocol as p


async def seat(url: str, table: str, command: list[str], name: str, key: str = "") -> int:
    """Give the program a seat until the game is over or it ends; its exit code."""
    async with Client(url, name=name, key=key) as client:
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        except OSError as error:
            why = str(error.strerror)
            raise Malformed(Message("refuse-program", {"name": command[0], "why": why})) from None
        assert process.stdin is not None
        assert process.stdout is not None
        program = process.stdin

        def hear(data: bytes) -> None:
            if not program.is_closing():
                program.write(data + b"\n")

        try:
            place = await client.sit(table, name=name)
            client.listener = hear
            followed = await client.follow(table)
            await client.ready(table, place)
            reader = asyncio.create_task(obey(client, process.stdout))
            while followed.outcome is None and not reader.done():
                with contextlib.suppress(TimeoutError):
                    await followed.until(lambda: followed.outcome is not None, 0.5)
            client.listener = None
            program.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 5)
            reader.cancel()
        finally:
            if process.returncode is None:
                process.kill()
        return await process.wait()


async def obey(client: Client, output: asyncio.StreamReader) -> None:
    """Send what the program says; refusals come back to it like every answer."""
    tasks: set[asyncio.Task[None]] = set()
    while line := await output.readline():
        if not line.strip():
            continue
        try:
            number = p.read_command(line).id
        except msgspec.DecodeError as error:
            print(error, file=sys.stderr)
            continue
        task = asyncio.create_task(send(client, number, line.strip()))
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def send(client: Client, number: int, line: bytes) -> None:
    """One command; its answer has been passed on already."""
    with contextlib.suppress(RefusedByServer):
        await client.send(number, line)
