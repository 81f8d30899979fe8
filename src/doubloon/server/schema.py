"""The tables of the database, and how an older one becomes a newer one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    text,
)

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

SCHEMA: Final = 3
"""The version of a database."""
ROWS: Final = 2
"""The version of its rows, as they are exported: goes up with their columns."""
meta: Final = MetaData()

about: Final = Table(
    "about",
    meta,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
tables: Final = Table(
    "tables",
    meta,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("host", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", String(80), nullable=False),
    Column("state", String(10), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float),
    Column("summary", Text, nullable=False),
    Column("archive", Text),
    Index("tables_by_state", "state", "open", "touched"),
    Index("tables_by_due", "due"),
)
steps: Final = Table(
    "steps",
    meta,
    Column("game", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("by", String(120)),
    Column("facts", Text, nullable=False),
    # Where one process writes it knows itself what it has obeyed; several ask the database.
    Index("steps_once", "game", "by", unique=True).ddl_if(dialect="postgresql"),
)
players: Final = Table(
    "players",
    meta,
    Column("guest", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
)
guests: Final = Table(
    "guests",
    meta,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("name", String(24), nullable=False),
    Column("mail", String(200), nullable=False, server_default=""),
)
keys: Final = Table(
    "keys",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Index("keys_by_guest", "guest"),
)
campaigns: Final = Table(
    "campaigns",
    meta,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
    Column("version", BigInteger, nullable=False, server_default="0"),
)

EVERYWHERE: Final = ""
MIGRATIONS: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    1: {
        EVERYWHERE: (
            "ALTER TABLE guests ADD COLUMN mail VARCHAR(200) NOT NULL DEFAULT ''",
            "ALTER TABLE tables ADD COLUMN archive TEXT",
        ),
    },
    2: {"sqlite": ("DROP INDEX IF EXISTS steps_once",)},
}
"""What turns a database of each version into one of the next, by kind of database."""


def migrate(connection: Connection) -> None:
    """Make an empty database ours, and bring an older one up to date, all or nothing."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver would store each change at once
    if not inspect(connection).has_table("about"):
        meta.create_all(connection)
        connection.execute(about.insert().values(name="schema", value=str(SCHEMA)))
        return
    query = about.select().where(about.c.name == "schema")
    found = connection.execute(query).one_or_none()
    version = int(found.value) if found else 0
    if not 1 <= version <= SCHEMA:
        raise Malformed(Message("refuse-database", {"found": version, "ours": SCHEMA}))
    for older in range(version, SCHEMA):
        for kind in (EVERYWHERE, connection.dialect.name):
            for line in MIGRATIONS[older].get(kind, ()):
                connection.execute(text(line))
    meta.create_all(connection)
    connection.execute(about.update().where(about.c.name == "schema").values(value=str(SCHEMA)))
