"""Cargo that a rumour brings: found adrift, or taken out of a warehouse."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import CHANCE, Seat
from doubloon.games.merchants.facts import Effect
from doubloon.games.merchants.frames.market import (
    IN_PORT,
    add_goods,
    card_ids,
    first_of,
    restock,
    without,
)
from doubloon.games.merchants.frames.step import step
from doubloon.games.merchants.ops import Path, choose, effect_at, op
from doubloon.games.merchants.state import Card, State
from doubloon.games.merchants.verbs import gain, load, room, tell
from doubloon.games.merchants.words import DONE, FIRST_CARD, FIRST_GOOD, FIRST_KEEP, GOODS


def space(s: State, seat: Seat) -> int:
    """How many more cargo cards the captain can take here."""
    limit = IN_PORT if s.ashore[seat] else room(s, seat)
    return limit - len(s.cargo[seat])


@op
def do_cargo_draw(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Cargo cards are turned up; the captain keeps what fits and is paid for the rest."""
    salvage(s, seat, effect["n"], (), effect["sell_rest"])


def salvage(s: State, seat: Seat, left: int, cards: tuple[Card, ...], each: int) -> None:
    """Turn up so many more cards; the discard pile comes back when the deck is out (M5.7)."""
    restock(s)
    if left and s.cargo_deck:
        s.stack.append(Salvage(seat, left, cards, each))
        return
    if s.telling:
        said: dict[str, Arg] = {"seat": seat, "cards": card_ids(s, cards)}
        tell(s, "salvaged", said)
    s.stack.append(Haul(seat, tuple(sorted(cards)), each))


class Salvage(Frame[State]):
    """Chance turns up cargo cards, one by one."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "cards", "each")

    def __init__(self, player: Seat, left: int, cards: tuple[Card, ...], each: int) -> None:
        self.seat = CHANCE
        self.player = player
        self.left = left
        self.cards = tuple(cards)
        self.each = each

    def options(self, s: State) -> list[int]:
        return [FIRST_CARD + card for card in s.cargo_deck]

    def resolve(self, s: State, code: int) -> None:
        card = code - FIRST_CARD
        s.cargo_deck.remove(card)
        salvage(s, self.player, self.left - 1, (*self.cards, card), self.each)


class Haul(Frame[State]):
    """Keep cargo that lies open, as far as there is room; the rest is paid for and discarded."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "each")

    def __init__(self, seat: Seat, cards: tuple[Card, ...], each: int) -> None:
        self.seat = seat
        self.cards = tuple(cards)
        self.each = each

    def options(self, s: State) -> list[int]:
        options = [DONE]
        if space(s, self.seat) > 0:
            add_goods(self.cards, FIRST_KEEP, options)
        return options

    def resolve(self, s: State, code: int) -> None:
        if code == DONE:
            s.cargo_pile.extend(self.cards)
            gain(s, self.seat, self.each * len(self.cards))
            return
        card = first_of(self.cards, code - FIRST_KEEP)
        load(s, self.seat, card, True)
        s.stack.append(Haul(self.seat, without(self.cards, card), self.each))

    def prompt(self, s: State) -> Message:
        args: dict[str, Arg] = {"count": len(self.cards), "left": max(0, space(s, self.seat))}
        return Message("prompt-m-haul", {**args, "gold": self.each})


# The Corrupt Clerk.


@op
def do_cargo_take(s: State, seat: Seat, effect: Effect, path: Path) -> None:
    """Name a good and take cards of it."""
    goods = tuple(FIRST_GOOD + good for good in range(GOODS))
    choose(s, seat, goods, "warehouse_good", path)


@step
def warehouse_good(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """Cards of the good from the discard pile, then from the deck; gold for what does not fit."""
    good = args[0] - FIRST_GOOD
    effect = effect_at(s, args[1:])
    free = space(s, seat)
    taken = 0
    unfit = 0
    for pile in (s.cargo_pile, s.cargo_deck):
        for card in sorted(pile):
            if card // 8 != good or taken + unfit == effect["n"]:
                continue
            if taken == free:
                unfit += 1
                continue
            pile.remove(card)
            load(s, seat, card, True)
            taken += 1
    if s.telling:
        said: dict[str, Arg] = {"seat": seat, "card": s.facts.goods[good], "count": taken}
        tell(s, "took-goods", said)
    gain(s, seat, effect["else_gold"] * unfit)
