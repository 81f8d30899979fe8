"""Structured logs: one JSON object a line, on stderr. No keys, codes, secrets or talk."""

from __future__ import annotations

import sys
import time
from typing import Any, Final, TextIO

import msgspec

_write: Final = msgspec.json.Encoder().encode
_to: list[TextIO | None] = [sys.stderr]


def log(what: str, **data: Any) -> None:
    """Write one line."""
    out = _to[0]
    if out is not None:
        print(_write({"at": round(time.time(), 3), "log": what, **data}).decode(), file=out)


def quiet() -> None:
    """Write no more."""
    _to[0] = None
