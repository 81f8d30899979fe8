"""The contracts and tasks that a seat of Port Royal goes for, and what helps it there."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING, Any, Final, cast

from doubloon.bots.port_royal.aim_weights import AimWeights
from doubloon.bots.port_royal.means import TAX_COINS, Means, coins_asked, lack, less, nearest_trip
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.contracts import Need
from doubloon.games.port_royal.deck import ARES, INNKEEPER
from doubloon.games.port_royal.quest import NO_TASK, Book, Task
from doubloon.games.port_royal.state import Rules
from doubloon.games.port_royal.words import FIRST_CLAIM, FIRST_FULFIL

LIKELY: Final = 0.7
"""How sure it is that a task will be done by the end of the month."""

if TYPE_CHECKING:
    from doubloon.bots.port_royal.voyage import Voyage


class Page:
    """A contract or task that lies out, or may come."""

    def __init__(
        self, code: int, need: Need, steps: int, done: list[int], odds: float = 1.0
    ) -> None:
        self.code = code
        self.need = need
        self.steps = steps
        """How often its moment must come."""
        self.done = done
        """Who has reached it, in order."""
        self.odds = odds
        """How likely it is that it will lie out; 1 if it does already."""


class Aim:
    """A page that a seat may still reach."""

    def __init__(self, page: Page, left: int, steps: float, coins: int) -> None:
        self.page = page
        self.need = page.need
        self.left = left
        self.steps = steps
        """How far away it is, coins aside."""
        self.coins = coins
        """What must be in the purse then."""
        self.worth = 0.0
        self.duty = False
        """Whether the team cannot win without it, so that every step counts alike."""
        self.share = 1.0
        """How much of it is this seat's: less if a mate is nearer."""


