"""The database: SQLite beside the server, or PostgreSQL for several servers.

SQLite runs in WAL mode. With `sync="process"` (synchronous=NORMAL) what was committed survives the
death of the server; with `sync="power"` (FULL) every commit waits for the disk, and survives the
death of the machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, create_engine, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.server import schema as db
from doubloon.server.change import Change, NewTable
from doubloon.server.reading import Reading

CHANNEL: Final = "doubloon"
INSERT: Final = 'INSERT INTO steps (game, seq, at, "by", facts) VALUES (?, ?, ?, ?, ?)'
"""Said for every move, so it is written out and goes to the driver itself."""
CACHE: Final = -16_000
"""Kilobytes, so says the sign, that SQLite keeps of its file: the pages that tables write to."""
PATIENCE: Final = 10_000
"""Milliseconds that SQLite waits for whoever else has the file."""
SHORT: Final = 20
"""Milliseconds that it waits for readers before the log begins anew: meanwhile nobody plays."""
PAYLOAD: Final = 7000
"""PostgreSQL takes messages of up to 8,000 bytes."""


class Store(Reading):
    """All that the server reads and writes. Its methods wait for the database."""

    def __init__(self, url: str, sync: str = "process") -> None:
        try:
            parsed = make_url(url)
            if parsed.drivername in ("postgresql", "postgres"):
                parsed = parsed.set(drivername="postgresql+psycopg")
            self.engine = create_engine(parsed, pool_pre_ping=True)
        except (ArgumentError, SQLAlchemyError, ModuleNotFoundError):
            raise Malformed(Message("refuse-database-url")) from None
        self.url = parsed
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.inline = self.sqlite and sync == "process"
        """Whether a commit is quick enough not to leave the event loop for it."""
        if self.sqlite:
            event.listen(self.engine, "connect", _prepare(sync))
        self._writer: Connection | None = None

    def open(self) -> None:
        """Connect, and create or bring up to date what is there."""
        try:
            with self.engine.begin() as connection:
                if not self.sqlite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(68616)"))
                db.migrate(connection)
            self.checkpoint()  # whoever was killed often left a long log
        except OperationalError as error:
            why = str(error.orig).split("\n")[0][:200]
            raise Malformed(Message("refuse-database-open", {"why": why})) from None

    def close(self) -> None:
        """Let go of the database; SQLite's log goes into the file."""
        if self._writer:
            self._writer.close()
        if self.sqlite and self._writer:
            with self.engine.connect() as connection:
                connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        self.engine.dispose()

    def write(self, changes: Sequence[Change], worker: str = "") -> set[int]:
        """Store many changes at once, all or nothing; return those that came too late.

        A change comes too late when another server has written the same step, or has obeyed the
        same command. Only one thread at a time may write.
        """
        connection = self._writing()
        try:
            late = self._steps(connection, changes)
            for at, change in enumerate(changes):
                if at not in late and (change.columns or change.guests or change.new):
                    self._more(connection, change)
            if not self.sqlite:
                self._notify(connection, changes, late, worker)
            connection.commit()
            if self.sqlite:
                _driver(connection).commit()
        except BaseException:
            connection.rollback()
            if self.sqlite:
                _driver(connection).rollback()
            raise
        return late

    def _writing(self) -> Connection:
        """The connection that writes."""
        if self._writer is None or self._writer.closed:
            self._writer = self.engine.connect()
        return self._writer

    def _steps(self, connection: Connection, changes: Sequence[Change]) -> set[int]:
        said = [row for change in changes for row in change.rows]
        if not said:
            return set()
        if self.sqlite:
            tuples = [(row.table, row.seq, row.at, row.by or None, row.facts) for row in said]
            _driver(connection).executemany(INSERT, tuples)
            return set()
        rows = [
            {
                "game": row.table,
                "seq": row.seq,
                "at": row.at,
                "by": row.by or None,
                "facts": row.facts,
            }
            for row in said
        ]
        query = postgresql.insert(db.steps).on_conflict_do_nothing()
        kept = connection.execute(query.returning(db.steps.c.game, db.steps.c.seq), rows)
        stored = {(row.game, row.seq) for row in kept}
        return {
            at
            for at, change in enumerate(changes)
            if any((row.table, row.seq) not in stored for row in change.rows)
        }

    def _more(self, connection: Connection, change: Change) -> None:
        """What a few changes bring besides their step."""
        if change.new:
            self._create(connection, change.new)
        if change.columns:
            where = db.tables.c.id == change.table
            connection.execute(update(db.tables).where(where).values(**change.columns))
        if change.guests:
            insert = sqlite.insert if self.sqlite else postgresql.insert
            connection.execute(
                insert(db.players).on_conflict_do_nothing(),
                [{"guest": guest, "game": change.table} for guest in change.guests],
            )

    def _create(self, connection: Connection, new: NewTable) -> None:
        connection.execute(
            db.tables.insert().values(
                id=new.id,
                at=new.at,
                host=new.host,
                settings=new.settings,
                secret=new.secret,
                state="open",
                open=new.open,
                touched=new.at,
                summary=new.summary,
            )
        )

    def _notify(
        self, connection: Connection, changes: Sequence[Change], late: set[int], worker: str
    ) -> None:
        """Tell the other servers which tables have gone on."""
        news = [
            f"step:{row.table}:{row.seq}"
            for at, change in enumerate(changes)
            if at not in late
            for row in change.rows[-1:]
        ]
        while news:
            size = max(1, PAYLOAD // 60)
            part, news = news[:size], news[size:]
            query = text("SELECT pg_notify(:channel, :payload)")
            payload = " ".join([worker, *part])
            connection.execute(query, {"channel": CHANNEL, "payload": payload})

    def checkpoint(self, *, whole: bool = False) -> int:
        """Move SQLite's log into the file; how many pages the log has.

        No writer has to wait, but a log that is written to all the while grows on. With `whole`
        writers wait, and begin it anew; unless somebody reads for long, then another time.
        """
        if not self.sqlite:
            return 0
        kind, patience = ("RESTART", SHORT) if whole else ("PASSIVE", PATIENCE)
        with self.engine.connect() as connection:
            connection.execute(text(f"PRAGMA busy_timeout={patience}"))
            try:
                _, pages, _ = connection.execute(text(f"PRAGMA wal_checkpoint({kind})")).one()
            finally:
                connection.execute(text(f"PRAGMA busy_timeout={PATIENCE}"))
            return int(pages)

    def touch(self, summaries: Iterable[dict[str, Any]]) -> None:
        """Bring up to date what lists say of tables: rows of `key` and the same columns."""
        rows = list(summaries)
        if not rows:
            return
        names = [name for name in rows[0] if name != "key"]
        if self.inline:  # one thread does it all; a second writer would empty the first's cache
            columns = ", ".join(f"{name} = :{name}" for name in names)
            driver = _driver(self._writing())
            with driver:
                driver.executemany(f"UPDATE tables SET {columns} WHERE id = :key", rows)
            return
        values: dict[str, Any] = {name: bindparam(name) for name in names}
        query = update(db.tables).where(db.tables.c.id == bindparam("key")).values(**values)
        with self.engine.begin() as connection:
            connection.execute(query, rows)


def _driver(connection: Connection) -> Any:
    """SQLite's own connection: it begins by itself, and must be told to commit."""
    return connection.connection.driver_connection


def _prepare(sync: str) -> Any:
    """How a new connection to SQLite is set."""
    level = "FULL" if sync == "power" else "NORMAL"

    def set_up(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        for line in (
            "journal_mode=WAL",
            f"synchronous={level}",
            f"busy_timeout={PATIENCE}",
            "wal_autocheckpoint=0",
            f"cache_size={CACHE}",
        ):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    return set_up


__all__ = ["CHANNEL", "Store"]
