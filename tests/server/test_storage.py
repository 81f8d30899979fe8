"""The database: from empty, from an older version, out and in again, under other rules."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from pathlib import Path
from threading import Event, Timer

import pytest
from sqlalchemy import inspect

from doubloon.cli import main
from doubloon.client import Client, RefusedByServer
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.match.save import loads
from doubloon.server import store as store_module
from doubloon.server.change import Change
from doubloon.server.journal import Row
from doubloon.server.schema import MIGRATIONS, SCHEMA
from doubloon.server.store import Store
from server.kit import Server, database, play_out, seated, sqlite

OLD = Path(__file__).parent / "data" / "schema-1.sql"
KEY = "wTHx0y_zSLr4wJXNGZgWmgqakEph2ENsQisDqddUnX4"
"""Ann's key in the stored database."""


def old_database(folder: Path) -> tuple[str, str, str]:
    """The stored database as a file; the finished game in it, and the one under way."""
    text = OLD.read_text(encoding="utf-8")
    finished, begun = re.findall(r"\(([\w-]{12})\)", text.split("\n")[0])
    path = sqlite(folder)
    with sqlite3.connect(path) as file:
        file.executescript(text)
    return path, finished, begun


async def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """A stored database of version 1: its guests, its finished game and its running one live on."""
    path, finished, begun = old_database(tmp_path)
    with Server(path, "--unlimited") as server:
        async with Client(server.url, key=KEY) as ann:
            tables = await ann.http("GET", "/api/me/tables")
            assert {line["table"] for line in tables} == {finished, begun}
            rules = {line["table"]: line["rules"] for line in tables}
            if rules[begun] != game("port-royal").info.rules_version:
                with pytest.raises(RefusedByServer, match="rules version"):
                    await ann.follow(begun)
                return
            text = await ann.http("GET", f"/api/tables/{finished}/replay?download=1")
            assert loads(text).outcome is not None
            ours = await ann.follow(begun)
            assert ours.version == 25
            assert ours.begun()
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT value FROM about").fetchone() == (str(SCHEMA),)


def test_where_one_process_writes_commands_have_no_index(tmp_path: Path) -> None:
    """Every step would have to write to it; the process knows what it has obeyed."""
    path, *_ = old_database(tmp_path)
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT value FROM about").fetchone() == (str(SCHEMA),)
        indexes = [row[0] for row in file.execute("SELECT name FROM sqlite_master")]
    assert "tables_by_due" in indexes
    assert "steps_once" not in indexes


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_only_several_processes_need_the_index_of_commands(kind: str, tmp_path: Path) -> None:
    """A fresh database: on PostgreSQL it keeps a command from being obeyed twice."""
    where = database(kind, tmp_path)
    store = Store(where if "://" in where else f"sqlite:///{where}")
    store.open()
    names = {index["name"] for index in inspect(store.engine).get_indexes("steps")}
    store.close()
    assert ("steps_once" in names) == (kind == "postgresql")


