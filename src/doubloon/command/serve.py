"""`doubloon serve`: the table server."""

from __future__ import annotations

import json
import os
import sys
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final
from urllib.request import urlopen

from cyclopts import Parameter

from doubloon.command.common import Common, Flag, Number
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.match.campaign_file import default_folder

COMMON: Final = Common()
PORT: Final = 8412
SYNCS: Final = ("process", "power")


def serve(
    *,
    host: str = "127.0.0.1",
    port: Number = PORT,
    db: str = "",
    workers: Number = 1,
    sync: str = "process",
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    hook: str = "",
    patience: Number = 30,
    unlimited: Flag = False,
    open: Flag = False,
    common: Common = COMMON,
) -> None:
    """Serve tables over the network."""
    try:
        from doubloon.server import crew as crew
        from doubloon.server import run
    except ModuleNotFoundError as error:
        raise Malformed(Message("refuse-no-server", {"name": str(error.name)})) from None
    if not 0 <= port < 1 << 16:
        raise Malformed(Message("refuse-port", {"name": str(port)}))
    if sync not in SYNCS:
        raise Malformed(Message("refuse-sync", {"name": sync, "possible": list(SYNCS)}))
    plan = run.Plan(
        db=database(db),
        host=host,
        port=port,
        workers=workers,
        sync=sync,
        limits=not unlimited,
        origins=frozenset(origin or ()),
        hook=hook,
        patience=float(patience),
    )
    run.check(plan)
    try:
        place = run.bind(host, port)
    except Malformed:
        if not open or port != PORT:
            raise
        address = f"http://127.0.0.1:{PORT}/"
        if is_ours(address):  # the tables are served already: only open them
            print(common.word("serve-address", address=address), flush=True)
            show(address)
            return
        place = run.bind(host, 0)
    address = run.address(place)
    print(common.word("serve-address", address=address), flush=True)
    if open:
        show(address)
    if workers > 1:
        crew.serve(plan, place)
    else:
        run.serve(plan, place)
    print(common.word("serve-stopped"), flush=True)


def is_ours(address: str) -> bool:
    """Whether a table server answers there."""
    try:
        with urlopen(address + "api/health", timeout=2) as answer:
            return "protocol" in json.load(answer)
    except (OSError, ValueError):
        return False


def show(address: str) -> None:
    """Open a page in a browser, if there is a screen to show it on."""
    screen = {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & set(os.environ)
    if screen or sys.platform in ("darwin", "win32"):
        webbrowser.open(address)


def bot_seat(
    table: str,
    /,
    *command: Annotated[str, Parameter(allow_leading_hyphen=True)],
    url: str = f"http://127.0.0.1:{PORT}",
    called: str = "Bot",
    common: Common = COMMON,
) -> None:
    """Give a program a seat at a table."""
    import asyncio

    from doubloon.client import RefusedByServer
    from doubloon.command.bot_seat import seat

    if not command:
        raise Malformed(Message("refuse-missing", {"name": "COMMAND"}))
    try:
        code = asyncio.run(seat(url, table, list(command), called))
    except RefusedByServer as refused:
        raise Malformed(Message("refuse-by-server", {"why": str(refused)})) from None
    except OSError:
        raise Malformed(Message("refuse-no-answer", {"url": url[:200]})) from None
    if code:
        raise Malformed(Message("refuse-program-failed", {"name": command[0], "code": code}))


def export(backup: Path, /, *, db: str = "", common: Common = COMMON) -> None:
    """Write all tables of a server to a file."""
    from doubloon.match.save import write_whole
    from doubloon.server.export import lines
    from doubloon.server.store import Store

    with closing(Store(database(db))) as store:
        store.open()
        text = "".join(line + "\n" for line in lines(store))
    write_whole(backup, text)
    print(common.word("serve-exported", count=text.count("\n") - 1, path=str(backup)))


def import_(backup: Path, /, *, db: str = "", common: Common = COMMON) -> None:
    """Read tables that a server wrote."""
    from doubloon.server.export import read
    from doubloon.server.store import Store

    try:
        text = backup.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Malformed(Message("refuse-no-file", {"path": str(backup)})) from None
    with closing(Store(database(db))) as store:
        store.open()
        count = read(store, text.splitlines())
    print(common.word("serve-imported", count=count))


def database(name: str) -> str:
    """A database by its address, or by the name of a SQLite file."""
    if "://" in name:
        return name
    path = Path(name) if name else default_folder().parent / "tables.db"
    try:
        path.absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Malformed(Message("refuse-no-folder", {"path": str(path)[:200]})) from None
    return f"sqlite:///{path.absolute()}"
