"""Expeditions: the active player gives up persons for influence and coins (R4.12 to R4.15)."""

from __future__ import annotations

from typing import ClassVar

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import BREAD, JACK, JACK_SHIFT, ROLES, SYMBOLS, CardId
from doubloon.games.port_royal.persons import short, suffices, symbols
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import complete, give
from doubloon.games.port_royal.words import FIRST_GIVE, GIVEN


def completable(s: State, seat: Seat, options: list[int]) -> None:
    """Add the codes of the open expeditions that the seat's display can pay for."""
    have = symbols(s, seat)
    if have:
        for card in s.expeditions:
            if suffices(have, s.deck.needs[card]) and has_bread(s, seat, s.deck.bread[card]):
                options.append(card + s.deck.take)


def has_bread(s: State, seat: Seat, wanted: int) -> bool:
    """Whether the seat has the bread that an expedition asks for besides persons (R22.3)."""
    if not wanted:
        return True
    if s.quest is None:
        return False
    return sum(s.deck.good[card] == BREAD for card in s.quest.goods[seat]) >= wanted


def set_out(s: State, seat: Seat, expedition: CardId) -> None:
    """Begin an expedition: it is the player's from here on, and the persons are owed."""
    s.expeditions.remove(expedition)
    give_on(s, seat, expedition, s.deck.needs[expedition])


def next_symbol(needs: int) -> int:
    """Where in SYMBOLS the first symbol still owed is."""
    at = 0
    while not needs >> 4 * at & 15:
        at += 1
    return at


def givable(s: State, seat: Seat, needs: int) -> list[CardId]:
    """Who may go for the next symbol, so that the others can follow.

    A Jack of all Trades is an alternative only while there is one to spare.
    """
    have = symbols(s, seat)
    own = next_symbol(needs)
    roles = s.deck.role
    people: list[CardId] = []
    if have >> 4 * own & 15:
        wanted = [SYMBOLS[own]]
        if short(have, needs) < have >> JACK_SHIFT:
            wanted.append(JACK)
    else:
        wanted = [JACK]
    for role in wanted:
        for card in s.display[seat]:
            if roles[card] == role and card not in people:
                people.append(card)
    return people


def give_on(s: State, seat: Seat, expedition: CardId, needs: int) -> None:
    """Give a person for each symbol, asking only where there is a choice."""
    while needs:
        who = givable(s, seat, needs)
        if len(who) > 1:
            s.then(Give(seat, expedition, needs))
            return
        give(s, seat, who[0])
        needs -= 1 << 4 * next_symbol(needs)
    complete(s, seat, expedition)


class Give(Frame[State]):
    """Which person goes for this symbol: the one it shows, or a Jack of all Trades (R4.13)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "expedition", "needs")

    def __init__(self, seat: Seat, expedition: CardId, needs: int) -> None:
        self.seat = seat
        self.expedition = expedition
        self.needs = needs

    def options(self, s: State) -> list[int]:
        ids = s.deck.ids
        return [FIRST_GIVE + GIVEN.index(ids[c]) for c in givable(s, self.seat, self.needs)]

    def resolve(self, s: State, code: int) -> None:
        give(s, self.seat, s.deck.card[GIVEN[code - FIRST_GIVE]])
        needs = self.needs - (1 << 4 * next_symbol(self.needs))
        give_on(s, self.seat, self.expedition, needs)

    def prompt(self, s: State) -> Message:
        symbol = ROLES[SYMBOLS[next_symbol(self.needs)]]
        args: dict[str, Arg] = {"card": s.deck.ids[self.expedition], "symbol": symbol}
        return Message("prompt-give", args)
