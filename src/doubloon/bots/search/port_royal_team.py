"""The judge of Port Royal's adventure played together: the chance to win, as games taught it.

The turn is played out as greedy mates would, in a hurry; then one small layer weighs what the team
has and lacks. Facts of nothing stand for the time to beat. All seats share one worth.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final, cast

from doubloon.bots.port_royal.haul import allowance
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.bots.search.layer import Nearby, Vector, learned
from doubloon.bots.search.port_royal import PortRoyalJudge
from doubloon.bots.search.port_royal_quest import quest_facts
from doubloon.bots.search.port_royal_quick import Eye, can_grow, expedition
from doubloon.engine.state import State as AnyState
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.deck import ADMIRAL, EXPEDITION, JESTER, PERSON, SHIP
from doubloon.games.port_royal.frames.goods import KeepOrCash
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import CASH, DRAW, FIRST_CARD, FIRST_FULFIL, KEEP, STOP

MISJUDGED: Final = 1
"""The chapter in which greedy players do better than the layer (docs/bots.md)."""
SURE: Final = 30.0
"""A score beyond which nothing changes."""
LOOKING: Final = ("Look", "LookAt", "PutBack")
"""Steps of a Scout; who did not look sees only how many cards there are."""


class TeamJudge(PortRoyalJudge):
    """Replies as greedy mates would, in a hurry, and weighs the team's chance."""

    curiosity = 0.15
    enough = 200

    def __init__(self) -> None:
        super().__init__()
        self.known = False
        self.time = 0.0
        self.near: Nearby | None = None

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the position."""
        if not self.known:
            self.known = True
            self.layer = learned("port_royal", "quest")
            self.time = self.layer.score([0.0] * len(self.layer.direct))
        self.view = view
        self.deck = cast(PortRoyal, game("port-royal").of(view["options"])).deck
        self.eyes = []
        self.near = None
        self.secrets = has_secrets(view)

    def trusts(self, code: int) -> bool:
        """Whoever can fulfil a task or complete an expedition does, and all in the first chapter.

        Greedy teams never wait, so their games do not teach what waiting is worth.
        """
        if self.view["quest"]["chapter"] == MISJUDGED:
            return True
        deck = self.deck
        if FIRST_CARD + deck.take <= code < FIRST_CARD + deck.top:
            return deck.kind[code - deck.take] == EXPEDITION
        return FIRST_FULFIL <= code < FIRST_CARD

    def worth(self, s: AnyState) -> list[float]:
        """The chance to win together."""
        state = cast(State, s)
        facts = quest_facts(state)
        if self.near is None:
            self.near = Nearby(self.layer, facts)
        ahead = self.near.score(facts) - self.time
        return [1 / (1 + exp(-max(-SURE, ahead)))] * state.seats

    def mark(self, s: AnyState, seat: int) -> object:
        """The same as for all, and goods."""
        quest = cast(State, s).quest
        told = super().mark(s, seat)
        return told if quest is None else (told, tuple(quest.goods), quest.scouted)

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """As a greedy player would, with the moments that tasks wait for."""
        state = cast(State, s)
        first = codes[0]
        if first in (KEEP, CASH):
            return keep(state, (self.eyes or self.see()))
        if DRAW in codes and STOP in codes:
            return discover(state, codes, self.eyes or self.see())
        return super().reply(s, codes, random)


def has_secrets(view: dict[str, Any]) -> bool:
    """Whether a mate has looked at a card that this seat has not seen (R22.1b)."""
    quest = view["quest"]
    if quest is None:
        return False
    if quest["knowers"] and quest["top"] is None:
        return True
    if any(coin["card"] is None for one in quest["travellers"] for coin in one["marked"]):
        return True
    return any(isinstance(step[-1], int) for step in view["pending"] if step[0] in LOOKING)


def against_time(s: State) -> list[Vector]:
    """The facts for learning: the team against time."""
    facts = quest_facts(s)
    return [facts, [0.0] * len(facts)]


def keep(s: State, eyes: list[Eye]) -> int:
    """Keep a ship as a good if that is worth more than its coins (R18.3)."""
    frame = cast(KeepOrCash, s.stack[-1])
    look = cast(Voyage, eyes[frame.seat].look)
    cash = look.coin * s.deck.coins[frame.ship] + look.aims.crown * s.deck.crowns[frame.ship]
    return KEEP if look.aims.good(frame.ship) > cash else CASH


def discover(s: State, codes: list[int], eyes: list[Eye]) -> int:
    """Draw, unless what lies there is worth more than another card promises."""
    eye = eyes[s.active]
    if s.expeditions:
        found = expedition(s, codes, eye)
        if found >= 0:
            return found
    deck, seat = s.deck, s.active
    look = cast(Voyage, eye.look)
    kinds, colours, needed = deck.kind, deck.colour, deck.swords
    table = eye.table(s.coins[seat])
    mask = ships = 0
    ranked: list[tuple[float, int]] = []
    for card in s.harbour:
        if kinds[card] == SHIP:
            mask |= 1 << colours[card]
            ships += 1
        ranked.append((-table[card], card))
    bag = s.unseen[-1] if s.pile else s.discard
    if not can_grow(s, bag):
        return STOP  # Repelling what comes might never end.
    if not mask:
        return DRAW
    ranked.sort()
    takes = allowance(look.roles, ships, s.gambled)
    mine = [one for one in ranked[:takes] if one[0] < 0.0]
    now = -sum(one[0] for one in mine)
    least = -mine[-1][0] if len(mine) == takes else 0.0
    cards = len(s.harbour)
    admirals = 2 * look.roles[ADMIRAL] * look.coin
    aims = look.aims
    stop = now + aims.stop(cards) + (admirals if cards >= 5 else 0.0)
    more = admirals if cards >= 4 else 0.0
    with_person = now + more + aims.moment(ships, cards + 1, ships, cards)
    with_ship = now + more + aims.moment(ships + 1, cards + 1, ships, cards)
    bust = look.roles[JESTER] * look.coin + aims.bust()
    might = look.swords
    deal = ships >= 3
    total = 0.0
    for card in bag:
        kind = kinds[card]
        if kind != PERSON and kind != SHIP:
            total += stop
            continue
        if kind == SHIP and mask >> colours[card] & 1:
            total += stop if needed[card] <= might else bust
            continue
        total += with_person if kind == PERSON else with_ship
        worth = table[card]
        if worth > least:
            total += worth if deal and kind == SHIP else worth - least
    return DRAW if total * (1 + look.boldness) > stop * len(bag) else STOP
