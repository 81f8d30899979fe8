"""Programs around the server: a bot in any language, and the e-mail hook."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from doubloon.client import Client
from server.kit import Server, play_out, seated, sqlite, wait_for

BOT = """
import json, sys
number = 100
for line in sys.stdin:
    told = json.loads(line)
    asked = told.get("asked") or {}
    if told["t"] in ("step", "now") and asked.get("options") and not told.get("outcome"):
        number += 1
        say = asked["options"][-1]["say"]
        version = told["version"]
        print(json.dumps({"do": "play", "id": number, "table": told["table"],
                          "version": version, "say": say}), flush=True)
"""


async def test_a_program_takes_a_seat_over_its_input_and_output(
    server: Server, tmp_path: Path
) -> None:
    """A bot that knows nothing but JSON lines plays a whole game."""
    script = tmp_path / "bot.py"
    script.write_text(BOT)
    async with Client(server.url, name="Ann") as ann:
        table = await ann.create("port-royal", 2, options={"mode": "set-sail"})
        await ann.sit(table, 0)
        ours = await ann.follow(table)
        words = [sys.executable, "-m", "doubloon", "bot-seat", table, "--url", server.url]
        words += ["--called", "Polly", "--", sys.executable, str(script)]
        process = await asyncio.create_subprocess_exec(*words)
        await ann.ready(table, 0)
        await ours.until(ours.begun)
        assert ours.chairs[1].name == "Polly"
        await play_out([ours], "port-royal")
        assert ours.outcome is not None
        assert await asyncio.wait_for(process.wait(), 20) == 0


async def test_somebody_who_is_away_is_written_to(tmp_path: Path) -> None:
    """Who left an address and is away is told of their turn by the host's own program."""
    written = tmp_path / "mail"
    hook = f"{sys.executable} -c \"import sys; open('{written}', 'a').write(sys.stdin.read())\""
    with Server(sqlite(tmp_path), "--unlimited", "--hook", hook, "--patience", "0") as server:
        async with Client(server.url, name="Ann") as ann, Client(server.url, name="Ben") as ben:
            await ann.http("PATCH", "/api/me", {"mail": "ann@example.org"})
            await ben.http("PATCH", "/api/me", {"mail": "ben@example.org"})
            follows = await seated([ann, ben], "port-royal", move=86_400)
            asked = follows[0].asked
            assert asked is not None
            here, away = (ann, ben) if asked == 0 else (ben, ann)
            await away.close()
            mine = follows[asked]
            while mine.asked == asked and not written.exists():
                question = mine.mine()
                assert question is not None
                says = [option["say"] for option in question.options or ()]
                stop = [say for say in says if say.endswith((" stop", " pass", " admit"))]
                before = mine.version
                await mine.play((stop or says)[0])
                await mine.until(lambda at=before: mine.version > at)  # type: ignore[misc]
            await asyncio.to_thread(wait_for, lambda: written.exists() and written.read_text())
            told = json.loads(written.read_text().splitlines()[0])
            assert told["to"] == ("ben@example.org" if away is ben else "ann@example.org")
            assert told["table"] == mine.id
            assert here is not away
