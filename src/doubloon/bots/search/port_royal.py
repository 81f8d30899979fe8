"""The judge of Port Royal where everybody plays alone: a turn is played out, the race is weighed.

Everything is open there, so one world is as good as another, and chance tells the rest. Quick
replies are those of the greedy player as the position at the root looks to each seat; what cards
and coins are worth hardly changes within a turn.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from doubloon.bots.port_royal import DEFAULT, DEFAULT_AIMS
from doubloon.bots.port_royal.outlook import Outlook
from doubloon.bots.port_royal.voyage import Voyage
from doubloon.bots.search.judge import Judge
from doubloon.bots.search.layer import learned
from doubloon.bots.search.port_royal_race import Race
from doubloon.engine.state import State as AnyState
from doubloon.games import game
from doubloon.games.port_royal import PortRoyal
from doubloon.games.port_royal.deck import (
    ADMIRAL,
    EXPEDITION,
    GOVERNOR,
    JESTER,
    PERSON,
    SHIP,
)
from doubloon.games.port_royal.frames.discover import Repel
from doubloon.games.port_royal.frames.trade import Take
from doubloon.games.port_royal.persons import influence
from doubloon.games.port_royal.state import State
from doubloon.games.port_royal.words import (
    ADMIT,
    DRAW,
    FIRST_CARD,
    FIRST_CLAIM,
    GAMBLE,
    PASS,
    REPEL,
    STOP,
)

AHEAD: Final = 1
"""Turns that are played out before a position is judged."""
ALONE: Final = 0.1
"""Curiosity against a single rival; both figures were found by play against greedy."""
PURSE: Final = 61
"""Coins up to which a purse is reckoned."""


class Eye:
    """How a seat sees the cards: what each is worth to it, and what coins are."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.purse = [look.purse(coins) for coins in range(PURSE)]
        deck = look.deck
        self.cost = [0] * len(deck.kind)
        """Coins that a card costs; less than none for ships."""
        self.gain = [0.0] * len(deck.kind)
        """What a card is worth, its coins aside."""
        self.fetched = [False] * len(deck.kind)
        self.tables: dict[int, list[float]] = {}
        self.fee_tables: dict[int, list[float]] = {}

    def fetch(self, card: int) -> None:
        """Look at a card for the first time."""
        look = self.look
        if look.deck.kind[card] == SHIP:
            self.cost[card] = -look.income(card)
            self.gain[card] = look.ship(card)
        else:
            self.cost[card] = look.price(card)
            self.gain[card] = look.person(card)
        self.fetched[card] = True

    def worth(self, card: int, coins: int, fee: int) -> float:
        """What taking a card changes, for so many coins in the purse."""
        if not self.fetched[card]:
            self.fetch(card)
        left = coins - self.cost[card] - fee
        if left < 0:
            return -1.0
        purse = self.purse
        return self.gain[card] + purse[left if left < PURSE else -1] - purse[min(coins, PURSE - 1)]

    def table(self, coins: int) -> list[float]:
        """The same for all cards in an own turn, as far as they were asked for."""
        found = self.tables.get(coins)
        if found is None:
            kinds = self.look.deck.kind
            found = self.tables[coins] = [
                self.worth(card, coins, 0) if 0 <= kind <= SHIP else 0.0
                for card, kind in enumerate(kinds)
            ]
        return found

    def fee_table(self, coins: int) -> list[float]:
        """The same for all cards in the turn of another, who gets a coin (R4.8)."""
        found = self.fee_tables.get(coins)
        if found is None:
            kinds = self.look.deck.kind
            found = self.fee_tables[coins] = [
                self.worth(card, coins, 1) if 0 <= kind <= SHIP else 0.0
                for card, kind in enumerate(kinds)
            ]
        return found


