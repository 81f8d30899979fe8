"""The games of an arena on paper: a header, then one finished game a line, as they end."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import doubloon
from doubloon.bots.own import mark_of, path_of
from doubloon.engine.message import Arg, Message
from doubloon.engine.refusal import Malformed
from doubloon.lab.fixtures import MATCHES, Contest, Fixture, Key
from doubloon.lab.mark import commit, play_mark
from doubloon.match.save import write_whole

LONG: Final = 80
"""Letters that a refusal repeats of a header."""
FORMAT: Final = 2
COMMIT: Final = "commit"
FILES: Final = "files"
"""The part of a header that is about bots of one's own."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    match: str
    about: str
    number: int
    names: tuple[str, ...]
    seed: int
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """By seats; 1 is the best."""
    decisions: int
    turns: int

    @property
    def key(self) -> Key:
        """Its place in the arena."""
        return MATCHES.index(self.match), self.about, self.number

    def line(self) -> str:
        """The game as a line of the ledger."""
        return json.dumps(asdict(self), ensure_ascii=False) + "\n"


class Ledger:
    """What is played already. With a path it is kept there, a line for each game as it ends."""

    def __init__(self, head: dict[str, Any], path: Path | None) -> None:
        self.head = head
        self.path = path
        self.games: dict[Key, Played] = {}
        if path and is_begun(path):
            self._read(path)

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """What is still to be played; Malformed if what is there was another game."""
        found = []
        for fixture in fixtures:
            game = self.games.get(fixture.key)
            if game is None:
                found.append(fixture)
            elif (game.names, game.seed) != (fixture.names, fixture.seed):
                raise Malformed(Message("refuse-other-games", {"path": str(self.path)}))
        return found

    def begin(self) -> None:
        """Write down what is there, so that the file is whole before more is added."""
        if self.path:
            head = json.dumps(self.head, ensure_ascii=False) + "\n"
            lines = [self.games[key].line() for key in sorted(self.games)]
            write_whole(self.path, head + "".join(lines))

    def add(self, game: Played) -> None:
        """Note a game that has just ended; one that is known already changes nothing."""
        if game.key in self.games:
            return
        self.games[game.key] = game
        if self.path:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(game.line())

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            raise Malformed(Message("refuse-no-ledger", {"path": str(path)})) from None
        first, *lines = text.split("\n")
        self._check(path, first)
        for number, line in enumerate(
            lines[:-1], start=2
        ):  # a last line without end is half a game
            try:
                game = parse(json.loads(line))
            except (ValueError, TypeError, KeyError):
                args: dict[str, Arg] = {"path": str(path), "line": number}
                raise Malformed(Message("refuse-ledger-line", args)) from None
            self.games.setdefault(game.key, game)

    def _check(self, path: Path, line: str) -> None:
        """The file must be about the same contest."""
        head = read_head(path, line)
        for name, ours in self.head.items():
            theirs = head.get(name)
            if name == COMMIT:
                self.head[COMMIT] = theirs  # The mark beside it tells if anything has changed.
                continue
            if name == FILES and isinstance(theirs, dict):
                self._check_files(path, theirs)
            elif theirs != ours:
                args: dict[str, Arg] = {
                    "path": str(path),
                    "name": name,
                    "theirs": said(theirs),
                    "ours": said(ours),
                }
                raise Malformed(Message("refuse-other-arena", args))

    def _check_files(self, path: Path, theirs: dict[str, Any]) -> None:
        """The bots of one's own must be those that have played."""
        changed = [name for name, mark in self.head[FILES].items() if theirs.get(name) != mark]
        if files := list(dict.fromkeys(str(path_of(name)) for name in changed)):
            raise Malformed(Message("refuse-bot-changed", {"path": str(path), "files": files}))


def is_begun(path: Path) -> bool:
    """Whether a file holds anything already; an empty one is as good as none."""
    return path.exists() and path.stat().st_size > 0


def read_head(path: Path, line: str | None = None) -> dict[str, Any]:
    """What a ledger says that it is about; Malformed if it is none."""
    try:
        if line is None:
            with path.open(encoding="utf-8") as file:
                line = file.readline()
        head = json.loads(line)
        assert isinstance(head, dict)
        assert head["arena"] == FORMAT
    except (OSError, ValueError, KeyError, AssertionError, RecursionError):
        raise Malformed(Message("refuse-no-ledger", {"path": str(path)})) from None
    return head


def said(value: Any) -> str:
    """A part of a header, so that a refusal can repeat it."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONG else text[: LONG - 1] + "…"


def parse(data: dict[str, Any]) -> Played:
    """A game from its line."""
    lists = {name: tuple(data[name]) for name in ("names", "winners", "places")}
    game = Played(**{**data, **lists})
    if game.match not in MATCHES or type(game.number) is not int:
        raise ValueError(game.match)
    return game


def header(contest: Contest) -> dict[str, Any]:
    """What a ledger begins with: the contest, and what code played it."""
    return {
        "arena": FORMAT,
        **contest.data(),
        "version": doubloon.__version__,
        COMMIT: commit(),
        "code": play_mark(),
        **({FILES: files} if (files := files_of(contest)) else {}),
    }


def files_of(contest: Contest) -> dict[str, str]:
    """What tells the files apart that bots of one's own come from."""
    return {name: mark for name in contest.names if (mark := mark_of(name))}
