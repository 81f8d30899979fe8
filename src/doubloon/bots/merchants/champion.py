"""The champion of Merchants & Marauders.

It plays as the greedy captain does, and knows more: what a fight or a raid would bring (`duel`),
what every way risks and where a night is safe (`chart`), what waiting for a third of a kind is
worth (`trade`). How much it cares for each is in `tastes`. What it would do next by that is
rehearsed beside a few other things (`ahead`), and given up for one that turns out better.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from doubloon.bots.merchants import Handler, first
from doubloon.bots.merchants.ahead import act
from doubloon.bots.merchants.brave import deed
from doubloon.bots.merchants.hunt import hail
from doubloon.bots.merchants.trader import TRADES
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.games import game
from doubloon.games.merchants.state import State

CHAMPION: Final[dict[str, Handler]] = {
    **TRADES,
    "Act": act,
    "Hail": hail,
    "Chase": deed,
    "Declare": deed,
}
"""Knows the dangers too, and looks ahead."""


class Captain:
    """Answers each question by who is in charge of it."""

    def __init__(self, handlers: dict[str, Handler]) -> None:
        self.game = game("merchants")
        self.handlers = handlers

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        codes = decision.options.codes
        if len(codes) == 1:
            return decision.options[0]
        s = cast(State, self.game.imagine(view, Random(0)))
        code = self.handlers.get(type(s.stack[-1]).__name__, first)(s, decision.seat, codes)
        return self.game.vocabulary.choice(decision.seat, code if code in codes else codes[0])


def champion() -> Captain:
    """The strongest captain there is."""
    return Captain(CHAMPION)


def hard() -> Captain:
    """A captain to learn trade from."""
    return Captain(TRADES)
