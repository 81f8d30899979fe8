"""The games as environments for learners; each needs the extra `rl`.

`aec` gives PettingZoo's, `gym` Gymnasium's, and importing `doubloon.env.openspiel` adds the games
to OpenSpiel. What actions and observations mean is told in docs/env.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from doubloon.bots import Bot
    from doubloon.env.single import Single
    from doubloon.env.zoo import Aec


def aec(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
) -> Aec:
    """A PettingZoo environment of a game: `port-royal`, or `doubloon/port-royal-contracts-v0`."""
    from doubloon.env.zoo import Aec

    return Aec(game, seats, options, render_mode)


def gym(
    game: str,
    opponents: Sequence[str | Bot] | None = None,
    options: dict[str, Any] | None = None,
    seat: int | None = None,
    render_mode: str | None = None,
) -> Single:
    """A Gymnasium environment: a learner against these bots, in a seat of its own or in any.

    Opponents are a list, or names with commas; if nobody says, as few `greedy` ones as can be.
    """
    from doubloon.env.single import Single

    return Single(game, opponents, options, seat, render_mode)


def register() -> None:
    """Tell Gymnasium and PettingZoo, where they are installed, the name of every environment.

    `gymnasium.make("doubloon/port-royal-v0", opponents="greedy")` and
    `pettingzoo.make("aec", "doubloon/port-royal-v0", seats=3)` find them then.
    """
    from doubloon.env.ids import env_ids

    if find_spec("gymnasium"):
        import gymnasium

        for name in env_ids():
            if name not in gymnasium.registry:
                gymnasium.register(name, "doubloon.env.single:Single", kwargs={"game": name})
    if find_spec("pettingzoo"):
        import pettingzoo

        for name in env_ids():
            if name not in pettingzoo.aec_registry:
                pettingzoo.register("aec", name, "doubloon.env.zoo:Aec", kwargs={"game": name})


register()
