"""How a search judges: quick replies to play on with, and what a position is worth to everybody."""

from __future__ import annotations

from random import Random
from typing import Any

from doubloon.engine.game import Game
from doubloon.engine.outcome import Outcome
from doubloon.engine.state import State


class Judge:
    """Knows nothing of a game: everybody plays by lot to the end, and winners share one."""

    secrets = True
    """Whether a position holds what this seat does not know, so that worlds differ."""

    def begin(self, s: State) -> None:
        """A world is about to be played on from here."""

    def far(self, s: State) -> bool:
        """Whether this is far enough to be judged."""
        return False

    def reply(self, s: State, codes: list[int], random: Random) -> int:
        """A quick choice for whoever is asked."""
        return codes[int(random.random() * len(codes))]

    def worth(self, s: State) -> list[float]:
        """What an unfinished position is worth to each seat, between 0 and 1."""
        return [1 / s.seats] * s.seats

    def final(self, outcome: Outcome, s: State) -> list[float]:
        """What the end is worth to each seat."""
        share = 1 / len(outcome.winners) if outcome.winners else 0.0
        if len(outcome.winners) == s.seats:
            share = 1.0
        return [share if seat in outcome.winners else 0.0 for seat in range(s.seats)]

    def mark(self, s: State, seat: int) -> object:
        """Tells positions apart, so that what was found out can be used when one comes up."""
        return None


def judge_of(game: Game, view: dict[str, Any]) -> Judge:
    """The judge of a game, as it is played here."""
    if game.info.id == "port-royal" and view["board"] is None and view["quest"] is None:
        from doubloon.bots.search.port_royal import PortRoyalJudge

        return PortRoyalJudge()
    return Judge()
