"""Nonsense, forgery and haste: always a refusal, never a crash, a change or a leak."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doubloon.client import Client, RefusedByServer
from doubloon.server import protocol as p
from server.kit import Server, seated, sqlite

MESSAGES = 10_000
VERBS = (
    *("play", "undo", "consent", "say", "mute", "kick", "rematch", "hint", "odds", "look"),
    *("why_not", "leave", "back", "ready", "sit", "watch", "unwatch", "hello", "ping", "drop"),
)
WINDOW = 200
"""Messages under way at once."""


def ws(server: Server) -> str:
    """Where sockets go."""
    return server.url.replace("http", "ws") + "/ws"


def nonsense(random: Random, table: str, version: int) -> bytes | str:
    """One message that nobody in their right mind, or with that seat, would send."""
    seat = random.randrange(-1, 6)
    fine: dict[str, Any] = {
        "do": random.choice(VERBS),
        "id": random.choice([random.randrange(1, 1 << 40), -1, "7", None, 1.5, 1 << 70]),
        "table": random.choice([table, table, table, table[:-1], "", "../x", "x" * 99, 5]),
        "version": random.choice([version, version, version + 1, 0, -1, "0"]),
        "say": random.choice(
            [f"P{seat + 1} draw", "? red-1-1", "P1 undo", "draw", "", "P1 \u0000", "x" * 500]
        ),
        "seat": random.choice([seat, 0, 1, "0", None, 1 << 40]),
        "whom": random.choice([0, 1, 9, -1]),
        "yes": random.choice([True, "yes"]),
        "text": random.choice(["hello", "", "y" * 5000, "\ud800"]),
    }
    keys = {
        "play": ("table", "version", "say"),
        "undo": ("table", "seat", "version"),
        "consent": ("table", "seat", "version", "yes"),
        "say": ("table", "seat", "text"),
        "mute": ("table", "seat", "whom"),
        "kick": ("table", "seat", "whom"),
        "why_not": ("table", "say"),
        "ping": (),
        "watch": ("table",),
        "unwatch": ("table",),
    }.get(fine["do"], ("table", "seat"))
    whole = {key: fine[key] for key in ("do", "id", *keys)}
    if random.random() < 0.2:
        whole[random.choice(["extra", "seq", "guest"])] = random.choice([1, "a", []])
    if whole["do"] == "sit":
        whole["seat"] = random.choice([0, 1, 7, "a"])
    text = json.dumps(whole)
    kind = random.random()
    if kind < 0.1:
        text = text[: random.randrange(len(text))]
    elif kind < 0.15:
        text = "[" * random.randrange(1, 3000)
    elif kind < 0.2:
        return random.randbytes(random.randrange(1, 200))
    elif kind < 0.25:
        at = random.randrange(len(text))
        text = text[:at] + chr(random.randrange(32, 0x2FF)) + text[at + 1 :]
    return text


async def greet(socket: ClientConnection, key: str = "") -> None:
    """Come in."""
    await socket.send(p.write(p.Hello(0, "client-of-nonsense", key, "Eve")), text=True)
    assert isinstance(p.read_answer(await socket.recv()), p.Welcome)


async def test_ten_thousand_bad_messages_are_refused(server: Server) -> None:
    """Each gets its answer; the table stays as it was, and nothing secret is said."""
    random = Random(60)
    async with Client(server.url, name="Ann") as ann, Client(server.url, name="Ben") as ben:
        follows = await seated([ann, ben], "port-royal", grace=None)
        table, version, seq = follows[0].id, follows[0].version, follows[0].seq
        before = await ann.do(p.Look, table=table, seat=0)
        answers: list[bytes] = []
        async with connect(ws(server), compression=None, max_size=None, proxy=None) as eve:
            await greet(eve)
            sent = 0
            while sent < MESSAGES:
                for _ in range(WINDOW):
                    said = nonsense(random, table, version)
                    await eve.send(said, text=isinstance(said, str) or None)
                sent += WINDOW
                while len(answers) < sent:
                    said = await asyncio.wait_for(eve.recv(), 20)
                    data = said if isinstance(said, bytes) else said.encode()
                    told = p.read_answer(data)
                    if isinstance(told, p.Refused | p.Done):
                        answers.append(data)
                    else:
                        assert isinstance(told, p.Now)
        after = await ann.do(p.Look, table=table, seat=0)
        assert (after.seq, after.version, after.data) == (seq, version, before.data)
        refused = sum(b'"refused"' in answer for answer in answers)
        assert refused > MESSAGES * 0.9
        assert not any(b"Trouble" in answer for answer in answers)
        with sqlite3.connect(server.db) as file:
            (secret,) = file.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
        everything = b"".join(answers)
        for word in (secret, ann.key, ben.key, ann.guest, ben.guest):
            assert word.encode() not in everything
        health = await ann.http("GET", "/api/health")
        assert health["ok"]


async def test_a_message_that_is_too_long_ends_the_line(server: Server) -> None:
    """Nobody needs so many words."""
    async with connect(ws(server), compression=None, proxy=None) as eve:
        await greet(eve)
        await eve.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(eve.recv(), 5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_nothing_is_done_before_hello(server: Server) -> None:
    """Who does not say who they are is refused; so is a key that nobody has."""
    async with connect(ws(server), compression=None, proxy=None) as eve:
        await eve.send(p.write(p.Watch(1, "x")), text=True)
        told = p.read_answer(await eve.recv())
        assert isinstance(told, p.Refused)
        await eve.send(p.write(p.Hello(2, "client-1", "no-such-key")), text=True)
        told = p.read_answer(await eve.recv())
        assert isinstance(told, p.Refused)
        assert told.kind == "Forbidden"


async def test_pages_from_elsewhere_are_not_served(server: Server) -> None:
    """A foreign origin gets no line, and may not post."""
    with pytest.raises(InvalidStatus) as refused:
        await connect(ws(server), origin="https://evil.example", proxy=None)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(ws(server), origin=server.url, proxy=None) as own:  # type: ignore[arg-type]
        await greet(own)
    with pytest.raises(InvalidStatus):
        await connect(ws(server) + "/other", proxy=None)


async def test_haste_is_slowed_and_crowds_are_kept_out(tmp_path: Path) -> None:
    """With limits on, too many commands, tables and lines are refused."""
    with Server(sqlite(tmp_path)) as server:
        async with Client(server.url, name="Ann") as ann:
            made = [ann.create("port-royal", 2) for _ in range(80)]
            told = await asyncio.gather(*made, return_exceptions=True)
            kinds = {one.kind for one in told if isinstance(one, RefusedByServer)}
            assert kinds == {"TooFast"}
            fast = [asyncio.create_task(ann.do(p.Ping)) for _ in range(150)]
            said = await asyncio.gather(*fast, return_exceptions=True)
            kinds = {one.kind for one in said if isinstance(one, RefusedByServer)}
            assert kinds == {"TooFast"}
        tried = [connect(ws(server), proxy=None) for _ in range(80)]
        lines = await asyncio.gather(*tried, return_exceptions=True)
        refused = [line for line in lines if isinstance(line, InvalidStatus)]
        assert len(refused) == 20
        assert all(line.response.status_code == 503 for line in refused)
        open_lines = [line for line in lines if not isinstance(line, BaseException)]
        await asyncio.gather(*(line.close() for line in open_lines))


async def test_keys_are_kept_as_hashes_and_logs_hold_no_secrets(tmp_path: Path) -> None:
    """Neither the database nor the log knows a key."""
    server = Server(sqlite(tmp_path), "--unlimited")
    server.start()
    async with Client(server.url, name="Ann") as ann, Client(server.url, name="Ben") as ben:
        follows = await seated([ann, ben], "port-royal")
        await ann.do(p.Say, table=follows[0].id, seat=0, text="tell nobody")
        code = (await ann.http("POST", "/api/me/code"))["code"]
    logged = server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for word in (ann.key, ben.key, code):
        assert word.encode() not in kept
        assert word not in logged
    assert "tell nobody" not in logged


async def test_the_usual_headers(server: Server) -> None:
    """Browsers are told to be careful; long bodies are refused."""
    from urllib.request import urlopen

    answer = await asyncio.to_thread(urlopen, server.url + "/")
    with answer:
        headers = answer.headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    async with Client(server.url) as ann:
        with pytest.raises(RefusedByServer, match="longer"):
            await ann.http("POST", "/api/guests", {"name": "x" * 20_000})
        with pytest.raises(RefusedByServer, match="24"):
            await ann.http("PATCH", "/api/me", {"name": "x" * 30})
