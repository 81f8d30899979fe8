"""Those who learn from lessons: weights that go downhill until the winners were likely."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np

Parts: TypeAlias = dict[str, Any]
SLOW: Final = 0.1
STEADY: Final = 0.001
"""How fast the mean slope and its swing follow (Adam)."""


class Walker:
    """Weights that go downhill step by step (Adam), each at its own pace."""

    def __init__(self, parts: Parts, random: Any) -> None:
        self.parts = parts
        self.random = random
        """Its own source, which also shuffles the lessons."""
        self.begin()

    def begin(self) -> None:
        """Forget how the way went so far; keep the weights."""
        self.slope = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.swing = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def step(self, slopes: Parts, rate: float) -> None:
        """One step against these slopes."""
        self.steps += 1
        for name, slope in slopes.items():
            part = self.parts[name]
            self.slope[name] += SLOW * (slope - self.slope[name])
            self.swing[name] += STEADY * (slope * slope - self.swing[name])
            mean = self.slope[name] / (1 - (1 - SLOW) ** self.steps)
            width = np.sqrt(self.swing[name] / (1 - (1 - STEADY) ** self.steps))
            part -= rate * mean / (width + 1e-8)


class Pupil(Walker, ABC):
    """Weights while they are learned; facts come by position, seat and fact."""

    @abstractmethod
    def guess(self, facts: Any, there: Any) -> Any:
        """Every seat's chance to win."""

    @abstractmethod
    def learn(self, facts: Any, goals: Any, there: Any, rate: float) -> None:
        """A step downhill, towards these goals."""

    def weights(self) -> Parts:
        """What was learned."""
        return self.parts

    def recall(self, weights: Parts) -> None:
        """Go on from weights that were written."""
        self.parts = {part: np.array(weights[part], np.float32) for part in self.parts}
        self.begin()


def odds(scores: Any, there: Any) -> Any:
    """Chances from scores, among those who are there."""
    found = np.exp(scores - scores.max(1, keepdims=True)) * there
    return found / found.sum(1, keepdims=True)


class LayerPupil(Pupil):
    """One layer from a seat's facts to its score (`doubloon.bots.search.layer`)."""

    def __init__(self, facts: int, width: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        draw = random.normal
        super().__init__(
            {
                "inner": draw(0, 0.1, (facts, width)).astype(np.float32),
                "bias": np.full(width, 0.1, np.float32),
                "outer": draw(0, 0.1, width).astype(np.float32),
                "direct": np.zeros(facts, np.float32),
            },
            random,
        )

    def _look(self, facts: Any, there: Any) -> tuple[Any, Any, Any]:
        parts = self.parts
        flat = facts.astype(np.float32).reshape(-1, facts.shape[2])
        layer = np.maximum(flat @ parts["inner"] + parts["bias"], 0)
        scores = (layer @ parts["outer"] + flat @ parts["direct"]).reshape(there.shape)
        return flat, layer, odds(scores, there)

    def guess(self, facts: Any, there: Any) -> Any:
        """Every seat's chance to win."""
        return self._look(facts, there)[2]

    def learn(self, facts: Any, goals: Any, there: Any, rate: float) -> None:
        """A step downhill."""
        flat, layer, chances = self._look(facts, there)
        off = ((chances - goals) / len(facts)).reshape(-1)
        back = off[:, None] * self.parts["outer"] * (layer > 0)
        slopes = {
            "inner": flat.T @ back,
            "bias": back.sum(0),
            "outer": layer.T @ off,
            "direct": flat.T @ off,
        }
        self.step(slopes, rate)


class RivalPupil(Pupil):
    """What each has, and how they stand to each other (`doubloon.bots.search.rivalry`).

    The last `standing` facts tell how a seat stands. While it learns, facts are divided by what is
    much of their kind; afterwards the weights are.
    """

    def __init__(
        self, facts: int, standing: int, layer: int, sums: int, much: Sequence[float], seed: int
    ) -> None:
        random = np.random.default_rng(seed)
        self.own = own = facts - standing
        self.much = np.maximum(np.array(much, np.float32), 1)

        def spread(rows: int, columns: int) -> Any:
            wide = rows**-0.5
            return random.uniform(-wide, wide, (rows, columns)).astype(np.float32)

        super().__init__(
            {
                "inner": spread(own, layer),
                "bias": spread(own, layer)[0],
                "own": spread(layer, sums),
                "base": spread(layer, sums)[0],
                "others": spread(layer, sums),
                "standing": spread(standing, sums),
                "outer": spread(sums, 1)[:, 0],
                "direct": np.zeros(own, np.float32),
                "lead": np.zeros(standing, np.float32),
            },
            random,
        )

    def _look(self, facts: Any, there: Any) -> tuple[Any, ...]:
        parts, own = self.parts, self.own
        flat = facts.astype(np.float32).reshape(-1, facts.shape[2]) / self.much
        has, stands = flat[:, :own], flat[:, own:]
        layer = np.maximum(has @ parts["inner"] + parts["bias"], 0)
        present = there.reshape(-1, 1)
        others = (layer @ parts["others"] * present).reshape(*there.shape, -1)
        rivals = (there.sum(1) - 1)[:, None, None]
        mean = ((others.sum(1, keepdims=True) - others) / rivals).reshape(len(flat), -1)
        sums = layer @ parts["own"] + parts["base"] + mean + stands @ parts["standing"]
        np.maximum(sums, 0, out=sums)
        scores = sums @ parts["outer"] + has @ parts["direct"] + stands @ parts["lead"]
        return has, stands, layer, sums, odds(scores.reshape(there.shape), there)

    def guess(self, facts: Any, there: Any) -> Any:
        """Every seat's chance to win."""
        return self._look(facts, there)[4]

    def learn(self, facts: Any, goals: Any, there: Any, rate: float) -> None:
        """A step downhill."""
        parts = self.parts
        has, stands, layer, sums, chances = self._look(facts, there)
        off = ((chances - goals) / len(facts)).reshape(-1)
        back = off[:, None] * parts["outer"] * (sums > 0)
        by_seat = back.reshape(*there.shape, -1)
        rivals = (there.sum(1) - 1)[:, None, None]
        apart = (by_seat.sum(1, keepdims=True) - by_seat) / rivals * there[:, :, None]
        apart = apart.reshape(len(back), -1)
        within = (back @ parts["own"].T + apart @ parts["others"].T) * (layer > 0)
        slopes = {
            "inner": has.T @ within,
            "bias": within.sum(0),
            "own": layer.T @ back,
            "base": back.sum(0),
            "others": layer.T @ apart,
            "standing": stands.T @ back,
            "outer": sums.T @ off,
            "direct": has.T @ off,
            "lead": stands.T @ off,
        }
        self.step(slopes, rate)

    def weights(self) -> Parts:
        """What was learned, for facts as they are."""
        own, much = self.own, self.much
        found = dict(self.parts)
        for name in ("inner", "direct"):
            found[name] = (found[name].T / much[:own]).T
        for name in ("standing", "lead"):
            found[name] = (found[name].T / much[own:]).T
        return found
