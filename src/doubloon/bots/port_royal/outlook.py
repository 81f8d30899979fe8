"""How a seat of Port Royal judges the table: rounds to go, and what cards and coins are worth."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from doubloon.bots.port_royal.ability import ability, rates
from doubloon.bots.port_royal.weights import Weights
from doubloon.games.port_royal.deck import (
    CLERK,
    COLOURS,
    EXPEDITION,
    JACK_SHIFT,
    MADEMOISELLE,
    ROLES,
    TRADER,
    WHOLESALER,
    Deck,
)
from doubloon.games.port_royal.modes import GOALS
from doubloon.games.port_royal.persons import short

TAX_FROM: Final = 12
TAX_FROM_SET_SAIL: Final = 9
"""Coins from which on a tax hurts (R3.5a, R8.2)."""


class Outlook:
    """One seat's judgement of one position."""

    fee: int = 1
    """What a card costs on top in another's turn (R4.8)."""

    def __init__(self, view: dict[str, Any], seat: int, weights: Weights, deck: Deck) -> None:
        self.w = weights
        self.deck = deck
        options = view["options"]
        players = view["players"]
        me = players[seat]
        self.seats: int = len(players)
        self.active: bool = seat == view["active"]
        self.coins: int = me["coins"]
        self.swords: int = me["swords"]
        self.goal = GOALS[options["mode"]]
        self.tax_from = TAX_FROM_SET_SAIL if options["mode"] == "set-sail" else TAX_FROM
        self.roles = [0] * len(ROLES)
        self.traders = [0] * len(COLOURS)
        self.wholesalers = [0] * len(COLOURS)
        self.clerks = [0] * len(COLOURS)
        self.symbols = 0
        self.ending: bool = view["ending"]
        self.needs_expedition = options["end"] == "expedition"
        self._read(me["display"])
        self.influence: int = me["influence"]
        idle = self.needs_expedition and self.influence >= self.goal
        self.point = weights.point * (weights.idle if idle else 1.0)
        self.rival_influence, self.rival_coins = self._ahead(view, seat)
        self.horizon = self._horizon(view)
        self.coin = max(weights.tie_coin, min(1.0, self.horizon / weights.coin_fade))
        self.rival_coin = self.coin * weights.rival / max(1, self.seats - 1)
        self.toll = weights.fee * self.coin
        """What each card left for others brings (R4.8)."""
        self.earning = max(0.0, self.horizon - weights.lag)
        self.chances = self._chances(view, seat)
        self.view = view
        self._goals: list[tuple[int, float]] | None = None
        self._promised: dict[int, float] = {}
        self.rates = rates(self)
        self.worths: dict[int, float] = {}
        """What persons are worth, as far as anybody has asked."""

    def _read(self, display: list[str]) -> None:
        """Count what the display is good for."""
        deck = self.deck
        for id in display:
            card = deck.card[id]
            if deck.kind[card] == EXPEDITION:
                self.needs_expedition = False
                continue
            role = deck.role[card]
            self.roles[role] += 1
            self.symbols += deck.symbol[card]
            if role == TRADER:
                self.traders[deck.colour[card]] += 1
            elif role == WHOLESALER:
                self.wholesalers[deck.colour[card]] += 1
            elif role == CLERK:
                self.clerks[deck.colour[card]] += 1

    def _horizon(self, view: dict[str, Any]) -> float:
        """How many rounds there are still to play after this turn."""
        if view["ending"]:
            return float((view["first"] - view["active"] - 1) % self.seats) / self.seats
        w = self.w
        late = view["options"]["end"] == "expedition"
        lead = 0.0
        for player in view["players"]:
            reach = player["influence"] + w.promise * player["coins"]
            if late and not any(self._is_expedition(id) for id in player["display"]):
                reach = min(reach, self.goal) - w.no_expedition
            lead = max(lead, reach)
        return max(0.5, (self.goal - lead) / w.pace)

    def _ahead(self, view: dict[str, Any], seat: int) -> tuple[int, int]:
        """Influence and coins of the rival who would win if the game ended now (R6.3, R7.2)."""
        late = view["options"]["end"] == "expedition"
        return max(
            (rival["influence"], rival["coins"])
            if not late or any(map(self._is_expedition, rival["display"]))
            else (0, 0)
            for rival in view["players"]
            if rival["seat"] != seat
        )

    def finishes(self, points: int) -> bool:
        """Whether so many points trigger the end with everybody else behind (R6.1, R7.1)."""
        total = self.influence + points
        return (
            total >= self.goal
            and total > self.rival_influence
            and not self.ending
            and not self.needs_expedition
        )

    def wins(self, points: int, coins: int) -> bool:
        """Whether so many points more, and so many coins in all, would be enough to win now."""
        mine = self.influence + points, coins
        return not self.needs_expedition and mine > (self.rival_influence, self.rival_coins)

    def _is_expedition(self, id: str) -> bool:
        return self.deck.kind[self.deck.card[id]] == EXPEDITION

    def _chances(self, view: dict[str, Any], seat: int) -> tuple[float, float, float]:
        """The chances to complete an expedition that lacks no symbol, one, or two."""
        w = self.w
        if view["ending"]:
            to_me = (seat - view["active"]) % self.seats
            to_first = (view["first"] - view["active"] - 1) % self.seats
            return (1.0 if to_me <= to_first else 0.0), 0.0, 0.0
        soon = min(1.0, self.horizon / 2)
        return (1.0 if self.active else w.ready), w.one_short * soon, w.two_short * soon

    def _expeditions(self, view: dict[str, Any]) -> list[tuple[int, float]]:
        """What each expedition to come asks for, and its gain times the odds that it comes."""
        deck, w = self.deck, self.w
        found: list[tuple[int, float]] = []
        opened = view["expeditions"]
        for id in opened:
            card = deck.card[id]
            found.append((deck.needs[card], self.gain(card)))
        if self.horizon > 1.5:
            done = [id for player in view["players"] for id in player["display"]]
            for card in self.unopened():
                id = deck.ids[card]
                if id not in opened and id not in done:
                    found.append((deck.needs[card], w.unopened * self.gain(card)))
        return found

    def unopened(self) -> list[int]:
        """The expeditions that may come from the pile (R2.2); Set Sail alone has none (R8.1)."""
        return [] if self.view["options"]["mode"] == "set-sail" else expeditions(self.deck)

    def gain(self, expedition: int) -> float:
        """What completing an expedition brings beyond the persons given up."""
        deck = self.deck
        points = deck.influence[expedition] - symbol_count(deck.needs[expedition])
        worth = points * self.point + deck.coins[expedition] * self.coin
        return worth + self.w.must * self.w.point if self.needs_expedition else worth

    def promise(self, symbols: int) -> float:
        """What symbols are worth: the best expedition they lead to."""
        best = self._promised.get(symbols, -1.0)
        if best >= 0:
            return best
        best = 0.0
        chances = self.chances
        if self._goals is None:
            self._goals = self._expeditions(self.view)
        for needs, gain in self._goals:
            lack = shortfall(symbols, needs)
            if lack < 3:
                worth = gain * chances[lack]
                if worth > best:
                    best = worth
        self._promised[symbols] = best
        return best

    def purse(self, coins: int) -> float:
        """What so many coins are worth."""
        return spendable(self.w, coins, self.tax_from) * self.coin

    def purses(self, many: int) -> list[float]:
        """The same for all numbers of coins below one."""
        coin = self.coin
        return [coins * coin for coins in spendables(self.w, many, self.tax_from)]

    def price(self, person: int) -> int:
        """What a person costs now (R4.6)."""
        price = self.deck.cost[person] - self.roles[MADEMOISELLE]
        return price if price > 0 else 0

    def income(self, ship: int) -> int:
        """What a ship brings now (R4.5)."""
        return self.deck.coins[ship] + self.traders[self.deck.colour[ship]]

    def person(self, card: int) -> float:
        """What a person is worth, whatever it costs."""
        worth = self.worths.get(card)
        if worth is None:
            points = self.deck.influence[card]
            worth = self.point * points + ability(self, card)
            if self.influence + points >= self.goal and self.finishes(points):
                worth += self.w.point * self.w.finish
            self.worths[card] = worth
        return worth

    def ship(self, card: int) -> float:
        """What a ship is worth beyond its coins."""
        colour = self.deck.colour[card]
        worth = 0.0
        if self.wholesalers[colour]:
            worth = self.point * (1 + self.w.finish) if self.finishes(1) else self.point
        worth += self.coin * self.clerks[colour]
        return worth - self.rival_coin * self.deck.gift[card]


def spendable(w: Weights, coins: int, tax_from: int) -> float:
    """How many easily spent coins a purse is worth, long before the end."""
    if coins <= w.full:
        return float(coins)
    worth = w.full + (coins - w.full) * w.over
    if coins >= tax_from:
        worth -= (coins - tax_from + 1) * (w.over - w.taxed)
    return worth


@lru_cache(maxsize=64)
def spendables(w: Weights, many: int, tax_from: int) -> list[float]:
    """The same for all purses below a number of coins."""
    return [spendable(w, coins, tax_from) for coins in range(many)]


@cache
def shortfall(have: int, needs: int) -> int:
    """How many symbols are missing, Jacks counted in (R4.13)."""
    return max(0, short(have, needs) - (have >> JACK_SHIFT))


@cache
def symbol_count(packed: int) -> int:
    """How many symbols are packed in a number."""
    return sum(packed >> shift & 15 for shift in (0, 4, 8, 12))


@lru_cache(maxsize=64)
def expeditions(deck: Deck) -> list[int]:
    """The expeditions of the base game's pile (R2.2)."""
    return [
        deck.card[row["id"]]
        for row in deck.rows
        if row["kind"] == "expedition" and row["set"] == "base" and not row.get("five_seats_only")
    ]
