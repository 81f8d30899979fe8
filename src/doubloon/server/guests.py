"""Guests: people known by a name and by keys that only they hold. Only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, select, update

from doubloon.server import schema as db
from doubloon.server.store import Store

CODE_LASTS: Final = 600.0
"""So many seconds a code for another device can be used."""


class Guest(Struct, frozen=True):
    """Somebody who came by."""

    id: str
    name: str
    mail: str = ""


def digest(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Guests:
    """Everybody who holds a key."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def make(self, name: str, now: float) -> tuple[Guest, str]:
        """A new guest and the key to come back with."""
        guest, key = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
        with self.store.engine.begin() as connection:
            connection.execute(db.guests.insert().values(id=guest, at=now, name=name))
            connection.execute(db.keys.insert().values(hash=digest(key), guest=guest, at=now))
        return Guest(guest, name), key

    def find(self, key: str, now: float) -> Guest | None:
        """Who holds this key."""
        query = select(db.guests.c.id, db.guests.c.name, db.guests.c.mail).join(
            db.keys, db.keys.c.guest == db.guests.c.id
        )
        with self.store.engine.connect() as connection:
            found = connection.execute(
                query.where(db.keys.c.hash == digest(key), db.keys.c.until.is_(None))
            ).one_or_none()
        return Guest(found.id, found.name, found.mail) if found else None

    def change(self, guest: str, name: str | None, mail: str | None) -> None:
        """Take another name, or leave an address for news of one's turn."""
        values = {"name": name, "mail": mail}
        given = {column: value for column, value in values.items() if value is not None}
        if given:
            with self.store.engine.begin() as connection:
                where = db.guests.c.id == guest
                connection.execute(update(db.guests).where(where).values(**given))

    def mail(self, guest: str) -> Guest | None:
        """A guest by id."""
        g = db.guests.c
        with self.store.engine.connect() as connection:
            found = connection.execute(
                select(g.id, g.name, g.mail).where(g.id == guest)
            ).one_or_none()
        return Guest(found.id, found.name, found.mail) if found else None

    def make_code(self, guest: str, now: float) -> str:
        """A code that lets another device in once, for a short time."""
        code = secrets.token_urlsafe(16)
        with self.store.engine.begin() as connection:
            connection.execute(
                db.keys.insert().values(
                    hash=digest(code), guest=guest, at=now, until=now + CODE_LASTS
                )
            )
        return code

    def claim(self, code: str, now: float) -> tuple[Guest, str] | None:
        """Use a code up: the guest it belongs to, and a key of the device's own."""
        key = secrets.token_urlsafe(32)
        k = db.keys.c
        with self.store.engine.begin() as connection:
            connection.execute(delete(db.keys).where(k.until < now))
            query = delete(db.keys).where(k.hash == digest(code), k.until.is_not(None))
            guest = connection.execute(query.returning(k.guest)).scalar_one_or_none()
            if guest is None:
                return None
            connection.execute(db.keys.insert().values(hash=digest(key), guest=guest, at=now))
        found = self.mail(guest)
        return (found, key) if found else None
