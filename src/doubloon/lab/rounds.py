"""A helmsman of Port Royal learns by playing: `python -m doubloon.lab.rounds [LEG] [SEED]`.

First it learns from games of quick players who wins; then it sits down among them, and in each
round learns from its own games of that round and a few before (`doubloon.lab.sailings`). There are
some legs of such rounds; what is known is written after each, and the next goes on from that, by
itself or when it is asked for. What it knows then is the instinct of the classic game's judge. The
curve is kept beside it: games so far, and the share of its games of four that the helmsman won in
each round, with three rivals. It works on all processors, and writes into the package, in place of
what is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from json import dumps, loads
from os import cpu_count
from pathlib import Path
from typing import Any, Final

import numpy as np

from doubloon.bots import search
from doubloon.bots.search.lanes import GRAIN
from doubloon.bots.search.port_royal_sight import ROWS
from doubloon.engine.chance import check_seed
from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed
from doubloon.lab.called import asked, call
from doubloon.lab.crew import make_crew
from doubloon.lab.pupil import Parts, Walker
from doubloon.lab.sailings import Job, Log, sail
from doubloon.match.save import write_whole

PLACE: Final = Path(search.__file__).parent / "instinct_classic.json"
CELLS: Final = 64
TERMS: Final = 3
TERM: Final = 40_000
"""Games of quick players in each of some terms before the helmsman plays itself."""
ROUND: Final = 6_000
"""Games of the helmsman in a round."""
KEPT: Final = 4
"""Rounds whose games are learned from again."""
BATCH: Final = 512
RATES: Final = (0.002, 0.0002)
"""How far a step goes at first and at last in a term."""
LOT: Final = 100
"""Games that one process plays before it tells of them."""


@dataclass(frozen=True, slots=True)
class Leg:
    """Some rounds, in which steps get shorter and shorter."""

    rounds: int
    rates: tuple[float, float]
    """How far a step goes in the first round and in the last."""
    fours: int
    """Games of four for every three with two, three and five players."""
    near: float = 0.3
    """How much of a goal is what was thought of the next moment; the rest is that one's goal."""


LEGS: Final = [
    Leg(60, (0.001, 0.00004), 5),
    Leg(90, (0.0003, 0.00003), 9),
    Leg(20, (0.0002, 0.00003), 9),
    Leg(36, (0.0003, 0.00003), 9, near=0.6),
]


class Cadet(Walker):
    """Weights while they are learned: what rows add to cells, and these to the score."""

    def __init__(self, seed: int, cells: int = CELLS) -> None:
        random = np.random.default_rng(seed)

        def spread(wide: float, *shape: int) -> Any:
            return random.normal(0, wide, shape).astype(np.float32)

        super().__init__(
            {
                "inner": spread(0.08, ROWS, cells),
                "bias": np.full(cells, 0.1, np.float32),
                "outer": spread(cells**-0.5, cells),
                "direct": np.zeros(ROWS, np.float32),
                "base": np.full(1, -1, np.float32),
            },
            random,
        )
        self.met = np.zeros(ROWS + 1, bool)
        """Rows that have counted in any moment."""

    def recall(self, weights: Parts) -> None:
        """Go on from weights that were written."""
        rows = np.array(weights["rows"], np.float32) / GRAIN
        bias = np.array(weights["bias"], np.float32) / GRAIN
        outer = np.array(weights["outer"], np.float32)
        self.met[:ROWS] = rows.any(axis=1)
        parts = rows[:, :-1].copy(), bias[:-1].copy(), outer, rows[:, -1].copy(), bias[-1:].copy()
        self.parts.update(zip(("inner", "bias", "outer", "direct", "base"), parts, strict=True))
        self.begin()

    def look(self, rows: Any) -> tuple[Any, Any, Any]:
        """Rows as ones and nothings, the cells, and the chances."""
        parts = self.parts
        flat = np.zeros((len(rows), ROWS + 1), np.float32)
        flat[np.arange(len(rows))[:, None], rows] = 1
        flat = flat[:, :ROWS]
        cells = np.maximum(flat @ parts["inner"] + parts["bias"], 0)
        scores = cells @ parts["outer"] + flat @ parts["direct"] + parts["base"]
        return flat, cells, 1 / (1 + np.exp(-scores))

    def learn(self, rows: Any, goals: Any, rate: float) -> float:
        """A step downhill; how surprised it was on average."""
        flat, cells, chances = self.look(rows)
        off = (chances - goals) / len(rows)
        back = off[:, None] * self.parts["outer"] * (cells > 0)
        slopes = {
            "inner": flat.T @ back,
            "bias": back.sum(0),
            "outer": cells.T @ off,
            "direct": flat.T @ off,
            "base": off.sum(keepdims=True),
        }
        self.step(slopes, rate)
        sure = np.clip(chances, 1e-6, 1 - 1e-6)
        return float(-(goals * np.log(sure) + (1 - goals) * np.log(1 - sure)).mean())

    def study(self, logs: list[Log], rates: tuple[float, float]) -> float:
        """Go through all moments of some games once; how surprised it was on average."""
        rows = np.concatenate([log.rows for log in logs])
        goals = np.concatenate([log.goals for log in logs])
        order = self.random.permutation(len(rows))
        self.met[rows] = True
        total, first, last = 0.0, *rates
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            rate = first + (last - first) * at / len(order)
            total += len(some) * self.learn(rows[some], goals[some], rate)
        return total / len(order)

    def weights(self) -> Parts:
        """What was learned, in grains; what was never met counts for nothing."""
        parts = self.parts
        rows = np.concatenate([parts["inner"], parts["direct"][:, None]], axis=1)
        rows *= self.met[:ROWS, None]
        bias = np.concatenate([parts["bias"], parts["base"]])
        return {
            "rows": np.rint(rows * GRAIN).astype(int).tolist(),
            "bias": np.rint(bias * GRAIN).astype(int).tolist(),
            "outer": [float(f"{weight:.5g}") for weight in parts["outer"]],
        }


