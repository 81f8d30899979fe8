"""Merchants & Marauders under the laws: where everything is, and what nobody else can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from doubloon.engine.seat import Seat
from doubloon.engine.settle import settle
from doubloon.games.merchants.facts import NONE
from doubloon.games.merchants.fight import NO_ONE
from doubloon.games.merchants.shown import shown_glory, shown_rumour
from doubloon.games.merchants.state import COMMANDER, GOING, NPC_SIDE, RUMOUR_BITS, at_home
from doubloon.games.merchants.verbs import STASH_GOLD, STASH_POINTS, most, stash_points
from doubloon.match.table import Table


def held(state: Any, names: Iterable[str], field: str) -> list[int]:
    """What frames of these names hold in a field: it lies nowhere else meanwhile."""
    return [
        thing
        for frame in state.stack
        if type(frame).__name__ in names
        for thing in getattr(frame, field)
    ]


def picked(state: Any, kind: str, name: str) -> list[int]:
    """The numbers that pending steps or picks of a name carry."""
    return [
        number
        for frame in state.stack
        if type(frame).__name__ == kind and frame.name == name
        for number in frame.args
    ]


TOKENS = ("demand", "merchants", "mods")
"""What may be lost in mid-air when the game is over at once."""


def census(s: Any) -> dict[str, Counter[int]]:
    """How many of each thing there are, wherever they lie: cards, then tokens (M2.1)."""
    cargo = Counter([*s.cargo_deck, *s.cargo_pile, *s.market, *s.basket, *s.raid])
    cargo.update(card for hold in s.cargo for card in hold)
    cargo.update(held(s, ("Salvage", "Haul"), "cards"))
    glory = Counter(s.glory_deck + s.glory_pile)
    glory.update(card for cards in (*s.hands, *s.staff) for card in cards)
    rumours = Counter([*s.rumour_deck, *s.rumour, s.heard])
    rumours.update(card for kept in s.kept for card in kept)
    missions = Counter([*s.mission_deck, *s.mission_pile, *s.mission, *s.missions])
    demand = Counter([*s.pool, *s.demand, *held(s, ("DrawDemand",), "drawn")])
    demand.update(picked(s, "Pick", "demand_good") + picked(s, "Pick", "demand_port"))
    mods = Counter(kind for pile in s.forge for kind in pile)
    mods.update([*s.offer, *picked(s, "Step", "scatter_mods")])
    mods.update(kind for bits in s.mods for kind in range(8) if bits >> kind & 1)
    weapons = Counter(dict(enumerate(s.armoury)))
    weapons.update(kind for bits in s.weapons for kind in range(3) if bits >> kind & 1)
    found = {
        "cargo": cargo,
        "glory": glory,
        "rumours": rumours,
        "missions": missions,
        "demand": demand,
        "merchants": Counter(flag for pile in (*s.flags, s.track) for flag in pile),
        "mods": mods,
        "weapons": weapons,
    }
    for things in found.values():
        things.pop(NONE, None)
    return found


def box_of(facts: Any) -> dict[str, Counter[int]]:
    """How many of each thing there are in the box."""
    return {
        "cargo": Counter(range(64)),
        "glory": Counter(dict(enumerate(facts.glory_copies))),
        "rumours": Counter(range(25)),
        "missions": Counter(range(25)),
        "demand": Counter(dict(enumerate(facts.demand))),
        "merchants": Counter(dict(enumerate(facts.merchants))),
        "mods": Counter(dict(enumerate(facts.mod_copies))),
        "weapons": Counter(dict(enumerate(facts.weapon_copies))),
    }


def some_once(things: Iterable[int], count: int) -> None:
    """Assert that no thing is there twice, and that none is unknown."""
    listed = list(things)
    assert len(listed) == len(set(listed))
    assert set(listed) <= set(range(count))


class Merchants:
    """Secret are gold, hands, rumours, bought cargo, markets, and captains before all are shown."""

    def conserved(self, state: Any) -> None:
        """Every card and token of M2.1 is somewhere, once; nothing is below 0 (M2.8, M7.2)."""
        found, box = census(state), box_of(state.facts)
        for kind in box:
            if state.stack or kind not in TOKENS:
                assert found[kind] == box[kind], kind
        self._cards(state)
        if state.stack:
            self._tokens(state)
        self._ships(state)
        assert min(state.gold + state.chest + state.glory) >= 0
        assert all(0 <= level <= 5 for level in state.bounty)
        for seat, hand in enumerate(state.hands):
            discarding = any(
                type(frame).__name__ == "FullHand" and frame.seat == seat for frame in state.stack
            )
            assert len(hand) <= 4 or discarding, "M8.1"
            assert len(state.cargo[seat]) <= 6, "M5.6"
            assert set(state.shown[seat]) <= set(state.cargo[seat])
        for deck in (state.cargo_deck, state.glory_deck, state.rumour_deck, state.mission_deck):
            assert deck == sorted(deck)

    def _cards(self, s: Any) -> None:
        some_once((*s.captain_deck, *(c for c in s.captain if c != NONE)), 16)
        events = [*s.event_deck, *s.due]
        events += [card for cards in s.admirals for card in cards if card != COMMANDER]
        some_once(events, 34)
        for seat, cards in enumerate(s.staff):
            for card in cards:
                kind = s.facts.specialists.index(s.facts.glory_rows[card]["specialist"])
                assert s.specialists[seat] >> kind & 1, "M8.5"

    def _tokens(self, s: Any) -> None:
        laid = Counter(pile for pile in s.merchants if pile != NONE)
        assert all(laid[at] == len(pile) for at, pile in enumerate(s.flags))
        places = Counter(pile for piles in s.tokens for pile in piles)
        for frame in s.stack:
            if type(frame).__name__ == "Scatter":
                places[frame.pile] += frame.left
        assert all(places[at] == len(pile) for at, pile in enumerate(s.forge))
        assert min(s.armoury) >= 0

    def _ships(self, s: Any) -> None:
        for side, ship in enumerate(s.ship):
            if ship == NONE or s.zone[side] == NONE or (side < NPC_SIDE and not s.revealed):
                continue
            for place in range(5):
                assert 0 <= s.cubes[side * 5 + place] <= most(s, side, place), "M2.8"
        for seat in range(s.seats):
            assert s.flipped[seat] & ~s.mods[seat] == 0
            if s.dead[seat]:
                assert s.zone[seat] == NONE, "M15.3"

    def covered(self, state: Any) -> int:
        """What lies face down; less of it: something may have come to light.

        Payments at home count too, for they may tell that no gold is left aboard (M1.7a).
        """
        s = state
        hidden = len(s.cargo_deck) + len(s.market) + len(s.basket)
        hidden += sum(len(s.cargo[seat]) - len(s.shown[seat]) for seat in range(s.seats))
        hidden += sum(len(hand) for hand in s.hands) + sum(card != NONE for card in s.rumour)
        hidden -= sum(shown_glory(s, seat) != NONE for seat in range(s.seats))
        hidden += int(s.heard != NONE) - int(shown_rumour(s) >= 0)
        at_stake = 0
        for seat in range(s.seats):
            hidden += int(not s.dead[seat]) + int(s.gold[seat] > 0)
            if s.captain[seat] != NONE and at_home(s, seat):
                at_stake += s.gold[seat] + s.chest[seat]
        for light in (s.stack, not s.revealed, s.end == GOING, not looting(s)):
            hidden += 1000 if light else 0
        return hidden * 10_000 + at_stake

    def twin(self, table: Table, seat: Seat | None, random: Random) -> Table:
        """The same table with other cards and other chests where the reader cannot look."""
        twin = table.clone()
        s: Any = twin._state
        if s.stack:
            others = [player for player in range(s.seats) if not sees(s, player, seat)]
            self._captains(s, seat, random)
            self._glory(s, others, random)
            self._rumours(s, seat, others, random)
            if not any("turn_to" in frame.dump() for frame in s.stack):
                self._cargo(s, seat, others, random)
            for player in range(s.seats):
                if player != seat:
                    self._gold(s, player, random)
        twin._bag = settle(s, None)
        return twin

    def _captains(self, s: Any, seat: Seat | None, random: Random) -> None:
        if s.revealed:
            return
        for player in range(s.seats):
            if player != seat and s.ship[player] != NONE:
                s.ship[player] = random.randrange(2)
        drawn = [p for p in range(s.seats) if p != seat and s.captain[p] != NONE]
        if not s.choose_captains:
            bag = s.captain_deck + [s.captain[player] for player in drawn]
            random.shuffle(bag)
            for player in drawn:
                s.captain[player] = bag.pop()
            s.captain_deck = sorted(bag)

    def _glory(self, s: Any, others: list[Seat], random: Random) -> None:
        known = {p: [c for c in [shown_glory(s, p)] if c != NONE] for p in others}
        bag = list(s.glory_deck)
        for player in others:
            bag += s.hands[player]
            for card in known[player]:
                bag.remove(card)
        random.shuffle(bag)
        for player in others:
            count = len(s.hands[player]) - len(known[player])
            s.hands[player] = tuple(sorted(known[player] + [bag.pop() for _ in range(count)]))
        s.glory_deck = sorted(bag)

    def _rumours(self, s: Any, seat: Seat | None, others: list[Seat], random: Random) -> None:
        holders = [p for p in others if s.rumour[p] != NONE and shown_rumour(s) != p]
        bag = s.rumour_deck + [s.rumour[player] for player in holders]
        heard = s.heard != NONE and s.asked() != seat
        if heard:
            bag.append(s.heard)
        random.shuffle(bag)
        for player in holders:
            looked_for = player == s.active and s.scouted >> RUMOUR_BITS == s.rumour[player] + 1
            s.rumour[player] = bag.pop()
            if looked_for:
                s.scouted &= (1 << RUMOUR_BITS) - 1
                s.scouted |= (s.rumour[player] + 1) << RUMOUR_BITS
        if heard:
            s.heard = bag.pop()
        s.rumour_deck = sorted(bag)

    def _cargo(self, s: Any, seat: Seat | None, others: list[Seat], random: Random) -> None:
        hidden = {p: [c for c in s.cargo[p] if c not in s.shown[p]] for p in others}
        stalls = [] if seat == s.active else [*s.market, *s.basket]
        bag = s.cargo_deck + [card for cards in hidden.values() for card in cards] + stalls
        random.shuffle(bag)
        for player, cards in hidden.items():
            new = [bag.pop() for _ in cards]
            s.cargo[player] = tuple(sorted([*s.shown[player], *new]))
        if stalls:
            s.market = tuple(sorted(bag.pop() for _ in s.market))
            s.basket = tuple(sorted(bag.pop() for _ in s.basket))
        s.cargo_deck = sorted(bag)

    def _gold(self, s: Any, player: Seat, random: Random) -> None:
        """Another share of the chest: some gold stays aboard, and nobody has to announce."""
        wealth = s.gold[player] + s.chest[player]
        if not s.gold[player]:
            return
        near = s.glory[player] + STASH_POINTS * s.goal // 10 + 3 >= s.goal
        points = stash_points(s, player)
        chest = random.randrange(wealth)
        if near:
            chest = points * STASH_GOLD + random.randrange(STASH_GOLD)
        if chest < wealth:
            s.chest[player] = chest
            s.gold[player] = wealth - chest


def looting(s: Any) -> bool:
    """Whether somebody sees what a beaten rival holds (M14.1)."""
    return s.fight is not None and s.fight.looter != NO_ONE


def sees(s: Any, player: Seat, reader: Seat | None) -> bool:
    """Whether a reader sees a player's cards: the own ones, and those of a victim (M14.1)."""
    return player == reader or (looting(s) and s.fight.looter == reader and player in s.fight.sides)
