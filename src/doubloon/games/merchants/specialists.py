"""Specialists: one of each kind, open before their captain (M8.5)."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.state import Glory, State
from doubloon.games.merchants.verbs import tell


def has_kind(s: State, seat: Seat, kind: int) -> bool:
    """Whether the captain has a specialist of that kind."""
    return bool(s.specialists[seat] >> kind & 1)


def kind_of(s: State, card: Glory) -> int:
    """The kind of specialist on a Glory card; NONE for other cards."""
    row = s.facts.glory_rows[card]
    return s.facts.specialists.index(row["specialist"]) if "specialist" in row else NONE


def join(s: State, seat: Seat, kind: int, card: Glory = NONE) -> bool:
    """A specialist joins, with his Glory card if he came by one; not a second of a kind (M8.5)."""
    if has_kind(s, seat, kind):
        return False
    s.specialists[seat] |= 1 << kind
    if card != NONE:
        s.staff[seat] = (*s.staff[seat], card)
    if s.telling:
        tell(s, "joined", {"seat": seat, "card": s.facts.specialists[kind]})
    return True


def dismiss(s: State, seat: Seat, kind: int) -> None:
    """A specialist is lost; his Glory card, if he has one, is discarded (M14.1, M15.1)."""
    card = take_card(s, seat, kind)
    if card != NONE:
        s.glory_pile.append(card)


def dismiss_all(s: State, seat: Seat) -> None:
    """All specialists of a dead or retired captain are lost (M15.1)."""
    s.specialists[seat] = 0
    s.glory_pile.extend(s.staff[seat])
    s.staff[seat] = ()


def hand_over(s: State, seat: Seat, winner: Seat, kind: int) -> None:
    """A specialist goes over to the winner with his card; one he has already is lost (M14.1)."""
    card = take_card(s, seat, kind)
    if not join(s, winner, kind, card) and card != NONE:
        s.glory_pile.append(card)


def take_card(s: State, seat: Seat, kind: int) -> Glory:
    """A specialist leaves; his Glory card, NONE if he has none."""
    s.specialists[seat] &= ~(1 << kind)
    for card in s.staff[seat]:
        if kind_of(s, card) == kind:
            s.staff[seat] = tuple(other for other in s.staff[seat] if other != card)
            return card
    return NONE
