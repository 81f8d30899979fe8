"""Teaches how captains stand: `python -m doubloon.lab.teach_merchants [GAMES] [SEED]`.

Captains who trade play against each other and err now and then, so that all kinds of positions come
up. When the turn of one begins the facts of how he stands are noted, and some rounds later how many
points he has won since. The weights are those under which the errors are least, on average; a
tenth of the games is held out. It writes into the package, in place of what is there.
"""

from __future__ import annotations

from json import dumps
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import numpy as np

from doubloon.bots.merchants import first
from doubloon.bots.merchants.ahead import PLAIN
from doubloon.bots.merchants.outlook import facts_of, points
from doubloon.bots.merchants.trader import TRADES
from doubloon.engine.chance import Seeded, check_seed
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.merchants.frames.turn import Act
from doubloon.games.merchants.state import State
from doubloon.lab.called import asked, call, check_games, tell
from doubloon.match.save import write_whole

GAMES: Final = 400
LEAST: Final = 20
SEATS: Final = 3
ERRS: Final = 0.04
"""How often a choice is made by lot."""
LATER: Final = 4
"""How many rounds later points are counted."""
PACE: Final = 0.45
"""Points for each of these rounds that was not played."""
CALM: Final = 10.0
"""How much great weights are shunned."""


class Moment:
    """The facts of a captain when a turn began."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.round = s.round
        self.points = points(s, seat)
        self.facts = facts_of(s, seat)


def moments(seed: int) -> tuple[State, list[Moment]]:
    """A game, and all beginnings of turns in it."""
    found, random = game("merchants"), Random(seed)
    s = cast(State, found.setup(SEATS, found.check(SEATS, {})))
    pick = Seeded(seed).pick
    handlers = {**TRADES, "Act": PLAIN.act}
    noted: list[Moment] = []
    turn = 0
    while codes := settle(s, pick):
        frame = s.stack[-1]
        if isinstance(frame, Act) and s.turn != turn:
            turn = s.turn
            noted.append(Moment(s, frame.seat))
        code = codes[0]
        if random.random() < ERRS or type(frame).__name__ == "ChooseShip":
            code = random.choice(codes)
        elif len(codes) > 1:
            code = handlers.get(type(frame).__name__, first)(s, frame.seat, codes)
        s.stack.pop().resolve(s, code if code in codes else codes[0])
    return s, noted


def lessons(games: int, seed: int) -> tuple[Any, Any, Any]:
    """Facts, the points won later, and the number of the game."""
    facts: list[list[float]] = []
    won: list[float] = []
    numbers: list[int] = []
    for number in range(games):
        s, noted = moments(seed * 1_000_003 + number)
        known = {(one.seat, one.round): one.points for one in noted}
        for one in noted:
            end = min(one.round + LATER, s.round + 1)
            last = known.get((one.seat, end), points(s, one.seat)) if end <= s.round else None
            then = points(s, one.seat) if last is None else last
            facts.append(one.facts)
            won.append(then - one.points + PACE * (one.round + LATER - end))
            numbers.append(number)
        tell(number + 1, games)
    return np.array(facts), np.array(won), np.array(numbers)


def main(games: int = GAMES, seed: int = 1) -> None:
    """Play, learn, and write the weights where the captain finds them."""
    check_seed(seed)
    check_games(games, LEAST, GAMES)
    facts, won, numbers = lessons(games, seed)
    taught = numbers % 10 != 0
    some = facts[taught]
    weights = np.linalg.solve(some.T @ some + CALM * np.eye(some.shape[1]), some.T @ won[taught])
    off = won - facts @ weights
    loss = [float(np.mean(off[which] ** 2)) for which in (taught, ~taught)]
    print(f"{len(won)} positions, squared error {loss[0]:.4f}, held out {loss[1]:.4f}")
    print(f"without facts {float(np.var(won[~taught])):.4f}")
    place = Path(__file__).parents[1] / "bots" / "merchants" / "outlook.json"
    kept = {
        "weights": [round(float(weight), 4) for weight in weights],
        "positions": len(won),
        "loss": [round(one, 4) for one in loss],
    }
    write_whole(place, dumps(kept) + "\n")
    print(f"Written: {place}")


if __name__ == "__main__":
    call(main, asked("teach_merchants", games=GAMES, seed=1))
