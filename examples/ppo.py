"""Teach a masked PPO agent Port Royal, then let it play against its rivals: `make train`.

It sees what any seat sees and is told what it may do.
Needs the extra `train`: sb3-contrib and PyTorch.
"""

from __future__ import annotations

import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from doubloon.env.single import Single
from doubloon.lab.counts import wilson
from orders import ROUND, TABLES, read, table

GAMMA = 0.999
GOAL = 12
"""The influence that ends a game (R6.1)."""


class Taught(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A table that is easier to learn at, and has the same best play.

    Counts come as their logarithms, and only those that classic games use. The reward at the end is
    spread over the game by a potential: what brings influence and coins is told at once, and taken
    back at the end, so that only winning counts in sum.
    """

    def __init__(self, learner: Single) -> None:
        super().__init__(learner)
        start = learner.layout.start
        self.size = start["time"]
        self.influence, self.coins = start["0 influence"], start["0 coins"]
        self.observation_space = gymnasium.spaces.Box(0.0, 6.0, (self.size,), np.float32)

    def reset(self, **told: Any) -> tuple[Any, dict[str, Any]]:
        """A new game."""
        row, info = self.env.reset(**told)
        self.before = self.potential(row)
        return self.soft(row), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """The reward, and by how much the position looks better than before."""
        row, reward, over, cut, info = self.env.step(action)
        now = 0.0 if over else self.potential(row)
        spread = GAMMA * now - self.before
        self.before = now
        info["won"] = float(reward)
        return self.soft(row), float(reward) + spread, over, cut, info

    def potential(self, row: Any) -> float:
        """How well the seat stands."""
        return (int(row[self.influence]) + 0.2 * int(row[self.coins])) / GOAL

    def soft(self, row: Any) -> Any:
        """The row for the network."""
        return np.log1p(row[: self.size], dtype=np.float32)


class Clock(BaseCallback):
    """Stops after some minutes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.until = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self.until


def taught(rivals: str) -> Taught:
    """A table to learn at."""
    return Taught(table(rivals))


def measure(model: MaskablePPO, rivals: str, games: int) -> float:
    """How many of these games the agent wins, shared wins split; none of them was trained on.

    It plays as it has learned to, by lot. Its likeliest choice alone is a poor player: drawing is
    mostly likelier than stopping, and whoever never stops goes bust.
    """
    seats, wins = table(rivals).seats, 0.0
    waiting = [10_000_000 + game for game in range(games)]
    idle, playing = [taught(rivals) for _ in range(TABLES)], {}
    while waiting or playing:
        while waiting and idle:
            learner = idle.pop()
            playing[learner], _ = learner.reset(seed=waiting.pop())
        learners = list(playing)
        masks = np.stack([learner.get_wrapper_attr("action_masks")() for learner in learners])
        rows = np.stack([playing[learner] for learner in learners])
        actions, _ = model.predict(rows, action_masks=masks, deterministic=False)
        for learner, action in zip(learners, actions, strict=True):
            playing[learner], _, over, _, info = learner.step(action)
            if over:
                wins += (info["won"] * (seats - 1) + 1) / seats
                del playing[learner]
                idle.append(learner)
    return wins


def main() -> None:
    """Train, keep the agent, then measure it."""
    told = read()
    torch.set_num_threads(1)  # so small a network gains nothing from more
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: taught(told.rivals)] * TABLES),
        n_steps=ROUND // TABLES,
        batch_size=512,
        n_epochs=4,
        gamma=GAMMA,
        gae_lambda=0.95,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=told.seed,
        device="cpu",
    )
    start = time.monotonic()
    model.learn(told.steps, callback=Clock(told.minutes))
    minutes = (time.monotonic() - start) / 60
    print(f"learned from {model.num_timesteps:,} choices in {minutes:.1f} minutes")
    if told.save:
        model.save(told.save)
        print(f"the agent is kept in {told.save}")
    wins = measure(model, told.rivals, told.games)
    least, most = wilson(wins, told.games)
    fair = 100 / table(told.rivals).seats
    print(
        f"wins {100 * wins / told.games:.1f} % of {told.games} games against {told.rivals}"
        f" (95 %: {100 * least:.1f} to {100 * most:.1f}; fair share {fair:.0f} %)"
    )


if __name__ == "__main__":
    main()
