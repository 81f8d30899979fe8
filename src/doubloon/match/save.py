"""Saves: a header, then what was said, one line each. Loading plays it all again."""

from __future__ import annotations

import json
import os
import tempfile
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from doubloon.engine.game import DECK
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.engine.seat import seat_name
from doubloon.games import game
from doubloon.match.names import is_name
from doubloon.match.source import describe, read_source
from doubloon.match.table import Table

FORMAT: Final = 1
PARTS: Final = (("game", str, 80), ("rules", int, 9), ("seats", int, 9), ("options", dict, 800))
"""What a header must have, and how long it may be written: a refusal can still quote it."""


def header(table: Table) -> dict[str, Any]:
    """What a save begins with: all that is needed to set the table up again."""
    return {
        "doubloon": FORMAT,
        "game": table.game.info.id,
        "rules": table.game.info.rules_version,
        "seats": table.seats,
        "options": table.options,
        **({"names": table.names} if table.names else {}),
        **({"party": table.party} if table.party else {}),
        **describe(table.source),
    }


def lines(table: Table) -> Iterator[str]:
    """The save, line by line."""
    yield json.dumps(header(table), ensure_ascii=False)
    for said in table.log:
        yield json.dumps(said, ensure_ascii=False)


def save(table: Table, path: str | Path) -> None:
    """Write a save."""
    write_whole(Path(path), "".join(line + "\n" for line in lines(table)))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash at any moment leaves either the old one or the new one."""
    path = path.resolve()
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    except (OSError, ValueError):
        raise Malformed(Message("refuse-no-folder", {"path": str(path)[:200]})) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def check_place(path: Path | None, *taken: Path | None) -> None:
    """Refuse a file that cannot be written, or that is needed for something else already, before
    any work is done for it.
    """
    if path is None:
        return
    if not can_write(path):
        raise Malformed(Message("refuse-place", {"path": str(path)}))
    if path.resolve() in [other.resolve() for other in taken if other]:
        raise Malformed(Message("refuse-same-file", {"path": str(path)}))


def can_write(path: Path) -> bool:
    """Whether a file can be there: not a folder, and in one that may be written to."""
    folder = path.absolute().parent
    return not path.is_dir() and folder.is_dir() and os.access(folder, os.W_OK)


def load(path: str | Path) -> Table:
    """The table that a save holds; Malformed, with the line, if it is not a whole one."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (ValueError, IsADirectoryError):
        raise Malformed(Message("refuse-file", {"path": str(path)})) from None
    except OSError:
        raise Malformed(Message("refuse-no-file", {"path": str(path)})) from None
    return loads(text)


def loads(text: str) -> Table:
    """The table that the text of a save holds."""
    steps = replay(text)
    table = next(steps)
    deque(steps, maxlen=0)
    return table


def replay(text: str) -> Iterator[Table]:
    """The same table again and again: as set up, then after each player's line of a save.

    What was said must be legal, and what chance said must be what its source says.
    """
    head, *said = _split(text)
    table = set_up(_parse(head, 1))
    done = 0
    while True:
        for expected in table.log[done:]:
            if done == len(said):
                raise Malformed(Message("refuse-truncated"))
            if _parse(said[done], done + 2) != expected:
                raise _edited(done + 2, said[done], expected)
            done += 1
        yield table
        if done == len(said):
            return
        say_line(table, _parse(said[done], done + 2), done + 2)


def _split(text: str) -> list[str]:
    """The lines of a save; the last one must be whole too."""
    if text and not text.endswith("\n"):
        raise Malformed(Message("refuse-truncated"))
    return text.split("\n")[:-1] or [""]


def _parse(line: str, number: int) -> Any:
    """One line of JSON."""
    try:
        return json.loads(line, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        if number == 1:
            raise Malformed(Message("refuse-header", {"name": "doubloon"})) from None
        raise _bad_line(number, Message("refuse-json")) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object that says nothing twice, so that there is one way to read it."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("duplicate keys")
    return found


def set_up(header: Any) -> Table:
    """The table that a header describes, before anything is said."""
    form = header.get("doubloon") if isinstance(header, dict) else None
    if isinstance(form, int) and form != FORMAT:
        formats: dict[str, Arg] = {"name": str(form)[:20], "ours": FORMAT}
        raise Malformed(Message("refuse-format", formats))
    if form != FORMAT or isinstance(form, (bool, float)):
        raise Malformed(Message("refuse-header", {"name": "doubloon"}))
    for name, kind, most in PARTS:
        if type(header.get(name)) is not kind or _length(_without_deck(header[name])) > most:
            raise Malformed(Message("refuse-header", {"name": name}))
    found = game(header["game"])
    if header["rules"] != found.info.rules_version:
        versions: dict[str, Arg] = {"file": header["rules"], "ours": found.info.rules_version}
        raise Malformed(Message("refuse-rules-version", versions))
    table = Table(found, header["seats"], header["options"], read_source(header))
    table.names = _read_names(header, "names", table.seats)
    table.party = _read_names(header, "party", table.seats)
    return table


def _read_names(header: dict[str, Any], part: str, seats: int) -> list[str]:
    """What the players were called, or who played, if the save says so."""
    names = header.get(part, [])
    if not isinstance(names, list) or not all(map(is_name, names)):
        raise Malformed(Message("refuse-header", {"name": part}))
    if part in header and len(names) != seats:
        raise Malformed(Message("refuse-header", {"name": part}))
    return names


def _without_deck(part: Any) -> Any:
    """A part of a header as far as it must be short: a house deck has its own measure."""
    return {n: part[n] for n in part if n != DECK} if isinstance(part, dict) else part


def _length(value: Any) -> int:
    """How long a value is as JSON."""
    try:
        return len(json.dumps(value))
    except RecursionError:
        return 1 << 30


def say_line(table: Table, line: Any, number: int) -> None:
    """Play one player's line of a save; a refusal says which line it was."""
    if not isinstance(line, str):
        raise _bad_line(number, Message("refuse-json"))
    name, _, word = line.partition(" ")
    try:
        if word == "undo":
            seats = {seat_name(seat): seat for seat in range(table.seats)}
            if name not in seats:
                raise Malformed(Message("refuse-notation", {"text": line[:80]}))
            table.undo(seats[name], consent=True)
        else:
            table.play(line)
    except Refusal as refusal:
        raise _bad_line(number, refusal.reason, refusal.possible) from None


def _bad_line(number: int, why: Message, possible: list[str] | None = None) -> Malformed:
    return Malformed(Message("refuse-line", {"line": number, "why": why}), possible)


def _edited(number: int, found: str, expected: str) -> Malformed:
    args: dict[str, Arg] = {"line": number, "text": found[:80], "expected": expected}
    return Malformed(Message("refuse-edited", args))
