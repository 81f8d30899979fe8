"""The games as PettingZoo environments: agents are asked one after the other, chance is inside."""

from __future__ import annotations

from secrets import randbits
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy import ndarray
from numpy.typing import NDArray
from pettingzoo import AECEnv

from doubloon.engine.chance import FRESH, SEEDS, Seeded
from doubloon.engine.seat import Seat
from doubloon.engine.state import State
from doubloon.env.ids import env_id, most_seats, resolve, vector
from doubloon.env.rewards import is_team, rewards
from doubloon.env.spaces import HUMAN, RENDER_MODES, box, check_mode, table_seed
from doubloon.env.vectors.dealer import Dealer, unbegun
from doubloon.games import game as find_game

Observation: TypeAlias = dict[str, NDArray[Any]]
UINT8: Final = np.dtype(np.uint8)
INT8: Final = np.dtype(np.int8)


class Aec(Dealer, AECEnv[str, Observation, int]):
    """One table. An action is a code of the game's vocabulary (docs/env.md)."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own way
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        id, given = resolve(game, options)
        self.game = find_game(id)
        self.seats = most_seats(id, given) if seats is None else seats
        self.options = self.game.check(self.seats, given)
        self.game = self.game.of(self.options)
        self.team = is_team(self.options["mode"])
        self.render_mode = check_mode(render_mode)
        self._shown = render_mode == HUMAN
        self.metadata = {**self.metadata, "name": env_id(id, self.options["mode"])}
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._vector = vector(id)
        self.layout = self._vector.layout
        """What the numbers of an observation mean."""
        self._array = ndarray
        self._length = self.layout.size
        self._byte = UINT8
        self._size = len(self.game.vocabulary)
        self._codes = []
        self._flags = bytearray(self._size)
        self._flag = INT8
        self._unasked = np.zeros(self._size, np.int8)
        self._unasked.flags.writeable = False
        self._idle = {"action_mask": self._unasked}
        row = box(self.layout.most())
        self.action_spaces = {a: spaces.Discrete(self._size) for a in self.possible_agents}
        self.observation_spaces = {a: self._space(row) for a in self.possible_agents}
        self._seeds: Seeded | None = None

    def _space(self, row: spaces.Box) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self._size,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        """What an agent may observe: numbers as the layout says, and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every code of the vocabulary; the mask says which may be played."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same game, as at any table of Doubloon."""
        told = None if seed is None else table_seed(seed)
        if told is not None or self._seeds is None:
            self._seeds = Seeded(randbits(FRESH) if told is None else told)
        chance = self._seeds.pick(SEEDS) if told is None else told
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._idle)
        self._deal(self.game.setup(self.seats, self.options), chance)
        if self._shown:
            self._show()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents as they are asked, until all have left."""
        if not hasattr(self, "_state"):
            raise unbegun()
        return super().agent_iter(max_iter)

    def _finish(self) -> None:
        """The game is over: everybody gets what it was worth, and leaves one by one."""
        worth = rewards(self.game.outcome(self.position), self.seats, self.team)
        for agent, seat in self._seat.items():
            self.rewards[agent] = worth[seat]
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._mask = self._unasked
        self.agent_selection = self.agents[0]

    def _was_dead_step(self, action: int | None) -> None:
        """An agent leaves, as PettingZoo has it."""
        AECEnv._was_dead_step(self, action)

    @property
    def position(self) -> State:
        """The truth of the table, for tests and tools; an agent has no business here."""
        if not hasattr(self, "_state"):
            raise unbegun()
        return self._state

    @property
    def asked(self) -> Seat:
        """The seat that is asked."""
        return self.position.asked()

    def _show(self) -> None:
        self.render()

    def render(self) -> str | None:
        """The table in words: returned for `ansi`, printed for `human`, which needs no asking."""
        from doubloon.env.render import render

        return render(self.render_mode, self.game, self.seats, self.options, self.position)

    def close(self) -> None:
        """There is nothing to close."""
