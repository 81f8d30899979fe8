"""All games of a database as JSON lines, and back: for backups, moves and other people's tools."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from sqlalchemy import Table as SqlTable
from sqlalchemy import select

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.server import schema as db
from doubloon.server.store import Store

MARK: Final = "doubloon-server"
KINDS: Final[dict[str, SqlTable]] = {
    "table": db.tables,
    "step": db.steps,
    "player": db.players,
    "guest": db.guests,
    "key": db.keys,
    "campaign": db.campaigns,
}
"""What a line can hold, in the order in which it is written."""
MANY: Final = 500


def lines(store: Store) -> Iterator[str]:
    """Everything, a line each: what kind of thing it is, and its columns."""
    yield json.dumps({MARK: db.ROWS})
    with store.engine.connect() as connection:
        for kind, table in KINDS.items():
            query = select(table).order_by(*table.primary_key.columns)
            for row in connection.execute(query):
                yield json.dumps({"kind": kind, **row._asdict()}, ensure_ascii=False)


def read(store: Store, said: Iterable[str]) -> int:
    """Write exported lines into an empty database, all or nothing; how many there were."""
    count = 0
    with store.engine.begin() as connection:
        if connection.execute(select(db.tables.c.id).limit(1)).first() is not None:
            raise Malformed(Message("refuse-import-not-empty"))
        waiting: list[dict[str, Any]] = []
        kind = ""
        for number, line in enumerate(said, 1):
            row = _parse(line, number)
            if number == 1:
                if row.get(MARK) != db.ROWS:
                    raise Malformed(Message("refuse-import-head", {"ours": db.ROWS}))
                continue
            found = row.pop("kind", "")
            if found not in KINDS or set(row) != set(KINDS[found].columns.keys()):
                raise Malformed(Message("refuse-import-line", {"line": number}))
            if waiting and (found != kind or len(waiting) >= MANY):
                connection.execute(KINDS[kind].insert(), waiting)
                waiting = []
            kind = found
            waiting.append(row)
            count += 1
        if waiting:
            connection.execute(KINDS[kind].insert(), waiting)
    return count


def _parse(line: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise Malformed(Message("refuse-import-line", {"line": number}))
    return row
