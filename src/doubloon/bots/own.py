"""Bots of your own: `careful.py:Careful`, a file and a class in it.

The file is run, so names like this are read on the command line alone, for simulations, arenas and
the table at this terminal: never at a server, and never out of a save. What it prints goes to the
error output; files beside it can be imported.
"""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from os.path import isfile
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from traceback import walk_tb
from typing import Any, Final

from doubloon.bots import Bot, make_bot
from doubloon.engine.decision import Decision
from doubloon.engine.message import Arg, Message
from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Malformed, Refusal

MARK: Final = ".py:"
MODULE: Final = "doubloon_own_"
EXAMPLE: Final = "careful.py:Careful"
LONG: Final = 80
LONGEST: Final = 300
"""Letters that a refusal repeats of an answer, and of an error."""


class Fault(Refusal):
    """A bot of one's own has not chosen; `what` says so, as a part of a sentence.

    It does not say what was possible: at a table people read it who may not know.
    """

    def __init__(self, what: Message, open: list[str] | None = None) -> None:
        super().__init__(Message("refuse-own-fault", {"what": what}))
        self.what = what
        self.open = open or []
        """What could have been chosen."""

    def in_game(self, number: int, seed: int, match: str = "") -> Refusal:
        """The same with the game that it happened in, of those that this seed gives, and with what
        was possible, as nobody plays there but bots; an arena has several matches.
        """
        args: dict[str, Arg] = {
            "what": self.what,
            "match": match,
            "game": str(number + 1),
            "seed": str(seed),
        }
        return Refusal(Message("refuse-own-game", args), self.open)


class Own:
    """A bot of one's own under its name. Whatever goes wrong when it is asked is its own fault."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.file = str(path_of(name).resolve())

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice | str:
        """What it chooses; Fault if that is none of the options, or if it stumbles."""
        try:
            with quiet():
                said = self.bot.choose(view, decision)
                text = str(said)
        except (Exception, SystemExit) as failed:
            raise Fault(self.stumbled(failed)) from failed
        answer = said if isinstance(said, Choice) else text
        if answer not in decision.options:
            id = "own-silent" if said is None else "own-answered"
            args: dict[str, Arg] = {"name": self.name, "text": text[:LONG]}
            raise Fault(Message(id, args), [str(each) for each in decision.options])
        return answer

    def stumbled(self, failed: BaseException) -> Message:
        """What went wrong, and in which line of its file and of any that it calls."""
        trace = [(frame.f_code.co_filename, at) for frame, at in walk_tb(failed.__traceback__)]
        lines = [at for file, at in trace if file == self.file]
        file, at = trace[-1]
        why = error(failed)
        if lines and file != self.file:
            why += f", {Path(file).name}:{at}"
        args: dict[str, Arg] = {"name": self.name, "why": why}
        if not lines:
            return Message("own-raised", args)
        return Message("own-raised-at", {**args, "line": str(lines[-1])})


def quiet() -> AbstractContextManager[Any]:
    """Whatever is printed goes where errors go; the output is the whole process's, so in another
    thread it is left alone (a drawn table catches it anyway).
    """
    here = current_thread() is main_thread()
    return redirect_stdout(sys.stderr) if here else nullcontext()


def is_own(name: str) -> bool:
    """Whether a bot's name is a file and a class."""
    return MARK in name


def check(name: str, game: str) -> None:
    """Refuse what is neither a bot's name nor a bot of one's own, and say how those are written."""
    if is_own(name):
        made(name)
        return
    try:
        make_bot(name, game, Random(0))
    except Malformed as refused:
        if refused.reason.id != "refuse-bot":
            raise
        args: dict[str, Arg] = {**refused.reason.args, "meant": meant(name)}
        raise Malformed(Message("refuse-bot-or-own", args)) from None


def meant(name: str) -> str:
    """How a name that looks like a file or a class of one would be given in full; an example for
    others.
    """
    file, _, wanted = name.partition(":")
    file = file.removesuffix(".py") + ".py"
    if not name.endswith(".py") and not isfile(file):  # a Path would not bear every name
        return EXAMPLE
    return file + ":" + (wanted or "".join(map(str.capitalize, Path(file).stem.split("_"))))


def seated(name: str) -> str | Bot:
    """A bot of one's own, new for each game; other names stay names."""
    return made(name) if is_own(name) else name


def mark_of(name: str) -> str:
    """What tells a bot's file from another; nothing for bots that have none."""
    return sha256(path_of(name).read_bytes()).hexdigest()[:12] if is_own(name) else ""


def path_of(name: str) -> Path:
    """The file of such a name; Malformed if it is not there."""
    path = Path(name.partition(MARK)[0] + ".py")
    if not path.is_file():
        raise Malformed(Message("refuse-no-file", {"path": str(path)}))
    return path


def made(name: str) -> Bot:
    """A new bot; Malformed if it cannot be made, or cannot choose."""
    path, wanted = path_of(name), name.partition(MARK)[2]
    try:
        inside = vars(module(path.resolve()))
        if wanted not in inside:
            raise Malformed(lacking(path, wanted, inside))
        bot: Bot = inside[wanted]()
    except Malformed:
        raise
    except (Exception, SystemExit) as failed:
        args: dict[str, Arg] = {"name": name, "why": error(failed)}
        raise Malformed(Message("refuse-own-bot", args)) from None
    if not callable(getattr(bot, "choose", None)):
        raise Malformed(Message("refuse-own-mute", {"name": name}))
    return Own(name, bot)


def lacking(path: Path, wanted: str, inside: dict[str, Any]) -> Message:
    """That a file has no such class, and which bots are in it."""
    classes = [
        name
        for name, one in inside.items()
        if isinstance(one, type) and one.__module__ == inside["__name__"] and hasattr(one, "choose")
    ]
    args: dict[str, Arg] = {"path": str(path), "name": wanted, "count": len(classes)}
    return Message("refuse-own-class", {**args, "possible": classes})


def error(failed: BaseException) -> str:
    """An exception in short: its type, and its text if it has any."""
    return ": ".join(filter(None, (type(failed).__name__, str(failed))))[:LONGEST]


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
