"""What only a game itself can say: where its cards are, and what nobody can know.

A new game adds its room here; everything else the laws read off the fact sheets.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final, Protocol

from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.match.table import Table
from laws.room_merchants import Merchants


class Room(Protocol):
    """What the laws need to know about one game."""

    def conserved(self, state: Any) -> None:
        """Assert that every card and coin is where it can be, and that none is lost."""
        raise NotImplementedError

    def twin(self, table: Table, seat: Seat | None, random: Random) -> Table:
        """A table that differs only in what the seat cannot know."""
        raise NotImplementedError

    def covered(self, state: Any) -> int:
        """How much lies face down that everybody may see later; less of it: it was turned up."""
        return 0


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
                if field in frame.fields and type(frame).__name__ in HOLDING:
                    cards[getattr(frame, field)] += 1
            if "seen" in frame.fields:
                cards.update(frame.seen)
            if "shuffle" in frame.fields:
                unveiling[frame.shuffle] += frame.coins
        dealt = Counter(rules.dealt + rules.open_expeditions)
        in_pile, marked = state.pile, [0] * seats
        board, quest = state.board, state.quest
        if board:
            for bag in board.kept:
                cards.update(bag)
        if quest:
            in_pile -= self._adventure(state, quest, cards, dealt, unveiling)
            marked = [len(coins) for coins in quest.marked]
        assert cards == dealt
        for shuffle, bag in enumerate(state.unseen):
            assert bag == sorted(bag)
            there = sum(state.purse[shuffle * seats : (shuffle + 1) * seats]) + unveiling[shuffle]
            there += in_pile if shuffle == len(state.unseen) - 1 else 0
            there += board.time + board.score if board and shuffle == 0 else 0
            if not quest or quest.mixed not in (shuffle, shuffle + 1):
                assert len(bag) == there
        told = [sum(state.purse[seat::seats]) + marked[seat] for seat in range(seats)]
        assert state.coins == told
        assert min(state.coins + state.purse) >= 0
        assert len(state.purse) == seats * len(state.unseen)

    def _adventure(
        self, state: Any, quest: Any, cards: Counter[int], dealt: Counter[int], unveiling: list[int]
    ) -> int:
        """Count the cards that only an adventure has; return how many of the pile are known."""
        seats = state.seats
        for bag in quest.goods:
            cards.update(bag)
        for coins in quest.marked:
            cards.update(coin.card for coin in coins)
        known = 1 if quest.top >= 0 else 0
        if known:
            cards[quest.top] += 1
        if quest.mixed >= 0:
            late = [card for card, added in enumerate(state.deck.late) if added == 1]
            dealt.update(late)
            shuffle = quest.mixed
            size = sum(state.purse[shuffle * seats : (shuffle + 1) * seats]) + unveiling[shuffle]
            if shuffle == len(state.unseen) - 1:
                size += state.pile - known
            assert size == quest.mixed_size
            older = sum(state.purse[(shuffle - 1) * seats : shuffle * seats])
            older += unveiling[shuffle - 1]
            both = len(state.unseen[shuffle]) + len(state.unseen[shuffle - 1])
            assert both == size + older
        return known

    def twin(self, table: Table, seat: Seat | None, random: Random) -> Table:
        """The same table in another order, and with other cards where the seat cannot look."""
        twin = table.clone()
        state: Any = twin._state
        if state.quest:
            self._hide(state, seat, random)
        for bag in (*state.unseen, state.discard):
            random.shuffle(bag)
        if state.quest:
            for bag in state.unseen:
                bag.sort()
        twin._bag = settle(state, None)
        return twin

    def _hide(self, state: Any, seat: Seat | None, random: Random) -> None:
        """Exchange what others saw through a Scout for other unseen cards of the same shuffle."""
        quest = state.quest
        last = len(state.unseen) - 1
        if quest.top >= 0 and seat not in quest.knowers:
            quest.top = self._exchange(state, last, quest.top, random)
        for holder, coins in enumerate(quest.marked):
            quest.marked[holder] = tuple(
                coin
                if seat in coin.knowers
                else type(coin)(
                    coin.shuffle,
                    self._exchange(state, coin.shuffle, coin.card, random),
                    coin.knowers,
                )
                for coin in coins
            )
        for at, frame in enumerate(state.stack):
            owner = frame.player if "player" in frame.fields else frame.seat
            if "seen" in frame.fields and owner != seat:
                seen = tuple(self._exchange(state, last, card, random) for card in frame.seen)
                state.stack[at] = type(frame)(owner, seen)

    def _exchange(self, state: Any, shuffle: int, card: int, random: Random) -> int:
        """Another unseen card of the shuffle in place of this one."""
        mixed = state.quest.mixed
        bag = state.unseen[shuffle]
        if shuffle == mixed and not state.deck.late[card]:
            bag = state.unseen[shuffle - 1]
        if not bag:
            return card
        other = bag.pop(random.randrange(len(bag)))
        bag.append(card)
        return int(other)


class Buccaneer(Room):
    """Nobody may look up the wages of covered discs (B3.6), unless the memory aid shows them."""

    def conserved(self, state: Any) -> None:
        """Every disc once, six tokens a kind, every ship at most once, no debts (B1.2, B5.8)."""
        facts, seats = state.facts, state.seats
        discs = sorted(disc for crew in state.crews.values() for disc in crew)
        assert discs == list(range(seats * 5))
        for crew in state.crews.values():
            assert 1 <= len(crew) <= 9, "B4.4"
            assert len(crew) == 1 or crew[0] // 5 != crew[1] // 5, "B4.7"
        kinds = len(facts.loot)
        for kind in range(kinds):
            assert sum(state.loot[kind::kinds]) + state.tokens[kind] == 6
        assert len(state.loot) == kinds * seats
        assert min(state.loot + state.tokens + state.ducats) >= 0
        assert len(state.ducats) == seats
        ships = state.deck + state.ships
        assert len(ships) == len(set(ships))
        assert set(ships) <= set(range(15))
        assert state.deck == sorted(state.deck)
        showing = [frame.left for frame in state.stack if type(frame).__name__ == "Show"]
        assert len(state.ships) + sum(showing) <= 3
        assert (len(state.deck) - sum(showing)) % 3 == 0, "B5.11"
        taken = [icon for ship in range(15) if ship not in ships for icon in facts.icons[ship]]
        assert sum(state.loot) <= len(taken)
        assert all(sum(state.loot[kind::kinds]) <= taken.count(kind) for kind in range(kinds))

    def twin(self, table: Table, seat: Seat | None, random: Random) -> Table:
        """The same colours in the same order; each owner's covered ranks change places."""
        twin = table.clone()
        state: Any = twin._state
        if not state.memory_aid:
            for owner in range(state.seats):
                hidden = [d for crew in state.crews.values() for d in crew[1:] if d // 5 == owner]
                random.shuffle(hidden)
                state.crews = {
                    top: (top, *(hidden.pop() if d // 5 == owner else d for d in crew[1:]))
                    for top, crew in state.crews.items()
                }
        twin._bag = settle(state, None)
        return twin

    def covered(self, state: Any) -> int:
        """The discs under others; a boarding or a stalemate shows them to all (B5.9, B7.3)."""
        return sum(len(crew) - 1 for crew in state.crews.values())


HOLDING: Final = ("Repel", "Tax", "Bonus", "Give")
"""Frames that hold a card which lies nowhere else."""
ROOMS: Final[dict[str, Room]] = {
    "port-royal": PortRoyal(),
    "buccaneer": Buccaneer(),
    "merchants": Merchants(),
}