class Aims:
    """One seat's aims, and by how much things bring it nearer."""

    def __init__(self, look: Voyage, weights: AimWeights, means: Means, open_: list[int]) -> None:
        self.look = look
        self.w = weights
        self.means = means
        self.open = open_
        """The expeditions that lie open."""
        self.list: list[Aim] = []
        hurry = weights.rush / max(0.5, look.horizon)
        self.fade = weights.far * (1 + hurry)
        self.step = weights.step * (1 + weights.late_step * hurry)
        """What a step towards a duty is worth."""
        self.trips = self._trips(means.symbols)
        self.crown = look.point / 2
        """What a crown is worth: two make a point (R15.6)."""
        self.cubes = 0
        """Cubes that are free."""
        self.want = 0.0
        """Coins that a mate of a team needs for its aims."""
        self.idle = False
        """Whether a mate of a team has nothing left to do."""
        self.wishes: dict[int, float] = {}
        """What cards are worth to this mate, as far as anybody has asked."""
        self._persons: dict[int, float] = {}
        self._purses: dict[int, float] = {}

    def _trips(self, symbols: int) -> float:
        """How far the nearest expedition is with these symbols."""
        return nearest_trip(self.w, self.means, symbols, self.open)

    def consider(self, page: Page, left: int) -> Aim:
        """Take a page among the aims; its worth is told later."""
        steps = lack(self.w, page.need, self.means, left, self.trips)
        aim = Aim(page, left, steps, coins_asked(page.need))
        self.list.append(aim)
        return aim

    def find(self, code: int) -> Aim | None:
        """The aim of a code."""
        for aim in self.list:
            if aim.page.code == code:
                return aim
        return None

    def away(self, aim: Aim, coins: int) -> float:
        """How far an aim is with so many coins."""
        return aim.steps + self.w.coin * max(0, aim.coins - coins)

    def chance(self, steps: float) -> float:
        """How likely an aim so far away is reached in time."""
        return exp(-self.fade * steps)

    def nearer(self, aim: Aim, steps: float) -> float:
        """What it is worth to be so many steps nearer to an aim.

        All duties must be done: the chance of that is a product, so each step counts the same.
        """
        far = self.away(aim, self.means.coins)
        if aim.duty:
            bonus = self.w.done + aim.worth - self.w.team if steps >= far else 0.0
            return aim.share * (self.step * min(steps, far) + bonus)
        return aim.worth * (self.chance(max(0.0, far - steps)) - self.chance(far))

    def promise(self, aim: Aim, steps: float) -> float:
        """What an aim promises when it is so far away."""
        if aim.duty:
            return -aim.share * self.step * steps
        return aim.worth * self.chance(steps)

    def person(self, card: int) -> float:
        """What a person is worth for the aims."""
        found = self._persons.get(card)
        if found is None:
            found = 0.0
            after = self.trips
            symbol = self.means.deck.symbol[card]
            if symbol:
                after = self._trips(self.means.symbols + symbol)
            for aim in self.list:
                steps = less(self.w, aim.need, self.means, card, self.trips, after)
                if steps:
                    found += self.nearer(aim, steps)
            self._persons[card] = found
        return found

    def purse(self, coins: int) -> float:
        """What so many coins are worth for the aims."""
        found = self._purses.get(coins)
        if found is None:
            found = sum(self.promise(aim, self.away(aim, coins)) for aim in self.list if aim.coins)
            self._purses[coins] = found
        return found

    def saved(self, coins: int) -> float:
        """What so many coins are worth to a mate: more while it needs them."""
        w = self.w
        if self.idle:
            return w.idle_coin * coins
        worth = w.short_coin * min(coins, self.want) + w.spare_coin * max(0.0, coins - self.want)
        if coins >= TAX_COINS:
            worth -= w.spare_coin * (coins - TAX_COINS + 1) / 2
        return worth

    def slope(self) -> float:
        """What one more coin is worth to a mate."""
        if self.idle:
            return self.w.idle_coin
        return self.w.short_coin if self.means.coins < self.want else self.w.spare_coin

    def total(self, means: Means) -> float:
        """What all aims promise a seat that has this."""
        trips = self._trips(means.symbols)
        return sum(
            self.promise(aim, lack(self.w, aim.need, means, aim.left, trips)) for aim in self.list
        )

    def waived(self, colour: int) -> float:
        """What it is worth to decline the coins of a ship of a colour (R12.5)."""
        return sum(self.nearer(aim, self.w.waive) for aim in self.list if aim.need.waived == colour)

    def kept_off(self, colour: int) -> float:
        """What it is worth to repel a ship of a colour (R12.11)."""
        if colour in self.means.kept or colour == ARES:
            return 0.0
        return sum(self.nearer(aim, self.w.repel) for aim in self.list if aim.need.repelled)

    def good(self, card: int) -> float:
        """What it is worth to keep a ship as a good (R18.3)."""
        deck, w, means = self.means.deck, self.w, self.means
        good = deck.good[card]
        worth = w.spare_good
        for aim in self.list:
            if means.goods[good] < aim.need.pay_goods[good]:
                worth += self.nearer(aim, w.good)
            if deck.colour[card] == ARES and means.ares < aim.need.pay_ares:
                worth += self.nearer(aim, w.good)
        if deck.colour[card] != ARES and means.roles[INNKEEPER]:
            worth += w.inn * 3 * self.look.coin
        return worth

    def ship(self, card: int) -> float:
        """What a ship is worth beyond its coins: crowns, a good, or the coins declined."""
        look, deck = self.look, self.means.deck
        extra = deck.crowns[card] * self.crown
        if deck.good[card] >= 0:
            extra = max(extra, self.good(card) - look.coin * deck.coins[card])
        declined = self.waived(deck.colour[card]) - look.coin * look.income(card)
        return max(extra, declined)

    def bust(self) -> float:
        """What a bust is worth (R12.8)."""
        return sum(self.nearer(aim, aim.steps) for aim in self.list if aim.need.busted)

    def moment(self, colours: int, cards: int, before: int, cards_before: int) -> float:
        """What a harbour that has grown so is worth for what must be used at once."""
        worth = 0.0
        for aim in self.list:
            need = aim.need
            if aim.page.odds < 1 or (aim.page.steps > 1 and not need.colours):
                continue
            asked, have, had = (
                (need.colours, colours, before)
                if need.colours
                else (need.harbour_cards, cards, cards_before)
            )
            if not asked or had >= asked or self.means.coins < aim.coins:
                continue
            missing = max(0, asked - have)
            if missing < len(self.w.reach):
                worth += self.nearer(aim, aim.steps / aim.left) * self.w.reach[missing]
        return worth * self.w.moment if self.look.crewed else worth

    def stop(self, cards: int) -> float:
        """What it is worth to stop with so many cards (R23.9)."""
        return sum(
            self.nearer(aim, self.w.stop)
            for aim in self.list
            if aim.need.stop_with == cards > 0 and aim.page.odds == 1
        )

    def taxed(self) -> float:
        """What it is worth to pay tax now (R12.7, R23.7)."""
        return sum(
            self.nearer(aim, aim.steps)
            for aim in self.list
            if aim.need.tax_paid and aim.page.odds == 1
        )


