"""The browser client is served as it was built; what forms and drawings need is told."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.bots import NAMES
from doubloon.games import game
from doubloon.server.app import make_app
from doubloon.server.hub import Hub
from doubloon.server.limits import OFF
from doubloon.server.lobby import Wish, settings
from doubloon.server.store import Store
from doubloon.server.web import Web
from server.kit import sqlite


class Answer:
    """What came back over HTTP."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""


async def get(hub: Hub, path: str, **headers: str) -> Answer:
    """Ask the application, as uvicorn would."""
    bare, _, query = path.partition("?")
    told = Answer()
    named = {"host": "table.example:8412", **headers}
    scope = {
        "type": "http",
        "method": "GET",
        "path": bare,
        "raw_path": bare.encode(),
        "query_string": query.encode(),
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in named.items()
        ],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "scheme": "http",
        "root_path": "",
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told.status = message["status"]
            told.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            told.body += message.get("body", b"")

    await make_app(hub)(scope, receive, send)
    return told


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """A hub with a client that was built, though a small one."""
    store = Store(f"sqlite:///{sqlite(tmp_path)}")
    store.open()
    running = Hub(store, OFF)
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Table</title>")
    (folder / "logo.svg").write_text("<svg/>")
    script = folder / "assets" / "index-1a2b.js"
    script.write_text("let a = 1")
    script.with_name("index-1a2b.js.br").write_bytes(b"packed by brotli")
    script.with_name("index-1a2b.js.gz").write_bytes(gzip.compress(b"let a = 1"))
    (tmp_path / "secret.js").write_text("not to be served")
    running.web = Web(folder)
    await running.open()
    yield running
    await running.close()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc_-9",
        "/replay/abc",
        "/gallery/merchants",
        "/rules/port-royal/R3.6",
        "/rules/port-royal/R3.6/x",
        "/settings",
    ],
)
async def test_every_address_of_the_client_is_the_page(hub: Hub, path: str) -> None:
    """The client finds its own way; the page is sent again if it changed."""
    told = await get(hub, path)
    assert (told.status, told.body) == (200, b"<!doctype html><title>Table</title>")
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert told.headers["cache-control"] == "no-cache"
    again = await get(hub, path, if_none_match=told.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    policy = told.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "connect-src 'self' ws://table.example:8412 wss://table.example:8412;" in policy


async def test_a_strange_host_is_not_repeated(hub: Hub) -> None:
    """Nobody writes our policy for us."""
    told = await get(hub, "/", host="a; script-src *")
    assert "connect-src 'self';" in told.headers["content-security-policy"]


async def test_parts_are_kept_for_good_and_sent_packed(hub: Hub) -> None:
    """Under the name they have, they never change."""
    path = "/assets/index-1a2b.js"
    plain = await get(hub, path)
    assert (plain.status, plain.body) == (200, b"let a = 1")
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    brotli = await get(hub, path, accept_encoding="gzip, deflate, br")
    assert (brotli.headers["content-encoding"], brotli.body) == ("br", b"packed by brotli")
    zipped = await get(hub, path, accept_encoding="gzip")
    assert (zipped.headers["content-encoding"], gzip.decompress(zipped.body)) == (
        "gzip",
        plain.body,
    )
    assert (await get(hub, "/logo.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/../../secret.js",
        "/../secret.js",
        "/none.js",
        "/api/none",
        "/api/",
    ],
)
async def test_what_is_not_there_is_missing(hub: Hub, path: str) -> None:
    """Nothing outside the folder is served, and no page stands in for a file."""
    told = await get(hub, path)
    assert told.status == 404
    assert msgspec.json.decode(told.body)["kind"] == "Missing"


async def test_a_new_build_is_served_at_once(hub: Hub) -> None:
    """Without a restart; and if it is taken away, the plain page says so and lists the tables."""
    import os

    page = hub.web.folder / "index.html"
    await get(hub, "/")
    page.write_text("<!doctype html><title>New</title>")
    os.utime(page, (1, 1))
    assert b"New" in (await get(hub, "/")).body
    page.unlink()
    await hub.create(settings(Wish("port-royal", 2, open=True)), "host")
    told = await get(hub, "/")
    assert told.status == 200
    assert b"make setup" in told.body
    assert b"Port Royal" in told.body
    assert (await get(hub, "/assets/index-1a2b.js")).status == 404


async def test_forms_know_what_can_be_chosen(hub: Hub) -> None:
    """Each mode tells its seats and the values of its options, and all of them make a table."""
    for sheet in msgspec.json.decode((await get(hub, "/api/games")).body):
        found = game(sheet["id"])
        assert set(sheet["setup"]) == set(sheet["modes"])
        for mode, form in sheet["setup"].items():
            for seats in range(form["seats"][0], form["seats"][1] + 1):
                for name, option in form["options"].items():
                    values = [option["values"]] if option["many"] else option["values"]
                    for value in values:
                        found.check(seats, {"mode": mode, name: value})
    assert "end" not in forms_of(hub, "port-royal", "set-sail")
    assert forms_of(hub, "port-royal", "adventure")["chapter"]["values"] == [1, 2, 3, 4, 5]
    told = msgspec.json.decode((await get(hub, "/api/bots")).body)
    assert [bot["name"] for bot in told] == list(NAMES)
    assert all(bot["text"].endswith(".") for bot in told)


def forms_of(hub: Hub, id: str, mode: str) -> dict[str, Any]:
    """The options of a mode."""
    from doubloon.server.forms import sheet

    found: dict[str, Any] = sheet(id)["setup"][mode]["options"]
    return found


KINDS = {
    "port-royal": "person ship expedition tax contract personality event task",
    "buccaneer": "pirate loot ship",
    "merchants": "zone captain specialist ship cargo modification special_weapon npc event glory"
    " rumor mission",
}


@pytest.mark.parametrize("id", KINDS)
async def test_cards_can_be_drawn(hub: Hub, id: str) -> None:
    """Every component has its name, texts, copies, rule and provenance."""
    rows = msgspec.json.decode((await get(hub, f"/api/games/{id}/cards")).body)
    assert {row["kind"] for row in rows} == set(KINDS[id].split())
    for row in rows:
        assert {"name", "label", "text", "copies", "rule", "confidence", "set"} <= set(row)
        assert row["name"] not in ("", row["id"])
    spoken = {"captain", "glory", "rumor", "mission", "event", "specialist", "personality", "task"}
    silent = [row["id"] for row in rows if row["kind"] in spoken and not row["text"]]
    assert silent == []
    assert len(doubloon.cards(id)) <= len(rows)
