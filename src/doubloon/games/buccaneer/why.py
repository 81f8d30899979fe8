"""Why a choice is refused, with the rule that says so."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.buccaneer.facts import MOST_DISCS
from doubloon.games.buccaneer.frames.act import Choose, Loot, Use
from doubloon.games.buccaneer.frames.turn import Mutiny
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.words import (
    FIRST_BOARD,
    FIRST_LOOT,
    FIRST_MUTINY,
    FIRST_ONTO,
    FIRST_SEAT,
    FIRST_TAKE,
    PASS,
    disc_name,
)


def why_not(s: State, seat: Seat, code: int) -> Message:
    """The reason against a choice that the asked seat may not make now."""
    frame = s.stack[-1]
    if isinstance(frame, Mutiny):
        return Message("why-b-mutiny-first", {"card": disc_name(frame.top)}, "B6.2")
    if isinstance(frame, Loot):
        return Message("why-b-loot-first", {"card": s.facts.ships[frame.ship]}, "B5.4")
    if code == PASS:
        return Message("why-b-no-pass", rule="B3.2")
    if code >= FIRST_SEAT:
        return Message("why-b-not-now", rule="B3.1")
    if code >= FIRST_MUTINY:
        return Message("why-b-own-turn", rule="B6.7")
    if code >= FIRST_LOOT:
        return Message("why-b-no-loot", rule="B5.4")
    if isinstance(frame, Choose):
        return why_not_take(s, seat, code, frame.forced)
    if isinstance(frame, Use):
        return why_not_use(s, seat, code, frame)
    return Message("why-b-not-now", rule="B3.1")


def why_not_take(s: State, seat: Seat, code: int, mutiny: bool) -> Message:
    """A stack is not yours, covered, in no mutiny, or can do nothing."""
    if code >= FIRST_ONTO:
        return Message("why-b-take-first", rule="B3.1a")
    disc = code - FIRST_TAKE
    args: dict[str, Arg] = {"card": disc_name(disc)}
    if disc // 5 != seat:
        return Message("why-b-not-yours", args, "B4.6")
    if disc not in s.crews:
        return Message("why-b-covered", args, "B4.5")
    if mutiny:
        return Message("why-b-mutiny", args, "B6.4")
    return Message("why-b-useless", args, "B3.1a")


def why_not_use(s: State, seat: Seat, code: int, frame: Use) -> Message:
    """A target is not there, your own, or too high; a ship is gone or needs more hands."""
    crew = s.crews[frame.top]
    if code >= FIRST_BOARD:
        ship = code - FIRST_BOARD
        args: dict[str, Arg] = {"card": s.facts.ships[ship], "count": s.facts.crew[ship]}
        if ship not in s.ships:
            return Message("why-b-ship-gone", args, "B5.1")
        return Message("why-b-few-hands", {**args, "crew": len(crew)}, "B5.1")
    if frame.forced:
        return Message("why-b-mutiny-board", rule="B6.4")
    if code < FIRST_ONTO:
        return Message("why-b-use-first", {"card": disc_name(frame.top)}, "B3.1a")
    target = code - FIRST_ONTO
    named: dict[str, Arg] = {"card": disc_name(target)}
    if target // 5 == seat:
        return Message("why-b-own-stack", named, "B4.3")
    if target not in s.crews:
        return Message("why-b-covered", named, "B4.1")
    return Message("why-b-too-high", {**named, "count": MOST_DISCS}, "B4.4")
