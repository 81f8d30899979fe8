"""Ships: turned up three at a time (B2.1, B5.10)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.seat import CHANCE
from doubloon.games.buccaneer.facts import FACE_UP
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.verbs import show_ship
from doubloon.games.buccaneer.words import FIRST_SHIP


class Show(Frame[State]):
    """Chance turns up the next ship, until so many have come."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left

    def options(self, s: State) -> list[int]:
        return [FIRST_SHIP + ship for ship in s.deck]

    def resolve(self, s: State, code: int) -> None:
        s.deck.remove(code - FIRST_SHIP)
        show_ship(s, code - FIRST_SHIP)
        if self.left > 1:
            s.then(Show(self.left - 1))


def refill(s: State) -> None:
    """Three new ships, once all are gone (B5.10)."""
    if not s.ships and s.deck:
        s.then(Show(FACE_UP))
