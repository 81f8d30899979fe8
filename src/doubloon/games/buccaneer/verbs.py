"""The only code that moves discs, ducats, ships and tokens."""

from __future__ import annotations

from doubloon.engine.seat import Seat
from doubloon.games.buccaneer import events
from doubloon.games.buccaneer.facts import MOST_DISCS, MUTINEERS
from doubloon.games.buccaneer.state import OWNER, Disc, Ship, Stack, State, captain
from doubloon.games.buccaneer.words import KINDS, disc_name


def can_board(s: State, crew: Stack) -> bool:
    """Whether the stack is enough for any face-up ship (B5.1)."""
    needed = s.facts.crew
    size = len(crew)
    for ship in s.ships:
        if needed[ship] <= size:
            return True
    return False


def usable_tops(s: State, seat: Seat) -> list[Disc]:
    """The tops of the seat's stacks that can move or board, in order (B4.3, B4.4, B5.1)."""
    crews = s.crews
    lowest = MOST_DISCS
    for top, crew in crews.items():
        if OWNER[top] != seat and len(crew) < lowest:
            lowest = len(crew)
            if lowest == 1:
                break
    room = MOST_DISCS - lowest
    usable: list[Disc] = []
    for disc in range(seat * 5, seat * 5 + 5):
        if disc in crews:
            own = crews[disc]
            if len(own) <= room or can_board(s, own):
                usable.append(disc)
    return usable


def stalemate(s: State) -> bool:
    """Whether nobody at all can move or board (B7.1)."""
    for seat in range(s.seats):
        if usable_tops(s, seat):
            return False
    return True


def mutinous(s: State, seat: Seat, crew: Stack) -> bool:
    """Whether the seat may call a mutiny in this stack of another's (B6.1, B6.3, B6.9)."""
    own = 0
    for disc in crew:
        if OWNER[disc] == seat:
            own += 1
    return own >= MUTINEERS and can_board(s, crew)


def move(s: State, top: Disc, onto: Disc) -> None:
    """Put a stack on another; whoever is on top is captain of both (B4.1, B4.2)."""
    crew = s.crews.pop(top) + s.crews.pop(onto)
    s.crews[top] = crew
    if s.telling:
        names = disc_name(top), disc_name(onto)
        s.note(events.Moved(top // 5, *names, onto // 5, len(crew)))


def disband(s: State, crew: Stack) -> None:
    """Every disc goes home as a stack of its own (B5.9)."""
    del s.crews[crew[0]]
    for disc in crew:
        s.crews[disc] = (disc,)


def take_loot(s: State, seat: Seat, kind: int) -> None:
    """A token of the kind, if there is one left (B5.4, B5.4b)."""
    if s.tokens[kind]:
        s.tokens[kind] -= 1
        s.loot[seat * KINDS + kind] += 1
        if s.telling:
            s.note(events.Looted(seat, s.facts.loot[kind]))


def wages(s: State, crew: Stack, ship: Ship) -> list[int]:
    """What each seat earns in the crew; the captain's own discs cost nothing (B5.6, B5.7)."""
    earned = [0] * s.seats
    owner = crew[0] // 5
    for disc in crew:
        if disc // 5 != owner:
            earned[disc // 5] += s.facts.pay(disc, ship)
    return earned


def pay_wages(s: State, crew: Stack, ship: Ship) -> None:
    """The captain pays all others in full; the supply pays what he cannot (B5.8)."""
    seat = captain(crew)
    earned = wages(s, crew, ship)
    for rival in range(s.seats):
        if earned[rival]:
            s.ducats[rival] += earned[rival]
            if s.telling:
                s.note(events.WagePaid(seat, rival, earned[rival]))
    s.ducats[seat] -= sum(earned)
    if s.ducats[seat] < 0:
        if s.telling:
            s.note(events.SupplyPaid(seat, -s.ducats[seat]))
        s.ducats[seat] = 0


def show_ship(s: State, ship: Ship) -> None:
    """A ship is turned up (B2.1)."""
    s.ships.append(ship)
    if s.telling:
        s.note(events.ShipShown(s.facts.ships[ship]))


def escaping_ship(s: State) -> Ship:
    """The face-up ship with the highest minimum crew; tie: more money, then leftmost (B7.4)."""
    best = s.ships[0]
    for ship in s.ships[1:]:
        mark = (s.facts.crew[ship], s.facts.money[ship])
        if mark > (s.facts.crew[best], s.facts.money[best]):
            best = ship
    return best


def score_loot(s: State) -> None:
    """Pay for loot: majorities, shared if tied, and 1 ducat a token to the others (B8.2-B8.5)."""
    for kind in range(KINDS):
        counts = [s.loot[seat * KINDS + kind] for seat in range(s.seats)]
        for seat, coins in enumerate(loot_pay(counts, s.facts.majority[kind])):
            if coins:
                s.ducats[seat] += coins
                if s.telling:
                    s.note(events.LootScored(seat, s.facts.loot[kind], coins))


def loot_pay(counts: list[int], majority: int) -> list[int]:
    """What each seat gets for its tokens of one kind."""
    most = max(counts)
    if not most:
        return [0] * len(counts)
    share = majority // counts.count(most)
    return [share if count == most and share else count for count in counts]
