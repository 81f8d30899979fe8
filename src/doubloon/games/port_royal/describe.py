"""What each choice would do, in words for people."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import ContractId
from doubloon.games.port_royal.deck import NO_GOOD, PERSON, SHIP
from doubloon.games.port_royal.frames.contract import Aside
from doubloon.games.port_royal.frames.goods import KeepOrCash, Sell, inn_prices
from doubloon.games.port_royal.frames.month import BuyCube
from doubloon.games.port_royal.frames.offer import Offer
from doubloon.games.port_royal.frames.trade import Waive
from doubloon.games.port_royal.odds import bust_odds
from doubloon.games.port_royal.persons import price
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import (
    fee,
    taking_crowns,
    trade_crowns,
    trade_income,
    trader_coins,
)
from doubloon.games.port_royal.words import (
    CASH,
    DRAW,
    FIRST_BE,
    FIRST_CARD,
    FIRST_CLAIM,
    FIRST_FULFIL,
    FIRST_GIVE,
    FIRST_NAME,
    FIRST_SELL,
    FIRST_SPEND,
    GAMBLE,
    GIVEN,
    GOODS,
    KEEP,
    PASS,
    VERBS,
)


def describe(s: State, seat: Seat, code: int) -> Message:
    """The message for a choice of the asked seat."""
    if code == DRAW:
        fatal, cards = bust_odds(s, seat)
        return Message("choice-draw", {"percent": round(100 * fatal / cards) if cards else 0})
    if code == GAMBLE:
        return Message("choice-gamble", {"pile": s.pile})
    if code == PASS and isinstance(s.stack[-1], (Offer, Waive, Aside, Sell, BuyCube)):
        return Message("choice-decline")
    if code in (KEEP, CASH):
        return describe_good(s, seat, code)
    if code < len(VERBS):
        return Message("choice-" + VERBS[code])
    if code < FIRST_CARD:
        return describe_named(s, seat, code)
    if code >= FIRST_CARD + s.deck.top:
        return Message("choice-top", {"card": s.deck.ids[code - s.deck.top]})
    card = code - s.deck.take
    args: dict[str, Arg] = {"card": s.deck.ids[card], "fee": fee(s, seat)}
    if s.deck.kind[card] == PERSON:
        args["coins"] = price(s, seat, card)
        args["influence"] = s.deck.influence[card]
        return Message("choice-hire", args)
    if s.deck.kind[card] == SHIP:
        args["coins"] = trade_income(s, seat, card)
        args["crowns"] = trade_crowns(s, seat, card)
        if s.deck.good[card] == NO_GOOD:
            return Message("choice-trade", args)
        args["good"] = GOODS[s.deck.good[card]]
        return Message("choice-trade-good", args)
    args["coins"] = s.deck.coins[card]
    args["influence"] = s.deck.influence[card]
    return Message("choice-complete", args)


def describe_good(s: State, seat: Seat, code: int) -> Message:
    """Keeping a ship as a good, or taking what it brings (R18.3, R18.4)."""
    frame = s.stack[-1]
    assert isinstance(frame, KeepOrCash)
    ship = frame.ship
    if code == CASH:
        income: dict[str, Arg] = {
            "coins": trade_income(s, seat, ship),
            "crowns": trade_crowns(s, seat, ship),
        }
        return Message("choice-cash", income)
    args: dict[str, Arg] = {
        "good": GOODS[s.deck.good[ship]],
        "coins": trader_coins(s, seat, s.deck.colour[ship]),
        "crowns": taking_crowns(s, seat, ship),
    }
    return Message("choice-keep", args)


def describe_named(s: State, seat: Seat, code: int) -> Message:
    """A choice that names something other than a card: a seat, a person, a good, a task."""
    if code >= FIRST_FULFIL:
        task = s.rules.book.tasks[code - FIRST_FULFIL]
        return Message("choice-fulfil", {"task": task.id})
    if code >= FIRST_CLAIM:
        return describe_claim(s, seat, code - FIRST_CLAIM)
    if code >= FIRST_SELL:
        good = code - FIRST_SELL
        frame = s.stack[-1]
        sales = frame.sales if isinstance(frame, Sell) else 0
        args: dict[str, Arg] = {"good": GOODS[good], "coins": inn_prices(s, seat, good)[sales]}
        return Message("choice-sell", args)
    if code >= FIRST_SPEND:
        return Message("choice-spend", {"good": GOODS[code - FIRST_SPEND]})
    if code >= FIRST_BE:
        who = s.rules.book.personalities[code - FIRST_BE]
        return Message("choice-be", {"who": who.id, "coins": who.coins})
    if code >= FIRST_GIVE:
        return Message("choice-give", {"card": GIVEN[code - FIRST_GIVE]})
    return Message("choice-name", {"seat": code - FIRST_NAME})


def describe_claim(s: State, seat: Seat, contract: ContractId) -> Message:
    """Completing a contract, or a step on the way (R11.3, R12.5)."""
    assert s.board is not None
    facts = s.rules.contracts[contract]
    place = len(s.board.claims[contract])
    args: dict[str, Arg] = {
        "card": facts.id,
        "coins": facts.rewards[place] if place < len(facts.rewards) else 0,
        "left": facts.steps - s.board.steps[contract][seat] - 1,
    }
    return Message("choice-claim", args)
