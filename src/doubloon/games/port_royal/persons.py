"""What the persons of a display are good for, summed when asked and never kept."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.port_royal.deck import JACK_SHIFT, MADEMOISELLE
from doubloon.games.port_royal.quest import AS_MADEMOISELLE, AS_SAILOR, DISCOUNT, DOOR
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
    if s.quest is not None:
        total += ability(s, seat, AS_SAILOR)
    return total


def influence(s: State, seat: Seat) -> int:
    """Influence of the display, stored ships, contracts and crowns (R1.6, R8.4, R11.7, R15.6)."""
    shown = s.deck.influence
    total = len(s.stored[seat])
    if s.board is not None:
        total += s.board.influence(seat)
    if s.quest is not None:
        total += s.quest.crowns[seat] // s.rules.book.crowns_per_influence
    for card in s.display[seat]:
        total += shown[card]
    return total


def price(s: State, seat: Seat, card: int) -> int:
    """What a person costs this seat: 1 less per Mademoiselle, at least 0 (R4.6, R5.5)."""
    cost = s.deck.cost[card] - discount(s, seat)
    return cost if cost > 0 else 0


def discount(s: State, seat: Seat) -> int:
    """What every hire costs this seat less (R5.5, R21.4), on a market day too."""
    less = count(s, seat, MADEMOISELLE)
    if s.quest is not None:
        less += ability(s, seat, AS_MADEMOISELLE) + event_value(s, DISCOUNT)
    return less


def ability(s: State, seat: Seat, kind: int) -> int:
    """How strong a kind of ability the seat's unlocked personality has; 0 if another (R16.4)."""
    assert s.quest is not None
    who = s.quest.personality[seat]
    if who < 0 or not s.quest.fields[seat] & DOOR:
        return 0
    facts = s.rules.book.personalities[who]
    return facts.value if facts.ability == kind else 0


def event_value(s: State, effect: int) -> int:
    """How strong an effect this turn's event has; 0 if it is another one."""
    assert s.quest is not None
    if s.quest.event < 0:
        return 0
    event = s.rules.book.events[s.quest.event]
    return event.value if event.effect == effect else 0


def has_event(s: State, effect: int) -> bool:
    """Whether this turn's event has that effect."""
    if s.quest is None or s.quest.event < 0:
        return False
    return s.rules.book.events[s.quest.event].effect == effect


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
    for shift in range(0, JACK_SHIFT, 4):
        lack = (needs >> shift & 15) - (have >> shift & 15)
        if lack > 0:
            missing += lack
    return missing


def suffices(have: int, needs: int) -> bool:
    """Whether these persons cover these symbols; a Jack stands for any one (R4.13, R25.20)."""
    return short(have, needs) <= have >> JACK_SHIFT
