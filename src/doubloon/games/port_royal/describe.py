"""What each choice would do, in words for people."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import PERSON, SHIP
from doubloon.games.port_royal.odds import bust_odds
from doubloon.games.port_royal.persons import price
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import trade_income
from doubloon.games.port_royal.words import (
    DRAW,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_NAME,
    GAMBLE,
    GIVEN,
    VERBS,
)


def describe(s: State, seat: Seat, code: int) -> Message:
    """The message for a choice of the asked seat."""
    if code == DRAW:
        fatal, cards = bust_odds(s)
        return Message("choice-draw", {"percent": round(100 * fatal / cards) if cards else 0})
    if code == GAMBLE:
        return Message("choice-gamble", {"pile": s.pile})
    if code < len(VERBS):
        return Message("choice-" + VERBS[code])
    if code < FIRST_GIVE:
        return Message("choice-name", {"seat": code - FIRST_NAME})
    if code < FIRST_CARD:
        return Message("choice-give", {"card": GIVEN[code - FIRST_GIVE]})
    card = code - s.deck.take
    args: dict[str, Arg] = {"card": s.deck.ids[card], "fee": 0 if seat == s.active else 1}
    if s.deck.kind[card] == PERSON:
        args["coins"] = price(s, seat, card)
        args["influence"] = s.deck.influence[card]
        return Message("choice-hire", args)
    if s.deck.kind[card] == SHIP:
        args["coins"] = trade_income(s, seat, card)
        return Message("choice-trade", args)
    args["coins"] = s.deck.coins[card]
    args["influence"] = s.deck.influence[card]
    return Message("choice-complete", args)