class PortRoyalJudge(Judge):
    """Replies as the greedy player would, in a hurry; a race weighed as many games have taught."""

    secrets = False
    curiosity = 0.25

    def __init__(self) -> None:
        self.race: Race | None = None
        self.eyes: list[Eye] = []
        self.until = 0

    def watch(self, view: dict[str, Any]) -> None:
        """Look at the position with everybody's eyes."""
        self.view = view
        self.eyes = []
        self.secrets = view["quest"] is not None
        if len(view["players"]) == 2:
            self.curiosity = ALONE
        if self.race is None:
            self.race = Race(learned("port_royal", course(view["options"])))

    def see(self) -> list[Eye]:
        """Everybody's eyes, opened when they are needed."""
        view = self.view
        deck = cast(PortRoyal, game("port-royal").of(view["options"])).deck
        for seat in range(len(view["players"])):
            if view["board"] is None and view["quest"] is None:
                self.eyes.append(Eye(Outlook(view, seat, DEFAULT, deck)))
            else:
                self.eyes.append(Eye(Voyage(view, seat, DEFAULT, deck, DEFAULT_AIMS)))
        return self.eyes

    def begin(self, s: AnyState) -> None:
        """Judge at the beginning of the turn after next."""
        self.until = cast(State, s).turn + AHEAD

    def far(self, s: AnyState) -> bool:
        """Whether that turn has begun; a last round is played to its end."""
        state = cast(State, s)
        return state.turn >= self.until and not state.ending

    def worth(self, s: AnyState) -> list[float]:
        """Each seat's chance to win."""
        assert self.race is not None
        return self.race.chances(cast(State, s))

    def mark(self, s: AnyState, seat: int) -> object:
        """Harbour, purses, displays, contracts, and who is asked: nothing else differs much."""
        state = cast(State, s)
        board, quest = state.board, state.quest
        return (
            state.turn,
            len(state.stack),
            tuple(sorted(state.harbour)),
            tuple(state.coins),
            tuple(state.display),
            None if board is None else (*board.claims, *board.steps, *board.kept, board.time),
            None if quest is None else (tuple(quest.crowns), tuple(quest.cubes), quest.event),
        )

    def reply(self, s: AnyState, codes: list[int], random: Random) -> int:
        """Draw while the odds are good, turn away what would bust, take what is worth most."""
        state = cast(State, s)
        eyes = self.eyes or self.see()
        frame = state.stack[-1]
        eye = eyes[frame.seat]
        for code in codes:
            if FIRST_CLAIM <= code < FIRST_CARD:
                return code
        first = codes[0]
        if first == REPEL:
            return repel(state, eye)
        if isinstance(frame, Take):
            return take(state, codes, eye, frame.left)
        if first in (DRAW, STOP, GAMBLE):
            return discover(state, codes, eye)
        return first


def course(options: dict[str, Any]) -> str:
    """Which of the taught races this is (`doubloon.lab.teach`)."""
    mode: str = options["mode"]
    if mode == "classic":
        return "mixed" if options["mix"] or options["end"] != "standard" else mode
    return mode.partition("-open")[0]


def expedition(s: State, codes: list[int], eye: Eye) -> int:
    """The best expedition to set out on; -1 if there is none."""
    deck = s.deck
    best, found = 0.0, -1
    for code in codes:
        if code >= FIRST_CARD and deck.kind[code - deck.take] == EXPEDITION:
            gain = eye.look.gain(code - deck.take)
            if gain > best:
                best, found = gain, code
    return found


def take(s: State, codes: list[int], eye: Eye, left: int) -> int:
    """The card that is worth most, or none."""
    deck = s.deck
    seat = s.stack[-1].seat
    coins = s.coins[seat]
    fee = 0 if seat == s.active else 1
    if seat == s.active and s.expeditions:
        found = expedition(s, codes, eye)
        if found >= 0:
            return found
    best, found = 0.0, PASS
    for code in codes:
        if code >= FIRST_CARD:
            card = code - deck.take
            worth = last_worth(s, card) if s.ending else eye.worth(card, coins, fee)
            if worth > best:
                best, found = worth, code
    if found == PASS and len(codes) > 1 and PASS not in codes:
        return codes[0]
    return found


