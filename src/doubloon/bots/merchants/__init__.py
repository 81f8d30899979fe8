"""A greedy captain for Merchants & Marauders.

It looks for the voyage that brings most Glory for its actions: trade along demand, missions,
rumours, raids where its captain is made for them, and gold home to the chest. It holds a view and
nothing else: positions are imagined from that, so its own things are exact and others' are guesses.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias, cast

from doubloon.bots.merchants import cards, combat, port, raid, voyage
from doubloon.bots.merchants.worth import is_raider
from doubloon.engine.decision import Decision
from doubloon.engine.notation import Choice
from doubloon.games import game
from doubloon.games.merchants.state import State
from doubloon.games.merchants.words import FIRST_CAPTAIN, FIRST_SHIP, PASS, SCOUTING, SEAMANSHIP

Handler: TypeAlias = Callable[[State, int, list[int]], int]


def first_ship(s: State, seat: int, codes: list[int]) -> int:
    """A sloop for hunters, a flute for traders."""
    sloop = FIRST_SHIP
    return sloop if is_raider(s, seat) else sloop + 1


def first(s: State, seat: int, codes: list[int]) -> int:
    """The first that is no refusal: whatever is offered is worth having."""
    return next((code for code in codes if code != PASS), codes[0])


def best_captain(s: State, seat: int, codes: list[int]) -> int:
    """The captain with the best eye and hand for the sea."""
    skill = s.facts.skill

    def worth(code: int) -> int:
        captain = (code - FIRST_CAPTAIN) * 4
        return skill[captain + SEAMANSHIP] * 2 + skill[captain + SCOUTING]

    return max(codes, key=worth)


HANDLERS: Final[dict[str, Handler]] = {
    "PickCaptain": best_captain,
    "ChooseShip": first_ship,
    "Act": voyage.GREEDY.act,
    "Port": port.GREEDY.menu,
    "Market": port.GREEDY.market,
    "Brokers": port.GREEDY.brokers,
    "Trim": port.GREEDY.trim,
    "Haul": port.GREEDY.trim,
    "KeepRumour": port.GREEDY.keep_rumour,
    "FullHand": cards.discard,
    "React": combat.react,
    "Reroll": combat.reroll,
    "Declare": combat.declare,
    "PlaceHit": combat.place_hit,
    "Pick": cards.pick,
    "Pardon": cards.pardon,
    "Hail": raid.hail,
    "Chase": raid.chase,
}
"""Who answers the questions of each frame; whatever is not listed is taken as it is offered."""


def reply(s: State, codes: list[int]) -> int:
    """What a greedy captain says to the question on top."""
    frame = s.stack[-1]
    code = HANDLERS.get(type(frame).__name__, first)(s, frame.seat, codes)
    return code if code in codes else codes[0]


class Greedy:
    """Always the best voyage it can see."""

    def __init__(self) -> None:
        self.game = game("merchants")

    def choose(self, view: dict[str, Any], decision: Decision) -> Choice:
        codes = decision.options.codes
        if len(codes) == 1:
            return decision.options[0]
        s = cast(State, self.game.imagine(view, Random(0)))
        return self.game.vocabulary.choice(decision.seat, reply(s, codes))
