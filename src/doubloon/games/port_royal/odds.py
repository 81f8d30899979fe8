"""The odds of the next card, exact, from what everybody can know."""

from __future__ import annotations

from doubloon.games.port_royal.deck import SHIP
from doubloon.games.port_royal.persons import swords
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.verbs import first_of_time


def bust_odds(s: State) -> tuple[int, int]:
    """How many of how many cards would bust the active player, who repels what they can (R3.6).

    Coins are cards of the same shuffle, so they count among what the pile may hold.
    """
    if first_of_time(s):
        bag = s.unseen[0]
    else:
        bag = s.unseen[-1] if s.pile else s.discard
    deck = s.deck
    taken = {deck.colour[card] for card in s.harbour if deck.kind[card] == SHIP}
    might = swords(s, s.active) if s.active >= 0 else 0
    fatal = 0
    for card in bag:
        if deck.kind[card] == SHIP and deck.colour[card] in taken and deck.swords[card] > might:
            fatal += 1
    return fatal, len(bag)
