"""What the server asks its database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, Row, select

from doubloon.server import schema as db
from doubloon.server.journal import Row as StepRow


class Reading:
    """Everything that is only read. The methods wait for the database."""

    engine: Engine

    def load(self, id: str) -> tuple[Row[Any], list[StepRow]] | None:
        """A table and all its steps; None if there is none."""
        with self.engine.connect() as connection:
            found = connection.execute(select(db.tables).where(db.tables.c.id == id)).one_or_none()
            return None if found is None else (found, self._rows(connection, id, 0))

    def rows(self, id: str, since: int) -> list[StepRow]:
        """The steps of a table after a number."""
        with self.engine.connect() as connection:
            return self._rows(connection, id, since)

    def _rows(self, connection: Connection, id: str, since: int) -> list[StepRow]:
        s = db.steps
        query = select(s).where(s.c.game == id, s.c.seq > since).order_by(s.c.seq)
        return [
            StepRow(row.game, row.seq, row.at, row.by or "", row.facts)
            for row in connection.execute(query)
        ]

    def due(self, now: float, most: int) -> list[str]:
        """Tables that need somebody to look after them: a bot is asked, or time runs out."""
        t = db.tables.c
        query = select(t.id).where(t.due <= now, t.state == "playing").order_by(t.due).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def row(self, id: str) -> Row[Any] | None:
        """A table's row alone."""
        with self.engine.connect() as connection:
            return connection.execute(select(db.tables).where(db.tables.c.id == id)).one_or_none()

    def open_tables(self, most: int) -> list[Row[Any]]:
        """Tables of the lobby that wait for people or can be watched, the newest first."""
        t = db.tables.c
        query = select(t.id, t.settings, t.state, t.touched, t.summary)
        query = query.where(t.open, t.state.in_(("open", "playing")))
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(t.touched.desc()).limit(most)))

    def tables_of(self, guest: str, most: int) -> list[Row[Any]]:
        """The tables at which a guest sat down, the newest first."""
        t = db.tables.c
        query = select(t.id, t.settings, t.state, t.touched, t.summary)
        query = query.join(db.players, db.players.c.game == t.id)
        query = query.where(db.players.c.guest == guest)
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(t.touched.desc()).limit(most)))
