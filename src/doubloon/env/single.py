"""The games as Gymnasium environments: one learner at a table of named bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from doubloon.bots import Bot, RandomBot, make_bot
from doubloon.engine.chance import SEEDS, Seeded
from doubloon.engine.decision import Decision, Options
from doubloon.engine.message import Message
from doubloon.engine.notation import Choice
from doubloon.engine.refusal import Illegal, Malformed
from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.env.ids import fewest_rivals, resolve, vector
from doubloon.env.rewards import forfeit, is_team, rewards
from doubloon.env.spaces import HUMAN, RENDER_MODES, box, check_mode, mask_of, table_seed
from doubloon.env.vectors.dealer import code_of, refusal, unbegun
from doubloon.games import game as find_game
from doubloon.match.invited import invite

Row: TypeAlias = NDArray[np.uint8]
USUAL: Final = "greedy"
"""Who plays against the learner if nobody says."""


class Single(gymnasium.Env[Any, Any]):
    """A learner among bots. It sits where it is told, or somewhere else in every game.

    Bots are named, with commas or in a list, or anything that can choose; if nobody says, as few
    `greedy` ones as can be. An action that the rules do not allow loses the game at once;
    `action_masks` and the info tell which are allowed.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] | None = None,
        options: dict[str, Any] | None = None,
        seat: Seat | None = None,
        render_mode: str | None = None,
    ) -> None:
        id, given = resolve(game, options)
        self.game = find_game(id)
        if opponents is None:
            opponents = [USUAL] * fewest_rivals(id, given)
        self.opponents: list[str | Bot] = invite(opponents)
        self.seats = 1 + len(self.opponents)
        self.options = self.game.check(self.seats, given)
        self.game = self.game.of(self.options)
        self.team = is_team(self.options["mode"])
        for bot in self.opponents:
            if isinstance(bot, str):
                make_bot(bot, id, Random(0))
        if seat is not None and seat not in range(self.seats):
            raise Malformed(Message("refuse-reader", {"name": str(seat), "seats": self.seats}))
        self.chosen_seat = seat
        self.render_mode = check_mode(render_mode)
        self._vector = vector(id)
        self.layout = self._vector.layout
        """What the numbers of an observation mean."""
        self._size = len(self.game.vocabulary)
        self.action_space = spaces.Discrete(self._size)
        self.observation_space = box(self.layout.most())
        self._codes: list[int] = []
        self._mask = mask_of([], self._size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game: seats, chance and bots all follow from the seed."""
        if seed is not None:
            seed = table_seed(seed)
        super().reset(seed=seed)
        told = int(self.np_random.integers(SEEDS)) if seed is None else seed
        random = Random(f"{told} learner")
        self.seat = self.chosen_seat
        if self.seat is None:
            self.seat = int(random.random() * self.seats)
        self._bots: dict[Seat, Bot] = {}
        for at, bot in enumerate(self.opponents):
            seat = (self.seat + 1 + at) % self.seats
            source = Random(f"{told} seat {seat}")
            self._bots[seat] = (
                make_bot(bot, self.game.info.id, source) if isinstance(bot, str) else bot
            )
        self._pick = Seeded(told).pick
        self._state = self.game.setup(self.seats, self.options)
        self._run()
        return self._row(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play an action, then everybody else, up to the learner's next question."""
        if not self._codes:
            raise unbegun()
        assert self.seat is not None
        code = code_of(action)
        if code not in self._codes:
            reason = refusal(self.game, self._state, self._codes, code)
            lost = forfeit(self.seats, self.team, self.seat)[self.seat]
            self._codes = []
            self._mask = mask_of([], self._size)
            return self._row(), lost, True, False, {**self._info(), "illegal": str(reason)}
        self._state.stack.pop().resolve(self._state, code)
        self._run()
        if self._codes:
            return self._row(), 0.0, False, False, self._info()
        worth = rewards(self.game.outcome(self._state), self.seats, self.team)
        return self._row(), worth[self.seat], True, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed, as sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """The table in words: returned for `ansi`, printed for `human`, which needs no asking."""
        from doubloon.env.render import render

        if not hasattr(self, "_state"):
            raise unbegun()
        return render(self.render_mode, self.game, self.seats, self.options, self._state)

    def _run(self) -> None:
        """Let chance and the bots play until the learner is asked, or the game is over."""
        state = self._state
        self._codes = settle(state, self._pick)
        while self._codes and (seat := state.stack[-1].seat) != self.seat:
            code = self._codes[0] if len(self._codes) == 1 else self._choice(seat)
            state.stack.pop().resolve(state, code)
            self._codes = settle(state, self._pick)
        self._mask = mask_of(self._codes, self._size)
        if self.render_mode == HUMAN:
            self.render()

    def _choice(self, seat: Seat) -> int:
        """What a bot chooses, from its view and the question alone."""
        bot = self._bots[seat]
        if type(bot) is RandomBot:
            return self._codes[int(bot.random.random() * len(self._codes))]
        state, words = self._state, self.game.vocabulary
        options = Options(words, seat, self._codes)
        decision = Decision(seat, state.stack[-1].prompt(state), options)
        said = bot.choose(self.game.view(state, seat), decision)
        choice = words.parse(said) if isinstance(said, str) else said
        if not isinstance(choice, Choice) or choice not in options:
            raise Illegal(Message("refuse-notation", {"text": str(said)[:80]}))
        return choice.code

    def _row(self) -> Row:
        assert self.seat is not None
        return np.frombuffer(self._vector.fill(self._state, self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask, "seat": self.seat}
