"""The leak law on real sockets: a reader's whole traffic in two hidden worlds, byte by byte."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.client import Client, RefusedByServer
from doubloon.engine.seat import CHANCE
from doubloon.games import game
from doubloon.server import protocol as p
from laws.variants import Variant
from server.kit import SOAK, Server
from server.worlds import Worlds

MOVES = 400 if SOAK else 120
PAIRS = 4 if SOAK else 1
READERS = [0, 2, None] if SOAK else [0, None]
COVERED = 25
"""Moves of Buccaneer before the reader comes."""

LATER = 1 << 30
"""A number that no step has yet: nothing of what was before is asked for."""

MERCHANTS = {"mode": "standard", "glory": 10, "captains": "random", "npcs": "policy"}
ADVENTURE = {"mode": "adventure", "mix": [], "end": "standard", "chapter": 5, "people": "draft"}
BUCCANEER = {"mode": "standard", "memory-aid": False}
SECRETS = {"merchants": "DrawGlory", "port-royal": "LookAt", "buccaneer": "Use"}
"""What the worlds must differ in at least: hands, what a Scout saw, discs under others."""


def worlds_of(id: str, reader: int | None) -> list[Worlds]:
    """Pairs of games that the reader cannot tell apart."""
    options = {"merchants": MERCHANTS, "port-royal": ADVENTURE, "buccaneer": BUCCANEER}[id]
    found: list[Worlds] = []
    for seed in range(40):
        random = Random(seed)
        worlds = Worlds(Variant(id, 3, options), reader)
        if id == "buccaneer":
            while not worlds.exchange(random, COVERED):
                pass
        worlds.walk(random, MOVES + worlds.unseen)
        if SECRETS[id] in worlds.different:
            found.append(worlds)
        if len(found) == PAIRS:
            return found
    raise AssertionError(f"no two worlds differ in {SECRETS[id]}")


class Scene:
    """One world's table at a real server, and the reader who writes everything down."""

    def __init__(self, server: Server, worlds: Worlds, world: int, share: str) -> None:
        self.server = server
        self.worlds = worlds
        self.world = world
        self.share = share
        self.web: list[Any] = []

    async def play(self) -> list[bytes]:
        """Play the game as it was walked; what the reader heard."""
        worlds, url = self.worlds, self.server.url
        seats = worlds.variant.seats
        players = [Client(url, name=f"P{seat + 1}") for seat in range(seats)]
        for client in players:
            await client.open()
        table = await players[0].create(
            worlds.variant.game, seats, options=worlds.variant.options, grace=None
        )
        key = "" if worlds.reader is None else players[worlds.reader].key
        reader = Client(url, name="Reader", key=key)
        reader.record = True
        for seat, client in enumerate(players):
            await client.sit(table, seat)
        if not worlds.unseen:
            await reader.open()
            await reader.follow(table)
        for seat, client in enumerate(players):
            await client.do(p.Ready, table=table, seat=seat, share=self.share)
        await self._moves(table, players, reader)
        await self._http(table, reader)
        for client in [*players, reader]:
            await client.close()
        return reader.heard

    async def _moves(self, table: str, players: list[Client], reader: Client) -> None:
        for at, move in enumerate(self.worlds.moves):
            choice = move.said[self.world]
            if at == self.worlds.unseen and at:
                await reader.open()
                await reader.do(p.Watch, table=table, since=LATER)
            if choice.seat == CHANCE:
                continue
            mine = choice.seat == self.worlds.reader and at >= self.worlds.unseen
            speaker = reader if mine else players[choice.seat]
            done = await speaker.do(p.Play, table=table, version=at, say=choice.text)
            if at >= self.worlds.unseen:
                await self._until(reader, done.seq)
                await self._probe(reader, table, done.version, at)

    async def _until(self, reader: Client, seq: int) -> None:
        """Wait until the reader has heard of a step."""
        mark = f'"seq":{seq},'.encode()
        async with asyncio.timeout(20):
            while not any(mark in one and b'"t":"step"' in one for one in reader.heard[-3:]):
                await asyncio.sleep(0.001)

    async def _probe(self, reader: Client, table: str, version: int, at: int) -> None:
        """Ask for everything that can be asked; the answers are written down as they come."""
        random = Random(at)
        words = game(self.worlds.variant.game).vocabulary.words
        seat = self.worlds.reader if self.worlds.reader is not None else 0
        name = f"P{seat + 1}"
        commands: list[tuple[Any, dict[str, Any]]] = [
            (p.Look, {"seat": seat}),
            (p.Odds, {"seat": seat}),
            (p.Tell, {"seat": seat}),
            (p.Tell, {}),
            (p.Look, {"seat": (seat + 1) % 3}),
            (p.WhyNot, {"say": f"{name} {random.choice(words)}"}),
            (p.WhyNot, {"say": f"{name} {random.choice(words)}"}),
            (p.WhyNot, {"say": f"P{(seat + 1) % 3 + 1} {random.choice(words)}"}),
            (p.Play, {"version": version, "say": f"{name} nonsense"}),
            (p.Play, {"version": version + 1, "say": f"{name} {random.choice(words)}"}),
            (p.Play, {"version": version, "say": f"P{(seat + 1) % 3 + 1} {random.choice(words)}"}),
            (p.Watch, {"since": max(0, at - 3) if not self.worlds.unseen else LATER}),
        ]
        asked = [reader.do(kind, table=table, **fields) for kind, fields in commands]
        for told in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(told, p.Done | RefusedByServer)

    async def _http(self, table: str, reader: Client) -> None:
        """What the reader gets over HTTP, once the lists are up to date."""
        steps = 2 * self.worlds.variant.seats  # everybody sat down and was ready
        steps += sum(move.said[0].seat != CHANCE for move in self.worlds.moves)
        while (await reader.http("GET", f"/api/tables/{table}"))["seq"] != steps:
            await asyncio.sleep(0.1)
        for path in (f"/api/tables/{table}", "/api/me/tables", f"/api/tables/{table}/replay"):
            try:
                told = await reader.http("GET", path)
            except RefusedByServer as refused:
                told = str(refused)
            for line in told if isinstance(told, list) else [told]:
                if isinstance(line, dict):
                    del line["touched"]  # the time of day
            self.web.append(told)