def sailings(games: range, seed: int, weights: Parts | None, quick: bool, leg: Leg) -> list[Log]:
    """What some games taught, the same however many processes share the work."""
    lots = [games[at : at + LOT] for at in range(0, len(games), LOT)]
    jobs = [Job(lot, seed, weights, quick, leg.fours, leg.near) for lot in lots]
    return sorted(make_crew(cpu_count() or 1).run(sail, jobs), key=lambda log: log.first)


def lessons(cadet: Cadet, seed: int) -> int:
    """Learn from quick players who wins; how many games that took."""
    weights: Parts | None = None
    games = 0
    for _ in range(TERMS):
        logs = sailings(range(games, games + TERM), seed, weights, True, LEGS[0])
        games += TERM
        loss = cadet.study(logs, RATES)
        weights = cadet.weights()
        print(f"{games} games of quick players: {loss:.4f}", flush=True)
    return games


def sail_leg(cadet: Cadet, leg: Leg, games: int, seed: int) -> list[list[float]]:
    """Play and learn, round by round, after so many games; the curve."""
    kept: list[list[Log]] = []
    curve: list[list[float]] = []
    for number in range(leg.rounds):
        logs = sailings(range(games, games + ROUND), seed, cadet.weights(), False, leg)
        games += ROUND
        kept = [*kept, logs][-KEPT:]
        first, last = leg.rates
        rate = first * (last / first) ** (number / max(1, leg.rounds - 1))
        loss = cadet.study([log for logs in kept for log in logs], (rate, rate))
        won = [share for log in logs for share in log.won]
        share = sum(won) / max(1, len(won))
        curve.append([games, float(f"{share:.4f}"), float(f"{loss:.4f}")])
        print(f"{games} games: {100 * share:.1f} % of {len(won)}, {loss:.4f}", flush=True)
    return curve


def written(leg: int) -> Parts:
    """What was written before a leg; refused if that is missing or something else."""
    rounds = sum(before.rounds for before in LEGS[: leg - 1])
    try:
        found: Parts = loads(PLACE.read_text())
        fits = len(found["curve"]) == rounds and len(found["rows"]) == ROWS
    except (OSError, ValueError, KeyError, TypeError):
        fits = False
    if not fits:
        raise Malformed(Message("refuse-instinct", {"path": PLACE.name, "leg": leg}))
    return found


def main(leg: int = 1, seed: int = 1) -> None:
    """Let a helmsman learn, and write what it knows where the judge finds it."""
    check_seed(seed)
    if not 1 <= leg <= len(LEGS):
        raise Malformed(Message("refuse-leg", {"name": str(leg), "most": len(LEGS)}))
    for number in range(leg, len(LEGS) + 1):
        cadet = Cadet(seed)
        curve: list[list[float]] = []
        if number == 1:
            games = lessons(cadet, seed)
        else:
            known = written(number)
            cadet.recall(known)
            curve = known["curve"]
            games = int(curve[-1][0])
        curve += sail_leg(cadet, LEGS[number - 1], games, seed)
        kept = dumps({**cadet.weights(), "curve": curve}, separators=(",", ":"))
        write_whole(PLACE, kept + "\n")
        print(f"Written: {PLACE}", flush=True)


if __name__ == "__main__":
    call(main, asked("rounds", leg=1, seed=1))
