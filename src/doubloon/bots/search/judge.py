"""How a search judges: quick replies to play on with, and what a position is worth to everybody."""

from __future__ import annotations

from random import Random
from typing import Any

from doubloon.engine.game import Game
from doubloon.engine.outcome import Outcome
from doubloon.engine.state import State


class Judge:
    """Knows nothing of a game: everybody plays by lot to the end, and winners share one.

    One judge serves one seat for a whole game, so it may remember.
    """

    secrets = True
    """Whether a position holds what this seat does not know, so that worlds differ."""
    curiosity = 1.0
    """How much a choice that was seldom looked at is favoured; worths lie between 0 and 1."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def watch(self, view: dict[str, Any]) -> None:
        """The seat is asked, and sees this; worlds are imagined from it next."""

    def imagine(self, view: dict[str, Any], random: Random) -> State:
        """A world behind what was seen last."""
        return self.game.imagine(view, random)

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
        """What the end is worth to each seat; a team wins or loses as one."""
        winners = outcome.winners
        share = 1.0 if len(winners) in (0, s.seats) else 1 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(s.seats)]

    def mark(self, s: State) -> object:
        """Tells positions apart that chance made of one; None where all are taken for one."""
        return None


def judge_of(game: Game, view: dict[str, Any]) -> Judge:
    """The judge of a game, as it is played here."""
    if game.info.id == "port-royal" and view["quest"] is None:
        if view["board"] is None or not view["board"]["coop"]:
            from doubloon.bots.search.port_royal import PortRoyalJudge

            return PortRoyalJudge(game)
    return Judge(game)
