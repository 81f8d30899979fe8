"""Tables of Buccaneer set by hand.

    t = sea(crews=["red-2 blue-5"], ships=["oyster-smack"], active=P1)
    t.play("P1 take red-2", "P1 board oyster-smack")
    assert t.ducats == [13, 15, 10]

A stack is written from the top down. Discs that are in no stack lie alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.games import game
from doubloon.games.buccaneer import Buccaneer
from doubloon.games.buccaneer.frames.turn import TURN
from doubloon.games.buccaneer.state import State
from doubloon.games.buccaneer.words import KINDS, SHIPS, disc_name
from doubloon.match.table import Table
from kit import P1, Stage

NAMES = [disc_name(disc) for disc in range(25)]
THREE = ("oyster-smack", "mail-cutter", "salt-schooner")
"""The ships that lie open unless a test says otherwise: for two, three and four pirates."""
BIG = ("powder-galleon", "bishops-galleon", "silver-fleet-flagship")
"""The ships for six."""


class Sea(Stage):
    """A table of Buccaneer."""

    @property
    def state(self) -> State:
        """The position itself."""
        return cast(State, self.table._state)

    @property
    def crews(self) -> set[str]:
        """The stacks of two discs or more, as they are written."""
        return {
            " ".join(NAMES[disc] for disc in crew)
            for crew in self.state.crews.values()
            if len(crew) > 1
        }

    @property
    def ships(self) -> list[str]:
        """The ships that lie open, from the left."""
        return [self.state.facts.ships[ship] for ship in self.state.ships]

    @property
    def ducats(self) -> list[int]:
        """Everybody's ducats."""
        return self.state.ducats[:]

    def loot(self, seat: Seat) -> dict[str, int]:
        """A seat's tokens, kinds without any left out."""
        held = self.state.loot[seat * KINDS : (seat + 1) * KINDS]
        return {kind: n for kind, n in zip(self.state.facts.loot, held, strict=True) if n}

    def lay(self, crews: Sequence[str], active: Seat) -> None:
        """Let the discs lie so, and a turn begin."""
        s = self.state
        stacks = [tuple(NAMES.index(name) for name in crew.split()) for crew in crews]
        placed = {disc for stack in stacks for disc in stack}
        stacks += [(disc,) for disc in range(s.seats * 5) if disc not in placed]
        s.crews = {stack[0]: stack for stack in stacks}
        s.active = active
        s.stack[:] = [TURN[active]]
        self.table._bag = settle(s, None)
        self.table._decision = None
        self.check()

    def check(self) -> None:
        """No disc is lost, nobody owes anything, and nobody is his own officer (B4.7)."""
        s = self.state
        assert sorted(d for crew in s.crews.values() for d in crew) == list(range(s.seats * 5))
        assert all(len(crew) == 1 or crew[0] // 5 != crew[1] // 5 for crew in s.crews.values())
        assert min(s.ducats) >= 0
        for kind in range(KINDS):
            assert sum(s.loot[kind::KINDS]) + s.tokens[kind] <= s.facts.tokens[kind]


def opening(seats: int, **options: Any) -> Sea:
    """A table before anything has happened; chance answers only by script."""
    return Sea(Table(game("buccaneer"), seats, options, None), strict=True)


def sea(
    seats: int = 3,
    *,
    crews: Sequence[str] = (),
    ships: Sequence[str] = THREE,
    deck: Sequence[str] | None = None,
    ducats: Mapping[Seat, int] | None = None,
    loot: Mapping[Seat, Mapping[str, int]] | None = None,
    tokens: Mapping[str, int] | None = None,
    active: Seat = P1,
    stalled: bool = False,
    aid: bool = False,
    strict: bool = True,
) -> Sea:
    """A table at the start of a turn; what is not said is as at the start of the game.

    `deck` are the ships still face down, by default all that do not lie open. `tokens` takes
    tokens out of the game until so many are left in the supply.
    """
    room = cast(Buccaneer, game("buccaneer"))
    facts = room.facts
    t = Sea(Table(room, seats, {"memory-aid": aid}, None), strict)
    s = t.state
    s.ships = [facts.ships.index(id) for id in ships]
    down = range(SHIPS) if deck is None else [facts.ships.index(id) for id in deck]
    s.deck = sorted(ship for ship in down if ship not in s.ships)
    for seat, count in (ducats or {}).items():
        s.ducats[seat] = count
    for seat, held in (loot or {}).items():
        for kind, count in held.items():
            s.loot[seat * KINDS + facts.loot.index(kind)] = count
            s.tokens[facts.loot.index(kind)] -= count
    for kind, count in (tokens or {}).items():
        s.tokens[facts.loot.index(kind)] = count
    s.first = active
    s.stalled = stalled
    t.lay(crews, active)
    return t
