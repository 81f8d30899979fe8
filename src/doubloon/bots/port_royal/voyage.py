"""How a seat of Port Royal judges a table with contracts or tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.bots.port_royal.aims import Aims, rules_of
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.bots.port_royal.time import turns_left
from doubloon.bots.port_royal.weights import Weights
from doubloon.bots.port_royal.worth import crew_aims
from doubloon.games.port_royal.deck import (
    ARES,
    EXPEDITION,
    INNKEEPER,
    MADEMOISELLE,
    SCOUT,
    Deck,
)
from doubloon.games.port_royal.quest import (
    ALL_SWORDS,
    AS_MADEMOISELLE,
    AS_TRADER,
    CUP,
    DISCOUNT,
    DOOR,
    FIRST_SHIP,
    NO_FEE,
    NO_REPELLING,
    Happening,
    Personality,
)

if TYPE_CHECKING:
    from doubloon.bots.port_royal.crew import Queue

BOTH: Final = DOOR | CUP
FAR: Final = 8.0
"""Steps beyond which an aim is simply far."""
SOME: Final = 3
"""Turns that are always thought to be left, so that the last ones do not count beyond measure."""
NEVER: Final = 10**6
"""A goal that nobody reaches: a team's game does not end by influence (R13.7, R19.4)."""


