"""Bots of your own in simulations and arenas: `careful.py:Careful`, a file and a class in it.

The file is run, so names like this are read on the command line alone, never at a server.
"""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from doubloon.bots import Bot
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed

MARK: Final = ".py:"


def seated(name: str) -> str | Bot:
    """A bot of one's own, new for each game; other names stay names."""
    return bot_class(name)() if MARK in name else name


@cache
def bot_class(name: str) -> type[Bot]:
    """The class that such a name means, loaded once; Malformed if there is none that can play."""
    file, _, wanted = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise Malformed(Message("refuse-no-file", {"path": file}))
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        found = getattr(module, wanted)
        found()
    except Exception as failed:
        why = f"{type(failed).__name__}: {failed}"
        raise Malformed(Message("refuse-own-bot", {"name": name, "why": why})) from None
    if not callable(getattr(found, "choose", None)):
        raise Malformed(Message("refuse-no-bot", {"name": name}))
    own: type[Bot] = found
    return own
