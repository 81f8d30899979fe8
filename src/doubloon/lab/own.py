"""Bots of your own in simulations and arenas: `careful.py:Careful`, a file and a class in it.

The file is run, so names like this are read on the command line alone, never at a server. What it
prints goes to the error output; files beside it can be imported.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from doubloon.bots import Bot
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

MARK: Final = ".py:"
MODULE: Final = "doubloon_own_"


def seated(name: str) -> str | Bot:
    """A bot of one's own, new for each game; other names stay names."""
    return made(name) if MARK in name else name


def mark_of(name: str) -> str:
    """What tells a bot's file from another; nothing for bots that have none."""
    return sha256(path_of(name).read_bytes()).hexdigest()[:12] if MARK in name else ""


def path_of(name: str) -> Path:
    """The file of such a name; Malformed if it is not there."""
    path = Path(name.partition(MARK)[0] + ".py")
    if not path.is_file():
        raise Malformed(Message("refuse-no-file", {"path": str(path)}))
    return path


def made(name: str) -> Bot:
    """A new bot; Malformed if it cannot be made, or cannot choose."""
    wanted = name.partition(MARK)[2]
    try:
        bot: Bot = getattr(module(path_of(name).resolve()), wanted)()
    except Malformed:
        raise
    except Exception as failed:
        why = f"{type(failed).__name__}: {failed}"
        raise Malformed(Message("refuse-own-bot", {"name": name, "why": why})) from None
    if not callable(getattr(bot, "choose", None)):
        raise Malformed(Message("refuse-own-mute", {"name": name}))
    return bot


@cache
def module(path: Path) -> Any:
    """What is in a file; it is run once."""
    id = MODULE + sha256(str(path).encode()).hexdigest()[:12]
    spec = spec_from_file_location(id, path)
    assert spec is not None  # Its name ends in .py.
    assert spec.loader is not None
    found = module_from_spec(spec)
    sys.modules[id] = found
    sys.path.append(str(path.parent))
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(found)
    except BaseException:
        del sys.modules[id]
        raise
    return found
