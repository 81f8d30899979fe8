"""Cargo that was won: drawn face up, then kept as far as the hold allows (M6.5, M6.10, M14)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, NOBODY, Seat
from doubloon.games.merchants.events import Told
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.frames.step import Step, step
from doubloon.games.merchants.state import Card, State
from doubloon.games.merchants.verbs import forget, load, one_of, room, tell, unload
from doubloon.games.merchants.words import (
    DONE,
    FIRST_CARD,
    FIRST_DROP,
    FIRST_KEEP,
    card_names,
)


def draw_cargo(s: State, count: int) -> None:
    """Draw so many cargo cards face up into `s.raid`."""
    if count > 0:
        s.stack.append(DrawCargo(count))


class DrawCargo(Frame[State]):
    """Chance turns up a cargo card; an empty deck takes the discard pile back (M5.7)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seat = CHANCE
        self.left = left

    def options(self, s: State) -> list[int]:
        return [FIRST_CARD + card for card in (s.cargo_deck or sorted(s.cargo_pile))]

    def resolve(self, s: State, code: int) -> None:
        if not s.cargo_deck:
            s.cargo_deck = sorted(s.cargo_pile)
            s.cargo_pile = []
        card = code - FIRST_CARD
        s.cargo_deck.remove(card)
        s.raid = (*s.raid, card)
        if s.telling:
            tell(s, "turned-up", {"card": card_names(s.facts.goods)[card]})
        if self.left > 1:
            s.stack.append(DrawCargo(self.left - 1))


def stow(s: State, seat: Seat, rival: Seat = NOBODY) -> None:
    """Let a captain keep what he has won: cards lying open, or a beaten rival's hold."""
    s.stack.append(Step("stowed", seat))
    s.stack.append(Stow(seat, rival))


class Stow(Frame[State]):
    """Keep one more card, or throw own cargo away where there is no room (M6.10a)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "rival")

    def __init__(self, seat: Seat, rival: Seat) -> None:
        self.seat = seat
        self.rival = rival

    def offered(self, s: State) -> tuple[Card, ...]:
        """The cards that can be kept."""
        return s.raid if self.rival == NOBODY else s.cargo[self.rival]

    def options(self, s: State) -> list[int]:
        if s.dead[self.seat]:
            return []
        offered = self.offered(s)
        held = s.cargo[self.seat]
        free = room(s, self.seat) - len(held)
        if free >= 0 and not (offered and (free or held)):
            return []
        options = [DONE] if free >= 0 else []
        if free > 0:
            options += [FIRST_KEEP + good for good in sorted({card // 8 for card in offered})]
        else:
            options += [FIRST_DROP + good for good in sorted({card // 8 for card in held})]
        return options

    def resolve(self, s: State, code: int) -> None:
        s.last_card = NONE
        if code == DONE:
            return
        s.stack.append(self)
        if code < FIRST_KEEP:
            card = one_of(s, self.seat, code - FIRST_DROP)
            unload(s, self.seat, card)
            if s.telling:
                tell(s, "dropped", {"seat": self.seat, "card": s.facts.goods[card // 8]})
        else:
            self.keep(s, code - FIRST_KEEP)

    def keep(self, s: State, good: int) -> None:
        """A card of that good comes aboard; from a rival's hold others do not see which."""
        if self.rival == NOBODY:
            card = next(card for card in s.raid if card // 8 == good)
            s.raid = tuple(other for other in s.raid if other != card)
            load(s, self.seat, card, True)
            if s.telling:
                tell(s, "kept-cargo", {"seat": self.seat, "card": s.facts.goods[good]})
            return
        card = one_of(s, self.rival, good)
        seen = card in s.shown[self.rival]
        forget(s, self.rival, card)
        load(s, self.seat, card, seen)
        if s.telling:
            said: dict[str, Arg] = {"seat": self.seat, "card": s.facts.goods[good]}
            s.note(Told("took-cargo", said, self.seat, ("card",)))

    def prompt(self, s: State) -> Message:
        free = room(s, self.seat) - len(s.cargo[self.seat])
        return Message("prompt-m-stow", {"count": free if free > 0 else 0, "over": max(0, -free)})


@step
def stowed(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """What nobody keeps is discarded."""
    s.cargo_pile.extend(s.raid)
    s.raid = ()
