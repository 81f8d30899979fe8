"""What each choice would do, in words for people."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import INFLUENCE, ContractId
from doubloon.games.port_royal.deck import NO_GOOD, PERSON, SHIP
from doubloon.games.port_royal.frames.contract import Aside
from doubloon.games.port_royal.frames.goods import KeepOrCash, Sell, inn_prices
from doubloon.games.port_royal.frames.month import BuyCube
from doubloon.games.port_royal.frames.offer import Offer
from doubloon.games.port_royal.frames.trade import Take, Waive
from doubloon.games.port_royal.odds import bust_odds
from doubloon.games.port_royal.persons import event_value, price
from doubloon.games.port_royal.quest import EVENT_AUDIENCE, FIELDS, TaskId
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import (
    fee,
    taking_crowns,
    trade_crowns,
    trade_income,
    trader_coins,
)
from doubloon.games.port_royal.words import (
    BUY,
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
    PETITION,
    VERBS,
)


def describe(s: State, seat: Seat, code: int) -> Message:
    """The message for a choice of the asked seat."""
    if code == DRAW:
        fatal, cards = bust_odds(s, seat)
        return Message("choice-draw", {"percent": round(100 * fatal / cards) if cards else 0})
    if code == GAMBLE:
        return Message("choice-gamble", {"pile": s.pile})
    if code == PASS:
        return describe_pass(s)
    if code == BUY:
        return Message("choice-buy", opening(s, seat, next_field(s, seat), 0, 0))
    if code in (KEEP, CASH):
        return describe_good(s, seat, code)
    if code == PETITION:
        return Message("choice-petition", {"crowns": event_value(s, EVENT_AUDIENCE)})
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


def describe_pass(s: State) -> Message:
    """Doing nothing: an offer is declined, a ship's coins are taken, a step ends."""
    frame = s.stack[-1]
    if isinstance(frame, Waive):
        return Message("choice-take-coins", {"coins": trade_income(s, frame.seat, frame.ship)})
    if isinstance(frame, (Offer, Aside, Sell, BuyCube)):
        return Message("choice-decline")
    done = isinstance(frame, Take) and not frame.left
    return Message("choice-done" if done else "choice-pass")


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
        return describe_task(s, seat, code - FIRST_FULFIL)
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
    done = s.board.completed(seat)
    args: dict[str, Arg] = {
        "card": facts.id,
        "coins": facts.rewards[place] if place < len(facts.rewards) else 0,
        "left": facts.steps - s.board.steps[contract][seat] - 1,
        "influence": INFLUENCE[done + 1] - INFLUENCE[done],
    }
    return Message("choice-claim", args)


def describe_task(s: State, seat: Seat, task: TaskId) -> Message:
    """Fulfilling a task, or the first half of one (R16.3, R23.9)."""
    quest = s.quest
    assert quest is not None
    facts = s.rules.book.tasks[task]
    if facts.steps > 1 and quest.bound[seat] < 0:
        return Message("choice-half", {"task": facts.id})
    field = quest.bound[seat] if facts.steps > 1 else next_field(s, seat)
    coins = 0 if quest.done[task] else facts.coins
    opened = opening(s, seat, field, coins, facts.crowns)
    return Message("choice-fulfil", {"task": facts.id, **opened})


def next_field(s: State, seat: Seat) -> int:
    """The field with the leftmost cube (R16.3)."""
    assert s.quest is not None
    return FIELDS - s.quest.cubes[seat]


def opening(s: State, seat: Seat, field: int, coins: int, crowns: int) -> dict[str, Arg]:
    """What comes of taking the cube off a field, besides these coins and crowns (R16.4)."""
    quest = s.quest
    assert quest is not None
    facts = s.rules.book.personalities[quest.personality[seat]]
    crowns += facts.crowns[field]
    gains = coins + crowns
    return {"field": field, "who": facts.id, "coins": coins, "crowns": crowns, "gains": gains}
