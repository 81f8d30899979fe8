"""What the example is told, checked before anything is learned; PyTorch is not needed for that."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from doubloon import Refusal, env
from doubloon.env.single import Single
from doubloon.match.save import check_place

TABLES: Final = 16
"""Tables played at, at the same time."""
ROUND: Final = 2048
"""Choices at all tables together between two lessons."""
SEEDS: Final = 2**32
"""Seeds of numpy and PyTorch are below this."""


class Orders(NamedTuple):
    """How to learn, against whom, and what to do with the agent then."""

    rivals: str
    steps: int
    minutes: float
    games: int
    seed: int
    save: Path | None


def table(rivals: str) -> Single:
    """A seat among these bots, another one in every game."""
    return env.gym("port-royal", rivals)


def read(words: Sequence[str] | None = None) -> Orders:
    """The command line; what makes no sense ends the program with a sentence."""
    ask = argparse.ArgumentParser(
        description="Teach a masked PPO agent Port Royal classic against some bots, then let it "
        "play against the same bots on games it has not seen.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    ask.add_argument(
        "--rivals",
        default="random,random,random",
        help="one to four bots to learn against and to be measured against, with commas between "
        "them; the agent makes the table one larger",
    )
    ask.add_argument(
        "--steps",
        type=whole(1),
        default=60_000,
        help=f"choices to learn from, made up to whole rounds of {ROUND:,}",
    )
    ask.add_argument("--minutes", type=positive, default=6.0, help="stop then at the latest")
    ask.add_argument("--games", type=whole(1), default=400, help="games to measure with")
    ask.add_argument("--seed", type=whole(0, SEEDS - 1), default=1, help="chance of the learning")
    ask.add_argument("--save", type=zipped, help="keep the agent in this file")
    orders = Orders(**vars(ask.parse_args(words)))
    try:
        table(orders.rivals)
        check_place(orders.save)
    except Refusal as why:
        ask.error(str(why))
    return orders


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within these bounds."""
    bounds = f"{least} or more" if most is None else f"from {least} to {most}"

    def read_whole(text: str) -> int:
        plain = text.removeprefix("-").isdecimal() and len(text) < 20
        if not plain or int(text) < least or (most is not None and int(text) > most):
            raise argparse.ArgumentTypeError(f"a whole number is needed, {bounds}, not {text}")
        return int(text)

    return read_whole


def positive(text: str) -> float:
    """Reads a number of minutes."""
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not minutes > 0:
        raise argparse.ArgumentTypeError(f"a number above 0 is needed, not {text}")
    return minutes


def zipped(text: str) -> Path:
    """Reads where the agent is kept; a name without an ending gets the usual one."""
    path = Path(text)
    return path if path.suffix else path.with_name(path.name + ".zip")
