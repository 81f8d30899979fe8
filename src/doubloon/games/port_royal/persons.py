"""What the persons of a display are good for, summed when asked and never kept."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import JACK_SHIFT, MADEMOISELLE
from doubloon.games.port_royal.state import State


def count(s: State, seat: Seat, role: int) -> int:
    """How many persons of a role the seat has."""
    roles = s.deck.role
    found = 0
    for card in s.display[seat]:
        if roles[card] == role:
            found += 1
    return found


def count_coloured(s: State, seat: Seat, role: int, colour: int) -> int:
    """How many persons of a role and colour the seat has: Traders, Wholesalers, Clerks."""
    deck = s.deck
    found = 0
    for card in s.display[seat]:
        if deck.role[card] == role and deck.colour[card] == colour:
            found += 1
    return found


def swords(s: State, seat: Seat) -> int:
    """Swords in the display; they are never used up (R1.5, R3.3d)."""
    shown = s.deck.swords
    total = 0
    for card in s.display[seat]:
        total += shown[card]
    return total


def influence(s: State, seat: Seat) -> int:
    """Influence in the display, 1 for each stored ship, and for contracts (R1.6, R8.4, R11.7)."""
    shown = s.deck.influence
    total = len(s.stored[seat])
    if s.board is not None:
        total += s.board.influence(seat)
    for card in s.display[seat]:
        total += shown[card]
    return total


def price(s: State, seat: Seat, card: int) -> int:
    """What a person costs this seat: 1 less per Mademoiselle, at least 0 (R4.6, R5.5)."""
    cost = s.deck.cost[card] - count(s, seat, MADEMOISELLE)
    return cost if cost > 0 else 0


def symbols(s: State, seat: Seat) -> int:
    """The expedition symbols in a display, packed: four bits to count each (see Deck.symbol)."""
    shown = s.deck.symbol
    packed = 0
    for card in s.display[seat]:
        packed += shown[card]
    return packed


def short(have: int, needs: int) -> int:
    """How many of the symbols needed no person of their own can cover (R4.13)."""
    missing = 0
    for shift in (0, 4, 8):
        lack = (needs >> shift & 15) - (have >> shift & 15)
        if lack > 0:
            missing += lack
    return missing


def suffices(have: int, needs: int) -> bool:
    """Whether these persons cover these symbols; a Jack stands for any one (R4.13, R25.20)."""
    return short(have, needs) <= have >> JACK_SHIFT
