"""Laying out contracts, and the time cards of the cooperative game (R11.1, R13)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.port_royal.contract_verbs import lay_out, set_aside, stack_time
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import ASIDE, FIRST_CONTRACT, PASS


class LayOut(Frame[State]):
    """Chance turns up so many contracts; then the time pile is made (R11.1, R13.1, R13.2)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left

    def options(self, s: State) -> list[int]:
        assert s.board is not None
        return [
            FIRST_CONTRACT + at
            for at, contract in enumerate(s.rules.contracts)
            if at not in s.board.laid and (s.board.coop or not contract.coop)
        ]

    def resolve(self, s: State, code: int) -> None:
        assert s.board is not None
        lay_out(s, code - FIRST_CONTRACT)
        if self.left > 1:
            s.then(LayOut(self.left - 1))
        elif s.board.coop:
            stack_time(s)


class Aside(Frame[State]):
    """Move a time card to the score pile, or not; before the game again and again (R13.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "again")

    def __init__(self, seat: Seat, again: bool) -> None:
        self.seat = seat
        self.again = again

    def options(self, s: State) -> list[int]:
        assert s.board is not None
        return [ASIDE, PASS] if s.board.time else []

    def resolve(self, s: State, code: int) -> None:
        if code == ASIDE:
            set_aside(s, self.seat)
            if self.again:
                s.then(self)

    def prompt(self, s: State) -> Message:
        assert s.board is not None
        return Message("prompt-aside", {"count": s.board.time})
