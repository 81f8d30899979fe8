"""What a room hands to the store: steps, and what else changes with them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from doubloon.server.journal import Row


class NewTable(Struct, frozen=True):
    """A table that is set up."""

    id: str
    at: float
    host: str
    settings: str
    secret: str
    open: bool
    summary: str


class Change(Struct, frozen=True):
    """Everything of one command, stored together or not at all."""

    table: str
    rows: list[Row] = field(default_factory=list)
    columns: dict[str, Any] = field(default_factory=dict)
    """What changes in the table's own row."""
    guests: list[str] = field(default_factory=list)
    """Who joins."""
    new: NewTable | None = None
