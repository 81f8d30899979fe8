"""Campaigns on disk: readable files, checked line by line when they are read."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, Final

from doubloon.engine.chance import is_seed
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.games.port_royal.modes import CHAPTERS, MOST_BONUS
from doubloon.games.port_royal.quest import FIELDS, NO_TASK
from doubloon.match.campaign import Begun, Campaign, Mate, Record, book
from doubloon.match.names import LONGEST as LONGEST_NAME
from doubloon.match.names import is_name, quote
from doubloon.match.save import PARTS, write_whole

FORMAT: Final = 1
MARK: Final = "doubloon-campaign"
LONGEST: Final = 8 << 20
"""Bytes; no crew plays so much."""
MOST: Final = 100_000
SUFFIX: Final = ".json"

Shape = Callable[[Any], bool]


def whole(least: int, most: int) -> Shape:
    """A whole number within bounds."""
    return lambda value: type(value) is int and least <= value <= most


def some(shape: Shape) -> Shape:
    """A list of things of a shape."""
    return lambda value: isinstance(value, list) and all(map(shape, value))


def is_date(value: Any) -> bool:
    """A day such as 2024-05-31, or nothing."""
    if value == "":
        return True
    if not isinstance(value, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
        return False
    try:
        date.fromisoformat(value)
    except ValueError:
        return False
    return True


def is_text(value: Any) -> bool:
    """Any text."""
    return isinstance(value, str)


def is_anything(value: Any) -> bool:
    """What is looked at later."""
    return True


CAMPAIGN: Final[dict[str, Shape]] = {
    MARK: lambda value: type(value) is int and value == FORMAT,
    "name": lambda value: is_name(value) and bool(file_name(value)),
    "crew": lambda value: isinstance(value, list),
    "mode": is_text,
    "people": is_text,
    "progress": is_anything,
    "records": lambda value: isinstance(value, list),
    "game": lambda value: value is None or isinstance(value, dict),
}
MATE: Final[dict[str, Shape]] = {
    "name": is_name,
    "bot": lambda value: value is None or is_name(value),
}
RECORD: Final[dict[str, Shape]] = {
    "chapter": whole(1, CHAPTERS),
    "won": lambda value: isinstance(value, bool),
    "winners": some(is_text),
    "date": is_date,
    "seed": lambda value: value is None or is_seed(value),
    "bonus": some(whole(0, MOST_BONUS)),
    "tasks": some(is_text),
    "personalities": some(is_text),
    "cubes": some(whole(0, FIELDS)),
    "influence": some(whole(0, MOST)),
    "turns": whole(1, MOST),
}
BEGUN: Final[dict[str, Shape]] = {
    "date": is_date,
    "lines": lambda value: isinstance(value, list) and 0 < len(value) < MOST,
}


def write(campaign: Campaign, path: str | Path) -> None:
    """Write a campaign so that a crash at any moment leaves either the old file or the new one."""
    data = {MARK: FORMAT, **campaign.data()}
    write_whole(Path(path), json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def read(path: str | Path, *, anew: bool = False) -> Campaign:
    """The campaign in a file, every part of it checked; Malformed if anything is wrong.

    With `anew` the game under way is given up, whatever it is.
    """
    path = Path(path)
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > LONGEST):
            raise ValueError
        data = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_once)
    except (ValueError, RecursionError):
        raise Malformed(Message("refuse-campaign-file", {"path": str(path)})) from None
    except OSError:
        raise Malformed(Message("refuse-no-campaign-file", {"path": str(path)})) from None
    if not isinstance(data, dict) or MARK not in data:
        raise Malformed(Message("refuse-campaign-file", {"path": str(path)}))
    if anew:
        data["game"] = None
    try:
        return from_data(data)
    except RecursionError:
        raise Malformed(Message("refuse-campaign-file", {"path": str(path)})) from None


def from_data(data: dict[str, Any]) -> Campaign:
    """A campaign from plain data. What was played must be possible, and the rest follow from it."""
    form = data.get(MARK)
    if type(form) is int and form != FORMAT:
        args: dict[str, Any] = {"name": str(form)[:20], "ours": FORMAT}
        raise Malformed(Message("refuse-campaign-format", args))
    _shape(data, CAMPAIGN)
    for at, mate in enumerate(data["crew"], 1):
        _shape(mate, MATE, f"crew {at} ")
    campaign = Campaign(
        data["name"],
        [Mate(mate["name"], mate["bot"]) for mate in data["crew"]],
        data["mode"],
        data["people"],
    )
    check_crew(campaign.crew)
    for at, row in enumerate(data["records"], 1):
        where = f"records {at} "
        _shape(row, RECORD, where)
        record = Record(**{name: row[name] for name in RECORD if name != "won"})
        _check_record(campaign, record, where)
        if row["won"] != record.won:
            raise _wrong(where + "won")
        campaign.records.append(record)
    if data["progress"] != campaign.progress():
        raise _wrong("progress")
    if data["game"] is not None:
        _shape(data["game"], BEGUN, "game ")
        campaign.begun = Begun(data["game"]["date"], data["game"]["lines"])
        _check_begun(campaign)
    return campaign


def check_crew(crew: list[Mate]) -> None:
    """Refuse names that are none, or that two of the crew have."""
    names = [mate.name for mate in crew]
    for name in names:
        if not is_name(name):
            raise Malformed(Message("refuse-name", {"name": quote(name), "most": LONGEST_NAME}))
        if names.count(name) > 1:
            raise Malformed(Message("refuse-campaign-namesakes", {"name": name}))


def _check_record(campaign: Campaign, record: Record, where: str) -> None:
    """Refuse a game that this crew cannot have played after what it had played before."""
    seats, names = campaign.seats, [mate.name for mate in campaign.crew]
    try:
        asked = campaign.next_options(record.bonus, record.chapter)
    except Malformed as refusal:
        part = "bonus" if refusal.reason.id == "refuse-campaign-share" else "chapter"
        raise _wrong(where + part) from None
    if asked.get("bonus", []) != record.bonus:
        raise _wrong(where + "bonus")
    if record.winners != [name for name in names if name in record.winners] or (
        record.winners not in (names, []) if campaign.together else not record.winners
    ):
        raise _wrong(where + "winners")
    if not _is_way(record.chapter, record.tasks, campaign.together):
        raise _wrong(where + "tasks")
    sheets = {person.id: person.sheet for person in book().personalities}
    chosen = {sheets.get(id) for id in record.personalities} - {None}
    if len(record.personalities) != seats or len(chosen) != seats:
        raise _wrong(where + "personalities")
    for part in ("cubes", "influence"):
        if len(getattr(record, part)) != seats:
            raise _wrong(where + part)


def _is_way(chapter: int, tasks: list[str], whole: bool) -> bool:
    """Whether the book can be read in this order, from a chapter's first task (R17.2)."""
    places = {task.id: at for at, task in enumerate(book().tasks)}
    possible = {book().first[chapter - 1]}
    for id in tasks:
        if places.get(id) not in possible:
            return False
        facts = book().tasks[places[id]]
        possible = {facts.goto, facts.yes, facts.no} - {NO_TASK}
    return bool(tasks) and not (whole and possible)


