"""Why a choice is refused, with the rule that says so."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.contracts import ContractId
from doubloon.games.port_royal.deck import EXPEDITION, GAMBLER, PERSON, SHIP, CardId
from doubloon.games.port_royal.frames.contract import Aside
from doubloon.games.port_royal.frames.discover import Discover, Repel
from doubloon.games.port_royal.frames.expedition import Give
from doubloon.games.port_royal.frames.goods import KeepOrCash, Sell, SpendAres
from doubloon.games.port_royal.frames.month import BuyCube
from doubloon.games.port_royal.frames.offer import Offer
from doubloon.games.port_royal.frames.people import Choose
from doubloon.games.port_royal.frames.scout import PutBack
from doubloon.games.port_royal.frames.trade import Gift, Take, Waive
from doubloon.games.port_royal.persons import count, has_event, price
from doubloon.games.port_royal.quest import AUDIENCE_COINS, EVENT_AUDIENCE, TaskId
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import can_reveal
from doubloon.games.port_royal.words import (
    ADMIT,
    ASIDE,
    DRAW,
    FIRST_CARD,
    FIRST_CLAIM,
    FIRST_FULFIL,
    FIRST_TASK,
    GAMBLE,
    KEEP,
    PASS,
    PETITION,
    REPEL,
    SCOUT,
    STOP,
)


def why_not(s: State, seat: Seat, code: int) -> Message:
    """The reason against a choice that the asked seat may not make now."""
    frame = s.stack[-1]
    if isinstance(frame, Repel):
        return Message("why-repel-first", {"card": s.deck.ids[frame.ship]}, "R3.3")
    if isinstance(frame, Give):
        return Message("why-give-first", {"card": s.deck.ids[frame.expedition]}, "R4.13")
    if isinstance(frame, Gift):
        return Message("why-gift-first", rule="R10.6")
    if isinstance(frame, Offer) and frame.code >= FIRST_FULFIL:
        task = s.rules.book.tasks[frame.code - FIRST_FULFIL]
        return Message("why-task-first", {"task": task.id}, task.rule)
    if isinstance(frame, (Offer, Waive)):
        return Message("why-offer-first", rule="R11.5")
    if isinstance(frame, Aside):
        return Message("why-aside-first", rule="R13.3")
    if isinstance(frame, KeepOrCash):
        return why_not_keep(s, code, frame)
    if isinstance(frame, (SpendAres, Sell)):
        return Message("why-goods-first", rule="R22.4" if isinstance(frame, Sell) else "R16.1a")
    if isinstance(frame, BuyCube):
        return Message("why-buy-first", {"coins": frame.coins}, "R20.4")
    if isinstance(frame, Choose):
        return Message("why-choose-first", rule="R15.3")
    if isinstance(frame, PutBack):
        return Message("why-put-back-first", rule="R22.1")
    if code >= FIRST_CARD + s.deck.top or code == SCOUT:
        return Message("why-no-scout", rule="R22.1")
    if FIRST_FULFIL <= code < FIRST_CARD:
        return why_not_fulfil(s, seat, code - FIRST_FULFIL)
    if FIRST_CLAIM <= code < FIRST_TASK:
        return why_not_claim(s, seat, code - FIRST_CLAIM)
    if code == PETITION:
        return why_not_petition(s, seat)
    if code == ASIDE:
        return Message("why-no-aside", rule="R13.3")
    if code in (REPEL, ADMIT):
        return Message("why-no-ship-to-repel", rule="R3.3b")
    card = code - s.deck.take
    if card >= FIRST_CARD and s.deck.kind[card] == EXPEDITION:
        return why_not_complete(s, seat, card)
    if isinstance(frame, Discover):
        return why_not_discover(s, seat, code, card)
    if isinstance(frame, Take):
        return why_not_take(s, seat, code, card, frame.left)
    return Message("why-not-now", rule="R1.10")


def why_not_claim(s: State, seat: Seat, contract: ContractId) -> Message:
    """A contract does not lie out, needs a moment of its own, a cube, or something you lack."""
    facts = s.rules.contracts[contract]
    args: dict[str, Arg] = {"card": facts.id}
    if s.board is None or contract not in s.board.laid:
        return Message("why-contract-not-open", args, "R11.1")
    if seat in s.board.claims[contract]:
        return Message("why-contract-done", args, "R11.2")
    if facts.now:
        return Message("why-contract-moment", args, "R11.5")
    if facts.active and seat != s.active:
        return Message("why-contract-active", args, "R12.11")
    if not s.board.may_claim(seat, contract):
        return Message("why-no-cube", rule="R11.2")
    return Message("why-contract-unmet", args, "R11.3")


def why_not_fulfil(s: State, seat: Seat, task: TaskId) -> Message:
    """A task does not lie out, is done, needs its moment or a cube, or something you lack."""
    facts = s.rules.book.tasks[task]
    args: dict[str, Arg] = {"task": facts.id}
    if s.quest is None or task not in s.quest.laid:
        return Message("why-task-not-open", args, "R16.1")
    if seat in s.quest.done[task]:
        return Message("why-task-done", args, "R16.2")
    if facts.now:
        return Message("why-task-moment", args, facts.rule)
    if not s.quest.cubes[seat]:
        return Message("why-no-cube", rule="R16.5")
    return Message("why-task-unmet", args, "R16.1")


def why_not_keep(s: State, code: int, frame: KeepOrCash) -> Message:
    """A ship is kept only by those who can still pay the active player (R18.3a)."""
    if code == KEEP:
        return Message("why-keep-fee", {"card": s.deck.ids[frame.ship]}, "R18.3a")
    return Message("why-goods-first", rule="R18.3")


def why_not_petition(s: State, seat: Seat) -> Message:
    """An audience needs its event, the active player, phase 2 and coins (R17.1)."""
    if not has_event(s, EVENT_AUDIENCE):
        return Message("why-no-audience", rule="R17.1b")
    if seat != s.active:
        return Message("why-audience-active", rule="R17.1")
    if isinstance(s.stack[-1], Discover):
        return Message("why-audience-phase", rule="R17.1")
    args: dict[str, Arg] = {"cost": AUDIENCE_COINS, "coins": s.coins[seat]}
    return Message("why-audience-coins", args, "R17.1")


def why_not_complete(s: State, seat: Seat, card: CardId) -> Message:
    """An expedition is not there, not yours to do now, or its persons are missing."""
    args: dict[str, Arg] = {"card": s.deck.ids[card]}
    if card not in s.expeditions:
        return Message("why-expedition-not-open", args, "R3.4")
    if seat != s.active:
        return Message("why-only-active-completes", args, "R4.12")
    return Message("why-persons-missing", args, "R4.13")


def why_not_discover(s: State, seat: Seat, code: int, card: CardId) -> Message:
    """Phase 1: no stopping before the first card, no hiring yet, no drawing after a gamble."""
    if code == STOP:
        if s.revealed:
            return Message("why-long-watch", rule="R17.1")
        return Message("why-reveal-first", rule="R3.1")
    if code == PASS:
        return Message("why-stop-not-pass", rule="R3.1")
    if code == DRAW:
        if s.gambled:
            return Message("why-no-draw-after-gamble", rule="R9.5")
        return Message("why-no-cards", rule="R1.8")
    if code == GAMBLE:
        if not count(s, seat, GAMBLER):
            return Message("why-no-gambler", rule="R9.2")
        if not can_reveal(s):
            return Message("why-no-cards", rule="R1.8")
        return Message("why-gambler-used", rule="R9.2")
    if card >= FIRST_CARD and s.deck.kind[card] in (PERSON, SHIP):
        return Message("why-phase-2", {"card": s.deck.ids[card]}, "R4.2")
    return Message("why-not-now", rule="R3.1")


def why_not_take(s: State, seat: Seat, code: int, card: CardId, left: int) -> Message:
    """Phase 2: not in the harbour, no card left to take, or not enough coins."""
    if code in (DRAW, STOP, GAMBLE):
        return Message("why-phase-1-over", rule="R4.2")
    if card < FIRST_CARD or s.deck.kind[card] not in (PERSON, SHIP):
        return Message("why-not-now", rule="R4.2")
    if card not in s.harbour:
        return Message("why-not-in-harbour", {"card": s.deck.ids[card]}, "R1.4")
    if not left:
        return Message("why-no-card-left", rule="R4.1" if seat == s.active else "R4.3")
    coins = s.coins[seat]
    if s.deck.kind[card] == SHIP:
        return Message("why-no-fee", {"card": s.deck.ids[card]}, "R4.8")
    args: dict[str, Arg] = {
        "card": s.deck.ids[card],
        "cost": price(s, seat, card),
        "coins": coins,
    }
    if seat == s.active:
        return Message("why-too-dear", args, "R4.6")
    return Message("why-too-dear-with-fee", args, "R4.8")
