"""The odds of the next card, exact, from what everybody can know."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import NO_CARD, SHIP, CardId
from doubloon.games.port_royal.persons import has_event, swords
from doubloon.games.port_royal.quest import ALL_SWORDS, NO_REPELLING
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import first_of_time
from doubloon.games.port_royal.view_quest import Known


def bust_odds(s: State, viewer: Seat | None) -> tuple[int, int]:
    """How many of how many cards would bust the active player, who repels what they can (R3.6).

    Coins are cards of the same shuffle, so they count among what the pile may hold. A viewer who
    knows the top card knows.
    """
    bag = next_bag(s, viewer)
    deck = s.deck
    taken = {deck.colour[card] for card in s.harbour if deck.kind[card] == SHIP}
    might = repelling(s) if s.active >= 0 else 0
    fatal = 0
    for card in bag:
        if deck.kind[card] == SHIP and deck.colour[card] in taken and deck.swords[card] > might:
            fatal += 1
    return fatal, len(bag)


def next_bag(s: State, viewer: Seat | None) -> list[CardId]:
    """What the next card may be, for all that the viewer knows."""
    if first_of_time(s):
        return s.unseen[0]
    if not s.pile:
        return s.discard
    if s.quest is None:
        return s.unseen[-1]
    if s.quest.top != NO_CARD and viewer in s.quest.knowers:
        return [s.quest.top]
    return Known(s, viewer).next_cards()


def repelling(s: State) -> int:
    """The swords that the active player can repel with this turn (R3.3)."""
    if has_event(s, NO_REPELLING):
        return 0
    if has_event(s, ALL_SWORDS):
        return sum(swords(s, seat) for seat in range(s.seats))
    return swords(s, s.active)
