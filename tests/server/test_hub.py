"""The hub from inside: what leaves the memory, what bots may take, what a failing disk does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import doubloon
from doubloon.engine.refusal import Refusal
from doubloon.locale import speaker
from doubloon.match.table import Table
from doubloon.server import bots, rounds
from doubloon.server import protocol as p
from doubloon.server.bots import Bots
from doubloon.server.change import Change
from doubloon.server.hub import Hub
from doubloon.server.journal import Away, Row, Said, text
from doubloon.server.lobby import Wish, settings
from doubloon.server.looking import LOOKING
from doubloon.server.room import Room
from doubloon.server.store import Store
from doubloon.server.wire import Wire
from server.kit import sqlite


class Ear(Wire):
    """A line that only listens."""

    def __init__(self, guest: str) -> None:  # no transport, so nothing of a line's
        self.guest = self.name = guest
        self.client = "a-client"
        self.speaker = speaker("en")
        self.follows: dict[str, Any] = {}
        self.heard: list[Any] = []

    def send(self, answer: p.Answers) -> None:
        """Hear an answer."""
        self.heard.append(answer)

    def send_bytes(self, data: bytes) -> None:
        """Hear a step."""
        self.heard.append(p.read_answer(data))

    def refuse(
        self,
        re: int | None,
        refusal: Refusal,
        version: int | None = None,
        table: Table | None = None,
    ) -> None:
        """Hear a refusal."""
        self.heard.append(refusal)

    def shutdown(self) -> None:
        """The line is closed."""
        self.heard.append("closed")


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """A hub in this process."""
    store = Store(f"sqlite:///{sqlite(tmp_path)}")
    store.open()
    running = Hub(store)
    await running.open()
    yield running
    await running.close()


async def solo(hub: Hub) -> tuple[Ear, str]:
    """Somebody alone at a table, with a game begun."""
    room = await hub.create(settings(Wish("port-royal", 1, {"mode": "contracts-coop"})), "host")
    ear = Ear("ann")
    commands = (p.Sit(1, room.id, 0), p.Watch(2, room.id), p.Ready(3, room.id, 0))
    for command in commands:
        hub.route(ear, command)
        await asyncio.sleep(0.05)
    return ear, room.id


async def play(hub: Hub, ear: Ear, id: str, most: int = 5_000) -> None:
    """Take the last option again and again."""
    for number in range(100, 100 + most):
        room = hub.rooms[id].room
        assert room.table is not None
        if room.table.decision is None:
            return
        say = room.table.decision.options[-1].text
        hub.route(ear, p.Play(number, id, room.version, say))
        while hub.rooms[id].busy:
            await asyncio.sleep(0)


async def test_finished_tables_leave_the_memory(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even while somebody follows; the table wakes when it is spoken to, and they hear it."""
    ear, id = await solo(hub)
    await play(hub, ear, id)
    assert hub.rooms[id].room.over
    await hub.rounds.round()
    assert id in hub.rooms
    monkeypatch.setattr(rounds, "OVER", 0.0)
    await hub.rounds.round()
    assert hub.rooms == {}
    assert ear.follows == {}
    hub.route(ear, p.Say(9_000, id, 0, "Well played"))
    await asyncio.sleep(0.3)
    facts = [fact for one in ear.heard if isinstance(one, p.Step) for fact in one.facts]
    assert facts[-1] == {"fact": "said", "seat": 0, "text": "Well played"}
    assert "closed" not in ear.heard


