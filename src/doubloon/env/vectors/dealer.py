"""Whoever deals: asks the agents and hears them, speaks for chance, tells each what it may know.

This is the part of a PettingZoo table that every step runs through, so it is compiled.
"""

from __future__ import annotations

from operator import index
from typing import Any

from doubloon.engine.chance import Seeded
from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.refusal import Illegal, Malformed, NotYourTurn
from doubloon.engine.seat import Seat
from doubloon.engine.settle import Pick, settle
from doubloon.engine.state import State
from doubloon.env.native import mypyc_attr
from doubloon.env.vectors.layout import Vector


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Leads one game from question to question. Arrays are made by whoever knows how."""

    game: Game
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, Any]
    terminations: dict[str, Any]
    truncations: dict[str, Any]
    infos: dict[str, Any]
    _cumulative_rewards: dict[str, Any]
    _seat: dict[str, Seat]
    _vector: Vector
    _array: Any
    """Makes an array from its length, its kind of number, and the numbers."""
    _length: Any
    _byte: Any
    _size: Any
    _flag: Any
    _flags: bytearray
    """One for each code, set for those that may be said."""
    _unasked: Any
    _idle: dict[str, Any]
    _mask: Any
    """What may be said, as an array; who is not asked may say nothing."""
    _state: State
    _pick: Pick
    _codes: list[int]
    """What the agent that is asked may say; nothing once the game is over."""
    _shown: bool
    """Whether somebody looks on at every step."""

    def _deal(self, state: State, seed: int) -> None:
        """Begin a game."""
        self._state = state
        self._pick = Seeded(seed).pick
        self.agent_selection = self.possible_agents[0]
        ask(self)

    def _finish(self) -> None:
        """The game is over."""
        raise NotImplementedError

    def _show(self) -> None:
        """Let whoever looks on see the table."""
        raise NotImplementedError

    def _was_dead_step(self, action: Any) -> None:
        """An agent leaves a game that is over."""
        raise NotImplementedError

    def step(self, action: Any) -> None:
        """Play the action of the agent that is asked, and chance, up to the next question."""
        if not self.agents:
            raise unbegun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        code = action if isinstance(action, int) else code_of(action)
        if code not in self._codes:
            raise refusal(self.game, self._state, self._codes, code)
        s = self._state
        s.stack.pop().resolve(s, code)
        if not ask(self):
            self.infos[agent] = self._idle
            self._finish()
        if self._shown:
            self._show()

    def observe(self, agent: str) -> Any:
        """What the agent may know; actions are for the one that is asked."""
        try:
            state = self._state
        except AttributeError:
            raise unbegun() from None
        row = self._vector.fill(state, self._seat[agent])
        return {
            "observation": self._array(self._length, self._byte, row),
            "action_mask": self._mask if agent == self.agent_selection else self._unasked,
        }

    def last(self, observe: bool = True) -> tuple[Any, Any, Any, Any, Any]:
        """What the agent that is asked needs: observation, reward, ends and info."""
        if not self.agents:
            raise unbegun()
        agent = self.agent_selection
        seen: Any = None
        if observe:
            row = self._vector.fill(self._state, self._seat[agent])
            numbers = self._array(self._length, self._byte, row)
            seen = {"observation": numbers, "action_mask": self._mask}
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )


def ask(dealer: Dealer) -> bool:
    """Let chance speak and ask the next agent; False if the game is over."""
    s = dealer._state
    known = dealer._codes
    codes = settle(s, dealer._pick)
    flags = dealer._flags
    if codes != known:
        for code in known:
            flags[code] = 0
        for code in codes:
            flags[code] = 1
        dealer._codes = codes[:]
    if not codes:
        return False
    agent = dealer.possible_agents[s.stack[-1].seat]
    if agent is not dealer.agent_selection:
        dealer.infos[dealer.agent_selection] = dealer._idle
        dealer.agent_selection = agent
    mask = dealer._mask = dealer._array(dealer._size, dealer._flag, flags.copy())
    dealer.infos[agent] = {"action_mask": mask}
    return True


def unbegun() -> NotYourTurn:
    """What is said before the first deal, and when all have left."""
    return NotYourTurn(Message("refuse-no-game-on"))


def code_of(action: Any) -> int:
    """An action as Python's own number; Malformed if it is no whole number."""
    try:
        return index(action)
    except TypeError:
        raise Malformed(Message("refuse-action-number", {"name": str(action)[:80]})) from None


def refusal(game: Game, s: State, codes: list[int], code: int) -> Illegal:
    """Why whoever is asked may not say something, with its rule, and what may be said."""
    words, seat = game.vocabulary, s.asked()
    possible = list(dict.fromkeys(words.choice(seat, legal).text for legal in codes))
    if seat < 0 or not 0 <= code < len(words):
        return Illegal(Message("refuse-action", {"text": str(code)}), possible)
    return Illegal(game.why_not(s, seat, code), possible)