@cache
def port_royal() -> PortRoyal:
    """The game, for its facts."""
    return cast(PortRoyal, game("port-royal"))


def rules_of(view: dict[str, Any]) -> Rules:
    """The rules that a table plays by."""
    room = cast(PortRoyal, port_royal().of(view["options"]))
    return room.rules(len(view["players"]), view["options"])


@cache
def places(of: str) -> dict[str, int]:
    """Where each contract or task stands in the data."""
    rules = port_royal().rules(2, port_royal().check(2, {}))
    rows: list[Any] = list(rules.contracts) if of == "contract" else list(rules.book.tasks)
    return {row.id: at for at, row in enumerate(rows)}


def pages(view: dict[str, Any], rules: Rules) -> list[Page]:
    """All that lies out."""
    found: list[Page] = []
    if view["board"] is not None:
        for laid in view["board"]["contracts"]:
            at = places("contract")[laid["id"]]
            contract = rules.contracts[at]
            found.append(Page(FIRST_CLAIM + at, contract.need, contract.steps, laid["claims"]))
    if view["quest"] is not None:
        for laid in view["quest"]["tasks"]:
            at = places("task")[laid["id"]]
            task = rules.book.tasks[at]
            found.append(Page(FIRST_FULFIL + at, task.need, task.steps, laid["done"]))
        if view["quest"]["coop"] and found:
            found += to_come(view["quest"], rules.book)
    return found


def to_come(quest: dict[str, Any], book: Book) -> list[Page]:
    """The pages that the ends of the months to come may lay out (R17.2)."""
    done = {places("task")[laid["id"]] for laid in quest["tasks"] if laid["done"]}
    odds = {places("task")[quest["tasks"][-1]["id"]]: 1.0}
    for at, task in enumerate(book.tasks):
        here = odds.get(at, 0.0)
        if not here:
            continue
        for then, share in follow(task, done):
            if then != NO_TASK:
                odds[then] = odds.get(then, 0.0) + LIKELY * here * share
    laid = {places("task")[laid["id"]] for laid in quest["tasks"]}
    return [
        Page(FIRST_FULFIL + at, book.tasks[at].need, book.tasks[at].steps, [], chance)
        for at, chance in odds.items()
        if at not in laid
    ]


def follow(task: Task, done: set[int]) -> list[tuple[int, float]]:
    """Where a page leads, and how likely: what can be done will mostly be done."""
    if task.if_done == NO_TASK:
        return [(task.goto, 1.0)]
    if task.if_done in done:
        return [(task.yes, 1.0)]
    return [(task.yes, LIKELY), (task.no, 1 - LIKELY)]