def test_a_migration_is_done_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped half-way, the old database is still there and can be brought up to date later."""
    path, *_ = old_database(tmp_path)
    store = Store(f"sqlite:///{path}")
    monkeypatch.setitem(MIGRATIONS, 2, {"sqlite": ("DROP INDEX steps_once", "NO SUCH THING")})
    with pytest.raises(Malformed):
        store.open()
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT value FROM about").fetchone() == ("1",)
        assert file.execute("SELECT 1 FROM sqlite_master WHERE name = 'steps_once'").fetchone()
        columns = [row[1] for row in file.execute("PRAGMA table_info(guests)")]
        assert "mail" not in columns
    monkeypatch.undo()
    store.open()
    store.close()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    """What a later release wrote is not touched."""
    store = Store(f"sqlite:///{sqlite(tmp_path)}")
    store.open()
    store.close()
    with sqlite3.connect(sqlite(tmp_path)) as file:
        file.execute("UPDATE about SET value = '99'")
    with pytest.raises(Malformed, match="version 99"):
        store.open()


def step(seq: int) -> Change:
    """A step of a table."""
    return Change("a-table", [Row("a-table", seq, 0.0, "", "[]")])


def test_a_batch_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    """A step whose number is taken takes its batch with it, and the next batch is stored."""
    store = Store(f"sqlite:///{sqlite(tmp_path)}")
    store.open()
    store.write([step(1), step(2)])
    with pytest.raises(sqlite3.IntegrityError):
        store.write([step(3), step(2)])
    with sqlite3.connect(sqlite(tmp_path)) as file:
        assert file.execute("SELECT seq FROM steps").fetchall() == [(1,), (2,)]
    store.touch([{"key": "a-table", "due": None}])
    store.write([step(3)])
    with sqlite3.connect(sqlite(tmp_path)) as file:
        assert file.execute("SELECT seq FROM steps").fetchall() == [(1,), (2,), (3,)]
    store.close()


def logged(folder: Path) -> tuple[Store, sqlite3.Connection]:
    """A database with a long log, and somebody who reads from that log."""
    store = Store(f"sqlite:///{sqlite(folder)}")
    store.open()
    for seq in range(1, 50):
        store.write([step(seq)])
    reader = sqlite3.connect(sqlite(folder), isolation_level=None, check_same_thread=False)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM steps").fetchone() == (49,)
    return store, reader


def test_the_log_of_the_database_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moved as a whole when its readers are done, the log is written from its beginning again."""
    monkeypatch.setattr(store_module, "SHORT", 20_000)
    store, reader = logged(tmp_path)
    done = Event()

    def end() -> None:
        done.set()
        reader.close()

    Timer(0.3, end).start()
    assert store.checkpoint(whole=True) > 40
    assert done.is_set()
    store.write([step(50)])
    assert store.checkpoint() < 10
    store.close()


def test_who_reads_for_long_keeps_nobody_from_playing(tmp_path: Path) -> None:
    """The log is moved, and begins anew another time: players wait for a moment only."""
    store, reader = logged(tmp_path)
    began = time.monotonic()
    assert store.checkpoint(whole=True) > 40
    assert time.monotonic() - began < 5.0
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == store_module.PATIENCE
    store.write([step(50)])
    assert store.checkpoint() > 40
    assert reader.execute("SELECT count(*) FROM steps").fetchone() == (49,)
    reader.close()
    store.checkpoint(whole=True)
    store.write([step(51)])
    assert store.checkpoint() < 10
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_everything_can_be_taken_out_and_in_again(tmp_path: Path, kind: str) -> None:
    """An export is read into an empty database of either kind, and all games go on."""
    path, _, begun = old_database(tmp_path)
    backup, again = tmp_path / "all.jsonl", tmp_path / "again.jsonl"
    (tmp_path / "other").mkdir()
    other = database(kind, tmp_path / "other")
    assert main(["export", str(backup), "--db", path]) == 0
    assert main(["import", str(backup), "--db", other]) == 0
    assert main(["export", str(again), "--db", other]) == 0
    assert again.read_text() == backup.read_text()
    assert main(["import", str(backup), "--db", other]) == 2
    broken = backup.read_text().splitlines()
    broken[5] = broken[5][:-9]
    backup.write_text("\n".join(broken))
    assert main(["import", str(backup), "--db", str(tmp_path / "third.db")]) == 2
    with Server(other, "--unlimited") as server:
        async with Client(server.url, key=KEY) as ann:
            line = await ann.http("GET", f"/api/tables/{begun}")
            assert line["state"] == "playing"


async def test_finished_games_stay_readable_under_other_rules(tmp_path: Path) -> None:
    """A game of an older rules version can be read, but not be played."""
    path = sqlite(tmp_path)
    with Server(path, "--unlimited") as server:
        async with Client(server.url, name="Ann") as ann:
            options = {"mode": "contracts-coop"}
            (ours,) = await seated([ann], "port-royal", options)
            await play_out([ours], "port-royal")
            (other,) = await seated([ann], "port-royal", options)
            key = ann.key
    with sqlite3.connect(path) as file:
        for id, text in file.execute("SELECT id, settings FROM tables").fetchall():
            settings = {**json.loads(text), "rules": 0}
            file.execute("UPDATE tables SET settings=? WHERE id=?", (json.dumps(settings), id))
    with Server(path, "--unlimited") as server:
        async with Client(server.url, key=key) as ann:
            kept = await ann.http("GET", f"/api/tables/{ours.id}/replay")
            assert kept["outcome"] == ours.outcome
            assert kept["events"]
            with pytest.raises(RefusedByServer, match="rules version 0"):
                await ann.follow(other.id)
