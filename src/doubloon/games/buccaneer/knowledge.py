"""What the table may know of covered discs, and what a boarding pays for all that is known.

Colours and order are open; the wage of a covered disc is not to be looked up (B3.6), unless the
memory aid is on. What is hidden is then one of the owner's ranks that lie on no top.
"""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.buccaneer.state import Ship, Stack, State


def hidden_ranks(s: State, seat: Seat) -> list[int]:
    """The ranks of a seat's covered discs: known as a set, not one by one."""
    shown = [top % 5 for top in s.crews if top // 5 == seat]
    return [rank for rank in range(5) if rank not in shown]


def wage_range(s: State, crew: Stack, ship: Ship, seat: Seat) -> tuple[int, int]:
    """The least and the most that a seat would be paid in this crew, for all that is known."""
    if crew[0] // 5 == seat:
        return 0, 0
    aboard = [disc for disc in crew if disc // 5 == seat]
    if s.memory_aid:
        exact = sum(s.facts.pay(disc, ship) for disc in aboard)
        return exact, exact
    possible = sorted(s.facts.pay(rank, ship) for rank in hidden_ranks(s, seat))
    count = len(aboard)
    return sum(possible[:count]), sum(possible[len(possible) - count :])


def gain_range(s: State, crew: Stack, ship: Ship) -> tuple[int, int]:
    """The least and the most that the captain would gain; he loses no more than he has (B5.8)."""
    ranges = [wage_range(s, crew, ship, seat) for seat in range(s.seats)]
    money, purse = s.facts.money[ship], s.ducats[crew[0] // 5]
    least = money - sum(most for _, most in ranges)
    most = money - sum(least for least, _ in ranges)
    return max(least, -purse), max(most, -purse)
