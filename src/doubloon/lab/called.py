"""How commands of the lab are called, and refuse."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Collection, Sequence
from typing import Any

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, Refusal


def asked(
    command: str, things: Collection[str] = (), page: bool = False, **numbers: int
) -> list[Any]:
    """What stands on a command's line: one of several things, or a page if it can be left out, and
    numbers. Its help begins with what the command's own file says of it.
    """
    parser = ArgumentParser(
        prog=f"python -m doubloon.lab.{command}",
        description=sys.modules["__main__"].__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    if things:
        parser.add_argument("what", choices=sorted(things))
    if page:
        parser.add_argument("page", nargs="?", help="a page whose table is made anew")
    for name, usual in numbers.items():
        parser.add_argument(name, nargs="?", type=int, default=usual)
    return list(vars(parser.parse_args()).values())


def check_games(games: int, least: int = 1, enough: int = 1) -> None:
    """Refuse to play no games, or too few to learn from."""
    if games < 1:
        raise Malformed(Message("refuse-games", {"name": str(games)}))
    if games < least:
        raise Malformed(Message("refuse-few-games", {"games": games, "enough": enough}))


def call(main: Callable[..., None], words: Sequence[Any]) -> None:
    """Do what was asked for; a refusal is a sentence, and Ctrl-C no error."""
    try:
        main(*words)
    except (Refusal, OSError) as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