class Voyage(Outlook):
    """One seat's judgement, with its aims and those of its mates."""

    def __init__(
        self,
        view: dict[str, Any],
        seat: int,
        weights: Weights,
        deck: Deck,
        aim_weights: AimWeights,
    ) -> None:
        board, quest = view["board"], view["quest"]
        self.v = aim_weights
        self.rules = rules_of(view)
        self.team: bool = (board or quest)["coop"]
        self.crewed = self.team and board is not None and len(view["players"]) > 1
        """Whether contracts are shared with mates."""
        self.boldness = 0.0
        """By how much another card is better than it looks."""
        if not self.crewed:
            self.boldness = weights.bold
        if self.team and not self.crewed:
            self.boldness += aim_weights.bold if board is None else aim_weights.alone
        self.event = event_of(view, self)
        self.person_of = unlocked(view, seat, self)
        self._purses: dict[int, float] = {}
        self._ships: dict[int, float] = {}
        """What coins and ships are worth, as far as anybody has asked."""
        self.alones: dict[int, dict[int, float]] = {}
        """The same for single cards to take in one's own turn, by the coins one has then."""
        self.queue: Queue | None = None
        """Who would take what of the harbour that was looked at last."""
        self.locked = False
        """Whether the seat cannot win yet for want of cubes (R20.1)."""
        if quest is not None and not self.team:
            self.locked = quest["travellers"][seat]["fields"] & BOTH != BOTH
        self.ripe = 0.0
        """How near the seat is to the influence that wins."""
        self.fee = 0 if self.event and self.event.effect == NO_FEE else 1
        super().__init__(view, seat, weights, deck)
        if self.team:
            self._join(view)
        else:
            self.ripe = min(1.0, self.influence / self.goal)
        self._face_event(view)
        self.rates[SCOUT] = aim_weights.scout
        self.rates[INNKEEPER] = aim_weights.innkeeper * self.seats
        crew = crew_aims(view, seat, self, aim_weights)
        self.aims = crew[0]
        self.mates = crew[1:]
        if self.crewed:
            self.toll = 0.0  # What mates take is counted with its coin.
            self.boldness = aim_weights.crew_bold
            if aim_weights.crew_rush:
                self.boldness += aim_weights.crew_rush * pace(crew, view)
        if self.crewed and not self.active and view["active"] >= 0:
            self.rival_coin = -self.coin * self.mate_at(view["active"]).slope()

    def _join(self, view: dict[str, Any]) -> None:
        """A team wants its aims and, in the adventure, influence; wealth only serves them."""
        v = self.v
        self.goal = NEVER
        self.earning = min(self.earning, v.useful)
        self.rival_coin = -v.gift * self.coin if self.seats > 1 else 0.0
        self.point = v.idle_point
        if self.crewed:
            self.coin = max(self.w.tie_coin, min(1.0, turns_left(view) / v.spend))
        if view["quest"] is not None:
            have = sum(player["influence"] for player in view["players"])
            asked = self.rules.book.win_influence[view["quest"]["chapter"] - 1][self.seats - 1]
            if have < asked + v.sated:
                behind = max(0.0, 1 - have / asked)
                self.point = self.w.point * (1 + v.short_point * behind)

    def _face_event(self, view: dict[str, Any]) -> None:
        """What this turn's event changes for swords and ships (R17.1)."""
        self.first_ship = 0
        if self.event is None:
            return
        effect = self.event.effect
        if effect == NO_REPELLING and self.active:
            self.swords = 0
        elif effect == ALL_SWORDS and self.active:
            self.swords = sum(player["swords"] for player in view["players"])
        elif effect == FIRST_SHIP:
            self.first_ship = self.event.value

    def _read(self, display: list[str]) -> None:
        """What the display is good for, the personality and this turn's event besides."""
        super()._read(display)
        deck = self.deck
        for id in display:
            self.traders[ARES] += deck.ares_bonus[deck.card[id]]
        if self.event is not None and self.event.effect == DISCOUNT:
            self.roles[MADEMOISELLE] += self.event.value
        who = self.person_of
        if who is not None and who.ability == AS_MADEMOISELLE:
            self.roles[MADEMOISELLE] += who.value
        if who is not None and who.ability == AS_TRADER:
            self.traders[who.colour] += who.value

    def unopened(self) -> list[int]:
        """The expeditions of this table's pile."""
        deck = self.deck
        return [card for card in set(self.rules.dealt) if deck.kind[card] == EXPEDITION]

    def _horizon(self, view: dict[str, Any]) -> float:
        """Rounds still to play: a team knows them."""
        if self.team:
            return turns_left(view) / self.seats
        rounds = super()._horizon(view)
        if view["quest"] is not None and not view["ending"]:
            travellers = view["quest"]["travellers"]
            if all(one["fields"] & BOTH != BOTH for one in travellers):
                return max(rounds, 1.5)
        return rounds

    def _ahead(self, view: dict[str, Any], seat: int) -> tuple[int, int]:
        """The rival to beat; a team has none."""
        return (0, 0) if self.team else super()._ahead(view, seat)

    def finishes(self, points: int) -> bool:
        """Whether so many points end the game well, with both cubes gone (R20.1)."""
        return not self.locked and not self.team and super().finishes(points)

    def wins(self, points: int, coins: int) -> bool:
        """Whether so many points more would win now."""
        return not self.locked and super().wins(points, coins)

    def mate_at(self, seat: int) -> Aims:
        """The mate who sits there."""
        return next(mate for mate in self.mates if mate.means.seat == seat)

    def purse(self, coins: int) -> float:
        """What so many coins are worth, those included that aims ask for."""
        found = self._purses.get(coins)
        if found is None:
            plain = self.coin * self.aims.saved(coins) if self.crewed else super().purse(coins)
            found = self._purses[coins] = plain + self.aims.purse(coins)
        return found

    def purses(self, many: int) -> list[float]:
        """The same for all numbers of coins below one."""
        return [self.purse(coins) for coins in range(many)]

    def person(self, card: int) -> float:
        """What a person is worth, for the aims too."""
        worth = self.worths.get(card)
        if worth is None:
            worth = super().person(card) + self.aims.person(card)
            if self.crewed:
                worth += self.v.hire
            self.worths[card] = worth
        return worth

    def ship(self, card: int) -> float:
        """What a ship is worth beyond its coins."""
        found = self._ships.get(card)
        if found is None:
            found = self._ships[card] = super().ship(card) + self.aims.ship(card)
        return found


def pace(crew: list[Aims], view: dict[str, Any]) -> float:
    """Steps that a crew has to go for what is left to do, in each turn that is left."""
    nearest: dict[int, float] = {}
    for aims in crew:
        for aim in aims.list:
            if aim.duty:
                code = aim.page.code
                nearest[code] = min(nearest.get(code, FAR), aims.away(aim, aims.means.coins))
    return sum(nearest.values()) / (turns_left(view) + SOME)


def event_of(view: dict[str, Any], look: Voyage) -> Happening | None:
    """This turn's event."""
    quest = view["quest"]
    if quest is None or quest["event"] is None:
        return None
    return next(event for event in look.rules.book.events if event.id == quest["event"])


def unlocked(view: dict[str, Any], seat: int, look: Voyage) -> Personality | None:
    """The seat's personality, once its ability works (R16.4)."""
    quest = view["quest"]
    if quest is None:
        return None
    traveller = quest["travellers"][seat]
    for facts in look.rules.book.personalities:
        if facts.id == traveller["personality"] and traveller["fields"] & DOOR:
            return facts
    return None