async def test_a_disk_that_fails_acknowledges_nothing(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be stored is refused and undone, and told to nobody."""
    ear, id = await solo(hub)
    await play(hub, ear, id, 5)
    version, heard = hub.rooms[id].room.version, len(ear.heard)
    whole = hub.store.write

    def full(changes: list[Change], worker: str = "") -> set[int]:
        raise OSError("disk full")

    monkeypatch.setattr(hub.store, "write", full)
    table = hub.rooms[id].room.table
    assert table is not None
    assert table.decision is not None
    say = table.decision.options[-1].text
    hub.route(ear, p.Play(500, id, version, say))
    await asyncio.sleep(0.5)
    assert [type(one).__name__ for one in ear.heard[heard:]] == ["Trouble"]
    assert hub.rooms[id].room.version == version
    monkeypatch.setattr(hub.store, "write", whole)
    hub.route(ear, p.Play(500, id, version, say))
    await asyncio.sleep(0.2)
    assert hub.rooms[id].room.version > version


async def test_a_bot_that_thinks_too_long_is_replaced_by_chance() -> None:
    """The time limit holds, and whatever is chosen is legal."""
    table = doubloon.table("port-royal", 2, seed=1)
    decision = table.decision
    assert decision is not None
    slow = Bots(limit=0.0)
    assert await slow.choose("greedy", table, decision.seat) in decision.options
    assert slow.fallbacks == 1
    slow.close()
    fine = Bots(limit=60.0)
    assert await fine.choose("greedy", table, decision.seat) in decision.options
    assert fine.fallbacks == 0
    fine.close()


async def test_a_bot_remembers_its_own_seat_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """At one table and seat the same bot goes on; few are remembered, and hints are by others."""
    made: list[str] = []
    whole = bots.make_bot

    def make(bot: str, id: str, luck: Random) -> bots.Bot:
        made.append(bot)
        return whole(bot, id, luck)

    monkeypatch.setattr(bots, "make_bot", make)
    monkeypatch.setattr(bots, "players", {})
    monkeypatch.setattr(bots, "KEPT", 2)
    table = doubloon.table("buccaneer", 3, seed=1)

    class Here(Bots):
        def _workers(self) -> Any:
            return None  # the loop's own threads

    thinking = Here()
    assert table.decision is not None
    for who in ("A 0 greedy", "A 0 greedy", "B 0 greedy", "A 0 greedy", "", ""):
        assert await thinking.choose("greedy", table, 0, who) in table.decision.options
    assert len(made) == 4
    await thinking.choose("greedy", table, 0, "C 0 greedy")
    assert list(bots.players) == ["A 0 greedy", "C 0 greedy"]
    assert thinking.fallbacks == 0


async def test_a_look_that_fails_leaves_the_table_alone(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who only looks has changed nothing: they hear of trouble, and the room stays."""
    ear, id = await solo(hub)
    room = hub.rooms[id].room

    def fail(*args: object) -> None:
        raise KeyError("a word that is missing")

    monkeypatch.setitem(LOOKING, p.Look, fail)
    hub.route(ear, p.Look(600, id, 0))
    await asyncio.sleep(0.1)
    assert type(ear.heard[-1]).__name__ == "Trouble"
    assert hub.rooms[id].room is room
    assert not hub.rooms[id].broken


async def test_a_look_that_fails_after_a_step_makes_the_table_anew(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes back has the seat again: if that step goes wrong, the room is read again."""
    ear, id = await solo(hub)
    mailbox = hub.rooms[id]
    room, seq = mailbox.room, mailbox.room.seq

    async def think(*args: object) -> None:
        await asyncio.sleep(60.0)

    monkeypatch.setattr(hub.bots, "choose", think)
    mailbox.forget(ear)
    mailbox.act([Away(0, "greedy", "away")])
    await asyncio.sleep(0.1)
    assert room.seq == seq + 1

    def fail(*args: object) -> None:
        raise KeyError("a word that is missing")

    monkeypatch.setattr(mailbox, "_store", fail)
    hub.route(ear, p.Watch(600, id))
    monkeypatch.undo()
    await asyncio.sleep(0.2)
    assert hub.rooms[id].room is not room
    assert not mailbox.broken
    assert hub.rooms[id].room.seq == seq + 2


async def test_a_broken_table_is_made_anew_once(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many speak to it meanwhile: a second reading would be older than what they did."""
    ear, id = await solo(hub)
    mailbox = hub.rooms[id]
    whole, read = hub.store.load, []

    def load(id: str) -> Any:
        read.append(id)
        return whole(id)

    monkeypatch.setattr(hub.store, "load", load)
    mailbox.broken = True
    for number in (600, 601, 602):
        hub.route(ear, p.Look(number, id, 0))
    await asyncio.sleep(0.2)
    assert read == [id]
    assert not mailbox.broken
    assert [one.re for one in ear.heard[-3:]] == [600, 601, 602]


async def test_a_list_that_cannot_be_written_is_written_later(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the disk fails or the round is broken off: no line of the lists is forgotten."""
    tables = [hub.rooms[(await solo(hub))[1]] for _ in range(3)]
    await hub.rounds.flush()
    whole, written = hub.store.touch, []

    def fail(rows: list[dict[str, Any]]) -> None:
        raise OSError("disk full")

    def touch(rows: list[dict[str, Any]]) -> None:
        written.extend(row["key"] for row in rows)
        whole(rows)

    monkeypatch.setattr(rounds, "FEW", 1)
    monkeypatch.setattr(hub.store, "touch", fail)
    hub.dirty.update(tables)
    with pytest.raises(OSError, match="disk full"):
        await hub.rounds.flush()
    assert hub.dirty == {*tables}
    monkeypatch.setattr(hub.store, "touch", touch)
    task = asyncio.create_task(hub.rounds.flush(pause=60.0))
    await asyncio.sleep(0.02)
    task.cancel()
    assert len(written) == 1
    await hub.rounds.flush()
    assert sorted(written) == sorted(one.room.id for one in tables)


async def test_a_list_that_was_being_written_when_the_server_stops(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is asked elsewhere may not have heard of it: it is written once more."""
    _, id = await solo(hub)
    await hub.rounds.flush()
    whole, written = hub.ask, []

    async def ask(read: Any, *args: Any, **kwargs: Any) -> Any:
        if read == hub.store.touch:
            written.append([row["key"] for row in args[0]])
            await asyncio.sleep(60.0 if len(written) == 1 else 0.0)
        return await whole(read, *args, **kwargs)

    monkeypatch.setattr(hub, "ask", ask)
    hub.dirty.add(hub.rooms[id])
    hub.run(hub.rounds.flush())
    await asyncio.sleep(0.02)
    await hub.close()
    assert written == [[id], [id]]


async def test_what_others_write_while_a_table_is_made_anew_is_read_too(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process writes after we have read, and says so before we are done."""
    ear, id = await solo(hub)
    mailbox = hub.rooms[id]
    whole, seq = hub.replay, mailbox.room.seq

    async def replay(room: Room, rows: list[Row]) -> None:
        await whole(room, rows)
        hub.store.write([Change(id, [Row(id, seq + 1, 0.0, "", text([Said(0, "Ahoy")]))])])
        mailbox.refresh()

    monkeypatch.setattr(hub, "replay", replay)
    mailbox.broken = True
    hub.route(ear, p.Look(600, id, 0))
    await asyncio.sleep(0.2)
    assert mailbox.room.seq == seq + 1
    assert not mailbox.behind
    assert [getattr(one, "re", None) for one in ear.heard].count(600) == 1
