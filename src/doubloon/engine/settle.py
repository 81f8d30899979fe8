"""Run a position on until a player must decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from doubloon.engine.frame import NOTHING
from doubloon.engine.seat import CHANCE, NOBODY
from doubloon.engine.state import State

Pick: TypeAlias = Callable[[int], int]
"""How chance answers: a number below the one given, all equally likely."""


def settle(s: State, pick: Pick | None) -> list[int]:
    """Run frames that ask nobody and let chance answer; return what the next seat may choose.

    The list is empty when the game is over. Without `pick` it stops at chance too and returns the
    bag. A frame with no options is passed over: there is nothing to ask.
    """
    stack = s.stack
    while stack:
        frame = stack.pop()
        seat = frame.seat
        if seat == NOBODY:
            frame.resolve(s, NOTHING)
            continue
        options = frame.options(s)
        if not options:
            continue
        if seat != CHANCE or pick is None:
            stack.append(frame)
            return options
        frame.resolve(s, options.pop(pick(len(options))))
    return []


def answer(s: State, code: int) -> None:
    """Give the pending question its answer."""
    frame = s.stack.pop()
    if frame.seat == CHANCE:
        frame.options(s).remove(code)
    frame.resolve(s, code)