def repel(s: State, eye: Eye) -> int:
    """Drive a ship away if it would bust, or promises less than it risks."""
    deck = s.deck
    ship = cast(Repel, s.stack[-1]).ship
    colour = deck.colour[ship]
    ships = 0
    best = 0.0
    coins = s.coins[s.active]
    for card in s.harbour:
        if deck.kind[card] == SHIP:
            if deck.colour[card] == colour:
                return REPEL
            ships += 1
        best = max(best, eye.worth(card, coins, 0))
    return ADMIT if ships >= 2 or eye.worth(ship, coins, 0) > best else REPEL


def discover(s: State, codes: list[int], eye: Eye) -> int:
    """Draw, unless what lies there is worth more than another card promises."""
    if s.expeditions:
        found = expedition(s, codes, eye)
        if found >= 0:
            return found
    if STOP not in codes:
        return codes[0]
    if codes[0] != DRAW:
        return STOP
    deck, seat, look = s.deck, s.active, eye.look
    kinds, colours, needed = deck.kind, deck.colour, deck.swords
    table = eye.table(s.coins[seat])
    mask = ships = 0
    worths: list[float] = []
    for card in s.harbour:
        if kinds[card] == SHIP:
            mask |= 1 << colours[card]
            ships += 1
        worths.append(table[card])
    if not mask:
        return DRAW
    bag = s.unseen[-1] if s.pile else s.discard
    worths.sort(reverse=True)
    worths += [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    roles = look.roles
    takes = (ships - 2 if ships > 3 else 1) + roles[GOVERNOR] + s.gambled
    takes = min(takes, 5)
    now = sum(worths[:takes])
    least = worths[takes - 1]
    stop = now
    cards = len(s.harbour)
    admirals = 2 * roles[ADMIRAL] * look.coin
    toll = look.toll
    rivals = s.seats - 1
    if cards >= 5:
        stop += admirals
    left = cards - takes
    if left > 0:
        stop += toll * min(left, rivals)
    more = admirals if cards >= 4 else 0.0
    if left + 1 > 0:
        more += toll * min(left + 1, rivals)
    if s.ending:
        won = leads(s, seat, most_points(s, eye, takes))
        return DRAW if not won and can_grow(s, bag, mask) else STOP
    deal = ships >= 3
    total = 0.0
    jest = roles[JESTER] * look.coin
    might = look.swords
    base = now + more
    next_least = worths[takes]
    for card in bag:
        kind = kinds[card]
        if kind == SHIP:
            if mask >> colours[card] & 1:
                total += stop if needed[card] <= might else jest
            else:
                worth = table[card]
                if deal:
                    total += base + (worth if worth > next_least else next_least)
                elif worth > least:
                    total += base + worth - least
                else:
                    total += base
        elif kind == PERSON:
            worth = table[card]
            total += base + worth - least if worth > least else base
        else:
            total += stop
    return DRAW if total * (1 + look.w.bold) > stop * len(bag) else STOP


def last_worth(s: State, card: int) -> float:
    """What a card is worth in the last round: influence, then coins (R6.3)."""
    deck = s.deck
    if deck.kind[card] == SHIP:
        return 0.01 * deck.coins[card]
    return deck.influence[card] - 0.01 * deck.cost[card]


def leads(s: State, seat: int, points: int) -> bool:
    """Whether a seat would be ahead of all others with so many points more (R6.3)."""
    own = (influence(s, seat) + points, s.coins[seat])
    return all(
        own > (influence(s, other), s.coins[other]) for other in range(s.seats) if other != seat
    )


def most_points(s: State, eye: Eye, takes: int) -> int:
    """The most influence that one card can bring now, or about that of several."""
    deck = s.deck
    coins = s.coins[s.active]
    points = sorted(
        (
            deck.influence[card]
            for card in s.harbour
            if deck.kind[card] == PERSON and eye.look.price(card) <= coins
        ),
        reverse=True,
    )
    return sum(points[:takes])


def can_grow(s: State, bag: list[int], mask: int) -> bool:
    """Whether any card of the bag would stay."""
    deck = s.deck
    for card in bag:
        kind = deck.kind[card]
        if kind == PERSON or (kind == SHIP and not mask >> deck.colour[card] & 1):
            return True
    return False