def _check_begun(campaign: Campaign) -> None:
    """Refuse a game under way that cannot be played; record it if it has come to its end.

    A game under older rules stays as it is: the crew is told when it wants to go on with it.
    """
    assert campaign.begun
    head = campaign.begun.lines[0]
    if not isinstance(head, dict) or not all(
        isinstance(head.get(name), kind) for name, kind, _ in PARTS
    ):
        raise _wrong("game lines 1")
    try:
        table = campaign.resume()
        assert table
        campaign.keep(table, campaign.begun.date)
        campaign.settle()
    except Refusal as refusal:
        if refusal.reason.id != "refuse-rules-version":
            args: dict[str, Arg] = {"why": refusal.reason}
            raise Malformed(Message("refuse-campaign-game", args), refusal.possible) from None
        chapter, bonus = head["options"].get("chapter"), head["options"].get("bonus", [])
        fits = RECORD["chapter"](chapter) and RECORD["bonus"](bonus)
        if not fits or len(bonus) not in (0, campaign.seats):
            raise _wrong("game lines 1") from None


def _shape(data: Any, parts: dict[str, Shape], where: str = "") -> None:
    """Refuse an object that has not just these parts, each of its shape."""
    if not isinstance(data, dict):
        raise _wrong(where.strip())
    for name, fits in parts.items():
        if name not in data or not fits(data[name]):
            raise _wrong(where + name)
    for name in data:
        if name not in parts:
            raise _wrong(where + "".join(mark if mark.isprintable() else "?" for mark in name)[:40])


def _wrong(part: str) -> Malformed:
    return Malformed(Message("refuse-campaign-part", {"part": part}))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object that says nothing twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("duplicate keys")
    return found


def default_folder() -> Path:
    """Where campaigns lie unless somebody says otherwise."""
    data = os.environ.get("XDG_DATA_HOME", "")
    root = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return root / "doubloon" / "campaigns"


def file_name(name: str) -> str:
    """A campaign's name as the name of its file: letters, digits and dashes; "" if it has none."""
    return "-".join(re.findall(r"[^\W_]+", name.lower()))


def place(folder: str | Path, name: str) -> Path:
    """The file of a campaign; Malformed if it cannot be called so."""
    if not is_name(name) or not file_name(name):
        args: dict[str, Arg] = {"name": quote(name), "most": LONGEST_NAME}
        raise Malformed(Message("refuse-campaign-name", args))
    return Path(folder) / (file_name(name) + SUFFIX)


def list_campaigns(folder: str | Path | None = None) -> dict[Path, Campaign | Refusal]:
    """Every campaign in a folder by its file; a refusal in the place of one that is not whole."""
    found: dict[Path, Campaign | Refusal] = {}
    folder = default_folder() if folder is None else Path(folder)
    for path in sorted(folder.glob("*" + SUFFIX)):
        try:
            found[path] = read(path)
        except Refusal as refusal:
            found[path] = refusal
    return found
