"""How commands of the lab are called, tell how far they are, and refuse."""

from __future__ import annotations

import sys
from argparse import (
    Action,
    ArgumentError,
    ArgumentParser,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed, Refusal

TOLD: Final = 20
"""Games after which progress is told."""


class Whole(Action):
    """A whole number; Malformed if it is none."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        """Note the number; what there is if none was said is one already."""
        found: Any = values
        if isinstance(values, str):
            try:
                found = int(values)
            except ValueError:
                flag = option_string or str(self.metavar)
                raise Malformed(Message("refuse-number", {"flag": flag, "name": values})) from None
        setattr(namespace, self.dest, found)


class Line(ArgumentParser):
    """The line of a command. Its help begins with what the command's own file says of it."""

    def __init__(self, command: str, about: str | None, usage: str | None = None) -> None:
        super().__init__(
            prog=f"python -m doubloon.lab.{command}",
            usage=usage,
            description=about,
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
            exit_on_error=False,
        )

    def read(self, words: Sequence[str]) -> Namespace:
        """What stands on it; Malformed if that makes no sense."""
        try:
            found, more = self.parse_known_args(words)
        except ArgumentError as error:
            id = "refuse-no-value" if "expected" in error.message else "refuse-command-line"
            args: dict[str, Arg] = {"name": str(error.argument_name)}
            raise Malformed(Message(id, args)) from None
        if more:
            raise Malformed(Message("refuse-extra", {"text": " ".join(more)}))
        return found


def asked(
    command: str,
    things: Collection[str] = (),
    kind: str = "course",
    page: bool = False,
    **numbers: int | str,
) -> list[Any]:
    """What stands on a command's line: one of several things, or a page if it can be left out, and
    numbers. Each number comes with what it is if it is left out, or with words for that; then it is
    None.
    """
    names = [kind.upper()] if things else ["[PAGE]"] if page else []
    names += [f"[{name.upper()}]" for name in numbers]
    usage = " ".join(["%(prog)s", *names])
    line = Line(command, sys.modules["__main__"].__doc__, usage)
    if things:
        listed = ("one of " if len(things) > 1 else "only ") + ", ".join(sorted(things))
        line.add_argument(kind, metavar=kind.upper(), nargs="?", help=listed)
    if page:
        told = "a page whose table is made anew; without one it is only printed"
        line.add_argument("page", metavar="PAGE", nargs="?", help=told)
    for name, usual in numbers.items():
        line.add_argument(
            name,
            metavar=name.upper(),
            nargs="?",
            action=Whole,
            default=usual if isinstance(usual, int) else None,
            help=f"if not given: {usual}",
        )
    with plainly():
        found = vars(line.read(sys.argv[1:]))
        if things:
            check_thing(found[kind], kind, things)
    return list(found.values())


def check_thing(name: str | None, kind: str, things: Collection[str]) -> None:
    """Refuse a thing that there is not, or none."""
    if name is None:
        raise Malformed(Message("refuse-missing", {"name": kind.upper()}))
    if name not in things:
        args: dict[str, Arg] = {"name": name, "possible": sorted(things)}
        raise Malformed(Message(f"refuse-unknown-{kind}", args))


def check_games(games: int, least: int = 1, enough: int = 1) -> None:
    """Refuse to play no games, or too few to learn from."""
    if games < 1:
        raise Malformed(Message("refuse-games", {"name": str(games)}))
    if games < least:
        raise Malformed(Message("refuse-few-games", {"games": games, "enough": enough}))


def tell(done: int, games: int) -> None:
    """Say now and then how many games have been played; in a pipe nobody wants to know."""
    if done % TOLD == 0 and sys.stderr.isatty():
        print(f"{done} of {games} games", file=sys.stderr, flush=True)


def call(main: Callable[..., None], words: Sequence[Any]) -> None:
    """Do what was asked for."""
    with plainly():
        main(*words)


@contextmanager
def plainly() -> Iterator[None]:
    """A refusal is a sentence, and Ctrl-C no error."""
    try:
        yield
    except (Refusal, OSError) as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