def stored(server: Server) -> list[str]:
    """Every step that a server has stored."""
    with sqlite3.connect(server.db) as file:
        return [row[0] for row in file.execute("SELECT facts FROM steps ORDER BY game, seq")]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers, each with the scripts of its world."""
    running = []
    with ExitStack() as stack:
        for world in range(2):
            folder = tmp_path_factory.mktemp(f"world-{world}")
            server = Server(str(folder / "tables.db"), "--unlimited")
            server.program = (str(Path(__file__).with_name("scripted.py")), str(folder))
            running.append(stack.enter_context(server))
        yield running


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("id", ["merchants", "port-royal", "buccaneer"])
async def test_a_readers_whole_traffic_is_the_same_in_two_hidden_worlds(
    servers: list[Server], id: str, reader: int | None
) -> None:
    """Hands, scouted cards and covered discs differ; no byte that the server sends does."""
    heard: list[list[bytes]] = [[], []]
    web: list[list[Any]] = [[], []]
    for at, worlds in enumerate(worlds_of(id, reader)):
        for world, server in enumerate(servers):
            script = Path(server.db).with_name(f"{id}-{reader}-{at}")
            script.write_text(json.dumps(worlds.chance(world)), encoding="utf-8")
            scene = Scene(server, worlds, world, script.name)
            heard[world] += await scene.play()
            web[world] += scene.web
    assert len(heard[0]) > 40
    for mine, theirs in zip(*heard, strict=True):
        assert mine == theirs
    assert web[0] == web[1]
    mine, theirs = stored(servers[0]), stored(servers[1])
    assert len(mine) == len(theirs)
    assert mine != theirs
