"""The terminal room: a table in a window, and the plain line mode, over the same views."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TextIO

from doubloon.games import ROOMS

__all__ = ["play_app", "play_plain"]


def play_app(
    game: str | None = None,
    *,
    seats: int = 4,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    bots: Sequence[str] = (),
    language: str = "en",
    delay: float | None = None,
    curtain: bool = False,
) -> None:
    """Open the table in the terminal; without a game its start screen asks for one.

    `bots` says who sits where: "human", "human:Ann" or a bot's name for each seat; by default it
    is you against greedy bots. What does not go together is refused before the screen changes.
    """
    from doubloon.tui.app import DELAY, DoubloonApp
    from doubloon.tui.setup import Setup

    setup = Setup(game or next(iter(ROOMS)), seats, options or {}, seed, bots)
    setup.deal(language)
    wait = DELAY if delay is None else delay
    app = DoubloonApp(setup if game else None, language, wait, curtain, proposed=setup)
    app.run()


def play_plain(
    game: str | None = None,
    *,
    seats: int = 4,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    bots: Sequence[str] = (),
    language: str = "en",
    verbose: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> None:
    """Play line by line, for screen readers, pipes and scripts.

    The arguments are those of `play_app`; `verbose` also tells which cards spent coins were. The
    end of the input, Ctrl+C and a closed pipe leave the table without fuss.
    """
    from doubloon.tui.plain import run_plain
    from doubloon.tui.setup import Setup

    session = Setup(game or next(iter(ROOMS)), seats, options or {}, seed, bots).deal(language)
    source, out = stdin or sys.stdin, stdout or sys.stdout
    try:
        run_plain(session, out, source.readline, verbose)
        out.flush()
    except KeyboardInterrupt:
        out.write("\n")
    except BrokenPipeError:
        sys.stderr.close()
