"""What only a game itself can say: where its cards are, and what nobody can know.

A new game adds its room here; everything else the laws read off the fact sheets.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.match.table import Table


class Room:
    """What the laws need to know about one game."""

    def conserved(self, state: Any) -> None:
        """Assert that every card and coin is where it can be, and that none is lost."""
        raise NotImplementedError

    def twin(self, table: Table, seat: Seat | None, random: Random) -> Table:
        """A table that differs only in what the seat cannot know."""
        raise NotImplementedError


class PortRoyal(Room):
    """Nobody knows the faces of coins and pile; the order inside a bag means nothing."""

    def conserved(self, state: Any) -> None:
        """Every kind of card is there as often as dealt; coins are the unseen cards (R1.2)."""
        rules, seats = state.rules, state.seats
        cards: Counter[int] = Counter()
        for bag in (*state.unseen, state.discard, state.harbour, state.expeditions):
            cards.update(bag)
        for bag in (*state.display, *state.stored):
            cards.update(bag)
        unveiling = [0] * len(state.unseen)
        for frame in state.stack:
            for field in ("ship", "card", "expedition"):
                if field in frame.fields:
                    cards[getattr(frame, field)] += 1
            if "shuffle" in frame.fields:
                unveiling[frame.shuffle] += frame.coins
        assert cards == Counter(rules.dealt + rules.open_expeditions)
        for shuffle, bag in enumerate(state.unseen):
            assert bag == sorted(bag)
            coins = sum(state.purse[shuffle * seats : (shuffle + 1) * seats])
            pile = state.pile if shuffle == len(state.unseen) - 1 else 0
            assert len(bag) == pile + coins + unveiling[shuffle]
        assert state.coins == [sum(state.purse[seat::seats]) for seat in range(seats)]
        assert min(state.coins + state.purse) >= 0
        assert len(state.purse) == seats * len(state.unseen)

    def twin(self, table: Table, seat: Seat | None, random: Random) -> Table:
        """The same table with every bag and the discard pile in another order."""
        twin = table.clone()
        state: Any = twin._state
        for bag in (*state.unseen, state.discard):
            random.shuffle(bag)
        twin._bag = settle(state, None)
        return twin


ROOMS: Final[dict[str, Room]] = {"port-royal": PortRoyal()}
