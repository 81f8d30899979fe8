"""Expeditions: the active player gives up persons for influence and coins (R4.12 to R4.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from doubloon.engine.frame import Frame
from doubloon.engine.message import Arg, Message
from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import JACK_SHIFT, ROLES, SYMBOLS, CardId
from doubloon.games.port_royal.persons import short, suffices, symbols
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import complete, give
from doubloon.games.port_royal.words import FIRST_GIVE

JACK_AT: Final = JACK_SHIFT // 4
"""Where in SYMBOLS the Jack of all Trades stands."""


def completable(s: State, seat: Seat, options: list[int]) -> None:
    """Add the codes of the open expeditions that the seat's display can pay for."""
    have = symbols(s, seat)
    if have:
        for card in s.expeditions:
            if suffices(have, s.deck.needs[card]):
                options.append(card + s.deck.take)


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


def givable(s: State, seat: Seat, needs: int) -> list[int]:
    """Who may go for the next symbol, as places in SYMBOLS, so that the others can follow.

    A Jack of all Trades is an alternative only while there is one to spare.
    """
    have = symbols(s, seat)
    own = next_symbol(needs)
    if not have >> 4 * own & 15:
        return [JACK_AT]
    return [own, JACK_AT] if short(have, needs) < have >> JACK_SHIFT else [own]


def give_on(s: State, seat: Seat, expedition: CardId, needs: int) -> None:
    """Give a person for each symbol, asking only where there is a choice."""
    while needs:
        who = givable(s, seat, needs)
        if len(who) > 1:
            s.then(Give(seat, expedition, needs))
            return
        give(s, seat, SYMBOLS[who[0]])
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
        return [FIRST_GIVE + at for at in givable(s, self.seat, self.needs)]

    def resolve(self, s: State, code: int) -> None:
        give(s, self.seat, SYMBOLS[code - FIRST_GIVE])
        needs = self.needs - (1 << 4 * next_symbol(self.needs))
        give_on(s, self.seat, self.expedition, needs)

    def prompt(self, s: State) -> Message:
        symbol = ROLES[SYMBOLS[next_symbol(self.needs)]]
        args: dict[str, Arg] = {"card": s.deck.ids[self.expedition], "symbol": symbol}
        return Message("prompt-give", args)
