"""What each choice would do, in words for people."""

from __future__ import annotations

from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.buccaneer.events import Began, ShipShown
from doubloon.games.buccaneer.frames.act import Loot, Use
from doubloon.games.buccaneer.knowledge import gain_range
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.words import (
    FIRST_BOARD,
    FIRST_LOOT,
    FIRST_MUTINY,
    FIRST_ONTO,
    FIRST_SEAT,
    FIRST_SHIP,
    FIRST_TAKE,
    PASS,
    disc_name,
)


def describe(s: State, seat: Seat, code: int) -> Message:
    """The message for a choice of the asked seat, or for what chance may say."""
    if code == PASS:
        return Message("choice-b-pass")
    if code >= FIRST_SHIP:
        return ShipShown(s.facts.ships[code - FIRST_SHIP]).message()
    if code >= FIRST_SEAT:
        return Began(code - FIRST_SEAT).message()
    if code >= FIRST_MUTINY:
        return Message("choice-b-mutiny", stack_args(s, code - FIRST_MUTINY))
    if code >= FIRST_LOOT:
        return describe_loot(s, code - FIRST_LOOT)
    if code >= FIRST_BOARD:
        return describe_board(s, code - FIRST_BOARD)
    if code >= FIRST_ONTO:
        target = code - FIRST_ONTO
        return Message("choice-b-onto", {**stack_args(s, target), "rival": target // 5})
    return Message("choice-b-take", stack_args(s, code - FIRST_TAKE))


def stack_args(s: State, top: int) -> dict[str, Arg]:
    """A stack's top disc and height."""
    return {"card": disc_name(top), "count": len(s.crews[top])}


def describe_loot(s: State, kind: int) -> Message:
    """A loot icon, and what is left for the first officer (B5.4)."""
    frame = s.stack[-1]
    assert isinstance(frame, Loot)
    rest = list(s.facts.icons[frame.ship])
    rest.remove(kind)
    args: dict[str, Arg] = {
        "card": s.facts.loot[kind],
        "target": s.facts.loot[rest[0]],
        "rival": s.crews[frame.top][1] // 5,
    }
    return Message("choice-b-loot", args)


def describe_board(s: State, ship: int) -> Message:
    """A boarding, with what the captain would gain for all that is known (B5.5, B5.6)."""
    frame = s.stack[-1]
    assert isinstance(frame, Use)
    least, most = gain_range(s, s.crews[frame.top], ship)
    args: dict[str, Arg] = {
        "card": s.facts.ships[ship],
        "money": s.facts.money[ship],
        "least": least,
        "most": most,
        "exact": "yes" if least == most else "no",
    }
    return Message("choice-b-board", args)
