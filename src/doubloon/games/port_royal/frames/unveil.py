"""What chance says of spent coins."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.port_royal import events
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.unseen import outcomes, tell


class Unveil(Frame[State]):
    """Spent coins are turned face up, one by one, onto the discard pile (R1.2).

    Which face a coin has is settled only now: until here it was any unseen card of its shuffle.
    """

    fields: ClassVar[tuple[str, ...]] = ("payer", "shuffle", "coins")

    def __init__(self, payer: Seat, shuffle: int, coins: int) -> None:
        self.seat = CHANCE
        self.payer = payer
        self.shuffle = shuffle
        self.coins = coins

    def options(self, s: State) -> list[int]:
        return s.unseen[self.shuffle] if s.quest is None else outcomes(s, self.shuffle)

    def resolve(self, s: State, code: int) -> None:
        if s.quest is not None:
            tell(s, self.shuffle, code)
        s.discard.append(code)
        if s.telling:
            s.note(events.Unveiled(self.payer, s.deck.ids[code]))
        if self.coins > 1:
            s.stack.append(Unveil(self.payer, self.shuffle, self.coins - 1))
